package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// slots mark where cards of the hand lay that have been played, so that what is left keeps its place.
func (b *brush) slots() {
	if b.lay.Hand.Empty() || b.v.Players[b.t.table.Near].HandKnow != topsecret.Shown {
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
	for k := topsecret.Document1; b.t.table.Stage.Still() && int(k) <= topsecret.Kinds; k++ {
		hover, focus, _ := b.t.table.Page.State(handIDs[k])
		if card := b.top(k); (hover || focus) && b.t.table.Choice.Offered(handIDs[k]) && !card.Empty() {
			b.Outline(card, theme.CutInk)
		}
	}
	if card := b.top(b.t.kind()); !card.Empty() {
		b.chosen(card)
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
	if t.sheet || t.table.Eyes.Recapping() || b.lay.Hand.Empty() {
		return
	}
	if _, moving := t.show.Playing(); moving {
		return
	}
	_, keys, _ := t.table.Page.State(t.table.Page.Focused())
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		card := b.top(k)
		if card.Empty() {
			continue
		}
		if n := b.lay.held(k); n > 1 {
			b.times(card, n)
		}
		if keys && t.table.Stage.KeyCaps() && t.table.Choice.Offered(handIDs[k]) {
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
	b.fit(box, b.t.table.Say("topsecret.count", game.Number(n)), display.Poster, countSize, theme.CutPaper, display.Middle)
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
		if !t.table.Choice.Offered(stealIDs[seat]) {
			continue
		}
		box := t.lootBox(b.lay, seat)
		if t.table.Choice.Picked(stealIDs[seat]) {
			b.chosen(box)
			continue
		}
		wide := max(3, b.M.U(6))
		hover, _, _ := t.table.Page.State(stealIDs[seat])
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

// discard is the pile of cards out of the game, with their number.
func (b *brush) discard() {
	box := b.lay.Discard
	hover, _, _ := b.t.table.Page.State("discard")
	b.L.Fill(box, theme.CutPaper, b.M.U(6))
	edge := theme.CutSecondary
	if hover {
		edge = theme.CutInk
	}
	b.L.Border(box, edge, b.M.U(6), max(1.5, b.M.U(2.5)))
	icon, figure := box.CutTop(box.H * 0.52)
	if box.W > box.H {
		icon, figure = box.CutLeft(box.W * 0.5)
	}
	b.L.Symbol(square(icon, 0.72), display.IconStack, theme.CutSecondary)
	b.fit(figure.Inset(figure.W*0.04), strconv.Itoa(b.v.Discard.Sum()), display.Poster, countSize, theme.CutInk, display.Middle)
}

// sheet lays the cards of the discard pile open over the boards, by kind.
func (b *brush) sheet() {
	defer b.Explains(len(b.L.Items))
	t := b.t
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60), H: b.M.Size(display.SansBold, table.HeadSize) * 1.6}
	b.fit(head, t.discardLabel(), display.SansBold, table.HeadSize, skin.SheetHead, display.Left)
	room := display.Rect{X: sheet.X + b.M.U(30), Y: head.Y + head.H, W: sheet.W - b.M.U(60), H: sheet.Y + sheet.H - head.Y - head.H - b.M.U(20)}
	kinds := 0
	for _, n := range b.v.Discard {
		if n > 0 {
			kinds++
		}
	}
	if kinds == 0 {
		ui.Paragraph(b.L, t.table.Stage, room, t.table.Say("topsecret.discard.empty"), display.Sans, table.BodySize, skin.SheetText, display.Left)
		return
	}
	pitch := min(room.W/float64(kinds), room.H)
	label := b.M.Size(display.Poster, countSize) * 1.3
	w := min(pitch*0.84, (room.H-label)*0.7)
	x := room.X + (room.W-pitch*float64(kinds)+pitch-w)/2
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		n := b.v.Discard[k]
		if n == 0 {
			continue
		}
		card := display.Rect{X: x, Y: room.Y + (room.H-label-w/0.7)/2, W: w, H: w / 0.7}
		b.L.Card(card, t.faces().up[k])
		below := display.Rect{X: x - (pitch-w)/2, Y: card.Y + card.H, W: pitch, H: label}
		b.fit(below, t.table.Say("topsecret.count", game.Number(n)), display.Poster, countSize, skin.SheetText, display.Middle)
		x += pitch
	}
}

// odds is the panel of what rivals still hold: every hand starts the same and every played card is shown, so that it
// follows for all who look on. A row is a kind, a column a seat; the viewer's own hand is left out.
func (b *brush) odds() {
	panel := b.lay.Odds
	b.L.Fill(panel, skin.Log, b.M.U(8))
	b.L.Border(panel, skin.LogEdge, b.M.U(8), max(1, b.M.U(2)))
	first, viewer := topsecret.Document1, b.v.Viewer
	if b.v.LowestOut {
		first = topsecret.Document2
	}
	rows := float64(topsecret.Kinds-int(first)+1) + 2.3
	inside := panel.Inset(b.M.U(12))
	high := inside.H / rows
	head, rest := inside.CutTop(high * 1.2)
	b.fit(head, b.t.table.Say("topsecret.odds"), display.SansBold, table.BodySize, skin.LogHead, display.Left)
	columns := b.v.Seats
	if viewer.Sits(b.v.Seats) {
		columns--
	}
	names, cells := rest.CutLeft(rest.W * oddsLabel)
	wide := cells.W / float64(columns)
	column := 0
	for seat := range game.Seat(b.v.Seats) {
		if seat == viewer {
			continue
		}
		top := display.Rect{X: cells.X + wide*float64(column), Y: cells.Y, W: wide, H: high * 1.1}
		b.Chip(square(top, 0.8), seat)
		for k := first; int(k) <= topsecret.Kinds; k++ {
			cell := display.Rect{X: top.X, Y: top.Y + high*(float64(k-first)+1.1), W: wide, H: high}
			n, letters := b.v.Players[seat].Hand[k], skin.LogNew
			if n == 0 {
				letters = theme.DisabledText
			}
			b.fit(cell, strconv.Itoa(n), display.Poster, tileSize, letters, display.Middle)
		}
		column++
	}
	for k := first; int(k) <= topsecret.Kinds; k++ {
		cell := display.Rect{X: names.X, Y: names.Y + high*(float64(k-first)+1.1), W: names.W, H: high}
		if k.Document() {
			b.fit(cell, strconv.Itoa(b.v.Value(k)), display.Poster, tileSize, skin.LogNew, display.Left)
		} else {
			icon, _ := cell.CutLeft(cell.H)
			b.L.Symbol(square(icon, 0.86), cards.TopSecretIcon(k), skin.LogNew)
		}
	}
}
