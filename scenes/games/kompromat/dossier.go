package kompromat

import (
	"math/bits"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/kompromat/designs"
	boxes "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// tokenHoles is the number of file holes of a player's notoriety.
const tokenHoles = kompromat.TokenLimit

// dossier is where all stands that tells how far a player is: sign and name, points, missions won, notoriety, sets and
// items, beside the player's deck.
type dossier struct {
	Box, Name, Deck, Points, Won, Notoriety, Count display.Rect
	Holes                                          [tokenHoles]display.Rect
	// Sets are those of codes and documents; empty where there is no room.
	Sets  [2]display.Rect
	Items [kompromat.ItemCount]display.Rect
	// Photo is the portrait of who plays; empty where there is no room.
	Photo display.Rect
	// letters is the size of the letters in design pixels.
	letters float64
}

// dossierWide is the width of the column of both.
func (l *layout) dossierWide(m theme.Metrics) float64 {
	return max(columnWide.Grown(m), l.Board.W*columnShare)
}

// dossiers lays both: in a column at the left, the rival's over the own, or in a high window as strips over and under
// the table. It gives the room between, or beside, them.
func (l *layout) dossiers(m theme.Metrics) (rest display.Rect) {
	g := m.U(tabletop.Gap)
	room := l.Board
	switch {
	case l.Tall:
		room = l.UnderLane()
	case l.Reveal && !l.Aside.Empty() && !l.Frame.Reel:
		room.H = l.Aside.Y + l.Aside.H - room.Y
	}
	room.Y, room.H = room.Y+g/2, room.H-g/2
	var far, near, deck display.Rect
	if l.Tall {
		line := dossierLetters(m) * dossierLine
		high := line*stripRows + 2*m.U(dossierPad)
		if 2*high > room.H*stripsMost {
			deck := m.Size(display.SansBold, tabletop.BadgeSize) * deckWide / cardRatio
			high = max(2*max(line, m.U(itemLeast)), deck) + 2*m.U(dossierPad) + g/4
		}
		far, rest = room.PartTop(max(high, min(room.H*stripShare, stripMost*high)), g/2)
		near, rest = rest.CutBottom(high)
		deck, rest = rest.PartTop(unlaidHigh.In(m), 0)
	} else {
		var column display.Rect
		column, rest = room.PartLeft(l.dossierWide(m), g)
		rest.H = l.Board.Y + l.Board.H - rest.Y
		line := dossierLetters(m) * dossierLine
		own := 2*m.U(dossierPad) + dossierRows*max(line, m.U(itemLeast)) + line
		left := column.H - unlaidHigh.In(m) - 2*g
		if !l.Reveal || l.Frame.Reel { // There both faces are as large.
			own = min(own, left/2)
		} else {
			own = left / 2
		}
		far, near = column.PartTop(left-own, g/2)
		deck, near = near.PartTop(unlaidHigh.In(m), g/2)
	}
	if l.Lane != l.Ticker { // Who speaks does so beside the dossiers.
		l.Lane.X, l.Lane.W = rest.X, rest.W
		rest = rest.Intersect(l.UnderLane())
	}
	l.MissionDeck, l.Unlaid = deck.PartLeft(deck.H*unlaidShape, g/2)
	l.dossier(l.far(), far, m)
	if said := l.tree.At(boxSaid); l.Lane == l.Ticker && said.H >= dossierLetters(m)*dossierLine {
		l.Lane = said
	}
	l.dossier(l.opt.Near, near, m)
	return rest
}

// dossierLetters is the size of a dossier's letters in pixels where it has all the room that they want.
func dossierLetters(m theme.Metrics) float64 { return m.Size(display.SansBold, tabletop.BodySize) }

// The boxes of a dossier.
const (
	boxPhoto boxes.ID = iota + 1
	boxName
	boxDeck
	boxPoints
	boxWon
	boxHoles
	boxCodes
	boxDocuments
	// boxSaid is where the rival speaks beside the photograph.
	boxSaid
	boxItem
)

// dossier lays one out, in letters as large as there is room for.
func (l *layout) dossier(seat game.Seat, box display.Rect, m theme.Metrics) {
	size, floor := dossierLetters(m), m.Floor(display.SansBold)
	for {
		t := l.tree
		t.Reset()
		in := box.Inset(m.U(dossierPad))
		t.Solve(l.parts(t, seat, in, size, m), in)
		if t.Fits() && (!t.At(boxCodes).Empty() || !l.view.Players[seat].WonShown) || size <= floor {
			break
		}
		size = max(floor, size*dossierShrinks)
	}
	t, d := l.tree, &l.Dossiers[seat]
	*d = dossier{
		Box: box, Name: t.At(boxName), Deck: t.At(boxDeck), Points: t.At(boxPoints), Won: t.At(boxWon),
		Notoriety: t.At(boxHoles), Sets: [2]display.Rect{t.At(boxCodes), t.At(boxDocuments)}, Photo: t.At(boxPhoto),
		letters: size / m.U(max(1, m.TextScale)),
	}
	for i := range d.Items {
		d.Items[i] = t.At(boxItem + boxes.ID(i))
	}
	hole := min(d.Notoriety.H*0.62, (d.Notoriety.W-size*countLetters)/(tokenHoles*holeStep))
	d.punch(hole)
	_, d.Count = d.Notoriety.CutLeft(hole*tokenHoles*holeStep + size*0.3)
	if d.Deck.Empty() {
		d.Deck = l.Deck
	}
}

// parts are the boxes of a dossier. In a column the photograph comes first and gives way first; what a seat holds is at
// the foot. In a strip photograph and deck stand at the left.
func (l *layout) parts(t *boxes.Tree, seat game.Seat, in display.Rect, size float64, m theme.Metrics) boxes.Box {
	type style = boxes.Style
	grow, fixed, between := boxes.Grow, boxes.Fixed, boxes.Between
	line, g := size*dossierLine, m.U(tabletop.Gap)
	press := max(line, m.U(itemLeast))
	leaf := func(id boxes.ID, w, h float64) boxes.Box {
		return t.Leaf(style{ID: id, W: grow(w), H: fixed(h)})
	}
	deck := func(most float64) boxes.Box {
		if seat == l.opt.Near && !l.Deck.Empty() {
			return t.Leaf(style{W: fixed(0), H: fixed(0)})
		}
		letters := m.Size(display.SansBold, tabletop.BadgeSize)
		least := letters * deckLeast
		most = max(most, least)
		return t.Leaf(style{ID: boxDeck, W: between(letters*deckWide, max(most*cardRatio, letters*deckWide)),
			H: between(least, most), Aspect: cardRatio})
	}
	figure := func(id boxes.ID) boxes.Box { return leaf(id, max(size*figureLetters, press), press) }
	point, wins := figure(boxPoints), figure(boxWon)
	facts := t.FirstThatFits(t.Column(style{W: grow(0)}, point, wins),
		t.Row(style{W: grow(0)}, figure(boxPoints), figure(boxWon)))
	notoriety := func(letters float64) boxes.Box { return leaf(boxHoles, size*(countLetters+letters), press) }
	short := func() boxes.Box {
		return t.Row(style{Gap: g / 2}, leaf(boxCodes, size*setShort, line), leaf(boxDocuments, size*setShort, line))
	}
	long := func() boxes.Box {
		return t.Row(style{Gap: g / 2}, leaf(boxCodes, size*setLetters[0], line),
			leaf(boxDocuments, size*setLetters[1], line))
	}
	n := bits.OnesCount8(l.view.Players[seat].Items)
	grid := func(columns int, wide float64) boxes.Box {
		var cells [kompromat.ItemCount]boxes.Box
		for i := range n {
			cells[i] = t.Leaf(style{ID: boxItem + boxes.ID(i), H: fixed(press),
				W: boxes.Span{Least: wide, Want: wide, Most: grow(0).Most}})
		}
		return t.Grid(style{Gap: g / 6, Columns: columns}, cells[:n]...)
	}
	items := func() boxes.Box {
		if seat != l.opt.Near && !l.Tall { // The face is worth more than what the rival's items do.
			return t.FirstThatFits(grid(min(n, 3), press), grid(n, m.U(itemLeast)))
		}
		return t.FirstThatFits(grid(0, press+size*effectLetters), grid(min(n, 3), press), grid(n, m.U(itemLeast)))
	}
	photo := func(w, h boxes.Span, leaves int) boxes.Box {
		if l.Tall && seat == l.opt.Near {
			return t.Leaf(style{})
		}
		return t.Leaf(style{ID: boxPhoto, W: w, H: h, Aspect: ui.PictureAspect, Leaves: leaves})
	}
	if l.Tall {
		// What the seat holds has a row of its own, or the sets have it; where neither is there, the rival speaks in it.
		shown := l.view.Players[seat].WonShown
		second, third := notoriety(holesLetters), t.Leaf(style{ID: boxSaid, W: grow(0), H: grow(0)})
		if n > 0 && shown {
			second = t.Row(style{Gap: g / 2}, second, t.FirstThatFits(long(), short(), t.Leaf(style{})))
		}
		switch {
		case n > 0:
			third = items()
		case shown:
			third = t.FirstThatFits(long(), short())
		}
		// In plain type a name is wider, and takes of the room of a figure that is short.
		first := func() boxes.Box {
			name, won := nameLetters, figureLetters
			if m.Plain {
				name, won = name+figureLetters-wonLetters, wonLetters
			}
			return t.Row(style{Gap: g / 2}, leaf(boxName, size*name, press), figure(boxPoints),
				leaf(boxWon, max(size*won, press), press))
		}
		last := func() boxes.Box { // In a low strip all that is held stands beside the holes.
			row, n := [...]boxes.Box{notoriety(holesShort), 0, 0}, 1
			if shown {
				row[n], n = short(), n+1
			}
			if held := bits.OnesCount8(l.view.Players[seat].Items); held > 0 {
				row[n], n = grid(held, m.U(itemLeast)), n+1
			}
			return t.Row(style{Gap: g / 2, Across: boxes.Middle}, row[:n]...)
		}
		column := style{W: grow(0), Gap: g / 8}
		body := t.FirstThatFits(t.Column(column, first(), second, third), t.Column(column, first(), last()))
		return t.Row(style{Gap: g}, photo(between(photoLeast, in.H*ui.PictureAspect), grow(0), 1), deck(in.H), body)
	}
	name, column := leaf(boxName, size*4, press), style{Gap: g / 8}
	side := style{Gap: g / 2, Across: boxes.Middle}
	var head boxes.Box
	switch {
	case seat == l.opt.Near && l.Aside.Empty():
		head = t.Column(column, name, t.Row(style{Gap: g / 2}, t.Column(style{W: grow(0)}, facts), deck(2*press)))
	case seat == l.opt.Near && !l.Reveal:
		large := leaf(boxPoints, max(size*figureLetters, press), press*scoreShare)
		most := ownPhoto * press
		head = t.Row(style{Gap: g / 2},
			photo(between(photoLeast*ui.PictureAspect, most*ui.PictureAspect), between(photoLeast, most), 1),
			t.Column(style{W: grow(0)}, name, t.FirstThatFits(t.Column(style{W: grow(0)}, large, figure(boxWon)), facts)))
	default:
		// The deck stands beside name and figures, so that the photograph has the rest, or in a low column is beside them.
		words := func() boxes.Box {
			return t.Row(style{Gap: g / 2}, t.Column(style{W: grow(0)}, leaf(boxName, size*4, press),
				t.Row(style{}, figure(boxPoints),
					t.Leaf(style{ID: boxWon, W: fixed(max(size*wonLetters, press)), H: fixed(press)}))), deck(2*press))
		}
		small := 2 * press
		low := words()
		if wide := small * ui.PictureAspect; in.W >= wide+g+size*(figureLetters+wonLetters+deckWide) {
			low = t.Row(style{Gap: g / 2}, t.Leaf(style{ID: boxPhoto, W: fixed(wide), H: fixed(small)}), low)
		}
		most := in.W / ui.PictureAspect * photoMost
		over := t.Column(style{Gap: g / 2}, photo(grow(0), between(photoLeast, most), 0), words())
		if !l.Reveal && n == 0 && m.TextScale > 1 { // In large letters it may have its room beside the holes.
			most := 2 * press
			beside := t.Row(side, photo(between(photoLeast*ui.PictureAspect, most*ui.PictureAspect),
				between(photoLeast, most), 0), notoriety(holesShort))
			return t.FirstThatFits(t.Column(column, over, notoriety(holesLetters)), t.Column(column, words(), beside),
				t.Column(column, low, notoriety(holesLetters)))
		}
		head = t.FirstThatFits(over, low)
	}
	// What the seat holds is at the foot. In a low column more and more of that stands side by side.
	foot := func(tokens boxes.Box) boxes.Box {
		if n > 0 {
			return t.Column(style{Gap: g / 8, H: grow(0)}, tokens, t.Space(), items())
		}
		return tokens
	}
	last := func() boxes.Box { return foot(notoriety(holesLetters)) }
	beside := func(wide float64) boxes.Box { return t.Row(side, notoriety(holesShort), grid(n, wide)) }
	atLast := func(wide float64) boxes.Box { // Few have room beside the holes, more have it under them.
		if n <= itemsBeside {
			return beside(wide)
		}
		return last()
	}
	if !l.view.Players[seat].WonShown {
		if n > 0 { // In a low column they stand beside the holes.
			return t.Column(column, head, t.FirstThatFits(last(), beside(press), atLast(press)))
		}
		return t.Column(column, head, last())
	}
	low, least := t.Row(side, notoriety(holesShort), short()), last()
	if n > 0 {
		low = t.Row(side, notoriety(holesShort), short(), grid(n, m.U(itemLeast)))
		least = t.FirstThatFits(least, beside(m.U(itemLeast)), atLast(m.U(itemLeast)))
	}
	return t.Column(column, head, t.FirstThatFits(
		foot(t.Column(column, notoriety(holesLetters), long())),
		foot(t.Column(column, notoriety(holesLetters), short())),
		foot(t.Row(side, notoriety(holesShort), short())), low, least))
}

// punch lays the holes out, of that size, from the left of their place.
func (d *dossier) punch(hole float64) {
	for i := range d.Holes {
		d.Holes[i] = display.Rect{X: d.Notoriety.X + (float64(i)+0.1)*hole*holeStep, Y: d.Notoriety.Y, W: hole,
			H: d.Notoriety.H}.Square(hole)
	}
}

// item is where an item lies that a seat holds; false where it does not.
func (l *layout) item(seat game.Seat, item kompromat.Item) (display.Rect, bool) {
	p := &l.view.Players[seat]
	before := bits.OnesCount8(p.Items & (1<<item - 1))
	return l.Dossiers[seat].Items[before], p.Holds(item)
}

// dossier draws a player's, but for deck and items, which are drawn as cards are: a folder of manila with a sheet in
// it.
func (b *brush) dossier(seat game.Seat) {
	d, p, t := &b.lay.Dossiers[seat], &b.v.Players[seat], b.look
	under := d.Box.Moved(b.M.U(5), b.M.U(4))
	b.L.Fill(under, theme.Paper, b.M.U(6)).Shadow = b.M.U(10)
	b.L.Fill(d.Box, theme.Manila, b.M.U(6)).Shadow = b.M.U(3)
	fold, _ := d.Box.CutLeft(b.M.U(foldWide))
	b.L.Fill(fold, theme.InkOnManila.Alpha(0.16), b.M.U(4))
	if !t.Busy() && t.Asked() == seat {
		b.L.Border(d.Box, theme.StampRed, b.M.U(6), max(1.5, b.M.U(3)))
	}
	line := b.M.Size(display.SansBold, d.letters) * dossierLine
	sign, name := d.Name.CutLeft(line * 1.1)
	b.Chip(sign.SquareIn(0.7), seat)
	font := display.Typewriter
	if t.Stage.Measure.Width(t.Seats.Names[seat], b.M.Font(font), b.M.Size(font, d.letters)) > name.W {
		// Plain letters are read more easily than narrow ones as long as they have room, if smaller.
		if font = display.SansBold; b.M.TextScale > 1 && !b.Fits(t.Seats.Names[seat], font, name.W) {
			font = display.Poster
		}
	}
	b.Line(name, t.Seats.Names[seat], font, d.letters*nameGrows, theme.Ink, display.Left)
	if !d.Photo.Empty() {
		face, _ := b.Likeness(seat) // Whoever is of nobody's cast shows nothing.
		b.Portrait(d.Photo, seat, face.Gaze, photoLean)
		if d.Photo.W > clipFrom {
			clip := display.Rect{X: d.Photo.X + d.Photo.W*0.78, Y: d.Photo.Y - d.Photo.H*0.03, W: d.Photo.H * 0.084,
				H: d.Photo.H * 0.2}
			b.L.Card(clip, display.Face{Design: designs.Clip}).Turn = clipLean
		}
	}
	words, figure := b.points(b.v, seat)
	if !b.score(d.Points, figure, p.WonShown && seat == b.look.Near) {
		b.fact(d, d.Points, display.IconTrophy, words, figure, theme.StampOnManila)
	}
	b.fact(d, d.Won, display.IconEnvelope, t.Say("table.dossier.won", game.Number(p.WonCount)), strconv.Itoa(p.WonCount),
		theme.Ink)
	b.holes(d, p.Tokens)
	if p.WonShown {
		score := &b.v.Score[seat]
		b.set(d.Sets[0], display.IconKey, kompromat.CodeValues[1:], score.CodeCards, d.letters, setLetters[0])
		b.set(d.Sets[1], display.IconFilm, kompromat.DocumentValues[1:], score.DocumentCards, d.letters, setLetters[1])
	}
}

// score writes the own points as large as their place is high, with the word beside them, and reports whether it did.
func (b *brush) score(room display.Rect, figure string, own bool) bool {
	size, word := room.H*scoreHigh, b.look.Say("table.points")
	if figure == "1" {
		word = b.look.Say("table.point")
	}
	font, small := b.M.Font(display.Typewriter), b.M.Size(display.Sans, tabletop.SmallSize)
	wide := b.look.Stage.Measure.Width(figure, font, size) + small*0.4
	if !own || size < 1.4*small || wide+b.look.Stage.Measure.Width(word, display.Sans, small) > room.W {
		return false
	}
	at, rest := room.CutLeft(wide)
	b.L.Text(at, figure, font, size, theme.StampOnManila, display.Left)
	b.L.Text(rest.Moved(0, size*scoreFoot), word, display.Sans, small, theme.Ink, display.Left)
	return true
}

// fact is a figure with its picture: in words where there is room for them in letters as large as all others.
func (b *brush) fact(d *dossier, box display.Rect, icon display.Icon, words, figure string, ink display.Colour) {
	if box.Empty() {
		return
	}
	sign, text := box.CutLeft(b.M.Size(display.SansBold, d.letters) * dossierLine)
	b.L.Symbol(sign.SquareIn(0.66), icon, theme.InkOnManila)
	if b.look.Stage.Measure.Width(words, b.M.Font(display.SansBold), b.M.Size(display.SansBold, d.letters)) <= text.W {
		figure = words
	}
	b.Line(text, figure, display.SansBold, d.letters, ink, display.Left)
}

// holes shows notoriety as holes punched into the edge of a file, and the figure beside them.
func (b *brush) holes(d *dossier, tokens int) {
	if d.Notoriety.Empty() {
		return
	}
	for i, h := range d.Holes {
		colour := theme.InkOnManila.Alpha(0.32)
		if i < tokens {
			b.L.Fill(h, theme.GroundColour, h.H/2).Sense = display.SenseChosen
			colour = theme.InkOnManila
			if tokens >= countWarn {
				colour = theme.StampOnManila
			}
		}
		b.L.Border(h, colour, h.H/2, max(1.5, b.M.U(3)))
	}
	text := b.look.Say("table.notoriety.count", game.Number(tokens), game.Number(kompromat.TokenLimit))
	if b.look.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, d.letters)) > d.Count.W {
		text = b.look.Say("table.notoriety.short", game.Number(tokens), game.Number(kompromat.TokenLimit))
	}
	b.Line(d.Count, text, display.Sans, d.letters, theme.Ink, display.Left)
}

