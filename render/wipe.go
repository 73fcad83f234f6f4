package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// wipe draws a disc that is cut out of paper with a few coarse strokes of the scissors: its shadow, an ink rim, the
// paper within. The cuts stay where they are while it grows, so that nothing flickers. Shadow and rim are rings: a disc
// of the whole screen is painted once only.
func (p *Painter) wipe(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Fade >= 1 {
		return
	}
	radius := min(it.Box.W, it.Box.H) / 2
	paper := max(0, radius-it.Width)
	ink := theme.CutInk
	if it.Edge.A > 0 {
		ink = it.Edge
	}
	ink = ink.Alpha(1 - it.Fade)
	if it.Shadow > 0 {
		p.ring(dst, it, radius, radius+it.Shadow, theme.CutInk.Alpha(wipeDark*(1-it.Fade)), theme.CutInk.Alpha(0))
	}
	p.ring(dst, it, max(0, paper-1), radius, ink, ink)
	// The rim's edge fades out over a pixel, as that of the paper does.
	p.ring(dst, it, radius, radius+1, ink, ink.Alpha(0))
	if paper > 0 && it.Colour.A > 0 {
		p.outline.cutDisc(it, paper)
		p.cutOut(dst, it)
	}
}

// cutDisc finds the edge of a disc of a radius around the middle of an item's box. Its corners lie at uneven distances
// from each other and from the middle, and the cuts between them are straight.
func (o *outline) cutDisc(it *display.Item, radius float64) {
	o.x, o.y = o.x[:0], o.y[:0]
	cx, cy := it.Box.Centre()
	chance := chances(wipeSeed)
	for i := range wipeCuts {
		turn := (float64(i) + wipeUneven*(chance.next()-0.5)) / wipeCuts * 2 * math.Pi
		r := radius * (1 - wipeDepth*chance.next())
		sin, cos := math.Sincos(turn)
		o.x, o.y = append(o.x, cx+r*cos), append(o.y, cy+r*sin)
	}
}

// ring fills what lies between two such discs, from one colour at the inner edge to another at the outer.
func (p *Painter) ring(dst *ebiten.Image, it *display.Item, inner, outer float64, from, to display.Colour) {
	p.between(dst, func(radius float64) { p.outline.cutDisc(it, radius) }, inner, outer, from, to)
}

// between fills what lies between two edges around a point, from one colour at the inner one to another at the outer.
func (p *Painter) between(dst *ebiten.Image, edge func(radius float64), inner, outer float64, from, to display.Colour) {
	o := &p.outline
	o.begin()
	edge(inner)
	o.rim(from)
	edge(outer)
	o.rim(to)
	n := uint16(len(o.x))
	for i := range n {
		next := (i + 1) % n
		o.indices = append(o.indices, i, next, n+i, next, n+i, n+next)
	}
	p.drawOutline(dst)
}

// rim adds the points of the outline in hand as vertices of a colour.
func (o *outline) rim(c display.Colour) {
	v := inked(c, 1)
	for i := range o.x {
		o.add(v, o.x[i], o.y[i])
	}
}
