package tabletop

import (
	"testing"

	"safehouse/render/display"
)

// TestTheMarkOfAHintCoversNoWord wants the mark in the middle of the upper edge of a card, and beside the word of a
// button.
func TestTheMarkOfAHintCoversNoWord(t *testing.T) {
	card, button := display.Rect{X: 100, Y: 100, W: 100, H: 150}, display.Rect{X: 100, Y: 100, W: 220, H: 60}
	const side = 37.0
	if x, _ := hintMarkOn(card, side).Centre(); x != 150 {
		t.Errorf("the mark of a card stands at %v", x)
	}
	mark, word := hintMarkOn(button, side), display.Rect{X: 140, Y: 100, W: 140, H: 60}
	if mark.X+mark.W > word.X {
		t.Errorf("the mark at %v covers the word at %v", mark, word)
	}
}
