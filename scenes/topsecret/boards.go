package topsecret

import "safehouse/render/display"

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
		&b.Tab, &b.Score, &b.Box, &b.Header, &b.Chip, &b.Name, &b.Mark, &b.Safe, &b.Up[0], &b.Up[1], &b.Pick, &b.Singles, &b.Arrow,
		&b.Pairs, &b.Note,
	}
}

// boards places the players' boards side by side in the order of their seats: the row shows the order of turns.
func (l *layout) boards(room display.Rect, s measures) {
	n, g := float64(max(l.view.Seats, 1)), s.gap()
	_, room = room.CutTop(g * 0.5)
	room.H -= g * 0.25
	w := min((room.W-g*(n-1))/n, (room.H-s.px(tabHigh, tabPx))*boardWidest)
	x := room.X + (room.W-w*n-g*(n-1))/2
	for seat := range l.view.Seats {
		l.board(&l.Boards[seat], display.Rect{X: x + float64(seat)*(w+g), Y: room.Y, W: w, H: room.H}, s)
	}
}

func (l *layout) board(b *board, box display.Rect, s measures) {
	var tabs display.Rect
	tabs, b.Box = box.CutTop(s.px(tabHigh, tabPx))
	pad := s.pad()
	tabs = display.Rect{X: tabs.X + pad, Y: tabs.Y, W: tabs.W - 2*pad, H: tabs.H}
	b.Tab, _ = tabs.CutLeft(s.px(tabWide, tabWidePx))
	b.Score, _ = tabs.CutRight(min(s.px(scoreWide, scorePx), tabs.W-b.Tab.W-pad))
	body := l.header(b, s)
	b.Note, body = body.CutBottom(min(s.grown(noteHigh, notePx), s.px(noteHigh, notePx)+body.H*noteGrows))
	b.Note = display.Rect{X: b.Note.X + pad, Y: b.Note.Y, W: b.Note.W - 2*pad, H: b.Note.H}
	if l.opt.Plates && l.opt.Reveal {
		b.Plate, body = body.CutBottom(s.px(plateHigh, platePx))
		_, body = body.CutBottom(pad * 0.5)
		b.Plate = display.Rect{X: b.Plate.X + pad, Y: b.Plate.Y, W: b.Plate.W - 2*pad, H: b.Plate.H}
	}
	body = display.Rect{X: body.X + pad, Y: body.Y + pad, W: body.W - 2*pad, H: body.H - pad}
	l.body(b, body, s)
}

// header lays the strip of the seat's colour: on a narrow board the name has a line of its own.
func (l *layout) header(b *board, s measures) (body display.Rect) {
	pad, line := s.pad(), s.grown(headerHigh, headerPx)
	high := line
	if b.Box.W < s.px(narrowest, narrowestPx) {
		// There is no room for larger letters: the boxes keep to the least that can be read.
		line = s.px(headerHigh, headerPx)
		high = line + s.px(nameHigh, namePx)
	}
	b.Header, body = b.Box.CutTop(high)
	head, name := display.Rect{X: b.Header.X + pad*0.7, Y: b.Header.Y, W: b.Header.W - pad*1.4, H: b.Header.H}.CutTop(line)
	sign := min(line*0.74, s.px(headerHigh, headerPx)*0.8)
	square := func(r display.Rect) display.Rect {
		return display.Rect{X: r.X + (r.W-sign)/2, Y: r.Y + (r.H-sign)/2, W: sign, H: sign}
	}
	b.Chip, head = head.CutLeft(sign)
	b.Mark, head = head.CutRight(sign)
	b.Chip, b.Mark = square(b.Chip), square(b.Mark)
	b.Name = display.Rect{X: head.X + pad*0.6, Y: head.Y, W: head.W - pad*1.2, H: head.H}
	if name.H > 0 {
		// It stands close under the sign: the tails of its letters stay clear of the strip's edge.
		b.Name = name.Moved(0, -line*nameRise)
	}
	return body
}

