package tabletop_test

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheStripAndItsButtonOpenTheLog: they are one control, in a row with the other buttons, which are as large as a
// finger wants them on a phone.
func TestTheStripAndItsButtonOpenTheLog(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	f := b.toy.Frame()
	if f.List.H != f.Buttons[0].H || f.List.Y != f.Buttons[0].Y || f.List.H < 44 {
		t.Errorf("the button of the log is at %+v, its neighbour at %+v", f.List, f.Buttons[0])
	}
	for _, place := range [...]display.Rect{f.Ticker, f.List} {
		was := b.toy.on.LogOpen
		x, y := place.Centre()
		for _, in := range [...]input.Frame{{Pressed: true, Held: true, AnyPress: true}, {Released: true}} {
			in.X, in.Y = x, y
			b.Tick(in)
		}
		if b.toy.on.LogOpen == was {
			t.Errorf("a press at %.0f, %.0f does nothing", x, y)
		}
	}
	phone := benchIn(tabletest.NewRoom(t, words.English, 412, 915))
	phone.play("pe", nil)
	if f := phone.toy.Frame(); !f.List.Empty() || f.Buttons[2].H < 46 {
		t.Errorf("on a phone: a button of the log at %+v, others are %.0f high", f.List, f.Buttons[2].H)
	}
}
