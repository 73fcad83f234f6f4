package getadler

import (
	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// gone tells that persons play, and all of them are out of the game: nobody at the screen decides any more.
func (t *screen) gone() bool {
	if t.Persons == 0 || t.Ended() {
		return false
	}
	v := t.show.Now()
	for seat := range game.Seat(v.Seats) {
		if t.Persons.Has(seat) && !v.Players[seat].Eliminated {
			return false
		}
	}
	return true
}

// askGone tells those who are out of the game that it goes on without them, and lets them go to its end.
func (t *screen) askGone(q *ask) {
	if !t.gone() || q.Primary.ID != "" {
		return
	}
	if q.Body != "" {
		q.Body = "\n" + q.Body
	}
	q.Body = t.Say(goneKeys[min(t.Persons.Len(), 2)]) + q.Body
	if !t.rushing {
		q.Primary = table.Button{ID: "toend", Label: t.Say("getadler.gone.end"), Key: t.Prompt(input.Confirm)}
	}
}

// goneKeys say that one person, or several, are out of the game.
var goneKeys = [...]string{1: "getadler.gone.one", 2: "getadler.gone.all"}

// askMissed tells the one person who plays that its turn has been missed, until it decides again.
func (t *screen) askMissed(q *ask) {
	if !t.missed || t.gone() || fighting(t.show.Now()) {
		return
	}
	text := t.Say("getadler.missed.own")
	if q.Body != "" {
		text = q.Body + "\n" + text
	}
	q.Body = text
}

// endKey is the press that goes to the end: it counts while something is shown as well.
func (t *screen) endKey(in *input.Frame) string {
	if t.rushing || t.show.Gated() || !t.gone() || t.ask.Primary.ID != "toend" {
		return ""
	}
	if in.Just.Has(input.Confirm) || in.Pressed && t.layout.Primary.Contains(in.X, in.Y) {
		return "toend"
	}
	return ""
}

// rush shows the rest of the match at once, where that has been asked for.
func (t *screen) rush() {
	if t.rushing && t.Busy() {
		t.Skip()
	}
}

// Reseated has the match go on at its pace: somebody else may be at the screen now.
func (t *screen) Reseated() { t.rushing = false }

// Rushing tells that the rest of the match is run through.
func (t *screen) Rushing() bool { return t.rushing }
