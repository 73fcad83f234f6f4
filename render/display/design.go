package display

import "math"

// Design is how a face or a ground is drawn. Package faces draws it; a list names it, and whoever reads a list knows of
// it what its facts say. Each is one value, made once in the room that it belongs to: two that are equal are the same.
type Design interface{ Facts() *Known }

// Known is what there is to know of a design without drawing it. By itself it is a design that shows nothing.
type Known struct {
	// Name tells it from others in what a test prints.
	Name string
	// Shape is its height to its width.
	Shape float64
	// Back is a card that lies closed. Laid is what lies on cards, which stay what they are: a stamp, a slip, a band or a
	// token. Part is what a card has, by itself: a strip or a mark.
	Back, Laid, Part bool
	// Round leaves its corners empty; Full has each of them tell something.
	Round, Full bool
	// Opaque reports that it is a ground which hides all that it lies on, but at its round corners.
	Opaque bool
	// Body is the part of a box that drops a shadow; nil for all of it.
	Body func(box Rect) Rect
	// Portrait shows the person alone of whom the design tells more; nil for none.
	Portrait Design
	// Ground is what a ground is made of; nil for what lies on one.
	Ground *Place
}

// Upright is the shape of most cards.
const Upright = 1 / 0.7

// Facts makes it a design.
func (k *Known) Facts() *Known { return k }

func (k *Known) String() string { return k.Name }

// unknown is what is known of a face without a design.
var unknown = Known{Shape: Upright}

// Facts are those of the face's design.
func (f *Face) Facts() *Known {
	if f.Design == nil {
		return &unknown
	}
	return f.Design.Facts()
}

// Place is what a ground is made of, under what is drawn on it: light from its middle to its edge.
type Place struct {
	Middle, Edge Colour
	// Lit is the colour of the middle by the marks of the face; nil where it is always the same.
	Lit func(marks uint8) Colour
	// Fibre is how far the light of a pixel strays, as a share of its colour. Fog has it lit as by a lamp in fog instead.
	Fibre float32
	Fog   bool
	// Grain is how far that of what is drawn on it strays.
	Grain float32
	// Papers lie on it, the lowest first, with a grain of their own.
	Papers []Paper
}

// Paper is a large piece of paper: its corners clockwise, as shares of the ground.
type Paper struct {
	Colour  Colour
	Corners [][2]float64
}

// The looks of a likeness: on the wall of the house, as a photograph, cut from paper, and before a lamp.
const (
	LookWall uint8 = iota
	LookPhoto
	LookPaper
	LookLamp
	LookCount
)

// Covers reports whether the item's shape covers a point of the screen.
func (it *Item) Covers(x, y float64) bool {
	if !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return false
	}
	x, y = it.Local(x, y)
	if it.Colour.A == 0 && it.Kind != CardFace && it.Kind != Clock || !it.Box.Contains(x, y) {
		return false
	}
	u, v := (x-it.Box.X)/it.Box.W, (y-it.Box.Y)/it.Box.H
	switch it.Kind {
	case Fill, Border:
		inside := it.Box.Rounded(it.Radius, x, y)
		if it.Kind == Border && inside {
			inside = !it.Box.Inset(it.Width).Rounded(it.Radius-it.Width, x, y)
		}
		return inside
	case Scrap:
		return it.inScrap(u, v)
	case Path:
		return it.InOutline(x, y)
	case Clock:
		cx, cy := it.Box.Centre()
		return math.Hypot(x-cx, y-cy) <= min(it.Box.W, it.Box.H)/2
	default:
		return true
	}
}

// LineStart is the left end of the item's text, whose letters are that wide, in pixels of the screen.
func (it *Item) LineStart(width float64) float64 {
	switch it.Align {
	case Middle:
		return it.Box.X + (it.Box.W-width)/2
	case Right:
		return it.Box.X + it.Box.W - width
	default:
		return it.Box.X
	}
}

