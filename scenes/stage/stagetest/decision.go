package stagetest

import (
	"slices"
	"strings"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/typeset"
)

// Needed is what a pending decision needs: it must be on the screen, whole and without scrolling.
type Needed struct {
	// Status is the line that says whose turn it is and what is asked, empty where the head says both; Head is what the
	// panel asks.
	Status, Head string
	// Instead is what may stand in the head's place where the line at the top says what is asked and the panel has no room
	// for both; empty for nothing.
	Instead string
	// Controls are the ids of all that answers, Primary that of the button that goes on; empty ids are left out.
	Controls []string
	Primary  string
	// PrimaryAt is where the button that goes on always is: it ends further to the right where nothing stands beside it.
	PrimaryAt display.Rect
}

// MustFit looks for all that is wrong with what is on the screen: text that is cut, overlaps or has no room, controls
// that are too small or lie on each other. Only a language that nobody speaks may be cut.
func (r *Room) MustFit(setter *typeset.Setter, opts ...displaytest.Options) {
	r.T.Helper()
	r.Draw()
	displaytest.Check(r.T, &r.List, setter, r.Stage.Metrics.Screen(), opts...)
	r.MustBeWhole()
}

// MustBeWhole wants no text of what was last drawn to be cut short.
func (r *Room) MustBeWhole() {
	r.T.Helper()
	if r.Stage.Lang == words.Pseudo {
		return
	}
	for _, it := range r.List.Items {
		if it.Kind == display.Text && it.Label != "" && it.Label != it.Text {
			r.T.Errorf("cut short: %q of %q", it.Text, it.Label)
		}
	}
}

// MustAsk looks for what a decision needs in what was last drawn.
func (r *Room) MustAsk(n Needed) {
	r.T.Helper()
	screen := r.Stage.Metrics.Screen()
	bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
	if status := StatusOf(&r.List); r.Stage.Lang != words.Pseudo && (status == "" ||
		n.Status != "" && bare(status) != bare(n.Status)) {
		r.T.Errorf("the status %q is not to be read", n.Status)
	}
	readable := r.readable()
	reads := func(text string) bool { return strings.Contains(readable, bare(text)) }
	if r.Stage.Lang != words.Pseudo && !reads(n.Head) && (n.Instead == "" || !reads(n.Instead)) {
		r.T.Errorf("what is asked, %q, is not to be read", n.Head)
	}
	for _, id := range append(slices.Clone(n.Controls), n.Primary) {
		if id == "" {
			continue
		}
		i := slices.IndexFunc(r.List.Items, func(it display.Item) bool { return it.ID == id })
		switch {
		case i < 0:
			r.T.Errorf("%q, which answers, is not on the screen", id)
		case !r.List.Items[i].Clip.Empty() && !inside(r.List.Items[i].Box, r.List.Items[i].Clip),
			!inside(r.List.Items[i].Box, screen):
			r.T.Errorf("%q, which answers, is not whole: %v", id, r.List.Items[i].Box)
		case id == n.Primary && !n.PrimaryAt.Empty() && !Reaches(r.List.Items[i].Box, n.PrimaryAt):
			r.T.Errorf("%q is at %v, the button that goes on is at %v", id, r.List.Items[i].Box, n.PrimaryAt)
		}
	}
}

// Reaches reports whether a button stands where it always does, and ends there or further to the right.
func Reaches(box, always display.Rect) bool {
	wide := box.W
	box.W = always.W
	return box == always && wide >= always.W
}

// StatusOf is the line that says how things stand, which may be broken into several.
func StatusOf(l *display.List) string {
	var lines []string
	for _, it := range l.Items {
		if it.Kind == display.Text && it.Role == display.Status {
			lines = append(lines, it.Text)
		}
	}
	return strings.Join(lines, " ")
}

// readable are all words on the screen that nothing lies over, in the order drawn, without the spaces between them:
// lines end in the middle of words too.
func (r *Room) readable() string {
	var all []string
	for i := range r.List.Items {
		it := &r.List.Items[i]
		x, y := it.Box.Centre()
		if it.Kind != display.Text || !it.Clip.Empty() && !it.Clip.Contains(x, y) {
			continue
		}
		if !slices.ContainsFunc(r.List.Items[i+1:], func(over display.Item) bool {
			return over.Kind == display.Fill && over.Colour.A == 255 && over.Fade == 0 && over.Clip.Empty() &&
				over.Box.Contains(x, y)
		}) {
			all = append(all, strings.Fields(it.Text)...)
		}
	}
	return strings.Join(all, "")
}

// inside reports whether a box lies in another, but for what is lost by rounding.
func inside(r, of display.Rect) bool {
	const slack = 1
	return r.X >= of.X-slack && r.Y >= of.Y-slack && r.X+r.W <= of.X+of.W+slack && r.Y+r.H <= of.Y+of.H+slack
}
