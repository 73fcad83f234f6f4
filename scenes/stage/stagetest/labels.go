package stagetest

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
)

// labelEdge is how far the words of a button keep clear of its frame at either side, in pixels: nearer, they look as if
// they had been squeezed in.
const labelEdge = 6

// keyMost is the most of a button's height that the picture of its key takes.
const keyMost = 0.9

// MustKeepClear wants what is written on each button, with its icon and its key, to keep clear of the frame at its
// sides, but for words that are wider than the window allows. It tells how many buttons have a frame and words.
func MustKeepClear(t testing.TB, l *display.List, m displaytest.Measurer, but ...string) (looked int) {
	t.Helper()
	for i := range l.Items {
		hot := &l.Items[i]
		if hot.Kind != display.Hot {
			continue
		}
		frame := i - 1
		for frame >= 0 && !frames(&l.Items[frame], hot.Box) {
			frame--
		}
		if frame < 0 {
			continue
		}
		box, words := l.Items[frame].Box, false
		left, right := box.W, box.W
		for k := frame + 1; k < i; k++ {
			it := &l.Items[k]
			x, wide := it.Box.X, it.Box.W
			switch {
			case !within(box, it.Box):
				continue
			case slices.Contains(but, it.Text):
				continue
			case it.Kind == display.Text:
				wide = m.Width(it.Text, it.Font, it.Size)
				x, words = it.LineStart(wide), true
			case it.Kind != display.Symbol && (it.Kind != display.Border || it.Box.H > box.H*keyMost):
				continue // A border as high as the button is the ring of the focus.
			}
			left, right = min(left, x-box.X), min(right, box.X+box.W-x-wide)
		}
		if !words {
			continue
		}
		looked++
		if least := min(left, right); least < labelEdge-0.5 {
			t.Errorf("what is written on %q is %.1f pixels from its frame, %.0f", hot.Label, least, box)
		}
	}
	return looked
}

// frames reports whether an item is the frame of a button.
func frames(it *display.Item, button display.Rect) bool {
	return it.Kind == display.Border && it.Box.X == button.X && it.Box.W == button.W && within(button, it.Box)
}

// within reports whether a box lies in another from top to bottom.
func within(outer, inner display.Rect) bool {
	x, y := inner.Centre()
	return outer.Contains(x, y) && inner.X >= outer.X && inner.Y+inner.H <= outer.Y+outer.H+1
}
