package getadler

import (
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
)

// TestALegendOpensForWhoPointsAtIt, not for a pointer that rests where a suspect has come to, nor after a press: then
// it opens once the pointer comes back.
func TestALegendOpensForWhoPointsAtIt(t *testing.T) {
	r := seen(t, words.English, 1280, 800, 1)
	x, y := r.lay().Suspects[2].Box.Centre()
	point := func(in input.Frame) { in.X, in.Y = x, y; r.Tick(in) }
	told := func() bool { return len(inTheMiddle(r)) > 0 }
	if point(input.Frame{}); told() {
		t.Error("a legend opens under a pointer that rests")
	}
	r.Wait(1)
	if point(input.Frame{Moved: true}); !told() {
		t.Fatal("no legend opens for who points at a suspect")
	}
	if point(input.Frame{}); !told() {
		t.Error("the legend is gone under a pointer that stays")
	}
	point(input.Frame{Pressed: true, Held: true, AnyPress: true})
	point(input.Frame{Released: true})
	if point(input.Frame{}); told() {
		t.Error("the legend stays after a press")
	}
	r.Wait(1)
	if point(input.Frame{Moved: true}); !told() {
		t.Error("no legend opens for who comes back")
	}
}
