package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// scorePlaces are where the parts of a score stand that are not a seat's.
type scorePlaces struct {
	slip, head, why, strip, ways display.Rect
	// together reports that pages and chart stand on the screen together; pages that pages do.
	together, pages bool
}

// compose works out what stands on the screen, so that a frame only has to draw it.
func (s *Score) compose() {
	f, m := s.Table.room.Frame(), s.Table.Stage.Metrics
	s.sheet = s.Table.room.Score(s)
	s.choices()
	gap := m.U(Gap)
	room := display.Rect{Y: f.Bar.H + gap, W: min(f.Screen.W-2*m.U(Margin), m.U(s.sheet.Look.Wide))}
	room.X = (f.Screen.W - room.W) / 2
	s.at.ways = display.Rect{X: room.X, W: room.W, H: s.Ways(room.W)}
	s.at.ways.Y = f.Screen.H - gap - s.at.ways.H
	if s.sheet.Tableau != nil {
		_, under := f.Screen.CutTop(f.Bar.H)
		s.at.ways = s.sheet.Tableau.Lay(under, s.hinted(s.sheet.Reason))
	}
	s.at.strip = display.Rect{Y: s.at.ways.Y - gap, W: f.Screen.W, H: f.Screen.H - s.at.ways.Y + gap}
	room.H = s.at.strip.Y - gap - room.Y
	s.layWays(s.at.ways)
	s.reason = stage.Sentences(s.sheet.Reason, s.sheet.Memory)
	s.layTally(room)
	if s.sheet.Tableau != nil {
		s.layChart(room)
		return
	}
	s.recall(room)
	s.lay(room)
	lacks := false
	for i := range s.sheet.Pages {
		text := s.hintsBeside(game.Seat(i), s.pages[i].plate)
		if text == "" || !s.at.pages {
			continue
		}
		lacks = true
		s.sheet.Pages[i].Sources = append(s.sheet.Pages[i].Sources, Source{Icon: display.IconBulb, Detail: text})
	}
	if lacks {
		s.lay(room)
	}
	if lacks && !s.fitted {
		// Where a page has no room for it, who was given hints is told with the reason.
		for i := range s.sheet.Pages {
			p := &s.sheet.Pages[i]
			if last := len(p.Sources) - 1; p.Sources[last].Icon == display.IconBulb {
				p.Sources = p.Sources[:last]
			}
		}
		s.sheet.Reason = s.hinted(s.sheet.Reason)
		s.lay(room)
	}
}

// hinted is a text and after it how many hints persons were given, and where the computer played for them.
func (s *Score) hinted(text string) string {
	t := s.Table
	for seat := range game.Seat(len(s.sheet.Pages)) {
		if t.Seats.EverGiven(seat) {
			text = stage.Sentences(text, t.Played(seat)+".")
		}
		if hints := s.hintsBeside(seat, ""); hints != "" {
			text = stage.Sentences(text, t.Say("menu.standing", game.Text(t.Called(seat)), game.Text(hints))+".")
		}
	}
	return text
}

// recall adds what is to be remembered to the reason, where that takes no room from what is listed.
func (s *Score) recall(room display.Rect) {
	inside := room.W - 2*s.Table.Stage.Metrics.U(Gap)
	high := ui.ParagraphHeight(s.Table.Stage, inside, s.reason, display.Sans, BodySize)
	alone := ui.ParagraphHeight(s.Table.Stage, inside, s.sheet.Reason, display.Sans, BodySize)
	if high <= alone || s.sheet.Chart == nil && high <= room.H*reasonShare {
		s.sheet.Reason = s.reason
	}
}

// lay places the verdict at the top, and shares the rest among pages and chart.
func (s *Score) lay(room display.Rect) {
	t, m, look := s.Table, s.Table.Stage.Metrics, s.sheet.Look
	pad, at := m.U(Gap), &s.at
	inside := display.Rect{X: room.X + pad, Y: room.Y + pad*0.3, W: room.W - 2*pad, H: room.H}
	at.head, inside = inside.CutTop(min(m.Size(look.Verdict, look.VerdictSize)*1.2,
		max(room.H*verdictShare, m.Floor(look.Verdict)*1.35)))
	high := ui.ParagraphHeight(t.Stage, inside.W, s.sheet.Reason, display.Sans, BodySize)
	at.why, inside = inside.CutTop(min(high, room.H*reasonShare) + 1)
	at.slip, room = room.CutTop(inside.Y + pad*0.5 - room.Y)
	_, room = room.CutTop(pad)
	chart := display.Rect{}
	at.together, at.pages = s.sheet.Chart == nil, true
	if ch := s.sheet.Chart; ch != nil {
		pages, beside, together := ch.Share(room)
		switch at.together, at.pages = together, together || !s.turned; {
		case together:
			room, chart = pages, beside
		case s.turned:
			chart = room
		}
	}
	s.layPages(room)
	if s.sheet.Chart != nil {
		s.sheet.Chart.Lay(chart)
	}
}

