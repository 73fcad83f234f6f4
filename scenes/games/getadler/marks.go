package getadler

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// marks are written on the cards once they lie: who sits here, the state of the suspects, and what is chosen.
func (b tableBrush) marks() {
	if near := b.look.Near; near.Sits(b.v.Seats) && !b.lay.opposite(int(near)) && !b.lay.OwnWords.Empty() {
		b.own(&b.lay.Suspects[near], near)
	}
	b.states()
	b.targets()
	b.arrest()
}

// hand marks the card below that is chosen and, where none rises, the one that is pointed at.
func (b handBrush) hand() {
	for i := range b.lay.Held {
		if !b.look.Choice.Offered(handIDs[i]) {
			continue
		}
		hover, focus, _ := b.page.State(handIDs[i])
		switch {
		case b.look.Choice.Picked(handIDs[i]):
			card := b.risen(i)
			b.chosen(card, card.X+card.W, card.Y)
		case b.look.Stage.Still() && (hover || focus):
			b.Outline(b.risen(i), theme.Lamp)
		}
	}
}

// risen is the i-th card below where it lies in this frame.
func (b *brush) risen(i int) display.Rect {
	card := b.lay.Cards[i]
	return card.Moved(0, -card.H*liftOf(b.lift[i]))
}

// saying is what is asked in large letters over a choice in the middle.
func (b tableBrush) saying() {
	defer b.Explains(len(b.L.Items))
	q := &b.ask
	if q.saying == "" {
		return
	}
	room := b.lay.Saying
	high := 0.0
	size, _ := ui.Shrink(sayingSize, slipSize*ui.LeastShare(b.M), func(size float64) bool {
		high = ui.ParagraphHeight(b.look.Stage, room.W, q.saying, display.SansBold, size)
		return high <= room.H
	})
	_, room = room.CutTop(max(0, room.H-high) / 2)
	ui.Paragraph(b.L, b.look.Stage, room, q.saying, display.SansBold, size, theme.Cream, display.Middle)
}

// liftOf is how far a card has risen, as a share of its height.
func liftOf(lift float64) float64 { return liftShare * lift }
