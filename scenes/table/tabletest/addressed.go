package tabletest

import (
	"fmt"
	"regexp"
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// The laws of one voice, and of who is spoken to: a person who plays alone is «you» in every sentence, and what two or more persons read calls
// nobody so, since each of them may be at the screen.
const (
	lawYou    = "who plays alone is «you»"
	lawVoice  = "the panel does not say what the line at the top says"
	lawNobody = "log and news of several persons name them"
)

// you is a word to whoever reads it, outside of what players ask each other.
var (
	you    = regexp.MustCompile(`(?i)(^|\PL)(you|your|yours|yourself|vous|votre|vos)(\PL|$)`)
	quoted = regexp.MustCompile(`“[^”]*”`)
	begins = regexp.MustCompile(`^(You|Your|Vous|Votre|Vos)(\PL|$)`)
)

// voiced looks at whether the line at the top and the panel say the same sentence at a time.
func (p *play) voiced() {
	l, q := p.k.law(lawVoice, leastFrames), p.s.Needs()
	l.looked++
	bare := func(text string) string { return strings.ToLower(strings.TrimRight(text, ".!?…")) }
	if q.Head != "" && bare(q.Head) == bare(q.Status) {
		l.fault(p.where, fmt.Sprintf("panel and line at the top say %q", q.Status))
	}
}

// addressed looks at how the persons are spoken of on the screen, and in what was said since the last look.
func (p *play) addressed() {
	t := p.s.Table
	said := p.s.Sayings[min(p.told, len(p.s.Sayings)):]
	p.told = len(p.s.Sayings)
	alone := t.Eyes.Alone()
	if alone != p.alone || alone && t.Seats.Hosts.Len() > 1 {
		p.alone, said = alone, nil // Some of it was said while others looked on, or to call them.
	}
	if !alone {
		l := p.k.law(lawNobody, leastFrames)
		l.looked++
		for i := range p.s.List.Items {
			if it := &p.s.List.Items[i]; it.Role == display.LogLine && begins.MatchString(it.Text) {
				l.fault(p.where, fmt.Sprintf("the log says %q", it.Text))
			}
		}
		for _, s := range said {
			if s.Occasion == stage.Happened && you.MatchString(quoted.ReplaceAllString(s.Text, "")) {
				l.fault(p.where, fmt.Sprintf("it is told %q", s.Text))
			}
		}
		return
	}
	l := p.k.law(lawYou, leastFrames)
	l.looked++
	name := seated[t.Seats.Persons.First()]
	named := func(text string) bool {
		// A plate names its player; long names may be cut there.
		first, _, _ := strings.Cut(name, " ")
		return strings.Contains(text, first) && !strings.HasPrefix(name, strings.TrimSuffix(text, "…"))
	}
	for i := range p.s.List.Items {
		if it := &p.s.List.Items[i]; named(it.Text) || named(it.Label) {
			l.fault(p.where, fmt.Sprintf("at %q there stands %q, %q", p.status(), it.Text, it.Label))
		}
	}
	for _, s := range said {
		if named(s.Text) {
			l.fault(p.where, fmt.Sprintf("it is said %q", s.Text))
		}
	}
}