// layChart lays the chart out in the place of a tableau, where it has been turned to.
func (s *Score) layChart(room display.Rect) {
	s.at.together, s.at.pages = s.sheet.Chart == nil, !s.turned
	if s.sheet.Chart == nil {
		return
	}
	if !s.turned {
		room = display.Rect{}
	}
	s.sheet.Chart.Lay(room)
}

// Draw shows who has won and why, and where every point comes from.
func (s *Score) Draw(l *display.List) {
	s.brush = s.Table.Brush(l, s.Table.room.Frame())
	b, tableau := &s.brush, s.sheet.Tableau
	b.Ground()
	if tableau == nil {
		b.L.Fill(s.at.strip, b.skin.Panel, 0)
	}
	switch {
	case s.tally.on:
		s.drawTally(b)
	case tableau != nil && s.at.pages:
		tableau.Draw(b)
		s.Table.DrawHot(b)
		return
	case tableau == nil && s.finale.on():
		s.drawFinale(b)
	default:
		s.drawSheet(b)
	}
	s.drawBar(b)
	s.Table.DrawHot(b)
}

// drawSheet draws verdict, pages and chart, as far as there is room for them.
func (s *Score) drawSheet(b *Brush) {
	if s.sheet.Tableau == nil {
		s.drawVerdict(b)
		if s.at.pages {
			for seat := range s.pages {
				s.drawPage(b, game.Seat(seat))
			}
		}
	}
	if ch := s.sheet.Chart; ch != nil && (s.at.together || !s.at.pages) {
		ch.Draw(b)
	}
}

// drawBar draws the bar, with what is asked now in the place of the ticker.
func (s *Score) drawBar(b *Brush) {
	s.Table.drawBar(b, s.sheet.Title, s.sheet.Note)
	from := len(b.L.Items)
	b.Line(b.F.Ticker, s.sheet.Status, display.SansBold, SmallSize, b.skin.Name, display.Left)
	if len(b.L.Items) > from {
		b.L.Items[from].Role = display.Status
	}
}

// drawVerdict says who has won and why.
func (s *Score) drawVerdict(b *Brush) {
	defer b.Explains(len(b.L.Items))
	at, look := &s.at, s.sheet.Look
	slip, head := look.Slip, s.sheet.Counting
	if s.done {
		slip, head = look.SlipDone, s.sheet.Verdict
	}
	if slip.A > 0 {
		b.L.Fill(at.slip, slip, b.M.U(look.Radius)).Shadow = b.M.U(5)
	}
	if look.SlipEdge.A > 0 {
		b.L.Border(at.slip, look.SlipEdge, b.M.U(look.Radius), max(2, b.M.U(3)))
	}
	before := len(b.L.Items)
	b.Fit(at.head, head, look.Verdict, look.VerdictSize, look.VerdictInk, look.Align)
	b.L.Items[before].Role = display.Heading
	if s.done {
		ui.Paragraph(b.L, s.Table.Stage, at.why, s.sheet.Reason, display.Sans, BodySize, look.ReasonInk, look.Align)
	}
}

// hintsBeside is how many hints the person on a seat was given, in words, where the name that stands there does not
// tell; empty where it does, and for none.
func (s *Score) hintsBeside(seat game.Seat, name string) string {
	n := s.Table.Hints(seat)
	if n == 0 || name == s.Table.Say("hint.count", game.Number(n), game.Text(s.Table.Called(seat))) {
		return ""
	}
	return s.Table.Say("hint.given", game.Number(n))
}

// Fit writes one line that is never higher than its box.
func (b *Brush) Fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	b.Line(box, text, f, b.Lowered(box, design), c, a)
}

// Lowered is the design size at which a line is no higher than its box.
func (b *Brush) Lowered(box display.Rect, design float64) float64 {
	return min(design, box.H*fitShare/(b.M.Scale()*max(1, b.M.TextScale)))
}

