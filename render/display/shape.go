package display

import "math"

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
	w := winder{x: x, y: y, near: math.Inf(1)}
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
			for i := 1; i <= curveSteps; i++ {
				side(Bend(from, p, float32(i)/curveSteps))
			}
		case 'Z':
			side(first)
		}
	})
	if it.Width > 0 {
		return w.near <= it.Width/2
	}
	side(first)
	return w.turns != 0
}

const curveSteps = 8

// winder counts how often a way goes around a point, and how near it comes to it.
type winder struct {
	x, y, near float64
	turns      int
}

func (w *winder) side(a, b [2]float64) {
	if a == b {
		return
	}
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := max(0, min(1, ((w.x-a[0])*dx+(w.y-a[1])*dy)/(dx*dx+dy*dy)))
	w.near = min(w.near, math.Hypot(w.x-a[0]-t*dx, w.y-a[1]-t*dy))
	left := dx*(w.y-a[1]) - dy*(w.x-a[0])
	switch {
	case a[1] <= w.y && b[1] > w.y && left > 0:
		w.turns++
	case a[1] > w.y && b[1] <= w.y && left < 0:
		w.turns--
	}
}
