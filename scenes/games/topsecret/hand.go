package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// slots mark where cards of the hand lay that have been played, so that what is left keeps its place.
func (b handBrush) slots() {
	for k, box := range b.lay.Slots {
		if !box.Empty() && b.lay.Groups[k].Empty() && b.v.Players[b.look.Near].HandKnow == topsecret.Shown {
			b.L.Border(box, theme.CutSecondary.Alpha(0.5), box.W*cornerShare, max(1, b.M.U(2)))
		}
	}
}

// hand marks the card of the hand that is chosen and, where none rises, the one that is pointed at.
func (b handBrush) hand() {
	for k := range b.lay.Groups {
		hover, focus, _ := b.page.State(handIDs[k])
		card, pointed := b.top(k), b.look.Stage.Still() && (hover || focus)
		if !card.Empty() && pointed && b.look.Choice.Offered(handIDs[k]) {
			b.Outline(card, theme.CutInk)
		}
	}
	if card := b.top(int(b.kind())); !card.Empty() {
		b.chosen(card)
	}
}

// top is the uppermost card of a group of the hand, where it lies in this frame; empty for none.
func (b handBrush) top(k int) display.Rect {
	box := b.lay.Groups[k]
	box.Y -= box.H * liftShare * b.lay.opt.Lift[k]
	_, card := box.CutLeft(box.W - b.lay.Slots[k].W)
	return card
}

// badges say on the groups of the hand how many cards they have and, for those who play with the keyboard, the digits
// that choose them: over all cards and over the focus ring.
func (b handBrush) badges() {
	if _, moving := b.told.Playing(); moving || b.pile {
		return
	}
	_, keys, _ := b.page.State(b.page.Focused())
	for k := range b.lay.Groups {
		card := b.top(k)
		if card.Empty() {
			continue
		}
		n := b.lay.held(topsecret.Kind(k))
		if topsecret.Kind(k) == b.lay.opt.Carried && n > 1 {
			n--
			card.X -= (b.lay.Groups[k].W - card.W) / float64(n)
		}
		h := 0.0
		if keys && b.look.Stage.KeyCaps() && b.look.Choice.Offered(handIDs[k]) {
			h = max(b.M.Floor(display.SansBold)*1.3, b.M.U(38))
		}
		if n > 1 {
			b.copies(card, n, h)
		}
		if h > 0 {
			box := display.Rect{X: card.X + (card.W-h)/2, Y: card.Y - h*0.35, W: h, H: h}
			if n > 1 {
				box.X = card.X - h*0.35
			}
			b.Plate(box, b.M.U(5), theme.CutPaper, theme.CutInk)
			b.Fit(box, strconv.Itoa(k-out(b.v)), display.SansBold, tabletop.SmallSize, theme.CutInk, display.Middle)
		}
	}
}

// copies says on a black corner of the top card how many there are of it: in words, since a figure alone is a key, and
// with a cross what counts double. Where the card has no room for them, beside a key of that side at its other corner,
// the edges of those under it tell.
func (b handBrush) copies(card display.Rect, n int, key float64) {
	text := b.look.Say("table.cards", game.Number(n))
	high := max(b.M.Floor(display.Poster)*1.35, min(card.H*copiesHigh, b.M.U(46)))
	wide := b.width(text, display.Poster) + high*0.5
	most := card.W - key*0.7
	if wide > most {
		return
	}
	wide = min(most, wide*copiesGrow)
	box := display.Rect{X: card.X + card.W - wide + high*0.25, Y: card.Y - high*0.3, W: wide, H: high}
	b.L.Fill(box, theme.CutInk, b.M.U(4))
	b.Fit(box.Narrowed(high*0.15), text, display.Poster, tabletop.BodySize, theme.CutPaper, display.Middle)
}

// chosen frames the card that is about to be played, and ticks it at its side: its corners and its foot are to be read.
func (b handBrush) chosen(card display.Rect) {
	b.ring(card, theme.Focus, max(3, b.M.U(6)), 0.5)
	side := max(b.M.U(46), 26)
	mark := display.Rect{X: card.X + card.W - side*0.4, Y: card.Y + (card.H-side)/2, W: side, H: side}
	b.Seal(mark, display.IconCheck, 0.22, theme.Focus, theme.CutInk)
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
			b.chosen(box)
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
	if hover, _, _ := b.page.State("discard"); hover {
		edge = theme.CutInk
	}
	b.Plate(box, b.M.U(6), theme.CutPaper, edge)
	icon, figure := box.CutTop(box.H * 0.52)
	if box.W > box.H {
		icon, figure = box.CutLeft(box.W * 0.5)
	}
	b.L.Symbol(icon.SquareIn(0.72), display.IconStack, theme.CutSecondary)
	b.Fit(figure.Inset(figure.W*0.04), strconv.Itoa(b.v.Discard.Sum()), display.Poster, countSize, theme.CutInk,
		display.Middle)
}

