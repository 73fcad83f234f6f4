package stagetest

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
)

// bars are the bars that tell where what scrolls stands, by the items of their thumbs: each is a groove, and at once in
// it a thumb as wide.
func bars(l *display.List) (all []int) {
	for i := 1; i < len(l.Items); i++ {
		groove, thumb := &l.Items[i-1], &l.Items[i]
		if groove.Kind == display.Fill && thumb.Kind == display.Fill && groove.Box.X == thumb.Box.X &&
			groove.Box.W == thumb.Box.W && groove.Radius == groove.Box.W/2 && thumb.Radius == groove.Radius &&
			groove.Box.H > 2*groove.Box.W && thumb.Box.H < groove.Box.H {
			all = append(all, i)
		}
	}
	return all
}

// MustLeaveBars wants no letters to run under a bar.
func MustLeaveBars(t testing.TB, l *display.List, m displaytest.Measurer) (looked int) {
	t.Helper()
	for _, at := range bars(l) {
		looked++
		bar := l.Items[at-1].Box
		for i := range l.Items {
			it := &l.Items[i]
			if it.Kind != display.Text || i < at && slices.ContainsFunc(l.Items[i:at], func(over display.Item) bool {
				// A page lies over what was there before.
				return (over.Kind == display.CardFace || over.Kind == display.Ground) && within(over.Box, it.Box)
			}) {
				continue
			}
			wide := m.Width(it.Text, it.Font, it.Size)
			ink := display.Rect{X: it.LineStart(wide), Y: it.Box.Y, W: wide, H: it.Box.H}
			if !it.Clip.Empty() {
				ink = ink.Intersect(it.Clip)
			}
			if under := ink.Intersect(bar); under.W > 0.5 && under.H > 0.5 {
				t.Errorf("%q runs %.1f pixels under the bar at %.0f", it.Text, under.W, bar)
			}
		}
	}
	return looked
}
