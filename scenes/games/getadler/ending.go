package getadler

import (
	"math"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// ending is the end of a match over London: who decided it, from the side of whoever looks, the characters of all,
// which are turned over one after another, and last the card that it was won with.
type ending struct {
	look  *match.View
	score *tabletop.Score
	v     *getadler.View
	face  painter
	// sheet says who has won and why, kicker when, and for whom; won reports that it is good for whoever looks.
	sheet          tabletop.Sheet
	kicker, reason string
	won            bool
	// hero is the seat that is seen, order that of the characters, known reports that all knew them before; last is the
	// card that the match was won with, of no kind where there is none. Where that is a document, hand are the other cards
	// of the hand that it lay in.
	hero  game.Seat
	order []game.Seat
	known bool
	last  getadler.Kind
	hand  []getadler.Kind
	// memory is the kind of the card that what is to be remembered is about, turns reports that it decided the match;
	// figures sum the match up.
	memory  getadler.Kind
	turns   bool
	figures [3]figure
	tree    tabletop.EndTree
	// edge is where the table begins, foot where the dark does in which the ways on stand.
	edge, foot float64
	// names is the design size of the players' names.
	names float64
}

// The boxes of the end.
const (
	endBust flow.ID = iota + 1
	endTower
	endKicker
	endVerdict
	endReason
	endFarewell
	endCards
	endLast
	endMemo
	endFigures
	endWays
	endSeats
)

// endingOf is the end of a match as it is seen by whoever has the screen.
func endingOf(s *scoring, sheet tabletop.Sheet, known bool) *ending {
	v := s.now()
	e := &ending{look: s.look, score: s.score, v: v, face: s.face, sheet: sheet, known: known, hero: v.Winners.First()}
	villains, last := v.Players[e.hero].Role.Villain(), &v.History[max(0, v.Past-1)]
	won := v.Winners&s.look.Seats.Persons != 0
	e.won = won || s.look.Seats.Persons == 0 && !villains
	switch {
	case v.Reason == getadler.DocumentKept:
		e.hero, e.last = seatOf(v, free(v)), v.Shown
		e.hand = s.around(e.hero, v)
	case last.Deed == getadler.DeedRight:
		e.last = getadler.Arrest
		if by := captorOf(v, last); v.Winners.Has(by) {
			e.hero = by
		}
	case won && s.look.Holder.Alone():
		e.hero = s.look.Seats.Persons.First()
	}
	e.memory, e.turns = remembers(s.remembered(v).Key)
	e.figures = s.figures(v)
	hour := game.Word(getadler.HourKey(max(1, v.Hour)))
	key := "score.getadler.at"
	if s.look.Holder.Alone() {
		if key = "score.getadler.at.lost"; won {
			key = "score.getadler.at.won"
		}
	}
	e.kicker = s.look.Say(key, hour)
	if own := s.look.Seats.Persons.First(); len(e.hand) > 0 && s.look.Holder.Alone() && own != e.hero {
		e.order = append(e.order, own) // Before the hand of another, so that nobody takes it for the own one.
	}
	for _, first := range [...]bool{true, false} {
		for seat := range game.Seat(v.Seats) {
			if (seat == e.hero) == first && (first || len(e.hand) == 0) { // Everybody else has been seen unmasked.
				e.order = append(e.order, seat)
			}
		}
	}
	return e
}

// around are the cards that lay in a hand at the end beside the document that won the match: all of it is open then.
func (s *scoring) around(hero game.Seat, v *getadler.View) (cards []getadler.Kind) {
	if v.ShownBy.Sits(v.Seats) {
		hero = v.ShownBy
	}
	held := s.match.View(hero).Players[hero].Sure
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		n := held[k]
		if k == v.Shown {
			n--
		}
		for ; n > 0; n-- {
			cards = append(cards, k)
		}
	}
	return cards
}

// seatOf is whose character that is.
func seatOf(v *getadler.View, role getadler.Role) game.Seat {
	for seat := range game.Seat(v.Seats) {
		if v.Players[seat].Role == role {
			return seat
		}
	}
	return v.Winners.First()
}

