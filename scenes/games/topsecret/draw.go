package topsecret

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// brush is what every part of the picture draws with.
type brush struct {
	tabletop.Brush
	*questions
	// told is how far the match has been told, v the view shown.
	told *match.Telling[picture, topsecret.Event]
	v    *topsecret.View
	// lay is where things lie in this frame, laid are the slips on the boards, and sprites the cards, on their way where
	// moving says so. Page knows what of it is pointed at.
	lay     *layout
	laid    boardSlips
	sprites []director.Sprite
	moving  bool
	page    *ui.Page
	// pile reports that the cards out of the game lie open over it.
	pile bool
	// counts are how many cards of each kind everybody began with.
	counts topsecret.Counts
	// faces are those of all cards, notes and figures what was written before.
	faces   *cardFaces
	notes   *notes
	figures *match.Kept[int, string]
	// peaking is the peak that is shown, which has come so far.
	peaking tabletop.Peak
	come    float64
}

// What has a brush of its own: the hand below with what lies beside it, what a reveal does to the table, and the
// moments that have it to themselves.
type (
	handBrush   struct{ *brush }
	revealBrush struct{ *brush }
	peakBrush   struct{ *brush }
)

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.layNow(&t.frame)
	b := brush{
		Brush: t.table.Brush(l, &t.frame.Frame), questions: t.questions, told: &t.show.Telling, v: &p.View, lay: &t.frame,
		laid: slipsOf(&t.show.Telling), page: &t.table.Page, pile: t.table.PileOpen, faces: t.painter.faces(),
		notes: &t.notes, figures: &t.figures, counts: topsecret.CardsOf(p.Seats),
	}
	b.peaking, b.come = t.table.Peak()
	if t.sprites, b.moving = t.show.Sprites(t.sprites[:0]); !b.moving {
		t.sprites = t.frame.Sprites(b.faces, t.sprites)
	} else if t.staging.sunk(p) {
		t.frame.raise(t.sprites, t.risen)
	}
	b.sprites = t.sprites
	return b
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (t *screen) over(b *brush) {
	peakBrush{b}.peak()
	if b.M.Contrast {
		t.table.DrawPanel(&b.Brush)
	} else {
		strip(&b.Brush, b.F.Panel.Y)
	}
	q := &t.ask
	told := t.table.Busy() && q.Body == "" && q.Warn == "" && !t.table.Answers() && !b.F.SpeaksUnder()
	if !(revealBrush{b}).steps(told) {
		t.table.DrawAsked(&b.Brush, b.lay.Text)
	}
	revealBrush{b}.timer()
	t.table.DrawLog(&b.Brush)
	if b.pile {
		handBrush{b}.sheet()
	}
	t.table.DrawBar(&b.Brush, t.table.Say("game.topsecret"), tabletop.Progress{
		Words: t.turnNote(b.v), Now: b.v.Turn, Of: b.v.Turns})
	t.table.DrawHot(&b.Brush)
	handBrush{b}.keys()
}

// cards draws every card as it lies in this frame, and what is written on and around them.
func (b *brush) cards() {
	for i := range b.sprites {
		if b.loot(&b.sprites[i]) {
			continue
		}
		if b.lay.opt.Reveal && b.sprites[i].At.Zone == topsecret.ZoneHand+game.Zone(b.look.Near) {
			// What has sunk behind the strip is cut off there.
			b.L.Clip(display.Rect{W: b.F.Screen.W, H: b.F.Panel.Y})
		}
		b.Card(&b.sprites[i])
		b.L.Unclip()
		if !b.moving && b.sprites[i].Private {
			handBrush{b}.private(b.sprites[i].Pose.Box)
		}
	}
	b.chosen()
	revealBrush{b}.armed()
	if !b.moving {
		handBrush{b}.hand()
		handBrush{b}.tags()
		handBrush{b}.choices()
	}
}

// boards are what lies in front of the players, without their cards: tabs, places for cards, piles, what is left of a
// hand, and what a player does.
func (b *brush) boards() {
	for seat := range game.Seat(b.v.Seats) {
		b.board(seat)
	}
}

