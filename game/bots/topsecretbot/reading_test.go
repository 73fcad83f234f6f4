package topsecretbot

import (
	"testing"

	"safehouse/game/search"
	"safehouse/game/search/regret"
)

// TestAReadingIsAMixOfWhatIsBelieved: how a rival plays that is no equal is the mean of the ways that it may have, by
// how much each is believed, and the more is believed of an equal the less is sure.
func TestAReadingIsAMixOfWhatIsBelieved(t *testing.T) {
	a := &answer{}
	for w := range styleEqual {
		a.likes[1][w][2] = regret.One
	}
	const first, second = style(0), style(1)
	a.likes[1][first][2], a.likes[1][first][4] = 0, regret.One
	a.beliefs[1][first], a.beliefs[1][second] = 3*certain/8, certain/8
	a.beliefs[1][styleEqual] = certain / 2
	var read weights
	sure := a.reading(1, &read)
	if search.Sum(read[:]) != regret.One || read[4] != regret.One*3/4 || read[2] != regret.One/4 {
		t.Errorf("it is read as %v", read)
	}
	if want := int32(100-equalsAtLeast) / 2; sure != want {
		t.Errorf("it is sure in %d of a hundred cases, want %d", sure, want)
	}
}
