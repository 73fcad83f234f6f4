package botstest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// BenchmarkDecisions measures decisions of each level that are not forced, with its own budget, over a whole match of Easy
// players. How they are distributed is printed by build/measure.
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
