package getadler

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHintMarksWhatItsMoveBeginsWith wants the cards and answers marked that a hint can name.
func TestAHintMarksWhatItsMoveBeginsWith(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("peee", 3)), false)
	rng, marked := rand.New(rand.NewPCG(1, 2)), map[string]bool{}
	for range 400 {
		if r.Scoring() {
			break
		}
		if r.MayAnswer() && r.HandOpen() && !r.Busy() {
			for _, move := range r.match.MoveTexts(r.Asked()) {
				verb, _, _ := strings.Cut(move, " ")
				on := r.First(move)
				_, there := r.Hot(on)
				if _, back := r.Hot("back"); on != "" && !there && !back {
					t.Errorf("%q begins with %q, which is not there, nor a way back to it", move, on)
				}
				marked[verb] = marked[verb] || on != ""
			}
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	for _, verb := range []string{"discard", "ask", "yes", "no"} {
		if there, seen := marked[verb]; seen && !there {
			t.Errorf("nothing is marked for %q", verb)
		}
	}
}
