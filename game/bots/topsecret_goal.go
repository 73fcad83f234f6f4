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
	// mean is the mean value of a document: leads count in documents, whatever a set-up prints on them. reach is the
	// lead beyond which more hardly matters.
	mean, reach int32
}

func goalOf(v *topsecret.View) goal {
	g := goal{series: v.Series, mean: meanOf(v)}
	g.reach = goalReach * g.mean
	if v.Series {
		g.reach *= seriesReach
		for seat := range v.Seats {
			g.before[seat] = int32(v.Players[seat].Series)
		}
	}
	return g
}

// meanOf is the mean value of a document.
func meanOf(v *topsecret.View) int32 {
	sum := 0
	for _, value := range v.Values {
		sum += value
	}
	return int32(sum / len(v.Values))
}

// value is what points are worth to a seat: its lead over the best of the others, as far as leads matter, and the win
// where these are the last points and something is won by them.
func (g *goal) value(points *[game.MaxSeats]int32, seats int, last bool, seat int) int32 {
	best, over := int32(-1<<30), !g.series
	for other := range seats {
		sum := g.before[other] + points[other]
		over = over || sum >= topsecret.SeriesGoal
		if other != seat {
			best = max(best, sum)
		}
	}
	lead := g.before[seat] + points[seat] - best
	value := max(-g.reach, min(g.reach, lead))
	value += (lead - value) / goalBeyond
	if last && over && lead > 0 {
		value += g.reach / goalWin
	} else if last && over && lead < 0 {
		value -= g.reach / goalWin
	}
	return value * goalGrain / g.mean
}
