package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// shown is what the show has shown, as far as the view does not say it.
type shown struct {
	// said is the question that is being asked, with its answer.
	said said
	// hour is the hand of the clock where it moves.
	hour turning
	// kind is the last event of the beat, of the seat who.
	kind getadler.EventKind
	who  game.Seat
	// unread reports that characters have come to light that have not been held for reading yet.
	unread bool
	// arrest is the last one that came to an end.
	arrest arrest
	// landed are the cards that the beat has brought into the hand below so far, backs as NoKind.
	landed getadler.Counts
	// iris is for how many ticks the iris of a confrontation opens still, slip for how many the slip of its outcome is
	// still on its way. ended reports that the outcome has not been held for reading yet, blast that the beat is that of a
	// bomb.
	iris, slip   int
	ended, blast bool
	// lies are the last ones of a villain who is unmasked.
	lies [liesTold]string
}

// said is a question on its way: nobody asks where asker is the public.
type said struct {
	asker, target game.Seat
	// question is the message key of what is asked, answer that of what is said to it: empty for nothing yet.
	question, answer string
	trait            getadler.Trait
	colour           getadler.Colour
}

// arrest is an arrest: by whom, and whom; right reports that a villain was found by it. The zero value is none.
type arrest struct {
	by, of game.Seat
	right  bool
	// out are those whom a wrong one costs a turn: both, or by house rules who made it (H2, H8).
	out game.Seats
}

// turning is the hand of the clock on its way to an hour.
type turning struct {
	to, age int
	on      bool
}

// Age makes what moves by itself a tick older; it reports whether the picture changes.
func (t *screen) Age() bool {
	now := &t.shown
	moved := now.hour.on || now.iris > 0 || now.slip > 0
	now.hour.age++
	now.hour.on = now.hour.on && now.hour.age < t.table.Stage.Travels(hourMS)
	now.iris, now.slip = max(0, now.iris-1), max(0, now.slip-1)
	return moved
}

// Hurried brings it to its end.
func (t *screen) Hurried() {
	t.shown.slip, t.shown.iris, t.shown.hour.on = 0, 0, false
}

// handAngle is where the hand of the clock stands, clockwise from twelve: on its way it passes its hour a little and
// comes back. With reduced motion it stands there at once.
func (t *screen) handAngle(hour int) float64 {
	at := float64(max(hour, 0)) * math.Pi / 6
	h := &t.shown.hour
	ticks := t.table.Stage.Travels(hourMS)
	if !h.on || h.to != hour || ticks == 0 {
		return at
	}
	share := stage.Share(h.age, ticks)
	const back = 0.8
	step := math.Pi / 6
	if share < back {
		s := share / back
		return at - step + (step+overshoot)*(1-math.Cos(math.Pi*s))/2
	}
	return at + overshoot*(1-director.Decelerate.At((share-back)/(1-back)))
}

// fighting reports whether a confrontation has the screen.
func fighting(v *getadler.View) bool { return !v.Over && v.Fight.Villain.Sits(v.Seats) }

// endOf tells how the confrontation of a view ended, NoReason while it runs; loser is the seat eliminated in it, the
// Table where nobody was.
func endOf(v *getadler.View) (r getadler.Reason, loser game.Seat) {
	if v.Past == 0 || v.History[v.Past-1].End == getadler.NoReason {
		return getadler.NoReason, game.Public
	}
	return v.History[v.Past-1].End, v.History[v.Past-1].Loser
}

// moveClock has the hand of the clock move to the hour.
func (t *screen) moveClock(b *director.Beat, events []getadler.Event) {
	t.shown.hour = turning{to: int(last(events).N), on: true}
	b.Ticks = max(b.Ticks, t.table.Stage.Holds(hourMS))
}

// last is the event that a beat is for.
func last(events []getadler.Event) *getadler.Event { return &events[len(events)-1] }

// missTurn has the one person who plays notice that its turn is missed.
func (t *screen) missTurn(b *director.Beat, events []getadler.Event) {
	if t.table.Holder.Alone() && t.table.Seats.Persons.Has(last(events).Seat) {
		t.missed = true
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Back})
		b.Hold(t.table.Stage.Ticks(missedMS))
	}
}

// refill holds the hands that are refilled after a confrontation.
func (t *screen) refill(b *director.Beat, _ []getadler.Event) {
	if fighting(t.show.Now()) {
		b.Hold(t.table.Stage.Ticks(refilledMS))
	}
}

// speak lays down the question that is asked, speakBack its answer.
func (t *screen) speak(_ *director.Beat, events []getadler.Event) {
	e := last(events)
	t.shown.said = said{asker: e.Seat, target: e.Other, question: getadler.QuestionKey(e.Trait, e.Colour), trait: e.Trait,
		colour: e.Colour}
}

func (t *screen) speakBack(b *director.Beat, events []getadler.Event) {
	e := last(events)
	t.shown.said = said{e.Other, e.Seat, getadler.QuestionKey(e.Trait, e.Colour), answerKeys[e.N-1], e.Trait, e.Colour}
	b.Ticks = max(b.Ticks, t.table.Stage.Ticks(answerMS), answerLeast)
}

// markArrest marks whom an arrest was right or wrong for.
func (t *screen) markArrest(_ *director.Beat, events []getadler.Event) {
	e := last(events)
	t.shown.arrest = arrest{e.Seat, e.Other, e.Kind == getadler.RightArrest, game.SeatsOf(e.Seat, e.Other)}
	if e.N != 0 {
		t.shown.arrest.out = game.SeatsOf(e.Seat)
	}
}

// turnUp has a character heard as it turns.
func (t *screen) turnUp(b *director.Beat, _ []getadler.Event) {
	t.shown.unread = true
	b.Cues = append(b.Cues, director.Cue{Tick: b.Land / 2, Cue: sound.Flip})
}

// takeScreen gives a confrontation the screen at once: it comes up out of the dark.
func (t *screen) takeScreen(b *director.Beat, _ []getadler.Event) {
	if !fighting(t.show.Now()) {
		b.Land = 0
	}
}

// hearCard is the sound of a card of a confrontation.
func (t *screen) hearCard(b *director.Beat, events []getadler.Event) {
	cue := sound.Flip
	switch k := events[0].Card; {
	case k.Escape():
		cue = sound.Whoosh
	case k == getadler.Pistol:
		cue = sound.Shot
	}
	b.CueAtLand(cue)
}

// end is the outcome: its slip comes down, and a bomb spreads.
func (t *screen) end(b *director.Beat, events []getadler.Event) {
	now := &t.shown
	now.ended = true
	now.slip = tabletop.StampTicks(t.table.Stage) + b.Land
	if last(events).Reason != getadler.Bombed {
		b.CueAtLand(sound.StampDown)
		return
	}
	now.blast = true
	wave := t.blastTicks()
	now.slip = tabletop.StampTicks(t.table.Stage) + wave
	b.Cues = append(b.Cues, director.Cue{Cue: sound.Explosion})
	b.Ticks = max(b.Ticks, wave)
	// Who is stunned is seen behind the wave.
	b.Land = min(wave/2, b.Ticks)
}