// sheet lays the cards of the discard pile open over the boards, by kind.
func (b handBrush) sheet() {
	defer b.Explains(len(b.L.Items))
	_, room := b.Sheet().Narrowed(b.M.U(30)).CutTop(b.M.U(14))
	head, room := room.CutTop(b.M.Size(display.SansBold, tabletop.HeadSize) * 1.6)
	room.H -= b.M.U(20)
	b.Fit(head, b.discardLabel(b.v), display.SansBold, tabletop.HeadSize, skin.SheetHead, display.Left)
	kinds := 0.0
	for _, n := range b.v.Discard {
		if n > 0 {
			kinds++
		}
	}
	if kinds == 0 {
		ui.Paragraph(b.L, b.look.Stage, room, b.look.Say("topsecret.discard.empty"), display.Sans, tabletop.BodySize,
			skin.SheetText, display.Left)
		return
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
		b.Fit(below, b.look.Say("table.cards", game.Number(n)), display.Poster, tileSize, skin.SheetText, display.Middle)
		x += pitch
	}
}

// odds is the panel of what rivals still hold: every hand starts the same and every played card is shown, so that it
// follows for all who look on. A row is a kind, a column a seat, or the other way round where it lies across; the
// viewer's own hand is left out.
func (b handBrush) odds() {
	b.L.Fill(b.lay.Odds, skin.Log, b.M.U(8))
	b.L.Border(b.lay.Odds, skin.LogEdge, b.M.U(8), max(1, b.M.U(2)))
	rivals := game.Seats(1<<b.v.Seats - 1).Without(b.v.Viewer)
	rows, columns := b.lay.kinds(), rivals.Len()
	if b.lay.across() {
		rows, columns = columns, rows
	}
	inside := b.lay.Odds.Inset(b.M.U(12))
	high := inside.H / (float64(rows) + oddsHeads + oddsSigns)
	head, rest := inside.CutTop(high * oddsHeads)
	b.Fit(head, b.look.Say("topsecret.odds"), display.SansBold, tabletop.BodySize, skin.LogHead, display.Left)
	label := oddsLabel
	if b.lay.across() {
		label = 1 / float64(columns+1)
	}
	names, cells := rest.CutLeft(rest.W * label)
	top, names := names.CutTop(high * oddsSigns)
	tops, cells := cells.CutTop(top.H)
	// cell is the place of a kind and a rival, -1 for the label of the other one.
	cell := func(kind, rival int) display.Rect {
		row, column := kind, rival
		if b.lay.across() {
			row, column = rival, kind
		}
		switch {
		case column < 0:
			return display.Rect{X: names.X, Y: names.Y + high*float64(row), W: names.W, H: high}
		case row < 0:
			return tops.Column(column, columns, 0)
		}
		at := cells.Column(column, columns, 0)
		at.Y, at.H = at.Y+high*float64(row), high
		return at
	}
	first, align := firstIn(b.v), display.Left
	if b.lay.across() {
		align = display.Middle
	}
	for k := first; int(k) <= topsecret.Kinds; k++ {
		at := cell(int(k-first), -1)
		if k.Document() {
			b.Fit(at, strconv.Itoa(b.v.Value(k)), display.Poster, tileSize, skin.LogNew, align)
			continue
		}
		if !b.lay.across() {
			at, _ = at.CutLeft(at.H)
		}
		b.L.Symbol(at.SquareIn(0.86), agentIcon(k), skin.LogNew)
	}
	rival := 0
	for seat := range rivals.All() {
		b.Chip(cell(-1, rival).SquareIn(0.8), seat)
		for k := first; int(k) <= topsecret.Kinds; k++ {
			n, letters := b.v.Players[seat].Hand[k], skin.LogNew
			if n == 0 {
				letters = theme.DisabledText
			}
			b.Fit(cell(int(k-first), rival), strconv.Itoa(n), display.Poster, tileSize, letters, display.Middle)
		}
		rival++
	}
}

// odds are whether what rivals still hold is shown.
type odds struct {
	look *match.View
	// open shows it where it may be shown.
	open bool
	side side
}

// side is what the last tick saw: whether the log was open, and whether it had no room.
type side struct{ known, log, hidden bool }

// allowed reports whether what rivals still hold may be shown in this match.
func (o *odds) allowed() bool { return o.look.OddsAllowed() && o.look.Seats.OddsWanted() }

// shown reports whether the panel with it lies open.
func (o *odds) shown() bool { return o.open && o.allowed() }

// share keeps one of two things in sight where there is no room for both: the log, and what rivals still hold. What was
// asked for last is shown. It reports whether that has changed what lies open.
func (o *odds) share(log *bool, logHidden bool) (changed bool) {
	hidden, was := o.shown() && logHidden, o.side
	if was.known && *log != was.log && (*log && hidden || !*log && was.hidden) {
		*log, o.open, hidden, changed = true, false, false, true
	}
	o.side = side{known: true, log: *log, hidden: hidden}
	return changed
}
