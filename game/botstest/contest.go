package botstest

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// Contest plays matches of one agent against a table of others, its seat moving on with every match while the deal
// stays for a round of seats, and returns its share of wins, with the margin of a 95 % interval. A win that several
// share, or that nobody has, counts in equal parts.
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

// WinsClearly requires an agent to win more than its share at a table of others, by more than chance explains. A quick
// test plays a third of the matches, and requires no more than that chance does not explain a smaller share.
func (r *Room[S, M, V, E]) WinsClearly(t *testing.T, seats, matches int, one, others Agent[M, V]) {
	t.Helper()
	share, margin := r.Contest(t, seats, Size(matches/3, matches), one, others)
	if !Long() {
		margin = -margin
	}
	fair := 1 / float64(seats)
	t.Logf("%.1f %% of the wins, the fair share being %.1f %%", 100*share, 100*fair)
	if share-margin <= fair {
		t.Errorf("%.1f %% of the wins, within %.1f %%, is not more than the fair share of %.1f %%", 100*share, 100*margin,
			100*fair)
	}
}

// BenchmarkDecisions measures decisions of each level that are not forced, with its own budget, over a whole match of
// Easy players. How they are distributed is printed by build/measure.
func (r *Room[S, M, V, E]) BenchmarkDecisions(b *testing.B, seats ...int) {
	for _, n := range seats {
		views := r.Owed(b, n, 1, r.Of(bots.OfLevel(game.Easy), 1))
		for _, p := range Levels() {
			b.Run(fmt.Sprintf("%v/%d", p, n), func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					v := views[i%len(views)]
					r.Choose(context.Background(), &v, bots.Question{Player: p}, bots.Stream(game.SeedOf(2), 0, i))
				}
			})
		}
	}
}

// benchmarkedIterations are those of each search that is measured.
const benchmarkedIterations = 3000

// BenchmarkIterations searches decisions from all over a random match with the plain search.
func (r *Room[S, M, V, E]) BenchmarkIterations(b *testing.B, seats ...int) {
	q := bots.Question{Player: bots.Player{Kind: bots.ISMCTS, Iterations: benchmarkedIterations}}
	for _, n := range seats {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			views := r.Owed(b, n, 1, r.AtRandom)
			rng := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			done := 0
			for i := 0; b.Loop(); i++ {
				v := views[i%len(views)]
				done += r.Choose(context.Background(), &v, q, rng).Work
			}
			b.ReportMetric(float64(done)/b.Elapsed().Seconds(), "iterations/s")
		})
	}
}
