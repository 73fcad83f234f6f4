package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// scrap draws a piece of paper with four cuts.
func (p *Painter) scrap(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 {
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
	p.patch.options.Filter = ebiten.FilterNearest
	dst.DrawTriangles(o.vertices, o.indices, white, &p.patch.options)
}

// outline is the memory in which hand-cut fills are put together: the points of the edge, then the triangles.
type outline struct {
	x, y     []float64
	vertices []ebiten.Vertex
	indices  []uint16
}

// begin forgets the triangles of the last shape.
func (o *outline) begin() { o.vertices, o.indices = o.vertices[:0], o.indices[:0] }

// inked is a vertex of a colour, as much of which is seen.
func inked(c display.Colour, opacity float64) ebiten.Vertex {
	a := float32(c.A) / 255 * float32(opacity)
	return ebiten.Vertex{
		ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
	}
}

// add adds a vertex at a place.
func (o *outline) add(v ebiten.Vertex, x, y float64) {
	v.DstX, v.DstY = float32(x), float32(y)
	o.vertices = append(o.vertices, v)
}

// cut finds the edge: round corners, and sides with a few points that stray. The same box is always cut alike.
func (o *outline) cut(it *display.Item) {
	o.x, o.y = o.x[:0], o.y[:0]
	w, h, r := it.Box.W/2, it.Box.H/2, cornerRadius(it)
	chance := chances(whole(it.Box.X*7+it.Box.Y*13+it.Box.W*31+it.Box.H*57)) | 1
	stray := func() float64 { return (chance.next() - 0.5) * 2 * it.Rough }
	g := placed(it)
	to := func(x, y float64) {
		x, y = g.Apply(x, y)
		o.x, o.y = append(o.x, x), append(o.y, y)
	}
	for side := range 4 {
		// A side runs from the end of a corner to the beginning of the next.
		sin, cos := math.Sincos(float64(side) * math.Pi / 2)
		long, away := w, h
		if side%2 == 1 {
			long, away = h, w
		}
		at := func(along, out float64) { to(along*cos+out*sin, along*sin-out*cos) }
		n := max(1, min(roughCorners, int(2*(long-r)/roughStep)))
		for i := range n + 1 {
			at(-(long-r)+2*(long-r)*float64(i)/float64(n), away+stray())
		}
		for i := 1; i < cornerSteps; i++ {
			s, c := math.Sincos(float64(i) / cornerSteps * math.Pi / 2)
			at(long-r+r*s, away-r+r*c)
		}
	}
}

// fan makes the triangles: the middle, the edge half a pixel inwards, and half a pixel outwards as nothing.
func (o *outline) fan(it *display.Item) {
	o.begin()
	solid := inked(it.Colour, 1-it.Fade)
	x, y := it.Box.Centre()
	o.add(solid, x, y)
	n := len(o.x)
	for i := range n {
		before, after := (i+n-1)%n, (i+1)%n
		dx, dy := o.x[after]-o.x[before], o.y[after]-o.y[before]
		long := max(math.Hypot(dx, dy), 1e-6) * 2
		// Clockwise on the screen: outwards is to the left of the way.
		ox, oy := dy/long, -dx/long
		o.add(solid, o.x[i]-ox, o.y[i]-oy)
		o.add(ebiten.Vertex{}, o.x[i]+ox, o.y[i]+oy)
		in, out := uint16(1+2*i), uint16(2+2*i)
		nextIn, nextOut := uint16(1+2*after), uint16(2+2*after)
		o.indices = append(o.indices, 0, in, nextIn, in, out, nextIn, out, nextOut, nextIn)
	}
}

// wipe draws a disc that is cut out of paper with a few coarse strokes of the scissors: its shadow, an ink rim, the
// paper within. The cuts stay where they are while it grows, so that nothing flickers. Shadow and rim are rings: a disc
// of the whole screen is painted once only.
func (p *Painter) wipe(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() {
		return
	}
	radius := min(it.Box.W, it.Box.H) / 2
	paper := max(0, radius-it.Width)
	ink := theme.CutInk
	if it.Edge.A > 0 {
		ink = it.Edge
	}
	ink = ink.Alpha(1 - it.Fade)
	ring := func(inner, outer float64, from, to display.Colour) {
		p.between(dst, func(radius float64) { p.outline.cutDisc(it, radius) }, inner, outer, from, to)
	}
	if it.Shadow > 0 {
		ring(radius, radius+it.Shadow, theme.CutInk.Alpha(wipeDark*(1-it.Fade)), theme.CutInk.Alpha(0))
	}
	ring(max(0, paper-1), radius, ink, ink)
	// The rim's edge fades out over a pixel, as that of the paper does.
	ring(radius, radius+1, ink, ink.Alpha(0))
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

// Round shapes of more than roundLarge pixels of radius are made of triangles: pictures of them would take megabytes
// each, and one that grows would want another every frame.

// largeBorder draws the outline of an item whose corners are that large, of that width within it.
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
