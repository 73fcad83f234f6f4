package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/table"
)

// give goes through the pause to the page of seats and presses there, in both rooms alike.
func (w *twins) give(ids ...string) {
	w.t.Helper()
	w.click("menu", nil)
	w.wait(5, "the pause", nil)
	w.click("pause.seats", nil)
	w.wait(5, "the page of seats", nil)
	for _, id := range ids {
		w.click(id, nil)
		w.wait(5, id, nil)
	}
	w.click("seats.done", nil)
	w.wait(5, "the pause", nil)
	w.click("resume", nil)
	w.wait(5, "the table", nil)
}

// TestASeatThatChangesHandsShowsNothing has two worlds in which two seats hold each other's card, and gives those seats
// away until one person is left: what that person sees with the own cards open is equal, and nothing shows when they come
// back.
func TestASeatThatChangesHandsShowsNothing(t *testing.T) {
	setup := setupOf("pppp", 3)
	base := afterDeal(t, setup)
	m, err := getadler.ResumeMatch(setup, base, nil)
	if err != nil {
		t.Fatal(err)
	}
	first := m.View(game.Table).First
	var others []game.Seat
	for seat := range game.Seat(4) {
		if seat != first {
			others = append(others, seat)
		}
	}
	const hand = 7
	var w *twins
	for i := range hand * hand {
		swapped := exchanged(base, "draw", hand*int(others[0])+i%hand, hand*int(others[1])+i/hand)
		other, err := getadler.ResumeMatch(setup, swapped, nil)
		if err != nil || other.View(others[0]).Players[others[0]].Sure == m.View(others[0]).Players[others[0]].Sure {
			continue
		}
		w = newTwins(t, setup, base, swapped)
		break
	}
	if w == nil {
		t.Fatal("no two worlds were found")
	}
	w.curtain("the first player")
	ids := [...]string{"seat0.easy", "seat1.easy", "seat2.easy", "seat3.easy"}
	w.give(ids[others[0]], ids[others[2]], ids[others[1]])
	w.curtain("the one who is left")
	for _, r := range w.r {
		if !r.screen.Alone() || r.screen.Sight() != first {
			t.Fatal("the one who is left does not play alone, cards open")
		}
	}
	for _, id := range []string{"hand:0", "notebook", "note-tab:hands", "note-tab:facts"} {
		w.click(id, nil)
		w.wait(10, id, nil)
	}
	back := [...]string{"seat0.person", "seat1.person", "seat2.person", "seat3.person"}
	w.give(back[others[0]], back[others[1]])
	w.wait(table.DeafTicks, "the curtain once others are back", nil)
	if w.r[0].screen.Sight() != game.Table || w.r[0].screen.book.shown() {
		t.Error("a hand or a notebook lies open")
	}
	w.curtain("the first player again, cards face down")
}

// TestMatchesEndWhoeverPlays plays whole matches in which seats change hands all the time, in confrontations too; the
// story tells which turns the computer played.
func TestMatchesEndWhoeverPlays(t *testing.T) {
	setter := newSetter(t)
	for seed, kinds := range []string{"pppp", "ppepe"} {
		r := newRoom(t, setter, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(newMatch(t, setupOf(kinds, uint64(seed+5))), false)
		rng := rand.New(rand.NewPCG(uint64(seed), 9))
		idle := 0
		for !r.scoring() || !r.match.Standing().Over {
			if rng.IntN(8) == 0 {
				r.screen.Reseat(game.Seat(rng.IntN(4)), rng.IntN(2) == 0, game.Easy)
			}
			if idle++; r.answer(rng) != "" {
				idle = 0
			}
			r.Wait(4)
			if idle > 400 {
				t.Fatalf("seed %d: nothing goes on: %q", seed, r.screen.ask.Status)
			}
		}
		score, told := r.Stack.Top().(*Scoring), 0
		for i := range score.tales {
			tale := &score.tales[i]
			if r.screen.GivenAt(tale.turn.Seat, tale.move) {
				told++
			}
		}
		if told == 0 || told == len(score.tales) {
			t.Errorf("seed %d: %d turns of %d count as the computer's", seed, told, len(score.tales))
		}
	}
}
