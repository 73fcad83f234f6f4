package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
)

// The parts of the table by their names; those of a suspect follow each other, flowParts a seat.
const (
	flowSlips flow.ID = 1 + iota
	flowMiddle
	flowAbove
	flowSheet
	flowMission
	flowBranch
	flowPile
	flowPileWords
	flowClock
	flowDiscard
	flowDiscardWords
	flowBook
	flowOwn
	flowOwnWords
	flowHand
	flowHandTwoRows
	flowSuspects
)

// The parts of a suspect.
const (
	flowBust flow.ID = iota
	flowAir
	flowPlate
	flowStrip
	flowParts
)

// partOf is the name of a part of a suspect.
func partOf(seat int, part flow.ID) flow.ID { return flowSuspects + flow.ID(seat)*flowParts + part }

// opposite reports whether a seat sits opposite: all do but the one whose hand lies below.
func (l *layout) opposite(seat int) bool { return !l.opt.Hand || game.Seat(seat) != l.opt.Near }

// opponents is the number of them.
func (l *layout) opponents() (n int) {
	for seat := range max(l.view.Seats, 1) {
		if l.opposite(seat) {
			n++
		}
	}
	return n
}

// composing puts a layout together: what of it stands where, before anything is measured.
type composing struct {
	*layout
	// small reports that things on the table are no larger than they must be.
	small bool
}

// solve finds the first way to lay the table out for which there is room: suspects and hand in a row each, or one of
// them in two, or both, on a low board with faces beside their names; or, where there is room for none, smaller.
func (l *layout) solve() {
	t, of := &l.tree, composing{layout: l}
	t.Reset()
	if l.opt.Fight {
		var ways [4]flow.Box
		for i := range ways {
			l.tight, l.yields = 1, i >= 2
			if l.yields {
				l.tight = tightestSize
			}
			ways[i] = of.fightOver(1 + i%2)
		}
		t.Solve(t.FirstThatFits(ways[:]...), l.Board)
		l.Above = t.At(flowAbove)
	} else {
		var ways [26]flow.Box
		all := ways[:0]
		low := l.Board.W > l.Board.H*lowBoard
		for _, l.yields = range [...]bool{false, true} {
			for _, tight := range [...]float64{1, tightSize, tightestSize, lessonSize} {
				if tight == lessonSize && !low || l.yields && l.m.TextScale <= largeText {
					break
				}
				l.tight, l.beside = tight, low && (tight < 1 || !l.opt.Hand && l.m.H < lowScreen)
				// A face beside its name is twice as large as one over it.
				if l.beside && l.opt.Hand && l.m.H < lowScreen {
					all = append(all, of.low())
				}
				all = append(all, of.ways(1, 1))
				if !low {
					all = append(all, of.ways(1, 2), of.ways(2, 1), of.ways(2, 2))
				}
			}
		}
		t.Solve(t.FirstThatFits(all...), l.Board)
		l.place()
	}
	l.hand()
}

// fightOver is the way in which a confrontation lies over a hand in so many rows.
func (l composing) fightOver(rows int) flow.Box {
	t := &l.tree
	least := fightLeast
	switch {
	case l.Tall && l.m.TextScale > largeText:
		least = fightLarge
	case l.Tall && l.m.H < phoneLow:
		least = fightPhone
	}
	above := t.Leaf(flow.Style{ID: flowAbove, W: flow.Grow(0), H: flow.Grow(l.Board.H * least)})
	return t.Column(flow.Style{}, above, l.below(rows, false))
}

