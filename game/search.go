package game

import (
	"math/bits"
	"math/rand/v2"
)

// Key is a key of what a seat knows, in the making: searches tell states apart by it.
type Key uint64

// Mix takes in one more word.
func (k Key) Mix(word Key) Key {
	k = (k ^ word) * 0x9e3779b97f4a7c15
	return k ^ k>>29
}

// Below draws a number below n, in a playout.
func Below(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}
