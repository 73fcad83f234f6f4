package bots_test

import (
	"testing"

	"safehouse/game/bots"
)

// TestAsGoodAsTheMoveMade requires a thought to name a move as good as the one made where the error hides the
// difference or the player mixes it in a quarter of the time, and none that is worse and seldom.
func TestAsGoodAsTheMoveMade(t *testing.T) {
	made := bots.Weighed[int]{Move: 1, Value: 0.6, Chance: 0.5}
	for _, c := range []struct {
		name  string
		other bots.Weighed[int]
		as    bool
	}{
		{"exactly equal", bots.Weighed[int]{Move: 2, Value: 0.6}, true},
		{"worse within the error", bots.Weighed[int]{Move: 2, Value: 0.55, Error: 0.06}, true},
		{"worse beyond the error", bots.Weighed[int]{Move: 2, Value: 0.55, Error: 0.04}, false},
		{"mixed in", bots.Weighed[int]{Move: 2, Value: 0.5, Chance: 0.25}, true},
		{"seldom mixed in", bots.Weighed[int]{Move: 2, Value: 0.5, Chance: 0.24}, false},
	} {
		thought := bots.Thought[int]{Move: 1, Options: []bots.Weighed[int]{made, c.other, {Move: 3, Value: 0.1}}}
		as := thought.AsGood()
		if (as != nil) != c.as || as != nil && as.Move != 2 {
			t.Errorf("%s: %v is named", c.name, as)
		}
	}
	won := bots.Weighed[int]{Move: 1, Value: 1, Chance: 0.6}
	for _, other := range []bots.Weighed[int]{
		{Move: 2, Value: 0.99, Chance: 0.4, Error: 0.1}, {Move: 2, Value: 1, Chance: 0.4, Lesser: true},
	} {
		thought := bots.Thought[int]{Move: 1, Options: []bots.Weighed[int]{won, other}}
		if as := thought.AsGood(); as != nil {
			t.Errorf("%+v is called as good as what is certain", other)
		}
	}
	thought := bots.Thought[int]{Move: 1, Options: []bots.Weighed[int]{
		made, {Move: 2, Value: 0.6, Chance: 0.1}, {Move: 3, Value: 0.4, Chance: 0.3}, {Move: 4, Value: 0.6, Chance: 0.05},
	}}
	if as := thought.AsGood(); as == nil || as.Move != 3 {
		t.Errorf("of several the likeliest is named, not %v", as)
	}
}
