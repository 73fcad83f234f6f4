package ui

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Field is a line of text that a person writes. The zero value is an empty field; Max limits its length in runes,
// 0 for no limit. Runes that the text face has no glyph for are not taken.
type Field struct {
	Text string
	Max  int
	back int // runes between the caret and the end
}

// Set replaces the text and puts the caret at its end.
func (f *Field) Set(text string) { f.Text, f.back = text, 0 }

// Update writes what was typed while the field has the focus, and tells whether the text changed. A rune that was
// not taken gives refused.
func (f *Field) Update(in *input.Frame, st *stage.Stage, focused bool) (changed, refused bool) {
	if !focused {
		return false, false
	}
	before := *f
	f.move(in)
	for _, r := range in.Runes {
		switch {
		case r < ' ' || !st.Measure.Covers(string(r), display.Sans):
			refused = true
		case f.Max > 0 && len([]rune(f.Text)) >= f.Max:
			refused = true
		default:
			left, right := f.split()
			f.Text = left + string(r) + right
		}
	}
	if *f != before || st.Tick%blinkTicks == 0 {
		st.Redraw()
	}
	return f.Text != before.Text, refused
}

func (f *Field) move(in *input.Frame) {
	n := len([]rune(f.Text))
	f.back = min(f.back, n)
	switch {
	case in.Just.Has(input.Left):
		f.back = min(f.back+1, n)
	case in.Just.Has(input.Right):
		f.back = max(f.back-1, 0)
	case in.Just.Has(input.Home):
		f.back = n
	case in.Just.Has(input.End):
		f.back = 0
	case in.Just.Has(input.Backspace):
		left, right := f.split()
		if kept := []rune(left); len(kept) > 0 {
			f.Text = string(kept[:len(kept)-1]) + right
		}
	case in.Just.Has(input.Delete):
		left, right := f.split()
		if rest := []rune(right); len(rest) > 0 {
			f.Text = left + string(rest[1:])
			f.back--
		}
	}
}

// split cuts the text at the caret.
func (f *Field) split() (left, right string) {
	runes := []rune(f.Text)
	at := len(runes) - min(f.back, len(runes))
	return string(runes[:at]), string(runes[at:])
}

// Draw adds the text and, while the field has the focus, the caret, inside the control's box.
func (f *Field) Draw(l *display.List, st *stage.Stage, c *Control, focused bool) {
	inside := c.Box.Inset(st.Metrics.U(padding / 4))
	inside.X += st.Metrics.U(padding)
	inside.W -= 2 * st.Metrics.U(padding)
	Line(l, st, inside, f.Text, display.Sans, BodySize, theme.TextColour, display.Left)
	if !focused || st.Tick/blinkTicks%2 == 1 {
		return
	}
	left, _ := f.split()
	size := st.Metrics.Size(display.Sans, BodySize)
	x := inside.X + min(st.Measure.Width(left, display.Sans, size), inside.W)
	h := size * 1.2
	l.Fill(display.Rect{X: x, Y: inside.Y + (inside.H-h)/2, W: max(st.Metrics.U(3), 2), H: h}, theme.Focus, 0)
}

// Clean gives a name as it is kept: without spaces around it.
func Clean(name string) string { return strings.TrimSpace(name) }
