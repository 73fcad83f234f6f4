package botstest

import (
	"math"
	"testing"

	"safehouse/game"
)

// Contest plays matches of one agent against a table of others, its seat moving on with every match while the deal stays
// for a round of seats, and returns its share of wins, with the margin of a 95 % interval. A win that several share, or
// that nobody has, counts in equal parts.
func (r *Room[S, M, V, E]) Contest(tb testing.TB, seats, matches int, one, others Agent[M, V]) (share, margin float64) {
	tb.Helper()
	won, squares := 0.0, 0.0
	for n := range matches {
		seat := game.Seat(n % seats)
		agents := Equals(seats, others)
		agents[seat] = one
		winners := r.Play(tb, game.SeedOf(uint64(n/seats)), nil, agents...).Standing().Winners
		part := 0.0
		switch {
		case winners == 0:
			part = 1 / float64(seats)
		case winners.Has(seat):
			part = 1 / float64(winners.Len())
		}
		won += part
		squares += part * part
	}
	n := float64(matches)
	share = won / n
	return share, sure * math.Sqrt(max(0, squares/n-share*share)/n)
}

// sure is the number of standard errors on either side of a 95 % interval.
const sure = 1.96

// WinsClearly requires an agent to win more than its share at a table of others, by more than chance explains.
func (r *Room[S, M, V, E]) WinsClearly(t *testing.T, seats, matches int, one, others Agent[M, V]) {
	t.Helper()
	share, margin := r.Contest(t, seats, matches, one, others)
	fair := 1 / float64(seats)
	t.Logf("%.1f +- %.1f %% of the wins in %d matches, the fair share being %.1f %%", 100*share, 100*margin, matches, 100*fair)
	if share-margin <= fair {
		t.Errorf("%.1f +- %.1f %% is not clearly more than the fair share of %.1f %%", 100*share, 100*margin, 100*fair)
	}
}
