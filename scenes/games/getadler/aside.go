package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// meanwhile says what is going on while something is shown.
func (a *asker) meanwhile(q *ask) {
	q.Head = a.look.Words(a.look.Told())
	a.watchFight(q)
	if a.look.AskGate(&q.Prompt); q.Primary.ID != "" && !fighting(a.view) {
		q.Status = a.look.Say("getadler.gate")
	}
	a.revealed(q)
}

// besideSpeech leaves it to the slips on the table what players say to each other, and names the characters that have
// the colour.
func (a *asker) besideSpeech(q *ask) {
	said := &a.told.said
	switch a.told.kind {
	case getadler.Asked, getadler.Answered:
		if said.asker != game.Public {
			n := getadler.Fitting(a.view.Seats, said.trait, said.colour).Len()
			q.Head = a.look.Say("getadler.said.fits", game.Number(n), game.Word(getadler.LookKey(said.trait, said.colour)),
				game.Text(a.fitting(a.view.Seats, said.trait, said.colour)))
		}
	}
}

// revealed says what an arrest has brought to light, not the character that was turned up last: who has caught whom,
// and at the stop who the villains are.
func (a *asker) revealed(q *ask) {
	now, v := a.told, a.view
	if now.kind != getadler.RoleRevealed {
		return
	}
	was := now.arrest
	switch {
	case was.right && a.look.Busy() && v.Players[was.of].Role == getadler.NoRole: // The light goes out first.
		q.Head, q.Body = "", ""
		return
	case was.right && v.Players[was.of].Role != getadler.NoRole:
		q.Head = a.look.Say("getadler.reveal.arrest", game.SeatName(was.by), game.SeatName(was.of), a.roleAt(v, was.of))
		q.Body = ""
	case !was.right && a.look.Gated():
		q.Head = a.look.Say("getadler.revealed.all")
	}
	if !a.look.Gated() {
		return
	}
	q.Body = ""
	for seat := range game.Seat(v.Seats) {
		if v.Players[seat].Role.Villain() && !(was.right && seat == was.of) {
			q.Body = lines(q.Body, a.look.Say("log.getadler.revealed", game.SeatName(seat), a.roleAt(v, seat)))
		}
	}
}

// askAside tells those who are out of the game that it goes on without them, and lets them go to its end; and the one
// person who plays that its turn has been missed, until it decides again.
func (a *asker) askAside(q *ask) {
	switch gone := a.gone; {
	case gone && q.Primary.ID == "":
		q.Body = lines(a.look.Say(goneKeys[min(a.look.Seats.Persons.Len(), 2)]), q.Body)
		if !a.rushing {
			q.Primary = a.look.Button("toend", "getadler.gone.end", input.Confirm)
		}
	case !gone && a.told.missed && !fighting(a.view):
		q.Body = lines(q.Body, a.look.Say("getadler.missed.own"))
	}
}

// lines puts texts under one another, as far as there are any.
func lines(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), "\n")
}

// goneKeys say that one person, or several, are out of the game.
var goneKeys = [...]string{1: "getadler.gone.one", 2: "getadler.gone.all"}

// rush runs the match to its end, where all persons are out of the game and have asked for it.
type rush struct {
	on bool
	// held reports that the button which asks for it is held down.
	held bool
}

// gone reports that persons play, and all of them are out of the game: nobody at the screen decides any more.
func gone(look *match.View, v *getadler.View) bool {
	if look.Seats.Persons == 0 || look.Ended() {
		return false
	}
	for seat := range game.Seat(v.Seats) {
		if look.Seats.Persons.Has(seat) && !v.Players[seat].Eliminated {
			return false
		}
	}
	return true
}

// pressed reports whether its button, which the pointer is on or not, was pressed in a tick: that counts while
// something is shown as well.
func (r *rush) pressed(in *input.Frame, on bool) bool {
	if in.Pressed {
		r.held = on
	}
	pressed := !in.Brought && (in.Just.Has(input.Confirm) || in.Released && r.held && on)
	r.held = r.held && in.Held
	return pressed
}

// Reseated has the match go on at its pace: somebody else may be at the screen now.
func (r *rush) Reseated() { r.on = false }

// Tick counts nothing: there is no time to do anything in.
func (r *rush) Tick(*input.Frame) {}

// Rushing reports that the rest of the match is run through.
func (r *rush) Rushing() bool { return r.on }
