// Package search holds algorithms that opponents of several games share and that know no game: how to choose by worths
// and draw by chances (here), to try options in the same worlds and drop those that lose (Race), and to find situations
// by their keys (Index). Rooms beside it match regrets (regret), solve games of one decision (matrix), and search
// information sets (ismcts).
//
// Everything comes to the same numbers on every machine: sums are whole numbers, or products are rounded by themselves
// (a conversion forbids the machine to fuse them with a sum), or what was worked out is rounded to a grid.
package search

import (
	"cmp"
	"math"
	"math/rand/v2"
)

// Sharpen turns the worths of options into the chances with which a level plays them: in proportion to
// exp(worth/temperature), written over the worths. A temperature of 0 plays the best, the first of equals. What falls
// below 1 in 1,000 of the most likely is never played: levels choose less sharply, they do not blunder at random.
//
// Worths and chances are rounded to a grid, so that machines whose last bits differ (fused multiply and add, exp in
// assembly) come to the same move.
func Sharpen(worths []float64, temperature float64) {
	best := 0
	for i, w := range worths {
		if grid(w, worthGrid) > grid(worths[best], worthGrid) {
			best = i
		}
	}
	most, sum := grid(worths[best], worthGrid), 0.0
	for i, w := range worths {
		switch {
		case temperature <= 0 && i != best:
			worths[i] = 0
		case temperature <= 0:
			worths[i] = 1
		default:
			worths[i] = grid(math.Exp((grid(w, worthGrid)-most)/temperature), chanceGrid)
			if worths[i] < hardly {
				worths[i] = 0
			}
		}
		sum += worths[i]
	}
	for i := range worths {
		worths[i] /= sum
	}
}

// grid rounds to a multiple of 1/steps.
func grid(x, steps float64) float64 { return math.Round(x*steps) / steps }

// The grids of worths and of chances.
const worthGrid, chanceGrid = 1 << 20, 1 << 16

// hardly is the share of the likeliest option's chance under which an option is not played.
const hardly = 1e-3

// Draw gives an index with the chance of its weight among weights of 0 or more, some of them positive.
func Draw(weights []float64, rng *rand.Rand) int {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	at := rng.Float64() * sum
	last := 0
	for i, w := range weights {
		if w <= 0 {
			continue
		}
		last = i
		if at -= w; at < 0 {
			return i
		}
	}
	return last
}

// Best is the option of the highest worth, the first of equals, and whether there is any. Each is weighed once.
func Best[O any, W cmp.Ordered](options []O, worth func(O) W) (best O, any bool) {
	var most W
	for _, o := range options {
		if w := worth(o); !any || w > most {
			best, most, any = o, w, true
		}
	}
	return best, any
}

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

// Pick draws an index with a chance in proportion to its weight among weights of 0 or more, some of them positive, and
// gives their sum.
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
