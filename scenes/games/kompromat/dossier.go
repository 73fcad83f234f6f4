package kompromat

import (
	"math"
	"math/bits"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
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
	// Photo is the portrait of who plays for the computer; empty where there is no room.
	Photo display.Rect
	// letters is the size of the letters in design pixels.
	letters float64
}

// dossiers lays both: in a column at the left, the rival's over the own, or in a high window as strips over and under
// the table. It gives the room between, or beside, them.
func (l *layout) dossiers(m theme.Metrics) (rest display.Rect) {
	g := m.U(tabletop.Gap)
	room := l.Board
	room.Y, room.H = room.Y+g*0.75, room.H-g
	var far, near, deck display.Rect
	if l.Tall {
		high := max(room.H*stripShare, dossierLetters(m)*dossierLine*stripRows+2*m.U(dossierPad))
		far, rest = room.PartTop(high, g/2)
		near, rest = rest.CutBottom(high)
		deck, rest = rest.PartTop(unlaidHigh.In(m), 0)
	} else {
		var column display.Rect
		column, rest = room.PartLeft(max(columnWide.Grown(m), room.W*columnShare), g)
		deck = column.Middle(column.W, unlaidHigh.In(m))
		far, near = column, column
		far.H = (column.H-deck.H)/2 - g/2
		near.Y, near.H = column.Y+column.H-far.H, far.H
	}
	l.MissionDeck, l.Unlaid = deck.PartLeft(deck.H*unlaidShape, g/2)
	l.dossier(l.far(), far, m)
	l.dossier(l.opt.Near, near, m)
	return rest
}

// dossierLetters is the size of a dossier's letters in pixels where it has all the room that they want.
func dossierLetters(m theme.Metrics) float64 { return m.Size(display.SansBold, tabletop.BodySize) }

// flow puts cells beside each other and, where a row is full, under each other. The deck stands in its way.
type flow struct {
	room, deck     display.Rect
	x, y, row, gap float64
}

// left is where a row of that height begins.
func (f *flow) left(high float64) float64 {
	if f.y+1 < f.deck.Y+f.deck.H && f.y+high > f.deck.Y {
		return f.deck.X + f.deck.W + f.gap
	}
	return f.room.X
}

// down begins another row.
func (f *flow) down(high float64) {
	f.y, f.row = f.y+f.row, 0
	f.x = f.left(high)
}

// next is the place of the next cell; empty where there is no room any more.
func (f *flow) next(wide, high float64) display.Rect {
	right := f.room.X + f.room.W
	if f.row > 0 && f.x+wide > right+1 {
		f.down(high)
	}
	if f.y+high > f.room.Y+f.room.H+0.5 {
		return display.Rect{}
	}
	cell := display.Rect{X: f.x, Y: f.y, W: min(wide, right-f.x), H: high}
	f.x, f.row = f.x+wide+f.gap, max(f.row, high)
	return cell
}

// dossier lays one out: with all values of the sets where these have room, else with the numbers of their cards.
func (l *layout) dossier(seat game.Seat, box display.Rect, m theme.Metrics) {
	if l.parts(seat, box, m, true); l.Dossiers[seat].Sets[1].Empty() {
		l.parts(seat, box, m, false)
	}
}