// ways is the table with so many rows of suspects, and of cards in the hand.
func (l composing) ways(rows, handRows int) flow.Box {
	t, g, small := &l.tree, l.gap(), rows > 1 && l.tight < 1
	slip := flow.Style{ID: flowSlips, W: flow.Grow(0), H: flow.Between(slipHigh.In(l.m), slipHigh.Grown(l.m)), Leaves: 2}
	if !l.Slips.Empty() || small || l.Tall {
		slip.H = flow.Fixed(0) // They have the lane or the ticker's place, or faces need the room.
	}
	slips := t.Leaf(slip)
	var all [2]flow.Box
	n := l.opponents()
	for row := range rows {
		all[row] = l.suspects(row, rows, (n+rows-1)/rows)
	}
	high := flow.Span{Least: middleHigh.Least * l.tight, Want: middleHigh.In(l.m), Most: math.Inf(1)}
	middle := t.Stack(flow.Style{H: high, Pad: flow.Sides(0, g*0.5)},
		t.Leaf(flow.Style{ID: flowMiddle, W: flow.Grow(0), H: flow.Grow(0)}), l.desk())
	below := l.below(handRows, small)
	if rows == 1 {
		return t.Column(flow.Style{}, slips, all[0], middle, below)
	}
	return t.Column(flow.Style{}, slips, t.Column(flow.Style{Gap: g * 0.4}, all[0], all[1]), middle, below)
}

// low is the table on a low board: what else lies in the middle has a place beside the hand, so that faces and cards
// have the height of its row.
func (l composing) low() flow.Box {
	desk := composing{l.layout, true}.lowDesk()
	return l.tree.Column(flow.Style{}, l.suspects(0, 1, l.opponents()), l.below(1, false, desk))
}

// suspects are one of so many rows of them, each of so many columns.
func (l composing) suspects(row, rows, columns int) flow.Box {
	t := &l.tree
	var cells [2*game.MaxSeats + 1]flow.Box
	cells[0] = t.Space()
	n, at := 1, 0
	for seat := range max(l.view.Seats, 1) {
		if !l.opposite(seat) {
			continue
		}
		if at++; (at-1)/columns == row {
			cells[n], cells[n+1] = l.suspectCell(seat, rows), t.Space()
			n += 2
		}
	}
	return t.Row(flow.Style{Gap: suspectApart.In(l.m) / 4}, cells[:n]...)
}

// suspectCell is a suspect: its bust over the plate with its name, and that over its ticket. How narrow it becomes has
// an end: a name must have room.
func (l composing) suspectCell(seat, rows int) flow.Box {
	t := &l.tree
	least, want, wide := faceHigh.Least, faceHigh.In(l.m), suspectWide.Grown(l.m)
	if rows > 1 {
		least *= tallFace
	}
	if !l.Tall || l.m.TextScale <= largeText || l.yields {
		least *= max(l.tight, tightFace)
	}
	bust := flow.Span{Least: least * l.tight, Want: want, Most: want * faceGrows}
	if l.beside {
		return l.besideCell(seat)
	}
	return t.Column(flow.Style{W: flow.Between(suspectLeast.In(l.m)*max(l.tight, tightSize), wide)},
		t.Leaf(flow.Style{ID: partOf(seat, flowBust), W: flow.Grow(0), H: bust}),
		t.Leaf(flow.Style{ID: partOf(seat, flowPlate), W: flow.Grow(0), H: l.line(plateHigh)}),
		t.Leaf(flow.Style{ID: partOf(seat, flowStrip), W: flow.Grow(0), H: l.tightened(stripHigh)}))
}

// besideCell is a suspect on a low board: its bust stands on the ticket beside the plate, and what it
// says lies over that.
func (l composing) besideCell(seat int) flow.Box {
	t := &l.tree
	cell := min(suspectWide.Grown(l.m)*besideGrows, l.Board.W/float64(max(1, l.view.Seats-1))-suspectApart.In(l.m))
	wide := max(besideWide.In(l.m), cell*besideFace)
	bust := t.Leaf(flow.Style{ID: partOf(seat, flowBust), W: flow.Between(besideWide.Least, wide),
		H: flow.Span{Least: besideHigh.Least * l.tight, Want: besideHigh.In(l.m), Most: math.Inf(1)}})
	words := t.Column(flow.Style{},
		t.Leaf(flow.Style{ID: partOf(seat, flowAir), W: flow.Grow(0), H: flow.Grow(0)}),
		t.Leaf(flow.Style{ID: partOf(seat, flowPlate), W: flow.Grow(0), H: l.line(plateHigh)}))
	return t.Column(flow.Style{W: flow.Between(suspectLeast.In(l.m), cell)},
		t.Row(flow.Style{}, bust, words),
		t.Leaf(flow.Style{ID: partOf(seat, flowStrip), W: flow.Grow(0), H: l.tightened(stripHigh)}))
}

