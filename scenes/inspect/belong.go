package inspect

import (
	"slices"
	"strings"

	"safehouse/render/display"
)

// belonging is what a control stands for that has the focus and is no card: the topmost card in its place, else what
// its name tells of, else the card nearest to it. A button that says in words what it does stands for no card. While a
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
	inside := func(it *display.Item) (float64, bool) { return 0, control.Box.Contains(it.Box.Centre()) }
	if n := k.shown.best(inside); n >= 0 {
		return k.shown.thingOf(n), true
	}
	if worded(items, control) {
		return thing{}, false
	}
	if !k.st.Private {
		for _, m := range k.words(k.gameOf(items)).forms.find(control.Label, nil) {
			return thing{name: name{term: m.term}, box: control.Box}, true
		}
	}
	if n := k.shown.best(func(it *display.Item) (float64, bool) { return apart(it.Box, control.Box), true }); n >= 0 {
		return k.shown.thingOf(n), true
	}
	return thing{}, false
}

// worded reports whether the name of a control, or its beginning, stands in its place.
func worded(items []display.Item, control *display.Item) bool {
	return slices.ContainsFunc(items, func(it display.Item) bool {
		return it.Kind == display.Text && it.Text != "" && control.Box.Contains(it.Box.Centre()) &&
			strings.HasPrefix(control.Label, it.Text)
	})
}
