package kompromat

import (
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
		r.open(newMatch(t, setupOf("pe", 3)), false)
		r.seated().OffersHints(r.screen.Open)
	}
}

// TestAHintWhereOneMoveIsLegalNamesIt asks for a hint where the rules allow a draw alone.
func TestAHintWhereOneMoveIsLegalNamesIt(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("pe", 3)), false)
	for range 100 {
		if _, there := r.Hot("hint"); there {
			break
		}
		r.Wait(10)
	}
	r.Click("hint")
	for range 100 {
		if strings.Contains(r.screen.Answer(), "“Draw”") {
			return
		}
		r.Wait(10)
	}
	t.Errorf("told %q", r.screen.Answer())
}