// parts lays the parts of a dossier. What is most asked for comes first; the foot is the items'.
func (l *layout) parts(seat game.Seat, box display.Rect, m theme.Metrics, ladders bool) {
	d := &l.Dossiers[seat]
	pad, g := m.U(dossierPad), m.U(tabletop.Gap)
	in := box.Inset(pad)
	rows := columnRows
	if l.Tall {
		rows = stripRows
	}
	size := dossierLetters(m)
	if l.Tall {
		// A strip has room for larger ones.
		size = min(size*stripGrows, in.W/stripLetters)
	}
	size = max(m.Floor(display.SansBold), min(size, in.H/(rows*dossierLine)))
	*d = dossier{Box: box, letters: size / m.U(max(1, m.TextScale))}
	// What can be pressed has the height that a finger needs.
	line := max(size*dossierTight, min(size*dossierLine, in.H/dossierRows))
	item := max(line, m.U(itemLeast))
	f := flow{room: in, x: in.X, y: in.Y, gap: g}
	_, f.room = in.CutBottom(item)
	d.Deck = display.Rect{X: in.X, Y: in.Y, W: in.H * cardRatio, H: in.H}
	if !l.Tall {
		d.Deck.Y += item
		d.Deck.W = min(in.W*deckShare, (in.H-item)*cardRatio)
		d.Deck.H = d.Deck.W / cardRatio
	}
	f.deck = d.Deck
	f.x = f.left(item)
	d.Name = f.next(min(size*nameLetters, in.W), item)
	points, words := min(size*figureLetters, (in.X+in.W-d.Deck.X-d.Deck.W-2*g)/2-1), 0.0
	won, apart := points, in.H > (columnRows-1)*item && !l.Tall
	switch {
	case l.Tall:
		points, won, words = size*(figureLetters+wordLetters), size*(figureLetters+wordLetters*2.4), wordLetters*1.5
	case apart:
		// A line each.
		points, won = in.X+in.W-d.Deck.X-d.Deck.W-g, in.X+in.W-d.Deck.X-d.Deck.W-g
		f.down(line)
	default:
		f.down(line)
	}
	high := line
	if !apart {
		high = item
	}
	d.Points = f.next(points, high)
	d.Won = f.next(won, item)
	if ladders && apart {
		d.Sets[0] = f.next(size*setLetters[0], line)
	}
	hole := min(item*0.62, (in.X+in.W-f.left(item)-size*countLetters)/(tokenHoles*holeStep))
	if under := d.Deck.Y + d.Deck.H + g/4; apart && under+item <= f.room.Y+f.room.H && hole < item*holeLeast {
		// Under the deck the holes are larger than beside it.
		f.row = max(f.row, under-f.y)
		f.down(item)
		hole = min(item*0.62, (in.W-size*countLetters)/(tokenHoles*holeStep))
	}
	d.Notoriety = f.next(hole*tokenHoles*holeStep+size*(countLetters+words), item)
	d.punch(hole)
	_, d.Count = d.Notoriety.CutLeft(hole*tokenHoles*holeStep + size*0.3)
	if ladders {
		for i := range d.Sets {
			if d.Sets[i].Empty() {
				d.Sets[i] = f.next(size*setLetters[i], line)
			}
		}
	} else if short := size * setShort; d.Won.W > 3*short {
		for i := range d.Sets {
			d.Sets[len(d.Sets)-1-i], d.Won = d.Won.CutRight(short)
		}
	}
	l.items(seat, in, &f, item, size)
}

// punch lays the holes out, of that size, from the left of their place.
func (d *dossier) punch(hole float64) {
	for i := range d.Holes {
		d.Holes[i] = display.Rect{X: d.Notoriety.X + (float64(i)+0.1)*hole*holeStep, Y: d.Notoriety.Y, W: hole,
			H: d.Notoriety.H}.Square(hole)
	}
}

// items lays the items that a seat holds at the foot of its dossier: with room for what they do where there is, as
// pictures in a row where there is not.
func (l *layout) items(seat game.Seat, in display.Rect, f *flow, item, size float64) {
	d, n := &l.Dossiers[seat], bits.OnesCount8(l.view.Players[seat].Items)
	left, gap, foot := in.X, f.gap/6, in.Y+in.H
	if f.deck.Y+f.deck.H > foot-item {
		left = f.deck.X + f.deck.W + f.gap
	}
	top := d.Notoriety.Y + d.Notoriety.H
	for _, set := range d.Sets {
		top = max(top, set.Y+set.H)
	}
	if !l.Tall {
		top = max(top, f.deck.Y+f.deck.H)
	}
	free := display.Rect{X: in.X, Y: top + f.gap/2, W: in.W, H: foot - item - f.gap/2 - top - f.gap/2}
	if l.Tall || n > 0 && free.H < photoLeast {
		free.H = 0
	} else if n == 0 {
		free.H += item
	}
	if high := min(free.H, in.W*photoMost); high >= photoLeast {
		d.Photo = display.Rect{X: in.X + in.W - high*ui.PictureAspect - f.gap/4, Y: foot - high, W: high * ui.PictureAspect,
			H: high}
		if n > 0 {
			d.Photo.Y -= item + f.gap/2
		}
	}
	wide := in.X + in.W - left
	columns := int((wide + gap) / (item + size*effectLetters + gap))
	if rows := int((foot - top + gap) / (item + gap)); columns > 0 && rows*columns >= n {
		used := math.Ceil(float64(n) / float64(columns))
		cell := (wide+gap)/float64(columns) - gap
		for i := range d.Items {
			d.Items[i] = display.Rect{
				X: left + float64(i%columns)*(cell+gap), Y: foot - (used-float64(i/columns))*(item+gap) + gap, W: cell, H: item,
			}
		}
		return
	}
	step := min(item+gap, (wide+gap)/float64(max(n, 1)))
	for i := range d.Items {
		d.Items[i] = display.Rect{X: left + float64(i)*step, Y: foot - item, W: max(step-gap, min(step, item)), H: item}
	}
}

