package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// wipe draws a disc that is cut out of paper with a few coarse strokes of the scissors: its shadow, an ink rim, the paper
// within. The cuts stay where they are while it grows, so that nothing flickers.
func (p *Painter) wipe(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Fade >= 1 {
		return
	}
	radius, under := min(it.Box.W, it.Box.H)/2, *it
	under.Colour = theme.CutInk.Alpha(wipeDark)
	for i := range wipeSoft {
		p.disc(dst, &under, radius+it.Shadow*float64(i+1)/wipeSoft)
	}
	under.Colour = theme.CutInk
	p.disc(dst, &under, radius)
	p.disc(dst, it, radius-it.Width)
}

// disc fills a disc of a radius around the middle of an item's box. Its corners lie at uneven distances from each other
// and from the middle, and the cuts between them are straight.
func (p *Painter) disc(dst *ebiten.Image, it *display.Item, radius float64) {
	if radius <= 0 || it.Colour.A == 0 {
		return
	}
	o := &p.outline
	o.x, o.y = o.x[:0], o.y[:0]
	cx, cy := it.Box.Centre()
	chance := chances(wipeSeed)
	for i := range wipeCuts {
		turn := (float64(i) + wipeUneven*(chance.next()-0.5)) / wipeCuts * 2 * math.Pi
		r := radius * (1 - wipeDepth*chance.next())
		sin, cos := math.Sincos(turn)
		o.x, o.y = append(o.x, cx+r*cos), append(o.y, cy+r*sin)
	}
	p.cutOut(dst, it)
}
