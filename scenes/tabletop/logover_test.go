package tabletop_test

import (
	"testing"

	"safehouse/scenes/input"
)

// TestALogOverTheBoardLeavesNothingUnderItToPress opens the log in a small window, where it lies over the board, and
// puts it away again with the key that closes what is on top.
func TestALogOverTheBoardLeavesNothingUnderItToPress(t *testing.T) {
	b := sit(t, "peee")
	b.Stage.Metrics.W, b.Stage.Metrics.H = 480, 640
	b.Stack.Resumed()
	b.Wait(80)
	if _, ok := b.Hot("card:1"); !ok {
		t.Fatal("there is nothing to press on the board")
	}
	b.Press("log")
	b.Wait(2)
	over := b.toy.frame.Log
	for _, it := range b.Draw() {
		x, y := it.Box.Centre()
		if it.ID != "" && it.ID != logPanel && it.ID != "shut" && over.Contains(x, y) {
			t.Errorf("%q can be pressed under the log", it.ID)
		}
	}
	if _, ok := b.Hot("card:1"); ok || over.Empty() {
		t.Errorf("the log lies at %+v, and the cards under it can be pressed: %v", over, ok)
	}
	b.Key(input.Cancel)
	b.Wait(2)
	if _, ok := b.Hot("card:1"); !ok || b.LogOpen() {
		t.Errorf("Esc leaves the log open: %v", b.LogOpen())
	}
	b.Press("log")
	b.Wait(2)
	b.Press("shut")
	if b.LogOpen() {
		t.Error("what closes the log leaves it open")
	}
	b.Press("log")
	b.Wait(2)
	b.Key(input.Hint)
	if b.LogOpen() {
		t.Error("what a hint points at lies under the log")
	}
}
