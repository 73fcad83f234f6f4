package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// dashes draws a border as dashes along its four sides, which meet in square corners.
func (p *Painter) dashes(dst *ebiten.Image, it *display.Item) {
	o, w := &p.outline, max(1, math.Round(it.Width))
	o.begin()
	b := pixels(it.Box)
	x, y, long, high := float64(b.Min.X), float64(b.Min.Y), float64(b.Dx()), float64(b.Dy())
	if long < 2*w || high < 2*w {
		return
	}
	each := func(side float64, dash func(from, to float64)) {
		n := max(1, math.Round((side/w-dashLong)/(dashLong+dashGap)))
		part := side / (n*(dashLong+dashGap) + dashLong)
		for i := range int(n) + 1 {
			from := float64(i) * (dashLong + dashGap) * part
			dash(math.Round(from), math.Round(from+dashLong*part))
		}
	}
	each(long, func(from, to float64) {
		o.slab(x+from, y, x+to, y+w, it.Colour)
		o.slab(x+from, y+high-w, x+to, y+high, it.Colour)
	})
	each(high, func(from, to float64) {
		o.slab(x, y+from, x+w, y+to, it.Colour)
		o.slab(x+long-w, y+from, x+long, y+to, it.Colour)
	})
	p.drawOutline(dst)
}

// slab adds an upright rectangle.
func (o *outline) slab(x0, y0, x1, y1 float64, c display.Colour) {
	o.quad([4][2]float64{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, c)
}

// quad adds four corners in turn.
func (o *outline) quad(at [4][2]float64, c display.Colour) {
	first := uint16(len(o.vertices))
	for _, v := range at {
		o.add(inked(c, 1), v[0], v[1])
	}
	o.indices = append(o.indices, first, first+1, first+2, first, first+2, first+3)
}

// strike draws a line across a card that cannot be used now: white within black, it is seen on every card.
func (p *Painter) strike(dst *ebiten.Image, it *display.Item) {
	o, g := &p.outline, placed(it)
	o.begin()
	long := math.Hypot(it.Box.W, it.Box.H)
	nx, ny := it.Box.H/long, it.Box.W/long
	for _, stroke := range [2]struct {
		wide   float64
		colour display.Colour
	}{{strikeEdge, theme.HighBlack}, {strikeWide, theme.HighWhite}} {
		half := max(1, p.metrics.U(stroke.wide)/2)
		var at [4][2]float64
		for i, end := range [4]struct{ along, aside float64 }{{-0.5, -1}, {0.5, -1}, {0.5, 1}, {-0.5, 1}} {
			x := end.along*(it.Box.W-2*half) + end.aside*half*nx
			y := -end.along*(it.Box.H-2*half) + end.aside*half*ny
			at[i][0], at[i][1] = g.Apply(x, y)
		}
		o.quad(at, stroke.colour)
	}
	p.drawOutline(dst)
}
