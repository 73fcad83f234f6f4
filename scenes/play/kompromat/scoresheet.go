package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/play"
	"safehouse/scenes/ui"
)

// verdict says who won.
func (b *brush) verdict() string {
	if b.v.Winner == play.NoSeat {
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
	// short is the detail without names.
	short  string
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
		{name: say("score.targets"), detail: s.cardsWon(seat, kompromat.Target, true), short: s.cardsWon(seat, kompromat.Target, false), points: score.Targets},
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
	_, _, pages := s.rooms()
	_, in, _ := s.pageParts(pages[0])
	if s.shareHeight(in) {
		return
	}
	// Where there is no room for the names of all targets, their points stand alone.
	for seat := range s.sources {
		s.sources[seat][0].detail = s.sources[seat][0].short
	}
	s.shareHeight(in)
}

// pageParts are where a page's name, lines and sum stand.
func (s *Scoring) pageParts(page display.Rect) (head, lines, foot display.Rect) {
	m := s.Stage.Metrics
	head, lines = page.Inset(m.U(28)).CutTop(m.Size(display.Typewriter, 44) * 1.35)
	foot, lines = lines.CutBottom(m.Size(display.Typewriter, 52) * 1.4)
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
	b.Line(name, s.NamePlayed(seat, name.W, display.Typewriter, 44), display.Typewriter, 44, theme.Ink, display.Left)
	total := 0
	for i, high := range s.rows {
		var line display.Rect
		line, in = in.CutTop(high)
		from := &s.sources[seat][i]
		n, begun := s.Counted(i, from.points)
		total += n
		b.source(line, from, n, begun)
	}
	b.L.Fill(display.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(2, b.M.U(4))}, theme.Ink, 0)
	sum, label := foot.CutRight(b.M.U(150))
	b.Line(label, s.Say("score.total"), display.SansBold, play.HeadSize, theme.Ink, display.Left)
	b.Line(sum, strconv.Itoa(total), display.Typewriter, 60, theme.StampRed, display.Right)
}

// shareHeight shares the height of a page among the sources: each has what its words need on either player's page, so
// that the two can be read across, and the same of what is left. It tells whether there is room.
func (s *Scoring) shareHeight(in display.Rect) (fits bool) {
	s.rows = s.rows[:0]
	line := s.Stage.Measure.LineHeight(display.Sans, s.Stage.Metrics.Size(display.Sans, play.SmallSize))
	_, detail, _ := columns(s.Stage.Metrics, display.Rect{W: in.W})
	sum := 0.0
	for i := range sourceCount {
		high := line * 1.2
		for seat := range s.sources {
			text := s.sources[seat][i].detail
			high = max(high, ui.ParagraphHeight(s.Stage, detail.W, text, display.Sans, play.SmallSize)+line*0.2)
		}
		s.rows = append(s.rows, high)
		sum += high
	}
	for i := range s.rows {
		s.rows[i] += (in.H - sum) / sourceCount
	}
	return sum <= in.H
}

// columns are the name, what it comes from and the points of a source.
func columns(m theme.Metrics, box display.Rect) (name, detail, points display.Rect) {
	points, rest := box.CutRight(max(m.U(90), 46))
	name, detail = rest.CutLeft(max(rest.W*0.27, m.U(200), 152))
	return name, detail, points
}

// source draws one line: name, what it comes from, the points counted so far.
func (b *brush) source(box display.Rect, s *source, counted int, begun bool) {
	defer b.Explains(len(b.L.Items))
	b.L.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W, H: 1}, theme.InkOnPaper.Alpha(0.4), 0)
	name, detail, points := columns(b.M, box)
	if begun {
		b.Line(points, strconv.Itoa(counted), display.Typewriter, min(46, points.H*0.76/b.M.Scale()), theme.Ink, display.Right)
	}
	b.Line(name, s.name, display.SansBold, play.BodySize, theme.Ink, display.Left)
	if s.steps == nil {
		high := min(detail.H, ui.ParagraphHeight(b.t.Stage, detail.W, s.detail, display.Sans, play.SmallSize))
		detail.Y += (detail.H - high) / 2
		detail.H = high
		ui.Paragraph(b.L, b.t.Stage, detail, s.detail, display.Sans, play.SmallSize, theme.InkOnPaper, display.Left)
		return
	}
	b.ladder(detail, s, begun)
}

// ladder is the table of a set: each step with its points, the one reached marked.
func (b *brush) ladder(box display.Rect, s *source, begun bool) {
	n := float64(len(s.steps))
	gap := b.M.U(8)
	w := min((box.W-gap*n)/n, b.M.U(104))
	h := min(box.H*0.92, b.M.Size(display.SansBold, play.BodySize)*1.7)
	for i, points := range s.steps {
		cell := display.Rect{X: box.X + float64(i)*(w+gap), Y: box.Y + (box.H-h)/2, W: w, H: h}
		ink := theme.InkOnPaper
		if i+1 == s.held && begun {
			b.L.Fill(cell, theme.InkBlue, b.M.U(6))
			ink = theme.Paper
		} else {
			b.L.Border(cell, theme.InkOnPaper.Alpha(0.6), b.M.U(6), max(1, b.M.U(2)))
		}
		b.Line(cell, strconv.Itoa(points), display.SansBold, play.BodySize, ink, display.Middle)
	}
}