// board is what lies in front of one of them.
func (b *brush) board(seat game.Seat) {
	lay, p := &b.lay.Boards[seat], &b.v.Players[seat]
	b.tabs(lay, seat)
	for _, box := range lay.Up {
		b.L.Fill(box, theme.TableColour, box.W*cornerShare)
		b.L.Border(box, theme.CutSecondary, box.W*cornerShare, max(1, b.M.U(2.5))).Dashed = true
	}
	b.choosing(lay, seat)
	one, two := notShown, notShown
	if p.PilesKnow == topsecret.Shown {
		one, two = pilePoints(b.v, p)
	}
	b.tile(lay.Singles, "×1", p.SinglesCount, one, theme.CutPaper, theme.CutInk)
	b.tile(lay.Pairs, "×2", p.PairsCount, two, theme.CutInk, theme.Ochre)
	b.index(lay, seat)
	b.note(lay, seat)
}

// notShown stands for the points of a pile that is not the viewer's to look at.
const notShown = -1

// figure is a number as it is written.
func (b *brush) figure(n int) string { return b.figures.Get(b.look.Stage.Lang, n, strconv.Itoa) }

// chosen are the names of the players on their safes, who is asked among them, and the marks that a card has been
// chosen.
func (b *brush) chosen() {
	edge := max(2, b.M.U(4))
	for seat := range game.Seat(b.v.Seats) {
		lay := &b.lay.Boards[seat]
		b.name(lay, seat)
		switch asked := !b.look.Busy() && b.look.Asked() == seat; {
		case !asked && b.M.Contrast:
			b.L.Border(lay.person().Inset(-edge), theme.CutInk, 0, edge)
		case asked:
			b.L.Border(lay.person().Inset(-edge), theme.Ochre, edge*2, edge).Edge = theme.CutInk
		}
		if p := &b.v.Players[seat]; p.Picked && !p.Turned && p.Pick.Kind() == topsecret.NoKind {
			b.Seal(lay.Mark, display.IconCheck, 0.22, theme.CutInk, theme.CutPaper)
		}
	}
}

// name is the name of a player at the foot of the safe, over the window where letters need more room, or under it: in
// two lines where it is too long for one. In large letters it covers the wheel of the safe and takes two lines before
// its letters become much smaller.
func (b *brush) name(lay *board, seat game.Seat) {
	letters := theme.SeatInk(int(seat))
	plate, wide, rest := lay.Chip.Around(lay.Name), lay.Name.W, ""
	first, front := b.look.Seats.Names[seat], lay.Window.W+lay.Safe.W*0.02 // The wheel lies under it.
	covers := false
	if lay.Under.Empty() && b.cramped(first, display.Poster, nameSize, plate.H, wide) {
		covers, wide = true, max(wide, lay.Window.X+front-lay.Name.X-b.lay.pad()*0.5)
	}
	if line := b.M.Floor(display.Poster) * tileLine; b.width(first, display.Poster) > wide || covers &&
		b.cramped(first, display.Poster, nameSize, plate.H, wide) && strings.Contains(first, " ") {
		first, rest = inTwo(first)
		switch {
		case !lay.Under.Empty():
		case covers: // Each line is as high as one alone.
			high := min(2*plate.H, plate.Y+plate.H-lay.Window.Y-lay.Window.H*nameOver)
			plate.Y, plate.H = plate.Y+plate.H-high, high
		case plate.H < 2*line:
			plate.Y, plate.H = plate.Y+plate.H-2*line, 2*line
		}
	}
	line := b.M.Floor(display.Poster) * tileLine
	switch {
	case !lay.Under.Empty():
		if plate = lay.Under; rest != "" && plate.H < 2*line {
			first, rest = b.look.Seats.Names[seat], ""
		}
		b.L.Fill(lay.Under, theme.SeatColours[seat], b.M.U(3))
		b.L.Border(lay.Under, theme.CutInk, b.M.U(3), max(1, b.M.U(2)))
	case covers || plate.Y < lay.Window.Y+lay.Window.H:
		b.L.Fill(display.Rect{X: lay.Window.X, Y: plate.Y, W: front, H: plate.H}, theme.SeatColours[seat], 0)
	default:
		b.L.Fill(plate, theme.SeatColours[seat], 0)
	}
	if !lay.Chip.Empty() {
		b.L.Symbol(lay.Chip, theme.SeatShapes[seat], letters)
		b.Given(lay.Chip, seat)
	}
	name := display.Rect{X: lay.Name.X, Y: plate.Y, W: wide, H: plate.H}
	if rest != "" {
		var under display.Rect
		name, under = name.CutTop(plate.H / 2)
		b.Fit(under, rest, display.Poster, nameSize, letters, display.Left)
	}
	b.Fit(name, first, display.Poster, nameSize, letters, display.Left)
}

