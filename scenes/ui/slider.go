package ui

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Slider is a number that is moved along a line: by left and right, Home and End while its control has the focus, or by
// pressing and dragging. Its control has the role of a slider, is Quiet, and carries the number in words as its Value.
type Slider struct {
	Least, Most, Step int

	// held reports that the pointer moves the number; line is where the line was when it was taken hold of: what the
	// number changes may move the line itself.
	held bool
	line display.Rect
	// from is the number that it was taken hold of at: where the press is taken back it is that number again.
	from int
}

// Update takes a tick's input and gives the number as it is now. What is not a step is left alone until it is moved.
func (s *Slider) Update(in *input.Frame, st *stage.Stage, c *Control, focused bool, value int) int {
	least, most, step := s.Least, s.Most, s.Step
	switch {
	case in.Pressed:
		if s.held = !c.Disabled && c.hot().Contains(in.X, in.Y); s.held {
			s.line, s.from = sliderLine(st, c.Box), value
		}
	case s.held && in.Canceled:
		s.held = false
		return s.from
	case !in.Held && !in.Released:
		s.held = false
	}
	if s.held {
		share := (in.X - s.line.X) / max(s.line.W, 1)
		steps := int(max(0, min(share, 1))*float64(most-least)/float64(step) + 0.5)
		value = min(least+steps*step, most)
		s.held = !in.Released
		return value
	}
	if !focused || c.Disabled {
		return value
	}
	switch {
	case in.Just.Has(input.Left):
		value -= step
	case in.Just.Has(input.Right):
		value += step
	case in.Just.Has(input.Home):
		value = least
	case in.Just.Has(input.End):
		value = most
	}
	return max(least, min(value, most))
}

// Held reports whether the pointer moves the number now.
func (s *Slider) Held() bool { return s.held }

// sliderLine is the part of a slider's box along which its knob goes; the number in words stands beside it.
func sliderLine(st *stage.Stage, box display.Rect) display.Rect {
	ends := st.Metrics.U(sliderKnob/2 + padding)
	line, _ := box.CutLeft(box.W * sliderShare)
	return display.Rect{X: line.X + ends, Y: line.Y, W: line.W - 2*ends, H: line.H}
}

// Draw adds the line, the knob where the number is, and the number in words. The page adds ring and place.
func (s *Slider) Draw(l *display.List, st *stage.Stage, c *Control, p *Page, value int) {
	m := st.Metrics
	hover, _, _ := p.State(c.ID)
	if !c.Clip.Empty() {
		l.Clip(c.Clip)
		defer l.Unclip()
	}
	if c.hot().Empty() {
		return
	}
	thin := max(m.U(borderWidth), 1)
	l.Fill(c.Box, theme.Panel, m.U(Radius))
	l.Border(c.Box, theme.ControlBorder, m.U(Radius), thin)
	line := sliderLine(st, c.Box)
	_, y := line.Centre()
	groove := display.Rect{X: line.X, Y: y - m.U(sliderGroove)/2, W: line.W, H: m.U(sliderGroove)}
	l.Fill(groove, theme.Raised, groove.H/2)
	l.Border(groove, theme.ControlBorder, groove.H/2, thin)
	at := groove.W * float64(value-s.Least) / float64(s.Most-s.Least)
	filled := groove
	filled.W = max(at, groove.H)
	colour, text := theme.Brass, theme.TextColour
	if c.Disabled {
		colour, text = theme.ControlBorder, theme.DisabledText
	}
	l.Fill(filled, colour, groove.H/2)
	h := min(c.Box.H-4*thin, max(m.U(sliderHeight), m.Floor(display.Sans)))
	knob := display.Rect{X: groove.X + at - m.U(sliderKnob)/2, Y: y - h/2, W: m.U(sliderKnob), H: h}
	switch {
	case c.Disabled:
	case s.held:
		colour = theme.Focus
	case hover:
		colour = theme.TextColour
	}
	l.Fill(knob, colour, m.U(Radius))
	l.Border(knob, theme.FocusInner, m.U(Radius), thin)
	_, words := c.Box.CutLeft(c.Box.W * sliderShare)
	words.W -= m.U(padding / 2)
	Line(l, st, words, c.Value, display.SansBold, BodySize, text, display.Left)
}