// drawPage draws the page of a seat as far as it has been counted.
func (s *board) drawPage(b *Brush, seat game.Seat) {
	p, look, of := &s.pages[seat], s.sheet.Look, &s.sheet.Pages[seat]
	won := s.done && of.Won
	b.L.Fill(p.box, look.Page, b.M.U(look.Radius)).Shadow = b.M.U(6)
	if look.Tab > 0 {
		b.L.Fill(p.tab, theme.SeatColours[seat], 0)
	}
	if won && look.Headed {
		b.L.Fill(display.Rect{X: p.cup.X, Y: p.cup.Y, W: p.sum.X + p.sum.W - p.cup.X, H: p.cup.H}, look.Prize, 0)
	}
	b.Chip(p.sign.Inset(p.sign.H*0.12), seat)
	b.Fit(p.name, p.plate, look.Name, look.NameSize*s.fit.share, look.Ink, display.Left)
	if won && !p.cup.Empty() {
		b.L.Symbol(p.cup.Inset(p.cup.W*0.1).SquareIn(1), display.IconTrophy, look.SumInk)
	}
	for i := range p.rows {
		s.drawSource(b, seat, i)
	}
	switch {
	case won:
		b.L.Border(p.box, look.Won, b.M.U(look.Radius), max(3, b.M.U(6)))
	case look.Edge.A > 0:
		b.L.Border(p.box, look.Edge, b.M.U(look.Radius), max(2, b.M.U(3)))
	}
}

// drawSource draws one line of a page.
func (s *board) drawSource(b *Brush, seat game.Seat, i int) {
	from, r, look := &s.sheet.Pages[seat].Sources[i], &s.pages[seat].rows[i], s.sheet.Look
	share := s.fit.share
	if from.Sum {
		s.drawSum(b, seat, from, r)
		return
	}
	if r.box.Empty() {
		return
	}
	defer b.Explains(len(b.L.Items))
	ink, name := look.Soft, look.Ink
	if from.Ink.A > 0 {
		ink, name = from.Ink, from.Ink
	}
	if from.NameInk.A > 0 {
		name = from.NameInk
	}
	if from.Ground.A > 0 {
		b.Plate(r.box.Inset(b.M.U(2)), b.M.U(6), from.Ground, look.Edge)
	}
	if from.Icon != display.NoIcon {
		side := min(r.icon.W, r.icon.H)
		b.L.Symbol(display.Rect{X: r.icon.X, Y: r.icon.Y, W: side, H: side}.Inset(side*0.14), from.Icon, ink)
	}
	pad := b.M.U(Gap) * 0.7
	if from.Ground.A == 0 {
		pad = 0
	}
	_, label := r.name.CutLeft(pad)
	b.Fit(label, from.Name, look.NameLetters, s.nameSize()*share, name, display.Left)
	n, begun := s.told(from.Line, from.Points)
	if begun && from.Figured {
		text, at := s.Figure(from.Before+n), r.figure
		at.W -= pad
		at = s.roomFor(at, text, look.FigureSize*share)
		figure := ink
		if from.Won && s.done {
			b.L.Fill(r.figure, look.Prize, 0)
			figure = look.Ink
			cup, _ := r.figure.CutLeft(s.lineHigh(s.fit))
			b.L.Symbol(cup.SquareIn(1).Inset(b.M.U(3)), display.IconTrophy, look.Ink)
		}
		b.Fit(at, text, look.Figure, look.FigureSize*share, figure, display.Right)
	}
	switch {
	case len(r.cards) > 0:
		shown, _ := s.told(from.Line, len(r.cards))
		for j := range r.cards[:shown] {
			b.L.Card(r.cards[j].Box, r.cards[j].Face)
		}
	default:
		high := min(r.detail.H, ui.ParagraphHeight(s.view.Stage, r.detail.W, from.Detail, display.Sans, SmallSize*share))
		box := r.detail
		if from.Figured {
			box.Y += (box.H - high) / 2
			box.H = high
		}
		ui.Paragraph(b.L, s.view.Stage, box, from.Detail, display.Sans, SmallSize*share, ink, display.Left)
	}
}

// roomFor widens the place of a figure to the left where its digits are wider than those that it will come to.
func (s *board) roomFor(box display.Rect, figure string, size float64) display.Rect {
	more := max(0, s.Width(figure, s.sheet.Look.Figure, size)*pageSlack-box.W)
	box.X, box.W = box.X-more, box.W+more
	return box
}

// drawSum writes what all comes to, beside the name or in a last line under a rule.
func (s *board) drawSum(b *Brush, seat game.Seat, from *Source, r *sourceRow) {
	look, box := s.sheet.Look, s.pages[seat].sum
	if !look.Headed {
		b.L.Fill(display.Rect{X: r.box.X, Y: r.box.Y, W: r.box.W, H: max(2, b.M.U(4))}, look.Ink, 0)
		b.Fit(r.box, from.Name, display.SansBold, HeadSize*s.fit.share, look.Ink, display.Left)
		box = r.box
	}
	sum := s.Figure(s.Sum(seat))
	b.Fit(s.roomFor(box, sum, look.SumSize*s.fit.share), sum, look.Figure, look.SumSize*s.fit.share, look.SumInk,
		display.Right)
}
