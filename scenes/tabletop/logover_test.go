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

// TestNothingLiesOverTheLog: what lies partly under it is drawn, and pressed, beside it alone.
func TestNothingLiesOverTheLog(t *testing.T) {
	for _, size := range [][2]float64{{480, 640}, {640, 480}, {844, 390}, {960, 600}, {1024, 640}, {1280, 800}} {
		b := sit(t, "peee")
		b.Stage.Metrics.W, b.Stage.Metrics.H = size[0], size[1]
		b.Stack.Resumed()
		b.Wait(80)
		b.Press("log")
		b.Wait(2)
		over := b.toy.frame.Log
		if over.Empty() {
			t.Errorf("%v: there is no log", size)
		}
		for _, it := range b.Draw() {
			seen := it.Box
			if !it.Clip.Empty() {
				seen = seen.Intersect(it.Clip)
			}
			if it.ID != "" && it.ID != logPanel && it.ID != "shut" && !seen.Intersect(over.Inset(1)).Empty() {
				t.Errorf("%v: %q at %.0f lies over the log at %.0f", size, it.ID, seen, over)
			}
		}
	}
}
