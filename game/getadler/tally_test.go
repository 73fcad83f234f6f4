package getadler

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
)

// Random hands are read as they are: their sum, their kinds, and the n-th card for every n.
func TestTally(t *testing.T) {
	rng := rand.NewPCG(29, 31)
	for range 1000 {
		var c Counts
		var held []Kind
		for k := DocumentRAF; k < kindEnd; k++ {
			c[k] = game.Below(rng, 5) * game.Below(rng, 2)
			held = append(held, slices.Repeat([]Kind{k}, c[k])...)
		}
		tally := tallyOf(&c)
		if tally.counts() != c || tally.sum() != len(held) {
			t.Fatalf("%v is packed as %x", c, tally)
		}
		for n, k := range held {
			if got := tally.kind(n); got != k || !slices.Contains(held, tally.kinds().first()) {
				t.Fatalf("card %d of %v is %v, want %v", n, c, got, k)
			}
		}
	}
}

// TestAConfrontationHasRoomForEveryCard: all that can be used against an arrest, and the arrest itself.
func TestAConfrontationHasRoomForEveryCard(t *testing.T) {
	most := 0
	for _, seats := range []int{4, 5, 6} {
		used := 1
		for k, n := range CardsOf(seats) {
			if Kind(k).Reply() {
				used += n
			}
		}
		most = max(most, used)
	}
	if most != MaxLaid {
		t.Errorf("a confrontation can use %d cards, and there is room for %d", most, MaxLaid)
	}
}
