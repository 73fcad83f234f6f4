package tabletop_test

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/scenes/input"
)

// TestOnlyWhatWasNotSubmittedIsTakenBack: a press takes the choice back, the match is as it was, and after a move there
// is nothing to take back.
func TestOnlyWhatWasNotSubmittedIsTakenBack(t *testing.T) {
	b := seated(t, nothing)
	b.press("peek")
	for _, undo := range []func(){func() { b.press("back") }, func() { b.Key(input.Cancel) }} {
		b.press("card:2")
		said := len(b.Captions)
		views := [2]toyView{b.match.View(0), b.match.View(1)}
		if !b.Undoable() {
			t.Fatal("a card that is chosen cannot be put back")
		}
		undo()
		if b.toy.chosen() != 0 || b.Undoable() {
			t.Error("the card is still chosen")
		}
		if b.match.Len() != 0 || len(b.Captions) != said ||
			!reflect.DeepEqual(views, [2]toyView{b.match.View(0), b.match.View(1)}) {
			t.Error("taking a choice back did something to the match")
		}
		if _, ok := b.Hot("back"); ok {
			t.Error("there is a way back although nothing is chosen")
		}
	}
	b.press("card:2")
	b.press("pick")
	if b.Undoable() || b.Back() {
		t.Error("a move that was submitted can be taken back")
	}
	if _, ok := b.Hot("back"); ok || b.match.View(game.Public).has != game.SeatsOf(0) {
		t.Error("there is a way back from a move")
	}
}