// cramped reports whether large letters of a size would be much smaller than a line so high has room for, to have room
// in a width: what grows with the reader's letters gives way in other ways first.
func (b *brush) cramped(text string, f display.Font, design, high, wide float64) bool {
	if b.M.TextScale <= 1 {
		return false
	}
	design = b.Lowered(display.Rect{H: high}, design)
	return b.letters(text, f, design)*crampedFrom > wide
}

// choosing is told in the place of the card of a player who has not chosen yet; a person who waits for the screen
// cannot choose.
func (b *brush) choosing(lay *board, seat game.Seat) {
	p, of := &b.v.Players[seat], b.look
	if of.Holder.Shared() && of.Seats.Persons.Has(seat) && of.Asked() != seat {
		return
	}
	if b.v.Phase != topsecret.PhaseChoose || p.Picked || p.UpCount > 1 || !b.v.ToAct.Has(seat) || b.v.Viewer == seat {
		return
	}
	room, text := lay.Pick.Narrowed(lay.Pick.W*0.03), b.look.Say("topsecret.note.choosing")
	needs := b.width(text, display.Poster)
	if b.M.TextScale > 1 { // The sign is larger than letters that are no larger than usual.
		needs = b.letters(text, display.Poster, slipSize*ui.LeastShare(b.M))
	}
	if needs*widthSlack <= room.W {
		b.Fit(room, text, display.Poster, slipSize, theme.CutInk, display.Middle)
	} else {
		b.L.Symbol(lay.Pick.SquareIn(0.5), display.IconHourglass, theme.CutSecondary)
	}
}

// tabs are the seat's place in the order of moles, the priority marker in ochre on ink, and its score in a series.
func (b *brush) tabs(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) && !lay.Tab.Empty() {
		n, ground, letters := order(b.v, seat), theme.CutPaper, theme.CutInk
		if n == 1 {
			ground, letters = theme.CutInk, theme.Ochre
		}
		box, text := lay.Tab, b.figure(n)
		if first := b.look.Say("topsecret.tab.marker", game.Number(n)); n == 1 && !b.v.Series {
			wider := box
			wider.W = (box.W*0.5 + b.letters(first, display.Poster, tabSize)) * 1.24
			if wider.Intersect(lay.Note).Empty() && wider.Intersect(lay.Up[0]).Empty() &&
				wider.Intersect(lay.Under).Empty() && wider.X+wider.W <= lay.Box.X+lay.Box.W {
				box, text = wider, first
			}
		}
		b.tab(box, lay.Tab.W*0.5, 0.66, display.IconFootprints, text, ground, letters)
	}
	if b.v.Series && !lay.Score.Empty() {
		points := b.look.Say("topsecret.figure", game.Number(b.v.Players[seat].Series))
		b.tab(lay.Score, min(lay.Score.H, lay.Score.W*cupShare), 0.6, display.IconTrophy, points, theme.CutPaper,
			theme.CutInk)
	}
}

// letters is how long a text is in letters of a size.
func (b *brush) letters(text string, f display.Font, design float64) float64 {
	return b.look.Stage.Measure.Width(text, b.M.Font(f), b.M.Size(f, design))
}

// tab is a piece of paper that stands on a safe, with a sign, as large a share of so much of it, and a figure.
func (b *brush) tab(box display.Rect, wide, share float64, icon display.Icon, text string, ground,
	letters display.Colour) {
	edge := max(1.5, b.M.U(2.5))
	cut := [4][2]float32{{0.05, 0.06}, {0.94, 0}, {1, 1}, {0, 1}}
	b.L.Scrap(box.Inset(-edge), theme.CutInk, cut)
	b.L.Scrap(box, ground, cut)
	box = box.Narrowed(box.W * 0.08)
	sign, figure := box.CutLeft(wide)
	if b.width(text, display.Poster)*widthSlack > figure.W {
		// The figure needs the room of the sign.
		b.Fit(box, text, display.Poster, tabSize, letters, display.Middle)
		return
	}
	b.L.Symbol(sign.SquareIn(share), icon, letters)
	b.Fit(figure, text, display.Poster, tabSize, letters, display.Left)
}

