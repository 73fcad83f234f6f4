package director

import "safehouse/render/sound"

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
