package topsecret

import (
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
