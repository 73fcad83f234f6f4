package ui

import (
	"slices"
	"testing"

	"safehouse/render/display"
)

// TestChoicesSideBySideHaveLettersOfOneSize lays a short and a long word in boxes that have room for the short one
// only, in the largest letters: both are as small as the long one must be.
func TestChoicesSideBySideHaveLettersOfOneSize(t *testing.T) {
	st, _ := newStage()
	words := []Choice{{ID: "a", Label: "Easy"}, {ID: "b", Label: "Considerable"}}
	box := display.Rect{W: 560, H: 60}
	for _, scale := range []float64{1, 2} {
		st.Metrics.TextScale = scale
		cs := Segments(st, box, "g", "a", words)
		if cs[0].Letters != cs[1].Letters {
			t.Errorf("at %v the letters are %v and %v", scale, cs[0].Letters, cs[1].Letters)
		}
		if smaller := cs[0].letters() < ButtonSize; smaller != (scale > 1) {
			t.Errorf("at %v the letters are %v", scale, cs[0].letters())
		}
	}
}

// TestChoicesHaveUnequalRoomBeforeTheyAreNarrow lays a long word beside two short ones where a third of the room is too
// little for it: it takes what the short ones do not need, and all keep their usual face. Where even that is too
// little, all of them are narrow, and as large as that face usually is or larger.
func TestChoicesHaveUnequalRoomBeforeTheyAreNarrow(t *testing.T) {
	st, _ := newStage()
	words := []Choice{{ID: "a", Label: "On"}, {ID: "b", Label: "Off"}, {ID: "c", Label: "Considerable"}}
	long := Need(st, &Control{Label: words[2].Label})
	room := display.Rect{W: 2.4 * long, H: 60}
	narrow := func(c Control) bool { return c.Narrow }
	cs := Segments(st, room, "g", "a", words)
	if slices.ContainsFunc(cs, narrow) || cs[2].Box.W < long || cs[0].Box.W >= cs[2].Box.W {
		t.Errorf("in %.0f the words are laid as %+v", room.W, cs)
	}
	if end := cs[2].Box.X + cs[2].Box.W; end < room.W-1 || end > room.W+1 {
		t.Errorf("the last ends at %.0f of %.0f", end, room.W)
	}
	room.W = 1.4 * long
	cs = Segments(st, room, "g", "a", words)
	usual := st.Metrics.Size(display.Poster, ButtonSize)
	for i := range cs {
		size := st.Metrics.Size(display.Poster, cs[i].letters())
		if !narrow(cs[i]) || size < usual || cs[i].letters() != cs[0].letters() {
			t.Errorf("in %.0f the words have letters of %.1f, usually of %.1f: %+v", room.W, size, usual, cs[i])
		}
	}
}
