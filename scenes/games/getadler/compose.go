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

// solve finds the first way to lay the table out for which there is room: suspects and hand in a row each, or one of
// them in two, or both, on a low board with faces beside their names; or, where there is room for none, smaller.
func (l *layout) solve() {
	t := &l.tree
	t.Reset()
	l.tight = 1
	if l.opt.Fight {
		ways := [...]flow.Box{l.fightOver(1), l.fightOver(2), 0, 0}
		l.tight = tightestSize
		ways[2], ways[3] = l.fightOver(1), l.fightOver(2)
		t.Solve(t.FirstThatFits(ways[:]...), l.Board)
		l.Above = t.At(flowAbove)
	} else {
		var ways [12]flow.Box
		all := ways[:0]
		low := l.Board.W > l.Board.H*lowBoard
		for _, tight := range [...]float64{1, tightSize, tightestSize, lessonSize} {
			if tight == lessonSize && !low {
				break
			}
			l.tight, l.beside = tight, low && tight < 1 // A face beside its name is twice as large as one over it.
			all = append(all, l.ways(1, 1))
			if !low {
				all = append(all, l.ways(1, 2), l.ways(2, 1), l.ways(2, 2))
			}
		}
		t.Solve(t.FirstThatFits(all...), l.Board)
		l.place()
	}
	l.hand()
}

// fightOver is the way in which a confrontation lies over a hand in so many rows.
func (l *layout) fightOver(rows int) flow.Box {
	t := &l.tree
	least := fightLeast
	if l.Tall && l.m.TextScale > largeText {
		least = fightLarge
	}
	above := t.Leaf(flow.Style{ID: flowAbove, W: flow.Grow(0), H: flow.Grow(l.Board.H * least)})
	return t.Column(flow.Style{}, above, l.below(rows, false))
}