// tightened is the height of what grows with the letters, or less where all is tight.
func (l composing) tightened(high tabletop.Size) flow.Span {
	return flow.Between(max(high.Least, high.Grown(l.m)*l.tight), high.Grown(l.m))
}

// line is that of a line of text, from which a reader of large letters has nothing taken.
func (l composing) line(high tabletop.Size) flow.Span {
	if l.m.TextScale > largeText {
		return flow.Fixed(high.Grown(l.m))
	}
	return l.tightened(high)
}

// desk is what lies in the middle of the table, with room between: the sheet, the piles around the clock, the notebook.
func (l composing) desk() flow.Box {
	t := &l.tree
	var all [13]flow.Box
	all[0] = t.Space()
	n := 1
	add := func(b flow.Box) {
		all[n], all[n+1] = b, t.Space()
		n += 2
	}
	add(l.thing(flowSheet, sheetWide, sheetRatio))
	if l.view.Branch != getadler.NoKind {
		add(l.mission())
	}
	add(l.pile(flowPile, flowPileWords))
	add(l.thing(flowClock, clockWide, 1))
	add(l.pile(flowDiscard, flowDiscardWords))
	add(l.thing(flowBook, bookWide, bookRatio))
	return t.Row(flow.Style{Gap: max(3, l.gap()*0.2)}, all[:n]...)
}

// lowDesk is the same beside the hand of a low board, no larger than it must be: the piles and the clock, and the
// notebook over the sheet.
func (l composing) lowDesk() flow.Box {
	t, g := &l.tree, l.gap()*0.8
	tool := func(id flow.ID, aspect float64) flow.Box {
		return t.Leaf(flow.Style{ID: id, Aspect: aspect, W: flow.Fixed(toolWide.In(l.m)), H: flow.Grow(0)})
	}
	tools := t.Column(flow.Style{Gap: g / 2, Along: flow.Middle, H: flow.Grow(0)}, tool(flowBook, bookRatio),
		tool(flowSheet, sheetRatio))
	row := flow.Style{Gap: g, Across: flow.Middle, H: flow.Grow(0)}
	pile, clock, discard := l.pile(flowPile, flowPileWords), l.thing(flowClock, clockWide, 1),
		l.pile(flowDiscard, flowDiscardWords)
	things := t.Row(row, pile, clock, discard, tools)
	if l.view.Branch != getadler.NoKind {
		things = t.Row(row, l.mission(), things)
	}
	return t.Stack(flow.Style{}, t.Leaf(flow.Style{ID: flowMiddle, W: flow.Grow(0), H: flow.Grow(0)}), things)
}

// thing is a thing on the table of that size and shape.
func (l composing) thing(id flow.ID, size tabletop.Size, aspect float64) flow.Box {
	want, least := size.In(l.m), max(size.Least*l.tight, l.m.U(pressLeast))
	if l.small {
		want = size.Least
	}
	return l.tree.Leaf(flow.Style{ID: id, Aspect: aspect, W: flow.Between(least, max(least, want)),
		H: flow.Grow(least / aspect)})
}

// pile is a pile over its words, mission the card that names the branch of the mission under that word.
func (l composing) pile(id, words flow.ID) flow.Box {
	return l.tree.Column(flow.Style{Gap: l.m.U(pileDeep)}, l.thing(id, pileWide, cardRatio), l.deskWords(words))
}

