package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// iris covers what lies outside a disc with a ring that reaches beyond every corner of the target, and draws the rim
// of light around the disc.
func (p *Painter) iris(dst *ebiten.Image, it *display.Item) {
	if it.Colour.A == 0 || it.Fade >= 1 {
		return
	}
	radius := math.Max(0, it.Box.W/2)
	cx, cy := it.Box.Centre()
	b := dst.Bounds()
	far := 0.0
	for _, x := range [2]int{b.Min.X, b.Max.X} {
		for _, y := range [2]int{b.Min.Y, b.Max.Y} {
			far = max(far, math.Hypot(float64(x)-cx, float64(y)-cy))
		}
	}
	if radius < far {
		cover := it.Colour.Alpha(float64(it.Colour.A) / 255 * (1 - it.Fade))
		p.band(dst, cx, cy, radius, far*irisBeyond+1, cover, cover)
		p.band(dst, cx, cy, max(0, radius-1), radius, cover.Alpha(0), cover)
	}
	if it.Width > 0 && radius > 0 {
		rim := theme.Lamp.Alpha(1 - it.Fade)
		if !p.metrics.Contrast {
			p.band(dst, cx, cy, max(0, radius-it.Width*irisGlow), radius, rim.Alpha(0), rim.Alpha(irisGleam*(1-it.Fade)))
		}
		p.band(dst, cx, cy, radius, radius+it.Width, rim, rim)
		p.band(dst, cx, cy, radius+it.Width, radius+it.Width+1, rim, rim.Alpha(0))
	}
}

// band fills what lies between two circles around a point, from one colour at the inner one to another at the outer.
func (p *Painter) band(dst *ebiten.Image, cx, cy, inner, outer float64, from, to display.Colour) {
	p.between(dst, func(radius float64) { p.outline.circle(cx, cy, radius) }, inner, outer, from, to)
}

// circle finds the edge of a disc.
func (o *outline) circle(cx, cy, radius float64) {
	o.x, o.y = o.x[:0], o.y[:0]
	for i := range irisSteps {
		sin, cos := math.Sincos(float64(i) / irisSteps * 2 * math.Pi)
		o.x, o.y = append(o.x, cx+radius*cos), append(o.y, cy+radius*sin)
	}
}
