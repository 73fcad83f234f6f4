package topsecret

import (
	"math"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/topsecret/designs"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// ending is the end of a game on the poster: who has won in the safe before rays, and under the verdict a row for each
// player, in which every card of the piles is a bar whose area is its points.
type ending struct {
	*scoring
	v     *topsecret.View
	sheet tabletop.Sheet
	tree  tabletop.EndTree
	// reason is why who has won has won; tall reports that who has won is over the rows.
	reason string
	tall   bool
	// rows are those of the seats, rank in which row a seat ends, place how many are before it.
	rows  [game.MaxSeats]endRow
	rank  [game.MaxSeats]int
	place [game.MaxSeats]int
	// figures sum the match up.
	figures [len(figureInks)]figure
	// point is the width of a point of a bar, foot where the strip begins on which the ways on stand.
	point float64
	foot  float64
}

// endRow is what a seat has: its bars in the order in which they lie, and the words beside them.
type endRow struct {
	singles, pairs []topsecret.Kind
	// one and two are what the piles come to, fine what forgotten «Boum!» cost, place the words for its rank or, in a
	// series, how far it is from the goal.
	one, two, fine int
	place          string
}

// figure is a number of things that happened in a match, and what they were.
type figure struct{ number, text string }

// figureInks are the colours of the figures.
var figureInks = [...]display.Colour{theme.InkBlue, theme.Teal, theme.VermilionText}

// The boxes of the end, and those of a row.
const (
	endSafe flow.ID = iota + 1
	endTotal
	endVerdict
	endReason
	endFarewell
	endMemory
	endSlip
	endWays
	endRows
)

const (
	rowBox flow.ID = iota
	rowFace
	rowName
	rowPlace
	rowBars
	rowCup
	rowTotal
	rowSeries
	rowParts
)

// at is a part of the n-th row from above.
func (e *ending) at(n int, part flow.ID) display.Rect {
	return e.tree.At(endRows + flow.ID(n)*rowParts + part)
}

// endingOf is the end of the game that was just counted.
func endingOf(s *scoring, v *topsecret.View, sheet tabletop.Sheet) *ending {
	e := &ending{scoring: s, v: v, sheet: sheet}
	order := game.Seats(1<<v.Seats - 1).All()
	score := func(seat game.Seat) int {
		if v.Series {
			return v.Players[seat].Series
		}
		return v.Players[seat].Points
	}
	sorted := slices.SortedStableFunc(order, func(a, b game.Seat) int { return score(b) - score(a) })
	for i, seat := range sorted {
		e.rank[seat], e.place[seat] = i, i
		if i > 0 && score(seat) == score(sorted[i-1]) {
			e.place[seat] = e.place[sorted[i-1]]
		}
		p := &v.Players[seat]
		row := &e.rows[seat]
		row.singles, row.pairs = singlesOf(p), couplesOf(p)
		row.one, row.two = pilePoints(v, p)
		row.fine = p.Fines * topsecret.Fine
		if row.place = s.look.Say(places[e.place[seat]]); v.Series {
			row.place = s.away(v, p)
		}
	}
	e.figures = s.figures()
	return e
}

// places are the words for a player's rank.
var places = [game.MaxSeats]string{"score.topsecret.first", "score.topsecret.second", "score.topsecret.third",
	"score.topsecret.fourth", "score.topsecret.fifth", "score.topsecret.sixth"}

// Lay lays it out: who has won beside the rows, or over them in a high window.
func (e *ending) Lay(room display.Rect, reason string) display.Rect {
	m, t := e.look.Stage.Metrics, &e.tree
	t.Begin(e.look.Stage)
	e.tall, e.reason = m.H > m.W, reason
	var all [len(endForms)]flow.Box
	forms := &endForms
	if e.tall {
		forms = &tallForms
	}
	for i := range forms {
		all[i] = e.form(&forms[i], room, reason)
	}
	t.Solve(t.FirstThatFits(all[:]...), room)
	e.scale()
	at := t.At(endWays)
	e.foot = at.Y - 1.5*e.pad()
	return at
}

// endForm is a way to lay the end out: rows in one line or with the bars under all else, with the words for a rank or
// without, and with who has won and what is to be remembered, or without.
type endForm struct{ single, place, safe, memory bool }

// The forms in the order in which they are tried, beside who has won and under it.
var (
	endForms = [...]endForm{{true, true, true, true}, {true, false, true, true}, {true, false, true, false},
		{true, false, false, false}, {false, true, false, false}, {false, false, false, false}}
	tallForms = [len(endForms)]endForm{{false, true, true, true}, {false, false, true, true}, {false, false, true, false},
		{true, false, true, false}, {true, false, false, false}, {false, false, false, false}}
)

// pad is what lies between things.
func (e *ending) pad() float64 { return max(e.look.Stage.Metrics.U(tabletop.Gap), endGap) }

// form is all of it in one form.
func (e *ending) form(form *endForm, room display.Rect, reason string) flow.Box {
	m, t, gap := e.look.Stage.Metrics, &e.tree, e.pad()
	type style = flow.Style
	edge := min(m.U(endEdge), room.W*0.04)
	wide := room.W - 2*edge
	pad := flow.Edges{Left: edge, Right: edge, Bottom: edge * 0.6}
	ways := t.Leaf(style{ID: endWays, W: flow.Grow(0), H: flow.Fixed(e.score.Ways(wide))})
	air := t.Leaf(style{H: flow.Fixed(gap)})
	words := [...]flow.Box{t.Heading(endVerdict, display.Poster, endTitle),
		t.Paragraph(endReason, reason, display.Sans, tabletop.BodySize), 0}
	told, memory := 2, t.Leaf(style{})
	if form.memory && e.sheet.Memory != "" {
		memory = t.Paragraph(endMemory, e.sheet.Memory, display.SansBold, tabletop.BodySize)
		told++
	}
	words[2] = memory
	safe := style{ID: endSafe, W: flow.Between(endSafeWide.Least, endSafeWide.In(m)),
		H: flow.Between(endSafeWide.Least/designs.SafeRatio, endSafeWide.In(m)/designs.SafeRatio)}
	if e.tall {
		head := t.Column(style{Gap: gap / 2, Along: flow.Middle, W: flow.Grow(0), H: flow.Grow(0)}, words[:told]...)
		if form.safe {
			clear := gap
			if e.score.Scrolls() { // The trophy stands out of the safe.
				clear *= 3
			}
			head = t.Row(style{Gap: clear, Weight: 0.001}, t.Leaf(safe), head)
		}
		if e.score.Scrolls() { // It keeps clear of the disc in the corner.
			head = t.Row(style{Weight: 0.001}, head, t.Leaf(style{W: flow.Fixed(m.W*designs.EndDisc*0.75 - edge)}))
		}
		return t.Column(style{Pad: pad, Gap: gap}, append(e.told(form, head, wide), air, ways)...)
	}
	// The verdict is read on paper, not on the disc in the corner.
	words[0] = t.Row(style{Weight: 0.001}, words[0], t.Leaf(style{W: flow.Between(0, m.H*designs.EndDisc*0.75)}))
	if form.safe {
		wide -= safe.W.Least + endApart*gap
	}
	// What a rival says stands beside what is to be remembered, on one line.
	words[2] = t.Row(style{Gap: 3 * gap, W: flow.Grow(0), Across: flow.Middle},
		e.score.Farewell(t, endFarewell, display.SansBold, wide/2, 0), memory)
	head := t.Column(style{Gap: gap / 3, W: flow.Grow(0), Weight: 0.001}, words[:]...)
	body := t.Column(style{Gap: gap, W: flow.Grow(0), H: flow.Grow(0)}, e.told(form, head, wide)...)
	if form.safe {
		total := t.Leaf(style{ID: endTotal, W: flow.Grow(0), H: flow.Between(0, endSum.In(m)*1.1)})
		left := t.Column(style{W: safe.W, Along: flow.Middle, Gap: gap, H: flow.Grow(0)}, t.Leaf(safe), total)
		body = t.Row(style{Gap: endApart * gap, H: flow.Grow(0)}, left, body)
	}
	return t.Column(style{Pad: pad, Gap: gap}, body, air, ways)
}

// told is all that is told, in a room of that width: slips of paper lie under the rows where there is room for them.
func (e *ending) told(form *endForm, head flow.Box, wide float64) []flow.Box {
	all := append(make([]flow.Box, 0, 5), head, e.table(form, wide))
	slips := display.Rect{W: wide, H: endSlipHigh.Grown(e.look.Stage.Metrics)}
	if form.memory && e.v.Over && (!e.tall || e.score.Scrolls()) && e.hasSlips(slips) {
		all = append(all, e.tree.Leaf(flow.Style{ID: endSlip, W: flow.Grow(0), H: flow.Fixed(slips.H), Leaves: 1}))
	}
	return all
}

// table are the rows of all seats, in a room of that width.
func (e *ending) table(form *endForm, wide float64) flow.Box {
	m, gap := e.look.Stage.Metrics, e.pad()
	names, sums, series, least := 0.0, 0.0, 0.0, e.least("\u2212888", display.Poster)*1.1
	sign := m.Floor(display.Sans) * 1.2
	for seat := range game.Seat(e.v.Seats) {
		names = max(names, e.least(e.look.Called(seat), display.Poster))
		if form.place {
			names = max(names, e.least(e.rows[seat].place, display.Sans)+sign)
		}
		p := &e.v.Players[seat]
		sums = max(sums, e.score.Width(e.score.Figure(p.Points), display.Poster, e.design(endFigure)))
		if e.v.Series {
			series = max(series, e.score.Width(e.score.Figure(p.Series), display.Poster, e.design(endFigure)))
			least = max(least, e.least(e.score.Figure(p.Series), display.Poster)*1.06+m.U(12))
		}
	}
	bars := 0.0
	for seat := range e.v.Seats {
		row := &e.rows[seat]
		bars = max(bars, e.besides(row, endRowHigh.In(m))+row.points()*endPointLeast)
	}
	var rows [game.MaxSeats]flow.Box
	for n := range e.v.Seats {
		rows[n] = e.row(n, form, names*1.06, sums*1.06, series*1.1, least, min(max(bars, endBars.In(m)), wide*endBarsMost))
	}
	return e.tree.Column(flow.Style{Gap: gap * 0.6, H: flow.Grow(0)}, rows[:e.v.Seats]...)
}

// row is the n-th row from above, whose names, sums and scores of the series are so wide, figures and bars
// at least.
func (e *ending) row(n int, form *endForm, names, sums, series, figures, bars float64) flow.Box {
	m, t, gap := e.look.Stage.Metrics, &e.tree, e.pad()
	type style = flow.Style
	id := func(part flow.ID) flow.ID { return endRows + flow.ID(n)*rowParts + part }
	line := m.Floor(display.Poster)*1.15*(1+(max(1, m.TextScale)-1)*endLetters) + e.clear()
	letters := m.Floor(display.Sans) * 1.2
	least, high := line, max(line, endRowHigh.In(m))
	name := max(high*0.5, line*1.4)
	words := [...]flow.Box{t.Leaf(style{ID: id(rowName), W: flow.Grow(names), H: flow.Between(line, name)}), 0}
	told := 1
	if form.place {
		words[1] = t.Leaf(style{ID: id(rowPlace), W: flow.Grow(0), H: flow.Between(letters, max(high*0.4, letters))})
		least, told = line+letters, 2
	}
	high = max(high, least)
	face := t.Leaf(style{ID: id(rowFace), W: flow.Between(least, high), H: flow.Grow(0)})
	who := t.Column(style{W: flow.Between(names, max(names, endNames.Grown(m))), H: flow.Grow(0), Along: flow.Middle},
		words[:told]...)
	cup := t.Leaf(style{ID: id(rowCup), W: flow.Fixed(max(m.U(endCup), 3*endGap)), H: flow.Grow(0)})
	sum := t.Leaf(style{ID: id(rowTotal), W: flow.Between(figures, sums), H: flow.Grow(0)})
	total := t.Leaf(style{W: flow.Fixed(0)})
	if e.v.Series {
		total = t.Leaf(style{ID: id(rowSeries), W: flow.Between(figures, series), H: flow.Grow(0)})
	}
	grows := min(endFewGrow, endGrows*max(1, endFew/float64(e.v.Seats)))
	most := max(high*grows, m.Floor(display.Poster)*endValue)
	row := style{ID: id(rowBox), Gap: gap, Pad: flow.Sides(gap/2, gap/4), H: flow.Span{Want: high, Most: most + gap/2}}
	picture := t.Leaf(style{ID: id(rowBars), W: flow.Grow(bars), H: flow.Span{Least: least, Want: high,
		Most: most}})
	if form.single {
		return t.Row(row, face, who, picture, cup, sum, total)
	}
	row.Gap, row.H.Most = gap/4, row.H.Most+2*high
	return t.Column(row, t.Row(style{Gap: gap / 2, Weight: 0.001}, face, who, t.Space(), cup, sum, total), picture)
}

// design is the design size of letters of so many pixels, which the reader's grow from.
func (e *ending) design(s tabletop.Size) float64 {
	m := e.look.Stage.Metrics
	return s.In(m) / m.U(1)
}

// least is the width of a text in the smallest letters.
func (e *ending) least(text string, f display.Font) float64 {
	m := e.look.Stage.Metrics
	return e.look.Stage.Measure.Width(text, m.Font(f), m.Floor(f))
}

// scale works out how wide a point is, so that all bars have room.
func (e *ending) scale() {
	m := e.look.Stage.Metrics
	e.point = endPoint.In(m) * endStretch
	for seat := range game.Seat(e.v.Seats) {
		box, row := e.at(int(seat), rowBars), &e.rows[seat]
		if points := row.points(); points > 0 {
			e.point = min(e.point, (box.W-e.besides(row, box.H))/points)
		}
	}
	e.point = max(e.point, 0)
}

// points is how wide the bars of a row are in points: a pair counts four times the value of its card in a bar of twice
// its width and height (T17).
func (r *endRow) points() float64 { return float64(r.one) + float64(r.two)/2 }

// besides is what a row of bars takes besides its points, in bars of that height: gaps, agents that count nothing, and
// labels.
func (e *ending) besides(row *endRow, high float64) float64 {
	wide := e.gap() * float64(len(row.pairs)/2)
	if len(row.singles) > 0 {
		wide += e.over("×1", row.one)
	}
	for _, k := range row.singles {
		if !k.Document() {
			wide += high * endAgent
		}
	}
	if row.two > 0 {
		wide += e.label("×2", row.two)
	}
	if row.fine > 0 {
		wide += e.label(e.look.Say("score.topsecret.boum"), -row.fine)
	}
	return wide
}

// gap is what lies between bars.
func (e *ending) gap() float64 { return max(2, e.look.Stage.Metrics.U(8)) }

// clear is what lies between words and the line under a row.
func (e *ending) clear() float64 { return max(3, e.look.Stage.Metrics.U(8)) }

// label is the width of a label over a figure.
func (e *ending) label(text string, n int) float64 {
	return max(e.least(text, display.Poster), e.least(e.score.Figure(n), display.Poster))*endLabel + e.gap()
}

// over is the width of a label with a figure beside it, over a bar.
func (e *ending) over(text string, n int) float64 {
	size := e.design(endSmall)
	return e.score.Width(text, display.Poster, size) + e.score.Width(e.score.Figure(n), display.Poster, size) + 3*e.gap()
}

// Draw draws it as far as it has been counted.
func (e *ending) Draw(b *tabletop.Brush) {
	t, done := &e.tree, e.score.Done()
	ground := designs.Ending((e.at(0, rowBox).X - b.M.U(tabletop.Gap)) / b.M.W)
	if e.tall {
		ground = designs.EndingOver((e.at(0, rowBox).Y - e.pad()*0.3) / b.M.H)
	}
	b.L.Ground(b.F.Screen, ground)
	strip(b, e.foot)
	title := b.F.Title
	wide := e.score.Width(e.sheet.Title, display.Poster, e.design(endName)) + b.M.U(tabletop.Gap)
	if e.score.Width(e.sheet.Note, display.Sans, tabletop.SmallSize)+wide < title.W {
		name, note := title.CutLeft(wide)
		b.Fit(name, e.sheet.Title, display.Poster, e.design(endName), theme.CutInk, display.Left)
		b.Fit(note, e.sheet.Note, display.Sans, tabletop.SmallSize, theme.CutInk, display.Left)
	}
	e.winners(b, t.At(endSafe), t.At(endTotal))
	verdict, text := e.sheet.Counting, e.sheet.Status
	if done {
		verdict, text = e.sheet.Verdict, e.reason
	}
	t.Head(b, endVerdict, verdict, display.Poster, endTitle, theme.CutInk)
	t.Write(b, endReason, text, display.Sans, theme.CutInk, display.Status)
	if done {
		t.Write(b, endMemory, e.sheet.Memory, display.SansBold, theme.CutInk, display.NoRole)
		e.sumUp(b, t.At(endSlip))
	}
	e.score.DrawFarewell(b, display.Rect{})
	for seat := range game.Seat(e.v.Seats) {
		e.line(b, seat)
	}
}

// sumUp lays a slip of paper with each figure side by side.
func (e *ending) sumUp(b *tabletop.Brush, box display.Rect) {
	if box.Empty() {
		return
	}
	size := e.figureSize()
	for i, f := range e.figures {
		number, words := e.slip(i, box, b.Lowered(box, size))
		b.L.Fill(box.Column(i, len(e.figures), e.pad()), theme.CutPaper, 0).Shadow = b.M.U(5)
		b.Fit(number, f.number, display.Poster, size, figureInks[i], display.Left)
		s := f.words()
		share, _ := s.Share(e.look.Stage, words, 1)
		high := s.Height(e.look.Stage, words.W, share)
		s.Draw(b.L, e.look.Stage, words.Middle(words.W, min(words.H, high+1)), share)
	}
}

// slip is where figure i has its number, which is so large, and its words.
func (e *ending) slip(i int, box display.Rect, size float64) (number, words display.Rect) {
	in := box.Column(i, len(e.figures), e.pad()).Narrowed(e.pad())
	return in.PartLeft(e.score.Width(e.figures[i].number, display.Poster, size)+1, e.pad())
}

// figureSize is how large the numbers of the figures are where their slips are high enough, in design pixels.
func (e *ending) figureSize() float64 {
	m := e.look.Stage.Metrics
	return endFigure.In(m) / m.U(max(1, m.TextScale))
}

// hasSlips reports whether the words of all figures have room beside them: a number says nothing without its words.
func (e *ending) hasSlips(box display.Rect) bool {
	for i, f := range e.figures {
		_, words := e.slip(i, box, e.figureSize())
		if _, fits := f.words().Share(e.look.Stage, words, 1); !fits {
			return false
		}
	}
	return true
}

// words are what a figure counts.
func (f figure) words() ui.Stack {
	return ui.Stack{{Text: f.text, Font: display.Sans, Size: tabletop.SmallSize, Ink: theme.CutInk}}
}

// figures are how many pairs were banked, how many cards stolen, and how many destroyed, by all.
func (s *scoring) figures() (all [len(figureInks)]figure) {
	var counts [len(figureInks)]int
	for _, e := range s.match.Events(game.Public, 0) {
		switch {
		case e.Kind == topsecret.PairBanked && e.N == 0:
			counts[0]++
		case e.Kind == topsecret.CardStolen:
			counts[1]++
		case e.Kind == topsecret.CardDestroyed:
			counts[2]++
		}
	}
	for i, key := range [...]string{"score.topsecret.figure.pairs", "score.topsecret.figure.thefts",
		"score.topsecret.figure.burnt"} {
		all[i] = figure{strconv.Itoa(counts[i]), s.look.Say(key)}
	}
	return all
}

// winners are who has won in their safes, or who leads so far.
func (e *ending) winners(b *tabletop.Brush, room, figure display.Rect) {
	seats, sum := e.v.GameWinners, 0
	if e.v.Over {
		seats = e.v.Winners
	}
	done := e.score.Done()
	if !done {
		ahead := e.score.Leader()
		if ahead == match.NoSeat {
			return
		}
		seats = game.SeatsOf(ahead)
	}
	sum = e.score.Sum(seats.First())
	if e.v.Over && e.v.Series && done {
		sum = e.v.Players[seats.First()].Series
	}
	n, columns, high := seats.Len(), 1, 0.0
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		if h := min(room.H/float64(rows), room.W/float64(c)/designs.SafeRatio); h > high {
			columns, high = c, h
		}
	}
	rows := (n + columns - 1) / columns
	i := 0
	for seat := range seats.All() {
		cell := display.Rect{X: room.X + room.W/float64(columns)*float64(i%columns),
			Y: room.Y + room.H/float64(rows)*float64(i/columns), W: room.W / float64(columns), H: room.H / float64(rows)}
		e.safe(b, cell.Middle(high*designs.SafeRatio, high).Inset(high*0.01), seat)
		i++
	}
	if !figure.Empty() {
		b.Fit(figure, e.score.Figure(sum), display.Poster, endSum.In(b.M)/b.M.U(max(1, b.M.TextScale)), theme.CutInk,
			display.Middle)
	}
}

