package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/table/tabletest"
)

func (w *twins) hark() [2]*tabletest.Room {
	for _, r := range w.r {
		r.Hark()
	}
	return [2]*tabletest.Room{w.r[0].Room, w.r[1].Room}
}

func (d *doubles) hark() [2]*tabletest.Room {
	for _, r := range d.r {
		r.Hark()
	}
	return [2]*tabletest.Room{d.r[0].Room, d.r[1].Room}
}

// TestNobodyHearsWhoIsWho has the one who is asked be a hero in one world and Adler in the other.
func TestNobodyHearsWhoIsWho(t *testing.T) {
	setup, hero, villain, _ := hatQuestion(t)
	for seed := uint64(1); seed <= 3; seed++ {
		tabletest.Eavesdrop(t, newTwins(t, setup, hero, villain).hark(), seed, 1500)
	}
}

// TestNobodyHearsWhatAFighterHolds has hands in a confrontation differ.
func TestNobodyHearsWhatAFighterHolds(t *testing.T) {
	for seed := uint64(1); seed <= 2; seed++ {
		chase := newDoubles(t, chased(), 1, "raf raf", seatMove{0, "arrest 1"})
		shots := newDoubles(t, sixHands("pppppp", nil, "pistol", "pistol"), 0, "", seatMove{0, "arrest 1"}, seatMove{1, "reply pistol"})
		for _, d := range []*doubles{chase, shots} {
			// What came before, which the recap tells, differs lawfully: other cards were discarded.
			d.curtain("the curtain")
			tabletest.Eavesdrop(t, d.hark(), seed, 1000)
		}
	}
}

// TestAHandIsSaidCardByCard: one person alone hears who it is and what it holds, and cards by their names.
func TestAHandIsSaidCardByCard(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Hark()
	r.open(newMatch(t, setupOf("peee", 11)), false)
	for range 200 {
		r.Wait(10)
		if r.screen.Mine() && !r.screen.Busy() && r.screen.layout.Held > 0 {
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
	want := r.screen.Say("voice.hand.card", r.screen.layout.kind(0).Word(), game.Number(1), game.Number(r.screen.layout.Held))
	if hand[1] != want {
		t.Errorf("the first card is %q, not %q", hand[1], want)
	}
	r.Sayings = nil
	r.screen.Page.SetFocus(handIDs[0])
	r.Key(input.Right)
	r.Key(input.Left)
	want = r.screen.Say("voice.hand.focused", r.screen.layout.kind(0).Word(), game.Number(1), game.Number(r.screen.layout.Held))
	found := false
	for _, s := range r.Sayings {
		found = found || strings.Contains(s.Text, want)
	}
	if !found {
		t.Errorf("the focus is said as %v, not %q", r.Sayings, want)
	}
}
