package ui

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestHighRowsGlide: where a row is so high that much of the panel would stay empty under those that are whole, the
// next one is seen as far as there is room; low rows are seen whole or not at all.
func TestHighRowsGlide(t *testing.T) {
	for _, high := range []float64{20, 40} {
		st, _ := newStage()
		s := Sheet{Panel: display.Rect{W: 300, H: 110}}
		for range 8 {
			row, box := s.Add(high, 0)
			row.List.Fill(box, theme.Panel, 0)
		}
		var l display.List
		s.Draw(&l, st, &Scroll{})
		foot, cut := 0.0, false
		for _, it := range l.Items {
			if it.Colour == theme.Panel {
				foot, cut = max(foot, it.Box.Y+it.Box.H), cut || it.Box.Y+it.Box.H > s.Panel.H
			}
		}
		if free := s.Panel.H - foot; free > s.Panel.H*highRow || cut != (high > s.Panel.H*highRow) {
			t.Errorf("rows of %v: %.0f stay empty, a row is cut %v", high, free, cut)
		}
	}
}
