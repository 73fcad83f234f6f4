package render_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
)

// TestDotsAreSquaresWithGapsOfTheirOwnWidth paints a line of dots that is longer than the picture it is cut from.
func TestDotsAreSquaresWithGapsOfTheirOwnWidth(t *testing.T) {
	var l display.List
	l.Add(display.Item{Kind: display.Dots, Box: display.Rect{X: 10, Y: 20, W: 301, H: 2}, Colour: display.Hex(0xFFFFFF)})
	img := goldentest.Paint(t, small, &l)
	for x := range 320 {
		for y := 18; y < 24; y++ {
			want := x >= 10 && x < 311 && y >= 20 && y < 22 && (x-10)%4 < 2
			if got := img.RGBAAt(x, y).R == 0xff; got != want {
				t.Fatalf("the pixel at %d, %d is lit: %v, want %v", x, y, got, want)
			}
		}
	}
}
