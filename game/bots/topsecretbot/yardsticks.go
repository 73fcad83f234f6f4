package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/search/ismcts"
	"safehouse/game/topsecret"
)

// greedy is the yardstick that takes what brings most points at once: it plays the partner of its waiting document,
// else its highest document, and agents only when it has no document left, the mole first; it banks every card at once;
// it steals what pays best. It looks at its own safe only. It draws nothing and stands on the view alone, and stays as
// it is: opponents are measured against it.
func greedy(v *topsecret.View) topsecret.Move {
	s, t := look(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		return v.Play(s.greedyCard(int(v.Viewer)))
	case topsecret.PhaseSteal:
		return s.takes(&t, v.Viewer)
	case topsecret.PhaseBank:
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// takes is the theft that brings a seat most points with the card that waits (T11, T18); the first of equals.
func (s *safes) takes(t *turn, seat game.Seat) topsecret.Move {
	from, _ := s.richest(t, int(seat))
	return topsecret.Move{Op: topsecret.OpSteal, A: uint8(from)}
}

// thumb is the yardstick of a person who has a rule of thumb: the likeliest pair, else the highest document when
// rivals' assassins are few. In full:
//
//   - A document waits: play its partner; without one, the special agent on it.
//   - The special agent waits: play the highest document.
//   - Nothing waits: think of one card of each rival's hand, any of them equally likely. If none is an assassin, play
//     the highest document that can still become a pair, which is one held twice; without one, the highest document.
//   - If one is, play no document: an assassin where a rival's document waits, or else a mole, or else an assassin. Who
//     has neither plays the lowest document.
//   - Leave a document out where its partner or the special agent is in hand; else bank it.
//   - Steal what pays best.
//
// It stands on the view alone, and stays as it is: opponents are measured against it.
func thumb(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	s, t := look(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		feared := false
		for seat := range game.Seat(v.Seats) {
			if p := &v.Players[seat]; seat != v.Viewer {
				feared = rng.IntN(p.Hand.Sum()) < p.Hand[topsecret.Assassin] || feared
			}
		}
		return v.Play(s.thumbOf(int(v.Viewer), feared))
	case topsecret.PhaseSteal:
		return s.takes(&t, v.Viewer)
	case topsecret.PhaseBank:
		if s.stays(styleThumb, int(v.Viewer), nil) {
			return topsecret.Move{Op: topsecret.OpLeave}
		}
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// plainReach is the lead, in documents of mean value, from which more counts nothing for the plain search: a yardstick
// shares no number with the levels, so that it stays what it is.
const plainReach = 8

// plain is the rest of a game as the plain search sees it. Nothing of it is hidden but what is chosen at the same time,
// and that is chosen anew in every world: the search is decoupled UCT.
func plain(v *topsecret.View, dice *rand.PCG, rng *rand.Rand) *ismcts.Game[topsecret.State, topsecret.Move] {
	var rules topsecret.Rules
	now, reach := rules.Sample(v, rng), 0
	now.Reopen()
	for _, value := range v.Values {
		reach += plainReach * value / len(v.Values)
	}
	return &ismcts.Game[topsecret.State, topsecret.Move]{
		Deal:     func(s *topsecret.State) { *s = now },
		Turn:     ismcts.Asked(v.Viewer, (*topsecret.State).GameOver, rules.ToAct),
		Together: (*topsecret.State).Begun,
		Known:    (*topsecret.State).Known,
		Moves:    rules.Moves,
		Make:     rules.Apply,
		Play:     func(s *topsecret.State) { s.PlayGame(dice) },
		Values:   func(s *topsecret.State, values *[game.MaxSeats]int32) { plainValues(s, v.Seats, reach, values) },
	}
}

// plainValues are by the lead over the best of the others.
func plainValues(s *topsecret.State, seats, reach int, values *[game.MaxSeats]int32) {
	for seat := range seats {
		best := -1 << 30
		for other := range seats {
			if other != seat {
				best = max(best, s.Points(game.Seat(other)))
			}
		}
		lead := max(-reach, min(reach, s.Points(game.Seat(seat))-best))
		values[seat] = int32((lead + reach) * (ismcts.One / 2) / reach)
	}
}