// disc is a round piece of paper with a sign, clear of its edge by that share.
func (b *brush) disc(box display.Rect, icon display.Icon, clear float64, ground, ink display.Colour) *display.Item {
	b.L.Fill(box, ground, box.W/2)
	return b.L.Symbol(box.Inset(box.W*clear), icon, ink)
}

// ring frames a card in a colour, within an edge of ink that is that share as wide.
func (b *brush) ring(card display.Rect, c display.Colour, wide, edge float64) {
	b.L.Border(card.Inset(-wide), c, card.W*cornerShare+wide, wide)
	outer := wide * (1 + edge)
	b.L.Border(card.Inset(-outer), theme.CutInk, card.W*cornerShare+outer, wide*edge)
}

// tile is a pile in its box: how often it counts, its cards as loose sheets or as banded pairs, and how many they are,
// or to their owner what they are worth, unless that is notShown. A figure alone reads as points: where the word has no
// room the sign of a stack shows that it is none.
func (b *brush) tile(box display.Rect, label string, n, points int, ground, letters display.Colour) {
	if box.Empty() {
		return
	}
	b.Plate(box, b.M.U(6), ground, theme.CutInk)
	in := box.Narrowed(min(box.H*0.18, box.W*tileEdge))
	mark := max(b.width(label, display.Poster)*tileLetters, min(b.letters(label, display.Poster, tileSize)*widthSlack,
		in.W*tileMark))
	mark = max(b.width(label, display.Poster), min(mark, in.W-tileApart-b.width("000", display.Poster)*widthSlack))
	if b.M.TextScale > 1 { // What lies there may have a figure alone, behind the sign of a stack.
		size, figure := b.Lowered(box, tileSize), b.figure(max(n, points))
		needs, least := b.letters(figure, display.Poster, size), b.width(figure, display.Poster)
		if points == notShown && n > 0 {
			needs, least = needs+box.H*tileSign*stackShare, least+box.H*tileSign*stackLeast
		}
		apart := max(tileApart, box.H*0.16)
		mark = max(mark, min(b.letters(label, display.Poster, size), in.W-apart-needs)*widthSlack)
		mark = max(b.width(label, display.Poster), min(mark, in.W-apart-least*widthSlack))
	}
	often, in := in.CutLeft(min(mark, in.W*0.6))
	b.Fit(often, label, display.Poster, tileSize, letters, display.Left)
	_, in = in.CutLeft(max(tileApart, box.H*0.16)) // «×1» and «2 cards» must not read as «×12 cards».
	count := b.look.Say("table.cards", game.Number(n))
	font, ink, size, alone := display.Sans, letters, tabletop.SmallSize, false
	switch {
	case points != notShown:
		font, size = display.Poster, tileSize
		if count = b.notes.sums.Get(b.look.Stage.Lang, points, b.notes.sum); b.without(count, font, size, box.H, in.W) {
			count, alone = b.figure(points), true
		}
	case n == 0:
		if count = b.look.Say("topsecret.pile.none"); b.without(count, font, size, box.H, in.W) {
			font, size, count, alone = display.Poster, tileSize, b.figure(0), true
		}
		ink = theme.CutSecondary
		if ground == theme.CutInk {
			ink = theme.Secondary
		}
	}
	high, word := box.H*tileSign, true
	if b.width(count, font)*widthSlack > in.W || !alone && b.without(count, font, size, box.H, in.W) {
		if word = points != notShown; !word {
			if n == 0 {
				return
			}
			if count = b.figure(n); b.M.TextScale > 1 {
				size = tileSize
			}
			var stack display.Rect
			stack, in = in.CutLeft(min(high*stackShare, max(high*stackLeast, in.W-b.width(count, display.Poster))))
			b.L.Symbol(stack.Square(min(high, stack.W)), display.IconStack, letters)
		}
		font = display.Poster
	}
	if b.width(count, font) > in.W {
		return // How often it counts is all there is room for; what lies there is told of it.
	}
	wide := min(in.W, b.letters(count, font, size)*widthSlack)
	words, sheets := in.CutRight(wide)
	b.Fit(words, count, font, size, ink, display.Right)
	if word { // Beside a figure alone they would be read as one.
		b.sheets(sheets.Middle(sheets.W, high), n, label == "×2")
	}
}