// set shows how far a set has come: the value by each number of its cards, that of those held on a plate; with less
// room than that is wide, in letters, the number of cards alone.
func (b *brush) set(box display.Rect, icon display.Icon, values []int, held int, size, wide float64) {
	if box.Empty() {
		return
	}
	font := b.M.Font(display.SansBold)
	letters := b.M.Size(font, size)
	sign, text := box.CutLeft(letters * dossierLine)
	b.L.Symbol(sign.SquareIn(0.66), icon, theme.InkOnManila)
	if box.W < letters*wide {
		b.Line(text, strconv.Itoa(held), display.SansBold, size, theme.Ink, display.Left)
		return
	}
	text.X += letters * 0.25
	for i, value := range values {
		figure, ink := strconv.Itoa(value), theme.InkOnManila
		wide := b.look.Stage.Measure.Width(figure, font, letters)
		at := display.Rect{X: text.X, Y: text.Y, W: wide, H: text.H}
		if i+1 == held {
			b.L.Fill(at.Middle(wide+letters*0.5, letters*1.15), theme.InkBlue, b.M.U(4))
			ink = theme.Paper
		}
		b.L.Text(at, figure, font, letters, ink, display.Left)
		text.X += wide + letters*0.6
	}
}

// items are drawn over the dossiers: usable ones lit, with what they do where there is room.
func (b *brush) items() {
	for seat := range game.Seat(kompromat.Seats) {
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			box, held := b.lay.item(seat, item)
			if !held {
				continue
			}
			id := itemIDs[seat][item]
			lit := seat == b.look.Asked() && b.look.Choice.Offered(id)
			// What may be used is a tape of ink with an edge of brass, what is chosen turns to paper.
			ground, edge, ink, mark := theme.InkOnManila, theme.InkOnManila, theme.Paper, theme.Manila
			if lit {
				ground, edge = theme.Ink, theme.Brass
			}
			if hover, _, _ := b.page.State(id); hover {
				edge = theme.Paper
			}
			if b.look.Choice.Picked(id) {
				ground, edge, ink, mark = theme.Paper, theme.StampRed, theme.Ink, theme.StampRed
			}
			b.L.Fill(box, ground, b.M.U(6))
			b.L.Border(box, edge, b.M.U(6), max(2, b.M.U(3)))
			sign, text := box.CutLeft(min(box.H, box.W))
			b.L.Symbol(sign.SquareIn(0.72), itemIcon(item), mark)
			if effect := itemEffect(b.look.Reader(), items[item].name); b.Fits(effect, display.Sans, text.W-b.M.U(8)) {
				text.W -= b.M.U(8)
				b.Line(text, effect, display.Sans, b.lay.Dossiers[seat].letters, ink, display.Left)
			}
		}
	}
}

