package topsecretbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// TestSettleMixesWhatCannotBeToldApart requires an option that is worse by less than the error of the difference to
// keep its chance, and one that is worse by more to lose it.
func TestSettleMixesWhatCannotBeToldApart(t *testing.T) {
	v := lastTurns(t, rand.New(rand.NewPCG(6, 6)), 3)
	judged := func(apart func(one, other int) float64) []bots.Weighed[topsecret.Move] {
		j := judgement{apart: apart, options: []bots.Weighed[topsecret.Move]{
			{Move: v.Moves[0], Value: 0.55, Chance: 0.2},
			{Move: v.Moves[1], Value: 0.6, Chance: 0.2},
			{Move: v.Moves[2], Value: 0.4, Chance: 0.6},
		}}
		j.settle(&v)
		return j.options
	}
	exact := judged(nil)
	if exact[0].Chance != 0 || exact[1].Chance != 1 || exact[2].Chance != 0 {
		t.Errorf("where values are exact only the best is played: %v", exact)
	}
	within := judged(func(one, other int) float64 {
		if one == other {
			return 0
		}
		return 0.1
	})
	if within[0].Chance != 0.5 || within[1].Chance != 0.5 || within[2].Chance != 0 {
		t.Errorf("what differs by less than the error is played alike: %v", within)
	}
}