// Lay lays it out: who decided it beside the verdict, the characters on the table under both, and what is to be
// remembered. On an upright screen the cards stand in as few columns as leave room for the ways on, and in as many as
// have room they become lower.
func (e *ending) Lay(room display.Rect, reason string) display.Rect {
	columns, least := 2, endCard.Least
	if e.cells() > 4 || e.last != getadler.NoKind {
		columns = 3
	}
	gap, at := endGap.In(e.look.Stage.Metrics), e.layIn(room, reason, columns, least)
	most := int((e.tree.At(endCards).W + gap) / (least*cardRatio + gap))
	for at.Y+at.H > room.Y+room.H && (columns < most || least > endCardLow) {
		if columns < most {
			columns++
		} else {
			least--
		}
		at = e.layIn(room, reason, columns, least)
	}
	return at
}

// layIn lays it out with cards of a least height, in so many columns where the screen is upright.
func (e *ending) layIn(room display.Rect, reason string, upright int, least float64) display.Rect {
	m, t := e.look.Stage.Metrics, &e.tree
	t.Begin(e.look.Stage)
	e.reason = reason
	type style = flow.Style
	gap, tall := endGap.In(m), m.H > m.W
	if !tall && m.H < lowScreen { // What heads it ends before the buttons of the bar.
		room.Y, room.H = room.Y-endBegins, room.H+endBegins
	}
	edge := min(m.U(endEdge), room.W*0.04)
	wide := room.W - 2*edge
	bust := t.Leaf(style{ID: endBust, W: flow.Between(endBustWide.Least, endBustWide.In(m)),
		H: flow.Span{Least: endBustWide.Least * endBustHigh, Want: endBustWide.In(m) * endBustHigh, Most: m.H}})
	verdict := t.Heading(endVerdict, display.Marquee, endTitle)
	kicker := t.Paragraph(endKicker, e.kicker, display.Plate, 36)
	why := t.Paragraph(endReason, reason, display.Sans, 30)
	side := m.U(endTowerWide)
	if e.last != getadler.NoKind { // The last card rises before the tower.
		side = max(side, endLastHigh.In(m)*cardRatio)
	}
	tower := t.Leaf(style{})
	if !tall {
		tower = t.Leaf(style{ID: endTower, W: flow.Fixed(side), H: flow.Grow(0), Leaves: 3})
	}
	n := e.cells()
	columns := n
	line, high, most := endName.Grown(m), endCard.In(m), m.U(endCellMost)
	if tall {
		columns = upright
		most = wide / float64(columns)
		high = max(high, most*endCardTall)
	}
	var cells [endMost]flow.Box
	for i := range n {
		cells[i] = t.Leaf(style{ID: endSeats + flow.ID(i), H: flow.Between(least+line, high+line),
			W: flow.Span{Least: least * cardRatio, Want: min(high, most), Most: most}})
	}
	last := t.Leaf(style{})
	switch wide := endLastHigh.In(m) * cardRatio; {
	case e.last == getadler.NoKind:
	case tall:
		cells[n] = t.Leaf(style{ID: endLast, W: flow.Between(0, most), H: flow.Between(0, high+line)})
		n++
	default:
		last = t.Row(style{W: flow.Grow(0), Weight: 0.3}, t.Space(), t.Leaf(style{ID: endLast, W: flow.Fixed(wide),
			H: flow.Grow(0), Leaves: 4}))
	}
	cards := t.Grid(style{ID: endCards, Gap: gap, Columns: columns, W: flow.Grow(0)}, cells[:n]...)
	memo := t.Leaf(style{})
	if e.sheet.Memory != "" {
		slip := min(wide, endMemoWide.In(m)*max(1, m.TextScale))
		_, words := e.inMemo(display.Rect{W: slip, H: endMemoHigh.In(m)})
		text := ui.ParagraphHeight(e.look.Stage, words.W, e.sheet.Memory, display.Sans, endMemory)
		high := max(endMemoHigh.In(m), 2*gap+text+
			max(m.Size(display.Plate, 32), m.Floor(display.Plate))*1.3)
		memo = t.Leaf(style{ID: endMemo, W: flow.Between(0, slip), H: flow.Fixed(high), Leaves: 2})
		figures := style{ID: endFigures, W: flow.Grow(0), H: flow.Fixed(high)}
		switch {
		case e.score.Scrolls():
			memo = t.Column(style{Gap: gap}, memo, t.Leaf(figures))
		case !tall && wide-slip > endFiguresWide.In(m)*max(1, m.TextScale):
			memo = t.Row(style{W: flow.Grow(0), Gap: 2 * gap, Leaves: 2}, memo, t.Leaf(figures))
		}
	}
	ways := t.Leaf(style{ID: endWays, W: flow.Grow(0), H: flow.Fixed(e.score.Ways(wide))})
	pad := flow.Edges{Left: edge, Right: edge, Bottom: edge * 0.7}
	words, upper := style{W: flow.Grow(0), H: flow.Grow(0), Gap: gap / 3}, style{Gap: 5.5 * gap, Weight: 0.001}
	var top flow.Box
	if tall {
		upper.Gap = gap
		top = t.Column(upper, t.Row(style{Gap: gap}, bust, t.Column(words, kicker, verdict, t.Space())), why)
	} else {
		said := e.score.Farewell(t, endFarewell, display.Plate, wide-endBustWide.In(m)-side-11*gap, 0)
		top = t.Row(upper, bust, t.Column(words, kicker, verdict, why, said, t.Space()), tower)
	}
	desk := t.Row(style{Gap: 2 * gap, H: flow.Grow(0)}, t.Column(style{W: flow.Grow(0), Weight: 4}, t.Space(), cards,
		t.Space()), last)
	t.Solve(t.Column(style{Pad: pad, Gap: gap}, top, desk, memo, ways), room)
	box := t.At(endBust)
	e.edge = box.Y + box.H
	cell := t.At(endSeats)
	e.names, _ = ui.Shrink(tabletop.SmallSize, tabletop.SmallSize*ui.LeastShare(m), func(size float64) bool {
		return m.Size(display.Plate, size)*1.2 <= line && !slices.ContainsFunc(e.order, func(seat game.Seat) bool {
			return e.score.Width(e.look.Called(seat), display.Plate, size)+line > cell.W
		})
	})
	at := t.At(endWays)
	e.foot = at.Y - 1.5*gap
	return at
}

