package bots

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

// value is what a finished game is worth to a seat: its lead over the best of the others, as far as leads matter, and
// the win where something is won.
func (g *goal) value(s *safes, seat int) int32 {
	best, over := int32(-1<<30), !g.series
	for other := range s.seats {
		sum := g.before[other] + s.points[other]
		over = over || sum >= topsecret.SeriesGoal
		if other != seat {
			best = max(best, sum)
		}
	}
	lead := g.before[seat] + s.points[seat] - best
	value := max(-goalReach, min(goalReach, lead))
	if over && lead > 0 {
		value += goalWin
	} else if over && lead < 0 {
		value -= goalWin
	}
	return value * goalGrain
}
