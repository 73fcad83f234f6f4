package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// knowChase says how the hunt stands.
func (r *reasons) knowChase() {
	v := r.view
	if r.role.Villain() {
		r.addDocuments()
		r.addEscapes()
	} else {
		prey := r.quarry()
		r.add(game.Say("think.getadler.knew.quarry", game.SeatName(prey), v.Players[prey].Role.Word()))
		r.addSeen(prey)
		r.addPistols()
	}
	if left := getadler.Hours - v.Hour; left > 0 {
		r.add(game.Say("think.getadler.knew.hours", game.Number(left)))
	} else {
		r.add(game.Say("think.getadler.knew.last"))
	}
}

// quarry is the villain that a move is about, or the one that the heroes must catch next.
func (r *reasons) quarry() game.Seat {
	v := r.view
	if about := r.subject(); v.Players[about].Role.Villain() && !v.Players[about].Eliminated {
		return about
	}
	best := v.Viewer
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		if p.Role == getadler.Adler && !p.Eliminated || p.Role == getadler.Collins && !p.Eliminated && best == v.Viewer {
			best = seat
		}
	}
	return best
}

// knowFight says what bears on a confrontation.
func (r *reasons) knowFight() {
	v, f := r.view, &r.view.Fight
	switch v.Phase {
	case getadler.PhaseReply:
		r.addUnseen()
		r.addEscapes()
		r.addPistols()
		r.addSeen(f.Opponent)
	case getadler.PhasePursue:
		r.addMatch()
		r.addPistols()
		r.addSeen(f.Villain)
	case getadler.PhaseShoot:
		r.add(game.Say("think.getadler.knew.shots", game.SeatName(f.Villain), game.Number(f.VillainShots),
			game.SeatName(f.Opponent), game.Number(f.HeroShots)))
		r.addPistols()
		other := f.Villain
		if v.Viewer == f.Villain {
			other = f.Opponent
		}
		r.addSeen(other)
	default:
		r.addPistols()
	}
}

// addMatch says whether the seat holds the card that follows the escape.
func (r *reasons) addMatch() {
	own, k := game.SeatName(r.view.Viewer), r.view.Fight.Escape
	if n := r.view.Players[r.me].Sure[k]; n > 0 {
		r.add(game.Say("think.getadler.knew.holds", own, some(k, n)))
	} else {
		r.add(game.Say("think.getadler.knew.unmatched", own, k.Ride()))
	}
}

// addUnseen says how many cards could answer the escape that is played.
func (r *reasons) addUnseen() {
	k := getadler.Kind(r.move.A)
	if r.move.Op != getadler.OpReply || !k.Escape() {
		return
	}
	n := 0
	for _, t := range r.view.Traces[:r.view.Traced] {
		if t.Kind == k && t.Places != getadler.InHand(r.view.Viewer) {
			n++
		}
	}
	switch {
	case n == 0:
		r.add(game.Say("think.getadler.knew.unanswerable", k.Ride()))
	case r.shown(k):
		// A hero is known to hold one: what is feared says so.
	case n == 1:
		r.add(game.Say("think.getadler.knew.unseen.one", k.One()))
	default:
		r.add(game.Say("think.getadler.knew.unseen", k.Some(n)))
	}
}

// shown tells whether a card of the kind is known to be in the hand of a hero who may follow.
func (r *reasons) shown(k getadler.Kind) bool {
	for seat := range game.Seat(r.view.Seats) {
		if r.pursuers()&getadler.InHand(seat) != 0 && r.view.Players[seat].Sure[k] > 0 {
			return true
		}
	}
	return false
}
