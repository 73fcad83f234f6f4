package topsecret

import (
	"math"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// page is what stands on the screen of the score, and where.
type page struct {
	// slip is the paper of the verdict: head says who won, why gives the reason.
	slip, head, why display.Rect
	verdict, reason string
	// count has a row for each seat; it is empty where the chart has its place. beside tells that both are there.
	count  display.Rect
	beside bool
	rows   [game.MaxSeats]row
	heads  [columnCount]heading
	// nameFont sets all names of the rows alike.
	nameFont display.Font
	chart    chart
	// strip is the ground of the buttons; turn is where the one stands that turns the page.
	strip, turn display.Rect
}

// The columns of the count that have a heading.
const (
	columnFines = iota
	columnSum
	columnSeries
	columnCount
)

// heading is the name of a column.
type heading struct {
	box  display.Rect
	text string
}

// row is one seat's part of the count. Boxes that there is no room for are empty.
type row struct {
	box, tab, name, fines, sum, cup, series, away display.Rect
	// prize and crown are what is marked where the game or the series was won, with a trophy at the left of the figure.
	prize, crown, crownCup display.Rect
	singles, pairs         lane
	// points are those of both lanes, of the fines and of the game, and the score of the series before it.
	fine, points, before int
	awayText             string
}

// Compose works out what stands on the screen, so that a frame only has to draw it.
func (s *Scoring) Compose() {
	v, m, f := s.show.Now(), s.Stage.Metrics, s.Frame()
	s.page = page{}
	p := &s.page
	p.verdict, p.reason = s.verdict(), s.reason()
	gap := m.U(table.Gap)
	p.strip = display.Rect{Y: f.Primary.Y - gap, W: f.Screen.W}
	p.strip.H = f.Screen.H - p.strip.Y
	p.turn = f.Secondary
	p.turn.W = min(max(f.Secondary.W, s.wide(s.Say("score.topsecret.toChart"))), f.Primary.X-f.Panel.X-gap)
	p.turn.X = f.Primary.X - gap - p.turn.W

	room := display.Rect{Y: f.Bar.H + gap, W: min(f.Screen.W-2*m.U(table.Margin), m.U(widestScore))}
	room.X, room.H = (f.Screen.W-room.W)/2, p.strip.Y-f.Bar.H-2*gap
	room = s.composeHead(room)
	body := m.Size(display.Sans, table.BodySize)
	if !v.Series {
		s.composeCount(room)
		return
	}
	p.beside = room.W >= besideEms*body
	switch {
	case p.beside:
		count, rest := room.CutLeft((room.W - gap) * countShare)
		s.composeCount(count)
		_, rest = rest.CutLeft(gap)
		s.composeChart(rest)
	case s.turned:
		s.composeChart(room)
	default:
		s.composeCount(room)
	}
}

// wide is the width of a button with that label.
func (s *Scoring) wide(label string) float64 {
	return s.Wide(&table.Button{Label: label}, s.Frame().Secondary.W, s.Stage.Metrics.W)
}

// composeHead places the verdict and its reason at the top, and gives what is left.
func (s *Scoring) composeHead(room display.Rect) (rest display.Rect) {
	m, p := s.Stage.Metrics, &s.page
	pad := m.U(table.Gap)
	inside := room.W - 2*pad
	high := min(m.Size(display.Poster, verdictSize)*1.2, max(room.H*verdictShare, m.Floor(display.Poster)*1.6))
	why := min(ui.ParagraphHeight(s.Stage, inside, p.reason, display.Sans, table.BodySize), room.H*reasonShare)
	p.slip, rest = room.CutTop(high + why + pad)
	p.head = display.Rect{X: room.X + pad, Y: room.Y + pad*0.3, W: inside, H: high}
	p.why = display.Rect{X: room.X + pad, Y: p.head.Y + high, W: inside, H: why}
	_, rest = rest.CutTop(pad)
	return rest
}

// drawHead is the verdict: a slip of paper, ochre once all has been counted.
func (s *Scoring) drawHead(b *brush) {
	defer b.Explains(len(b.L.Items))
	p := &s.page
	ground, head := theme.CutPaper, s.Say("score.topsecret.counting")
	if s.Done() {
		ground, head = theme.Ochre, p.verdict
	}
	b.L.Fill(p.slip, ground, 0).Shadow = b.M.U(5)
	b.L.Border(p.slip, theme.CutInk, 0, max(2, b.M.U(3)))
	before := len(b.L.Items)
	b.fit(p.head, head, display.Poster, verdictSize, theme.CutInk, display.Left)
	b.L.Items[before].Role = display.Heading
	if s.Done() {
		ui.Paragraph(b.L, s.Stage, p.why, p.reason, display.Sans, table.BodySize, theme.CutInk, display.Left)
	}
}

// composeCount lays out a row for each seat.
func (s *Scoring) composeCount(room display.Rect) {
	m, v, p := s.Stage.Metrics, &s.show.Now().View, &s.page
	p.count = room
	heads, rest := room.CutTop(min(m.Size(display.GeometricBold, table.SmallSize), max(room.H*headsShare, m.Floor(display.GeometricBold))) * 1.4)
	gap := max(3, m.U(10))
	high := min((rest.H+gap)/float64(v.Seats)-gap, m.U(rowMost))
	for seat := range v.Seats {
		r := &p.rows[seat]
		r.box = display.Rect{X: rest.X, Y: rest.Y + float64(seat)*(high+gap), W: rest.W, H: high}
		player := &v.Players[seat]
		r.fine, r.points, r.before = player.Fines*topsecret.Fine, player.Points, player.Series-player.Points
		r.singles.points, r.pairs.points = singlesPoints(v, player), pairsPoints(v, player)
		r.awayText = s.away(player)
	}
	p.heads[columnFines].text = s.Say("score.topsecret.boum")
	p.heads[columnSum].text = s.Say("score.topsecret.points")
	if v.Series {
		p.heads[columnSum].text = s.Say("score.topsecret.game")
		p.heads[columnSeries].text = s.Say("score.topsecret.series")
	}
	s.composeColumns(heads, high)
}

// composeColumns shares the width of the rows among name, piles, fines and sums: the sums first, the cards last.
func (s *Scoring) composeColumns(heads display.Rect, high float64) {
	m, v, p := s.Stage.Metrics, &s.show.Now().View, &s.page
	gap := max(4, m.U(14))
	cup := high * cupShare
	wide := s.columnWidths(high)
	if away := s.awayWidth(); v.Series && high >= s.twoLines() && away <= heads.W*awayShare {
		wide[columnSeries] = max(wide[columnSeries], away)
	}
	tab := max(min(high, m.U(tabMost)), m.U(60))
	name := min(s.playedWidth(display.GeometricBold, nameSize), heads.W*nameShare)
	spare := heads.W - tab - name - wide[columnFines] - wide[columnSum] - wide[columnSeries] - cup - 8*gap
	crowded := spare < s.roomForCards(v, high)
	if crowded {
		// Cards that can be told apart are worth more than wide letters.
		name = min(name, s.playedWidth(display.Poster, nameSize*posterGrows))
	}
	if p.nameFont = s.nameFace(name); crowded {
		p.nameFont = display.Poster
	}
	share := singlesShare(v)
	for seat := range v.Seats {
		r := &p.rows[seat]
		in := r.box
		r.tab, in = in.CutLeft(tab)
		_, in = in.CutLeft(gap)
		r.name, in = in.CutLeft(name)
		_, in = in.CutRight(gap)
		if v.Series {
			r.series, in = in.CutRight(wide[columnSeries])
			if v.Over {
				r.crownCup, in = in.CutRight(cup)
			} else {
				r.crownCup = r.series
			}
			r.crown = across(r.box, r.crownCup, r.series, gap)
			p.heads[columnSeries].box = r.series
			s.splitSeries(r)
			_, in = in.CutRight(2 * gap)
		}
		r.sum, in = in.CutRight(wide[columnSum])
		p.heads[columnSum].box = r.sum
		r.cup, in = in.CutRight(cup)
		r.prize = across(r.box, r.cup, r.sum, gap)
		_, in = in.CutRight(2 * gap)
		if v.Called {
			r.fines, in = in.CutRight(wide[columnFines])
			p.heads[columnFines].box = r.fines
			_, in = in.CutRight(gap)
		}
		_, in = in.CutLeft(gap)
		if crowded {
			share = shareOf(v.Players[seat].SinglesCount, v.Players[seat].PairsCount, 0)
		}
		s.composeLanes(r, &v.Players[seat], in, share)
	}
	for i := range p.heads {
		h := &p.heads[i]
		if h.box.W <= 0 {
			continue
		}
		long := max(h.box.W, s.headingWidth(h.text))
		h.box = display.Rect{X: h.box.X + h.box.W - long, Y: heads.Y, W: long, H: heads.H}
	}
}

// headingWidth is what the name of a column takes.
func (s *Scoring) headingWidth(text string) float64 {
	return s.textWidth(text, display.GeometricBold, table.SmallSize, s.Stage.Metrics.H)
}

// columnWidths are those that figures need; 0 for a column that the match has no use for. A heading reaches to the left
// over the room for a trophy, and that of the fines over the piles; what is longer makes its column wider.
func (s *Scoring) columnWidths(high float64) (wide [columnCount]float64) {
	v := &s.show.Now().View
	for column := range wide {
		if column == columnFines && !v.Called || column == columnSeries && !v.Series {
			continue
		}
		switch over := max(4, s.Stage.Metrics.U(14)); column {
		case columnSum:
			wide[column] = s.headingWidth(s.page.heads[column].text) - high*cupShare - over
		case columnSeries:
			wide[column] = s.headingWidth(s.page.heads[column].text) - over
		}
		for seat := range v.Seats {
			r := &s.page.rows[seat]
			text, size := s.figure(r.points), sumSize
			switch column {
			case columnFines:
				text, size = s.figure(-r.fine), laneSize
			case columnSeries:
				text, size = s.figure(r.before+r.points), seriesSize
			}
			wide[column] = max(wide[column], s.textWidth(text, display.Poster, size, high*lineShare))
		}
	}
	return wide
}

// textWidth is the width of a line of a design size in a box of that height.
func (s *Scoring) textWidth(text string, f display.Font, design, high float64) float64 {
	m := s.Stage.Metrics
	f = m.Font(f)
	size := max(min(m.Size(f, design), high*lineShare), m.Floor(f))
	return s.Stage.Measure.Width(text, f, size) * widthSlack
}

// across is the part of a row from one box to another, with that much room at either side.
func across(row, from, to display.Rect, room float64) display.Rect {
	return display.Rect{X: from.X - room, Y: row.Y, W: to.X + to.W - from.X + 2*room, H: row.H}
}

// nameWidth is what the longest name takes in a font of a design size.
func (s *Scoring) nameWidth(f display.Font, size float64) (wide float64) {
	for _, name := range s.Names {
		wide = max(wide, s.textWidth(name, f, size, s.Stage.Metrics.H))
	}
	return wide
}

// playedWidth is what the longest name takes with who played for it, as NamePlayed writes it.
func (s *Scoring) playedWidth(f display.Font, size float64) (wide float64) {
	for seat := range game.Seat(len(s.Names)) {
		wide = max(wide, s.textWidth(s.NamePlayed(seat, math.Inf(1), f, size), f, size, s.Stage.Metrics.H))
	}
	return wide
}

// nameFace is the font that sets all names in that width: the narrow one where one of them needs it.
func (s *Scoring) nameFace(wide float64) display.Font {
	m := s.Stage.Metrics
	for _, name := range s.Names {
		if s.Stage.Measure.Width(name, m.Font(display.GeometricBold), m.Floor(display.GeometricBold)) > wide {
			return display.Poster
		}
	}
	return display.GeometricBold
}

// awayWidth is what the longest line under a score of the series takes.
func (s *Scoring) awayWidth() (wide float64) {
	for seat := range s.show.Now().Seats {
		wide = max(wide, s.textWidth(s.page.rows[seat].awayText, display.Sans, table.SmallSize, s.Stage.Metrics.H))
	}
	return wide
}

// splitSeries puts the line of wins and distance under the score of the series, where there is room for both.
func (s *Scoring) splitSeries(r *row) {
	if r.series.H < s.twoLines() || s.awayWidth() > r.series.W*1.02 {
		return
	}
	line := s.Stage.Metrics.Size(display.Sans, table.SmallSize) * 1.3
	r.away, r.series = r.series.CutBottom(line)
	r.away.Y -= line * 0.1
}

// twoLines is the height of a row that has room for a line under a score.
func (s *Scoring) twoLines() float64 {
	return s.Stage.Metrics.Size(display.Sans, table.SmallSize) * 1.3 * 2.05
}
