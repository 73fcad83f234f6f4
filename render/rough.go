package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

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
