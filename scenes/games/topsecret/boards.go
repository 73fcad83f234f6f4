package topsecret

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/games/topsecret/designs"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
)

// board is what lies in front of a player.
type board struct {
	// Box is all of it. Safe is the safe behind whose Window its owner sits; Name is the plate at its foot, with the sign
	// of the seat at Chip, or lies on a strip Under it, where the name needs more room.
	Box, Safe, Window, Name, Chip, Under display.Rect
	// Tab stands on the safe with the seat's place in the order of moles, Score beside it with its score in a series.
	Tab, Score display.Rect
	// Up are the places of open cards, the first that of the one that waits; Pick is that of the card of this turn, and
	// of the second open one, and Mark where it says that it has been chosen.
	Up         [2]display.Rect
	Pick, Mark display.Rect
	// Singles and Pairs are the piles that count once and twice.
	Singles, Pairs display.Rect
	// Index tells what a rival still holds; empty for the own board.
	Index display.Rect
	// Note is the line for what its player does and what the turn did to it, Plate that for its player's button.
	Note, Plate display.Rect
}

// person is where a player is: the safe or, where it has no room, the name.
func (b *board) person() display.Rect {
	if b.Safe.Empty() {
		return b.Name
	}
	return b.Safe
}

// shape is how the parts of a board lie.
type shape uint8

// The shapes: places for cards and piles beside a large safe; the places over each other beside the safe, the piles
// under both; all in one row; and that without the safe, of which no more than a line is left.
const (
	wideShape shape = iota
	slimShape
	lowShape
	lineShape
)

// The boxes of a board.
const (
	boxUnit flow.ID = iota
	boxSafe
	boxTab
	boxScore
	boxNote
	boxUp
	boxPick
	boxSingles
	boxPairs
	boxIndex
	boxName
	boxParts
)

// boxOf is the name of a part of a seat's board.
func boxOf(seat game.Seat, part flow.ID) flow.ID { return boxBoards + flow.ID(seat)*boxParts + part }

// unit lays a player's board out.
type unit struct {
	*layout
	*plan
	seat game.Seat
	own  bool
}

// board is the board of a player, the own one wider than slim.
func (l *layout) board(seat game.Seat, p *plan) flow.Box {
	u := unit{layout: l, plan: p, seat: seat, own: l.near(seat)}
	style := flow.Style{ID: boxOf(seat, boxUnit), Gap: u.g, W: flow.Span{Most: unitMost.In(l.m)}, H: flow.Grow(0)}
	if u.own {
		style.Weight = ownWide
		if u.footless() {
			style.W.Most += discardWide.In(l.m)
		}
	}
	if u.own && l.Tall {
		style.W = flow.Grow(0)
	}
	var body flow.Box
	switch {
	case p.shape == lineShape:
		style.W = flow.Grow(0)
		return l.tree.Row(style, u.line())
	case p.shape == lowShape:
		body = u.low()
	case p.shape == slimShape && !u.own:
		body = u.slim()
	default:
		body = u.wide()
	}
	switch {
	case u.phone():
		style.H = flow.Span{}
	case u.own && l.Tall && p.shape == slimShape:
		style.H = flow.Between(0, u.high(tabHigh)+p.phoneWide()*ownSafe/designs.SafeRatio+u.g)
	}
	parts, n := [...]flow.Box{body, 0, 0}, 1
	if u.isNamed() && !u.nameBeside() && (p.shape != slimShape || u.own) {
		parts[n], n = u.name(flow.Grow(0)), n+1
	}
	if !u.own || !p.headed() && !u.footless() {
		parts[n], n = u.foot(), n+1
	}
	return l.tree.Column(style, parts[:n]...)
}

// headed reports whether what is told of the own board stands at its head, and the cards out of the game lie apart from
// it.
func (p *plan) headed() bool { return p.shape == wideShape || p.shape == slimShape }

// head is the line of a board that has one over its places for cards.
func (u *unit) head(high tabletop.Size) flow.Box {
	tall := u.high(high)
	if u.own && u.opt.Plates {
		tall = max(tall, u.high(plateHigh))
	}
	note := u.leaf(boxNote, 0, tall)
	if !u.own || !u.Tall || !u.headed() {
		return note
	}
	return u.tree.Row(flow.Style{Gap: u.g * 0.5}, note, u.discard(u.plan))
}

