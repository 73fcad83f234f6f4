package getadlerbot

import (
	"math"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// TestChances requires chances that sum to 1, and none for a seat that is known to be somebody else.
func TestChances(t *testing.T) {
	v := scene(5, 4, getadler.Gold, getadler.Pistol)
	v.Dealt = 5
	tell(v, reply(2, getadler.Hat, getadler.Brown, true))
	v.Players[2].Answers = getadler.Fitting(5, getadler.Hat, getadler.Brown)
	for _, p := range []bots.Player{bots.OfLevel(game.Expert), bots.OfLevel(game.Easy)} {
		belief := &infoSetAt(v, p, nil).belief
		var chances [game.MaxSeats]float64
		sum := 0.0
		for seat := range v.Seats {
			chances[seat] = belief.chance(seat, getadler.Adler)
			sum += chances[seat]
		}
		if math.Abs(sum-1) > 1e-9 || chances[0] != 0 {
			t.Errorf("%v: %v sum to %v", p, chances, sum)
		}
		// Only the viewer, who is Gold, has a brown hat besides Adler: who says so is a villain.
		if chances[2] <= chances[1] {
			t.Errorf("%v: a liar is suspected less than others: %v", p, chances)
		}
	}
}
