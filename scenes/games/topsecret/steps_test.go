package topsecret

import (
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheBookOpensAtTheStepThatIsShown of a turn that is revealed, and at what is asked otherwise.
func TestTheBookOpensAtTheStepThatIsShown(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(newMatch(t, tabletest.Setup("eeee", 11)), false)
	shown := map[group]string{}
	for range 6000 {
		r.Wait(1)
		_, ruling := r.Stack.Guide()
		if r.showing() {
			shown[r.beat()] = ruling
		}
	}
	for beat, want := range map[group]string{
		hushBeat: "T2", placeBeat: "T2", blastBeat: "T3", theftBeat: "T7", bankBeat: "T15",
	} {
		if shown[beat] != want {
			t.Errorf("while %v is shown the book opens at %q, not at %q", beat, shown[beat], want)
		}
	}
}
