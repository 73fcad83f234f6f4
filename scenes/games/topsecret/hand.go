package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/tabletop"
)

// slots mark where cards of the hand lay that have all been played, so that what is left keeps its place.
func (b handBrush) slots() {
	for k, box := range b.lay.Slots {
		kind := topsecret.Kind(k)
		if box.Empty() || !b.lay.Groups[k].Empty() || !b.lay.open() {
			continue
		}
		b.L.Fill(box, theme.TableColour, box.W*cornerShare)
		b.L.Border(box, theme.CutSecondary, box.W*cornerShare, max(1, b.M.U(2.5))).Dashed = true
		sign, words := box.Inset(box.W * 0.06).CutTop(box.H * 0.5)
		if kind.Document() {
			b.Fit(sign, b.figure(b.v.Value(kind)), display.Poster, countSize, theme.CutSecondary, display.Middle)
		} else {
			b.L.Symbol(sign.SquareIn(0.6), agentIcon(kind), theme.CutSecondary)
		}
		if text := b.look.Say("topsecret.hand.played"); b.Fits(text, display.Poster, words.W) &&
			words.H*0.5 >= b.M.Floor(display.Poster)*tileLine {
			words, _ = words.CutTop(words.H * 0.5)
			b.Fit(words, text, display.Poster, slipSize, theme.CutSecondary, display.Middle)
		}
	}
}

// hand marks the card of the hand that is chosen, which stands in its place as well before it is played, and, where
// none rises, the one that is pointed at.
func (b handBrush) hand() {
	for k := range b.lay.Groups {
		hover, focus, _ := b.page.State(handIDs[k])
		card, pointed := b.top(k), b.look.Stage.Still() && (hover || focus)
		if !card.Empty() && pointed && b.look.Choice.Offered(handIDs[k]) {
			b.Outline(card, theme.CutInk)
		}
	}
	if card := b.top(int(b.kind())); !card.Empty() {
		b.ring(card, theme.Focus, max(3, b.M.U(6)), 0.5)
		if place := b.lay.Boards[b.look.Near].Pick; !b.v.Players[b.look.Near].Picked {
			b.L.Card(upright(place), b.faces.up[b.kind()]).Fade = ghostFade
			b.L.Border(place, theme.CutInk, place.W*cornerShare, max(1, b.M.U(2.5))).Dashed = true
		}
	}
}

// top is the uppermost card of a group of the hand, where it lies in this frame; empty for none.
func (b handBrush) top(k int) display.Rect {
	box := b.lay.Groups[k]
	box.Y -= box.H * b.lay.rise * b.lay.opt.Lift[k]
	_, card := box.CutLeft(box.W - b.lay.Slots[k].W)
	return card
}

// tags say under each kind of the hand how many are left of it, with a dot for each there was.
func (b handBrush) tags() {
	if !b.lay.open() || b.lay.opt.Reveal {
		return
	}
	font := b.tagFont()
	for k := firstIn(b.v); int(k) <= topsecret.Kinds; k++ {
		tag, n := b.lay.Tags[k], b.tagged(k)
		if n < 0 {
			continue
		}
		ink := theme.CutInk
		if tag.Y -= b.lay.Slots[k].Y - b.top(int(k)).Y; b.lay.handRows == 1 {
			tag.Y = b.lay.Tags[k].Y // It stays where it is.
		}
		if b.lay.handRows > 1 && !b.M.Contrast {
			ink = designs.InkOf(&b.faces.up[k])
		} else {
			b.L.Fill(tag, theme.CutPaper, 0)
			b.L.Border(tag, theme.CutInk, 0, max(1, b.M.U(2)))
		}
		in, of, side := tag.Narrowed(tag.H*0.2), float64(b.counts[k]), tag.H*tagDot
		dots, words := b.tagParts(k)
		text := b.look.Say("topsecret.left", game.Number(n))
		if b.width(text, font) > words.W || tag.H < b.M.Floor(font)*tileLine {
			dots, words = in, display.Rect{}
		}
		x, y := dots.Centre()
		for i := range int(of) {
			dot := display.Rect{X: x + (float64(i)-(of-1)/2)*side*1.3, Y: y}.Square(side)
			if i < n {
				b.L.Symbol(dot, display.ShapeCircle, ink)
			} else {
				b.L.Border(dot, ink, side/2, max(1, side*0.16))
			}
		}
		if !words.Empty() {
			b.Fit(words, text, font, tabletop.SmallSize, ink, display.Middle)
		}
	}
}

// tagged is how many of a kind its tag tells to be left, below 0 where it has none.
func (b handBrush) tagged(k topsecret.Kind) int {
	n := heldBy(&b.v.Players[b.look.Near], k)
	switch {
	case n == 0:
		return -1
	case k == b.lay.opt.Carried:
		n--
	}
	return n
}

// tagParts are the rooms for the dots and the words of the tag of a kind.
func (b handBrush) tagParts(k topsecret.Kind) (dots, words display.Rect) {
	tag := b.lay.Tags[k]
	return tag.Narrowed(tag.H * 0.2).CutLeft(tag.H * tagDot * (1.3*float64(b.counts[k]) + 0.4))
}

