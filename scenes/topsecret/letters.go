package topsecret

import (
	"safehouse/render/display"
)

// fit writes one line that is never higher than its box. Where it is too wide in the label's face, the narrow one of
// the numerals takes its place before anything is cut.
func (b *brush) fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	if f == display.GeometricBold && b.width(text, f) > box.W {
		f, design = display.Poster, design*posterGrows
	}
	b.Line(box, text, f, min(design, box.H*lineShare/(b.M.Scale()*max(1, b.M.TextScale))), c, a)
}

// names sets the face and size of the names on the boards: the narrow one of the numerals, for all of them, where one
// would be cut in the face of the labels.
func (b *brush) names() (f display.Font, design float64) {
	for seat, name := range b.t.Names {
		if b.width(name, display.GeometricBold) > b.lay.Boards[seat].Name.W {
			return display.Poster, nameSize * posterGrows
		}
	}
	return display.GeometricBold, nameSize
}

// width is how long a text is at the smallest size of a font.
func (b *brush) width(text string, f display.Font) float64 {
	f = b.M.Font(f)
	return b.t.Stage.Measure.Width(text, f, b.M.Floor(f))
}
