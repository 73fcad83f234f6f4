package tabletest

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// What is asked of a layout by itself, without a match on it.

// Windows are all shapes of a window, with the letters that a reader may have in each.
func Windows() (all []theme.Metrics) {
	for _, size := range [...][2]float64{
		{640, 480}, {960, 600}, {1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3440, 1440}, {3840, 2160},
		{800, 1000}, {600, 960}, {412, 915}, {360, 640},
	} {
		for _, text := range [...]float64{1, 1.5, 2} {
			if text == 1 || size[1] >= 600 {
				all = append(all, theme.Metrics{W: size[0], H: size[1], TextScale: text})
			}
		}
	}
	return all
}

// slack is what is lost by rounding, in pixels.
const slack = 0.01

// Inside reports whether a box lies in another.
func Inside(outer, inner display.Rect) bool {
	return inner.X >= outer.X-slack && inner.Y >= outer.Y-slack &&
		inner.X+inner.W <= outer.X+outer.W+slack && inner.Y+inner.H <= outer.Y+outer.H+slack
}

// Meet reports whether two boxes lie on each other.
func Meet(a, b display.Rect) bool {
	both := a.Intersect(b)
	return both.W > slack && both.H > slack
}

// Part is a part of a table and where it lies.
type Part struct {
	Name string
	Box  display.Rect
}

// At is a part by its name, and where it lies.
func At(name string, box display.Rect) Part { return Part{name, box} }

// MustBeApart wants none of some parts to be empty, to leave what they lie in, or to meet another.
func MustBeApart(t testing.TB, where string, outer display.Rect, parts ...Part) {
	t.Helper()
	for i, p := range parts {
		if p.Box.Empty() || !Inside(outer, p.Box) {
			t.Errorf("%s: %s at %+v is empty or leaves %+v", where, p.Name, p.Box, outer)
		}
		for _, o := range parts[:i] {
			if Meet(p.Box, o.Box) {
				t.Errorf("%s: %s at %+v meets %s at %+v", where, p.Name, p.Box, o.Name, o.Box)
			}
		}
	}
}

// Primaries are the places of the button that goes on, by the window: whatever is asked and shown, it never moves.
type Primaries map[theme.Metrics]display.Rect

// Watch wants the button to be where it was in such a window before.
func (p Primaries) Watch(t testing.TB, where string, m theme.Metrics, box display.Rect) {
	t.Helper()
	if was, seen := p[m]; seen && was != box {
		t.Errorf("%s: the primary button is at %+v, elsewhere at %+v", where, box, was)
	}
	p[m] = box
}