func (l composing) mission() flow.Box {
	return l.tree.Column(flow.Style{}, l.deskWords(flowMission), l.thing(flowBranch, pileWide, cardRatio))
}

// deskWords is a line of words on the table.
func (l composing) deskWords(id flow.ID) flow.Box {
	wide := flow.Grow(0)
	if l.small {
		wide = flow.Between(0, pileWide.Least)
	}
	return l.tree.Leaf(flow.Style{ID: id, W: wide, H: l.line(countHigh), Leaves: 1})
}

// mostCards is the number of cards for which the hand below has room: as many as are there, if those are more than
// usual (G45).
func mostCards(v *getadler.View, near game.Seat) int {
	if near.Sits(v.Seats) {
		return max(handUsual, min(v.Players[near].Cards, getadler.MaxHand))
	}
	return handUsual
}

// below is what lies before the one whose hand it is, in so many rows: who one is, and the cards, and what else has
// a place beside them. Nothing lies there where nobody has a hand. Small cards in one row may be as small as those in
// two.
func (l composing) below(rows int, small bool, beside ...flow.Box) flow.Box {
	t := &l.tree
	if !l.opt.Hand {
		return t.Leaf(flow.Style{W: flow.Grow(0), H: flow.Fixed(l.gap())})
	}
	columns, least := float64((mostCards(l.view, l.opt.Near)+rows-1)/rows), cardWide.Least
	if rows > 1 || small {
		least *= tallFace
	}
	least *= l.tight
	wide, me := cardWide.Grown(l.m), ownWide.In(l.m)
	fills := l.opt.Fight && l.Tall // The own character stands among those who fight, and the cards have its room.
	switch {
	case fills:
		wide = min(wide, l.Board.W/columns*cardBeside)
	case l.m.TextScale > largeText && !l.yields: // What is written on a card grows as well.
		me = min(me, (l.Board.W-l.gap()*0.4)/(columns+1))
		if l.Tall {
			me = ownWide.Least
		}
		wide = min(wide, (l.Board.W-l.gap()*0.4-me)/columns*cardBeside)
		least = max(wide, cardWide.Least*tallFace)
	}
	high, long := float64(rows)*wide/cardRatio, columns*wide
	if len(beside) > 0 {
		long = columns * least // Cards are as large as the row is high.
		least *= lowHand
	}
	hand := t.Leaf(flow.Style{Weight: handGets,
		ID: flowHand + flow.ID(rows-1), W: flow.Span{Least: columns * least, Want: long, Most: math.Inf(1)},
		H: flow.Span{Least: float64(rows) * least / cardRatio, Want: high, Most: high * handGrows},
	})
	if len(beside) > 0 {
		me = ownWide.Least
	}
	own := t.Column(flow.Style{W: flow.Between(ownWide.Least*l.tight, me)},
		t.Leaf(flow.Style{ID: flowOwnWords, W: flow.Grow(0), H: l.line(countHigh)}),
		t.Leaf(flow.Style{ID: flowOwn, W: flow.Grow(0), H: flow.Grow(ownWide.Least * l.tight)}))
	// A card that rises keeps clear of the words under the piles.
	pad := flow.Edges{Top: l.gap() * (0.8 + 0.4*float64(rows)), Bottom: l.gap() * 0.4}
	style := flow.Style{Gap: l.gap() * 0.4, Pad: pad}
	switch {
	case fills:
		return t.Row(flow.Style{Pad: pad}, hand)
	case len(beside) > 0:
		return t.Row(style, own, hand, beside[0])
	}
	return t.Row(style, own, hand)
}

