package topsecret

import (
	"time"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
)

// call is the time in which persons call «Boum!»: who may, and how much of it is left.
type call struct {
	*wording
	// beats has a second heard, says answers for a person.
	beats func()
	says  func(game.Seat, topsecret.Op)
	clock clock
}

// clock counts the time in which «Boum!» may be called (T23), whatever the speed of what moves. Its zero value stands.
type clock struct {
	// runs reports that it runs for that game and turn, from what the table had Offered on.
	runs       bool
	game, turn int
	from       time.Duration
	// told are the seconds that were heard.
	told int
}

// ran is the time that has passed of it, left the share of it that is left, 1 to 0.
func (cl *call) ran() time.Duration {
	if !cl.clock.runs {
		return 0
	}
	return cl.look.Offered() - cl.clock.from
}

func (cl *call) left() float64 {
	return max(0, 1-cl.ran().Seconds()/float64(max(1, cl.own.Seconds)))
}

// Rushing is no: computers take the time in which persons can follow.
func (cl *call) Rushing() bool { return false }

// Reseated has nothing to do: a call is open to whoever plays.
func (cl *call) Reseated() {}

// Tick counts the time in which persons may call «Boum!». It stands while the table is not seen or something lies over
// it, and goes on afterwards: nobody loses points to an interruption, and nobody gains time by a key, or by another's
// call.
func (cl *call) Tick(*input.Frame) {
	v, c := &cl.own, &cl.clock
	owing := cl.callers()
	switch {
	case v.Phase != topsecret.PhaseCall:
		cl.clock = clock{}
		return
	case owing == 0:
		return
	case !c.runs || c.turn != v.Turn || c.game != v.Game:
		*c = clock{runs: true, game: v.Game, turn: v.Turn, from: cl.look.Offered(), told: -1}
	}
	if seconds := int(cl.ran() / time.Second); seconds != c.told {
		c.told = seconds
		cl.beats()
	}
	cl.look.Stage.Redraw()
	if c.told < v.Seconds {
		return
	}
	cl.clock = clock{}
	for seat := range owing.All() {
		cl.says(seat, topsecret.OpSilence)
	}
}

// callers are the persons who owe a «Boum!» now, plates those of them who have a button each on their boards: one
// person alone has the panel's.
func (cl *call) callers() game.Seats {
	if cl.own.Phase != topsecret.PhaseCall || cl.look.Busy() {
		return 0
	}
	return cl.look.ToAct() & cl.look.Seats.Persons
}

func (cl *call) plates() game.Seats {
	if cl.look.Holder.Alone() {
		return 0
	}
	return cl.callers()
}
