package displaytest

import (
	"math"

	"safehouse/render/display"
)

// slack is what rounding may add to a length, in pixels.
const slack = 1

// Letters reach over the middle of a line by inkHigh of the size, and as far under it: accents and tails aside.
const inkHigh = 0.38

// text looks at one run and adds it to those that later ones may overlap.
func (c *check) text(i int) {
	it := &c.list[i]
	width := c.measure.Width(it.Text, it.Font, it.Size)
	if width > it.Box.W+slack {
		c.fault(TooWide, i, -1, "%.0f pixels in %.0f", width, it.Box.W)
	}
	if it.Size > it.Box.H+slack {
		c.fault(TooHigh, i, -1, "size %.1f in a box %.1f high", it.Size, it.Box.H)
	}
	if floor := c.metrics.Floor(it.Font); it.Size < floor-0.05 {
		c.fault(TooSmall, i, -1, "size %.1f, floor %.1f", it.Size, floor)
	}
	if !c.measure.Covers(it.Text, it.Font) {
		c.fault(NoGlyph, i, -1, "font %d", it.Font)
	}
	ink := inkOf(it, width)
	c.edges(i, ink)
	if !it.Clip.Empty() {
		ink = ink.Intersect(it.Clip)
	}
	if ink.Empty() {
		return
	}
	c.overlaps(i, ink)
	c.runs = append(c.runs, run{i, ink})
	c.contrast(i, ink)
}

// inkOf is the room that the letters take.
func inkOf(it *display.Item, width float64) display.Rect {
	high := 2 * inkHigh * it.Size
	return display.Rect{X: it.LineStart(width), Y: it.Box.Y + (it.Box.H-high)/2, W: width, H: high}
}

// edges looks at the screen and the clip. A clip may cut lines from above and below, as a scrolled list does, but not
// at their ends.
func (c *check) edges(i int, ink display.Rect) {
	clip := c.list[i].Clip
	if clip.Empty() {
		if !inside(ink, c.screen) {
			c.fault(OffScreen, i, -1, "letters at %.0f", ink)
		}
		return
	}
	if ink.Intersect(clip).H > 0 && (ink.X < clip.X-slack || ink.X+ink.W > clip.X+clip.W+slack) {
		c.fault(Cut, i, -1, "letters at %.0f, clip %.0f", ink, clip)
	}
	if seen := ink.Intersect(clip); !seen.Empty() && !inside(seen, c.screen) {
		c.fault(OffScreen, i, -1, "letters at %.0f", seen)
	}
}

// overlaps looks for earlier text that is still seen where this one stands.
func (c *check) overlaps(i int, ink display.Rect) {
	for _, other := range c.runs {
		shared := ink.Intersect(other.ink)
		if shared.W <= slack || shared.H <= slack || c.hidden(shared, other.item, i) {
			continue
		}
		c.fault(Overlap, i, other.item, "%q by %.0f x %.0f pixels", c.list[other.item].Text, shared.W, shared.H)
	}
}

// hidden reports whether something opaque drawn after one item and before another covers the room.
func (c *check) hidden(room display.Rect, after, before int) bool {
	for k := after + 1; k < before; k++ {
		if it := &c.list[k]; opaque(it) && inside(room, seen(it)) {
			return true
		}
	}
	return false
}

// opaque reports whether nothing shows through an item.
func opaque(it *display.Item) bool {
	if it.Fade > 0 || it.Squash != 0 || math.Abs(it.Turn) > 0.1 {
		return false
	}
	switch it.Kind {
	case display.Fill:
		return it.Colour.A == 255
	case display.CardFace:
		return !it.Face.Facts().Round
	case display.Ground:
		return true
	default:
		return false
	}
}

// seen is what a clip leaves of an item.
func seen(it *display.Item) display.Rect {
	if it.Clip.Empty() {
		return it.Box
	}
	return it.Box.Intersect(it.Clip)
}

// inside reports whether a lies in b.
func inside(a, b display.Rect) bool {
	return a.X >= b.X-slack && a.Y >= b.Y-slack && a.X+a.W <= b.X+b.W+slack && a.Y+a.H <= b.Y+b.H+slack
}
