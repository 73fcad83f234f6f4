package getadlerbot

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// owed are the views of all decisions of a random match that are not forced.
func owed(tb testing.TB, seats int, seed uint64) []getadler.View {
	tb.Helper()
	m, err := getadler.NewMatch(game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(seed)}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	var views []getadler.View
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		v := m.View(seat)
		if len(v.Moves) > 1 {
			views = append(views, v)
		}
		if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
			tb.Fatal(err)
		}
	}
	return views
}

// BenchmarkIterations searches decisions from all over a match, 3,000 iterations each.
func BenchmarkIterations(b *testing.B) {
	const iterations = 3000
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			views := owed(b, seats, 1)
			rng := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				searched(context.Background(), &views[n%len(views)], iterations, rng)
				n++
			}
			b.ReportMetric(float64(n)*iterations/b.Elapsed().Seconds(), "iterations/s")
		})
	}
}
