package getadler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// dealtTo plays on until the first turn is to be drawn for.
func dealtTo(tb testing.TB, seats int, rng *rand.PCG) State {
	tb.Helper()
	s := start(tb, seats, nil)
	var buf [mostMoves]Move
	for s.phase == PhaseDeal || s.phase == PhaseMeet {
		seat := s.waiting.First()
		legal := Rules{}.Moves(&s, seat, buf[:0])
		s.apply(seat, legal[game.Below(rng, len(legal))], nil)
	}
	return s
}

// BenchmarkRandomGame plays random matches from the first turn to the end; Nature's moves and all that follows from a
// decision are counted into it.
func BenchmarkRandomGame(b *testing.B) {
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			rng := rand.NewPCG(1, 2)
			begin := dealtTo(b, seats, rng)
			decisions := 0
			b.ReportAllocs()
			for b.Loop() {
				s := begin
				decisions += s.playRandom(rng)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
			b.ReportMetric(float64(decisions)/float64(b.N), "decisions/match")
		})
	}
}

// middle is a position in the fifth hour in which a seat owes its play.
func middle(tb testing.TB, seats int, rng *rand.PCG) State {
	tb.Helper()
	var buf [mostMoves]Move
	for {
		s := dealtTo(tb, seats, rng)
		for !s.Over() && (s.hour < Gate+1 || s.phase != PhasePlay) {
			seat := s.waiting.First()
			legal := Rules{}.Moves(&s, seat, buf[:0])
			s.apply(seat, legal[game.Below(rng, len(legal))], nil)
		}
		if !s.Over() && !s.Revealed() {
			return s
		}
	}
}

// BenchmarkSample draws worlds for the view of a seat in the middle of a match.
func BenchmarkSample(b *testing.B) {
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			rng := rand.NewPCG(1, 2)
			s := middle(b, seats, rng)
			v := Rules{}.View(&s, s.current)
			draw := rand.New(rng)
			b.ReportAllocs()
			for b.Loop() {
				_ = Rules{}.Sample(&v, draw)
			}
		})
	}
}

// BenchmarkView builds the view of the seat on turn in the middle of a match.
func BenchmarkView(b *testing.B) {
	s := middle(b, game.MaxSeats, rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		_ = Rules{}.View(&s, s.current)
	}
}
