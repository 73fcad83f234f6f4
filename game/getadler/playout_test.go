package getadler

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

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