// discard is the pile of the cards out of the game.
func (l *layout) discard(p *plan) flow.Box {
	u := unit{layout: l, plan: p}
	return l.tree.Leaf(flow.Style{ID: boxDiscard, W: flow.Fixed(u.high(discardWide)), H: flow.Fixed(u.high(countHigh))})
}

// stacks reports whether there is room for the piles over each other.
func (u *unit) stacks() bool {
	room, needs := u.room, u.high(tabHigh)+stackedSlots*slotLeast.In(u.m)*u.tight/cardRatio+2*u.high(tileHigh)+3*u.g
	if u.own {
		room *= ownWeight
	} else {
		needs += u.high(indexHigh)
	}
	return !u.Tall && room >= needs
}

// nameBeside reports whether a name stands beside the tabs of a low board.
func (u *unit) nameBeside() bool {
	needs := u.opt.Names*nameRoom + u.opt.Words + u.high(tabWide)
	if u.view.Series {
		needs += u.high(scoreWide)
	}
	return u.isNamed() && u.shape == lowShape && needs < u.Board.W/float64(u.columns)*nameShare
}

// footless reports that the own board is a low one at whose head all has room that it would stand on.
func (u *unit) footless() bool {
	return u.own && !u.opt.Plates && u.phoneAcross() && u.nameBeside()
}

// phoneAcross reports that the screen is that of a phone that lies.
func (l *layout) phoneAcross() bool { return !l.Tall && l.m.H < lowScreen }

// name is the strip with the name of the player.
func (u *unit) name(wide flow.Span) flow.Box {
	line := u.m.Floor(display.Poster) * tileLine
	grown := nameHigh.Grown(u.m)
	high := max((nameHigh.In(u.m)+grown)/2, line)
	room := u.Board.W / float64(u.columns)
	if u.shape == lineShape { // Less all that stands beside it.
		room -= u.high(tabWide) + 2*slotLeast.In(u.m)*u.tight + 2*max(tileLeast, u.m.U(cardTarget)) + 3*u.g
	}
	if !u.nameBeside() && u.opt.Names*nameRoom > room {
		high = max(high, 2*line)
	}
	return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, boxName), W: wide, H: flow.Between(high, max(high, grown))})
}

// wide has the places for cards beside the safe, over the piles. In a series, in which tabs need more room, these have
// a row of their own.
func (u *unit) wide() flow.Box {
	t := u.tree
	column := flow.Style{W: flow.Grow(0), H: flow.Grow(0)}
	safe, over := u.safe(1), flow.Box(0)
	if u.view.Series {
		over = u.tabs(true)
	} else {
		safe = t.Column(column, u.tabs(false), safe)
	}
	column.Gap, column.Weight = u.g, slotsWeight
	slots := t.Row(flow.Style{Gap: u.g, H: flow.Grow(0)}, u.slot(boxUp), u.slot(boxPick))
	piles := t.Row(flow.Style{Gap: u.g}, u.pile(boxSingles, 0), u.pile(boxPairs, 0))
	if u.stacks() {
		column := flow.Style{Gap: u.g * tilesApart, W: flow.Grow(0)}
		piles = t.Column(column, u.pile(boxSingles, u.opt.Pile), u.pile(boxPairs, u.opt.Pile))
	}
	right := [...]flow.Box{slots, piles, 0}
	n := 2
	if !u.view.Series {
		right, n = [...]flow.Box{u.head(noteHigh), slots, piles}, 3
	}
	row := t.Row(flow.Style{Gap: 1.5 * u.g, H: flow.Grow(0)}, safe, t.Column(column, right[:n]...))
	if u.view.Series {
		return t.Column(flow.Style{H: flow.Grow(0)}, over, row)
	}
	return row
}

// phone reports whether the board is a rival's on a phone: it has the height that it needs, and what lies below the
// rest. A replay has no hand below, and shares the height among all boards.
func (u *unit) phone() bool { return u.Tall && u.shape == slimShape && !u.own && u.opt.Reel == 0 }

