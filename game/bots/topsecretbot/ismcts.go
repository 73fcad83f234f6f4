package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/search/ismcts"
	"safehouse/game/topsecret"
)

// plainReach is the lead, in documents of mean value, from which more counts nothing for the plain search: a yardstick
// shares no number with the levels, so that it stays what it is.
const plainReach = 8

// plain is the rest of a game as the plain search sees it. Nothing of it is hidden but what is chosen at the same time, and
// that is chosen anew in every world: the search is decoupled UCT.
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
