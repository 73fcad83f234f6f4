package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// Suspicion is, by seat, the probability that it is Adler, as the player of a level on the view's seat reckons at this
// moment from what it was told: the belief that its decisions rest on. For the other kinds of players, which reckon with
// none, it is the share of the ways in which the characters may still sit. build/measure holds it against the truth.
func Suspicion(v *getadler.View, p bots.Player) (chances [game.MaxSeats]float64) {
	if p.Kind != bots.Levelled {
		ways := getadler.Assignments(v, nil)
		for n := range ways {
			for seat := range v.Seats {
				if ways[n][seat] == getadler.Adler {
					chances[seat] += 1 / float64(len(ways))
				}
			}
		}
		return chances
	}
	s := sleuthAt(v, p.Level, nil)
	for seat := range v.Seats {
		chances[seat] = s.belief.chance(seat, getadler.Adler)
	}
	return chances
}
