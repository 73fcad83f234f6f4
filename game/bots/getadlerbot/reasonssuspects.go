package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// knowSuspects says why a hero suspects whom its move is about, and whom it suspects most where that is somebody else.
func (r *reasons) knowSuspects() {
	about, likely := r.subject(), r.likely()
	switch r.move.Op {
	case getadler.OpAsk:
		// How likely a lie is says what it fears.
		r.addAsking(about)
	case getadler.OpGive:
		// What is known of who gets the card did not choose it.
		r.add(game.Say("think.getadler.knew.must", game.SeatName(about)))
		return
	default:
		r.addParting()
		r.addChance(about)
	}
	r.addSuspicion(about)
	if r.move.Op == getadler.OpArrest {
		r.addPistols()
	}
	if about != likely && len(r.knew) < mostKnown {
		r.addChance(likely)
	}
	if r.view.Hour == getadler.Hours {
		r.add(game.Say("think.getadler.knew.last"))
	}
	if r.view.Hour < getadler.Gate && r.move.Op != getadler.OpAsk {
		r.add(game.Say("think.getadler.knew.gate"))
	}
}

// addChance says how likely a villain the seat is.
func (r *reasons) addChance(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.suspect", game.SeatName(seat), percent(r.belief.chance(int(seat), getadler.NoRole))))
}

// addAsking says what the answer to a question is good for: how many of the heroes that the seat may still be would have
// to say yes.
func (r *reasons) addAsking(seat game.Seat) {
	v := r.view
	open, yes := 0, 0
	for role := getadler.Gold; int(role) <= v.Seats; role++ {
		if role.Villain() || role == r.role || countLies(v, seat, role, r.mind.memory, nil) > 0 {
			continue
		}
		open++
		if role.Look(getadler.Trait(r.move.B)) == getadler.Colour(r.move.C) {
			yes++
		}
	}
	who := game.SeatName(seat)
	switch {
	case open == 0:
		return
	case yes == 0:
		r.add(game.Say("think.getadler.knew.asking.no", who))
	case yes == open:
		r.add(game.Say("think.getadler.knew.asking.yes", who))
	default:
		r.add(game.Say("think.getadler.knew.asking", game.Number(yes), game.Number(open), who))
	}
}

// addParting says that a discard raises no suspicion, where that is so.
func (r *reasons) addParting() {
	if k := getadler.Kind(r.move.A); r.move.Op == getadler.OpDiscard && r.mind.discards[groupOf(k)] < 1 {
		r.add(game.Say("think.getadler.knew.parting", k.One()))
	}
}