// body lays safe, card chosen and piles out in one row, in two or in three: as the cards become largest.
func (l *layout) body(b *board, body display.Rect, s measures) {
	g, most := s.pad(), pickMost
	if l.opt.Reveal {
		most = pickReveal
	}
	piles, tiles := 2*s.px(tileLeast, tileLeastPx)+s.px(arrowWide, arrowPx), s.px(tileHigh, tileHighPx)
	beside := 2*s.px(tileBeside, tileLeastPx) + s.px(arrowWide, arrowPx)
	one := min(body.H*cardRatio, (body.W-beside-2*g)/(fanWide+most))
	two := min(body.W/fanWide, (body.H-g)*cardRatio/(1+pickLeast), (body.W-g-piles)/pickLeast)
	twoPick := min(most, (body.W-g-piles)/two, ((body.H-g)*cardRatio-two)/two)
	three := min(body.W/fanWide, (body.H-2*g-tiles)*cardRatio/(1+pickLeast))
	threePick := min(most, ((body.H-2*g-tiles)*cardRatio-three)/three)
	switch sum := three * (1 + threePick); {
	case one*(1+most) >= max(two*(1+twoPick), sum):
		l.inRow(b, body, one, most, s)
	case two*(1+twoPick) >= sum:
		l.inRows(b, body, two, twoPick, s)
	default:
		l.stacked(b, body, three, threePick, s)
	}
}

// inRow lays everything side by side.
func (l *layout) inRow(b *board, body display.Rect, w, pick float64, s measures) {
	g := s.pad()
	tiles := min(body.W-w*(fanWide+pick)-2*g, 2*s.px(tileMost, tileLeastPx)+s.px(arrowWide, arrowPx))
	all := w*(fanWide+pick) + 2*g + tiles
	h := w / cardRatio
	x, y := body.X+(body.W-all)/2, body.Y+(body.H-h)/2
	b.fan(x, y, w)
	x += w*fanWide + g
	b.Pick = display.Rect{X: x, Y: y + h*(1-pick), W: w * pick, H: h * pick}
	x += w*pick + g
	b.piles(display.Rect{X: x, Y: y, W: tiles, H: h}, s)
}

// inRows lays the card chosen and the piles in front of the safe.
func (l *layout) inRows(b *board, body display.Rect, w, pick float64, s measures) {
	g, h := s.pad(), w/cardRatio
	spare := max(body.H-g-h*(1+pick), 0)
	y := body.Y + spare*0.3
	b.fan(body.X+(body.W-w*fanWide)/2, y, w)
	y += h + g + spare*0.25
	most := w*pick + g + 2*s.px(tileMost, tileLeastPx) + s.px(arrowWide, arrowPx)
	front := display.Rect{Y: y, W: min(body.W, max(most, w*fanWide)), H: h * pick}
	front.X = body.X + (body.W-front.W)/2
	b.Pick, front = front.CutLeft(w * pick)
	_, front = front.CutLeft(g)
	b.piles(front, s)
}

// stacked lays the card chosen under the safe and the piles under both.
func (l *layout) stacked(b *board, body display.Rect, w, pick float64, s measures) {
	g, h := s.pad(), w/cardRatio
	spare := max(body.H-2*g-h*(1+pick)-s.px(tileHigh, tileHighPx), 0)
	y := body.Y + spare*0.2
	b.fan(body.X+(body.W-w*fanWide)/2, y, w)
	y += h + g + spare*0.2
	b.Pick = display.Rect{X: body.X + (body.W-w*pick)/2, Y: y, W: w * pick, H: h * pick}
	y += h*pick + g + spare*0.2
	b.piles(display.Rect{X: body.X, Y: y, W: body.W, H: body.Y + body.H - y - spare*0.2}, s)
}

// fan lays the safe and the two places on it, each beside the last, so that all three can be read.
func (b *board) fan(x, y, w float64) {
	b.Safe = display.Rect{X: x, Y: y, W: w, H: w / cardRatio}
	b.Up[0] = b.Safe.Moved(w*safePeek, 0)
	b.Up[1] = b.Up[0].Moved(w*upStep, 0)
}

func (b *board) piles(room display.Rect, s measures) {
	arrow := s.px(arrowWide, arrowPx)
	w := min((room.W-arrow)/2, s.px(tileMost, tileLeastPx))
	h := min(room.H, w*1.9)
	all := 2*w + arrow
	x, y := room.X+(room.W-all)/2, room.Y+(room.H-h)/2
	b.Singles = display.Rect{X: x, Y: y, W: w, H: h}
	b.Arrow = display.Rect{X: x + w, Y: y, W: arrow, H: h}
	b.Pairs = display.Rect{X: x + w + arrow, Y: y, W: w, H: h}
}
