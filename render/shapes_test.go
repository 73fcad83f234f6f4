package render_test

import (
	"math"
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

// TestLargeShapesLookAsSmallOnes: what is made of triangles covers as much of each pixel as a picture would, an eighth
// at the edges aside.
func TestLargeShapesLookAsSmallOnes(t *testing.T) {
	wide := theme.Metrics{W: 640, H: 480}
	box := display.Rect{X: 60, Y: 40, W: 520, H: 400}
	for name, c := range map[string]struct {
		radius, width, scale float64
		box                  display.Rect
	}{
		"a disc":               {200, 0, 0, box.SquareIn(1)},
		"a pill":               {200, 0, 0, box},
		"a card":               {120, 0, 0, box},
		"a ring":               {200, 24, 0, box.SquareIn(1)},
		"a frame":              {150, 170, 0, box},
		"a disc made smaller":  {200, 0, -0.4, box.SquareIn(1)},
		"a ring made smaller":  {200, 24, -0.4, box.SquareIn(1)},
		"a disc as a picture":  {90, 0, 0, box.Square(180)},
		"a ring as a picture":  {90, 24, 0, box.Square(180)},
		"a frame as a picture": {60, 90, 0, box},
	} {
		var l display.List
		l.Fill(wide.Screen(), theme.HighBlack, 0)
		if c.width > 0 {
			l.Border(c.box, theme.HighWhite, c.radius, c.width).Scale = c.scale
		} else {
			l.Fill(c.box, theme.HighWhite, c.radius).Scale = c.scale
		}
		img := goldentest.Paint(t, wide, &l)
		cx, cy := c.box.Centre()
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				px, py := (float64(x)+0.5-cx)/(1+c.scale), (float64(y)+0.5-cy)/(1+c.scale)
				want := coveredBox(px, py, c.box, c.radius)
				if c.width > 0 {
					want -= coveredBox(px, py, c.box.Inset(c.width), max(0, c.radius-c.width))
				}
				slack := 0.125
				if c.scale != 0 {
					slack = 0.5 // An edge is as wide as the scale makes it.
				}
				if got := float64(img.RGBAAt(x, y).G) / 255; math.Abs(got-want) > slack {
					t.Fatalf("%s: at %d, %d %.2f is covered, want %.2f", name, x, y, got, want)
				}
			}
		}
	}
}

// coveredBox is how much of a pixel at a place from its middle lies in a box with round corners.
func coveredBox(x, y float64, box display.Rect, radius float64) float64 {
	dx, dy := math.Abs(x)-box.W/2+radius, math.Abs(y)-box.H/2+radius
	return max(0, min(1, 0.5-(math.Hypot(max(dx, 0), max(dy, 0))+min(max(dx, dy), 0)-radius)))
}

// TestAShadowIsAsRoundAsWhatDropsIt: nothing of it lies in the corner of the box of a disc.
func TestAShadowIsAsRoundAsWhatDropsIt(t *testing.T) {
	wide := theme.Metrics{W: 200, H: 200}
	box := display.Rect{X: 50, Y: 50, W: 100, H: 100}
	dark := func(radius float64, x, y int) int {
		var l display.List
		l.Fill(wide.Screen(), theme.HighWhite, 0)
		l.Fill(box, theme.HighWhite, radius).Shadow = 6
		return 255 - int(goldentest.Paint(t, wide, &l).RGBAAt(x, y).G)
	}
	if got := dark(box.W/2, 148, 148); got > 3 {
		t.Errorf("in the corner of a disc's box the shadow is %d dark, want none", got)
	}
	if disc, square := dark(box.W/2, 100, 153), dark(0, 100, 153); disc < square*3/4 || disc < 20 {
		t.Errorf("under a disc the shadow is %d dark, under a square %d", disc, square)
	}
}