// safe is the safe of who has won, or leads.
func (e *ending) safe(b *tabletop.Brush, box display.Rect, seat game.Seat) {
	if box.Empty() {
		return
	}
	from := len(b.L.Items)
	face := display.Face{Design: designs.Safe, Tone: uint8(seat), PortraitID: e.look.Seats.PortraitID(seat),
		Gaze: display.GazePleased}
	b.L.Card(box, face).Shadow = b.M.U(10)
	plate, name := designs.SafeFoot(box), e.look.Called(seat)
	if e.score.Done() { // The trophy stands in the wheel's place.
		foot := display.Rect{X: plate.X, Y: plate.Y, W: box.X + box.W*endFront - plate.X, H: plate.H}
		b.L.Fill(foot, theme.SeatColours[seat], 0)
	}
	if plate.H > b.M.Floor(display.Poster)*1.1 && e.least(name, display.Poster) < plate.W-plate.H {
		b.L.Fill(plate, theme.SeatColours[seat], 0)
		sign, words := plate.PartLeft(plate.H*0.6, plate.H*0.2)
		b.L.Symbol(sign.SquareIn(1), theme.SeatShapes[seat], theme.SeatInk(int(seat)))
		b.Fit(words, name, display.Poster, e.design(endName), theme.SeatInk(int(seat)), display.Left)
	}
	if !e.score.Done() {
		return
	}
	side := box.W * 0.29
	disc := display.Rect{X: box.X + box.W - side*0.3, Y: box.Y + box.H - side*0.2}.Square(side)
	b.L.Fill(disc, theme.CutPaper, side/2)
	b.L.Fill(disc.Inset(side*0.05), theme.CutInk, side/2)
	b.L.Symbol(disc.Inset(side*0.24), display.IconTrophy, theme.Ochre)
	grow := endGrow * (1 - e.score.Came(0, endComes, director.EmphasisedDecelerate))
	for i := range b.L.Items[from:] {
		b.L.Items[from+i].Scale += grow
	}
}