// Draw draws it as far as it has been told.
func (e *ending) Draw(b *tabletop.Brush) {
	t, done := &e.tree, e.score.Done()
	b.L.Ground(b.F.Screen, designs.PubAt(getadler.Hours, e.edge/b.M.H))
	if !b.M.Contrast {
		sky, _ := b.F.Screen.CutTop(e.edge)
		b.L.Fill(sky, theme.LampInk.Alpha(0.2), 0).Shade(display.ShadeDown, theme.LampInk.Alpha(0.6))
	}
	if box := t.At(endTower); !box.Empty() && !b.M.Contrast {
		wide := b.M.U(endTowerWide) * designs.TowerAir
		foot := b.F.Bar.Y + b.F.Bar.H // It stands clear of the buttons there.
		box = display.Rect{X: box.X + box.W - (wide+b.M.U(endTowerWide))/2, Y: foot, W: wide, H: e.edge - foot}
		b.L.Card(box, display.Face{Design: designs.Tower, Marks: uint8(max(1, e.v.Hour))})
	}
	soft, foot := display.Rect{Y: e.foot, W: b.M.W, H: b.M.H - e.foot}.CutTop(b.M.U(50))
	b.L.Fill(soft, theme.Night.Alpha(0), 0).Shade(display.ShadeDown, theme.Night)
	b.L.Fill(foot, theme.Night, 0)
	e.bust(b, t.At(endBust))
	ink, status, verdict := theme.Cream, e.sheet.Status, e.sheet.Counting
	if done {
		if status, verdict = e.kicker, e.sheet.Verdict; e.won {
			ink = theme.Lamp
		}
	}
	kicker := theme.Lamp
	if done && !e.won {
		kicker = endLost
	}
	t.Write(b, endKicker, status, display.Plate, kicker, display.Status)
	t.Head(b, endVerdict, verdict, display.Marquee, endTitle, ink)
	if done {
		t.Write(b, endReason, e.reason, display.Sans, theme.Cream, display.NoRole)
	}
	shown := e.turned()
	e.score.DrawFarewell(b, display.Rect{})
	for i, seat := range e.order {
		e.character(b, t.At(endSeats+flow.ID(i)), i, seat, e.known || i < shown)
	}
	for i, k := range e.hand {
		n := len(e.order) + i
		if n >= shown {
			k = getadler.NoKind
		}
		e.lay(b, t.At(endSeats+flow.ID(n)), n, face{kind: k})
	}
	if done {
		e.decisive(b)
		e.memo(b, t.At(endMemo))
		e.sumUp(b, t.At(endFigures))
	}
}

