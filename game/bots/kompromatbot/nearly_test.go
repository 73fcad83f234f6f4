package kompromatbot

import (
	"math"
	"testing"

	"safehouse/game/kompromat"
)

// TestNearlyIsFair requires what the last round's imagined play is worth to be as good for the one seat as it is bad
// for the other, even at a tie, and better with every point.
func TestNearlyIsFair(t *testing.T) {
	var j judge
	last := -1.0
	for lead := int8(-20); lead <= 20; lead++ {
		a, b := account{points: 20 + lead}, account{points: 20}
		worth, other := j.nearly(&[kompromat.Seats]account{a, b}), j.nearly(&[kompromat.Seats]account{b, a})
		if math.Abs(worth+other-1) > 1e-9 || worth <= last || worth <= 0 || worth >= 1 {
			t.Errorf("a lead of %d is worth %v, after %v, and %v to the other", lead, worth, last, other)
		}
		if lead == 0 && worth != 0.5 {
			t.Errorf("a tie is worth %v", worth)
		}
		last = worth
	}
}