// line is the row of a seat: it fades where the seat sits, and comes again at its rank.
func (e *ending) line(b *tabletop.Brush, seat game.Seat) {
	n, gone := int(seat), 0.0
	if e.score.Done() && e.rank[seat] != n {
		came := 2 * e.score.Came(0, endComes, director.Linear)
		if gone = min(1, came); came > 1 {
			n, gone = e.rank[seat], 2-came
		}
	}
	defer b.Faded(len(b.L.Items), gone)
	at := func(part flow.ID) display.Rect { return e.at(n, part) }
	box, row := at(rowBox), &e.rows[seat]
	if e.look.Holder.Alone() && e.look.Seats.Persons.Has(seat) {
		if b.M.Contrast {
			b.L.Border(box, theme.CutInk, 0, max(1, b.M.U(2)))
		} else {
			b.L.Fill(box, endOwn, 0).Shadow = b.M.U(3)
		}
	}
	face := at(rowFace)
	if side := min(face.W, face.H); side > 0 {
		face = face.Square(side)
		gaze := display.GazeRest
		if e.score.Done() && e.v.GameWinners.Has(seat) {
			gaze = display.GazePleased
		}
		b.L.Fill(face, theme.SeatColours[seat], b.M.U(6))
		b.L.Card(face.Inset(max(1.5, b.M.U(4))), display.Face{Design: designs.Window, Tone: uint8(seat),
			PortraitID: e.look.Seats.PortraitID(seat), Gaze: gaze})
		b.L.Border(face, theme.CutInk, b.M.U(6), max(1.5, b.M.U(3)))
	}
	name, place := at(rowName), at(rowPlace)
	b.Fit(name, e.look.Called(seat), display.Poster, e.design(endName), theme.CutInk, display.Left)
	if !place.Empty() {
		sign, words := place.PartLeft(place.H*0.72, b.M.U(10))
		b.L.Symbol(sign.SquareIn(1), theme.SeatShapes[seat], theme.CutInk)
		b.Given(sign.SquareIn(1), seat)
		if e.score.Done() || e.v.Series {
			b.Fit(words, row.place, display.Sans, tabletop.SmallSize, theme.CutInk, display.Left)
		}
	}
	e.bars(b, at(rowBars), row)
	ahead := e.score.Leader() == seat
	if e.score.Done() {
		ahead = e.v.GameWinners.Has(seat)
	}
	if ahead {
		b.L.Symbol(at(rowCup).SquareIn(1), display.IconTrophy, theme.CutInk)
	}
	letters := e.design(endFigure)
	b.Fit(at(rowTotal), e.score.Figure(e.score.Sum(seat)), display.Poster, letters, theme.CutInk, display.Right)
	if e.v.Series {
		e.series(b, at(rowSeries), seat)
	}
}