// cells is the number of characters and cards that lie on the table, without the last card.
func (e *ending) cells() int { return min(len(e.order)+len(e.hand), endMost-1) }

// turned is how many of them have been turned over.
func (e *ending) turned() int {
	share, _ := e.score.Share(0)
	return int(float64(e.cells()) * share)
}

// bust is who decided the match, before gold or red, beside a lamp that is lit or has gone out.
func (e *ending) bust(b *tabletop.Brush, box display.Rect) {
	face := display.Face{Design: designs.Bust, PortraitID: e.look.Seats.PortraitID(e.hero), Tone: designs.BeforeHaze,
		Gaze: display.GazePleased}
	light, side := designs.LampLit, min(box.H*endBustOver, box.W*endBustOver)
	if !e.look.Seats.InCast(e.hero) { // Whom a person was in the match.
		face = e.face(ownFace(e.v.Players[e.hero].Role))
		face.Tone = designs.BeforeHaze
	}
	if e.score.Done() {
		if face.Tone, light = designs.BeforeAlarm, designs.LampOut; e.won {
			face.Tone, light = designs.BeforeGold, designs.LampBright
		}
	}
	face.Marks = designs.LampLit
	unit := side / 384
	foot := box.Y + box.H // The light comes from the left, where the lamp stands.
	if !b.M.Contrast {
		b.L.Card(designs.LampBox(box.X-8*unit, foot-190*unit, unit*1.1, foot), display.Face{Design: designs.StreetLamp,
			Marks: light})
	}
	if e.score.Done() && !b.M.Contrast {
		x, y := box.X+box.W/2, foot-side*0.48
		// No ray falls on the words, nor ends before it has died away.
		words := e.tree.At(endVerdict).X - b.M.U(tabletop.Gap)
		b.L.Clip(display.Rect{W: words, H: e.edge})
		b.L.Card(display.Rect{X: x, Y: y}.Square(min(side*2, (words-x)/designs.BlazeReach)),
			display.Face{Design: designs.Blaze, Tone: face.Tone})
		b.L.Unclip()
		face.Tone = designs.BeforeNothing
	}
	b.L.Card(display.Rect{X: box.X + box.W/2 - side/2, Y: foot - side, W: side, H: side}, face)
}

// ownFace is the bust of a character.
func ownFace(role getadler.Role) face { return face{what: ownBust, role: role} }

