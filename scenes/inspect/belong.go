package inspect

import (
	"strings"

	"safehouse/render/display"
)

// belonging is what a control stands for that has the focus and is no card: the topmost card in its place, else what its
// name tells of, else the card nearest to it. A button that says in words what it does stands for no card. While a
// private hand is open only what lies in sight is looked at.
func (k *Inspector) belonging() (t thing, ok bool) {
	items := k.shown.items
	at := -1
	for i := range items {
		if it := &items[i]; it.Kind == display.Hot && it.Focused && it.ID != "" {
			at = i
		}
	}
	if at < 0 {
		return thing{}, false
	}
	control := &items[at]
	for i := len(items) - 1; i >= 0; i-- {
		if x, y := items[i].Box.Centre(); looksAt(&items[i]) && control.Box.Contains(x, y) && visible(items, i, k.st.Metrics) {
			return k.thingOf(i), true
		}
	}
	if worded(items, control) {
		return thing{}, false
	}
	if !k.st.Private {
		for _, m := range k.dictionary(gameOf(items)).find(control.Label, nil) {
			return thing{name: name{term: m.term}, box: control.Box}, true
		}
	}
	if n := k.nearest(control.Box); n >= 0 {
		return k.thingOf(n), true
	}
	return thing{}, false
}

// worded tells whether the name of a control, or its beginning, stands in its place.
func worded(items []display.Item, control *display.Item) bool {
	for i := range items {
		it := &items[i]
		if x, y := it.Box.Centre(); it.Kind == display.Text && it.Text != "" && control.Box.Contains(x, y) && strings.HasPrefix(control.Label, it.Text) {
			return true
		}
	}
	return false
}

// nearest is the item of the card in sight that is nearest to a place, -1 for none.
func (k *Inspector) nearest(box display.Rect) int {
	best, least := -1, 0.0
	for i := range k.shown.items {
		it := &k.shown.items[i]
		if !looksAt(it) || !visible(k.shown.items, i, k.st.Metrics) {
			continue
		}
		if far := apart(it.Box, box); best < 0 || far <= least {
			best, least = i, far
		}
	}
	return best
}
