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
