package ui

import (
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Shrink looks for the largest size, from the most down to the least, at which something has room; it reports whether
// it has. Whatever becomes smaller for want of room does so here.
func Shrink(most, least float64, fits func(size float64) bool) (size float64, ok bool) {
	for size = most; ; size = max(size*shrinkStep, least) {
		if fits(size) {
			return size, true
		}
		if size <= least {
			return size, false
		}
	}
}

// LeastShare is the share of the reader's letters that have the size that they would have without larger ones: words
// that share a place become no smaller.
func LeastShare(m theme.Metrics) float64 { return 1 / max(1, m.TextScale) }

// Words are one paragraph of a Stack: Goes says when it is left out where there is no room, the highest first; what has
// 0 stays.
type Words struct {
	Text string
	Font display.Font
	Size float64
	Ink  display.Colour
	Goes int
}

// Stack are paragraphs under one another that share a place, and become smaller together.
type Stack []Words

// Height is the height in pixels at a share of the sizes, in lines that stand close.
func (s Stack) Height(st *stage.Stage, wide, share float64) (high float64) {
	for i := range s {
		high += tight(st, wide, &s[i], share)
	}
	return high
}

// Wide is the width in pixels of the longest line at a share of the sizes.
func (s Stack) Wide(st *stage.Stage, most, share float64) (wide float64) {
	for i := range s {
		f := st.Metrics.Font(s[i].Font)
		size := st.Metrics.Size(f, s[i].Size*share)
		for _, line := range st.Measure.Wrap(s[i].Text, f, size, most) {
			wide = max(wide, st.Measure.Width(line, f, size))
		}
	}
	return wide
}

// Loose is the height in pixels at a share of the sizes, in lines that stand apart.
func (s Stack) Loose(st *stage.Stage, wide, share float64) (high float64) {
	for i := range s {
		high += ParagraphHeight(st, wide, s[i].Text, s[i].Font, s[i].Size*share)
	}
	return high
}

// tight is the height of a paragraph whose lines stand close.
func tight(st *stage.Stage, wide float64, w *Words, share float64) float64 {
	if w.Text == "" {
		return 0
	}
	f := st.Metrics.Font(w.Font)
	size := st.Metrics.Size(f, w.Size*share)
	return float64(len(st.Measure.Wrap(w.Text, f, size, wide))) * st.Measure.LineHeight(f, size)
}

// Share is the largest share of the sizes, at most that much, at which the paragraphs have room in a box, or else the
// least; it reports whether they have room.
func (s Stack) Share(st *stage.Stage, box display.Rect, most float64) (share float64, fits bool) {
	return s.ShareFrom(LeastShare(st.Metrics), st, box, most)
}

// ShareFrom is Share with another least one.
func (s Stack) ShareFrom(least float64, st *stage.Stage, box display.Rect, most float64) (share float64, fits bool) {
	return Shrink(most, min(most, least), func(share float64) bool { return s.Height(st, box.W, share) <= box.H })
}

// Fitted leaves out what may be left out until the rest has room at the least share, but for the last paragraph. Where
// all can be read elsewhere, a paragraph loses its last sentences before it goes. It works in place.
func (s Stack) Fitted(st *stage.Stage, box display.Rect, least float64, elsewhere bool) Stack {
	s = slices.DeleteFunc(s, func(w Words) bool { return w.Text == "" })
	for s.Height(st, box.W, least) > box.H {
		first := -1
		for i := range s {
			if s[i].Goes > 0 && (first < 0 || s[i].Goes >= s[first].Goes) {
				first = i
			}
		}
		switch {
		case first < 0:
			return s
		case elsewhere && s[first].shorten():
		case len(s) > 1:
			s = slices.Delete(s, first, first+1)
		default:
			return s
		}
	}
	return s
}

// shorten leaves out the last sentence of several, and reports whether there was one.
func (w *Words) shorten() bool {
	ends := -1
	for _, end := range [...]string{". ", "! ", "? "} {
		ends = max(ends, strings.LastIndex(w.Text, end))
	}
	if ends >= 0 {
		w.Text = w.Text[:ends+1]
	}
	return ends >= 0
}

// Draw writes the paragraphs from the top of a box. Their lines stand apart where there is room for that.
func (s Stack) Draw(l *display.List, st *stage.Stage, box display.Rect, share float64) {
	loose, y := s.Loose(st, box.W, share), box.Y
	for i := range s {
		w := &s[i]
		room := display.Rect{X: box.X, Y: y, W: box.W, H: box.Y + box.H - y}
		if loose > box.H {
			room.H = tight(st, box.W, w, share) + 0.5
		}
		y += Paragraph(l, st, room, w.Text, w.Font, w.Size*share, w.Ink, display.Left)
	}
}
