// Package faces is where cards, stamps and tokens are drawn: from a face and a box it makes the items that show it. A
// game draws its own cards in its own room, on a Sheet; here is what all of them draw with, and what is the house's:
// the cast, its stamp and its corridor. It is pure: it knows no Ebitengine and no game, and the painter paints what it
// lays out once for each size.
package faces

import (
	"cmp"
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Measurer measures text as it will be set. It is an interface so that faces need no fonts: they are tested without.
type Measurer interface {
	Width(text string, f display.Font, size float64) float64
	LineHeight(f display.Font, size float64) float64
	Wrap(text string, f display.Font, size, width float64) []string
}

// Design is a design that is drawn.
type Design struct {
	display.Known
	// Draw lays out a face on its sheet, or what stands on a ground.
	Draw func(*Sheet)
}

// New makes a design that is drawn on a room's own kind of sheet; it is upright unless it has another shape.
func New[T ~struct{ *Sheet }](k display.Known, draw func(T)) *Design {
	k.Shape = cmp.Or(k.Shape, display.Upright)
	return &Design{k, func(s *Sheet) { draw(T{s}) }}
}

// Lay appends the items of a face that fills box, in the order drawn, and returns the list. Text keeps to the floors of
// the metrics; what does not fit at the floor is set in more lines or, last, left out, so that nothing is ever cut.
func Lay(items []display.Item, f display.Face, box display.Rect, m theme.Metrics, measure Measurer) []display.Item {
	design, drawn := f.Design.(*Design)
	if !drawn || design.Draw == nil || box.Empty() {
		return items
	}
	s := Sheet{List: display.List{Items: items}, Face: f, Box: box, M: m, Measure: measure}
	design.Draw(&s)
	return s.Items
}

// Sheet is a face being laid out.
type Sheet struct {
	display.List
	Face    display.Face
	Box     display.Rect
	M       theme.Metrics
	Measure Measurer
	// Unit is the size of a pixel of the design: a design says how many of them it is wide.
	Unit float64
}

// Paper adds a piece of paper cut by hand.
func (s *Sheet) Paper(r display.Rect, c display.Colour, radius float64) *display.Item {
	return s.Add(display.Item{Kind: display.Fill, Box: r, Colour: c, Radius: radius, Rough: min(0.9, s.Unit*roughness)})
}

// Border is an outline that is at least a pixel thick.
func (s *Sheet) Border(r display.Rect, c display.Colour, radius, width float64) *display.Item {
	return s.Add(display.Item{Kind: display.Border, Box: r, Colour: c, Radius: radius, Width: max(1, width)})
}

// Strong is a pattern's colour: faint in the usual theme; in high contrast, which shows nothing that is faint, solid.
func (s *Sheet) Strong(c display.Colour, faint float64) display.Colour {
	if s.M.Contrast {
		return c
	}
	return c.Alpha(faint)
}

// Lines sets a block from the top of r and returns how high it is.
func (s *Sheet) Lines(r display.Rect, b Block, c display.Colour, a display.Align) float64 {
	for i, line := range b.Lines {
		s.Text(display.Rect{X: r.X, Y: r.Y + float64(i)*b.Leading, W: r.W, H: b.Leading}, line, b.Font, b.Size, c, a)
	}
	return b.High()
}

// Middle sets a block in the middle of the height of r.
func (s *Sheet) Middle(r display.Rect, b Block, c display.Colour, a display.Align) {
	r.Y += (r.H - b.High()) / 2
	s.Lines(r, b, c, a)
}

// chance is a number from 0 to 1 that is always the same for a face with the same texts, for small irregularities.
func chance(f *display.Face, salt uint32) float64 {
	h := uint32(2166136261) ^ salt*16777619
	for _, text := range [3]string{f.Title, f.Value, f.Tab} {
		for i := range len(text) {
			h = (h ^ uint32(text[i])) * 16777619
		}
	}
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float64(h) / (1 << 32)
}

// Chance is a number from 0 to 1 that is always the same for the same numbers, for what is strewn over a ground.
func Chance(n int, salt uint32) float64 {
	h := uint32(n+1)*2654435761 ^ salt*40503
	h ^= h >> 13
	h *= 2246822519
	h ^= h >> 16
	return float64(h) / (1 << 32)
}

// Tilt is a small turn either way.
func (s *Sheet) Tilt(salt uint32) float64 { return (chance(&s.Face, salt) - 0.5) * 2 * tilt }

// Corners are those of a scrap.
type Corners = [4][2]float32

// Disc fills the unit square: a lamp, an eye, a stamp.
var Disc = pen.Draw(100, "O 50 50 50 50")

// Rays are wedges of light that rise from a point to all sides above it, cut to a room.
func (s *Sheet) Rays(in display.Rect, x, y float64, n int, c display.Colour) {
	long := math.Hypot(in.W, in.H) * 1.2
	box := display.Rect{X: x - long, Y: y - long, W: 2 * long, H: 2 * long}
	s.Path(box, raysOf(n), c).Clip = in
}

// raysOf draws n wedges around the middle of the unit square, in its upper half and a little below.
func raysOf(n int) *display.Outline { return Wedges(n, rayTurn/math.Pi) }

// Wedges draws n wedges around the middle of the unit square, over an angle of so many half turns whose middle points
// up.
func Wedges(n int, halfTurns float64) *display.Outline {
	var o display.Outline
	turn := halfTurns * math.Pi
	step := turn / float64(n)
	for i := range n {
		from := -math.Pi/2 - turn/2 + step*(float64(i)+0.25)
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
