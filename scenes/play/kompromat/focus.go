package kompromat

import (
	"math/bits"

	"safehouse/game/kompromat"
)

// Focus is on the first mission that may be chosen, or on the second button where that is the safer one.
func (t *table) Focus() string {
	switch {
	case t.ask.folders != 0:
		return missionIDs[bits.TrailingZeros8(t.ask.folders)]
	case t.secondSafer():
		return t.ask.Secondary.ID
	}
	return ""
}

// secondSafer tells whether the second button is where a careless press does less harm: to stop where a card more is
// shown to go wrong more often than not, to keep a token in the last round.
func (t *table) secondSafer() bool {
	switch v := &t.own; v.Phase {
	case kompromat.PhaseMore:
		p, ok := risk(v)
		return ok && t.Open() && t.showsOdds() && p > riskyPercent
	case kompromat.PhasePerfect:
		return v.Round == kompromat.Rounds && v.Players[t.Asked()].Tokens < kompromat.TokenLimit-1
	}
	return false
}

// Step tells choosing a mission, and each item aimed with, from the rest of a question.
func (t *table) Step() int {
	step := int(t.sel.aim) << 1
	if t.own.Phase == kompromat.PhasePlace && t.Looked() {
		step++
	}
	return step
}

// Follow brings folders up or down by a tick's share.
func (t *table) Follow() {
	for i := range t.lift {
		goal := 0.0
		hover, focus, _ := t.Page.State(missionIDs[i])
		if t.ask.folders>>i&1 != 0 && (hover || focus || int(t.sel.mission) == i+1) {
			goal = 1
		}
		t.lift[i] = t.Lift(t.lift[i], goal, liftMS)
	}
}
