package ui

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

func TestARefusalWithReducedMotionIsABorderThatStandsStill(t *testing.T) {
	st, _ := newStage()
	st.Settings.ReducedMotion = true
	var p Page
	edges := func() (n int) {
		var l display.List
		p.Draw(&l, st, grid())
		for _, it := range l.Items {
			if it.Kind == display.Border && it.Colour == theme.Alert {
				n++
			}
		}
		return n
	}
	p.SetFocus("d")
	p.Update(key(input.Confirm), st, grid())
	if p.Refusal() == "" || edges() != 1 {
		t.Fatalf("refused with %q, %d borders", p.Refusal(), edges())
	}
	for range refusalTicks - 1 {
		st.Tick++
		p.Update(key(), st, grid())
		if p.shake(st, "d") != 0 {
			t.Fatal("it shakes")
		}
		if edges() != 1 {
			t.Fatal("the border blinks")
		}
	}
	st.Tick += 2
	st.TakeRedraw()
	p.Update(key(), st, grid())
	if edges() != 0 || !st.TakeRedraw() {
		t.Error("the border stays after the reason has gone")
	}
}
