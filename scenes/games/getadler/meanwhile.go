package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
)

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *ask) {
	q.Head = t.table.Words(t.show.Line())
	t.watchFight(q)
	if t.table.AskGate(&q.Prompt); q.Primary.ID != "" && !fighting(t.show.Now()) {
		q.Status = t.table.Say("getadler.gate")
	}
	t.revealed(q)
}

// besideSpeech leaves it to the slips on the table what players say to each other, and names the characters that have
// the colour.
func (t *screen) besideSpeech(q *ask) {
	said := &t.shown.said
	switch t.show.Line().Key {
	case "log.getadler.asked", "log.getadler.yes", "log.getadler.no":
		if said.asker != game.Public {
			n := getadler.Fitting(t.show.Now().Seats, said.trait, said.colour).Len()
			q.Head = t.table.Say("getadler.said.fits", game.Number(n), game.Word(getadler.LookKey(said.trait, said.colour)),
				game.Text(t.fitting(t.show.Now().Seats, said.trait, said.colour)))
		}
	}
}

// revealed says what an arrest has brought to light, not the character that was turned up last: who has caught whom,
// and at the stop who the villains are.
func (t *screen) revealed(q *ask) {
	now, v := &t.shown, t.show.Now()
	if now.kind != getadler.RoleRevealed {
		return
	}
	a := now.arrest
	switch {
	case a.right && v.Players[a.of].Role != getadler.NoRole:
		q.Head, q.Body = t.table.Say("getadler.reveal.arrest", game.SeatName(a.by), game.SeatName(a.of), t.roleAt(v, a.of)),
			""
	case !a.right && t.show.Gated():
		q.Head = t.table.Say("getadler.revealed.all")
	}
	if !t.show.Gated() {
		return
	}
	q.Body = ""
	for seat := range game.Seat(v.Seats) {
		if v.Players[seat].Role.Villain() && !(a.right && seat == a.of) {
			q.Body = lines(q.Body, t.table.Say("log.getadler.revealed", game.SeatName(seat), t.roleAt(v, seat)))
		}
	}
}

// gone reports that persons play, and all of them are out of the game: nobody at the screen decides any more.
func (t *screen) gone() bool {
	if t.table.Seats.Persons == 0 || t.table.Ended() {
		return false
	}
	v := t.show.Now()
	for seat := range game.Seat(v.Seats) {
		if t.table.Seats.Persons.Has(seat) && !v.Players[seat].Eliminated {
			return false
		}
	}
	return true
}

// askAside tells those who are out of the game that it goes on without them, and lets them go to its end; and the one
// person who plays that its turn has been missed, until it decides again.
func (t *screen) askAside(q *ask) {
	switch gone := t.gone(); {
	case gone && q.Primary.ID == "":
		q.Body = lines(t.table.Say(goneKeys[min(t.table.Seats.Persons.Len(), 2)]), q.Body)
		if !t.rushing {
			q.Primary = t.table.Button("toend", "getadler.gone.end", input.Confirm)
		}
	case !gone && t.missed && !fighting(t.show.Now()):
		q.Body = lines(q.Body, t.table.Say("getadler.missed.own"))
	}
}

// lines puts texts under one another, as far as there are any.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), "\n")
}

// goneKeys say that one person, or several, are out of the game.
var goneKeys = [...]string{1: "getadler.gone.one", 2: "getadler.gone.all"}

// rush shows the rest of the match at once, where that has been asked for.
func (t *screen) rush() {
	if t.rushing && t.table.Busy() {
		t.table.Skip()
	}
}

// Reseated has the match go on at its pace: somebody else may be at the screen now.
func (t *screen) Reseated() { t.rushing = false }

// Rushing reports that the rest of the match is run through.
func (t *screen) Rushing() bool { return t.rushing }