// series is the score of a seat in the series, which takes up the points of the game at last.
func (e *ending) series(b *tabletop.Brush, box display.Rect, seat game.Seat) {
	p := &e.v.Players[seat]
	n, _ := e.score.Counted(lineSeries, p.Points)
	ground, ink := theme.CutInk, theme.CutPaper
	if e.v.Over && e.v.Winners.Has(seat) && e.score.Done() {
		ground, ink = theme.Ochre, theme.CutInk
	}
	plate := box.Middle(box.W+b.M.U(12), min(box.H, endFigure.In(b.M)*1.25))
	b.L.Fill(plate, ground, b.M.U(4))
	figure := e.score.Figure(p.Series - p.Points + n)
	b.Fit(plate.Narrowed(b.M.U(6)), figure, display.Poster, e.design(endFigure)*0.9, ink, display.Middle)
}

// bars are the cards of a seat's piles: single ones on paper, pairs of twice the height in the colour of the document,
// and what each pile comes to.
func (e *ending) bars(b *tabletop.Brush, box display.Rect, row *endRow) {
	gap, line := e.gap(), max(1.5, b.M.U(3))
	one, begun := e.grown(lineSingles, row.one)
	two, second := e.grown(linePairs, row.two)
	b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H - line, W: box.W, H: line}, theme.CutInk, 0)
	x := box.X
	if n := len(row.singles); n > 0 {
		wide := 0.0
		for _, k := range row.singles {
			wide += e.wide(k, box.H)
		}
		end, from := x+wide*one, x
		for _, k := range row.singles {
			wide := e.wide(k, box.H)
			e.single(b, display.Rect{X: from, Y: box.Y + box.H/2, W: wide, H: box.H / 2}, k, end)
			from += wide
		}
		label := display.Rect{X: x, Y: box.Y, W: max(wide, e.over("×1", row.one)-gap), H: box.H/2 - line}
		if begun && label.H > b.M.Floor(display.Poster) {
			figure, size := e.score.Figure(int(one*float64(row.one)+0.5)), b.Lowered(label, e.design(endSmall))
			if e.score.Width("×1", display.Poster, size)+e.score.Width(figure, display.Poster, size)+gap < label.W {
				b.Fit(label, "×1", display.Poster, size, theme.CutInk, display.Left)
			}
			b.Fit(label, figure, display.Poster, size, theme.CutInk, display.Right)
		}
		x += label.W + gap
	}
	whole := float64(row.two)/2*e.point + gap*float64(max(0, len(row.pairs)/2-1))
	end := x + whole*two
	for i := 0; i+1 < len(row.pairs); i += 2 {
		wide := 2 * float64(e.v.Value(row.pairs[i])) * e.point
		e.pair(b, display.Rect{X: x, Y: box.Y, W: wide, H: box.H}, row.pairs[i], row.pairs[i+1], end)
		x += wide + gap
	}
	if row.two > 0 {
		e.tag(b, display.Rect{X: x, Y: box.Y, W: e.label("×2", row.two), H: box.H}, "×2",
			int(two*float64(row.two)+0.5), second, theme.CutInk)
		x += e.label("×2", row.two)
	}
	if row.fine > 0 {
		_, fined := e.score.Share(lineFines)
		boum := e.look.Say("score.topsecret.boum")
		e.tag(b, display.Rect{X: x, Y: box.Y, W: e.label(boum, -row.fine), H: box.H}, boum, -row.fine, fined,
			theme.VermilionText)
	}
}

