package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// verdict says who won.
func (b *brush) verdict() string {
	if b.v.Winner == table.NoSeat {
		return b.t.Say("score.draw")
	}
	return b.t.Say("score.won", game.SeatName(b.v.Winner))
}

// reason says why: points, a tie-break, or notoriety.
func (b *brush) reason() string {
	switch b.v.Ending {
	case kompromat.EndTokens:
		return b.t.Say("score.byTokens")
	case kompromat.EndDraw:
		return b.t.Say("score.byDraw")
	case kompromat.EndNotorious:
		return b.t.Say("score.byNotorious", game.SeatName(1-b.v.Winner))
	case kompromat.EndBothNotorious:
		return b.t.Say("score.byBothNotorious")
	}
	return b.t.Say("score.byPoints")
}

// source is one line of a score: what the points come from.
type source struct {
	name   string
	detail string
	steps  []int
	held   int
	points int
}

// sourceCount is the number of sources of points.
const sourceCount = 5

// sourcesOf lists where a seat's points come from.
func (s *Scoring) sourcesOf(seat game.Seat) []source {
	score, say := &s.show.Now().Score[seat], s.Say
	return []source{
		{name: say("score.targets"), detail: s.cardsWon(seat, kompromat.Target, true), points: score.Targets},
		{name: say("score.items"), detail: s.cardsWon(seat, kompromat.ItemCard, true), points: score.Items},
		{name: say("score.codes"), steps: kompromat.CodeValues[1:], held: score.CodeCards, points: score.Codes},
		{name: say("score.documents"), steps: kompromat.DocumentValues[1:], held: score.DocumentCards, points: score.Documents},
		{name: say("score.tokens"), detail: say("score.tokens.each", game.Number(score.Tokens)), points: score.Tokens},
	}
}

// Compose works out what stands on the pages, so that a frame only has to draw it.
func (s *Scoring) Compose() {
	for seat := range game.Seat(kompromat.Seats) {
		s.sources[seat] = s.sourcesOf(seat)
	}
	// As long as there is no room, the points of targets stand without their names, then all letters are set smaller, but
	// never smaller than the reader would see them without larger ones.
	least := 1 / max(1, s.Stage.Metrics.TextScale)
	for s.share = 1; ; s.share = max(s.share*lettersStep, least) {
		_, _, pages := s.rooms()
		_, in, _ := s.pageParts(pages[0])
		for _, names := range [...]bool{true, false} {
			for seat := range s.sources {
				s.sources[seat][0].detail = s.cardsWon(game.Seat(seat), kompromat.Target, names)
			}
			if s.shareHeight(in) {
				return
			}
		}
		if s.share <= least {
			return
		}
	}
}

// pageParts are where a page's name, lines and sum stand.
func (s *Scoring) pageParts(page display.Rect) (head, lines, foot display.Rect) {
	m := s.Stage.Metrics
	head, lines = page.Inset(m.U(28)).CutTop(m.Size(display.Typewriter, nameSize*s.share) * 1.35)
	foot, lines = lines.CutBottom(m.Size(display.Typewriter, footSize*s.share) * 1.4)
	return head, lines, foot
}

// cardsWon lists the cards of a kind that a seat has won, targets with their points, by name or without.
func (s *Scoring) cardsWon(seat game.Seat, kind kompromat.Kind, names bool) string {
	p := s.show.Now().Players[seat]
	text := ""
	for _, m := range p.Won[:p.WonCount] {
		if m.Kind() != kind {
			continue
		}
		if text != "" {
			text += separator[names]
		}
		if names {
			text += s.Say(m.Key())
		}
		if names && kind == kompromat.Target {
			text += "\u00a0"
		}
		if kind == kompromat.Target {
			text += strconv.Itoa(m.Points())
		}
	}
	if text == "" {
		return "\u2013"
	}
	return text
}

// separator stands between cards with names, or between their points alone.
var separator = map[bool]string{true: ", ", false: " + "}

