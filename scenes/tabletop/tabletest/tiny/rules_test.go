package tiny

import (
	"math/bits"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// TestTheTinyGameKeepsTheLawsOfRules holds the smallest game to what every game's rules are held to.
func TestTheTinyGameKeepsTheLawsOfRules(t *testing.T) {
	rulestest.Test(t, rulestest.Config[State, Move, View, Event]{
		Rules:    Rules{},
		Settings: []rulestest.Setting{{Seats: seats}},
		Bound:    seats * (handful + turns),
		Alike:    3,
		Secret: func(s *State, viewer game.Seat) string {
			var secret []byte
			for i := range s.Hand {
				if game.Seat(i) == viewer {
					continue
				}
				for hand := s.Hand[i]; hand != 0; hand &= hand - 1 {
					secret = append(secret, byte('a'+bits.TrailingZeros16(hand)))
				}
			}
			return string(secret)
		},
		Shown: func(v *View) []Move { return v.Moves },
		Tried: []Move{{}, {Card: cards + 1}, {Card: 1, Double: true}},
	})
}
