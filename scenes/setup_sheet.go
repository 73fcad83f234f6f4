package scenes

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// nowhere is the clip of a control that is scrolled out of sight: the focus finds it, the pointer does not.
var nowhere = display.Rect{X: -2, Y: -2, W: 1, H: 1}

// sheetRow is a part of a sheet that is shown whole or not at all: what is drawn, and what can be pressed.
type sheetRow struct {
	top, height float64
	list        display.List
	controls    []ui.Control
}

// sheet is rows under one another in a panel, and the controls around it. Where the rows are too many for the panel they
// scroll, by whole rows: a row that is cut could be neither read nor pressed. Boxes are those of a sheet at its top.
type sheet struct {
	panel  display.Rect
	rows   []*sheetRow
	around []ui.Control
	height float64
}

// add begins a row of that height, and gives its place.
func (s *sheet) add(height, gap float64) (*sheetRow, display.Rect) {
	if len(s.rows) > 0 {
		s.height += gap
	}
	r := &sheetRow{top: s.height, height: height}
	s.rows = append(s.rows, r)
	s.height += height
	return r, display.Rect{X: s.panel.X, Y: s.panel.Y + r.top, W: s.panel.W, H: height}
}

// shift is how far the rows are moved up, for a panel scrolled by an offset: to the top of the next row.
func (s *sheet) shift(offset float64) float64 {
	if s.height <= s.panel.H {
		return 0
	}
	for _, r := range s.rows {
		if r.top >= offset-1 {
			return r.top
		}
	}
	return 0
}

// inSight tells whether a row is shown. One that is higher than the panel is, where it is the first.
func (s *sheet) inSight(r *sheetRow, shift float64) bool {
	return r.top == shift || r.top > shift && r.top+r.height <= shift+s.panel.H+1
}

// controls are those of all rows, where they are when scrolled, and then those around the panel.
func (s *sheet) controls(offset float64) []ui.Control {
	shift := s.shift(offset)
	var all []ui.Control
	for _, r := range s.rows {
		for _, c := range r.controls {
			c.Box = c.Box.Moved(0, -shift)
			if !s.inSight(r, shift) {
				c.Clip = nowhere
			}
			all = append(all, c)
		}
	}
	return append(all, s.around...)
}

// follow scrolls by wheel and by dragging, and to the control that the keyboard brought the focus to.
func (s *sheet) follow(in *input.Frame, st *stage.Stage, scroll *ui.Scroll, focus string, moved bool) {
	scroll.Update(in, st, s.panel, s.height, false)
	if !moved || !in.Keyboard {
		return
	}
	for _, r := range s.rows {
		for i := range r.controls {
			if r.controls[i].ID == focus {
				scroll.Show(st, s.panel, r.top, r.top+r.height)
				return
			}
		}
	}
}

// draw adds the rows that are in sight, without their controls, and the bar that shows where the panel stands.
func (s *sheet) draw(l *display.List, st *stage.Stage, scroll *ui.Scroll) {
	shift := s.shift(scroll.Offset)
	for _, r := range s.rows {
		if !s.inSight(r, shift) {
			continue
		}
		for _, it := range r.list.Items {
			it.Box = it.Box.Moved(0, -shift)
			l.Add(it)
		}
	}
	bar := s.panel
	bar.W += st.Metrics.U(sheetBar)
	scroll.Draw(l, st, bar, s.height)
}