// grown is the share of a row's points of a line that has been counted, and whether the line has begun. Agents alone
// count nothing.
func (e *ending) grown(line, points int) (share float64, begun bool) {
	if points == 0 {
		return e.score.Share(line)
	}
	n, begun := e.score.Counted(line, points)
	return float64(n) / float64(points), begun
}

// wide is the width of the bar of a single card: a special agent counts nothing.
func (e *ending) wide(k topsecret.Kind, high float64) float64 {
	if !k.Document() {
		return high * endAgent
	}
	return float64(e.v.Value(k)) * e.point
}

// tag is a label over its figure, once that has begun to be counted.
func (e *ending) tag(b *tabletop.Brush, box display.Rect, label string, n int, begun bool, ink display.Colour) {
	if !begun {
		return
	}
	_, box = box.CutBottom(e.clear())
	over, under := box.CutTop(box.H / 2)
	if line := b.M.Floor(display.Poster); over.H > line {
		b.Fit(over, label, display.Poster, b.Lowered(over, e.design(endSmall)), ink, display.Left)
	} else {
		under = box
	}
	b.Fit(under, e.score.Figure(n), display.Poster, b.Lowered(under, e.design(endSmall)), ink, display.Left)
}

// single is the bar of a card that counts once, as far as the count has come.
func (e *ending) single(b *tabletop.Brush, box display.Rect, k topsecret.Kind, end float64) {
	edge := max(1.5, b.M.U(3))
	shown := box
	shown.W = math.Min(box.W, end-box.X)
	if shown.W <= edge {
		return
	}
	b.L.Fill(shown, theme.CutPaper, 0)
	colour, _ := designs.AgentOf()
	if k.Document() {
		colour, _ = designs.FieldOf(k.Rank())
	}
	foot, in := shown.CutBottom(max(2, shown.H*0.14))
	b.L.Fill(foot, colour, 0)
	b.L.Border(shown, theme.CutInk, 0, edge)
	if shown.W > box.W-edge { // The sum of many widths is not quite what they come to.
		e.value(b, in, k, theme.CutInk)
	}
}