// ways is the table with so many rows of suspects, and of cards in the hand.
func (l *layout) ways(rows, handRows int) flow.Box {
	t, g, small := &l.tree, l.gap(), rows > 1 && l.tight < 1
	slip := flow.Style{ID: flowSlips, W: flow.Grow(0), H: flow.Between(slipHigh.In(l.m), slipHigh.Grown(l.m)), Leaves: 2}
	if !l.Slips.Empty() || small {
		slip.H = flow.Fixed(0) // They have the lane, or faces need the room.
	}
	slips := t.Leaf(slip)
	var all [2]flow.Box
	n := 0
	for seat := range max(l.view.Seats, 1) {
		if l.opposite(seat) {
			n++
		}
	}
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

// suspects are one of so many rows of them, each of so many columns.
func (l *layout) suspects(row, rows, columns int) flow.Box {
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
func (l *layout) suspectCell(seat, rows int) flow.Box {
	t := &l.tree
	least, want, wide := faceHigh.Least, faceHigh.In(l.m), suspectWide.Grown(l.m)
	if rows > 1 {
		least *= tallFace
	}
	bust := flow.Span{Least: least * l.tight * max(l.tight, tightFace), Want: want, Most: want * faceGrows}
	if l.beside {
		return l.besideCell(seat)
	}
	return t.Column(flow.Style{W: flow.Between(suspectLeast.In(l.m)*max(l.tight, tightSize), wide)},
		t.Leaf(flow.Style{ID: partOf(seat, flowBust), W: flow.Grow(0), H: bust}),
		t.Leaf(flow.Style{ID: partOf(seat, flowPlate), W: flow.Grow(0), H: l.line(plateHigh)}),
		t.Leaf(flow.Style{ID: partOf(seat, flowStrip), W: flow.Grow(0), H: l.line(stripHigh)}))
}

// besideCell is a suspect on a low board: its bust stands on the ticket beside the plate, and what it
// says lies over that.
func (l *layout) besideCell(seat int) flow.Box {
	t := &l.tree
	wide := besideWide.In(l.m)
	bust := t.Leaf(flow.Style{ID: partOf(seat, flowBust), W: flow.Between(besideWide.Least, wide),
		H: flow.Span{Least: besideHigh.Least * l.tight, Want: besideHigh.In(l.m), Most: math.Inf(1)}})
	words := t.Column(flow.Style{},
		t.Leaf(flow.Style{ID: partOf(seat, flowAir), W: flow.Grow(0), H: flow.Grow(0)}),
		t.Leaf(flow.Style{ID: partOf(seat, flowPlate), W: flow.Grow(0), H: l.line(plateHigh)}))
	return t.Column(flow.Style{W: flow.Between(suspectLeast.In(l.m), suspectWide.Grown(l.m))},
		t.Row(flow.Style{}, bust, words),
		t.Leaf(flow.Style{ID: partOf(seat, flowStrip), W: flow.Grow(0), H: l.line(stripHigh)}))
}

// line is the height of what holds a line of text, or less where all is tight.
func (l *layout) line(high tabletop.Size) flow.Span {
	return flow.Between(max(high.Least, high.Grown(l.m)*l.tight), high.Grown(l.m))
}

// desk is what lies in the middle of the table, with room between: the sheet, the piles around the clock, the notebook.
func (l *layout) desk() flow.Box {
	t := &l.tree
	thing := func(id flow.ID, size tabletop.Size, aspect float64) flow.Box {
		return t.Leaf(flow.Style{ID: id, Aspect: aspect, W: flow.Between(size.Least*l.tight, size.In(l.m)),
			H: flow.Grow(size.Least * l.tight / aspect)})
	}
	worded := func(id, words flow.ID, size tabletop.Size, over bool) flow.Box {
		line := t.Leaf(flow.Style{ID: words, W: flow.Grow(0), H: l.line(countHigh), Leaves: 1})
		if over {
			return t.Column(flow.Style{}, line, thing(id, size, cardRatio))
		}
		return t.Column(flow.Style{Gap: l.m.U(pileDeep)}, thing(id, size, cardRatio), line)
	}
	var all [13]flow.Box
	all[0] = t.Space()
	n := 1
	add := func(b flow.Box) {
		all[n], all[n+1] = b, t.Space()
		n += 2
	}
	add(thing(flowSheet, sheetWide, sheetRatio))
	if l.view.Branch != getadler.NoKind {
		add(worded(flowBranch, flowMission, pileWide, true))
	}
	add(worded(flowPile, flowPileWords, pileWide, false))
	add(thing(flowClock, clockWide, 1))
	add(worded(flowDiscard, flowDiscardWords, pileWide, false))
	add(thing(flowBook, bookWide, bookRatio))
	return t.Row(flow.Style{Gap: max(3, l.gap()*0.2)}, all[:n]...)
}

// mostCards is the number of cards for which the hand below has room: as many as are there, if those are more than
// usual (G45).
func mostCards(v *getadler.View, near game.Seat) int {
	if near.Sits(v.Seats) {
		return max(handUsual, min(v.Players[near].Cards, getadler.MaxHand))
	}
	return handUsual
}

// below is what lies before the one whose hand it is, in so many rows: who one is, and the cards. Nothing lies there
// where nobody has a hand. Small cards in one row may be as small as those in two.
func (l *layout) below(rows int, small bool) flow.Box {
	t := &l.tree
	if !l.opt.Hand {
		return t.Leaf(flow.Style{W: flow.Grow(0), H: flow.Fixed(l.gap())})
	}
	columns, least := float64((mostCards(l.view, l.opt.Near)+rows-1)/rows), cardWide.Least
	if rows > 1 || small {
		least *= tallFace
	}
	least *= l.tight
	wide := cardWide.In(l.m)
	fills := l.opt.Fight && l.Tall // The own character stands among those who fight, and the cards have its room.
	if fills {
		wide = min(wide, l.Board.W/columns*cardBeside)
	}
	high := float64(rows) * wide / cardRatio
	hand := t.Leaf(flow.Style{
		ID: flowHand + flow.ID(rows-1), W: flow.Span{Least: columns * least, Want: columns * wide, Most: math.Inf(1)},
		H: flow.Span{Least: float64(rows) * least / cardRatio, Want: high, Most: high * handGrows},
	})
	own := t.Column(flow.Style{W: flow.Between(ownWide.Least*l.tight, ownWide.In(l.m))},
		t.Leaf(flow.Style{ID: flowOwnWords, W: flow.Grow(0), H: l.line(countHigh)}),
		t.Leaf(flow.Style{ID: flowOwn, W: flow.Grow(0), H: flow.Grow(ownWide.Least * l.tight)}))
	// A card that rises keeps clear of the words under the piles.
	pad := flow.Edges{Top: l.gap() * (0.8 + 0.4*float64(rows)), Bottom: l.gap() * 0.4}
	if fills {
		return t.Row(flow.Style{Pad: pad}, hand)
	}
	return t.Row(flow.Style{Gap: l.gap() * 0.4, Pad: pad}, own, hand)
}

// place reads from the tree where the parts of the table are.
func (l *layout) place() {
	t := &l.tree
	l.Middle = t.At(flowMiddle)
	if l.Slips.Empty() {
		l.Slips = t.At(flowSlips)
	}
	if l.Slips.Empty() || l.Tall { // What is said lies over the middle: on an upright screen it would cover heads.
		l.Slips, _ = l.Middle.CutTop(slipHigh.In(l.m))
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
