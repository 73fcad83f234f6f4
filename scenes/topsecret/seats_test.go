package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// give goes through the pause to the page of seats and presses there, in both rooms alike.
func (w *twins) give(ids ...string) {
	w.t.Helper()
	w.click("menu")
	w.wait(5, "the pause")
	w.click("pause.seats")
	w.wait(5, "the page of seats")
	for _, id := range ids {
		w.click(id)
		w.wait(5, id)
	}
	w.click("seats.done")
	w.wait(5, "the pause")
	w.click("resume")
	w.wait(5, "the table")
}

// TestASeatThatChangesHandsShowsNothing gives the seat away whose sealed choice is another one in each of two worlds, and
// takes it back: nothing of it shows, and the choice stands.
func TestASeatThatChangesHandsShowsNothing(t *testing.T) {
	w := newTwins(t)
	w.curtain("the first curtain")
	w.secret([]string{"peek", handIDs[topsecret.Agent], "play"}, []string{"peek", handIDs[topsecret.Mole], "play"})
	w.quiet()
	w.curtain("the second seat")
	w.give("seat0.expert")
	w.wait(table.DeafTicks, "the curtain before the one who is left")
	w.click("take")
	w.wait(60, "the recap of the one who is left")
	w.click("recap")
	w.wait(30, "the one who is left, cards open")
	if !w.r[0].screen.Alone() || !w.r[0].screen.Open() {
		t.Fatal("the one who is left does not play alone")
	}
	for _, id := range []string{"pick:0", "board:0", "discard", "back", handIDs[topsecret.Document3]} {
		w.click(id)
		w.wait(10, id)
	}
	w.give("seat0.person")
	w.wait(table.DeafTicks, "the curtain once both are back")
	if w.r[0].screen.Open() || len(w.r[0].screen.Made()) > 0 {
		t.Error("a hand lies open, or what was chosen in it is still chosen")
	}
	for i, kind := range []topsecret.Kind{topsecret.Agent, topsecret.Mole} {
		if got := w.r[i].match.View(0).Players[0].Pick.Kind(); got != kind {
			t.Errorf("the sealed choice is %v, want %v", got, kind)
		}
	}
}

// TestWhoIsLeftComesThroughTheCurtainBeforeBanking gives the seats of the two others away where a single card is banked, which
// is nothing private: the one who is left answers behind the curtain all the same, and never by the key that looks.
func TestWhoIsLeftComesThroughTheCurtainBeforeBanking(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(scripted(t, "ppp", turn{"play mole", "play mole", "play 40"}), true)
	for range 20 {
		r.Wait(20)
		r.Click("continue")
	}
	look := input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Peek).With(input.Confirm), AnyPress: true, Keyboard: true}
	still := func(when string) {
		t.Helper()
		r.screen.Page.SetFocus("bank")
		r.Tick(look)
		r.Wait(2)
		if v := r.match.View(game.Table); v.Phase != topsecret.PhaseBank || v.Bankers != game.SeatsOf(0) {
			t.Fatalf("%s: phase %d, bankers %b", when, v.Phase, v.Bankers)
		}
	}
	if r.screen.Untouched() {
		t.Error("a turn has been played, and the match counts as untouched")
	}
	still("before seats change")
	for seat := game.Seat(1); seat < 3; seat++ {
		r.screen.Reseat(seat, true, game.Easy)
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
	r.Wait(table.DeafTicks)
	r.Click("recap")
	r.Wait(table.DeafTicks)
	still("once the screen was taken")
	if !r.Click("bank") {
		t.Error("the card cannot be banked")
	}
}

// TestMatchesEndWhoeverPlays plays whole matches, a series with «Boum!» called, in which seats change hands all the time.
func TestMatchesEndWhoeverPlays(t *testing.T) {
	setter := newSetter(t)
	for seed, kinds := range []string{"pp", "ppe"} {
		r := newRoom(t, setter, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(newMatch(t, setupOf(kinds, uint64(seed+5), topsecret.OptionCalled)), false)
		rng := rand.New(rand.NewPCG(uint64(seed), 9))
		idle := 0
		for !r.scoring() || !r.match.Standing().Over {
			if rng.IntN(10) == 0 {
				r.screen.Reseat(game.Seat(rng.IntN(3)), rng.IntN(2) == 0, game.Easy)
			}
			if idle++; r.answer(rng) != "" {
				idle = 0
			}
			r.Wait(4)
			if idle > 400 {
				t.Fatalf("seed %d: nothing goes on: %q", seed, r.screen.ask.Status)
			}
		}
	}
}
