package display

// Rect is an upright rectangle in screen pixels, from its top left corner.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether the point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool { return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H }

// Covers reports whether all of another rectangle lies in the rectangle.
func (r Rect) Covers(o Rect) bool {
	return o.X >= r.X && o.Y >= r.Y && o.X+o.W <= r.X+r.W && o.Y+o.H <= r.Y+r.H
}

// Inset returns the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Narrowed returns the rectangle made smaller by d on the left and on the right.
func (r Rect) Narrowed(d float64) Rect { return Rect{r.X + d, r.Y, r.W - 2*d, r.H} }

// Moved returns the rectangle shifted.
func (r Rect) Moved(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Centre returns the middle.
func (r Rect) Centre() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Middle is the box of that size around the middle.
func (r Rect) Middle(w, h float64) Rect {
	x, y := r.Centre()
	return Rect{x - w/2, y - h/2, w, h}
}

// Square is the square of that side around the middle.
func (r Rect) Square(side float64) Rect { return r.Middle(side, side) }

// SquareIn is the square around the middle that takes that share of the largest.
func (r Rect) SquareIn(share float64) Rect { return r.Square(min(r.W, r.H) * share) }

// Column is one of n columns of the same width, a gap apart.
func (r Rect) Column(i, n int, gap float64) Rect {
	w := (r.W - float64(n-1)*gap) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Intersect returns what two rectangles share; an empty one where they share nothing.
func (r Rect) Intersect(o Rect) Rect {
	x0, y0 := max(r.X, o.X), max(r.Y, o.Y)
	x1, y1 := min(r.X+r.W, o.X+o.W), min(r.Y+r.H, o.Y+o.H)
	return Rect{x0, y0, max(0, x1-x0), max(0, y1-y0)}
}

// Around is the smallest box around both; an empty one counts for nothing.
func (r Rect) Around(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// Cut takes a strip off a side and returns it with the rest; the strip is never larger than the rectangle.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom is CutTop from below.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft is CutTop from the left.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight is CutTop from the right.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// PartLeft is CutLeft with a gap between strip and rest; PartTop is CutTop with one.
func (r Rect) PartLeft(w, gap float64) (strip, rest Rect) {
	strip, rest = r.CutLeft(w)
	_, rest = rest.CutLeft(gap)
	return strip, rest
}

func (r Rect) PartTop(h, gap float64) (strip, rest Rect) {
	strip, rest = r.CutTop(h)
	_, rest = rest.CutTop(gap)
	return strip, rest
}

// Outline is a closed path, filled by the non-zero rule. Ops has one letter a step: M moves and L draws a line to the
// next point, Q a quadratic curve (two points), C a cubic one (three), Z closes. Points are x, y pairs.
type Outline struct {
	Ops    string
	Points []float32
}

// Each calls step for every step of the outline with its points, as x, y pairs.
func (o Outline) Each(step func(op byte, p []float32)) {
	at := 0
	for i := range len(o.Ops) {
		n := 2 * pointsOf(o.Ops[i])
		step(o.Ops[i], o.Points[at:at+n])
		at += n
	}
}

// Bend is the point at which a curve has come to a share of its way, from a place over handles to its end: x, y pairs.
func Bend(from [2]float32, p []float32, t float32) (at [2]float32) {
	s := 1 - t
	for i := range at {
		if len(p) == 4 {
			at[i] = s*s*from[i] + 2*s*t*p[i] + t*t*p[2+i]
		} else {
			at[i] = s*s*s*from[i] + 3*s*s*t*p[i] + 3*s*t*t*p[2+i] + t*t*t*p[4+i]
		}
	}
	return at
}

// pointsOf is how many points follow a step.
func pointsOf(op byte) int {
	switch op {
	case 'C':
		return 3
	case 'Q':
		return 2
	case 'Z':
		return 0
	default:
		return 1
	}
}