// without reports whether a pile has no room for words of a size, or none in which large ones would stay large: a
// figure stands alone there.
func (b *brush) without(text string, f display.Font, design, high, wide float64) bool {
	return b.width(text, f)*widthSlack > wide || b.cramped(text, f, design, high, wide/widthSlack)
}

// sheets are the cards of a pile: loose, or in pairs with a band around each. Where not all have room there are none:
// fewer would be another number.
func (b *brush) sheets(room display.Rect, n int, paired bool) {
	each, pitch, paper := 1, 1.3, theme.Ochre
	if paired {
		each, pitch, paper = 2, 2.9, theme.CutPaper
	}
	wide, bundles := room.H*sheetShape, (n+each-1)/each
	if wide*(0.6+pitch*float64(bundles-1)+float64(each)+0.4) > room.W {
		return
	}
	step, x := wide*pitch, room.X+wide*0.6
	for i := range bundles {
		for j := range min(each, n-i*each) {
			sheet := display.Rect{X: x + float64(j)*wide*1.15, Y: room.Y, W: wide, H: room.H}
			b.L.Fill(sheet, paper, b.M.U(2))
			b.L.Border(sheet, theme.CutInk, b.M.U(2), max(1, b.M.U(2)))
		}
		if paired {
			band := display.Rect{X: x - wide*0.15, Y: room.Y + room.H*0.36, W: wide * 2.45, H: room.H * 0.28}
			b.L.Fill(band, theme.Ochre, 0)
		}
		x += step
	}
}

// index is what a safe of a rival stands on: how many cards are left in its hand and, where that may be shown, which:
// every hand starts the same and every played card is shown, so that it follows for all who look on.
func (b *brush) index(lay *board, seat game.Seat) {
	if lay.Index.Empty() || lay.Plate == lay.Index && b.callers().Has(seat) {
		return
	}
	b.Plate(lay.Index, b.M.U(3), theme.CutInk, theme.CutInk)
	p, in := &b.v.Players[seat], lay.Index.Narrowed(lay.Index.H*0.12)
	n := inHand(p)
	if b.lay.opt.Indexed && p.Picked && !p.Turned && p.Pick.Kind() == topsecret.NoKind {
		n++ // The dots tell of the card as well that lies face down: nobody knows which it is.
	}
	text := b.look.Say("table.cards", game.Number(n))
	if !b.lay.opt.Indexed {
		b.Fit(in, text, display.Sans, tabletop.SmallSize, theme.CutPaper, display.Left)
		return
	}
	high := in.H * slipsHigh
	head, tabs := in.CutLeft(min(in.W*0.14, in.H))
	head = head.Middle(head.W, high)
	figure, word, _ := strings.Cut(text, "\u00a0")
	// In large letters the figure has the room of the word.
	line := b.M.Floor(display.Poster)
	if b.M.TextScale <= 1 && b.width(word, display.Poster)*widthSlack <= head.W && high*0.42 >= line {
		var under display.Rect
		head, under = head.CutTop(high * 0.58)
		b.Fit(under, word, display.Poster, tabletop.SmallSize, theme.CutPaper, display.Middle)
	}
	b.Fit(head, figure, display.Poster, tileSize, theme.Ochre, display.Middle)
	tabs = tabs.Middle(tabs.W, high)
	rows := b.lay.indexRows(lay.Index.W)
	columns := (b.lay.kinds() + rows - 1) / rows
	for i := range b.lay.kinds() {
		k := firstIn(b.v) + topsecret.Kind(i)
		cell := tabs.Column(i%columns, columns, max(1, b.M.U(3)))
		cell.H = tabs.H/float64(rows) - float64(rows-1)
		cell.Y += (cell.H + 1) * float64(i/columns)
		b.L.Card(cell, b.faces.slip(k, heldBy(p, k)))
	}
}