// slim has the places for cards over each other beside the safe, and the piles under both. A name that has no room at
// the foot of the safe lies close under it.
func (u *unit) slim() flow.Box {
	t, grow := u.tree, flow.Grow(0)
	safe := u.safe(slimSafe)
	if u.phone() {
		grow = flow.Span{}
		safe = u.phoneSafe()
	}
	slots := t.Column(flow.Style{Gap: u.g, W: flow.Grow(0), H: grow}, u.slot(boxUp), u.slot(boxPick))
	piles := t.Row(flow.Style{Gap: u.g}, u.pile(boxSingles, 0), u.pile(boxPairs, 0))
	// What marks a card keeps clear of what stands over it.
	clear := 0.0
	if u.phone() {
		clear = max(ringLeast, u.m.U(6)) * ringRoom
	}
	body := t.Column(flow.Style{Gap: clear, H: grow}, u.tabs(true), t.Row(flow.Style{Gap: u.g, H: grow}, safe, slots))
	if u.isNamed() {
		body = t.Column(flow.Style{Gap: u.g * nameApart, H: grow}, body, u.name(flow.Grow(0)))
	}
	return t.Column(flow.Style{Gap: u.g, H: grow}, body, piles)
}

// phoneSafe is the safe of a rival on a phone: as wide as leaves room for two cards over each other beside it.
func (u *unit) phoneSafe() flow.Box {
	wide, least := u.phoneWide(), safeLeast.In(u.m)*u.tight*smallSafe
	high := func(w float64) float64 { return w / designs.SafeRatio }
	return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, boxSafe), Aspect: designs.SafeRatio,
		W: flow.Between(least, wide), H: flow.Between(high(least), high(wide))})
}

// phoneWide is the width of a rival's safe on a phone where there is the height for it.
func (p *plan) phoneWide() float64 {
	const beside = cardRatio / 2
	return min((p.wide-p.g*(1-beside))/(1+beside/designs.SafeRatio), p.most)
}

// low has all in one row.
func (u *unit) low() flow.Box {
	t := u.tree
	column := flow.Style{Gap: u.g * 0.5, W: flow.Grow(0), Weight: lowPiles, Along: flow.Middle, H: flow.Grow(0)}
	piles := t.Column(column, u.pile(boxSingles, u.opt.Pile), u.pile(boxPairs, u.opt.Pile))
	return t.Column(flow.Style{H: flow.Grow(0)}, u.tabs(!u.own || u.footless()),
		t.Row(flow.Style{Gap: u.g, H: flow.Grow(0)}, u.safe(1), u.slot(boxUp), u.slot(boxPick), piles))
}

// line has what cannot be done without in one line.
func (u *unit) line() flow.Box {
	t := u.tree
	column := flow.Style{W: flow.Grow(u.opt.Words * nameRoom), H: flow.Grow(0), Along: flow.Middle}
	words := t.Column(column, u.name(flow.Grow(0)), u.leaf(boxNote, 0, noteHigh.In(u.m)))
	tab := flow.Fixed(tabHigh.In(u.m))
	order := t.Leaf(flow.Style{ID: boxOf(u.seat, boxTab), W: flow.Fixed(tabWide.In(u.m)), H: tab})
	row := [...]flow.Box{order, words, u.slot(boxUp), u.slot(boxPick), u.pile(boxSingles, u.opt.Pile),
		u.pile(boxPairs, u.opt.Pile), 0}
	n := len(row) - 1
	if u.own {
		row[n] = t.Leaf(flow.Style{ID: boxDiscard, W: flow.Fixed(discardWide.Least), H: flow.Fixed(countHigh.In(u.m))})
		n++
	}
	return t.Row(flow.Style{Gap: u.g * 0.5, W: flow.Grow(0), H: flow.Grow(0), Across: flow.Middle}, row[:n]...)
}

// foot is what the board stands on: of a rival what is left in the hand, of the own one what the piles come to, beside
// the cards out of the game.
func (u *unit) foot() flow.Box {
	t, high := u.tree, u.high(countHigh)
	if u.opt.Indexed && !u.own {
		high = max(high, u.high(indexHigh))
		if u.indexRows(u.Board.W/float64(u.columns)) > 1 {
			high *= indexTwo
			if u.phone() {
				high *= indexPhone
			}
		}
	}
	if u.opt.Plates {
		high = max(high, u.high(plateHigh))
	}
	if !u.own {
		index := flow.Style{ID: boxOf(u.seat, boxIndex), W: flow.Grow(0), H: flow.Fixed(high)}
		if u.phone() {
			index.H.Most = high * indexMost
		}
		if u.tight < indexStays && !u.opt.Plates { // What is left in a hand is told of the safe, too.
			index.Leaves = 1
		}
		return t.Leaf(index)
	}
	discard := flow.Style{ID: boxDiscard, W: flow.Fixed(u.high(discardWide)), H: flow.Fixed(high)}
	return t.Row(flow.Style{Gap: u.g}, u.leaf(boxNote, 0, high), t.Leaf(discard))
}

