package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// goal says what the points of a game are good for: in a single game for having the most, in a series for the sum.
type goal struct {
	// before are the scores of the series when the game began.
	before [game.MaxSeats]int32
	series bool
}

func goalOf(v *topsecret.View) goal {
	g := goal{series: v.Series}
	if v.Series {
		for seat := range v.Seats {
			g.before[seat] = int32(v.Players[seat].Series)
		}
	}
	return g
}

// certain is the chance of what is sure.
const certain = 1 << 16

// chances gives every seat's chance to win the match from a table between two turns, in parts of certain.
func (g *goal) chances(s *safes, out *[game.MaxSeats]int32) {
	var ahead [game.MaxSeats]int32
	if s.turns == 0 {
		g.reckon(s, out, &ahead)
		return
	}
	lucks := s.lucks()
	for seat := range s.seats {
		ahead[seat] = s.outlook(seat, lucks[seat])
	}
	g.weigh(s, &ahead, out)
}

// weigh is chances by the outlooks of all seats, which it changes; at least one turn must be left.
func (g *goal) weigh(s *safes, ahead, out *[game.MaxSeats]int32) {
	// In a series points count with those before. What is still expected shows in the outlook as points would.
	if g.series {
		point, last := outlooks[s.seats][s.turns][havePoints], false
		for seat := range s.seats {
			ahead[seat] += g.before[seat] * point / s.mean
			last = last || ahead[seat]/point*s.mean >= topsecret.SeriesGoal
		}
		for seat := range s.seats {
			if !last {
				ahead[seat] = ahead[seat] * goalSeries / point
			}
		}
	}
	soften(ahead, s.seats, out)
}

// reckon is chances after the last turn: a win is shared by those who have the most. A small part of it goes by points
// even so, or who cannot win any more would play anything.
func (g *goal) reckon(s *safes, out, ahead *[game.MaxSeats]int32) {
	most, winners, last := int32(-1<<30), int32(0), !g.series
	for seat := range s.seats {
		sum := g.before[seat] + s.points[seat]
		ahead[seat] = sum * goalSeries / s.mean
		last = last || sum >= topsecret.SeriesGoal
		if sum > most {
			most, winners = sum, 0
		}
		if sum == most {
			winners++
		}
	}
	soften(ahead, s.seats, out)
	if !last {
		return
	}
	for seat := range s.seats {
		out[seat] = out[seat] * goalHonour / 100
		if g.before[seat]+s.points[seat] == most {
			out[seat] += certain * (100 - goalHonour) / 100 / winners
		}
	}
}

// soften turns outlooks into chances to win, which are in proportion to e to their power.
func soften(ahead *[game.MaxSeats]int32, seats int, out *[game.MaxSeats]int32) {
	most := ahead[0]
	for _, a := range ahead[1:seats] {
		most = max(most, a)
	}
	sum := int64(0)
	for seat := range seats {
		out[seat] = decay[min((most-ahead[seat])/decayStep, decaySteps-1)]
		sum += int64(out[seat])
	}
	for seat := range seats {
		out[seat] = int32(int64(out[seat]) * certain / sum)
	}
}

// decay is e to the power of -n/32 in parts of certain, worked out in whole numbers for every machine to have the same.
var decay = func() (table [decaySteps]int32) {
	const shrink = 63520 // certain times e to the power of -1/32
	at := int64(certain)
	for n := range table {
		table[n] = int32(at)
		at = at * shrink >> 16
	}
	return table
}()

// decayStep is the step of the table in outlookUnit, decaySteps their number.
const decayStep, decaySteps = outlookUnit / 32, 32 * 10
