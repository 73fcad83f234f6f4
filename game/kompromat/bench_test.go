package kompromat

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkRandomGame plays whole random matches; ns/decision counts Nature's moves into the decisions they follow.
func BenchmarkRandomGame(b *testing.B) {
	start, err := Rules{}.Start(Seats, nil)
	if err != nil {
		b.Fatal(err)
	}
	dice := NewDice(rand.NewPCG(1, 2))
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		s := start
		decisions += s.PlayRandom(&dice)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/match")
}

// BenchmarkListedGame plays as BenchmarkRandomGame, but lists every legal move and draws from the list.
func BenchmarkListedGame(b *testing.B) {
	start, err := Rules{}.Start(Seats, nil)
	if err != nil {
		b.Fatal(err)
	}
	var r Rules
	dice := NewDice(rand.NewPCG(1, 2))
	var buf [mostMoves]Move
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		for s := start; !s.Over(); moves++ {
			seat := r.ToAct(&s).First()
			legal := r.Moves(&s, seat, buf[:0])
			r.Apply(&s, seat, legal[dice.Throw(len(legal))])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
}

// BenchmarkSample draws a world for a view from the middle of a match.
func BenchmarkSample(b *testing.B) {
	var r Rules
	s, err := r.Start(Seats, nil)
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	dice := NewDice(rand.NewPCG(1, 2))
	for range 60 {
		s.Settle(&dice)
		s.apply(s.RandomMove(&dice), nil)
	}
	s.Settle(&dice)
	v := r.View(&s, s.Turn())
	b.ReportAllocs()
	for b.Loop() {
		_ = r.Sample(&v, rng)
	}
}
