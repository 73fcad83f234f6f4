package topsecret

import (
	"safehouse/render/display"
	"safehouse/scenes/tabletop"
)

// board is what lies in front of a player.
type board struct {
	// Tab sticks up over the board with the seat's place in the order of moles, Score with its score in a series.
	Tab, Score display.Rect
	// Box is the board without its tabs, Header the strip of its colour with sign, name and the mark that it has chosen.
	Box, Header, Chip, Name, Mark display.Rect
	// Safe is the safe, Up the places of the cards on it, the lower first; Pick is that of the card chosen.
	Safe display.Rect
	Up   [2]display.Rect
	Pick display.Rect
	// Singles is the pile at the left of the Arrow, Pairs that at its right.
	Singles, Arrow, Pairs display.Rect
	// Plate is for its player's button where there is one, clear of cards and figures; empty for none.
	Plate display.Rect
	// Note is the line at its foot.
	Note display.Rect
}

// boxes are those that a board consists of while cards move on it.
func (b *board) boxes() [15]*display.Rect {
	return [...]*display.Rect{
		&b.Tab, &b.Score, &b.Box, &b.Header, &b.Chip, &b.Name, &b.Mark, &b.Safe, &b.Up[0], &b.Up[1], &b.Pick, &b.Singles,
		&b.Arrow,
		&b.Pairs, &b.Note,
	}
}

// boards places the players' boards side by side in the order of their seats: the row shows the order of turns. Where
// the cards become much larger by it they lie in several rows.
func (l *layout) boards(room display.Rect) {
	g := l.gap()
	_, room = room.CutTop(g * 0.5)
	room.H -= g * 0.25
	best, rows, gain := 0.0, 1, rowGain
	if l.Tall {
		gain = tallGain
	}
	for n := range maxRows {
		place := l.boardPlace(room, n+1, 0)
		l.board(&l.Boards[0], place)
		wide := l.Boards[0].Safe.W
		if place.W < tabWide.In(l.m)+scoreWide.In(l.m)+3*l.pad() {
			wide *= slimGain
		}
		if wide > best*gain {
			best, rows = wide, n+1
		}
	}
	for seat := range l.view.Seats {
		b := &l.Boards[seat]
		l.board(b, l.boardPlace(room, rows, seat))
		for _, part := range b.boxes() { // What has no room is left out.
			part.W, part.H = max(0, part.W), max(0, part.H)
		}
	}
}

// boardPlace is the place of a seat's board with its tabs, where they lie in so many rows.
func (l *layout) boardPlace(room display.Rect, rows, seat int) display.Rect {
	seats, g := max(l.view.Seats, 1), l.gap()
	columns := (seats + rows - 1) / rows
	n := float64(columns)
	h := (room.H - g*0.5*float64(rows-1)) / float64(rows)
	w := min((room.W-g*(n-1))/n, (h-tabHigh.In(l.m))*boardWidest)
	x := room.X + (room.W-w*n-g*(n-1))/2
	return display.Rect{X: x + float64(seat%columns)*(w+g), Y: room.Y + float64(seat/columns)*(h+g*0.5), W: w, H: h}
}

func (l *layout) board(b *board, box display.Rect) {
	pad := l.pad()
	tabs, below := box.CutTop(tabHigh.In(l.m))
	// In a low window the tab lies between sign and mark, where the name leaves them a line.
	inside := l.m.H < lowest && !l.view.Series && box.W < narrowest.In(l.m)
	if b.Box = below; inside {
		b.Box = box
	}
	tabs = tabs.Narrowed(pad)
	b.Tab, _ = tabs.CutLeft(min(tabWide.In(l.m), tabs.W*tabShare))
	b.Score, _ = tabs.CutRight(min(scoreWide.In(l.m), tabs.W-b.Tab.W-pad))
	body := l.header(b).Narrowed(pad)
	if inside {
		room := b.Mark.X - b.Chip.X - b.Chip.W
		b.Tab = display.Rect{X: b.Chip.X + b.Chip.W, Y: b.Header.Y, W: room,
			H: headerHigh.In(l.m) * lowHeader}.Middle(min(room-pad*0.5, tabWide.In(l.m)), headerHigh.In(l.m)*tabInside)
	}
	b.Note, body = body.CutBottom(min(noteHigh.Grown(l.m), noteHigh.In(l.m)+body.H*noteGrows))
	if l.opt.Plates && l.opt.Reveal {
		if l.m.H < lowest {
			// A low window has room for the button or for the line, and the line can wait.
			b.Plate = b.Note
		} else {
			b.Plate, body = body.CutBottom(plateHigh.In(l.m))
		}
		_, body = body.CutBottom(pad * 0.5)
	}
	_, body = body.CutTop(pad)
	l.body(b, body)
}

