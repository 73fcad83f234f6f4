package inspect

import (
	"math"
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// openID names the button that a card offers which is a control.
const openID = "inspect.open"

// corners is the number of places at the corners among those that the button may have, edges that of all at its edges.
const corners, edges = 4, 6

// picked is the card that was pressed last and belongs to the scene, as a control: what the pointer cannot open by a
// press on it offers a button.
type picked struct {
	name
	on      bool
	private bool
	x, y    float64
	printed ui.Memo[printedKey, []display.Item]
}

// printedKey is all that what is printed on a card depends on.
type printedKey struct {
	look ui.Look
	face display.Face
	box  display.Rect
}

// pick notes which card a press meets.
func (k *Inspector) pick(in *input.Frame) {
	p := &k.picked
	if !in.Pressed {
		return
	}
	was := p.on
	p.on = false
	if k.fresh() {
		if n := at(k.shown.items, in.X, in.Y); n >= 0 && isCard(&k.shown.items[n]) && k.shown.pressable(in.X, in.Y) {
			p.name, p.on, p.private, p.x, p.y = nameOf(&k.shown.items[n].Face), true, k.st.Private, in.X, in.Y
		}
	}
	if was || p.on {
		k.st.Redraw()
	}
}

// offering is the item of the card that offers the button: the one that was pressed last, where it lies, or the one
// on which the focus is shown; -1 for none.
func (k *Inspector) offering() int {
	p := &k.picked
	if !p.on {
		if n := k.shown.focused(true); n >= 0 && isCard(&k.shown.items[n]) {
			return n
		}
		return -1
	}
	return k.shown.best(func(it *display.Item) (float64, bool) {
		x, y := it.Box.Centre()
		far := math.Hypot(x-p.x, y-p.y)
		return far, far < it.Box.H && p.private == k.st.Private && nameOf(&it.Face) == p.name
	})
}

// offered is the place of the button that opens the sheet, and the item of the card that offers it; -1 for none. It
// hangs on a corner of the card, where it covers least.
func (k *Inspector) offered() (best display.Rect, n int) {
	n = k.offering()
	if n < 0 {
		return best, n
	}
	m := k.st.Metrics
	side := max(m.U(offerSide), leastTarget)
	card := around(&k.shown.items[n])
	out := side * offerOut
	full := k.shown.items[n].Face.Facts().Full
	if full {
		out = side // Between two of them it would belong to both.
	}
	left, right := card.X-side+out, card.X+card.W-out
	top, foot := card.Y-side+out, card.Y+card.H-out
	printed := k.picked.printed.Get(printedKey{ui.LookOf(k.st), k.shown.items[n].Face, k.shown.items[n].Box},
		func() []display.Item {
			return faces.Lay(nil, k.shown.items[n].Face, k.shown.items[n].Box, m, k.st.Measure)
		})
	least, rank := math.Inf(1), 0.0
	try := func(x, y float64) {
		r := display.Rect{X: max(0, min(x, m.W-side)), Y: max(0, min(y, m.H-side)), W: side, H: side}
		cost := k.shown.hidden(r, n) + k.unread(r, printed) + min(rank, edges)*side + rank
		if rank++; full && rank <= corners {
			cost += side * side // Each of its corners tells something.
		}
		if cost < least {
			best, least = r, cost
		}
	}
	middle := card.Y + (card.H-side)/2
	for _, at := range [...][2]float64{{right, top}, {left, top}, {right, foot}, {left, foot}, {right, middle},
		{left, middle}} {
		try(at[0], at[1])
	}
	if full { // What is left free between its words.
		for row := range offerRows {
			for col := range offerRows {
				try(right-(right-left)*float64(col)/(offerRows-1), top+(foot-top)*float64(row)/(offerRows-1))
			}
		}
	}
	return best, n
}

// unread is how much of what is printed on a card a button would cover, in pixels: a letter of a name is worth more
// than all of its picture.
func (r *reader) unread(box display.Rect, printed []display.Item) (cost float64) {
	for i := range printed {
		place, weight := printed[i].Box, 0.0
		switch it := &printed[i]; {
		case it.Kind == display.Text:
			place, weight = r.ink(it), nameCost
		case it.Kind == display.Symbol:
			weight = 1
		case it.Colour == theme.StampRed: // The slip that sticks out of a folder.
			weight = nameCost
		}
		over := place.Intersect(box)
		cost += weight * over.W * over.H
	}
	return cost
}

// hidden is how much a button on a card would cover of texts, badges and other controls, in pixels; whose turn it is,
// what is asked and what answers weigh more than all the rest.
func (w *shown) hidden(r display.Rect, card int) (cost float64) {
	own := &w.items[card]
	for i := range w.items {
		it, weight := &w.items[i], 0.0
		switch {
		case it == own:
		case it.Role == display.Status, it.Role == display.Prompt,
			it.Kind == display.Hot && it.ID != "" && it.Role == display.Button:
			weight = offerAsked
		case it.Kind == display.Text, it.Kind == display.Symbol:
			weight = 2
		case isCard(it) && it.Box != own.Box:
			weight = offerAside
		}
		over := it.Box.Intersect(r)
		cost += weight * over.W * over.H
	}
	return cost
}

// offer draws the button.
func (k *Inspector) offer(l *display.List) {
	box, n := k.offered()
	if n < 0 {
		return
	}
	m := k.st.Metrics
	l.Fill(box, theme.Panel, box.H/2).Shadow = m.U(4)
	l.Border(box, theme.Focus, box.H/2, max(m.U(3), 2))
	l.Symbol(box.Inset(box.H*0.24), display.IconMagnifier, theme.TextColour)
	l.Hot(box, display.Access{ID: openID, Label: k.st.Say("inspect.open"), Role: display.Button})
}

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