// pair is the bar of a pair, of which each half is a card.
func (e *ending) pair(b *tabletop.Brush, box display.Rect, first, second topsecret.Kind, end float64) {
	edge := max(1.5, b.M.U(3))
	shown := box
	shown.W = math.Min(box.W, end-box.X)
	if shown.W <= edge {
		return
	}
	field, ink := designs.FieldOf(first.Rank())
	b.L.Fill(shown, field, 0)
	for i, k := range [...]topsecret.Kind{first, second} {
		half := box.Column(i, 2, 0)
		if half.X+half.W > shown.X+shown.W+0.5 {
			break
		}
		letters := ink
		if !k.Document() {
			var paper display.Colour
			paper, letters = designs.AgentOf()
			b.L.Fill(half, paper, 0)
		}
		e.value(b, half, k, letters)
	}
	if shown.W > box.W-edge {
		middle := display.Rect{X: box.X + box.W/2 - edge/4, Y: box.Y + box.H*0.1, W: edge / 2, H: box.H * 0.8}
		b.L.Fill(middle, theme.CutPaper.Alpha(0.8), 0)
	}
	b.L.Border(shown, theme.CutInk, 0, edge)
}

// value is what a card counts, or its sign, where there is room for it.
func (e *ending) value(b *tabletop.Brush, box display.Rect, k topsecret.Kind, ink display.Colour) {
	if !k.Document() {
		if side := min(box.W, box.H) * 0.6; side > 6 {
			b.L.Symbol(box.Square(side), agentIcon(k), ink)
		}
		return
	}
	text, clear := e.score.Figure(e.v.Value(k)), max(box.W*endTile, 3)
	if floor := b.M.Floor(display.Poster); e.least(text, display.Poster) <= box.W-2*clear && floor <= box.H {
		b.Fit(box.Narrowed(clear), text, display.Poster, e.design(endFigure), ink, display.Middle)
	}
}

