package search

import "math/rand/v2"

// Dice draw for searches: a small generator of its own, since a search needs hundreds of draws for one of its games.
type Dice struct{ rand.PCG }

// NewDice are dice that a decision's stream begins.
func NewDice(rng *rand.Rand) *Dice {
	d := &Dice{}
	d.Seed(rng.Uint64(), rng.Uint64())
	return d
}

// Below draws a number from 0 to n-1, for n below 2^32.
func (d *Dice) Below(n int) int { return int(d.Uint64() >> 32 * uint64(n) >> 32) }

// Pick draws an index with a chance in proportion to its weight among weights of 0 or more, some of them positive, and gives
// their sum.
func (d *Dice) Pick(weights []int32) (at int, sum int32) {
	for _, n := range weights {
		sum += n
	}
	left := int32(d.Below(int(sum)))
	for i, n := range weights {
		if left -= n; left < 0 {
			return i, sum
		}
	}
	return 0, sum
}

// Sum adds whole numbers up.
func Sum[N int32 | int64](numbers []N) (sum int64) {
	for _, n := range numbers {
		sum += int64(n)
	}
	return sum
}

// Scatter spreads a key over all bits, by the generator «splitmix64» of Steele, Lea and Flood (2014).
func Scatter(key uint64) uint64 {
	key = (key ^ key>>30) * 0xbf58476d1ce4e5b9
	key = (key ^ key>>27) * 0x94d049bb133111eb
	return key ^ key>>31
}

// Golden is what «splitmix64» adds from one number to the next: the golden ratio in parts of 2^64.
const Golden = 0x9e3779b97f4a7c15
