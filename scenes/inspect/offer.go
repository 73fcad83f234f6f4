package inspect

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// openID names the button that a card offers which is a control.
const openID = "inspect.open"

// corners is the number of places at the corners among those that the button may have.
const corners = 4

// picked is the card that was pressed last and belongs to the scene, as a control: what the pointer cannot open by a
// press on it offers a button.
type picked struct {
	name
	on      bool
	private bool
	x, y    float64
}

// pick notes which card a press meets.
func (k *Inspector) pick(in *input.Frame) {
	p := &k.picked
	if !in.Pressed {
		return
	}
	was := p.on
	*p = picked{}
	if k.fresh() {
		if n := at(k.shown.items, in.X, in.Y); n >= 0 && isCard(&k.shown.items[n]) && k.pressable(in.X, in.Y) {
			*p = picked{nameOf(&k.shown.items[n].Face), true, k.st.Private, in.X, in.Y}
		}
	}
	if was || p.on {
		k.st.Redraw()
	}
}

// offering is the item of the card that offers the button: the one that was pressed last, where it lies, or the one that
// has the focus; -1 for none.
func (k *Inspector) offering() int {
	p := &k.picked
	if !p.on {
		if n := k.focused(); n >= 0 && isCard(&k.shown.items[n]) {
			return n
		}
		return -1
	}
	return k.best(func(it *display.Item) (float64, bool) {
		x, y := it.Box.Centre()
		far := math.Hypot(x-p.x, y-p.y)
		return far, far < it.Box.H && p.private == k.st.Private && nameOf(&it.Face) == p.name
	})
}

// offered is the place of the button that opens the sheet, and the item of the card that offers it; -1 for none. It hangs
// on a corner of the card, where it covers least.
func (k *Inspector) offered() (best display.Rect, n int) {
	n = k.offering()
	if n < 0 {
		return best, n
	}
	m := k.st.Metrics
	side := max(m.U(offerSide), leastTarget)
	card := around(&k.shown.items[n])
	out := side * offerOut
	if k.shown.items[n].Face.Design == display.Folder {
		out = side // Between two folders it would belong to both.
	}
	left, right := card.X-side+out, card.X+card.W-out
	top, foot := card.Y-side+out, card.Y+card.H-out
	least := math.Inf(1)
	for rank, at := range [...][2]float64{
		{right, top}, {left, top}, {right, foot}, {left, foot}, {right, card.Y + (card.H-side)/2}, {left, card.Y + (card.H-side)/2},
	} {
		r := display.Rect{X: max(0, min(at[0], m.W-side)), Y: max(0, min(at[1], m.H-side)), W: side, H: side}
		cost := k.hidden(r, n) + float64(rank)*side
		if k.shown.items[n].Face.Design == display.Folder && rank < corners {
			cost += side * side // Each corner of a folder tells something.
		}
		if cost < least {
			best, least = r, cost
		}
	}
	return best, n
}

// hidden is how much a button on a card would cover of texts, badges and other controls, in pixels.
func (k *Inspector) hidden(r display.Rect, card int) float64 {
	own := &k.shown.items[card]
	return k.covered(r, func(it *display.Item) float64 {
		switch {
		case it == own:
		case it.Kind == display.Text, it.Kind == display.Symbol, it.Kind == display.Hot && it.Primary:
			return 2
		case it.Kind == display.Hot && it.ID != "" && it.Role == display.Button:
			return 1
		case isCard(it) && it.Box != own.Box:
			return offerAside
		}
		return 0
	})
}

// covered is how much a box covers, in pixels, each item by its weight.
func (k *Inspector) covered(r display.Rect, weigh func(it *display.Item) float64) (cost float64) {
	for i := range k.shown.items {
		it := &k.shown.items[i]
		if over := it.Box.Intersect(r); !over.Empty() {
			cost += weigh(it) * over.W * over.H
		}
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
	l.Add(display.Item{Kind: display.Hot, Box: box, ID: openID, Label: k.st.Say("inspect.open"), Role: display.Button})
}
