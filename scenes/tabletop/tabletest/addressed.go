package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// The laws of one voice, and of who is spoken to: a person who plays alone is «you» in every sentence, and what two or
// more persons read calls nobody so, since each of them may be at the screen.
const (
	lawYou      = "who plays alone is «you»"
	lawVoice    = "the panel does not say what the line at the top says"
	lawNobody   = "log and news of several persons name them"
	lawOutlived = "what explains goes with the moment that it is about"
)

// you is a word to whoever reads it, outside of what players ask each other.
var (
	you    = regexp.MustCompile(`(?i)(^|\PL)(you|your|yours|yourself|vous|votre|vos)(\PL|$)`)
	quoted = regexp.MustCompile(`“[^”]*”|«[^»]*»`)
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
	said := p.s.Sayings[min(p.told, len(p.s.Sayings)):]
	p.told = len(p.s.Sayings)
	alone := p.s.PlaysAlone()
	if alone != p.alone || alone && p.s.Hosts().Len() > 1 {
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
	p.unnamed(p.status())
	for _, s := range said {
		if p.namesReader(s.Text) {
			p.k.law(lawYou, leastFrames).fault(p.where, fmt.Sprintf("it is said %q", s.Text))
		}
	}
}

// unnamed wants nothing on the screen but a plate to name the person who plays alone.
func (p *play) unnamed(at string) {
	l := p.k.law(lawYou, leastFrames)
	l.looked++
	for i := range p.s.List.Items {
		if it := &p.s.List.Items[i]; p.namesReader(it.Text) || p.namesReader(it.Label) {
			l.fault(p.where, fmt.Sprintf("at %q there stands %q, %q", at, it.Text, it.Label))
		}
	}
}

// namesReader reports whether a text names the person who plays alone and is no plate; long names may be cut on one.
func (p *play) namesReader(text string) bool {
	name := Names[p.s.Persons().First()]
	first, _, _ := strings.Cut(name, " ")
	return strings.Contains(text, first) && !strings.HasPrefix(name, strings.TrimSuffix(text, "…"))
}

// outlived looks at whether a sentence that says why something surprises stands with a result that came after the one
// that it was read with.
func (p *play) outlived() {
	if gated := p.s.table.Gated(); gated != p.gated {
		if p.gated = gated; gated {
			p.results++
		}
	}
	if !p.gated {
		return
	}
	l := p.k.law(lawOutlived, 1)
	l.looked++
	for _, it := range p.s.Draw() {
		if it.Kind != display.Text || utf8.RuneCountInString(it.Text) < leastSentence {
			continue
		}
		for _, s := range p.k.Room.Surprises {
			if !strings.HasPrefix(p.s.Stage.Say(s.Says), it.Text) {
				continue
			}
			if with := p.read[s.Says]; with == 0 {
				p.read[s.Says] = p.results
			} else if with < p.results {
				l.fault(p.where, fmt.Sprintf("%q stands with a later result, at %q", it.Text, p.status()))
			}
		}
	}
}

// leastSentence is how long a line is at least that says which sentence it begins.
const leastSentence = 12

// explained looks at what a person who played alone is told of the computers' decisions.
func (p *play) explained() {
	if !p.s.PlaysAlone() || !p.s.Click("why") {
		return
	}
	thinking := p.s.Stage.Say("why.thinking")
	for range whysRead {
		for p.s.Wait(1); slices.ContainsFunc(p.s.Draw(), func(it display.Item) bool { return it.Text == thinking }); {
			p.s.Wait(1)
		}
		p.unnamed("why")
		if !p.s.Click("why.before") {
			break
		}
	}
	p.s.Click("why.done")
	p.s.Wait(1)
}

// whysRead is the number of decisions whose reasons are looked at.
const whysRead = 40
