package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHandIsSaidCardByCard: one person alone hears who it is and what it holds, and cards by their names.
func TestAHandIsSaidCardByCard(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.TurnOnVoice()
	r.open(newMatch(t, tabletest.Setup("peee", 11)), false)
	for range 200 {
		r.Wait(10)
		if r.MayAnswer() && !r.Busy() && len(r.cards()) > 0 {
			break
		}
	}
	r.Sayings = nil
	r.Key(input.Listen)
	hand := r.Said(stage.OwnHand)
	v := r.match.View(0)
	if len(hand) != v.Players[0].Cards+1 || !strings.HasPrefix(hand[0], "You are ") {
		t.Fatalf("%d cards and a character are said as %q", v.Players[0].Cards, hand)
	}
	want := r.Say("voice.hand.card", r.cards()[0].Word(), game.Number(1),
		game.Number(len(r.cards())))
	if hand[1] != want {
		t.Errorf("the first card is %q, not %q", hand[1], want)
	}
	r.Sayings = nil
	r.Focus(handIDs[0])
	r.Key(input.Right)
	r.Key(input.Left)
	want = r.Say("voice.hand.focused", r.cards()[0].Word(), game.Number(1),
		game.Number(len(r.cards())))
	found := false
	for _, s := range r.Sayings {
		found = found || strings.Contains(s.Text, want)
	}
	if !found {
		t.Errorf("the focus is said as %v, not %q", r.Sayings, want)
	}
}