// item is where an item lies that a seat holds; false where it does not.
func (l *layout) item(seat game.Seat, item kompromat.Item) (display.Rect, bool) {
	p := &l.view.Players[seat]
	before := bits.OnesCount8(p.Items & (1<<item - 1))
	return l.Dossiers[seat].Items[before], p.Holds(item)
}

// dossier draws a player's, but for deck and items, which are drawn as cards are.
func (b *brush) dossier(seat game.Seat) {
	d, p, t := &b.lay.Dossiers[seat], &b.v.Players[seat], b.look
	b.L.Fill(d.Box, theme.GroundColour.Alpha(0.55), b.M.U(ui.Radius))
	if !t.Busy() && t.Asked() == seat {
		b.L.Border(d.Box, theme.Brass, b.M.U(ui.Radius), max(2, b.M.U(3)))
	}
	line := b.M.Size(display.SansBold, d.letters) * dossierLine
	sign, name := d.Name.CutLeft(line * 1.1)
	b.Chip(sign.SquareIn(0.7), seat)
	b.Line(name, t.Seats.Names[seat], display.SansBold, d.letters, theme.TextColour, display.Left)
	if face, ok := b.Likeness(seat); ok && !d.Photo.Empty() {
		it := b.L.Card(d.Photo, face)
		it.Turn, it.Shadow = photoLean, b.M.U(5)
	}
	words, figure := b.points(b.v, seat)
	b.fact(d, d.Points, display.IconTrophy, words, figure, theme.Brass)
	b.fact(d, d.Won, display.IconEnvelope, t.Say("table.dossier.won", game.Number(p.WonCount)), strconv.Itoa(p.WonCount),
		theme.TextColour)
	b.holes(d, p.Tokens)
	if p.WonShown {
		score := &b.v.Score[seat]
		b.set(d.Sets[0], display.IconKey, kompromat.CodeValues[1:], score.CodeCards, d.letters)
		b.set(d.Sets[1], display.IconFilm, kompromat.DocumentValues[1:], score.DocumentCards, d.letters)
	}
}

// fact is a figure with its picture: in words where there is room for them in letters as large as all others.
func (b *brush) fact(d *dossier, box display.Rect, icon display.Icon, words, figure string, ink display.Colour) {
	sign, text := box.CutLeft(b.M.Size(display.SansBold, d.letters) * dossierLine)
	b.L.Symbol(sign.SquareIn(0.66), icon, theme.Manila)
	if b.look.Stage.Measure.Width(words, b.M.Font(display.SansBold), b.M.Size(display.SansBold, d.letters)) <= text.W {
		figure = words
	}
	b.Line(text, figure, display.SansBold, d.letters, ink, display.Left)
}

// holes shows notoriety as holes punched into the edge of a file, and the figure beside them.
func (b *brush) holes(d *dossier, tokens int) {
	first, last := d.Holes[0], d.Holes[len(d.Holes)-1]
	pad := first.H * 0.2
	edge := display.Rect{X: first.X - pad, Y: first.Y - pad, W: last.X + last.W - first.X + 2*pad, H: first.H + 2*pad}
	b.L.Fill(edge, theme.Manila, b.M.U(5))
	for i, h := range d.Holes {
		colour := theme.InkOnManila.Alpha(0.32)
		if i < tokens {
			b.L.Fill(h, theme.GroundColour, h.H/2)
			colour = theme.InkOnManila
			if tokens >= countWarn {
				colour = theme.StampRed
			}
		}
		b.L.Border(h, colour, h.H/2, max(1.5, b.M.U(3)))
	}
	text := b.look.Say("table.notoriety.count", game.Number(tokens), game.Number(kompromat.TokenLimit))
	if b.look.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, d.letters)) > d.Count.W {
		text = b.look.Say("table.notoriety.short", game.Number(tokens), game.Number(kompromat.TokenLimit))
	}
	b.Line(d.Count, text, display.Sans, d.letters, theme.Secondary, display.Left)
}

