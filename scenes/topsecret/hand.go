package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// slots mark where cards of the hand lay that have been played, so that what is left keeps its place.
func (b *brush) slots() {
	if b.lay.Hand.Empty() || b.v.Players[b.t.Near].HandKnow != topsecret.Shown {
		return
	}
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if box := b.lay.Slots[k]; b.lay.Groups[k].Empty() && !box.Empty() {
			b.L.Border(box, theme.CutSecondary.Alpha(0.5), box.W*cornerShare, max(1, b.M.U(2)))
		}
	}
}

// hand marks the card of the hand that is chosen and, where none rises, the one that is pointed at.
func (b *brush) hand() {
	for k := topsecret.Document1; b.t.Stage.Still() && int(k) <= topsecret.Kinds; k++ {
		hover, focus, _ := b.t.Page.State(handIDs[k])
		if card := b.top(k); (hover || focus) && b.t.ask.kinds>>k&1 != 0 && !card.Empty() {
			b.Outline(card, theme.CutInk)
		}
	}
	if card := b.top(b.t.sel.kind); !card.Empty() {
		b.chosen(card)
	}
}

// armed outlines the assassins that are about to blow up, where nothing may stand up from the table.
func (b *brush) armed() {
	for seat := range game.Seat(b.v.Seats) {
		if b.t.Stage.Still() && b.t.show.Now().armed() && b.v.Players[seat].Pick.Kind() == topsecret.Assassin {
			b.Outline(b.lay.Boards[seat].Pick, theme.CutInk)
		}
	}
}

// top is the uppermost card of a group of the hand, where it lies in this frame; empty for none.
func (b *brush) top(k topsecret.Kind) display.Rect {
	box := b.lay.Groups[k]
	if box.Empty() {
		return box
	}
	rise := box.H * liftShare * b.t.lift[k]
	return display.Rect{X: box.X + box.W - b.lay.Slots[k].W, Y: box.Y - rise, W: b.lay.Slots[k].W, H: box.H}
}

// badges write on the groups of the hand how many cards they have and, for those who play with the keyboard, the digits
// that choose them: over all cards and over the focus ring.
func (b *brush) badges() {
	t := b.t
	if t.sheet || t.Recapping() || b.lay.Hand.Empty() {
		return
	}
	if _, moving := t.show.Playing(); moving {
		return
	}
	_, keys, _ := t.Page.State(t.Page.Focused())
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		card := b.top(k)
		if card.Empty() {
			continue
		}
		if n := t.cardsInHand(k); n > 1 {
			b.times(card, n)
		}
		if keys && t.Stage.KeyCaps() && t.ask.kinds>>k&1 != 0 {
			b.keyOf(card, k)
		}
	}
}

// keyOf is the digit that chooses a card, for those who play with the keyboard.
func (b *brush) keyOf(card display.Rect, k topsecret.Kind) {
	h := max(b.M.Floor(display.SansBold)*1.3, b.M.U(38))
	cap := display.Rect{X: card.X + (card.W-h)/2, Y: card.Y - h*0.35, W: h, H: h}
	b.L.Fill(cap, theme.CutPaper, b.M.U(5))
	b.L.Border(cap, theme.CutInk, b.M.U(5), max(1.5, b.M.U(2.5)))
	b.fit(cap, strconv.Itoa(int(k)-b.t.out()), display.SansBold, table.SmallSize, theme.CutInk, display.Middle)
}

// out is the number of kinds that are not in play, the first ones: those in play are numbered from 1, in the order in
// which they lie.
func (t *screen) out() int {
	if t.show.Now().LowestOut {
		return 1
	}
	return 0
}

// times is the number of cards of a group, on a black corner of its top card.
func (b *brush) times(card display.Rect, n int) {
	h := max(b.M.Floor(display.Poster)*1.35, min(card.H*0.2, b.M.U(46)))
	box := display.Rect{X: card.X + card.W - h*1.15, Y: card.Y - h*0.3, W: h * 1.4, H: h}
	b.L.Fill(box, theme.CutInk, b.M.U(4))
	b.fit(box, b.t.Say("topsecret.count", game.Number(n)), display.Poster, countSize, theme.CutPaper, display.Middle)
}

// chosen frames the card that is about to be played, and ticks it.
func (b *brush) chosen(card display.Rect) {
	wide := max(3, b.M.U(6))
	b.L.Border(card.Inset(-wide), theme.Focus, card.W*cornerShare+wide, wide)
	b.L.Border(card.Inset(-wide*1.5), theme.CutInk, card.W*cornerShare+wide*1.5, wide*0.5)
	side := max(b.M.U(46), 26)
	mark := display.Rect{X: card.X + card.W - side*0.7, Y: card.Y + card.H - side*0.7, W: side, H: side}
	b.L.Fill(mark, theme.Focus, side/2)
	b.L.Border(mark, theme.CutInk, side/2, max(1.5, b.M.U(2.5)))
	b.L.Symbol(mark.Inset(side*0.22), display.IconCheck, theme.CutInk)
}

// choices marks what a mole may take, and what it is about to take.
func (b *brush) choices() {
	t := b.t
	for seat := range game.Seat(b.v.Seats) {
		if !t.ask.targets.Has(seat) {
			continue
		}
		box := t.lootBox(b.lay, seat)
		if int(t.sel.target) == int(seat)+1 {
			b.chosen(box)
			continue
		}
		wide := max(3, b.M.U(6))
		hover, _, _ := t.Page.State(stealIDs[seat])
		if hover {
			wide *= 1.5
		}
		b.L.Border(box.Inset(-wide), theme.Ochre, box.W*cornerShare+wide, wide)
		b.L.Border(box.Inset(-wide*1.4), theme.CutInk, box.W*cornerShare+wide*1.4, wide*0.4)
	}
}

// private marks a card that nobody but its owner sees.
func (b *brush) private(card display.Rect) {
	side := card.W * 0.36
	box := display.Rect{X: card.X + card.W - side*0.8, Y: card.Y - side*0.2, W: side, H: side}
	b.L.Fill(box, theme.CutInk, side/2)
	b.L.Symbol(box.Inset(side*0.2), display.IconEyeClosed, theme.CutPaper)
}