// indexRows is in how many rows the tabs of an index of that width lie.
func (l *layout) indexRows(wide float64) int {
	if wide < slipWide.In(l.m)*float64(l.kinds()) {
		return 2
	}
	return 1
}

// high is a size that holds a line of text: where all is tight it follows the reader's letters less, and they shrink.
func (u *unit) high(s tabletop.Size) float64 {
	least := s.In(u.m)
	return least + (s.Grown(u.m)-least)*max(0, min(1, (u.tight-growsFrom)/(1-growsFrom)))
}

// leaf is a part of the board, as wide as there is room, of one height.
func (u *unit) leaf(part flow.ID, wide, high float64) flow.Box {
	return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, part), W: flow.Grow(wide), H: flow.Fixed(high)})
}

// slot is a place for a card.
func (u *unit) slot(part flow.ID) flow.Box {
	least := slotLeast.In(u.m) * u.tight
	if u.phone() { // Two of them are as high as the safe.
		least = max(least*phoneSlot, phoneCard)
		wants := max(least, (u.phoneWide()/designs.SafeRatio-u.g)*cardRatio/2)
		return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, part), Aspect: cardRatio, W: flow.Grow(least),
			H: flow.Between(least/cardRatio, wants/cardRatio)})
	}
	if u.Tall && u.own && u.plan.shape == slimShape {
		least = max(least, phoneCard)
	}
	return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, part), Aspect: cardRatio, W: flow.Grow(least),
		H: flow.Grow(least / cardRatio)})
}

// pile is the tile of a pile, which needs that room for what it says.
func (u *unit) pile(part flow.ID, needs float64) flow.Box {
	wants := u.high(tileHigh)
	least := max(tileLeast, u.m.U(cardTarget), needs/(1-2*tileEdge))
	return u.tree.Leaf(flow.Style{ID: boxOf(u.seat, part), W: flow.Grow(least),
		H: flow.Between(max(u.m.U(cardTarget), tileHigh.Least), wants)})
}

// safe is the safe, which takes so much of the room beside the places for cards.
func (u *unit) safe(weight float64) flow.Box {
	least := safeLeast.In(u.m) * u.tight
	if u.own || u.shape != wideShape {
		least *= smallSafe
	}
	style := flow.Style{ID: boxOf(u.seat, boxSafe), Aspect: designs.SafeRatio, W: flow.Grow(least),
		H: flow.Grow(least / designs.SafeRatio), Weight: weight}
	if u.own && u.Tall && u.plan.shape == slimShape { // A little smaller than those of rivals.
		wide := max(least, u.phoneWide()*ownSafe)
		style.W, style.H = flow.Span{Least: least, Want: wide, Most: wide}, flow.Span{Least: least / designs.SafeRatio,
			Want: wide / designs.SafeRatio, Most: wide / designs.SafeRatio}
	}
	if u.shape == lowShape { // As wide as its player's name, and no higher than the cards.
		wide := max(least, u.high(lowSafe)*u.tight)
		grows := lowSafeGrows
		if u.phoneAcross() {
			grows = phoneSafeGrows
		}
		style.Aspect, style.W = 0, flow.Span{Least: wide, Want: wide, Most: wide * grows}
	}
	return u.tree.Leaf(style)
}

// tabs stand on the safe, with the note beside them where it has no place of its own.
func (u *unit) tabs(note bool) flow.Box {
	t, high, score := u.tree, flow.Fixed(u.high(tabHigh)), flow.Fixed(0)
	if u.view.Series {
		score = flow.Fixed(u.high(scoreWide))
	}
	tab := t.Leaf(flow.Style{ID: boxOf(u.seat, boxTab), W: flow.Fixed(u.high(tabWide)), H: high})
	points := t.Leaf(flow.Style{ID: boxOf(u.seat, boxScore), W: score, H: high})
	switch {
	case u.nameBeside():
		wide := flow.Grow(u.opt.Names * nameRoom)
		if u.footless() { // What its player does has what is left.
			wide.Most = wide.Least
		}
		name := u.name(wide)
		row := [...]flow.Box{tab, points, name, u.leaf(boxNote, u.opt.Words, high.Want), 0}
		n := len(row) - 1
		switch {
		case u.footless():
			row[n], n = u.discard(u.plan), n+1
		case !note:
			n--
		}
		return t.Row(flow.Style{Gap: u.g * 0.5}, row[:n]...)
	case !note:
		return t.Row(flow.Style{}, tab, points)
	}
	return t.Row(flow.Style{Gap: u.g * 0.5}, tab, points, u.head(tabHigh))
}

