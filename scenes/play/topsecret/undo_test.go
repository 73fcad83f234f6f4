package topsecret

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// TestTakingBackChangesNothingButTheChoice plays at random and takes choices back by the way: state, views and what was
// told are as they were, at every seat, and after a move there is nothing to take back.
func TestTakingBackChangesNothingButTheChoice(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("pp", 3)), false)
	known := func() string {
		text := fmt.Sprint(r.match.Len())
		for seat := range game.Seat(2) {
			text += fmt.Sprint(r.match.View(seat), r.match.Lines(seat, 0))
		}
		return text
	}
	rng := rand.New(rand.NewPCG(4, 2))
	taken := 0
	for presses := 0; presses < 500 && !r.scoring(); presses++ {
		moves := r.match.Len()
		if r.answer(rng) == "" {
			r.Wait(4)
		}
		if r.match.Len() > moves && r.table.Undoable() {
			t.Fatal("a move can be taken back")
		}
		if !r.table.Undoable() || r.table.Busy() || rng.IntN(3) == 0 {
			continue
		}
		before := known()
		for steps := 0; r.table.Undoable(); steps++ {
			if steps%2 == 0 {
				if !r.Click("back") {
					t.Fatalf("no button takes back %+v", r.table.sel)
				}
			} else {
				r.Key(input.Cancel)
			}
			if steps > 6 {
				t.Fatalf("%+v is never taken back", r.table.sel)
			}
		}
		if after := known(); after != before {
			t.Fatalf("taking a choice back changed what is known:\n%s\n%s", before, after)
		}
		taken++
	}
	if taken < 5 {
		t.Errorf("only %d choices were taken back", taken)
	}
}