// set shows how far a set has come: the value by each number of its cards, that of those held on a plate; with little
// room the number of cards alone.
func (b *brush) set(box display.Rect, icon display.Icon, values []int, held int, size float64) {
	if box.Empty() {
		return
	}
	font := b.M.Font(display.SansBold)
	letters := b.M.Size(font, size)
	sign, text := box.CutLeft(letters * dossierLine)
	b.L.Symbol(sign.SquareIn(0.66), icon, theme.Manila)
	if box.W < letters*setLetters[0] {
		b.Line(text, strconv.Itoa(held), display.SansBold, size, theme.TextColour, display.Left)
		return
	}
	for i, value := range values {
		figure, ink := strconv.Itoa(value), theme.Secondary
		wide := b.look.Stage.Measure.Width(figure, font, letters)
		at := display.Rect{X: text.X, Y: text.Y, W: wide, H: text.H}
		if i+1 == held {
			b.L.Fill(at.Middle(wide+letters*0.5, letters*1.15), theme.Manila, b.M.U(4))
			ink = theme.Ink
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
			ground, edge := theme.Manila, theme.InkOnManila
			if !lit {
				ground = theme.ManilaShade
			}
			if hover, _, _ := b.page.State(id); lit || hover {
				edge = theme.Focus
			}
			if b.look.Choice.Picked(id) {
				ground, edge = theme.Focus, theme.Ink
			}
			b.L.Fill(box, ground, b.M.U(6))
			b.L.Border(box, edge, b.M.U(6), max(2, b.M.U(3)))
			sign, text := box.CutLeft(min(box.H, box.W))
			b.L.Symbol(sign.SquareIn(0.72), itemIcons[item], theme.Ink)
			if effect := itemEffect(b.look.Reader(), items[item].name); b.Fits(effect, display.Sans, text.W-b.M.U(8)) {
				text.W -= b.M.U(8)
				b.Line(text, effect, display.Sans, b.lay.Dossiers[seat].letters, theme.Ink, display.Left)
			}
		}
	}
}

// between reports that a round is over and the next one has not begun: the show takes a breath, with the standing.
func (t *screen) between() bool {
	next := t.show.Ahead().Events
	return t.show.Gated() && len(next) > 0 && next[0].Kind == kompromat.RoundBegan
}

// standing is a sheet with what both have so far, as far as the viewer may know it.
func (b *brush) standing() {
	t, gap := b.look, b.M.U(tabletop.Gap)
	head, rows := b.Sheet().Inset(2*gap).PartTop(b.M.Size(display.Typewriter, standingTitle)*2, gap)
	title := t.Say("table.between.head", game.Number(b.v.Round), game.Number(kompromat.Rounds))
	b.Line(head, title, display.Typewriter, standingTitle, skin.SheetHead, display.Middle)
	for seat := range game.Seat(kompromat.Seats) {
		row, p := rows, &b.v.Players[seat]
		row.H = (rows.H - gap) / kompromat.Seats
		row.Y += float64(seat) * (row.H + gap)
		name, facts := row.PartLeft(row.W*standingName, gap)
		sign, name := name.CutLeft(min(row.H, name.W/4))
		b.Chip(sign.SquareIn(0.6), seat)
		b.Line(name, t.Seats.Names[seat], display.SansBold, standingLetters, skin.SheetText, display.Left)
		d := dossier{letters: standingLetters}
		words, figure := b.points(b.v, seat)
		d.Points, facts = facts.PartLeft(facts.W*standingPoints, gap)
		d.Won, d.Notoriety = facts.PartLeft(facts.W*standingWon, gap)
		b.fact(&d, d.Points, display.IconTrophy, words, figure, skin.SheetHead)
		b.fact(&d, d.Won, display.IconEnvelope, strconv.Itoa(p.WonCount), strconv.Itoa(p.WonCount), skin.SheetText)
		d.Notoriety.W -= d.Notoriety.W * standingCount
		hole := d.Notoriety.W / (tokenHoles * holeStep)
		d.punch(hole)
		d.Count = display.Rect{X: d.Notoriety.X + d.Notoriety.W + gap/2, Y: row.Y, W: row.X +
			row.W - d.Notoriety.X - d.Notoriety.W - gap/2, H: row.H}
		b.holes(&d, p.Tokens)
	}
}
