package director

import "safehouse/render/sound"

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

// ChangeShare is how far a table has made way for another one on a tick of the beat in which it does.
func ChangeShare(tick int, pace Pace) float64 {
	ticks := pace(changeMS)
	if ticks == 0 {
		return 1
	}
	return EmphasisedDecelerate.At(float64(tick) / float64(ticks))
}