// sheet draws one player's score: a typed page.
func (s *Scoring) sheet(b *brush, page display.Rect, seat game.Seat) {
	b.L.Fill(page, theme.Paper, b.M.U(8)).Shadow = b.M.U(8)
	winner := seat == b.v.Winner && s.Done()
	if winner {
		b.L.Border(page, theme.Brass, b.M.U(8), max(3, b.M.U(6)))
	}
	head, in, foot := s.pageParts(page)
	sign, name := head.CutLeft(head.H)
	b.Chip(sign.Inset(head.H*0.12), seat)
	if winner {
		var cup display.Rect
		cup, name = name.CutRight(head.H)
		b.L.Symbol(cup.Inset(head.H*0.14), display.IconTrophy, theme.StampRed)
	}
	b.Line(name, s.NamePlayed(seat, name.W, display.Typewriter, nameSize*s.share), display.Typewriter, nameSize*s.share, theme.Ink, display.Left)
	total := 0
	for i, high := range s.rows {
		var line display.Rect
		line, in = in.CutTop(high)
		from := &s.sources[seat][i]
		n, begun := s.Counted(i, from.points)
		total += n
		s.source(b, line, from, n, begun)
	}
	b.L.Fill(display.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(2, b.M.U(4))}, theme.Ink, 0)
	sum, label := foot.CutRight(b.M.U(150) * s.letters())
	b.Line(label, s.Say("score.total"), display.SansBold, table.HeadSize*s.share, theme.Ink, display.Left)
	b.Line(sum, strconv.Itoa(total), display.Typewriter, sumSize*s.share, theme.StampRed, display.Right)
}

// shareHeight shares the height of a page among the sources: each has what its words need on either player's page, so
// that the two can be read across, and the same of what is left. It tells whether there is room.
func (s *Scoring) shareHeight(in display.Rect) (fits bool) {
	s.rows = s.rows[:0]
	line := s.Stage.Measure.LineHeight(display.Sans, s.Stage.Metrics.Size(display.Sans, table.SmallSize*s.share))
	_, detail, _ := s.columns(display.Rect{W: in.W})
	sum := 0.0
	for i := range sourceCount {
		high := line * 1.2
		for seat := range s.sources {
			text := s.sources[seat][i].detail
			high = max(high, ui.ParagraphHeight(s.Stage, detail.W, text, display.Sans, table.SmallSize*s.share)+line*0.2)
		}
		s.rows = append(s.rows, high)
		sum += high
	}
	for i := range s.rows {
		s.rows[i] += (in.H - sum) / sourceCount
	}
	return sum <= in.H
}

// letters is how much larger than usual the letters are.
func (s *Scoring) letters() float64 { return max(1, s.Stage.Metrics.TextScale) * s.share }

// columns are the name, what it comes from and the points of a source.
func (s *Scoring) columns(box display.Rect) (name, detail, points display.Rect) {
	m := s.Stage.Metrics
	points, rest := box.CutRight(max(m.U(90)*s.letters(), 46))
	wide := max(rest.W*0.27, m.U(200)*s.letters(), 152)
	if s.letters() > 1 {
		wide = min(wide, rest.W*0.4)
	}
	name, detail = rest.CutLeft(wide)
	return name, detail, points
}

// source draws one line: name, what it comes from, the points counted so far.
func (s *Scoring) source(b *brush, box display.Rect, from *source, counted int, begun bool) {
	defer b.Explains(len(b.L.Items))
	b.L.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W, H: 1}, theme.InkOnPaper.Alpha(0.4), 0)
	name, detail, points := s.columns(box)
	if begun {
		b.Line(points, strconv.Itoa(counted), display.Typewriter, min(46*s.share, points.H*0.76/(b.M.Scale()*max(1, b.M.TextScale))), theme.Ink, display.Right)
	}
	b.Line(name, from.name, display.SansBold, table.BodySize*s.share, theme.Ink, display.Left)
	if from.steps == nil {
		high := min(detail.H, ui.ParagraphHeight(b.t.Stage, detail.W, from.detail, display.Sans, table.SmallSize*s.share))
		detail.Y += (detail.H - high) / 2
		detail.H = high
		ui.Paragraph(b.L, b.t.Stage, detail, from.detail, display.Sans, table.SmallSize*s.share, theme.InkOnPaper, display.Left)
		return
	}
	s.ladder(b, detail, from, begun)
}

// ladder is the table of a set: each step with its points, the one reached marked.
func (s *Scoring) ladder(b *brush, box display.Rect, from *source, begun bool) {
	n := float64(len(from.steps))
	gap := b.M.U(8)
	w := min((box.W-gap*n)/n, b.M.U(104)*s.letters())
	h := min(box.H*0.92, b.M.Size(display.SansBold, table.BodySize*s.share)*1.7)
	for i, points := range from.steps {
		cell := display.Rect{X: box.X + float64(i)*(w+gap), Y: box.Y + (box.H-h)/2, W: w, H: h}
		ink := theme.InkOnPaper
		if i+1 == from.held && begun {
			b.L.Fill(cell, theme.InkBlue, b.M.U(6))
			ink = theme.Paper
		} else {
			b.L.Border(cell, theme.InkOnPaper.Alpha(0.6), b.M.U(6), max(1, b.M.U(2)))
		}
		b.Line(cell, strconv.Itoa(points), display.SansBold, table.BodySize*s.share, ink, display.Middle)
	}
}
