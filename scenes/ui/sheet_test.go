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

// TestNoHeadingStandsAlone: a heading is seen only over what it is the heading of, wherever the rows are scrolled.
func TestNoHeadingStandsAlone(t *testing.T) {
	st, _ := newStage()
	s := Sheet{Panel: display.Rect{W: 300, H: 110}}
	for i := range 12 {
		row, box := s.Add(20, 0)
		colour := theme.Panel
		if i%3 == 0 {
			row.Heads, colour = true, theme.Brass
		}
		row.List.Fill(box, colour, 0)
	}
	for offset := range 130 {
		var l display.List
		s.Draw(&l, st, &Scroll{Offset: float64(offset)})
		last, seen := theme.Panel, 0
		for _, it := range l.Items {
			if it.Kind == display.Fill && it.Box.W == s.Panel.W {
				last = it.Colour
				seen++
			}
		}
		if seen < 4 || last == theme.Brass {
			t.Errorf("scrolled by %d, %d rows are seen and a heading is the last: %v", offset, seen, last == theme.Brass)
		}
	}
}
