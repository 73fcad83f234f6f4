package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// look reads the table off a view: the safes, and what is open of the turn where its cards have been turned.
func look(v *topsecret.View) (s safes, t turn) {
	s.seats, s.turns = v.Seats, v.Turns-v.Turn+1
	for rank, value := range v.Values {
		s.worth[int(topsecret.Document1)+rank] = int32(value)
	}
	s.weigh()
	if v.Marker.Sits(v.Seats) {
		s.marker = int(v.Marker)
	}
	for seat := range v.Seats {
		p := &v.Players[seat]
		s.points[seat] = int32(p.Points)
		for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
			s.hands[seat] = s.hands[seat].with(k, p.Hand[k])
		}
		open := v.Phase == topsecret.PhaseSteal
		for _, up := range p.Up[:p.UpCount] {
			switch k := up.Card.Kind(); {
			case !open || !up.Fresh:
				s.lay(seat, k)
			case up.Stolen:
				t.taken[seat] = k
			default:
				t.fresh[seat] = k
			}
		}
		if open && p.Picked && p.Turned && p.Pick.Kind() == topsecret.Mole {
			t.moles = t.moles.With(game.Seat(seat))
		}
	}
	if v.Phase == topsecret.PhaseSteal {
		t.moles = t.moles.With(v.Thief)
	}
	return s, t
}
