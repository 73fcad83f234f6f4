package search_test

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/search"
)

// TestIndexNumbersKeys holds the index against a map, over keys that come again, collide and outgrow their room.
func TestIndexNumbersKeys(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var x search.Index
	for _, room := range []int{0, 10, 5000, 100} {
		x.Reset(room)
		numbers := map[uint64]int32{}
		for range 12_000 {
			// All shifted keys share a few slots.
			key := rng.Uint64N(3000) << (rng.Uint64N(2) * 3)
			at, known := x.Number(key, 4000)
			want, met := numbers[key]
			switch {
			case met && (!known || at != want):
				t.Fatalf("key %d has the number %d, known %v, not %d", key, at, known, want)
			case !met && len(numbers) == 4000:
				if at != -1 || known {
					t.Fatalf("beyond the room key %d has the number %d", key, at)
				}
			case !met && (known || int(at) != len(numbers)):
				t.Fatalf("the new key %d has the number %d, known %v, not %d", key, at, known, len(numbers))
			case !met:
				numbers[key] = at
			}
		}
		if x.Len() != len(numbers) || len(numbers) < 3000 {
			t.Errorf("%d keys, not %d", x.Len(), len(numbers))
		}
	}
}
