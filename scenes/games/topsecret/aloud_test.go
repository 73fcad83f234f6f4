package topsecret

import (
	"strings"
	"testing"

	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHandIsSaidToWhoAsksForIt: inside the peek, kind by kind, and not before.
func TestAHandIsSaidToWhoAsksForIt(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.TurnOnVoice()
	r.open(newMatch(t, tabletest.Setup("pp", 11)), false)
	r.Wait(60)
	r.Click("take")
	r.Wait(60)
	r.Wait(10)
	hand := func() []string {
		r.Sayings, r.Spoken = nil, nil
		r.Key(input.Listen)
		return r.Said(stage.OwnHand)
	}
	if got := hand(); len(got) != 0 {
		t.Errorf("a closed hand is said: %q", got)
	}
	r.Click("peek")
	r.Wait(10)
	kinds := 0
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if r.lay().held(k) > 0 {
			kinds++
		}
	}
	got := hand()
	if len(got) != kinds || kinds == 0 {
		t.Errorf("%d kinds are said as %q", kinds, got)
	}
	if len(r.Spoken) == 0 || !strings.Contains(r.Spoken[len(r.Spoken)-1], got[0]) || len(r.Ear.Captions()) == 0 {
		t.Errorf("the voice said %q, the captions are %q", r.Spoken, r.Ear.Captions())
	}
	// The focus moves over the cards, and their names stay untold.
	r.Sayings = nil
	for range 12 {
		r.Key(input.Next)
	}
	for _, s := range r.Sayings {
		for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
			if r.lay().held(k) > 0 && strings.Contains(s.Text, r.screen.groupLabel(&r.shown().View, k)) {
				t.Errorf("unasked is said %q", s.Text)
			}
		}
	}
	r.Click("peek")
	if got := r.Ear.Captions(); len(got) != 0 {
		t.Errorf("the hand is closed, the captions are %q", got)
	}
}
