package ui

import (
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
