// Package director turns what happened on a table into movement: two boards, before and after, and the journeys
// between them become beats of actors whose pose is a pure function of the tick, with cues on contact frames.
// It knows no game, no clock and no screen, plays nothing and draws nothing; who calls it counts the ticks.
package director

import (
	"math"
	"sort"

	"safehouse/game"
	"safehouse/render/sound"
)

// The motion table, in milliseconds at speed 1.
const (
	playMS      = 230
	landMS      = 90
	flipMS      = 260
	staggerMS   = 45
	relayoutMS  = 120
	fadeMS      = 150
	sweepMS     = 90
	changeMS    = 240
	turnFirstMS = 160
	turnFloorMS = 80
	snapMS      = 280
	fallMS      = 300
	glideMS     = 600

	fallStaggerMS = 40
)

// Reduced motion, in milliseconds at speed 1: CrossMS is how long a card takes to fade from place to place, BurnMS how
// long an explosion fades, and what it destroys.
const (
	CrossMS = 120
	BurnMS  = 200
)

// turnShrink makes each further card of a reveal quicker; landSquash is how flat a card is as it lands; flipLift how
// much larger a card is in the middle of its flip, and arcShare how high it flies, as a share of its height.
const (
	turnShrink = 0.9
	landSquash = 0.03
	flipLift   = 0.08
	arcShare   = 0.16
	flyShadow  = 14
)

// A card leans by flyLean radians into its flight where that goes leanCards of its widths or more to the side, and as
// it lands by the share landLean of it to the other side, as what has weight does.
const (
	flyLean   = 0.11
	leanCards = 3.0
	landLean  = 0.35
)

// charShare is the part of its fall in which a card chars, scrapShare by how much it shrinks on its way; fallTurn is by
// how much cards turn as they fall, in radians.
const (
	charShare  = 0.4
	scrapShare = 0.65
	fallTurn   = 0.35
)

// Journey is a card that moves from one place to another. After is when it sets out, in milliseconds at speed 1, where
// its flight is not to follow the one before.
type Journey struct {
	From, To game.Place
	Flight   Flight
	After    float64
}

// Pace turns milliseconds at speed 1 into ticks at the reader's speed; 0 where animations are off.
type Pace func(ms float64) int

// Cue is a sound on a tick of a beat.
type Cue struct {
	Tick int
	Cue  sound.Cue
}

// Beat is one thing that happens, as it is shown. The zero value lasts no time and shows nothing.
type Beat struct {
	// Ticks is how long it lasts; Land is the tick on which the last card has arrived: figures change there.
	Ticks, Land int
	// Cues are in order of their ticks.
	Cues   []Cue
	actors []actor
}

// actor is a card on its way: still before start, at its goal after start+ticks.
type actor struct {
	first, last  Sprite
	start, ticks int
	land         int
	curve        Curve
	// lean is by how much it turns into the direction of its flight, in radians.
	arc, lean float64
	flips     bool
	// appears and leaves report that it fades in or out; gone that it is not shown once it has arrived.
	appears, gone bool
	// above reports that it passes over cards that lie still, chars that it burns as it sets out.
	above, chars bool
}

// Scene is what a beat is made of. Where gives the pose of a place that no sprite stands for, such as a card in the
// middle of a pile.
type Scene struct {
	Before, After []Sprite
	Journeys      []Journey
	Where         func(game.Place) (Pose, bool)
	Pace          Pace
	// Turn is the number of cards already turned in a reveal: a card that changes its face without moving turns the
	// quicker; -1 for the common flip, one card after another; AllTurn for one flip of all.
	Turn int
	// Change reports that the whole table makes way for another one: what goes is gone before what stays glides, all at
	// once.
	Change bool
	// Still is reduced motion: nothing travels, turns or grows. Cards fade from place to place, all at once, and a table
	// that makes way for another one has done so on the first tick.
	Still bool
}

