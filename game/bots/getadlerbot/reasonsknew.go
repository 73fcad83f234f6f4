package getadlerbot

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
)

// reasons is what is said about one decision.
type reasons struct {
	*sleuth
	move   getadler.Move
	public suspicion
	knew   []game.Line
}

// add puts a sentence behind the others, once.
func (r *reasons) add(l game.Line) {
	if !slices.Contains(r.knew, l) {
		r.knew = append(r.knew, l)
	}
}

// know says what the seat knew, the weightiest first.
func (r *reasons) know() {
	switch r.view.Phase {
	case getadler.PhaseMeet, getadler.PhaseLook:
		return
	case getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot, getadler.PhaseLoot:
		r.knowFight()
		return
	}
	switch {
	case r.view.Phase == getadler.PhaseAnswer && !r.role.Villain():
		r.add(game.Say("think.getadler.knew.truth", game.SeatName(r.view.Viewer)))
	case r.view.Revealed:
		r.knowChase()
	case r.role.Villain():
		r.knowCover()
	default:
		r.knowSuspects()
	}
}

// subject is the seat that a move is about; the likeliest villain where it is about none.
func (r *reasons) subject() game.Seat {
	switch r.move.Op {
	case getadler.OpAsk, getadler.OpLook, getadler.OpSpy, getadler.OpArrest:
		return game.Seat(r.move.A)
	case getadler.OpGive:
		return r.taker()
	}
	return r.likely()
}

// likely is the seat most likely to be a villain, the own one left out; the first of equals.
func (r *reasons) likely() game.Seat {
	best, most := r.view.Viewer, -1.0
	for seat := range game.Seat(r.view.Seats) {
		if p := r.belief.chance(int(seat), getadler.NoRole); seat != r.view.Viewer && p > most {
			best, most = seat, p
		}
	}
	return best
}

// addSeen names what is known to be in the hand of a seat and helps a villain to get away: the first of such cards.
func (r *reasons) addSeen(seat game.Seat) {
	sure := &r.view.Players[seat].Sure
	for _, k := range [...]getadler.Kind{
		getadler.Bomb, getadler.Disguise, getadler.EscapeBus, getadler.EscapeBike, getadler.EscapeCar, getadler.EscapeMetro,
		getadler.EscapeBoat, getadler.Pistol,
	} {
		if seat != r.view.Viewer && sure[k] > 0 {
			r.add(game.Say("think.getadler.knew.holds", game.SeatName(seat), some(k, sure[k])))
			return
		}
	}
}

// addPistols says how many pistols the seat itself holds, which a confrontation may come down to.
func (r *reasons) addPistols() {
	own := game.SeatName(r.view.Viewer)
	if n := r.view.Players[r.me].Sure[getadler.Pistol]; n > 0 {
		r.add(game.Say("think.getadler.knew.holds", own, some(getadler.Pistol, n)))
	} else {
		r.add(game.Say("think.getadler.knew.unarmed", own))
	}
}

// addEscapes says by how many cards the seat itself can reply to an arrest.
func (r *reasons) addEscapes() {
	sure, n := &r.view.Players[r.me].Sure, 0
	for k := getadler.EscapeBus; int(k) <= getadler.Kinds; k++ {
		n += sure[k]
	}
	own := game.SeatName(r.view.Viewer)
	if n == 0 {
		r.add(game.Say("think.getadler.knew.helpless", own))
	} else {
		r.add(game.Say("think.getadler.knew.replies", game.Number(n), own))
	}
}

// addDocuments says how many documents that win a villain holds.
func (r *reasons) addDocuments() {
	n := 0
	for k := getadler.DocumentRAF; k.Document(); k++ {
		if r.view.Branch == getadler.NoKind || r.view.Branch == k {
			n += r.view.Players[r.me].Sure[k]
		}
	}
	own := game.SeatName(r.view.Viewer)
	switch {
	case n == 0:
		r.add(game.Say("think.getadler.knew.undocumented", own))
	case r.role == getadler.Collins && !r.caught(getadler.Adler):
		r.add(game.Say("think.getadler.knew.passing", game.Number(n), own))
	default:
		r.add(game.Say("think.getadler.knew.documents", game.Number(n), own))
	}
}

// caught tells whether a character is known to be out of the game.
func (r *reasons) caught(role getadler.Role) bool {
	for seat := range game.Seat(r.view.Seats) {
		if p := &r.view.Players[seat]; p.Role == role && p.Eliminated {
			return true
		}
	}
	return false
}

// some is a number of cards of a kind, one of them in words: "a pistol", "2 pistols".
func some(k getadler.Kind, n int) game.Arg {
	if n == 1 {
		return k.One()
	}
	return k.Some(n)
}
