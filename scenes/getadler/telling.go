package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
)

// telling is what the show has told.
type telling struct {
	// said is the question that is being asked, with its answer.
	said said
	// hour is the hand of the clock where it moves.
	hour turning
	// accent is the last event of the beat, of the seat who. missed tells that an arrest was wrong, and wrong for whom.
	accent getadler.EventKind
	who    game.Seat
	missed bool
	wrong  [2]game.Seat
	// unread tells that characters have come to light that have not been held for reading yet.
	unread bool
	// arrest is the arrest that has brought them to light.
	arrest arrest
	// landed are the kinds of the cards that the beat has brought into the hand below so far.
	landed   [handMost]getadler.Kind
	landings int
	// iris is for how many ticks the iris of a confrontation opens still.
	iris int
	// fight is what has been told of a confrontation.
	fight fightTelling
}

// said is a question on its way: nobody asks where asker is the Table.
type said struct {
	asker, target game.Seat
	// question is the message key of what is asked.
	question      string
	answered, yes bool
}

// answer takes the answer down.
func (s *said) answer(e *getadler.Event) {
	if s.asker == game.Table {
		*s = said{asker: e.Other, target: e.Seat, question: getadler.QuestionKey(e.Trait, e.Colour)}
	}
	s.answered, s.yes = true, e.N == 1
}

// arrest is an arrest that a villain was found by: by whom, and whom. The zero value is none.
type arrest struct {
	by, of game.Seat
	on     bool
}

// turning is the hand of the clock on its way to an hour.
type turning struct {
	to, age int
	on      bool
}

// Age makes what moves by itself a tick older; it tells whether the picture changes.
func (t *screen) Age() bool {
	now := &t.telling
	moved := false
	if now.hour.on {
		moved = true
		if now.hour.age++; now.hour.age >= t.Stage.Travels(hourMS) {
			now.hour.on = false
		}
	}
	if now.iris > 0 {
		now.iris--
		moved = true
	}
	return now.fight.older(t) || moved
}

// Hurried brings it to its end.
func (t *screen) Hurried() {
	t.telling.fight.hurried()
	t.telling.hour.on = false
	t.telling.iris = 0
}

// handAngle is where the hand of the clock stands, clockwise from twelve: on its way it passes its hour a little and
// comes back. With reduced motion it stands there at once.
func (t *screen) handAngle(hour int) float64 {
	at := float64(max(hour, 0)) * math.Pi / 6
	h := &t.telling.hour
	ticks := t.Stage.Travels(hourMS)
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