// between reports that a round is over and the next one has not begun: the show takes a breath, with the standing.
func (t *screen) between() bool {
	next := t.show.Ahead().Events
	return t.show.Gated() && len(next) > 0 && next[0].Kind == kompromat.RoundBegan
}

// standing is a sheet with what both have so far, as far as the viewer may know it: side by side, or on a sheet that is
// not wide enough one under the other.
func (b *brush) standing() {
	t, gap := b.look, b.M.U(tabletop.Gap)
	sheet := b.Sheet().Inset(2 * gap)
	head, rows := sheet.PartTop(min(b.M.Size(display.Typewriter, standingTitle)*2, sheet.H*standingHead), gap)
	title := t.Say("table.between.head", game.Number(b.v.Round), game.Number(kompromat.Rounds))
	b.Line(head, title, display.Typewriter, b.Lowered(head, standingTitle), skin.Sheet.Head, display.Middle)
	for seat := range game.Seat(kompromat.Seats) {
		place := rows.Column(int(seat), kompromat.Seats, 3*gap)
		if rows.W <= rows.H*standingBeside {
			place = rows
			place.H = (rows.H - gap) / kompromat.Seats
			place.Y += float64(seat) * (place.H + gap)
		}
		b.stands(place, seat)
	}
}

// stands is what one of both has so far, beside its photograph.
func (b *brush) stands(room display.Rect, seat game.Seat) {
	t, p, gap := b.look, &b.v.Players[seat], b.M.U(tabletop.Gap)
	photo, facts := room.PartLeft(min(room.W*standingPhoto, room.H*ui.PictureAspect), 2*gap)
	b.Portrait(photo.Middle(photo.W, photo.W/ui.PictureAspect), seat, display.GazeRest, photoLean*float64(1-2*int(seat)))
	row := func(share float64) (line display.Rect) {
		line, facts = facts.CutTop(room.H * share)
		return line
	}
	facts = facts.Middle(facts.W, room.H*(standingHead+standingFigure+2*standingFact))
	name := row(standingHead)
	sign, name := name.CutLeft(min(name.H, name.W/4))
	b.Chip(sign.SquareIn(0.6), seat)
	b.Line(name, t.Seats.Names[seat], display.Typewriter, b.Lowered(name, standingTitle), skin.Sheet.Text, display.Left)
	words, _ := b.points(b.v, seat)
	figure := row(standingFigure)
	b.Line(figure, words, display.Typewriter, b.Lowered(figure, standingLarge), skin.Sheet.Head, display.Left)
	line, won := row(standingFact), t.Say("table.dossier.won", game.Number(p.WonCount))
	d := dossier{letters: b.Lowered(line, standingLetters)}
	b.fact(&d, line, display.IconEnvelope, won, strconv.Itoa(p.WonCount), skin.Sheet.Text)
	d.Notoriety = row(standingFact)
	d.Count = d.Notoriety
	d.Notoriety.W -= d.Count.W * standingCount
	hole := d.Notoriety.W / (tokenHoles * holeStep)
	d.punch(hole)
	d.Count.X = d.Notoriety.X + d.Notoriety.W + hole*holeGround + gap/2
	d.Count.W = room.X + room.W - d.Count.X
	b.holes(&d, p.Tokens)
}