// place reads from the tree where the parts of the table are.
func (l *layout) place() {
	t := &l.tree
	l.Middle = t.At(flowMiddle)
	if l.Slips.Empty() {
		l.Slips = t.At(flowSlips)
	}
	edge := 0.0
	for seat := range l.view.Seats {
		if l.opposite(seat) {
			plate := t.At(partOf(seat, flowPlate))
			l.Suspects[seat].Air = t.At(partOf(seat, flowAir))
			l.suspect(game.Seat(seat), t.At(partOf(seat, flowBust)), plate, t.At(partOf(seat, flowStrip)))
			edge = max(edge, plate.Y+plate.H*edgeOnPlate)
		}
	}
	l.Edge = edge / l.m.H
	l.Tools = [...]display.Rect{t.At(flowBook), t.At(flowSheet)}
	l.Pile, l.PileWords = t.At(flowPile), t.At(flowPileWords)
	l.Discard, l.DiscardWords = t.At(flowDiscard), t.At(flowDiscardWords)
	l.Branch, l.Mission = t.At(flowBranch), t.At(flowMission)
	l.Clock = t.At(flowClock)
}

// hand reads from the tree where the cards of the hand below are, and who holds them: sorted by kind, spread evenly.
func (l *layout) hand() {
	t := &l.tree
	rows := 1
	if l.Hand = t.At(flowHand); l.Hand.Empty() {
		l.Hand, rows = t.At(flowHandTwoRows), 2
	}
	l.Own, l.OwnWords = t.At(flowOwn), t.At(flowOwnWords)
	if l.Hand.Empty() {
		l.Above = l.Board
		return
	}
	l.Own = l.Own.Square(min(l.Own.W, l.Own.H))
	l.OwnWords.Y = l.Own.Y - l.OwnWords.H
	if own := l.opt.Near; own.Sits(l.view.Seats) && !l.opt.Fight {
		p := &l.Suspects[own]
		p.Box, p.Card, p.Plate = l.OwnWords.Around(l.Own), l.Own, l.OwnWords
		side := min(p.Plate.H*0.66, p.Plate.W*0.2)
		p.Chip, p.Name = p.Plate.PartLeft(side, padding.In(l.m)*0.6)
		p.Chip = p.Chip.Square(side)
		p.State, _ = l.Own.CutBottom(min(stateHigh.Grown(l.m), l.Own.H*0.4))
	}
	if l.opt.Near.Sits(l.view.Seats) {
		l.Held = min(l.view.Players[l.opt.Near].Cards, getadler.MaxHand)
	}
	l.spread(rows)
}

// spread lays the cards in the room of the hand, in so many rows.
func (l *layout) spread(rows int) {
	columns, g := float64((mostCards(l.view, l.opt.Near)+rows-1)/rows), l.gap()*0.4
	if rows > 1 { // A card that rises covers no title.
		g = l.Hand.H / float64(rows) * liftShare
	}
	w := min((l.Hand.H-g*float64(rows-1))/float64(rows)*cardRatio, l.Hand.W/columns*cardBeside)
	l.card = display.Rect{W: w, H: w / cardRatio}
	rise := max(l.gap()/2, l.card.H*liftShare+l.m.U(risenEdge))
	l.Above = display.Rect{X: l.Board.X, Y: l.Board.Y, W: l.Board.W, H: l.Hand.Y - l.Board.Y - rise}
	pitch := min((l.Hand.W-w)/max(1, columns-1), w*slotMost)
	drop := handDrop * l.card.H * float64(2-rows)
	first := (l.Held + rows - 1) / rows
	for i := range l.Held {
		row, at, n := 0, i, first
		if i >= first {
			row, at, n = 1, i-first, l.Held-first
		}
		x, y := l.Hand.Centre()
		x += (float64(at) - float64(n-1)/2) * pitch
		y += (float64(row) - float64(rows-1)/2) * (l.card.H + g)
		far := float64(at) - float64(n-1)/2
		l.Cards[i] = display.Rect{X: x - w/2, Y: y - l.card.H/2 + drop*far*far, W: w, H: l.card.H}
		l.lean[i] = far * handLean
	}
}
