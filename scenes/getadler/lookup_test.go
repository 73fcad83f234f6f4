package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/table/tabletest"
)

// TestEveryRefusalLeadsToItsRule plays matches by pressing, and on the way looks up whatever is refused: by the link
// beside the sentence and by the key for the rules.
func TestEveryRefusalLeadsToItsRule(t *testing.T) {
	setter := newSetter(t)
	tries := tabletest.LookUps{Game: "getadler"}
	for seed := range uint64(3) {
		tries.Learn(newMatch(t, setupOf("peeee", 5)), rand.New(rand.NewPCG(seed, 1)))
	}
	for _, large := range []bool{false, true} {
		r := newRoom(t, setter, words.French, 1280, 720)
		if large {
			r.Stage.Metrics.TextScale = 2
		}
		for seed := uint64(5); seed < 8 && (seed == 5 || len(tries.Rulings) < 7); seed++ {
			r.open(newMatch(t, setupOf("peeee", seed)), false)
			tries.Play(r.seated(), 400)
		}
	}
	if len(tries.Rulings) < 7 {
		t.Errorf("only these rulings were looked up: %v", tries.Rulings)
	}
}

// TestWhatGoesOnIsExplained: whatever is asked, the key for the rules opens a paragraph of this game.
func TestWhatGoesOnIsExplained(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 720)
	r.open(newMatch(t, setupOf("peeee", 5)), false)
	r.Wait(5)
	var rules []string
	for _, p := range phases {
		rules = append(rules, p.rule)
	}
	r.Explains("getadler", rules)
}
