package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHintMarksTheCardThatAMoleTakes wants the mark on the card and not on the name at the edge of its board.
func TestAHintMarksTheCardThatAMoleTakes(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("peee", 3)), false)
	rng, seen := rand.New(rand.NewPCG(1, 2)), 0
	for range 2000 {
		if r.Scoring() {
			break
		}
		if r.MayAnswer() && r.HandOpen() && !r.Busy() {
			for seat := range game.Seat(r.match.Standing().Seats) {
				if r.Offered(stealIDs[seat]) {
					seen++
					spot, board := r.spot(stealIDs[seat]), &r.lay().Boards[seat]
					if spot.Empty() || !spot.Intersect(board.Name).Empty() {
						t.Errorf("the mark stands on %v, over which a name is written at %v", spot, board.Name)
					}
				}
			}
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	if seen == 0 {
		t.Error("no mole had a choice")
	}
}
