package topsecretbot

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game/topsecret"
)

// TestDangersAreTheChances requires the danger named of a document to be the chance of what the rival is thought to
// play: of the bomb or of the theft, whichever is likelier, and none where neither comes.
func TestDangersAreTheChances(t *testing.T) {
	v := lastTurns(t, rand.New(rand.NewPCG(4, 4)), 3)
	document := topsecret.NoKind
	for k := topsecret.Document1; k <= topsecret.Document5 && document == topsecret.NoKind; k++ {
		if waits(&v) != k && waits(&v) != topsecret.Agent {
			document = k
		}
	}
	for _, c := range []struct {
		name                string
		bomb, theft, chance float64
		key                 string
	}{
		{"nothing", 0, 0, 0, ""},
		{"a bomb", 0.25, 0, 0.25, "think.topsecret.fear.bomb.by"},
		// One and a half cards lie open on average, of which the half thief takes one.
		{"a thief", 0, 0.5, 1 - math.Sqrt(1.0/3), "think.topsecret.fear.theft"},
		{"rather a bomb", 0.375, 0.125, 0.375, "think.topsecret.fear.bomb.by"},
	} {
		var f forecast
		rival := &f.plays[1-v.Viewer]
		rival[topsecret.Assassin], rival[topsecret.Mole] = c.bomb, c.theft
		rival[topsecret.Document1] = 1 - c.bomb - c.theft
		got := f.feared(&v, v.Play(document))
		if math.Abs(got.Chance-c.chance) > 1e-9 || got.Says.Key != c.key {
			t.Errorf("%s: %q is feared with %v, not %q with %v", c.name, got.Says.Key, got.Chance, c.key, c.chance)
		}
	}
}
