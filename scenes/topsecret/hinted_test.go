package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
)

// TestAHintMarksTheCardThatAMoleTakes wants the mark on the card and not on the name at the edge of its board.
func TestAHintMarksTheCardThatAMoleTakes(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("peee", 3)), false)
	rng, seen := rand.New(rand.NewPCG(1, 2)), 0
	for range 2000 {
		if r.scoring() {
			break
		}
		if c := r.screen.table; c.Eyes.Mine() && c.Eyes.Open() && !c.Busy() {
			for seat := range game.Seat(r.screen.own.Seats) {
				if r.screen.table.Choice.Offered(stealIDs[seat]) {
					seen++
					spot, board := r.screen.Spot(stealIDs[seat]), &r.screen.layout.Boards[seat]
					if spot.Empty() || spot.Y < board.Header.Y+board.Header.H {
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
