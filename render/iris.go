package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// iris covers what lies outside a hole with a ring that reaches beyond every corner of the target, and draws the rim of
// light around the hole.
func (p *Painter) iris(dst *ebiten.Image, it *display.Item) {
	if it.Colour.A == 0 || it.Fade >= 1 {
		return
	}
	cx, cy := it.Box.Centre()
	b := dst.Bounds()
	far := 0.0
	for _, x := range [2]int{b.Min.X, b.Max.X} {
		for _, y := range [2]int{b.Min.Y, b.Max.Y} {
			far = max(far, math.Hypot(float64(x)-cx, float64(y)-cy))
		}
	}
	cover := it.Colour.Alpha(float64(it.Colour.A) / 255 * (1 - it.Fade))
	p.band(dst, it, 0, far*irisBeyond+1, cover, cover)
	p.band(dst, it, -1, 0, cover.Alpha(0), cover)
	if it.Width > 0 && !it.Box.Empty() {
		rim := theme.Lamp.Alpha(1 - it.Fade)
		if !p.metrics.Contrast {
			p.band(dst, it, -it.Width*irisGlow, 0, rim.Alpha(0), rim.Alpha(irisGleam*(1-it.Fade)))
		}
		p.band(dst, it, 0, it.Width, rim, rim)
		p.band(dst, it, it.Width, it.Width+1, rim, rim.Alpha(0))
	}
}

// band fills what lies between two outlines that are so many pixels wider than the hole of an iris, from one colour at
// the inner one to another at the outer.
func (p *Painter) band(dst *ebiten.Image, it *display.Item, inner, outer float64, from, to display.Colour) {
	p.between(dst, func(wider float64) { p.outline.round(it, wider) }, inner, outer, from, to)
}

// round finds the edge of an item's box with its round corners, that many pixels wider on all sides.
func (o *outline) round(it *display.Item, wider float64) {
	o.x, o.y = o.x[:0], o.y[:0]
	radius := cornerRadius(it)
	cx, cy := it.Box.Centre()
	w, h := max(0, it.Box.W/2-radius), max(0, it.Box.H/2-radius)
	if radius+wider < 0 {
		w, h = max(0, w+radius+wider), max(0, h+radius+wider)
	}
	radius = max(0, radius+wider)
	const quarter = irisSteps / 4
	for i := range irisSteps {
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
