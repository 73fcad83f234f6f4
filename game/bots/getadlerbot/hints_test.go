package getadlerbot_test

import (
	"testing"

	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// TestGetAdlerHintsStand holds hints to their own estimates, and to asking nothing that follows already.
func TestGetAdlerHintsStand(t *testing.T) {
	t.Parallel()
	asked := 0
	room.HintsStand(t, botstest.Trial{Tables: tables(true), Matches: botstest.Size(4, 60), Work: 12},
		func(v *getadler.View, hint *bots.Thought[getadler.Move]) {
			if hint.Move.Op == getadler.OpAsk {
				asked++
				if getadlerbot.Idle(v, hint.Move) {
					t.Errorf("after %d turns the hint is to %v, whose answer follows already", v.Past, hint.Move)
				}
			}
		})
	if asked < 50 {
		t.Errorf("%d hints to ask: hardly anything was tested", asked)
	}
}
