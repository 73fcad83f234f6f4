package faces

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
)

// Corners are those of a scrap.
type Corners = [4][2]float32

// Disc fills the unit square: a lamp, an eye, a stamp.
var Disc = pen.Draw(100, "O 50 50 50 50")

// Path adds a drawing stretched to a box.
func (s *Sheet) Path(r display.Rect, o *display.Outline, c display.Colour) *display.Item {
	return s.Add(display.Item{Kind: display.Path, Box: r, Outline: o, Colour: c})
}

// Rays are wedges of light that rise from a point to all sides above it, cut to a room.
func (s *Sheet) Rays(in display.Rect, x, y float64, n int, c display.Colour) {
	long := math.Hypot(in.W, in.H) * 1.2
	box := display.Rect{X: x - long, Y: y - long, W: 2 * long, H: 2 * long}
	s.Path(box, raysOf(n), c).Clip = in
}

// raysOf draws n wedges around the middle of the unit square, in its upper half and a little below.
func raysOf(n int) *display.Outline {
	var o display.Outline
	step := rayTurn / float64(n)
	for i := range n {
		from := -math.Pi/2 - rayTurn/2 + step*(float64(i)+0.25)
		s0, c0 := math.Sincos(from)
		s1, c1 := math.Sincos(from + step/2)
		o.Ops += "MLLZ"
		o.Points = append(o.Points, 0.5, 0.5, float32(0.5+c0/2), float32(0.5+s0/2), float32(0.5+c1/2), float32(0.5+s1/2))
	}
	return &o
}

// Halo is the disc of the lamp with a ring around it.
func (s *Sheet) Halo(room display.Rect, x, y, r float64, c display.Colour) {
	for _, ring := range [...]struct{ share, alpha float64 }{{1.16, 0.25}, {1, 1}} {
		q := r * ring.share
		s.Path(display.Rect{X: x - q, Y: y - q, W: 2 * q, H: 2 * q}, Disc, c.Alpha(ring.alpha)).Clip = room
	}
}

// Scrap adds a piece of paper with four straight cuts.
func (s *Sheet) Scrap(r display.Rect, c display.Colour, at Corners) *display.Item {
	return s.Add(display.Item{Kind: display.Scrap, Box: r, Colour: c, Corners: at})
}
