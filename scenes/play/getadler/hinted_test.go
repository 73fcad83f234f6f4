package getadler

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/words"
)

// TestAHintCanBeAskedForWhateverIsAsked plays with the largest letters, and wants the button at every decision whose hand
// lies open, whatever has been chosen for it so far.
func TestAHintCanBeAskedForWhateverIsAsked(t *testing.T) {
	setter := newSetter(t)
	for _, w := range []float64{1280, 1024} {
		r := newRoom(t, setter, words.French, w, w/1.6)
		r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = 2, 0
		r.open(newMatch(t, setupOf("peee", 3)), false)
		r.seated().OffersHints(r.table.Open)
	}
}

// TestAHintMarksWhatItsMoveBeginsWith wants the cards and answers marked that a hint can name.
func TestAHintMarksWhatItsMoveBeginsWith(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("peee", 3)), false)
	rng, marked := rand.New(rand.NewPCG(1, 2)), map[string]bool{}
	for range 400 {
		if r.scoring() {
			break
		}
		if c := &r.table.Controller; c.Mine() && c.Open() && !c.Busy() {
			for _, move := range r.match.MoveTexts(c.Asked()) {
				verb, _, _ := strings.Cut(move, " ")
				on := r.table.Marked(move)
				if _, there := r.Hot(on); on != "" && !there {
					t.Errorf("%q begins with %q, which is not there", move, on)
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