// The sizes of the end.
var (
	endTitle    = tabletop.Size{Design: 170, Least: 34}
	endSafeWide = tabletop.Size{Design: 440, Least: 90}
	endSum      = tabletop.Size{Design: 230, Least: 60}
	endRowHigh  = tabletop.Size{Design: 96, Least: 30}
	endNames    = tabletop.Size{Design: 190, Least: 70}
	endBars     = tabletop.Size{Design: 470, Least: 220}
	endFigure   = tabletop.Size{Design: 78, Least: 26}
	endSlipHigh = tabletop.Size{Design: 96, Least: 40}
	endSmall    = tabletop.Size{Design: 36, Least: 16}
	endName     = tabletop.Size{Design: 46, Least: 19}
	// endPoint is the width of a point.
	endPoint = tabletop.Size{Design: 1.875, Least: 1.25}
	endOwn   = display.Hex(0xBFDDEE)
)

const (
	endGap   = 6.0
	endEdge  = 60.0
	endApart = 8.0
	// endPointLeast is the width of a point for which there is room, in pixels, where bars leave as much as they need of
	// a row to all else: endBarsMost of it are theirs.
	endPointLeast = 0.5
	endBarsMost   = 0.55
	// endGrows is how much higher than its usual height a row becomes at most, where there are endFew and more; of fewer
	// each becomes as much higher, endFewGrow at most.
	endGrows   = 1.12
	endFew     = 4.0
	endFewGrow = 1.6
	// endStretch is how much longer bars become where they do not fill their rows.
	endStretch = 2.0
	// endValue is the height of a row, in that of the smallest letters, in which values stand in single bars.
	endValue = 2.5
	// endAgent is the width of a special agent that counts nothing, in heights of a row.
	endAgent = 0.42
	endLabel = 1.35
	// endLetters is how much of the reader's text size a name takes over at least.
	endLetters = 0.4
	// endTile is what a value leaves free at each side of its bar at least, as a share of it, endCup the width of the
	// trophy beside a sum.
	endTile = 0.08
	endCup  = 40.0
	// endFront is the width of the front of a safe.
	endFront = 0.9
	// endComes is how long who has won comes forward, from endGrow of the size more, and rows go to their ranks.
	endComes = 420.0
	endGrow  = 0.1
)
