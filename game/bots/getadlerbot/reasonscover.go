package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// knowCover says how a villain who hides stands with the others.
func (r *reasons) knowCover() {
	v, own := r.view, game.SeatName(r.view.Viewer)
	r.add(game.Say("think.getadler.knew.role", own, r.role.Word()))
	if v.Phase == getadler.PhaseAnswer {
		r.addCover(getadler.OpYes)
		r.addCover(getadler.OpNo)
		return
	}
	r.addParting()
	r.addDocuments()
	if r.move.Op == getadler.OpArrest {
		r.addTaken(game.Seat(r.move.A))
	}
}

// addTaken says how likely a villain a seat is to somebody who knows only what everybody knows.
func (r *reasons) addTaken(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.taken", game.SeatName(seat), percent(r.public.chance(int(seat), getadler.NoRole))))
}

// addCover says whose looks all own answers would fit after one to the question that waits.
func (r *reasons) addCover(op getadler.Op) {
	v := r.view
	turn := getadler.Turn{
		Seat: v.Current, Deed: getadler.DeedAsk, Target: v.Viewer, Trait: v.Trait, Colour: v.Colour, Answered: true,
		Yes: op == getadler.OpYes,
	}
	var fit []game.Arg
	for role := getadler.Gold; int(role) <= v.Seats; role++ {
		if !role.Villain() && countLies(v, v.Viewer, role, getadler.MaxTurns, &turn) == 0 {
			fit = append(fit, role.Word())
		}
	}
	keys := [...]string{"think.getadler.knew.no.0", "think.getadler.knew.no.1", "think.getadler.knew.no.2", "think.getadler.knew.no.3"}
	if turn.Yes {
		keys = [...]string{"think.getadler.knew.yes.0", "think.getadler.knew.yes.1", "think.getadler.knew.yes.2", "think.getadler.knew.yes.3"}
	}
	if n := len(fit); n < len(keys) {
		r.add(game.Say(keys[n], fit...))
	}
}
