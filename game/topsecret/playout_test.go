package topsecret

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// playRandom plays random moves to the end of the match, each legal one equally likely, without listing them, and gives
// the number of decisions that seats made.
func (s *State) playRandom(rng *rand.PCG) (decisions int) {
	for ; s.phase != PhaseOver; decisions++ {
		seat := s.waiting.First()
		switch s.phase {
		case PhaseChoose:
			s.choose(seat, s.hand[seat].kind(below(rng, s.hand[seat].kinds())), nil)
		case PhaseBank:
			s.decide(seat, below(rng, 2) == 0, nil)
		case PhaseCall:
			s.answer(seat, below(rng, 2) == 0, nil)
		case PhaseSteal:
			set := s.targets(seat)
			for range below(rng, set.Len()) {
				set = set.Without(set.First())
			}
			s.steal(seat, set.First(), nil)
			s.resolveMoles(nil)
		case PhaseSetup:
			s.apply(seat, Move{Op: OpMarker, A: uint8(below(rng, int(s.seats)))}, nil)
			decisions--
		default:
			s.apply(seat, Move{Op: OpDeal}, nil)
			decisions--
		}
	}
	return decisions
}

// below draws a number below n.
func below(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// start begins a match before the marker is drawn.
func start(tb testing.TB, seats int, options game.Options) State {
	tb.Helper()
	s, err := Rules{}.Start(seats, options)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}
