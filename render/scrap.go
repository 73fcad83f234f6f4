package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// scrap draws a piece of paper with four cuts.
func (p *Painter) scrap(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 || it.Fade >= 1 {
		return
	}
	p.outline.tear(it)
	p.cutOut(dst, it)
}

// tear finds the edge of a scrap: straight from corner to corner, or straying on the way where it is rough. The same
// corners are always torn alike.
func (o *outline) tear(it *display.Item) {
	o.x, o.y = o.x[:0], o.y[:0]
	seed := uint32(1)
	for _, c := range it.Corners {
		seed = seed*31 + uint32(whole(float64(c[0])*997+float64(c[1])*7919))
	}
	chance, g := chances(seed|1), placed(it)
	at := func(i int) (x, y float64) {
		c := it.Corners[i%len(it.Corners)]
		return (float64(c[0]) - 0.5) * it.Box.W, (float64(c[1]) - 0.5) * it.Box.H
	}
	for i := range it.Corners {
		x0, y0 := at(i)
		x1, y1 := at(i + 1)
		long := max(math.Hypot(x1-x0, y1-y0), 1e-6)
		n := 1
		if it.Rough > 0 {
			n = max(1, min(tornMost, int(long/(it.Rough*tornStep))))
		}
		for k := range n {
			t, out := float64(k)/float64(n), 0.0
			if k > 0 {
				t += (chance.next() - 0.5) * 0.6 / float64(n)
				out = (chance.next() - 0.5) * 2 * it.Rough
			}
			x, y := g.Apply(x0+(x1-x0)*t+(y1-y0)/long*out, y0+(y1-y0)*t-(x1-x0)/long*out)
			o.x, o.y = append(o.x, x), append(o.y, y)
		}
	}
}

// chances are numbers from 0 to 1 that look like chance and are always the same.
type chances uint32

func (c *chances) next() float64 {
	*c ^= *c << 13
	*c ^= *c >> 17
	*c ^= *c << 5
	return float64(*c) / math.MaxUint32
}

// cutOut fills the outline in hand with an item's colour. The outline is seen whole from the middle of the item's box.
func (p *Painter) cutOut(dst *ebiten.Image, it *display.Item) {
	p.outline.fan(it)
	p.drawOutline(dst)
}

// drawOutline draws the triangles of the outline in hand.
func (p *Painter) drawOutline(dst *ebiten.Image) {
	o := &p.outline
	white := p.shape(shapeKey{}, 0, 1)
	middle := float32(white.Bounds().Dx()) / 2
	for i := range o.vertices {
		o.vertices[i].SrcX, o.vertices[i].SrcY = middle, middle
	}
	p.patch.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	p.patch.options.Filter = ebiten.FilterNearest
	dst.DrawTriangles(o.vertices, o.indices, white, &p.patch.options)
}
