package topsecret

import (
	"safehouse/render/display"
)

// fit writes one line that is never higher than its box. Where it is too wide in the label's face, the narrow one of
// the numerals takes its place before anything is cut.
func (b *brush) fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	scale := b.M.Scale() * max(1, b.M.TextScale)
	design = min(design, box.H*lineShare/scale)
	if f == display.GeometricBold && b.width(text, f) > box.W {
		f, design = display.Poster, min(design*posterGrows, box.H*lineShare/scale)
	}
	b.Line(box, text, f, design, c, a)
}

// width is how long a text is at the smallest size of a font.
func (b *brush) width(text string, f display.Font) float64 {
	f = b.M.Font(f)
	return b.t.Stage.Measure.Width(text, f, b.M.Floor(f))
}
