package getadler

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// playRandom plays random moves to the end of the match and gives the number of decisions that seats made. Moves of
// Nature's are drawn without listing them: that is what a search does.
func (s *State) playRandom(rng *rand.PCG) (decisions int) {
	var buf [mostMoves]Move
	for s.phase != PhaseOver {
		seat := s.waiting.First()
		if seat == game.Nature && s.playNature(rng) {
			continue
		}
		if seat != game.Nature {
			decisions++
		}
		legal := Rules{}.Moves(s, seat, buf[:0])
		s.apply(seat, legal[below(rng, len(legal))], nil)
	}
	return decisions
}

// playNature draws a card for whom one is drawn; false where Nature's move is another.
func (s *State) playNature(rng *rand.PCG) bool {
	switch {
	case s.phase == PhaseTake:
		hand := &s.hands[s.turn().target()]
		s.take(hand.kind(below(rng, hand.sum())), nil)
	case s.phase != PhaseDeal || s.dealt == s.seats && s.drawer() != game.Table:
		s.draw(s.pile.kind(below(rng, s.pile.sum())), nil)
	default:
		return false
	}
	return true
}

// below draws a number below n.
func below(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// start begins a match before anything is dealt.
func start(tb testing.TB, seats int, options game.Options) State {
	tb.Helper()
	s, err := Rules{}.Start(seats, options)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}
