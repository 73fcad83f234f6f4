package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAnAnswerTakesOnePress has persons share a screen: two presses at most lead from the curtain to what there is to
// choose, and one more gives an answer; a card that is given or played waits for the button.
func TestAnAnswerTakesOnePress(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed, r.Stage.Settings.Confirm = 0, stage.ConfirmShared
	rng, presses, met := rand.New(rand.NewPCG(1, 2)), 0, map[getadler.Phase]int{}
	for seed := uint64(3); seed < 6; seed++ {
		r.open(newMatch(t, tabletest.Setup("pppp", seed)), false)
		for range 400 {
			r.Wait(tabletest.GuardTicks + 1)
			can := r.enabled()
			switch {
			case r.Scoring():
			case can["take"]:
				presses = 1
				r.Click("take")
				continue
			case !r.Busy() && r.MayAnswer() && !r.HandOpen():
				presses++
				r.Click("peek")
				continue
			case r.Busy() || !r.MayAnswer():
				if !r.Click("continue") {
					r.Wait(10)
				}
				continue
			}
			if r.Scoring() {
				break
			}
			phase, moves := r.own().Phase, r.match.Len()
			if presses > 2 {
				t.Errorf("%d presses lead to the question of phase %v", presses, phase)
			}
			presses = 0
			pick := ""
			switch phase {
			case getadler.PhaseAnswer:
				pick = opNames[r.own().Moves[rng.IntN(len(r.own().Moves))].Op]
			case getadler.PhaseGive, getadler.PhasePlay:
				pick = handIDs[rng.IntN(len(r.cards()))]
			}
			if pick == "" || met[phase] > 4 {
				r.answer(rng)
				continue
			}
			met[phase]++
			r.Click(pick)
			if gone := r.match.Len() > moves; gone != (phase == getadler.PhaseAnswer) {
				// What is gone for good waits for its button.
				t.Errorf("one press on %q in phase %v: played is %v", pick, phase, gone)
			}
			if phase == getadler.PhaseGive {
				r.answer(rng) // A second press on the same card would give it.
			}
		}
	}
	if met[getadler.PhaseAnswer] == 0 || met[getadler.PhaseGive] == 0 || met[getadler.PhasePlay] == 0 {
		t.Errorf("only %v were met", met)
	}
}