// Local takes a point of the screen to where it was before the item was turned, squashed and scaled.
func (it *Item) Local(x, y float64) (float64, float64) {
	if it.Turn == 0 && it.Squash == 0 && it.Scale == 0 || it.Kind == Clock {
		return x, y
	}
	cx, cy := it.Box.Centre()
	sin, cos := math.Sincos(-it.Turn)
	dx, dy := x-cx, y-cy
	dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
	k := 1 + it.Scale
	if k == 0 || it.Squash >= 1 {
		return math.Inf(1), math.Inf(1)
	}
	return cx + dx/(k*(1-it.Squash)), cy + dy/k
}

// Rounded reports whether a point lies in the rectangle with its corners made round.
func (r Rect) Rounded(radius, x, y float64) bool {
	if !r.Contains(x, y) {
		return false
	}
	radius = max(0, min(radius, r.W/2, r.H/2))
	cx, cy := r.Centre()
	dx := math.Abs(x-cx) - r.W/2 + radius
	dy := math.Abs(y-cy) - r.H/2 + radius
	return dx <= 0 || dy <= 0 || math.Hypot(dx, dy) <= radius
}

// inScrap reports whether a point, in shares of the box, lies within the cuts, which have no hollows.
func (it *Item) inScrap(u, v float64) bool {
	for i := range it.Corners {
		a, b := it.Corners[i], it.Corners[(i+1)%len(it.Corners)]
		ax, ay, bx, by := float64(a[0]), float64(a[1]), float64(b[0]), float64(b[1])
		if (bx-ax)*(v-ay)-(by-ay)*(u-ax) < 0 {
			return false
		}
	}
	return true
}

// InOutline reports whether a point lies in a drawing, or on the line along it. Curves count as a few straight lines.
func (it *Item) InOutline(x, y float64) bool {
	if it.Outline == nil {
		return false
	}
	w := winder{x: x, y: y, near: math.Inf(1), line: it.Width > 0}
	var first, last [2]float32
	onScreen := func(p [2]float32) [2]float64 {
		return [2]float64{it.Box.X + float64(p[0])*it.Box.W, it.Box.Y + float64(p[1])*it.Box.H}
	}
	side := func(to [2]float32) {
		w.side(onScreen(last), onScreen(to))
		last = to
	}
	it.Outline.Each(func(op byte, p []float32) {
		switch op {
		case 'M':
			side(first)
			first, last = [2]float32(p), [2]float32(p)
		case 'L':
			side([2]float32(p))
		case 'Q', 'C':
			from := last
			if !w.line && w.past(onScreen, from, p) {
				last = [2]float32(p[len(p)-2:])
				return
			}
			for i := 1; i <= curveSteps; i++ {
				side(Bend(from, p, float32(i)/curveSteps))
			}
		case 'Z':
			side(first)
		}
	})
	if w.line {
		return w.near <= it.Width/2
	}
	side(first)
	return w.turns != 0
}

const curveSteps = 8

// winder counts how often a way goes around a point, or how near it comes to it.
type winder struct {
	x, y, near float64
	turns      int
	// line reports that only the way itself counts.
	line bool
}

// past reports whether a curve lies over the point or under it with all that bends it: it counts as no turn.
func (w *winder) past(onScreen func([2]float32) [2]float64, from [2]float32, p []float32) bool {
	over := onScreen(from)[1] > w.y
	for i := 0; i < len(p); i += 2 {
		if onScreen([2]float32(p[i : i+2]))[1] > w.y != over {
			return false
		}
	}
	return true
}

func (w *winder) side(a, b [2]float64) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	if dx == 0 && dy == 0 {
		return
	}
	if w.line {
		t := max(0, min(1, ((w.x-a[0])*dx+(w.y-a[1])*dy)/(dx*dx+dy*dy)))
		w.near = min(w.near, math.Hypot(w.x-a[0]-t*dx, w.y-a[1]-t*dy))
		return
	}
	left := dx*(w.y-a[1]) - dy*(w.x-a[0])
	switch {
	case a[1] <= w.y && b[1] > w.y && left > 0:
		w.turns++
	case a[1] > w.y && b[1] <= w.y && left < 0:
		w.turns--
	}
}
