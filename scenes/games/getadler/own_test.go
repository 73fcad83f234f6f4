package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// atFirstLooks puts every reader, those with a phone too, at the first look of a match.
func atFirstLooks(t *testing.T, look func(r *room, reader stagetest.Reader)) {
	t.Helper()
	for _, reader := range slices.Concat(stagetest.Readers(), stagetest.Phones()) {
		if reader.Lang == words.Pseudo {
			continue
		}
		r := newRoom(t, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.open(newMatch(t, tabletest.Setup("peee", 2)), false)
		r.Wait(300)
		look(r, reader)
	}
}

// TestTheFirstLookSaysWhatOneIsToDo: whatever else has no room beside the own character, the aim has, in every window.
func TestTheFirstLookSaysWhatOneIsToDo(t *testing.T) {
	atFirstLooks(t, func(r *room, reader stagetest.Reader) {
		if aim := r.screen.ask.story.goal; aim == "" || !strings.Contains(r.Words(), aim) {
			t.Errorf("%v: %q is not said", reader, aim)
		}
	})
}

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
