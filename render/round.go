package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// Round shapes of more than roundLarge pixels of radius are made of triangles: pictures of them would take megabytes
// each, and one that grows would want another every frame.

// largeFill fills a box of an item whose corners are that large.
func (p *Painter) largeFill(dst *ebiten.Image, it *display.Item, box display.Rect, radius float64, c display.Colour) {
	c = c.Alpha(float64(c.A) / 255 * (1 - it.Fade))
	p.band(dst, it, box, radius, -min(box.W, box.H)/2, -0.5, c, c)
	p.band(dst, it, box, radius, -0.5, 0.5, c, c.Alpha(0))
}

// largeBorder draws an outline of that width within it.
func (p *Painter) largeBorder(dst *ebiten.Image, it *display.Item, radius, width float64) {
	c := it.Colour.Alpha(float64(it.Colour.A) / 255 * (1 - it.Fade))
	p.band(dst, it, it.Box, radius, -width-0.5, -width+0.5, c.Alpha(0), c)
	p.band(dst, it, it.Box, radius, -width+0.5, -0.5, c, c)
	p.band(dst, it, it.Box, radius, -0.5, 0.5, c, c.Alpha(0))
}

// band fills what lies between two outlines that are so many pixels wider than a box with round corners, from one
// colour at the inner one to another at the outer. It is turned, squashed and scaled as its item is.
func (p *Painter) band(dst *ebiten.Image, it *display.Item, box display.Rect, radius, inner, outer float64, from,
	to display.Colour) {
	p.between(dst, func(wider float64) {
		p.outline.round(box, radius, wider)
		if !moved(it) {
			return
		}
		g, o := placed(it), &p.outline
		cx, cy := it.Box.Centre()
		for i := range o.x {
			o.x[i], o.y[i] = g.Apply(o.x[i]-cx, o.y[i]-cy)
		}
	}, inner, outer, from, to)
}

// round finds the edge of a box with round corners, that many pixels wider on all sides: as much smaller as it may be
// where it is less than the corners.
func (o *outline) round(box display.Rect, radius, wider float64) {
	o.x, o.y = o.x[:0], o.y[:0]
	cx, cy := box.Centre()
	less := min(0, radius+wider)
	w, h := max(0, box.W/2-radius+less), max(0, box.H/2-radius+less)
	radius = max(0, radius+wider)
	const quarter = roundSteps / 4
	for i := range roundSteps {
		corner, step := i/quarter, i%quarter
		sin, cos := math.Sincos((float64(corner) + float64(step)/(quarter-1)) * math.Pi / 2)
		x, y := w, h
		if corner == 1 || corner == 2 {
			x = -w
		}
		if corner >= 2 {
			y = -h
		}
		o.x, o.y = append(o.x, cx+x+radius*cos), append(o.y, cy+y+radius*sin)
	}
}
