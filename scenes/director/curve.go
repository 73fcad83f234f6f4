package director

// Curve is an easing curve: a cubic Bézier from (0,0) to (1,1) with two control points. The zero value is linear.
type Curve struct{ X1, Y1, X2, Y2 float64 }

// The curves of the motion table.
var (
	Linear               = Curve{}
	Standard             = Curve{.2, 0, 0, 1}
	Decelerate           = Curve{0, 0, 0, 1}
	Accelerate           = Curve{.3, 0, 1, 1}
	EmphasisedDecelerate = Curve{.05, .7, .1, 1}
	// Overshoot passes its goal by 4 % and comes back.
	Overshoot = Curve{.3, 0, .35, 1.28}
)

// At gives the progress for a share of the time; both run from 0 to 1, and times outside stand at the ends.
func (c Curve) At(t float64) float64 {
	switch {
	case t <= 0:
		return 0
	case t >= 1:
		return 1
	case c == Linear:
		return t
	}
	lo, hi := 0.0, 1.0
	for range 24 {
		mid := (lo + hi) / 2
		if bezier(c.X1, c.X2, mid) < t {
			lo = mid
		} else {
			hi = mid
		}
	}
	return bezier(c.Y1, c.Y2, (lo+hi)/2)
}

func bezier(a, b, t float64) float64 {
	u := 1 - t
	return 3*u*u*t*a + 3*u*t*t*b + t*t*t
}
