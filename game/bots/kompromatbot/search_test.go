package kompromatbot

import (
	"context"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// BenchmarkSearch measures the worlds played to the end of a round, one for each option, in a second.
func BenchmarkSearch(b *testing.B) {
	v := opening(b)
	rng := rand.New(rand.NewPCG(1, 2))
	const worlds = 1000
	played := 0
	for b.Loop() {
		t := determinise(context.Background(), &v, styles[game.Expert], worlds, rng)
		played += worlds * len(t.values(v.Moves))
	}
	b.ReportMetric(float64(played)/b.Elapsed().Seconds(), "iterations/s")
}

// opening is the view of a seat that chooses its second mission of a match, when the rival has tried one.
func opening(tb testing.TB) kompromat.View {
	tb.Helper()
	m, err := game.NewMatch(kompromat.Rules{}, game.Setup{Players: []game.Player{{Name: "a"}, {Name: "b"}},
		Seed: game.SeedOf(3)}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	for placed := 0; ; {
		seat := m.ToAct().First()
		v := m.View(seat)
		if v.Phase == kompromat.PhasePlace {
			if placed++; placed == 3 {
				return v
			}
		}
		if err := m.Submit(seat, thumb(&v)); err != nil {
			tb.Fatal(err)
		}
	}
}
