package kompromat

import (
	"math/bits"

	"safehouse/game/kompromat"
)

// Focus is on the first mission that may be chosen, and else where the primary button is: it hints at nothing.
func (t *screen) Focus() string {
	if t.ask.folders != 0 {
		return missionIDs[bits.TrailingZeros8(t.ask.folders)]
	}
	return ""
}

// Step tells choosing a mission, and each item aimed with, from the rest of a question.
func (t *screen) Step() int {
	step := int(t.sel.aim) << 1
	if t.own.Phase == kompromat.PhasePlace && t.Looked() {
		step++
	}
	return step
}

// Follow brings folders up or down by a tick's share.
func (t *screen) Follow() {
	for i := range t.lift {
		goal := 0.0
		hover, focus, _ := t.Page.State(missionIDs[i])
		if t.ask.folders>>i&1 != 0 && (hover || focus || int(t.sel.mission) == i+1) {
			goal = 1
		}
		t.lift[i] = t.Lift(t.lift[i], goal, liftMS)
	}
}
