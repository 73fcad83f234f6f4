package stagetest

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"safehouse/render/display"
)

// Names requires of what is on a screen that somebody who does not see it can tell it all apart: whatever can be
// pressed or read has an id of its own, words and a role, and no two read alike.
type Names struct {
	T testing.TB
	// Prompted requires as well that one line on the screen is known as that which says what is asked: tables have it.
	Prompted bool
	// told are the faults already reported, so that one of many frames is reported once. Seen counts what was looked at.
	told map[string]bool
	Seen int
}

// spoken is what is read of a control.
type spoken struct {
	label string
	role  display.Role
}

// Frame looks at a frame.
func (n *Names) Frame(name string, l *display.List) {
	n.T.Helper()
	ids := map[string]bool{}
	read := map[spoken]string{}
	prompts := 0
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind == display.Text && it.Role == display.Status {
			prompts++
		}
		if it.Kind != display.Hot {
			continue
		}
		n.Seen++
		if it.ID == "" || ids[it.ID] {
			n.fault(name, "the id is not its own", it)
		}
		ids[it.ID] = true
		if it.Label == "" {
			n.fault(name, "no words", it)
		}
		if it.Role == display.NoRole {
			n.fault(name, "no role", it)
		}
		what := spoken{it.Label, it.Role}
		if other, twice := read[what]; twice {
			n.fault(name, "reads like "+other, it)
		}
		read[what] = it.ID
	}
	if n.Prompted && prompts == 0 && !ids["take"] {
		n.fault(name, "nothing says what is asked", &display.Item{})
	}
}

func (n *Names) fault(name, what string, it *display.Item) {
	n.T.Helper()
	key := what + it.ID
	if n.told[key] {
		return
	}
	if n.told == nil {
		n.told = map[string]bool{}
	}
	n.told[key] = true
	n.T.Errorf("%s: %q (%q, role %d): %s", name, it.ID, it.Label, it.Role, what)
}

// Watch looks at what is on the screen of a room every so many ticks.
func (n *Names) Watch(r *Room, name string, every int) {
	ticks, before := 0, r.AfterTick
	r.AfterTick = func() {
		if before != nil {
			before()
		}
		if ticks++; ticks%every == 0 {
			r.Draw()
			n.Frame(name, &r.List)
		}
	}
}

// MustKeepNames wants none of some names to be cut short, or to be broken inside a word where a picture has it in
// several lines.
func MustKeepNames(t testing.TB, l *display.List, names ...string) {
	t.Helper()
	for i := range l.Items {
		it := &l.Items[i]
		short, cut := strings.CutSuffix(it.Text, "…")
		if it.Kind == display.Text && cut && short != "" &&
			slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, short) }) {
			t.Errorf("a name is cut short: %q, at %.0f", it.Text, it.Box)
		}
	}
	for i := 1; i < len(l.Items); i++ {
		above, below := &l.Items[i-1], &l.Items[i]
		if above.Kind != display.Text || below.Kind != display.Text || above.Size != below.Size ||
			below.Box.Y <= above.Box.Y {
			continue
		}
		for _, name := range names {
			for _, word := range strings.FieldsFunc(name, unicode.IsSpace) {
				for n := range word {
					if n > 0 && strings.HasSuffix(above.Text, word[:n]) && strings.HasPrefix(below.Text, word[n:]) &&
						!strings.HasSuffix(word[:n], "-") && alone(above.Text, n) {
						t.Errorf("a name is broken: %q, %q, at %.0f", above.Text, below.Text, above.Box)
					}
				}
			}
		}
	}
}

// alone reports whether no letter stands before the last n bytes of a text.
func alone(text string, n int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:len(text)-n])
	return !unicode.IsLetter(before)
}
