package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/typeset"
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

// TestASeatThatChangesHandsShowsNothing gives the seat away whose card is another one in each of two worlds, and takes it
// back: neither the one who is left nor the Table is shown anything of it.
func TestASeatThatChangesHandsShowsNothing(t *testing.T) {
	w := newTwins(t)
	w.wait(30, "the first curtain")
	w.click("take")
	w.wait(60, "the first seat")
	if _, ok := w.r[0].Hot("recap"); ok {
		w.click("recap")
	}
	// Open, so that the pause has something to close; what lies open differs.
	for _, r := range w.r {
		r.Click("peek")
		r.Wait(10)
		r.Cues = nil
		r.Press("menu")
		r.Wait(2)
	}
	w.wait(10, "the pause over the open hand")
	w.click("pause.seats")
	w.click("seat0.medium")
	w.click("seat0.person")
	w.click("seats.done")
	w.click("resume")
	w.wait(30, "the curtain before the first seat")
	w.click("take")
	w.wait(60, "the first seat again, cards face down")
	if _, ok := w.r[0].Hot("recap"); ok {
		w.click("recap")
	}
	w.click("stop")
	w.wait(120, "the curtain before the second seat")
	w.click("take")
	w.wait(60, "the second seat's recap")
	w.click("recap")
	w.give("seat0.medium")
	w.wait(40, "the curtain before the one who is left")
	w.click("take")
	w.wait(60, "the recap of the one who is left")
	w.click("recap")
	w.wait(20, "the one who is left, cards open")
	if !w.r[0].screen.Alone() || w.r[0].screen.Sight() != 1 {
		t.Fatal("the one who is left does not play alone")
	}
	w.click("draw")
	w.wait(60, "a card of the one who is left")
	w.click("mission:2")
	w.click("place")
	w.wait(60, "its mission")
	w.give("seat0.person")
	w.wait(40, "the curtain once both are back")
	if w.r[0].screen.Sight() != game.Table {
		t.Error("a hand lies open")
	}
	w.click("take")
	w.wait(60, "the second seat, cards face down")
}

// TestMatchesEndWhoeverPlays plays whole matches in which seats change hands all the time.
func TestMatchesEndWhoeverPlays(t *testing.T) {
	setter := newSetter(t)
	for seed := range uint64(2) {
		r := changingRoom(t, setter, seed)
		r.playThrough(seed)
		if !r.scoring() {
			t.Errorf("seed %d: the match did not end", seed)
		}
		r.Wait(400)
		seen := false
		for _, it := range r.Draw() {
			seen = seen || it.Text == r.screen.NamePlayed(0, 1e6, it.Font, 10) && it.Text != r.screen.Names[0]
		}
		if !seen {
			t.Errorf("seed %d: the score does not say that the computer played", seed)
		}
	}
}

// changingRoom is a match of two persons with animations off.
func changingRoom(t *testing.T, setter *typeset.Setter, seed uint64) *room {
	t.Helper()
	r := newRoom(t, setter, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	m, err := kompromat.NewMatch(setupOf("pp", seed+40), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, false)
	return r
}

// playThrough plays to the score, and has seats change hands on the way.
func (r *room) playThrough(seed uint64) {
	r.T.Helper()
	rng := rand.New(rand.NewPCG(seed, 9))
	for n := 0; n < 6000 && !r.scoring(); n++ {
		if rng.IntN(12) == 0 {
			seat, computer := game.Seat(rng.IntN(2)), rng.IntN(2) == 0
			r.screen.Reseat(seat, computer, game.Easy)
		}
		if r.answer(rng) == "" {
			r.Wait(5)
		}
	}
}
