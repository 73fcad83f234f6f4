package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/play/playtest"
)

// TestEveryRefusalLeadsToItsRule plays matches by pressing, and on the way looks up whatever is refused: by the link
// beside the sentence and by the key for the rules.
func TestEveryRefusalLeadsToItsRule(t *testing.T) {
	setter := newSetter(t)
	tries := playtest.LookUps{Game: "topsecret"}
	for seed := range uint64(3) {
		tries.Learn(newMatch(t, setupOf("peeeee", 5, topsecret.OptionCalled)), rand.New(rand.NewPCG(seed, 1)))
	}
	for _, large := range []bool{false, true} {
		r := newRoom(t, setter, words.French, 1280, 720)
		if large {
			r.Stage.Metrics.TextScale = 2
		}
		r.open(newMatch(t, setupOf("pee", 5)), false)
		rng := rand.New(rand.NewPCG(5, 5))
		for presses := 0; presses < 400 && !r.scoring(); presses++ {
			if seat := r.table.Asked(); !r.table.Busy() && r.table.Mine() && r.match.ToAct().Has(seat) {
				tries.Try(r.Room, r.table, r.match, seat)
			}
			if r.answer(rng) == "" {
				r.Wait(20)
			}
		}
	}
	if len(tries.Rulings) < 4 {
		t.Errorf("only these rulings were looked up: %v", tries.Rulings)
	}
}

// TestWhatGoesOnIsExplained: whatever is asked, the key for the rules opens a paragraph of this game.
func TestWhatGoesOnIsExplained(t *testing.T) {
	for phase, ruling := range explained {
		if ruling == "" {
			t.Errorf("phase %d is not explained", phase)
		}
	}
	r := newRoom(t, newSetter(t), words.English, 1280, 720)
	r.open(newMatch(t, setupOf("pee", 5)), false)
	r.Wait(5)
	if game, ruling := r.Stack.Guide(); game != "topsecret" || ruling == "" {
		t.Errorf("%s is explained at %q", game, ruling)
	}
}
