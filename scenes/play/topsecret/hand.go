package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// hand writes on the groups of the hand how many cards they have, and marks the one that is chosen.
func (b *brush) hand() {
	t := b.t
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		box := b.lay.Groups[k]
		if box.Empty() {
			continue
		}
		if n := t.cardsInHand(k); n > 1 {
			b.Badge(box, t.Say("topsecret.count", game.Number(n)), ink, paper, 0.5, 1)
		}
		if t.sel.kind == k {
			b.L.Border(box.Inset(-b.M.U(5)), theme.Focus, b.M.U(8), max(3, b.M.U(6)))
		}
	}
}

// choices marks what a mole may take, and what it is about to take.
func (b *brush) choices() {
	t := b.t
	for seat := range t.own.Seats {
		if t.ask.targets>>seat&1 == 0 {
			continue
		}
		colour, wide := ochre, max(3, b.M.U(5))
		if int(t.sel.target) == seat+1 {
			colour, wide = theme.Focus, max(4, b.M.U(8))
		}
		b.L.Border(b.lay.Boards[seat].Box.Inset(-b.M.U(4)), colour, 0, wide)
	}
}

// private marks a card that nobody but its owner sees.
func (b *brush) private(card display.Rect) {
	side := card.W * 0.3
	b.L.Symbol(display.Rect{X: card.X + card.W*0.06, Y: card.Y + card.H*0.04, W: side, H: side}, display.IconEyeClosed, paper)
}
