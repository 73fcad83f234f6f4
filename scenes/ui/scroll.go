package ui

import (
	"math"

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
	s.beside(in, st, box)
	s.Update(in, st, box, content, true)
	if s.Offset != before {
		left.Just = left.Just.Without(input.Up).Without(input.Down)
	}
	if in.Just.Has(input.Peek) {
		left.Just = left.Just.Without(input.Confirm)
	}
	return left
}

// beside moves the only panel of a page by the wheel where the pointer does not lie on it, but on a button under it.
func (s *Scroll) beside(in *input.Frame, st *stage.Stage, box display.Rect) {
	if in.WheelY != 0 && !box.Contains(in.X, in.Y) {
		s.Offset -= in.WheelY * st.Metrics.U(scrollLine)
		st.Redraw()
	}
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

// Draw adds the bar that shows where the panel stands, along the right side of the box, and under it the sign
// that there is more to come; nothing where all is shown.
func (s *Scroll) Draw(l *display.List, st *stage.Stage, box display.Rect, content float64) {
	if content < box.H+1 { // Rounding brings no bar.
		return
	}
	w, side := barWide(st.Metrics), moreWide(st.Metrics)
	bar := display.Rect{X: box.X + box.W - w, Y: box.Y, W: w, H: box.H - side}
	l.Fill(bar, theme.Raised, w/2)
	thumb := bar
	thumb.Y += bar.H * s.Offset / content
	thumb.H = bar.H * box.H / content
	l.Fill(thumb, theme.ControlBorder, w/2)
	if s.Offset+box.H < content-1 {
		more := display.Rect{X: bar.X + w/2, Y: bar.Y + bar.H + side/2}.Square(side)
		l.Fill(more, theme.Raised, side/2)
		l.Symbol(more.SquareIn(moreSign), display.IconCaretRight, theme.TextColour).Turn = math.Pi / 2
	}
}

// BarRoom is what a panel leaves free at its right for the bar and for the sign under it, which stand there.
func BarRoom(m theme.Metrics) float64 { return (barWide(m) + moreWide(m)) / 2 }

// barWide is the width of the bar, moreWide that of the sign.
func barWide(m theme.Metrics) float64  { return max(m.U(barWidth), barLeast) }
func moreWide(m theme.Metrics) float64 { return max(m.U(moreSide), moreLeast) }

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

// sliderLongest is the longest number in words that stands beside a slider.
const sliderLongest = "100\u00a0%"

// sliderParts are the part of a slider's box along which its knob goes, and that beside it in which the number stands
// in words: in one line, however long it becomes.
func sliderParts(st *stage.Stage, box display.Rect) (line, words display.Rect) {
	m := st.Metrics
	wide := st.Measure.Width(sliderLongest, display.SansBold, m.Size(display.SansBold, BodySize)) + m.U(padding/2) +
		LabelEdge(m)
	line, words = box.CutLeft(min(box.W*sliderShare, max(box.W/2, box.W-wide)))
	words.W -= LabelEdge(m)
	return line.Narrowed(knobWide(m)/2 + max(m.U(padding), LabelEdge(m))), words
}

// knobWide is how wide the knob of a slider is: it grows with the letters, so that it is seen on a small screen too.
func knobWide(m theme.Metrics) float64 {
	return m.Size(display.Sans, BodySize) * sliderKnob / BodySize
}

// sliderLine is the first of them.
func sliderLine(st *stage.Stage, box display.Rect) display.Rect {
	line, _ := sliderParts(st, box)
	return line
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
	line, words := sliderParts(st, c.Box)
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
	bar := l.Fill(filled, colour, groove.H/2)
	wide := knobWide(m)
	h := min(c.Box.H-4*thin, wide*sliderHeight/sliderKnob)
	knob := display.Rect{X: groove.X + at - wide/2, Y: y - h/2, W: wide, H: h}
	switch {
	case c.Disabled:
	case s.held:
		colour = theme.Focus
	case hover:
		colour = theme.TextColour
	}
	handle := l.Fill(knob, colour, m.U(Radius))
	if !c.Disabled {
		bar.Sense, handle.Sense = display.SenseChosen, display.SenseChosen
	}
	l.Border(knob, theme.FocusInner, m.U(Radius), thin)
	Line(l, st, words, c.Value, display.SansBold, BodySize, text, display.Left)
}

// Follow is Update, and brings the control to which keys have moved the focus into sight, with some room over it; nil
// for none.
func (s *Scroll) Follow(in *input.Frame, st *stage.Stage, box display.Rect, content float64, c *Control, over float64) {
	at := s.Offset
	s.Update(in, st, box, content, false)
	if c != nil && c.Scrolled && in.Keyboard {
		top := c.Box.Y - box.Y + at
		s.Show(st, box, top-over, top+min(c.Box.H, box.H))
	}
}

// ScrollIn has a control scroll in a panel: the pointer does not find it where less of it is in sight than a finger
// needs.
func (c *Control) ScrollIn(st *stage.Stage, panel display.Rect) {
	c.Scrolled, c.Clip = true, panel
	if seen := c.Box.Intersect(panel); seen.H+1 < min(c.Box.H, TargetHeight(st.Metrics)) {
		c.Clip = Nowhere
	}
}