// character is that of a seat, with the player under it: bright where it has won.
func (e *ending) character(b *tabletop.Brush, cell display.Rect, i int, seat game.Seat, open bool) {
	of := face{what: namedPortrait, role: e.v.Players[seat].Role}
	if !open {
		of.role = getadler.NoRole
	}
	card, lean := e.lay(b, cell, i, of)
	name, _ := cell.CutBottom(endName.Grown(b.M))
	if open && e.v.Players[seat].Eliminated {
		b.L.Card(card, display.Face{Design: designs.Struck, Title: e.look.Say("score.getadler.out")}).Turn = lean
	}
	wide := name.W
	sign, words := name.CutLeft(name.H)
	text := e.look.Called(seat)
	need := e.score.Width(text, display.Plate, e.names) + 2
	ink := theme.Cream
	if e.score.Done() && e.v.Winners.Has(seat) {
		ink = theme.Lamp
	}
	if used := sign.W + need; used < wide {
		sign.X += (wide - used) / 2
		words = display.Rect{X: sign.X + sign.W, Y: words.Y, W: need, H: words.H}
	}
	at := display.Left
	switch {
	case !b.Fits(text, display.Poster, words.W):
		b.Chip(name.Inset(name.H*0.14), seat) // The story names everybody.
		return
	case need > words.W:
		at = display.Middle
	}
	plate := display.Rect{X: sign.X, Y: name.Y, W: words.X + min(words.W, need) - sign.X, H: name.H}
	b.L.Fill(plate.Inset(-b.M.U(3)), plateDark.Alpha(0.9), b.M.U(ui.Radius))
	b.Chip(sign.Inset(sign.H*0.14), seat)
	b.Fit(words, text, display.Plate, e.names, ink, at)
}

// lay lays a card on the table, over the room for a name; it gives its place, and how it leans.
func (e *ending) lay(b *tabletop.Brush, cell display.Rect, i int, of face) (card display.Rect, lean float64) {
	_, card = cell.CutBottom(endName.Grown(b.M))
	high := min(card.H, card.W/cardRatio)
	card, lean = card.Middle(high*cardRatio, high), 0.025*math.Sin(float64(3*i+2))
	it := b.L.Card(card, e.face(of))
	it.Turn, it.Shadow = lean, b.M.U(8)
	return card, lean
}

// decisive is the card that the match was won with, as it rises into the light.
func (e *ending) decisive(b *tabletop.Brush) {
	box := e.tree.At(endLast)
	if box.Empty() {
		return
	}
	high := min(box.W/cardRatio, box.H)
	card := box.Middle(high*cardRatio, high)
	if !e.tree.At(endTower).Empty() { // It lies over the edge of the table.
		high = box.W / cardRatio
		card = display.Rect{X: box.X, Y: min(box.Y+box.H-high, e.edge-high*0.12), W: box.W, H: high}
	}
	come := e.score.Came(endPause, endPause+endRises, director.EmphasisedDecelerate)
	x, y := card.Centre()
	if !b.M.Contrast {
		b.L.Glow(display.Rect{X: x, Y: y}.Middle(card.W*3, card.H*2.2), theme.Lamp.Alpha(0.55*come))
	}
	it := b.L.Card(card.Moved(0, (1-come)*high*0.5), e.face(face{kind: e.last}))
	it.Turn, it.Shadow, it.Fade = 0.05, b.M.U(18), 1-come
}

// memo is a slip of paper with what is to be remembered.
func (e *ending) memo(b *tabletop.Brush, box display.Rect) {
	if box.Empty() {
		return
	}
	b.L.Fill(box, theme.Cream, b.M.U(2)).Shadow = b.M.U(10)
	card, in := e.inMemo(box)
	if !card.Empty() {
		it := b.L.Card(card, e.face(face{kind: e.memory}))
		it.Turn, it.Shadow = -0.04, b.M.U(5)
	}
	line := max(b.M.Size(display.Plate, 32), b.M.Floor(display.Plate)) * 1.3
	head, rest := in.CutTop(line)
	title := "score.getadler.memo"
	if e.turns {
		title = "score.getadler.turning"
	}
	b.Fit(head, e.look.Say(title), display.Plate, 32, endRed, display.Left)
	from := len(b.L.Items)
	ui.Paragraph(b.L, e.look.Stage, rest, e.sheet.Memory, display.Sans, endMemory, theme.LampInk, display.Left)
	b.Explains(from)
}

