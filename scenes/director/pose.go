package director

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
)

// Pose is how a card lies: its place in pixels and what a display item has of turning, lifting and fading. Shade is
// how far it lies out of the light, 0 to 1: it stays opaque, so that what lies under it does not mix with its figure.
type Pose struct {
	Box                                      display.Rect
	Turn, Squash, Scale, Fade, Shadow, Shade float64
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
		Fade: mix(a.Fade, b.Fade), Shadow: mix(a.Shadow, b.Shadow), Shade: mix(a.Shade, b.Shade),
	}
	if a.Box == b.Box { // What stays strays by no rounding.
		p.Box = b.Box
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

// stillJourney is a journey with reduced motion: the card fades out where it lay while it fades in where it comes to,
// both as they lie at rest. One that comes from a pile or goes to one only fades in, or out.
func (b *builder) stillJourney(first, last *Sprite, j *Journey) {
	pace := b.scene.Pace
	out, in := pace(CrossMS), pace(CrossMS)
	if j.Flight == Fall {
		out = pace(BurnMS)
	}
	b.cueStill(j.Flight, sound.Slide, 0)
	switch {
	case first == nil:
		in = pace(fadeMS)
		b.fadeIn(last, in)
	case last == nil:
		b.fadeOut(first, out)
		in = out
	case first.Pose.lies(&last.Pose):
		b.crossFade(first, last, in)
	default:
		b.fadeOut(first, out)
		b.fadeIn(last, in)
	}
	b.cueStill(j.Flight, sound.Place, in)
}

// cueStill is a sound of a journey. What falls out of play makes none of its own.
func (b *builder) cueStill(m Flight, c sound.Cue, tick int) {
	if m != Fall {
		b.cue(tick, c)
	}
}

// stillStay is a card that is on both boards, or appears, with reduced motion: where it only lies elsewhere it is there
// at once, and another face comes up over the one before.
func (b *builder) stillStay(s *Sprite) {
	pace := b.scene.Pace
	first := b.before[s.At]
	switch {
	case first == nil || b.used[s.At]:
		b.fadeIn(s, pace(fadeMS))
	case b.scene.Change && !first.Pose.lies(&s.Pose):
		b.fadeIn(s, pace(CrossMS))
	case b.scene.Change:
		b.add(actor{first: *s, last: *s})
	case first.Face.Design != s.Face.Design:
		ticks := min(pace(CrossMS), b.flipTicks())
		b.cue(ticks/2, sound.Flip)
		b.flips++
		if !first.Pose.lies(&s.Pose) {
			b.fadeOut(first, ticks)
			b.fadeIn(s, ticks)
			break
		}
		b.crossFade(first, s, ticks)
	default:
		b.add(actor{first: *s, last: *s})
	}
}

func (b *builder) fadeIn(s *Sprite, ticks int) {
	b.add(actor{first: *s, last: *s, ticks: ticks, appears: true})
}

// fadeOut lets a card fade away where it lies. Where with reduced motion the whole table makes way it is gone at once:
// what comes up must not stand among what was there.
func (b *builder) fadeOut(s *Sprite, ticks int) {
	if b.scene.Still && b.scene.Change {
		return
	}
	a := actor{first: *s, last: *s, ticks: ticks, gone: true}
	a.last.Pose.Fade = 1
	b.add(a)
}

// crossFade lets a card come up over the one before it, which lies there as before until it is covered: the table
// between them never shows through.
func (b *builder) crossFade(first, last *Sprite, ticks int) {
	under := actor{first: *first, last: *first, ticks: ticks, gone: true}
	under.last.Lift = last.Lift
	over := actor{first: *last, last: *last, ticks: ticks, appears: true}
	over.first.Pose.Shadow = 0
	b.add(under)
	b.add(over)
}

// lies reports whether two poses put a card into the same place at the same size and angle.
func (p *Pose) lies(o *Pose) bool {
	return p.Box == o.Box && p.Turn == o.Turn && p.Squash == o.Squash && p.Scale == o.Scale
}

// Flight is how a card makes its journey.
type Flight uint8

// The flights.
const (
	// Fly is one after another, in an arc.
	Fly Flight = iota
	// Hop is in an arc, all at once.
	Hop
	// Snap is flat and straight, a little past the goal and back, all at once.
	Snap
	// Fall is one close after another: the card chars where it lies, then drops out of play.
	Fall
	// Glide is slow, straight and alone, in the sight of all.
	Glide
)

// AllTurn is the Turn of a scene in which all cards turn on the same tick.
const AllTurn = -2

// fly times an actor's journey, the order-th of its beat, and gives it its sounds.
func (b *builder) fly(a *actor, j *Journey, order int) {
	pace := b.scene.Pace
	switch j.Flight {
	case Fly, Hop:
		a.start = pace(j.After)
		if j.Flight == Fly {
			a.start = pace(staggerMS) * order
		}
		a.ticks = pace(playMS)
		a.land = pace(landMS)
		a.arc = a.last.Pose.Box.H * arcShare
		x, _ := a.first.Pose.Box.Centre()
		to, _ := a.last.Pose.Box.Centre()
		a.lean = flyLean * max(-1, min(1, (to-x)/max(1, leanCards*a.last.Pose.Box.W)))
	case Glide:
		a.start, a.ticks, a.curve = pace(j.After), pace(glideMS), Standard
	case Snap:
		a.start = pace(j.After)
		a.ticks = pace(snapMS)
		a.curve = Overshoot
	case Fall:
		a.start = pace(j.After) + pace(fallStaggerMS)*order
		a.ticks = pace(fallMS)
		a.curve = Accelerate
		a.chars = true
		a.last.Pose.Turn += fallTurn * float64(order%3-1)
		return
	}
	b.cue(a.start, sound.Slide)
	b.cue(a.start+a.ticks, sound.Place)
}
