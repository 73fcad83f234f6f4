package ui

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

const ellipsis = "…"

// Line adds one line of text of a design size. Where it is too long for the box it is set smaller, down to the smallest
// size that can be read; and if it is too long even then, it is cut, and the whole text is its label. It gives the
// item, nil for no text.
func Line(l *display.List, st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64,
	c display.Colour, a display.Align) *display.Item {
	if text == "" {
		return nil
	}
	f = st.Metrics.Font(f)
	size, fits := lineSize(st, box, text, f, designSize)
	if narrow := st.Metrics.Font(display.Poster); !fits && narrow != f {
		// Words in a narrow face can be read, and those that are cut cannot.
		f = narrow
		size, _ = lineSize(st, box, text, f, designSize)
	}
	shown := cut(st, text, f, size, box.W)
	it := l.Text(box, shown, f, size, c, a)
	if shown != text {
		it.Label = text
	}
	return it
}

// lineSize is the size at which a line has room in the width of its box, at least the smallest of its font.
func lineSize(st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64) (size float64,
	fits bool) {
	size = st.Metrics.Size(f, designSize)
	floor := min(st.Metrics.Floor(f), size)
	return Shrink(size, floor, func(size float64) bool { return st.Measure.Width(text, f, size) <= box.W })
}

// cut shortens a text with an ellipsis until it fits.
func cut(st *stage.Stage, text string, f display.Font, size, width float64) string {
	if st.Measure.Width(text, f, size) <= width {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if short := string(runes[:n]) + ellipsis; st.Measure.Width(short, f, size) <= width {
			return short
		}
	}
	return ellipsis
}

// Paragraph adds a text over as many lines as it needs, from the top of the box, and returns the height used, in
// pixels. Where the box has no room for it the lines stand closer, then the text is set smaller, then cut, as Line
// does it.
func Paragraph(l *display.List, st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64,
	c display.Colour, a display.Align) (used float64) {
	if text == "" {
		return 0
	}
	f = st.Metrics.Font(f)
	size := st.Metrics.Size(f, designSize)
	floor := min(st.Metrics.Floor(f), size)
	lines := st.Measure.Wrap(text, f, size, box.W)
	h := lineHeight(st, f, size, len(lines))
	if float64(len(lines))*h > box.H {
		h = st.Measure.LineHeight(f, size)
	}
	if float64(len(lines))*h > box.H {
		size, _ = Shrink(size, floor, func(size float64) bool {
			lines, h = st.Measure.Wrap(text, f, size, box.W), st.Measure.LineHeight(f, size)
			return float64(len(lines))*h <= box.H
		})
	}
	whole := len(lines)
	if room := max(int((box.H+0.5)/h), 1); whole > room {
		lines = append([]string(nil), lines[:room]...)
		lines[room-1] = cut(st, lines[room-1]+" "+ellipsis, f, size, box.W)
	}
	for i, line := range lines {
		it := l.Text(display.Rect{X: box.X, Y: box.Y + float64(i)*h, W: box.W, H: h}, line, f, size, c, a)
		if i == 0 && len(lines) < whole {
			it.Label = text
		}
	}
	return float64(len(lines)) * h
}

// ParagraphHeight is the height in pixels that a paragraph of that width takes where it has room.
func ParagraphHeight(st *stage.Stage, width float64, text string, f display.Font, designSize float64) float64 {
	if text == "" {
		return 0
	}
	f = st.Metrics.Font(f)
	size := st.Metrics.Size(f, designSize)
	n := len(st.Measure.Wrap(text, f, size, width))
	return float64(n) * lineHeight(st, f, size, n)
}

// lineHeight is wider in blocks of several lines, which the eye must find its way back through.
func lineHeight(st *stage.Stage, f display.Font, size float64, lines int) float64 {
	h := st.Measure.LineHeight(f, size)
	if lines > 1 {
		return max(h, size*leading)
	}
	return h
}
