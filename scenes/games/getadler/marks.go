package getadler

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// here says who sits here: cards that are dealt fly over it.
func (b tableBrush) here() {
	if near := b.look.Near; near.Sits(b.v.Seats) && !b.lay.opposite(int(near)) && !b.lay.OwnWords.Empty() {
		b.own(&b.lay.Suspects[near], near)
	}
}

// marks are written on the cards once they lie: the state of the suspects, and what is chosen.
func (b tableBrush) marks() {
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
			b.chosen(b.risen(i))
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

// saying is the paper with what is asked over a choice in the middle, in large letters: it points to whoever asks, or
// bears the picture of what is decided.
func (b tableBrush) saying() {
	defer b.Explains(len(b.L.Items))
	q, room := &b.ask, b.lay.Saying
	if q.saying == "" {
		return
	}
	words, high := sayingWords(b.M, room), 0.0
	size, _ := ui.Shrink(sayingSize, slipSize*ui.LeastShare(b.M), func(size float64) bool {
		high = ui.ParagraphHeight(b.look.Stage, words.W, q.saying, display.SansBold, size)
		return high <= words.H
	})
	line := b.look.Stage.Measure.Width(q.saying, b.M.Font(display.SansBold), b.M.Size(display.SansBold, size)) + 1
	paper := room.Middle(room.W-max(0, words.W-line), min(room.H, max(high, b.sign())+room.H-words.H))
	edge, asker := theme.Lamp, b.told.After().said.asker
	asked := q.card == getadler.NoKind && asker.Sits(b.v.Seats)
	if asked { // It lies as near to who asks as it may, and points there where that is over it.
		edge = theme.SeatColours[asker]
		under := b.lay.under(int(asker))
		paper.X = max(room.X, min(under-paper.W/2, room.X+room.W-paper.W))
		if b.lay.Suspects[asker].Air.Empty() && under > paper.X && under < paper.X+paper.W {
			b.pointer(paper, asker)
		}
	}
	words = sayingWords(b.M, paper)
	b.L.Fill(paper, theme.Cream, b.M.U(ui.Radius)).Shadow = b.M.U(8)
	b.L.Border(paper, edge, b.M.U(ui.Radius), max(2, b.M.U(4)))
	pad := words.Y - paper.Y
	sign := display.Rect{X: paper.X + pad, Y: words.Y, W: words.X - b.M.U(sayingGap) - paper.X - pad, H: words.H}
	if sign = sign.Square(sign.W); asked {
		b.Chip(sign, asker)
	} else {
		b.L.Symbol(sign, signs.ActionIcon(q.card), theme.LampInk)
	}
	_, words = words.CutTop(max(0, words.H-high) / 2)
	ui.Paragraph(b.L, b.look.Stage, words, q.saying, display.SansBold, size, theme.LampInk, display.Left)
}

// sayingWords is the place of the words on such a paper, beside its sign.
func sayingWords(m theme.Metrics, paper display.Rect) display.Rect {
	in := paper.Inset(sayingPad.In(m))
	_, words := in.PartLeft(min(in.H, sayingSign.In(m)), m.U(sayingGap))
	return words
}

// liftOf is how far a card has risen, as a share of its height.
func liftOf(lift float64) float64 { return liftShare * lift }

// tag marks a card of the own hand as it lies, also while others move: an arrest that is not open yet, and one that has
// just come to it.
func (b handBrush) tag(s *director.Sprite) {
	seat, ok := getadler.HandOf(s.At)
	if !ok || !b.below(seat) || b.v.Viewer != seat || s.Pose.Squash != 0 || s.Pose.Scale != 0 {
		return
	}
	k, n := heldAt(s.At)
	if k == getadler.NoKind {
		return
	}
	lies := false
	for i := range b.lay.Held {
		if b.risen(i) == s.Pose.Box {
			if lies = !b.look.Choice.Picked(handIDs[i]); !lies {
				return // What is chosen bears its tick alone.
			}
		}
	}
	if !lies {
		return
	}
	switch _, early := unplayable(b.v, seat, k); {
	case early:
		b.shut(s.Pose.Box)
	case b.arrivals.isNew(seat, k, n):
		text := b.look.Say("getadler.new")
		box, _ := b.markBox(s.Pose.Box, text)
		b.chipWord(box, text, display.IconArrow, theme.Lamp, theme.LampInk)
	}
}

// markBox is the place of a mark: at the upper right of the card, beside the picture in its corner. Where its word has
// no room there a sign stands for it, and fits is false.
func (b handBrush) markBox(card display.Rect, text string) (box display.Rect, fits bool) {
	f := display.SansBold
	h := min(markHigh.In(b.M), card.H*0.24)
	most, measure := card.W*freshShare, b.look.Stage.Measure
	w := min(most, measure.Width(text, f, max(b.M.Floor(f), h*0.72))+b.M.U(9))
	if fits = measure.Width(text, f, b.M.Floor(f))+b.M.U(9) <= most && h-b.M.U(4) >= b.M.Floor(f); !fits {
		w = h * 1.2
	}
	edge := card.H * markEdge
	return display.Rect{X: card.X + card.W - w - edge, Y: card.Y + edge, W: w, H: h}, fits
}

// shut says from which hour on an arrest can be played (G6), clear of its picture.
func (b handBrush) shut(card display.Rect) {
	hour := game.Number(getadler.Gate)
	text := b.look.Say("getadler.opens", hour)
	box, fits := b.markBox(card, text)
	if !fits {
		text = b.look.Say("getadler.opens.short", hour)
		box, _ = b.markBox(card, text)
	}
	b.chipWord(box, text, display.IconClock, theme.LampInk, theme.Lamp)
}

// digits reports whether the digits that choose cards are shown: for those who play with the keyboard.
func (b handBrush) digits() bool {
	_, keys, _ := b.page.State(b.page.Focused())
	return keys && b.look.Stage.KeyCaps() && slices.ContainsFunc(handIDs, b.look.Choice.Offered)
}

// keys writes on the cards below the digits that choose them, over all cards and over the focus ring.
func (b handBrush) keys() {
	if !b.digits() || b.pileOpen || b.building() || b.book.Shown() {
		return
	}
	if _, moving := b.told.Playing(); moving {
		return
	}
	for i := range b.lay.Held {
		if b.look.Choice.Offered(handIDs[i]) && !b.look.Choice.Picked(handIDs[i]) { // The tick is there.
			b.keyOf(b.risen(i), i)
		}
	}
}

// onEdge is a place for what is so large on the left edge of a card, between it and the one before, where nothing is
// printed.
func (b *brush) onEdge(card display.Rect, side float64) display.Rect {
	return display.Rect{X: max(card.X-side*capOut, b.lay.Hand.X), Y: card.Y + card.H*capDown - side/2, W: side, H: side}
}

// keyOf is the digit that chooses a card.
func (b handBrush) keyOf(card display.Rect, i int) {
	cap := b.onEdge(card, markHigh.In(b.M))
	b.Plate(cap, b.M.U(5), theme.Cream, theme.LampInk)
	b.Fit(cap, strconv.Itoa(i+1), display.SansBold, tabletop.SmallSize, theme.LampInk, display.Middle)
}

// arrivals are the cards that have come to the hand below since its seat last played or answered.
type arrivals struct {
	// since is the number of moves that the match had when each seat last decided.
	since [game.MaxSeats]int
	// read is the number of moves that it had when that was last looked up.
	read int
	// seat and moves are what the rest was worked out for: known is the number of cards of each kind that are not new.
	seat  game.Seat
	moves int
	known getadler.Counts
	// settled reports that all of it lies on the table as it was worked out.
	settled bool
}

// isNew reports whether the n-th card of a kind in a seat's hand has just come to it.
func (a *arrivals) isNew(seat game.Seat, k getadler.Kind, n int) bool {
	return seat == a.seat && a.moves > 0 && n >= a.known[k]
}

// arrived notes what the seat below sees come to its hand: cards drawn, taken, given to it and looted. What is dealt at
// the start is not new, for all of it is. Settled reports that all of it lies on the table.
func (a *arrivals) arrived(m *getadler.Match, near game.Seat, person, settled bool) {
	if a.seat == near && a.moves == m.Len() && (a.settled || !settled) {
		return
	}
	before := a.known
	if a.seat != near || a.moves == 0 || settled {
		before = getadler.Counts{}
	}
	a.seat, a.moves, a.settled = near, 0, settled
	if !person {
		return
	}
	own := m.View(near)
	if own.Hour == 0 || own.Players[near].Eliminated {
		return
	}
	a.moves, a.known = m.Len(), own.Players[near].Sure
	for _, e := range m.Events(near, a.since[near]) {
		if to, hand := getadler.HandOf(e.To); e.Moved && hand && to == near {
			a.known[e.Card] = max(0, a.known[e.Card]-1)
		}
	}
	// A card that was lost lies here until the loss is shown: it is no newer for that.
	for k, n := range before {
		a.known[k] = max(a.known[k], n)
	}
}

// followed notes when each seat last made a decision after which it knows its hand.
func (a *arrivals) followed(m *getadler.Match) {
	for move, e := range m.Events(game.Public, a.read) {
		if decided(&e) {
			a.since[e.Seat] = move
		}
	}
	a.read = m.Len()
}

// namedFight says it of the parts of a confrontation.
func (b fightBrush) namedFight() {
	f, c := &b.lay.Fight, &b.v.Fight
	if !c.Villain.Sits(b.v.Seats) || !c.Opponent.Sits(b.v.Seats) {
		return
	}
	b.Names(f.Lane, "getadler:lane")
	for _, seat := range [...]game.Seat{c.Villain, c.Opponent} {
		b.Names(b.lay.side(seat).Box, "getadler:side")
		if !b.v.Players[seat].Eliminated {
			b.Names(b.lay.side(seat).Backs, "getadler:held")
		}
	}
	for _, seat := range f.Order[:f.Rowed] {
		b.Names(b.lay.Suspects[seat].Box, "getadler:row")
	}
}

// named says what each part of the table is that is no open card, outside a confrontation.
func (b tableBrush) named() {
	if !b.lay.opt.Open {
		b.Names(b.lay.Hand, "table:hand")
		b.Names(b.lay.Own, "table:hand")
	}
	if !b.lay.taken() {
		if !b.lay.Clock.Empty() {
			b.Names(b.lay.Clock, "getadler:hour")
		}
		b.Names(b.lay.Pile, "getadler:pile")
		b.Names(b.lay.Discard, "getadler:discard")
	}
	told, _ := b.pointedAt()
	for seat := range game.Seat(b.v.Seats) {
		first := len(b.L.Items)
		b.suspectNamed(&b.lay.Suspects[seat], seat)
		for i := first; seat == told && i < len(b.L.Items); i++ {
			b.L.Items[i].Quiet = true // The legend speaks of this one, and alone.
		}
	}
}

// suspectNamed says what the parts of a suspect are.
func (b tableBrush) suspectNamed(lay *suspectLayout, seat game.Seat) {
	p := &b.v.Players[seat]
	b.Names(lay.Box, "getadler:suspect")
	if p.Eliminated {
		return
	}
	b.Names(lay.Backs, "getadler:held")
	b.Names(lay.Count, "getadler:held")
	if p.Out {
		b.Names(lay.State, "getadler:stunned")
	}
	if b.book.HasStrip(b.v, seat) && !b.lesson.Hides("getadler:letters") {
		b.Names(lay.Strip, "getadler:letters")
	}
}
