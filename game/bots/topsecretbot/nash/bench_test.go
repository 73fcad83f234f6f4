package nash

import (
	"context"
	"math/rand/v2"
	"runtime"
	"testing"

	"safehouse/game/topsecret"
)

// BenchmarkWork works the true game out, and tells what the study keeps of the memory.
func BenchmarkWork(b *testing.B) {
	for b.Loop() {
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		s := New(topsecret.ValueSets[0])
		if err := s.Work(context.Background()); err != nil {
			b.Fatal(err)
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/1e6, "MB-kept")
		runtime.KeepAlive(s)
	}
}

// BenchmarkDecision measures decisions with four cards left; those with more cost the same but for the endgame.
func BenchmarkDecision(b *testing.B) {
	s := small(topsecret.ValueSets[0], 4)
	rng := rand.New(rand.NewPCG(1, 1))
	positions := make([]Position, 1000)
	for i := range positions {
		for positions[i].Own.Up == topsecret.NoKind {
			positions[i] = lastCards(4, rng)
		}
	}
	b.Run("card", func(b *testing.B) {
		for n := 0; b.Loop(); n++ {
			s.Card(&positions[n%len(positions)])
		}
	})
	b.Run("bank", func(b *testing.B) {
		for n := 0; b.Loop(); n++ {
			s.Bank(&positions[n%len(positions)])
		}
	})
}

// BenchmarkEndgame measures decisions for the win by the number of cards left.
func BenchmarkEndgame(b *testing.B) {
	s := small(topsecret.ValueSets[0], 7)
	for _, turns := range []int{4, 5, 6, 7} {
		rng := rand.New(rand.NewPCG(1, 1))
		positions := make([]Position, 100)
		for i := range positions {
			positions[i] = lastCards(turns, rng)
		}
		b.Run(string(rune('0'+turns)), func(b *testing.B) {
			most := 0
			for n := 0; b.Loop(); n++ {
				e := s.Endgame(Single, false, 1<<20)
				e.Card(&positions[n%len(positions)], 30, 0)
				most = max(most, len(e.values))
			}
			b.ReportMetric(float64(most), "most-positions")
		})
	}
}
