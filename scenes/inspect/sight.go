package inspect

import (
	"cmp"
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// name tells things on the screen apart: by their entry in the card list and by what is printed on them.
type name struct {
	term, value string
	marks       uint8
}

// thing is what can be looked at: a card that lies open, a part of the table, or what a word names.
type thing struct {
	name
	// face is the card as it lies on the screen; its Term is empty for what is no open card.
	face display.Face
	// box is its place.
	box display.Rect
}

// nameOf is the name of a face.
func nameOf(f *display.Face) name { return name{f.Term, f.Value, f.Marks} }

// looksAt reports whether an item has something to explain: a card that lies open, or a part of the table.
func looksAt(it *display.Item) bool { return it.Kind == display.Named || isCard(it) }

// isCard reports whether an item is a card that lies open and has something to explain.
func isCard(it *display.Item) bool {
	return it.Kind == display.CardFace && it.Face.Term != "" && it.Fade < hiding && it.Squash < sealing &&
		!it.Face.Facts().Back
}

// holds reports whether a point lies on an item, turned and stretched as it is, where it is not cut off.
func holds(it *display.Item, x, y float64) bool {
	if !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return false
	}
	cx, cy := it.Box.Centre()
	dx, dy := x-cx, y-cy
	if it.Turn != 0 {
		sin, cos := math.Sincos(-it.Turn)
		dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
	}
	w, h := it.Box.W*(1-it.Squash)*(1+it.Scale), it.Box.H*(1+it.Scale)
	switch it.Kind {
	case display.Wipe:
		return math.Hypot(dx, dy) <= it.Box.W/2
	case display.Iris:
		return !it.Box.Rounded(it.Radius, x, y)
	}
	return math.Abs(dx) <= w/2 && math.Abs(dy) <= h/2
}

// canHide reports whether an item may hide anything at all.
func canHide(it *display.Item) bool {
	switch it.Kind {
	case display.Fill, display.Scrap, display.Iris:
		return float64(it.Colour.A)/255*(1-it.Fade) >= hiding
	case display.CardFace:
		return it.Fade < hiding && it.Squash < sealing && !it.Face.Facts().Laid
	case display.Ground, display.Wipe:
		return true
	}
	return false
}

// hides reports whether an item, drawn over something in a box, hides it at a point of it: badges and marks that lie on
// a card do not.
func hides(it *display.Item, x, y float64, box display.Rect) bool {
	if !canHide(it) || !holds(it, x, y) {
		return false
	}
	if it.Kind != display.Fill && it.Kind != display.Scrap {
		return true
	}
	opaque := float64(it.Colour.A) / 255 * (1 - it.Fade)
	if it.Box.W*it.Box.H > larger*box.W*box.H {
		return opaque >= hiding
	}
	slack := display.Rect{X: box.X - box.W*withinSlack, Y: box.Y - box.H*withinSlack, W: box.W * (1 + 2*withinSlack),
		H: box.H * (1 + 2*withinSlack)}
	inside := slack.Contains(it.Box.X, it.Box.Y) && slack.Contains(it.Box.X+it.Box.W, it.Box.Y+it.Box.H)
	if inside && it.Box.W*it.Box.H < box.W*box.H*sealing {
		return false
	}
	return opaque >= sealing || !inside
}

// open reports whether what is drawn in a box by item n is in sight at a point.
func open(items []display.Item, n int, box display.Rect, x, y float64) bool {
	for i := n + 1; i < len(items); i++ {
		if hides(&items[i], x, y, box) {
			return false
		}
	}
	return true
}

// at is the item of what is looked at under a point, -1 for none: a card that lies open, else the part of the table
// that was named last. What was named on a card, and takes little of it, is a part of the card and comes before it.
func at(items []display.Item, x, y float64) int {
	part := -1
	for i := len(items) - 1; i >= 0; i-- {
		it := &items[i]
		if !looksAt(it) || part >= 0 && !isCard(it) || !holds(it, x, y) || !open(items, i, it.Box, x, y) {
			continue
		}
		switch {
		case !isCard(it):
			part = i
		case part < 0 || items[part].Box.W*items[part].Box.H > it.Box.W*it.Box.H*partOfCard:
			return i
		default:
			return part
		}
	}
	return part
}

// best is the item in sight that costs least, of equals the topmost; -1 where none can be had. Any card comes before
// any part of the table.
func (w *shown) best(cost func(it *display.Item) (cost float64, ok bool)) int {
	items := w.items
	best, least := -1, math.Inf(1)
	for i := range items {
		if !looksAt(&items[i]) {
			continue
		}
		c, ok := cost(&items[i])
		if !isCard(&items[i]) {
			c += partCost
		}
		if ok && c <= least && visible(items, i, w.metrics) {
			best, least = i, c
		}
	}
	return best
}

// visible reports whether enough of a card is in sight. It looks at places spread over the card.
func visible(items []display.Item, n int, m theme.Metrics) bool {
	it := &items[n]
	screen, seen := m.Screen(), 0
	for row := range samples {
		for col := range samples {
			x := it.Box.X + it.Box.W*(float64(col)+0.5)/samples
			y := it.Box.Y + it.Box.H*(float64(row)+0.5)/samples
			if screen.Contains(x, y) && holds(it, x, y) && open(items, n, it.Box, x, y) {
				if seen++; seen == samplesSeen {
					return true
				}
			}
		}
	}
	return false
}

// things appends all that can be looked at on the screen: the cards as they are read, row by row, then the parts of the
// table in the same order, then what words name besides. What is there twice is listed once.
func (k *Inspector) things(buf []thing) []thing {
	buf = buf[:0]
	items, m := k.shown.items, k.st.Metrics
	for i := range items {
		it := &items[i]
		if looksAt(it) && !slices.ContainsFunc(buf, func(t thing) bool { return t.name == nameOf(&it.Face) }) &&
			visible(items, i, m) {
			buf = append(buf, k.shown.thingOf(i))
		}
	}
	row := func(t *thing) float64 { return math.Floor((t.box.Y + t.box.H/2) / (m.H * rowShare)) }
	slices.SortStableFunc(buf, func(a, b thing) int {
		return cmp.Or(after(&a)-after(&b), cmp.Compare(row(&a), row(&b)), cmp.Compare(a.box.X, b.box.X))
	})
	for i := range k.shown.nouns {
		n := &k.shown.nouns[i]
		if !slices.ContainsFunc(buf, func(t thing) bool { return t.term == n.term }) {
			buf = append(buf, thing{name: name{term: n.term}, box: n.box})
		}
	}
	return buf
}

// after is 1 for what comes after the cards: the parts of the table.
func after(t *thing) int {
	if t.face.Term == "" {
		return 1
	}
	return 0
}

// onScreen reports whether a thing is in sight in the picture that was recorded last.
func (w *shown) onScreen(n name) bool {
	if w.best(func(it *display.Item) (float64, bool) { return 0, nameOf(&it.Face) == n }) >= 0 {
		return true
	}
	return n.value == "" && n.marks == 0 && slices.ContainsFunc(w.nouns,
		func(w noun) bool { return w.term == n.term })
}
