package stagetest

import (
	"strings"

	"safehouse/render/display"
)

// Papers counts the papers with what somebody says in what was last drawn.
func (r *Room) Papers() (n int) {
	for i := range r.List.Items {
		if r.List.Items[i].Speaks {
			n++
		}
	}
	return n
}

// MustSpeakBeside wants what somebody says to lie on nothing that carries meaning: no words, no sign and no card, be
// they covered as a whole. Paper that drops a shadow is taken for a page that is read in the table's place, which
// MustBeLegible lets lie on what it likes: but a table is read while somebody speaks.
func (r *Room) MustSpeakBeside() {
	r.T.Helper()
	for i := range r.List.Items {
		paper := &r.List.Items[i]
		if !paper.Speaks || paper.Fade > faint {
			continue
		}
		for n := range i {
			it := &r.List.Items[n]
			ink, carries := r.ink(it)
			if !carries || it.Fade > faint {
				continue
			}
			if over := ink.Intersect(paper.Box); over.W*over.H > grazed*ink.W*ink.H {
				r.T.Errorf("what is said at %.0f lies on %s", paper.Box, describe(it))
			}
		}
	}
}

// grazed is the share of what carries meaning that paper may touch: a card that leans has corners beyond its place.
const grazed = 0.06

// faceIn is the part of a portrait, in its middle, that the face takes: a hat may reach under what is said.
const faceIn = 0.45

// ink is where an item has what carries meaning, and whether it has any.
func (r *Room) ink(it *display.Item) (ink display.Rect, carries bool) {
	switch {
	case it.Kind == display.Text && strings.TrimSpace(it.Text) != "" && it.Colour.A > 0:
		wide, high := r.Stage.Measure.Width(it.Text, it.Font, it.Size), 0.6*it.Size
		ink = display.Rect{X: it.LineStart(wide), Y: it.Box.Y + (it.Box.H-high)/2, W: wide, H: high}
	case it.Kind == display.CardFace && (it.Face.PortraitID > 0 || it.Face.Portrait != ""):
		ink = it.Box.SquareIn(faceIn)
	case it.Kind == display.Symbol, it.Kind == display.CardFace && (it.Face.Term+it.Face.Title+it.Face.Value != "" ||
		it.Face.Facts().Back || it.Face.Symbol != 0):
		ink = it.Box
	default: // Light and shadow are cards without words.
		return ink, false
	}
	if !it.Clip.Empty() {
		ink = ink.Intersect(it.Clip)
	}
	return ink, !ink.Empty()
}
