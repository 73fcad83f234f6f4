package getadler

import (
	"strings"
	"testing"

	"safehouse/game/words"
)

// TestWhatHappensToMeIsAMoment: a theft from whoever plays alone stops the table and names the card; between computers
// it is told in passing, and a hand that several share names no card.
func TestWhatHappensToMeIsAMoment(t *testing.T) {
	spied := func(kinds string) *room {
		c := fourHands("binoculars", "", "", "")
		c.kinds = kinds
		r := newRoom(t, words.English, 1280, 800)
		r.open(scriptOf(t, c).match(), true)
		r.settle()
		r.Submit(0, "spy 1 1")
		for range 200 {
			if r.Wait(1); r.PeakKind() == passPeak {
				break
			}
		}
		r.waits(0.5)
		return r
	}
	for _, at := range []struct {
		name, kinds string
		comes       bool
		words       string
	}{
		{"from me", "epee", true, " from you"},
		{"between computers", "eepe", false, ""},
		{"at a shared screen", "eppe", true, " takes a card from "},
	} {
		r := spied(at.kinds)
		if came := r.PeakKind() == passPeak; came != at.comes {
			t.Errorf("%s: the moment comes %v, want %v", at.name, came, at.comes)
		}
		if !strings.Contains(r.Words(), at.words) {
			t.Errorf("%s: %q is not told", at.name, at.words)
		}
	}
}
