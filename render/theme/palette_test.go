package theme

import (
	"math"
	"testing"

	"safehouse/render/display"
)

// TestContrastOfThePalette holds the colours to the ratios that the art direction states.
func TestContrastOfThePalette(t *testing.T) {
	for _, c := range []struct {
		name        string
		text, under display.Colour
		ratio       float64
	}{
		{"text on panel", TextColour, Panel, 13.83},
		{"secondary on panel", Secondary, Panel, 8.88},
		{"disabled on panel", DisabledText, Panel, 4.60},
		{"text on raised", TextColour, Raised, 11.39},
		{"secondary on raised", Secondary, Raised, 7.31},
		{"control border on panel", ControlBorder, Panel, 3.79},
		{"control border on raised", ControlBorder, Raised, 3.12},
		{"focus on panel", Focus, Panel, 11.11},
		{"alert on panel", Alert, Panel, 7.81},
		{"ground on focus", GroundColour, Focus, 12.60},
		{"ground on brass", GroundColour, Brass, 8.22},
		{"ink on paper", Ink, Paper, 13.96},
		{"ink on manila", Ink, Manila, 8.97},
		{"secondary on paper", InkOnPaper, Paper, 5.82},
		{"secondary on manila", InkOnManila, Manila, 5.44},
		{"red on paper", StampRed, Paper, 6.50},
		{"red on manila", StampOnManila, Manila, 5.68},
		{"blue on paper", InkBlue, Paper, 8.39},
		{"paper on felt", Paper, Felt, 9.71},
		{"brass on felt", Brass, Felt, 5.40},
		{"ink on table", CutInk, TableColour, 14.18},
		{"ink on cut paper", CutInk, CutPaper, 16.22},
		{"secondary on table", CutSecondary, TableColour, 5.62},
		{"paper on vermilion", CutPaper, Vermilion, 4.70},
		{"vermilion text on table", VermilionText, TableColour, 5.07},
		{"paper on teal", CutPaper, Teal, 5.36},
		{"paper on cobalt", CutPaper, Cobalt, 6.99},
		{"ink on ochre", CutInk, Ochre, 9.17},
		{"cream on night", Cream, Night, 15.54},
		{"cream on fog", Cream, Fog, 12.88},
		{"lamp on fog", Lamp, Fog, 8.88},
		{"secondary on fog", FogText, Fog, 7.34},
		{"river on fog", River, Fog, 7.51},
		{"alert on fog", LampAlert, Fog, 6.29},
		{"ink on cream", LampInk, Cream, 15.00},
		{"secondary on cream", CreamText, Cream, 6.72},
		{"cream on bus red", Cream, BusRed, 5.47},
		{"cream on tag blue", Cream, TagBlue, 7.48},
		{"cream on tag purple", Cream, TagPurple, 8.30},
		{"ink on lamp", LampInk, Lamp, 10.34},
	} {
		if got := Contrast(c.text, c.under); math.Abs(got-c.ratio) > 0.06 {
			t.Errorf("%s: %.2f, the design says %.2f", c.name, got, c.ratio)
		}
	}
}

func TestContrastOfBlackAndWhite(t *testing.T) {
	black, white := display.Hex(0), display.Hex(0xFFFFFF)
	if got := Contrast(black, white); math.Abs(got-21) > 1e-9 {
		t.Errorf("black on white: %v", got)
	}
	if got := Contrast(white, white); got != 1 {
		t.Errorf("white on white: %v", got)
	}
	if got := Over(white.Alpha(0), black); got != black {
		t.Errorf("nothing over black: %v", got)
	}
	if got := Over(white, black); got != white {
		t.Errorf("white over black: %v", got)
	}
}

// TestASeatsNameIsReadOnItsColour: with the ink that is meant for it every seat's colour carries text.
func TestASeatsNameIsReadOnItsColour(t *testing.T) {
	for seat, colour := range SeatColours {
		if got := Contrast(SeatInk(seat), colour); got < 4.5 {
			t.Errorf("seat %d: %.2f", seat, got)
		}
	}
	if SeatInk(3) != CutPaper || SeatInk(0) != CutInk {
		t.Error("the dark blue takes paper, the others ink")
	}
}

func TestSeatsAreToldApart(t *testing.T) {
	shapes := map[display.Icon]bool{}
	for i, a := range SeatColours {
		shapes[SeatShapes[i]] = true
		for _, b := range SeatColours[i+1:] {
			if d := difference(a, b); d < 22 {
				t.Errorf("seat %d: colours %v and %v are only %.1f apart", i, a, b, d)
			}
		}
	}
	if len(shapes) != len(SeatColours) {
		t.Errorf("%d shapes for %d seats", len(shapes), len(SeatColours))
	}
}

// difference is the distance of two colours in CIE L*a*b* (1976).
func difference(a, b display.Colour) float64 {
	l1, a1, b1 := lab(a)
	l2, a2, b2 := lab(b)
	return math.Sqrt((l1-l2)*(l1-l2) + (a1-a2)*(a1-a2) + (b1-b2)*(b1-b2))
}

func lab(c display.Colour) (l, a, b float64) {
	lin := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	r, g, bl := lin(c.R), lin(c.G), lin(c.B)
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124*r + 0.3576*g + 0.1805*bl) / 0.95047)
	y := f(0.2126*r + 0.7152*g + 0.0722*bl)
	z := f((0.0193*r + 0.1192*g + 0.9505*bl) / 1.08883)
	return 116*y - 16, 500 * (x - y), 200 * (y - z)
}