// tagFont is the face of all tags: the narrow one where one of them has no room for another. Under a single row the
// dots alone say it there.
func (b handBrush) tagFont() display.Font {
	for k := firstIn(b.v); int(k) <= topsecret.Kinds && b.lay.handRows > 1; k++ {
		n := b.tagged(k)
		if _, words := b.tagParts(k); n >= 0 &&
			b.width(b.look.Say("topsecret.left", game.Number(n)), display.SansBold) > words.W {
			return display.Poster
		}
	}
	return display.SansBold
}

// keys are the digits that choose the cards of the hand, for those who play with the keyboard: on tabs that stand on
// the cards, and hide nothing of them. Two rows have no room for them.
func (b handBrush) keys() {
	if _, moving := b.told.Playing(); moving || b.pile || b.lay.handRows > 1 {
		return
	}
	if _, keys, _ := b.page.State(b.page.Focused()); !keys || !b.look.Stage.KeyCaps() {
		return
	}
	side := b.M.Floor(display.SansBold) * keyChip
	for k := range b.lay.Groups {
		card := b.top(k)
		if card.W < side || !b.look.Choice.Offered(handIDs[k]) {
			continue
		}
		box := display.Rect{X: card.X + (card.W-side)/2, Y: card.Y - side - b.M.U(3), W: side, H: side}
		if kind := b.kind(); int(kind) == k {
			box.Y -= max(3, b.M.U(6)) * 1.5
		}
		b.L.Fill(box, theme.CutPaper, b.M.U(5))
		b.L.Border(box, theme.CutSecondary, b.M.U(5), max(1, b.M.U(1.5)))
		b.Fit(box, strconv.Itoa(k-out(b.v)), display.SansBold, tabletop.SmallSize, theme.CutInk, display.Middle)
	}
}

// choices marks what a mole may take, and what it is about to take.
func (b handBrush) choices() {
	for seat, id := range stealIDs[:b.v.Seats] {
		hover, _, _ := b.page.State(id)
		box := b.lay.loot(&b.own, game.Seat(seat))
		wide := max(3, b.M.U(6))
		switch {
		case !b.look.Choice.Offered(id):
		case b.look.Choice.Picked(id):
			b.ring(box, theme.Focus, wide*1.5, 0.5)
		case hover:
			b.ring(box, theme.Ochre, wide*1.5, 0.4)
		default:
			b.ring(box, theme.Ochre, wide, 0.4)
		}
	}
}

// private marks a card that nobody but its owner sees.
func (b handBrush) private(card display.Rect) {
	side := card.W * 0.36
	box := display.Rect{X: card.X + card.W - side*0.8, Y: card.Y - side*0.2, W: side, H: side}
	b.disc(box, display.IconEyeClosed, 0.2, theme.CutInk, theme.CutPaper)
}

// discard is the pile of cards out of the game, with their number.
func (b handBrush) discard() {
	box, edge := b.lay.Discard, theme.CutSecondary
	if box.Empty() {
		return
	}
	if hover, _, _ := b.page.State("discard"); hover {
		edge = theme.CutInk
	}
	b.Plate(box, b.M.U(6), theme.CutPaper, edge)
	icon, figure := box.CutLeft(box.W * 0.45)
	b.L.Symbol(icon.SquareIn(0.72), display.IconStack, theme.CutSecondary)
	b.Fit(figure.Inset(figure.W*0.04), b.figure(b.v.Discard.Sum()), display.Poster, tileSize, theme.CutInk,
		display.Middle)
}

// sheet lays the cards of the discard pile open over the boards, by kind.
func (b handBrush) sheet() {
	defer b.Explains(len(b.L.Items))
	_, room := b.Sheet().Narrowed(b.M.U(30)).CutTop(b.M.U(14))
	head, room := room.CutTop(b.M.Size(display.SansBold, tabletop.HeadSize) * 1.6)
	room.H -= b.M.U(20)
	b.Fit(head, b.discardLabel(b.v), display.SansBold, tabletop.HeadSize, skin.Sheet.Head, display.Left)
	kinds := 0.0
	for _, n := range b.v.Discard {
		if n > 0 {
			kinds++
		}
	}
	pitch := min(room.W/kinds, room.H)
	label := b.M.Size(display.Poster, countSize) * 1.3
	w := min(pitch*0.84, (room.H-label)*cardRatio)
	x := room.X + (room.W-pitch*kinds)/2
	for k, n := range b.v.Discard {
		if n == 0 {
			continue
		}
		// Each kind has a card of it over their number.
		card := display.Rect{X: x + (pitch-w)/2, Y: room.Y + (room.H-label-w/cardRatio)/2, W: w, H: w / cardRatio}
		b.L.Card(card, b.faces.up[k])
		below := display.Rect{X: x, Y: card.Y + card.H, W: pitch, H: label}
		b.Fit(below, b.look.Say("table.cards", game.Number(n)), display.Poster, tileSize, skin.Sheet.Text, display.Middle)
		x += pitch
	}
}
