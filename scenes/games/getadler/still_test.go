package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheTableLiesStillWhileCardsMove: questions among computers, and their answers, leave everything in its place.
func TestTheTableLiesStillWhileCardsMove(t *testing.T) {
	r := newRoom(t, words.French, 1280, 800)
	r.open(newMatch(t, tabletest.Setup("eeee", 3)), false)
	r.Wait(60)
	high, met := r.lay().Board.H, 0
	for range 1500 {
		r.Wait(1)
		r.Draw()
		if fighting(r.screen.now()) || r.Scoring() {
			continue
		}
		if r.screen.show.After().said.asker != game.Public {
			met++
		}
		if now := r.lay().Board.H; now != high {
			t.Fatalf("the table is %.0f high, and was %.0f", now, high)
		}
	}
	if met < 50 {
		t.Errorf("only %d frames of a question were looked at", met)
	}
}