// placeBoard reads from the tree where the parts of a board are.
func (l *layout) placeBoard(seat game.Seat) {
	at := func(part flow.ID) display.Rect { return l.tree.At(boxOf(seat, part)) }
	b := &l.Boards[seat]
	*b = board{Box: at(boxUnit), Safe: at(boxSafe), Tab: at(boxTab), Score: at(boxScore), Note: at(boxNote),
		Up: [2]display.Rect{at(boxUp), at(boxPick)}, Pick: at(boxPick), Singles: at(boxSingles), Pairs: at(boxPairs),
		Index: at(boxIndex)}
	// The safe stands at the left of its room, under its tabs, with places and piles close to it.
	b.Safe.X, b.Safe.W = b.Box.X, min(b.Safe.W, b.Safe.H*safeLongest)
	b.Safe.H = min(b.Safe.H, b.Safe.W*safeLongest)
	switch beside := b.Singles.X >= b.Safe.X+b.Safe.W; {
	case b.Safe.Empty():
	case beside && b.Singles.Y >= b.Pick.Y+b.Pick.H:
		if l.view.Series {
			b.Safe.Y = max(b.Tab.Y+b.Tab.H, b.Note.Y+b.Note.H)
		}
		b.Tab.Y = b.Safe.Y - b.Tab.H
		b.Score.Y = b.Tab.Y
		l.closeUp(b)
	default:
		b.Safe.Y = b.Tab.Y + b.Tab.H
	}
	b.Tab.X += l.pad() * 0.7
	b.Score.X = b.Tab.X + b.Tab.W
	b.Under = at(boxName)
	l.placeName(b)
	mark := min(max(markLeast, l.m.U(44)), b.Pick.W*0.6)
	b.Mark = display.Rect{X: b.Pick.X + b.Pick.W - mark*0.7, Y: b.Pick.Y + b.Pick.H - mark*0.7, W: mark, H: mark}
	if l.opt.Plates {
		switch {
		case b.Safe.Empty():
			b.Plate = b.Under.Around(b.Note)
		case l.near(seat):
			b.Plate = b.Note
		default:
			b.Plate = b.Index
		}
	}
}

// placeName places the window of a safe and the name at its foot, over the window where letters need more room, or on
// the strip under the safe.
func (l *layout) placeName(b *board) {
	b.Window = designs.SafeWindow(b.Safe)
	if b.Name = b.Under.Narrowed(l.pad() * 0.5); b.Under.Empty() {
		b.Name = designs.SafeFoot(b.Safe)
		least := nameHigh.Grown(l.m)
		if l.m.TextScale > 1 {
			least *= nameLarge
		}
		if b.Name.H < least {
			b.Name.Y, b.Name.H = b.Name.Y+b.Name.H-least, least
		}
	}
	side := min(b.Name.H*0.6, b.Name.W*0.2, nameHigh.Grown(l.m)*0.6)
	b.Chip, b.Name = b.Name.PartLeft(side, side*0.3)
	b.Chip = b.Chip.SquareIn(1)
}

// closeUp moves what lies beside a safe to it.
func (l *layout) closeUp(b *board) {
	gap, end := l.pad(), b.Box.X+b.Box.W
	left := min(b.Safe.X+b.Safe.W+1.5*gap, b.Up[0].X)
	b.Up[0].X = left
	b.Up[1].X = min(left+b.Up[0].W+gap, end-b.Up[1].W)
	b.Pick = b.Up[1]
	if b.Singles.X, b.Singles.W = left, end-left; b.Pairs.Y == b.Singles.Y {
		b.Singles.W = (end - left - gap) / 2
	}
	b.Pairs.X, b.Pairs.W = end-b.Singles.W, b.Singles.W
	if b.Note.Y < b.Up[0].Y && !l.view.Series {
		b.Note.X, b.Note.W = left, b.Note.X+b.Note.W-left
	}
}

func (l *layout) pad() float64 { return padding.In(l.m) }
