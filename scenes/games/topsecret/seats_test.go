package topsecret

import (
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
)

// TestWhoIsLeftComesThroughTheCurtainBeforeBanking gives the seats of the two others away where a single card is
// banked, which is nothing private: the one who is left answers behind the curtain all the same, and never by the key
// that looks.
func TestWhoIsLeftComesThroughTheCurtainBeforeBanking(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(scripted(t, "ppp", turn{"play mole", "play mole", "play 40"}), true)
	for range 20 {
		r.Wait(20)
		r.Click("continue")
	}
	look := input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Peek).With(input.Confirm), AnyPress: true,
		Keyboard: true}
	still := func(when string) {
		t.Helper()
		r.Focus("bank")
		r.Tick(look)
		r.Wait(2)
		if v := r.match.View(game.Public); v.Phase != topsecret.PhaseBank || v.Bankers != game.SeatsOf(0) {
			t.Fatalf("%s: phase %d, bankers %b", when, v.Phase, v.Bankers)
		}
	}
	still("before seats change")
	for seat := game.Seat(1); seat < 3; seat++ {
		r.Reseat(seat, true, game.Easy)
	}
	for range 20 {
		r.Wait(20)
		r.Click("continue")
	}
	if _, ok := r.Hot("bank"); ok {
		t.Fatal("who is left is asked without the curtain")
	}
	if !r.Click("take") {
		t.Fatal("the curtain is not drawn")
	}
	r.Wait(tabletop.ScoreGuard)
	r.Wait(tabletop.ScoreGuard)
	still("once the screen was taken")
	if !r.Click("bank") {
		t.Error("the card cannot be banked")
	}
}
