package search

import (
	"context"
	"math"
	"slices"
)

// Trial is an option that is tried in worlds, with how often it won there.
type Trial[O any] struct {
	Option      O
	Played, Won int
	// Better and Worse count the worlds in which it won where the first option lost, and the other way round.
	Better, Worse int
	// wins tells of each world whether it won there.
	wins []bool
}

// Against is by what share of the worlds a trial did better than another, of those in which both were tried, and the
// standard error of that.
func (t *Trial[O]) Against(other *Trial[O]) (lead, err float64) {
	n := min(len(t.wins), len(other.wins))
	here, there := make([]float64, n), make([]float64, n)
	for i := range n {
		if t.wins[i] {
			here[i] = 1
		}
		if other.wins[i] {
			there[i] = 1
		}
		lead += here[i] - there[i]
	}
	return lead / float64(max(1, n)), Apart(here, there)
}

// Apart is the standard error of the difference between the means of what two options brought, each in the same worlds
// with the same luck.
func Apart(here, there []float64) float64 {
	sum, squares, n := 0.0, 0.0, float64(len(here))
	if n == 0 {
		return 0
	}
	for i := range here {
		d := here[i] - there[i]
		sum += d
		squares += float64(d * d)
	}
	return math.Sqrt(max(0, squares-float64(sum*sum/n))) / n
}

// Lead is by what share of the worlds the option did better than the first, less so many standard errors of that.
func (t *Trial[O]) Lead(errors float64) float64 {
	lead, spread := float64(t.Better-t.Worse), math.Sqrt(float64(t.Better+t.Worse))
	return (lead - float64(errors*spread)) / float64(t.Played)
}

// Race tries options in so many worlds, every one in the same worlds with the same luck, so that chance falls on all
// alike, and holds them against the first, which is always tried. In as many stages the worse half of the others is
// dropped, and the race ends where the best of them is worse than the first by that many standard errors (successive
// halving: Karnin, Koren and Somekh 2013). It orders the others by what they won, and gives the number of worlds, fewer
// where the context ended. There are two options or more; world begins a world and gives how an option is played in it.
func Race[O any](ctx context.Context, trials []Trial[O], worlds, stages int, errors float64,
	world func() func(O) bool) (done int) {
	left := len(trials)
	for stage := 1; stage <= stages; stage++ {
		for ; done < worlds*stage/stages && ctx.Err() == nil; done++ {
			play(trials[:left], world())
		}
		slices.SortStableFunc(trials[1:left], func(a, b Trial[O]) int { return b.Won - a.Won })
		if best := &trials[1]; float64(best.Worse-best.Better) > errors*math.Sqrt(float64(best.Worse+best.Better)) {
			break
		}
		left = 1 + left/2
	}
	return done
}

// play plays every trial in one world.
func play[O any](trials []Trial[O], wins func(O) bool) {
	first := false
	for n := range trials {
		t := &trials[n]
		won := wins(t.Option)
		if n == 0 {
			first = won
		}
		t.Played++
		t.wins = append(t.wins, won)
		switch {
		case won && !first:
			t.Better++
		case !won && first:
			t.Worse++
		}
		if won {
			t.Won++
		}
	}
}
