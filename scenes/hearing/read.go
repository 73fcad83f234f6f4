package hearing

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// readable is what stands on the screen, in reading order: the texts of what lies on top, those left out that are on
// buttons. It comes from the picture itself, so that nothing can be read that is not shown.
func readable(st *stage.Stage) string {
	if st.Picture == nil {
		return ""
	}
	items := onTop(st.Picture.Items, st.Metrics.Screen())
	var buttons []display.Rect
	for i := range items {
		if it := &items[i]; it.Kind == display.Hot && it.Role != display.Scroller {
			buttons = append(buttons, it.Box)
		}
	}
	text := ""
	var before *display.Item
	for i := range items {
		it := &items[i]
		if it.Kind != display.Text || !inSight(it, st.Metrics.H) || onButton(buttons, it.Box) {
			continue
		}
		// A text that had to be cut is read as it is meant.
		if words := cmp.Or(it.Label, strings.TrimSpace(it.Text)); before != nil && follows(before, it) {
			text += " " + words
		} else {
			text = stage.Sentences(text, words)
		}
		before = it
	}
	return text
}

// onTop leaves out what a veil or a ground covers.
func onTop(items []display.Item, screen display.Rect) []display.Item {
	from := 0
	for i := range items {
		it := &items[i]
		covers := it.Kind == display.Ground || it.Kind == display.Fill && it.Colour.A > 0x80
		if covers && it.Box.X <= 0 && it.Box.Y <= 0 && it.Box.W >= screen.W && it.Box.H >= screen.H {
			from = i
		}
	}
	return items[from:]
}

// inSight reports whether more than half of a line can be seen, over the captions.
func inSight(it *display.Item, bottom float64) bool {
	return it.Box.Y < bottom && (it.Clip.Empty() || it.Box.Intersect(it.Clip).H > it.Box.H/2)
}

// onButton reports whether a text is that of something that can be pressed: that is said when it has the focus.
func onButton(buttons []display.Rect, box display.Rect) bool {
	x, y := box.Centre()
	return slices.ContainsFunc(buttons, func(b display.Rect) bool { return b.Contains(x, y) })
}

// follows reports whether a line goes on with the paragraph of the one before.
func follows(before, it *display.Item) bool {
	return it.Font == before.Font && it.Size == before.Size && it.Box.X == before.Box.X && it.Align == before.Align &&
		math.Abs(it.Box.Y-before.Box.Y-before.Box.H) < 1.5
}
