package topsecret

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// tables are the numbers of players that are measured.
var tables = []int{2, 4, 6}

// BenchmarkRandomGame plays whole random matches; what follows from a decision is counted into it.
func BenchmarkRandomGame(b *testing.B) {
	for _, seats := range tables {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			begin := start(b, seats, nil)
			rng := rand.NewPCG(1, 2)
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

// BenchmarkListedGame plays as BenchmarkRandomGame, but lists every legal move and draws from the list.
func BenchmarkListedGame(b *testing.B) {
	for _, seats := range tables {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			var r Rules
			begin := start(b, seats, nil)
			rng := rand.NewPCG(1, 2)
			var buf [mostMoves]Move
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				for s := begin; !s.Over(); moves++ {
					seat := r.ToAct(&s).First()
					legal := r.Moves(&s, seat, buf[:0])
					r.Apply(&s, seat, legal[game.Below(rng, len(legal))])
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
		})
	}
}

// BenchmarkSample draws a world for the view of a seat that has yet to choose, in the middle of a match.
func BenchmarkSample(b *testing.B) {
	var r Rules
	s := start(b, game.MaxSeats, nil)
	rng := rand.NewPCG(1, 2)
	for s.turn < 8 || s.waiting.Len() != 1 {
		seat := s.waiting.First()
		legal := r.Moves(&s, seat, nil)
		r.Apply(&s, seat, legal[game.Below(rng, len(legal))])
	}
	v := r.View(&s, s.waiting.First())
	draw := rand.New(rng)
	b.ReportAllocs()
	for b.Loop() {
		_ = r.Sample(&v, draw)
	}
}
