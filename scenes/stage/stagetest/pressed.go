package stagetest

import (
	"math"

	"safehouse/render/display"
)

// MustBeReached wants a press in the middle of whatever can be pressed to reach it and, where cards lie on each other,
// a press anywhere to reach the one that is seen there, in what was last drawn.
func (r *Room) MustBeReached() {
	r.T.Helper()
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind != display.Hot || it.Disabled || it.ID == "" {
			continue
		}
		if x, y := it.Box.Centre(); r.hotAt(x, y) != it {
			r.T.Errorf("a press on %q reaches %q", it.ID, r.hotAt(x, y).ID)
		}
		for n := range reachPoints * reachPoints {
			x := it.Box.X + it.Box.W*(float64(n%reachPoints)+0.5)/reachPoints
			y := it.Box.Y + it.Box.H*(float64(n/reachPoints)+0.5)/reachPoints
			seen, hit := r.cardAt(x, y), r.hotAt(x, y)
			if seen != nil && !seen.Disabled && hit != seen && r.ofCard(hit) {
				r.T.Errorf("at %.0f, %.0f there lies %q, and a press reaches %q", x, y, seen.ID, hit.ID)
			}
		}
	}
}

// reachPoints by reachPoints are the places of a control where it is pressed; cardSlack is how far a control may lie
// from the card that it is, in pixels: one that is pointed at rises.
const (
	reachPoints = 5
	cardSlack   = 3.0
)

// hotAt is what a press at a point reaches: the last one drawn.
func (r *Room) hotAt(x, y float64) *display.Item {
	for i := len(r.List.Items) - 1; i >= 0; i-- {
		if it := &r.List.Items[i]; it.Kind == display.Hot && it.Box.Contains(x, y) {
			return it
		}
	}
	return nil
}

// cardAt is the control of the card that is seen at a point, nil where none lies or it is no control.
func (r *Room) cardAt(x, y float64) *display.Item {
	for i := len(r.List.Items) - 1; i >= 0; i-- {
		it := &r.List.Items[i]
		if it.Kind == display.Fill && it.Shadow > 0 && it.Covers(x, y) {
			return nil
		}
		if it.Kind == display.CardFace && it.Covers(x, y) {
			return r.controlOf(it)
		}
	}
	return nil
}

// controlOf is the control that a card is.
func (r *Room) controlOf(card *display.Item) *display.Item {
	for i := range r.List.Items {
		if it := &r.List.Items[i]; it.Kind == display.Hot && sameBox(it.Box, card.Box) {
			return it
		}
	}
	return nil
}

// ofCard reports whether a control is a card.
func (r *Room) ofCard(hot *display.Item) bool {
	for i := range r.List.Items {
		if it := &r.List.Items[i]; hot != nil && it.Kind == display.CardFace && sameBox(it.Box, hot.Box) {
			return true
		}
	}
	return false
}

func sameBox(a, b display.Rect) bool {
	return max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y), math.Abs(a.W-b.W), math.Abs(a.H-b.H)) < cardSlack
}

// MustKeepShape wants no card to be thinner or flatter than a card can be, nor one on which something is printed
// smaller than one that can be told from others, in what was last drawn.
func (r *Room) MustKeepShape() {
	r.T.Helper()
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind != display.CardFace || it.Squash > 0 || it.Fade > 0 {
			continue
		}
		if facts := it.Face.Facts(); facts.Laid || facts.Part {
			continue // They are strips and marks.
		}
		if long, short := max(it.Box.W, it.Box.H), min(it.Box.W, it.Box.H); long > short*cardLongest || short < cardLeast &&
			it.Face.Term != "" {
			r.T.Errorf("a card of design %v is %.0f x %.0f", it.Face.Design, it.Box.W, it.Box.H)
		}
	}
}

// cardLongest is how many times as long as wide a card may be, as a folder is that lies, cardLeast its least width in
// pixels.
const (
	cardLongest = 2.1
	cardLeast   = 16.0
)
