package kompromatbot

import (
	"context"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots/ismcts"
	"safehouse/game/kompromat"
)

// decisions are the views of all decisions of a random match that are not forced.
func decisions(tb testing.TB, seed uint64) []kompromat.View {
	tb.Helper()
	m, err := kompromat.NewMatch(game.Setup{Players: make([]game.Player, kompromat.Seats), Seed: game.SeedOf(seed)}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	var views []kompromat.View
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
	views := decisions(b, 1)
	source := rand.NewPCG(1, 2)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		v := &views[n%len(views)]
		n++
		g := &roundGame{view: v, round: v.Round, dice: kompromat.NewDice(source), rng: rand.New(source)}
		ismcts.Search(context.Background(), g, iterations, source)
	}
	b.ReportMetric(float64(n)*iterations/b.Elapsed().Seconds(), "iterations/s")
}
