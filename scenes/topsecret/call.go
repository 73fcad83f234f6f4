package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// ticksPerSecond is the stage's: the clock is of real time, whatever the speed of what moves.
const ticksPerSecond = 60

// clock counts the time in which «Boum!» may be called (T23). Its zero value stands.
type clock struct {
	// game and turn are those for which it runs, ticks what has passed of it.
	game, turn, ticks int
	// seen is the stage's tick on which the table was last on top of the screen.
	seen int
}

// left is the share of the time that is left, 1 to 0.
func (c *clock) left(seconds int) float64 {
	return max(0, 1-float64(c.ticks)/float64(max(1, seconds)*ticksPerSecond))
}

// Tick counts the time in which persons may call «Boum!». It begins anew in full where the window lost the focus or
// something lay over the table: nobody loses points to an interruption.
func (t *screen) Tick(in *input.Frame) {
	owing := t.callers()
	if owing == 0 {
		t.clock = clock{}
		return
	}
	v, c := &t.own, &t.clock
	if c.turn != v.Turn || c.game != v.Game || c.seen != t.Stage.Tick-1 || !in.Focused {
		*c = clock{game: v.Game, turn: v.Turn}
	}
	if c.ticks%ticksPerSecond == 0 {
		t.Stage.Play(sound.Tick)
	}
	c.ticks++
	t.Stage.Redraw()
	if c.ticks < v.Seconds*ticksPerSecond {
		return
	}
	t.clock = clock{}
	for seat := range game.Seat(v.Seats) {
		if owing.Has(seat) {
			t.answerCall(seat, topsecret.OpSilence)
		}
	}
}

// callers are the persons who owe a «Boum!» now.
func (t *screen) callers() game.Seats {
	if t.own.Phase != topsecret.PhaseCall || t.Busy() {
		return 0
	}
	return t.ToAct() & t.Persons
}

// askCall asks for «Boum!»: one person presses the button, several have a key each on their boards.
func (t *screen) askCall(q *ask) {
	q.Head = t.Say("topsecret.call.head")
	if t.Alone() {
		q.Body = t.Say("topsecret.call.about", game.Number(topsecret.Fine))
		q.Primary = table.Button{ID: "call", Label: t.Say("topsecret.call"), Key: t.Prompt(input.Confirm), Loud: true}
		return
	}
	q.callers = t.ToAct() & t.Persons
	if n := q.callers.Len(); n > 1 {
		q.Status = t.Say(someKeys[topsecret.PhaseCall], game.Number(n))
	}
	q.Body = t.Say("topsecret.call.keys", game.Number(topsecret.Fine))
}

// callKeys are the keys by which the persons at the screen call, by seat: they lie apart, are the same on an English
// and a French keyboard, and stand for nothing else at the table.
var callKeys = [game.MaxSeats]rune{'f', 'j', 'r', 'u', 'x', 'n'}

// callIDs name the boards of those who may call.
var callIDs = [game.MaxSeats]string{"call:0", "call:1", "call:2", "call:3", "call:4", "call:5"}

// call answers for a person who called.
func (t *screen) call(seat game.Seat) {
	if !t.callers().Has(seat) {
		if err := t.match.Check(seat, topsecret.Move{Op: topsecret.OpCall}); err != nil {
			t.Refuse(err)
		}
		return
	}
	t.answerCall(seat, topsecret.OpCall)
}

func (t *screen) answerCall(seat game.Seat, op topsecret.Op) {
	if err := t.SubmitFor(seat, topsecret.Move{Op: op}.String()); err != nil {
		t.Refuse(err)
	}
}

// called turns what was typed into the call of one of the persons at the screen.
func (t *screen) called(in *input.Frame) string {
	for _, r := range in.Runes {
		for seat, key := range callKeys {
			if (r == key || r == key-'a'+'A') && t.ask.callers.Has(game.Seat(seat)) {
				return callIDs[seat]
			}
		}
	}
	return ""
}
