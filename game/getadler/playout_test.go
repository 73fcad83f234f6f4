package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// playRandom plays random moves to the end of the match and gives the number of decisions that seats made.
func (s *State) playRandom(rng *rand.PCG) (decisions int) { return s.PlayThrough(rng, Hours) }

// start begins a match before anything is dealt.
func start(tb testing.TB, seats int, options game.Options) State {
	tb.Helper()
	s, err := Rules{}.Start(seats, options)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}
