package ui

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// keyCapWidth is the width of a key's picture in screen pixels, 0 for no key. A narrow key is as wide as it is high.
func keyCapWidth(st *stage.Stage, c *Control) float64 {
	if c.Key == "" {
		return 0
	}
	size := st.Metrics.Size(display.Sans, c.keyLetters())
	width := st.Measure.Width(c.Key, st.Metrics.Font(display.Sans), size) + 1 + 2*st.Metrics.U(keyPad)
	return max(width, size*keyHeight)
}

// keyCap draws a key as it looks on a keyboard, in the middle of a box, so that nobody reads its name as a part of the
// words beside it.
func keyCap(l *display.List, st *stage.Stage, box display.Rect, of *Control, c display.Colour) {
	m := st.Metrics
	h := min(m.Size(display.Sans, of.keyLetters())*keyHeight, box.H-m.U(keyPad))
	plate := display.Rect{X: box.X, Y: box.Y + (box.H-h)/2, W: box.W, H: h}
	l.Fill(plate, c.Alpha(0.12), m.U(keyRadius))
	l.Border(plate, c.Alpha(0.75), m.U(keyRadius), max(m.U(borderWidth), 1))
	inside := display.Rect{X: plate.X + m.U(keyPad), Y: plate.Y, W: plate.W - 2*m.U(keyPad), H: plate.H}
	Line(l, st, inside, of.Key, display.Sans, of.keyLetters(), c, display.Middle)
}

// keyLetters is the design size of the name of a control's key.
func (c *Control) keyLetters() float64 { return keySize * c.letters() / ButtonSize }

// Need is the width in screen pixels that a button of that label, key and icon needs to show them all.
func Need(st *stage.Stage, c *Control) float64 {
	m := st.Metrics
	need := st.Measure.Width(c.Label, m.Font(display.SansBold), m.Size(display.SansBold, c.letters())) + 2 + m.U(padding)
	if key := keyCapWidth(st, c); key > 0 {
		need += key + m.U(padding/2)
	}
	if c.Icon != display.NoIcon {
		need += m.Size(display.SansBold, c.letters()) + m.U(padding/2)
	}
	return need
}
