package tabletop

import "safehouse/render/theme"

// Size is a size in design pixels, and the least of it in pixels of the screen: what is pressed or read stays large
// enough on a small screen.
type Size struct{ Design, Least float64 }

// In is the size in pixels.
func (s Size) In(m theme.Metrics) float64 { return max(m.U(s.Design), s.Least) }

// Grown is the size of what holds a line of text: it follows the reader's letters a part of the way, and they shrink
// into the rest.
func (s Size) Grown(m theme.Metrics) float64 { return s.In(m) * (1 + (max(1, m.TextScale)-1)*growth) }

// growth is how much of the reader's text size such a box takes over.
const growth = 0.4
