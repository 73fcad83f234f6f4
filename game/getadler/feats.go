package getadler

import "safehouse/game"

// Feats are what the seats of a match that is over did and is worth telling: lies of a villain who won and whom nobody
// arrested rightly, the arrest that revealed Adler, his fall, and villains who got away more than once.
func Feats(m *Match) (all []game.Feat) {
	var roles [game.MaxSeats]Role
	for seat := range m.Cast().Players {
		roles[seat] = m.View(game.Seat(seat)).Players[seat].Role
	}
	end := m.View(game.Public)
	var asked Event
	var lies, lied, freed [game.MaxSeats]int
	var caught game.Seats
	hour := 0
	add := func(key string, seat game.Seat, n, move, worth int) {
		all = append(all, game.Feat{Key: key, Seat: seat, N: n, Move: move, Worth: worth})
	}
	for move, e := range m.Events(game.Public, 0) {
		switch e.Kind {
		case HourBegan:
			hour = int(e.N)
		case Asked:
			asked = e
		case Answered:
			if (e.N == answeredYes) != (roles[e.Seat].Look(asked.Trait) == asked.Colour) {
				lies[e.Seat]++
				lied[e.Seat] = move
			}
		case RightArrest:
			if caught = caught.With(e.Other); roles[e.Other] == Adler {
				add("feat.getadler.arrest", e.Seat, hour, move, 50+5*(Hours-hour))
			}
		case Eliminated:
			if roles[e.Seat] == Adler {
				add("feat.getadler.fall", e.Other, hour, move, 60+5*(Hours-hour))
			}
		case Freed:
			if freed[e.Seat]++; freed[e.Seat] > 1 {
				add("feat.getadler.freed", e.Seat, freed[e.Seat], move, 25*freed[e.Seat])
			}
		}
	}
	for seat, n := range lies {
		if s := game.Seat(seat); n > 0 && roles[seat].Villain() && end.Winners.Has(s) && !caught.Has(s) {
			add("feat.getadler.lies", s, n, lied[seat], 50+15*n)
		}
	}
	return all
}

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
