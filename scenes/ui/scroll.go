package ui

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Scroll is a panel that shows a part of something longer. The zero value stands at the top.
type Scroll struct {
	Offset  float64
	holding bool
	lastY   float64
	// from is the offset that it was taken hold of at: where the press is taken back it is that again.
	from float64
}

// Update moves the panel by wheel, by a finger or the pointer dragging it, by the right stick of a gamepad, by whole
// pages and, where keys is set, by the other keys.
// The content's height is in pixels.
func (s *Scroll) Update(in *input.Frame, st *stage.Stage, box display.Rect, content float64, keys bool) {
	before := s.Offset
	line := st.Metrics.U(scrollLine)
	if s.holding && in.Canceled {
		s.Offset = s.from
	}
	if box.Contains(in.X, in.Y) {
		s.Offset -= in.WheelY * line
	}
	s.Offset -= in.Scroll * line
	if in.Pressed {
		s.holding, s.from = box.Contains(in.X, in.Y), s.Offset
	} else if s.holding && in.Held {
		s.Offset -= in.Y - s.lastY
	}
	s.holding = s.holding && in.Held
	s.lastY = in.Y
	just := in.Just
	if !keys {
		just &= 1<<input.PageUp | 1<<input.PageDown
	}
	s.Turn(just, st, box, content)
	if s.Offset != before {
		st.Redraw()
	}
}

// Turn moves the panel by keys alone.
func (s *Scroll) Turn(just input.Actions, st *stage.Stage, box display.Rect, content float64) {
	before := s.Offset
	line := st.Metrics.U(scrollLine)
	switch {
	case just.Has(input.PageUp):
		s.Offset -= max(box.H-line, line)
	case just.Has(input.PageDown):
		s.Offset += max(box.H-line, line)
	}
	switch {
	case just.Has(input.Up):
		s.Offset -= line
	case just.Has(input.Down):
		s.Offset += line
	case just.Has(input.Peek):
		s.Offset += box.H - line
	case just.Has(input.Home):
		s.Offset = 0
	case just.Has(input.End):
		s.Offset = content
	}
	s.Offset = max(0, min(s.Offset, content-box.H))
	if s.Offset != before {
		st.Redraw()
	}
}

// Read moves a panel of text by whatever scrolls, and gives what is left of a tick: up and down move the focus only
// where there is nothing to scroll any more. The space bar is for a page and presses nothing here.
func (s *Scroll) Read(in *input.Frame, st *stage.Stage, box display.Rect, content float64) input.Frame {
	before, left := s.Offset, *in
	s.Update(in, st, box, content, true)
	if s.Offset != before {
		left.Just = left.Just.Without(input.Up).Without(input.Down)
	}
	if in.Just.Has(input.Peek) {
		left.Just = left.Just.Without(input.Confirm)
	}
	return left
}

// Show moves the panel as little as it takes to bring a part of the content, from top to bottom, into sight.
func (s *Scroll) Show(st *stage.Stage, box display.Rect, top, bottom float64) {
	before := s.Offset
	s.Offset = max(min(s.Offset, top), bottom-box.H)
	s.Offset = max(s.Offset, 0)
	if s.Offset != before {
		st.Redraw()
	}
}

// Draw adds the bar that shows where the panel stands, along the right side of the box; nothing where all is shown.
func (s *Scroll) Draw(l *display.List, st *stage.Stage, box display.Rect, content float64) {
	if content <= box.H {
		return
	}
	w := st.Metrics.U(barWidth)
	bar := display.Rect{X: box.X + box.W - w, Y: box.Y, W: w, H: box.H}
	l.Fill(bar, theme.Raised, w/2)
	bar.Y += box.H * s.Offset / content
	bar.H = box.H * box.H / content
	l.Fill(bar, theme.ControlBorder, w/2)
}