// note is the line of a board: long where there is room, short where there is little, least where there is next to
// none.
type note struct{ long, short, least string }

// noteKey is all that the line depends on.
type noteKey struct {
	player topsecret.Player
	own    bool
	// counting reports that the points tick up: what lies there comes to more already.
	counting bool
	// does is the message that tells what the player does, empty where it does nothing.
	does string
}

// note is to its own player what the piles come to, of others what they do. What the turn did to a player lies beside
// it.
func (b *brush) note(lay *board, seat game.Seat) {
	room := lay.Note
	if rows, n := b.slipRows(seat); n > 0 {
		room.W = rows[0].X - room.X - b.lay.pad()
	}
	dark := b.dusk() > 0 // Small letters cannot be read on a table in the dark.
	if lay.Plate == lay.Note && b.callers().Has(seat) || room.Empty() || dark {
		return
	}
	n := b.noteOf(seat)
	text := n.long
	if b.letters(text, display.Poster, slipSize) > room.W {
		text = n.short
	}
	if b.width(text, display.Poster) > room.W {
		text = n.least
	}
	if text == "" || !b.Fits(text, display.Poster, room.W) {
		return
	}
	ink, pad := theme.CutInk, room.H*notePad
	if lit := room; b.upTo(seat) && b.width(text, display.Poster)+2*pad <= room.W {
		lit.W = min(room.W, b.letters(text, display.Poster, slipSize)*widthSlack+2*pad)
		b.L.Fill(lit, theme.CutInk, 0)
		room, ink = lit.Narrowed(pad), theme.CutPaper
	}
	b.Fit(room, text, display.Poster, slipSize, ink, display.Left)
}

// upTo reports whether somebody is asked before all eyes, who need not be the one who sits below.
func (b *brush) upTo(seat game.Seat) bool {
	h := b.look.Holder
	return h.Shared() && h.Mine() && !b.look.Busy() && b.look.Asked() == seat && b.v.Phase != topsecret.PhaseChoose
}

// noteOf is the line of a seat; one that was said before takes no memory.
func (b *brush) noteOf(seat game.Seat) note {
	p := &b.v.Players[seat]
	key := noteKey{own: b.v.Viewer == seat, does: doing(b.v, seat)}
	if p.PilesKnow == topsecret.Shown {
		key.player = *p
		key.player.Points = b.points(seat, p.Points)
		key.counting = key.player.Points != p.Points
	}
	return b.notes.of(key)
}

// doing is the message that tells what a seat does in its phase, empty for nothing, and for what its places tell: that
// it chooses a card, or has.
func doing(v *topsecret.View, seat game.Seat) string {
	switch owes := v.ToAct.Has(seat); {
	case v.Phase == topsecret.PhaseBank && owes:
		return "topsecret.note.deciding"
	case v.Phase == topsecret.PhaseBank && v.Bankers.Has(seat):
		return "topsecret.note.decided"
	case v.Phase == topsecret.PhaseSteal && v.Thief == seat:
		return "topsecret.note.stealing"
	}
	return ""
}

// points are those of a seat, as far as they have been counted. Until the cards land, they are those before them.
func (b *brush) points(seat game.Seat, points int) int {
	c, age := counted(b.look, b.told.Beat()), b.told.Landed()
	ticks := c.ticks(b.look.Stage.Travels)
	if c.seat != seat || c.points == 0 || age < 0 || age >= ticks {
		return points
	}
	return points - c.points + c.points*age/ticks
}

// notes write the lines of the boards.
type notes struct {
	look *match.View
	// now is the view shown, kept are lines that were written before: a frame takes no memory.
	now  func() *topsecret.View
	kept match.Kept[noteKey, note]
	sums match.Kept[int, string]
	// thefts are what is told of them in large letters.
	thefts match.Kept[robbery, [2]string]
}

// sum writes points out.
func (n *notes) sum(points int) string {
	return n.look.Say("topsecret.note.points", game.Number(points))
}

// of is the line of a key.
func (n *notes) of(key noteKey) note { return n.kept.Get(n.look.Stage.Lang, key, n.write) }