// NewBeat works out how the cards go from one board to the other: those with a journey fly, one after another; those
// that only lie elsewhere glide; those with another face turn over; the rest appear or fade away.
func NewBeat(s Scene) Beat {
	b := builder{scene: s, before: index(s.Before), after: index(s.After), used: map[game.Place]bool{}}
	flew := map[game.Place]bool{}
	order := 0
	for _, j := range s.Journeys {
		flew[j.To] = true
		order = b.journey(j, order)
	}
	for i := range s.After {
		if !flew[s.After[i].At] {
			b.stay(&s.After[i])
		}
	}
	for i := range s.Before {
		if at := s.Before[i].At; !b.used[at] && b.after[at] == nil {
			b.leave(&s.Before[i])
		}
	}
	return b.finish()
}

type builder struct {
	scene         Scene
	before, after map[game.Place]*Sprite
	used          map[game.Place]bool
	beat          Beat
	flips         int
}

func index(sprites []Sprite) map[game.Place]*Sprite {
	m := make(map[game.Place]*Sprite, len(sprites))
	for i := range sprites {
		m[sprites[i].At] = &sprites[i]
	}
	return m
}

// journey adds a card that flies, and returns the number of cards flying.
func (b *builder) journey(j Journey, order int) int {
	first, last := b.before[j.From], b.after[j.To]
	if last == nil && first == nil {
		return order
	}
	if b.scene.Still {
		b.used[j.From] = true
		b.stillJourney(first, last, &j)
		return order + 1
	}
	a := actor{curve: EmphasisedDecelerate}
	switch {
	case first != nil && last != nil:
		a.first, a.last = *first, *last
	case last != nil:
		a.first, a.last = *last, *last
		pose, ok := b.scene.Where(j.From)
		if !ok {
			a.appears = true
			pose = last.Pose
		}
		a.first.Pose = pose
	default:
		a.first, a.last = *first, *first
		a.gone = true
		if pose, ok := b.scene.Where(j.To); ok {
			a.last.Pose = pose
		} else {
			a.last.Pose.Fade = 1
		}
	}
	b.used[j.From] = true
	a.flips = a.first.Face != a.last.Face
	a.above = true
	b.fly(&a, &j, order)
	b.add(a)
	return order + 1
}

// stay adds a card that is on both boards, or appears.
func (b *builder) stay(s *Sprite) {
	if b.scene.Still {
		b.stillStay(s)
		return
	}
	pace := b.scene.Pace
	first := b.before[s.At]
	switch {
	case first == nil || b.used[s.At]:
		a := actor{first: *s, last: *s, ticks: pace(fadeMS), appears: true}
		if b.scene.Change {
			// What was there leaves first, and what glides is nearly there: no two tables are ever read as one.
			a.start = pace(sweepMS + changeMS - fadeMS)
		}
		b.add(a)
	case first.Face.Design != s.Face.Design && !b.scene.Change:
		a := actor{first: *first, last: *s, flips: true, start: b.flipStart(), ticks: b.flipTicks()}
		b.cue(a.start+a.ticks/2, sound.Flip)
		b.flips++
		b.add(a)
	case first.Pose != s.Pose:
		a := actor{first: *first, last: *s, curve: Standard, ticks: pace(relayoutMS)}
		if b.scene.Change {
			a.curve, a.start, a.ticks = EmphasisedDecelerate, pace(sweepMS), pace(changeMS)
		}
		a.first.Face = s.Face
		b.add(a)
	default:
		b.add(actor{first: *s, last: *s})
	}
}

// leave is a card that is only on the board before.
func (b *builder) leave(s *Sprite) {
	ms := float64(fadeMS)
	if b.scene.Change {
		ms = sweepMS
	}
	b.fadeOut(s, b.scene.Pace(ms))
}

func (b *builder) flipTicks() int {
	if b.scene.Turn < 0 {
		return b.scene.Pace(flipMS)
	}
	return b.scene.Pace(max(turnFirstMS*math.Pow(turnShrink, float64(b.scene.Turn+b.flips)), turnFloorMS))
}

