package getadler

import (
	"strconv"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// digits tells whether the digits that choose cards are shown: for those who play with the keyboard.
func (b *brush) digits() bool {
	_, keys, _ := b.t.Page.State(b.t.Page.Focused())
	return keys && b.t.Stage.KeyCaps() && b.t.any(handIDs)
}

// keys writes on the cards below the digits that choose them, over all cards and over the focus ring.
func (b *brush) keys() {
	t := b.t
	if !b.digits() || t.discards || t.building() || t.book.shown() || t.Recapping() {
		return
	}
	if _, moving := t.show.Playing(); moving {
		return
	}
	for i := range b.lay.Held {
		if t.Offered(handIDs[i]) {
			b.keyOf(b.risen(i), i)
		}
	}
}

// capSide is the side of the cap of such a digit.
func (b *brush) capSide() float64 { return max(b.M.Floor(display.SansBold)*1.3, b.M.U(38)) }

// keyOf is the digit that chooses a card: at the middle of its upper edge, or as far to the left as the mark of a card
// that has just come leaves it room.
func (b *brush) keyOf(card display.Rect, i int) {
	h := b.capSide()
	cap := display.Rect{X: card.X + (card.W-h)/2, Y: card.Y - h*0.35, W: h, H: h}
	if b.isFresh(i) {
		cap.X = min(cap.X, b.freshBox(card).X-h)
	}
	b.L.Fill(cap, theme.Cream, b.M.U(5))
	b.L.Border(cap, theme.LampInk, b.M.U(5), max(1.5, b.M.U(2.5)))
	b.fit(cap, strconv.Itoa(i+1), display.SansBold, table.SmallSize, theme.LampInk, display.Middle)
}

// isFresh tells whether the i-th card below has just come to the hand.
func (b *brush) isFresh(i int) bool {
	k, n := b.lay.kind(i), 0
	if k == getadler.NoKind {
		return false
	}
	for n < i && b.lay.kind(i-n-1) == k {
		n++
	}
	return b.t.fresh.isNew(b.t.Near, k, n)
}