// write works a line out.
func (n *notes) write(key noteKey) (is note) {
	p := &key.player
	if p.PilesKnow != topsecret.Shown {
		if key.does == "" {
			return note{}
		}
		does := n.look.Say(key.does)
		return note{does, does, does}
	}
	if one, two := pilePoints(n.now(), p); p.Fines == 0 && (one == 0 || two == 0) {
		return note{} // The pile itself says it.
	}
	points := n.sum(p.Points)
	is = note{points, points, points}
	if sum := lieThere(n.now(), p); sum != "" && !key.counting {
		is.long = sum + " = " + points
	}
	if key.own {
		is.least = n.look.Say("topsecret.figure", game.Number(p.Points))
	}
	return is
}

// lieThere writes what lies in a player's piles as a sum: 20 + 30 + 2×80. What is no sum of several terms is empty.
func lieThere(v *topsecret.View, p *topsecret.Player) string {
	var parts []string
	for rank, value := range v.Values {
		single := []string{strconv.Itoa(value)}
		parts = append(parts, slices.Repeat(single, p.Singles[int(topsecret.Document1)+rank])...)
	}
	for rank, value := range v.Values {
		pair := []string{"2×" + strconv.Itoa(2*value)}
		parts = append(parts, slices.Repeat(pair, p.Pairs[rank]+p.JokerPairs[rank])...)
	}
	if p.Fines > 0 {
		parts = append(parts, "−"+strconv.Itoa(p.Fines*topsecret.Fine))
	}
	if len(parts) < 2 && (len(parts) == 0 || !strings.Contains(parts[0], "×")) {
		return ""
	}
	return strings.ReplaceAll(strings.Join(parts, " + "), "+ −", "− ")
}

// width is how long a text is at the smallest size of a font.
func (b *brush) width(text string, f display.Font) float64 {
	f = b.M.Font(f)
	return b.look.Stage.Measure.Width(text, f, b.M.Floor(f))
}

// dial is the disc of the turns, which lies on the table under all else and turns a step with each of them.
func (b *brush) dial() {
	if b.M.Contrast {
		return
	}
	f := b.F
	field := display.Rect{Y: f.Bar.Y + f.Bar.H, W: f.Screen.W, H: f.Panel.Y - f.Bar.Y - f.Bar.H}
	r := min(field.W, field.H*2) * dialShare
	x, y := field.X+field.W-r*0.5, field.Y+field.H-r*0.2
	b.L.Fill(around(x, y, 2*r), theme.Teal, r).Clip = field
	turn := 2 * math.Pi * float64(b.v.Turn) / float64(max(1, b.v.Turns))
	for i := range dialMarks {
		sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/dialMarks)
		mark := around(x+cos*r*0.9, y+sin*r*0.9, r*0.1)
		it := b.L.Fill(mark.Middle(r*0.1, r*0.016), theme.CutPaper.Alpha(0.35), 0)
		it.Turn, it.Clip = math.Atan2(sin, cos), field
	}
}

// strip is the torn strip of ink on which all is asked, from there down.
func strip(b *tabletop.Brush, y float64) {
	b.L.Torn(display.Rect{X: -8, Y: y, W: b.M.W + 16, H: b.M.H - y + 8}, theme.CutInk, b.M.U(5))
}

// named says what each part of the table is that is no open card.
func (b *brush) named() {
	b.Names(b.lay.Discard, "topsecret:discard")
	if !b.lay.open() {
		b.Names(b.lay.Hand, "table:hand")
	}
	for seat := range game.Seat(b.v.Seats) {
		b.namedBoard(&b.lay.Boards[seat])
	}
}

// namedBoard names the parts of a player's board. A card that was chosen is named for its place, whoever looks (T24).
func (b *brush) namedBoard(lay *board) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		b.Names(lay.Tab, "topsecret:order")
	}
	if b.v.Series {
		b.Names(lay.Score, "topsecret:series")
	}
	b.Names(lay.Chip.Around(lay.Name), "topsecret:board")
	b.Names(lay.Up[0], "topsecret:place")
	b.Names(lay.Pick, "topsecret:pick")
	b.Names(lay.Singles, "topsecret:single")
	b.Names(lay.Pairs, "topsecret:double")
	b.Names(lay.Note, "topsecret:note")
	if b.lay.opt.Indexed {
		b.Names(lay.Index, "topsecret:odds")
	}
}
