package director

import (
	"safehouse/game"
	"safehouse/render/display"
)

// Pose is how a card lies: its place in pixels and what a display item has of turning, lifting and fading. Grey is how
// far it is out of play, 0 to 1: it stays opaque, so that what lies under it does not mix with its figure.
type Pose struct {
	Box                                     display.Rect
	Turn, Squash, Scale, Fade, Shadow, Grey float64
}

// Sprite is one card of a board. At tells cards apart: no two sprites of a board share it.
type Sprite struct {
	At   game.Place
	Face display.Face
	Pose Pose
	// Lift is the order in which cards lie on each other, higher ones on top.
	Lift int
	// Private marks a card that lies face down and is known to its owner alone, who looks on.
	Private bool
}

// between mixes two poses by a share; the share may go beyond 1 for an overshoot. The box keeps the size of the goal,
// so that its face is painted once, and the difference goes into the scale.
func between(a, b Pose, s float64) Pose {
	mix := func(x, y float64) float64 { return x + (y-x)*s }
	ax, ay := a.Box.Centre()
	bx, by := b.Box.Centre()
	p := Pose{
		Box:  display.Rect{X: mix(ax, bx) - b.Box.W/2, Y: mix(ay, by) - b.Box.H/2, W: b.Box.W, H: b.Box.H},
		Turn: mix(a.Turn, b.Turn), Squash: mix(a.Squash, b.Squash), Scale: mix(a.Scale, b.Scale),
		Fade: mix(a.Fade, b.Fade), Shadow: mix(a.Shadow, b.Shadow), Grey: mix(a.Grey, b.Grey),
	}
	if b.Box.W > 0 && a.Box.W != b.Box.W {
		p.Scale = mix(a.Box.W/b.Box.W*(1+a.Scale), 1+b.Scale) - 1
	}
	return p
}

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