// header lays the strip of the seat's colour: on a narrow board the name has a line of its own.
func (l *layout) header(b *board) (body display.Rect) {
	pad, line := l.pad(), headerHigh.Grown(l.m)
	high := line
	if b.Box.W < narrowest.In(l.m) {
		// There is no room for larger letters: the boxes keep to the least that can be read.
		line = headerHigh.In(l.m)
		if l.m.H < lowest {
			line *= lowHeader
		}
		high = line + nameHigh.In(l.m)
	}
	b.Header, body = b.Box.CutTop(high)
	head, name := b.Header.Narrowed(pad * 0.7).CutTop(line)
	sign := min(line*0.74, headerHigh.In(l.m)*0.8)
	b.Chip, head = head.CutLeft(sign)
	b.Mark, head = head.CutRight(sign)
	b.Chip, b.Mark = b.Chip.SquareIn(1), b.Mark.SquareIn(1)
	b.Name = head.Narrowed(pad * 0.6)
	if name.H > 0 {
		// It stands close under the sign: the tails of its letters stay clear of the strip's edge.
		b.Name = name.Moved(0, -line*nameRise)
	}
	return body
}

// body lays safe, card chosen and piles out in one row, in two or in three: as the cards become largest.
func (l *layout) body(b *board, body display.Rect) {
	g, most := l.pad(), pickMost
	if l.opt.Reveal {
		most = pickReveal
	}
	piles, tiles := l.pilesWide(tileLeast), tileHigh.In(l.m)
	one := min(body.H*cardRatio, (body.W-l.pilesWide(tileBeside)-2*g)/(fanWide+most))
	// Where one of them has no room at all it counts as nothing.
	two := max(leastWide, min(body.W/fanWide, (body.H-g)*cardRatio/(1+pickLeast), (body.W-g-piles)/pickLeast))
	twoPick := max(0, min(most, (body.W-g-piles)/two, ((body.H-g)*cardRatio-two)/two))
	three := max(leastWide, min(body.W/fanWide, (body.H-2*g-tiles)*cardRatio/(1+pickLeast)))
	threePick := max(0, min(most, ((body.H-2*g-tiles)*cardRatio-three)/three))
	switch sum := three * (1 + threePick); {
	case one*(1+most) >= max(two*(1+twoPick), sum):
		l.inRow(b, body, one, most)
	case two*(1+twoPick) >= sum:
		l.inRows(b, body, two, twoPick)
	default:
		l.stacked(b, body, three, threePick)
	}
}

// pilesWide is the width of both piles, of that size, with the arrow between them.
func (l *layout) pilesWide(tile tabletop.Size) float64 { return 2*tile.In(l.m) + arrowWide.In(l.m) }

// inRow lays everything side by side.
func (l *layout) inRow(b *board, body display.Rect, w, pick float64) {
	g, h := l.pad(), w/cardRatio
	tiles := min(body.W-w*(fanWide+pick)-2*g, l.pilesWide(tileMost))
	x, y := body.X+(body.W-w*(fanWide+pick)-2*g-tiles)/2, body.Y+(body.H-h)/2
	b.fan(x, y, w)
	x += w*fanWide + g
	b.Pick = display.Rect{X: x, Y: y + h*(1-pick), W: w * pick, H: h * pick}
	l.piles(b, display.Rect{X: x + w*pick + g, Y: y, W: tiles, H: h})
}

// inRows lays the card chosen and the piles in front of the safe.
func (l *layout) inRows(b *board, body display.Rect, w, pick float64) {
	g, h := l.pad(), w/cardRatio
	spare := max(body.H-g-h*(1+pick), 0)
	y := body.Y + spare*0.3
	b.fan(body.X+(body.W-w*fanWide)/2, y, w)
	front := display.Rect{Y: y + h + g + spare*0.25, W: min(body.W, max(w*pick+g+l.pilesWide(tileMost), w*fanWide)),
		H: h * pick}
	front.X = body.X + (body.W-front.W)/2
	b.Pick, front = front.PartLeft(w*pick, g)
	l.piles(b, front)
}

// stacked lays the card chosen under the safe and the piles under both.
func (l *layout) stacked(b *board, body display.Rect, w, pick float64) {
	g, h := l.pad(), w/cardRatio
	spare := max(body.H-2*g-h*(1+pick)-tileHigh.In(l.m), 0) * 0.2
	_, body = body.CutTop(spare)
	b.fan(body.X+(body.W-w*fanWide)/2, body.Y, w)
	_, body = body.CutTop(h + g + spare)
	b.Pick = display.Rect{X: body.X + (body.W-w*pick)/2, Y: body.Y, W: w * pick, H: h * pick}
	_, body = body.CutTop(h*pick + g + spare)
	body.H -= spare
	l.piles(b, body)
}

// fan lays the safe and the two places on it, each beside the last, so that all three can be read.
func (b *board) fan(x, y, w float64) {
	b.Safe = display.Rect{X: x, Y: y, W: w, H: w / cardRatio}
	b.Up[0] = b.Safe.Moved(w*safePeek, 0)
	b.Up[1] = b.Up[0].Moved(w*upStep, 0)
}

// piles lays both piles out in the middle of a room, with the arrow between them.
func (l *layout) piles(b *board, room display.Rect) {
	arrow := arrowWide.In(l.m)
	w := min((room.W-arrow)/2, tileMost.In(l.m))
	h := min(room.H, w*1.9)
	b.Arrow = display.Rect{X: room.X + (room.W-arrow)/2, Y: room.Y + (room.H-h)/2, W: arrow, H: h}
	b.Singles = display.Rect{X: b.Arrow.X - w, Y: b.Arrow.Y, W: w, H: h}
	b.Pairs = display.Rect{X: b.Arrow.X + arrow, Y: b.Arrow.Y, W: w, H: h}
}
