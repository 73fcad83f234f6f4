package getadler

import "safehouse/game"

// Habit is whom a seat asks that may ask: those who could be asked, by how many characters each may still be for it.
func Habit(v *View, m Move) (all []game.Offer) {
	if v.Phase != PhasePlay {
		return nil
	}
	var met game.Seats
	for _, ask := range v.Moves {
		if ask.Op == OpAsk {
			met = met.With(game.Seat(ask.A))
		}
	}
	if met == 0 {
		return nil
	}
	d := Deduce(v)
	for seat := range game.Seat(game.MaxSeats) {
		if met.Has(seat) {
			all = append(all, game.Offer{At: d.Possible[seat].Len(), Took: m.Op == OpAsk && game.Seat(m.A) == seat})
		}
	}
	return all
}