func (b *builder) flipStart() int {
	if b.scene.Turn == AllTurn {
		return 0
	}
	return b.scene.Pace(staggerMS) * b.flips
}

func (b *builder) cue(tick int, c sound.Cue) { b.beat.Cues = append(b.beat.Cues, Cue{tick, c}) }

func (b *builder) add(a actor) {
	b.beat.actors = append(b.beat.actors, a)
	b.beat.Land = max(b.beat.Land, a.start+a.ticks)
	b.beat.Ticks = max(b.beat.Ticks, a.start+a.ticks+a.land)
}

func (b *builder) finish() Beat {
	if b.scene.Still && b.scene.Change {
		b.beat.Land = 0
	}
	sort.SliceStable(b.beat.actors, func(i, j int) bool { return b.beat.actors[i].last.Lift < b.beat.actors[j].last.Lift })
	sort.SliceStable(b.beat.Cues, func(i, j int) bool { return b.beat.Cues[i].Tick < b.beat.Cues[j].Tick })
	return b.beat
}

// Hold makes the beat last longer by that many ticks, with nothing moving.
func (b *Beat) Hold(ticks int) { b.Ticks += ticks }

// CueAtLand adds a sound on the contact frame.
func (b *Beat) CueAtLand(c sound.Cue) { b.Cues = append(b.Cues, Cue{b.Land, c}) }

// Frame appends the cards as they lie on a tick of the beat, lowest first. From Ticks on it is the board after.
func (b *Beat) Frame(tick int, buf []Sprite) []Sprite {
	for layer := range 2 {
		for i := range b.actors {
			a := &b.actors[i]
			flying := a.above && tick > a.start && tick < a.start+a.ticks
			if flying != (layer == 1) {
				continue
			}
			if s, shown := a.at(tick); shown {
				buf = append(buf, s)
			}
		}
	}
	return buf
}

// at is the actor's sprite on a tick, and whether it is to be seen.
func (a *actor) at(tick int) (Sprite, bool) {
	t := 1.0
	if a.ticks > 0 {
		t = max(0, min(1, float64(tick-a.start)/float64(a.ticks)))
	} else if tick < a.start {
		t = 0
	}
	if t >= 1 && a.gone {
		return Sprite{}, false
	}
	s := a.last
	s.Pose = between(a.first.Pose, a.last.Pose, a.curve.At(t))
	if a.appears {
		s.Pose.Fade = 1 - t*(1-a.last.Pose.Fade)
	}
	if t < 1 && t > 0 && a.arc > 0 {
		lift := 4 * t * (1 - t)
		s.Pose.Box.Y -= a.arc * lift
		s.Pose.Shadow += flyShadow * lift
		// It sets out fast, so it leans most early on.
		s.Pose.Turn += a.lean * math.Sin(math.Pi*math.Sqrt(t))
	}
	if a.flips {
		turned(&s, a.first, t)
	}
	if a.chars {
		s.Pose.Shade = min(1, t/charShare)
		// A scrap crosses the table: whole cards that fall together would darken a large part of it and lighten it again.
		s.Pose.Scale = (1+s.Pose.Scale)*(1-scrapShare*math.Sin(math.Pi*math.Sqrt(t))) - 1
	}
	if since := tick - a.start - a.ticks; a.land > 0 && since >= 0 && since < a.land {
		rest := float64(since) / float64(a.land)
		s.Pose.Scale -= landSquash * (1 - rest)
		s.Pose.Turn -= landLean * a.lean * math.Sin(math.Pi*rest)
	}
	return s, true
}

// turned shows a card in the middle of its flip: the face changes when it stands on its edge.
func turned(s *Sprite, first Sprite, t float64) {
	if t >= 1 {
		return
	}
	half := Accelerate.At(min(1, t*2))
	if t < 0.5 {
		s.Face = first.Face
		s.Pose.Squash = half
	} else {
		s.Pose.Squash = 1 - Decelerate.At(t*2-1)
	}
	s.Pose.Scale += flipLift * 4 * t * (1 - t)
}