// inMemo is where on its slip the card lies that it is about, and what is to be remembered beside it.
func (e *ending) inMemo(box display.Rect) (card, words display.Rect) {
	m := e.look.Stage.Metrics
	in := box.Inset(endGap.In(m))
	if e.memory == getadler.NoKind {
		return display.Rect{}, in
	}
	high := min(in.H, endMemoHigh.In(m)-2*endGap.In(m)*0.6)
	card, words = in.PartLeft(high*cardRatio, 1.5*endGap.In(m))
	return card.Middle(card.W, high), words
}

// sumUp sets the figures of the match side by side, each large before what it counts.
func (e *ending) sumUp(b *tabletop.Brush, box display.Rect) {
	st := e.look.Stage
	for i, f := range e.figures {
		cell := box.Column(i, len(e.figures), endGap.In(b.M))
		if cell.Empty() {
			return
		}
		ink := theme.Lamp
		if i == len(e.figures)-1 {
			ink = endLost
		}
		n := strconv.Itoa(f.n)
		number, words := cell.PartLeft(e.score.Width(n, display.Plate, endFigure)+1, endGap.In(b.M)*0.7)
		b.Fit(number, n, display.Plate, endFigure, ink, display.Left)
		s := ui.Stack{{Text: f.text, Font: display.Sans, Size: tabletop.SmallSize, Ink: theme.Cream}}
		if share, fits := s.Share(st, words, 1); fits {
			high := s.Height(st, words.W, share)
			s.Draw(b.L, st, words.Middle(words.W, min(words.H, high+1)), share)
		}
	}
}

// figure is a number of things that happened in a match, and what they were.
type figure struct {
	n    int
	text string
}

// figures are how many arrests were right, how many answers were lies, and how often a villain got away.
func (s *scoring) figures(v *getadler.View) [3]figure {
	var rights, arrests, lies, answers, freed int
	for n := range v.Past {
		h := &v.History[n]
		switch {
		case h.Deed == getadler.DeedRight:
			rights, arrests = rights+1, arrests+1
		case h.Deed == getadler.DeedWrong:
			arrests++
		case h.Deed == getadler.DeedAsk && h.Answered:
			if answers++; h.Yes != (v.Players[h.Target].Role.Look(h.Trait) == h.Colour) {
				lies++
			}
		}
		if escaped(h) {
			freed++
		}
	}
	return [...]figure{
		{rights, s.look.Say("score.getadler.figure.arrests", game.Number(rights), game.Number(arrests))},
		{lies, s.look.Say("score.getadler.figure.lies", game.Number(lies), game.Number(answers))},
		{freed, s.look.Say("score.getadler.figure.freed")},
	}
}

// The sizes of the end: in design pixels, and of the bust, of a character and of the last card.
const (
	endEdge      = 60.0
	endCardTall  = 1.0
	endTowerWide = 170.0
	endBustHigh  = 0.9
	endBustOver  = 1.2
	endCellMost  = 420.0
	// endBegins is how much higher, in pixels, the end begins on a screen as low as that of a phone.
	endBegins = 32.0
	endFigure = 102.0
	// endCardLow is the height in pixels down to which cards become lower where the ways on have no room otherwise.
	endCardLow = 44.0
	// endMost is the most characters and cards that lie on the table.
	endMost = game.MaxSeats + getadler.HandSize + 2

	endMemory = 33.0
	// endPause and endRises are when the last card rises, and for how long, in milliseconds.
	endPause = 600.0
	endRises = 420.0
)

var (
	endGap      = tabletop.Size{Design: 18, Least: 8}
	endMemoWide = tabletop.Size{Design: 960, Least: 560}
	endMemoHigh = tabletop.Size{Design: 156, Least: 92}
	// endFiguresWide is the least width of the figures beside it.
	endFiguresWide = tabletop.Size{Design: 600, Least: 400}
	endBustWide    = tabletop.Size{Design: 510, Least: 110}
	endTitle       = tabletop.Size{Design: 114, Least: 34}
	endName        = tabletop.Size{Design: 38, Least: 24}
	endCard        = tabletop.Size{Design: 236, Least: 72}
	endLastHigh    = tabletop.Size{Design: 345, Least: 120}
	endLost        = display.Hex(0xFFB3A0)
	endRed         = display.Hex(0x8D1A14)
)
