package ui

import (
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Nowhere is the clip of a control that is scrolled out of sight: the focus finds it, the pointer does not.
var Nowhere = display.Rect{X: -2, Y: -2, W: 1, H: 1}

// SheetRow is a part of a sheet that is shown whole or not at all: what is drawn, and what can be pressed.
type SheetRow struct {
	List     display.List
	Controls []Control
	// Heads has it be shown only with the row under it, whose heading it is.
	Heads bool

	// whole is the height of what is shown with it, itself included.
	top, height, whole float64
}

// Sheet is rows under one another in a panel, and the controls around it. Where the rows are too many for the panel
// they scroll, by whole rows: a row that is cut could be neither read nor pressed. Boxes are those of a sheet at its
// top.
type Sheet struct {
	// Panel is where the rows are, Tabs stand over it, Around are the controls beside it.
	Panel        display.Rect
	Tabs, Around []Control
	// Glides has the rows scroll by pixels, and cut at the edges of the panel, as they do where one is so high that
	// a third of that would stay empty without it.
	// The bar then stands in the panel, and beside it where no scene asked for that. A control is not cut, unless its
	// scene draws it.
	Glides bool
	// high reports that a row is as high as that.
	high   bool
	rows   []*SheetRow
	height float64
	listed Memo[float64, []Control]
}

// Add begins a row of that height, and gives its place.
func (s *Sheet) Add(height, gap float64) (*SheetRow, display.Rect) {
	if len(s.rows) > 0 {
		s.height += gap
	}
	s.high = s.high || height > s.Panel.H*highRow
	r := &SheetRow{top: s.height, height: height, whole: height}
	if n := len(s.rows); n > 0 && s.rows[n-1].Heads {
		over := s.rows[n-1]
		over.whole = r.top + height - over.top
	}
	s.rows = append(s.rows, r)
	s.height += height
	return r, display.Rect{X: s.Panel.X, Y: s.Panel.Y + r.top, W: s.Panel.W, H: height}
}

// Words adds a paragraph that is at most so many letters wide, each line a row of its own; the gap before it is in
// design pixels.
func (s *Sheet) Words(st *stage.Stage, text string, f display.Font, size float64, ink display.Colour, gap,
	wide float64) {
	m := st.Metrics
	font, px := m.Font(f), m.Size(f, size)
	over, room := m.U(gap), s.Panel.W
	if s.Glides {
		room -= BarRoom(m)
	}
	for _, line := range st.Measure.Wrap(text, font, px, min(room, px*wide)) {
		r, box := s.Add(st.Measure.LineHeight(font, px), over)
		r.List.Text(box, line, font, px, ink, display.Left)
		over = 0
	}
}

// glides reports whether the rows scroll by pixels.
func (s *Sheet) glides() bool { return s.Glides || s.high && s.height > s.Panel.H }

// shift is how far the rows are moved up, for a panel scrolled by an offset: to the top of the next row.
func (s *Sheet) shift(offset float64) float64 {
	if s.glides() {
		return offset
	}
	if s.height <= s.Panel.H {
		return 0
	}
	for _, r := range s.rows {
		if r.top >= offset-1 {
			return r.top
		}
	}
	return 0
}

// inSight reports whether a row is shown. One that is higher than the panel is, where it is the first.
func (s *Sheet) inSight(r *SheetRow, shift float64) bool {
	if s.glides() {
		return r.top+r.height > shift && r.top < shift+s.Panel.H
	}
	return r.top == shift || r.top > shift && r.top+r.whole <= shift+s.Panel.H+1
}

// Controls are the tabs, those of all rows, where they are when scrolled, and then those around the panel.
func (s *Sheet) Controls(offset float64) []Control {
	return s.listed.Get(offset, func() []Control {
		shift, all := s.shift(offset), slices.Clone(s.Tabs)
		for _, r := range s.rows {
			for _, c := range r.Controls {
				c.Box, c.Scrolled = c.Box.Moved(0, -shift), true
				switch {
				case s.glides():
					if c.Clip = s.Panel; (!c.Quiet || !s.Glides) && c.Box.Intersect(s.Panel).H+1 < min(c.Box.H, s.Panel.H) {
						c.Clip = Nowhere
					}
				case !s.inSight(r, shift):
					c.Clip = Nowhere
				}
				all = append(all, c)
			}
		}
		return slices.Clip(append(all, s.Around...)) // Who adds to them leaves these as they are.
	})
}

// Follow scrolls by wheel, by dragging and by pages, and to the control that the keyboard brought the focus to.
func (s *Sheet) Follow(in *input.Frame, st *stage.Stage, scroll *Scroll, focus string, moved bool) {
	scroll.beside(in, st, s.Panel)
	scroll.Update(in, st, s.Panel, s.height, false)
	if moved && in.Keyboard {
		s.Show(st, scroll, focus)
	}
}

// Show scrolls to the row of a control.
func (s *Sheet) Show(st *stage.Stage, scroll *Scroll, id string) {
	for _, r := range s.rows {
		if Find(r.Controls, id) != nil {
			scroll.Show(st, s.Panel, r.top, r.top+min(r.height, s.Panel.H))
			return
		}
	}
}

// Height is that of all rows, in pixels.
func (s *Sheet) Height() float64 { return s.height }

// Draw adds the rows that are in sight, without their controls, and the bar that shows where the panel stands.
func (s *Sheet) Draw(l *display.List, st *stage.Stage, scroll *Scroll) {
	shift, bar := s.shift(scroll.Offset), s.Panel
	if !s.Glides {
		bar.W += st.Metrics.U(sheetBar)
	}
	if s.glides() {
		l.Clip(s.Panel)
	}
	for _, r := range s.rows {
		if !s.inSight(r, shift) {
			continue
		}
		for _, it := range r.List.Items {
			it.Box = it.Box.Moved(0, -shift)
			l.Add(it)
		}
	}
	l.Unclip()
	scroll.Draw(l, st, bar, s.height)
}
