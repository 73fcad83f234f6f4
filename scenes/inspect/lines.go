package inspect

import (
	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// line is a line of text as it is set, its place from a corner.
type line struct {
	box    display.Rect
	text   string
	font   display.Font
	size   float64
	colour display.Colour
}

// set appends a text broken to a width, from a height down, and gives where it ends.
func (k *Inspector) set(lines []line, x, y, w float64, text string, f display.Font, design float64, c display.Colour) ([]line, float64) {
	if text == "" {
		return lines, y
	}
	m := k.st.Metrics
	f, size := m.Font(f), m.Size(f, design)
	broken := k.st.Measure.Wrap(text, f, size, w)
	h := ui.ParagraphHeight(k.st, w, text, f, design) / float64(len(broken))
	for _, text := range broken {
		lines = append(lines, line{display.Rect{X: x, Y: y, W: w, H: h}, text, f, size, c})
		y += h
	}
	return lines, y
}

// draw adds the line, its corner moved.
func (n *line) draw(l *display.List, dx, dy float64) {
	l.Text(n.box.Moved(dx, dy), n.text, n.font, n.size, n.colour, display.Left)
}
