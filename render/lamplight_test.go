package render_test

import (
	"math"
	"testing"

	"safehouse/render/display"
	"safehouse/render/facestest"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

// foggy is a ground in lamplight.
var foggy = &display.Known{Name: "foggy", Ground: &display.Place{Middle: theme.Lamplit, Edge: theme.Night, Fog: true}}

// TestAnIrisCoversAllButItsDisc: what lies outside its rim has its colour, what lies within stays as it was.
func TestAnIrisCoversAllButItsDisc(t *testing.T) {
	for _, radius := range []float64{0, 12, 60, 99} {
		var l display.List
		l.Fill(small.Screen(), theme.BusRed, 0)
		l.Add(display.Item{Kind: display.Iris, Box: display.Rect{X: 150 - radius, Y: 90 - radius, W: 2 * radius,
			H: 2 * radius}, Radius: radius, Colour: theme.Cream})
		img := goldentest.Paint(t, small, &l)
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				d := math.Hypot(float64(x)+0.5-150, float64(y)+0.5-90) - radius
				got := img.RGBAAt(x, y)
				if d > 1.5 && (got.R != theme.Cream.R || got.G != theme.Cream.G) {
					t.Fatalf("radius %v: %.1f outside the disc there is %v", radius, d, got)
				}
				if d < -2.5 && (got.R != theme.BusRed.R || got.G != theme.BusRed.G) {
					t.Fatalf("radius %v: %.1f inside the disc there is %v", radius, -d, got)
				}
			}
		}
	}
}

// TestAnIrisMayLeaveARectangle with round corners, under a thin dark as well.
func TestAnIrisMayLeaveARectangle(t *testing.T) {
	hole := display.Rect{X: 40, Y: 30, W: 120, H: 70}
	var l display.List
	l.Fill(small.Screen(), theme.BusRed, 0)
	l.Add(display.Item{Kind: display.Iris, Box: hole, Radius: 20, Colour: theme.Cream.Alpha(0.5)})
	img := goldentest.Paint(t, small, &l)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			px, py := float64(x)+0.5, float64(y)+0.5
			got := img.RGBAAt(x, y).G
			switch {
			case hole.Inset(2).Rounded(18, px, py):
				if got != theme.BusRed.G {
					t.Fatalf("in the hole, at %d, %d, there is green %d", x, y, got)
				}
			case !hole.Inset(-2).Rounded(22, px, py):
				if want := (int(theme.BusRed.G) + int(theme.Cream.G)) / 2; int(got) < want-2 || int(got) > want+2 {
					t.Fatalf("around it, at %d, %d, there is green %d, want %d", x, y, got, want)
				}
			}
		}
	}
}

// TestTheNightIsStillAndItsGrainFaint: two paintings are alike, and neighbouring pixels differ by no more than the
// grain of two steps and the slope of the light.
func TestTheNightIsStillAndItsGrainFaint(t *testing.T) {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: small.Screen(), Face: display.Face{Design: foggy}})
	img, again := goldentest.Paint(t, small, &l), goldentest.Paint(t, small, &l)
	for i := range img.Pix {
		if img.Pix[i] != again.Pix[i] {
			t.Fatalf("byte %d changes from one painting to the next", i)
		}
	}
	edges := 0
	for y := range img.Rect.Dy() {
		for x := 1; x < img.Rect.Dx(); x++ {
			a, b := img.RGBAAt(x-1, y), img.RGBAAt(x, y)
			if max(a.B, b.B)-min(a.B, b.B) > 4 {
				edges++
			}
		}
	}
	if edges > img.Rect.Dy()*30 {
		t.Errorf("%d pixels stand out from their neighbours: more than the roofs of the town", edges)
	}
}

// TestTheHandTurnsWithTheHour: at three the hour hand lies to the right of the pin, at six below it.
func TestTheHandTurnsWithTheHour(t *testing.T) {
	m := theme.Metrics{W: 640, H: 400}
	dark := func(turn float64, x, y int) bool {
		var l display.List
		l.Clock(display.Rect{X: 120, W: 400, H: 400}, display.Face{Design: facestest.Card}, turn)
		c := goldentest.Paint(t, m, &l).RGBAAt(x, y)
		return int(c.R)+int(c.G)+int(c.B) < 200
	}
	right, below := math.Pi/2, math.Pi
	if !dark(right, 370, 200) || dark(right, 320, 250) {
		t.Error("at three the hand is not at the right")
	}
	if !dark(below, 320, 250) || dark(below, 370, 200) {
		t.Error("at six the hand is not below")
	}
}

// TestADuskLeavesPlacesLit: nothing is darkened in them, nor where two of them adjoin; far from them all of it is dark,
// and between light and dark no two neighbouring pixels differ by more than the slope of the light.
func TestADuskLeavesPlacesLit(t *testing.T) {
	const soft = 20
	field := display.Rect{X: 10, Y: 20, W: 280, H: 150}
	lit := []display.Rect{{X: 40, Y: 40, W: 80, H: 60}, {X: 120, Y: 70, W: 90, H: 60}}
	var l display.List
	l.Fill(small.Screen(), theme.Cream, 0)
	l.Dusk(field, lit, soft, theme.CutInk.Alpha(0.5))
	img := goldentest.Paint(t, small, &l)
	dark := (int(theme.Cream.G) + int(theme.CutInk.G)) / 2
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			px, py := float64(x)+0.5, float64(y)+0.5
			got := int(img.RGBAAt(x, y).G)
			near := func(r display.Rect, around float64) bool { return r.Inset(-around).Contains(px, py) }
			seam := px > 110 && px < 130 && py > 70+soft/2 && py < 100-soft/2
			switch {
			case !near(field, 1) || near(lit[0], -soft/2-1) || near(lit[1], -soft/2-1) || seam:
				if got < int(theme.Cream.G)-1 {
					t.Fatalf("at %d, %d in the light there is green %d", x, y, got)
				}
			case near(field, -1) && !near(lit[0], soft/2+1) && !near(lit[1], soft/2+1):
				if got < dark-2 || got > dark+2 {
					t.Fatalf("at %d, %d in the dark there is green %d, want %d", x, y, got, dark)
				}
			}
			if x > 11 && x < 289 && y > 20 && y < 169 {
				if step := got - int(img.RGBAAt(x-1, y).G); step > 20 || step < -20 {
					t.Fatalf("at %d, %d the light changes by %d from one pixel to the next", x, y, step)
				}
			}
		}
	}
}
