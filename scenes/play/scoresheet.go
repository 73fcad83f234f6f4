package play

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// verdict says who won.
func (b *brush) verdict() string {
	if b.v.Winner == noSeat {
		return b.t.say("score.draw")
	}
	return b.t.say("score.won", game.SeatName(b.v.Winner))
}

// reason says why: points, a tie-break, or notoriety.
func (b *brush) reason() string {
	switch b.v.Ending {
	case kompromat.EndTokens:
		return b.t.say("score.byTokens")
	case kompromat.EndDraw:
		return b.t.say("score.byDraw")
	case kompromat.EndNotorious:
		return b.t.say("score.byNotorious", game.SeatName(1-b.v.Winner))
	case kompromat.EndBothNotorious:
		return b.t.say("score.byBothNotorious")
	}
	return b.t.say("score.byPoints")
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

// sources lists where a seat's points come from.
func (b *brush) sources(seat game.Seat) []source {
	s := &b.v.Score[seat]
	say := b.t.say
	return []source{
		{name: say("score.targets"), detail: b.won(seat, kompromat.Target, true), short: b.won(seat, kompromat.Target, false), points: s.Targets},
		{name: say("score.items"), detail: b.won(seat, kompromat.ItemCard, true), points: s.Items},
		{name: say("score.codes"), steps: kompromat.CodeValues[1:], held: s.CodeCards, points: s.Codes},
		{name: say("score.documents"), steps: kompromat.DocumentValues[1:], held: s.DocumentCards, points: s.Documents},
		{name: say("score.tokens"), detail: say("score.tokens.each", game.Number(s.Tokens)), points: s.Tokens},
	}
}

// won lists the cards of a kind that a seat has won, targets with their points, by name or without.
func (b *brush) won(seat game.Seat, kind kompromat.Kind, names bool) string {
	p := &b.v.Players[seat]
	text := ""
	for _, m := range p.Won[:p.WonCount] {
		if m.Kind() != kind {
			continue
		}
		if text != "" {
			text += separator[names]
		}
		if names {
			text += b.t.say(m.Key())
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
	b.l.Fill(page, theme.Paper, b.m.U(8)).Shadow = b.m.U(8)
	winner := seat == b.v.Winner && s.tally.done
	if winner {
		b.l.Border(page, theme.Brass, b.m.U(8), max(3, b.m.U(6)))
	}
	in := page.Inset(b.m.U(28))
	head, in := in.CutTop(b.m.Size(display.Typewriter, 44) * 1.35)
	sign, name := head.CutLeft(head.H)
	b.chip(sign.Inset(head.H*0.12), seat)
	if winner {
		var cup display.Rect
		cup, name = name.CutRight(head.H)
		b.l.Symbol(cup.Inset(head.H*0.14), display.IconTrophy, theme.StampRed)
	}
	b.line(name, s.names[seat], display.Typewriter, 44, theme.Ink, display.Left)
	all, other := b.sources(seat), b.sources(1-seat)
	foot, in := in.CutBottom(b.m.Size(display.Typewriter, 52) * 1.4)
	total := 0
	rows, fits := b.rowHeights(all, other, in)
	if !fits {
		// Where there is no room for the names of all targets, their points stand alone.
		all[0].detail, other[0].detail = all[0].short, other[0].short
		rows, _ = b.rowHeights(all, other, in)
	}
	for i, high := range rows {
		var line display.Rect
		line, in = in.CutTop(high)
		n, begun := s.counted(i, all[i].points)
		all[i].points = n
		total += n
		b.source(line, &all[i], begun)
	}
	b.l.Fill(display.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: max(2, b.m.U(4))}, theme.Ink, 0)
	sum, label := foot.CutRight(b.m.U(150))
	b.line(label, s.say("score.total"), display.SansBold, headSize, theme.Ink, display.Left)
	b.line(sum, strconv.Itoa(total), display.Typewriter, 60, theme.StampRed, display.Right)
}

// rowHeights shares the height of a page among the sources: each has what its words need on either player's page, so
// that the two can be read across, and the same of what is left.
func (b *brush) rowHeights(all, other []source, in display.Rect) (rows []float64, fits bool) {
	rows = make([]float64, len(all))
	line := b.t.st.Measure.LineHeight(display.Sans, b.m.Size(display.Sans, smallSize))
	sum := 0.0
	for i := range all {
		_, detail, _ := b.columns(display.Rect{W: in.W})
		rows[i] = line * 1.2
		for _, text := range [...]string{all[i].detail, other[i].detail} {
			rows[i] = max(rows[i], ui.ParagraphHeight(b.t.st, detail.W, text, display.Sans, smallSize)+line*0.2)
		}
		sum += rows[i]
	}
	for i := range rows {
		rows[i] += (in.H - sum) / float64(len(rows))
	}
	return rows, sum <= in.H
}

// columns are the name, what it comes from and the points of a source.
func (b *brush) columns(box display.Rect) (name, detail, points display.Rect) {
	points, rest := box.CutRight(max(b.m.U(90), 46))
	name, detail = rest.CutLeft(max(rest.W*0.27, b.m.U(200), 152))
	return name, detail, points
}

// source draws one line: name, what it comes from, points.
func (b *brush) source(box display.Rect, s *source, begun bool) {
	b.l.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W, H: 1}, theme.InkOnPaper.Alpha(0.4), 0)
	name, detail, points := b.columns(box)
	if begun {
		b.line(points, strconv.Itoa(s.points), display.Typewriter, min(46, points.H*0.76/b.m.Scale()), theme.Ink, display.Right)
	}
	b.line(name, s.name, display.SansBold, bodySize, theme.Ink, display.Left)
	if s.steps == nil {
		high := min(detail.H, ui.ParagraphHeight(b.t.st, detail.W, s.detail, display.Sans, smallSize))
		detail.Y += (detail.H - high) / 2
		detail.H = high
		ui.Paragraph(b.l, b.t.st, detail, s.detail, display.Sans, smallSize, theme.InkOnPaper, display.Left)
		return
	}
	b.ladder(detail, s, begun)
}

// ladder is the table of a set: each step with its points, the one reached marked.
func (b *brush) ladder(box display.Rect, s *source, begun bool) {
	n := float64(len(s.steps))
	gap := b.m.U(8)
	w := min((box.W-gap*n)/n, b.m.U(104))
	h := min(box.H*0.92, b.m.Size(display.SansBold, bodySize)*1.7)
	for i, points := range s.steps {
		cell := display.Rect{X: box.X + float64(i)*(w+gap), Y: box.Y + (box.H-h)/2, W: w, H: h}
		ink := theme.InkOnPaper
		if i+1 == s.held && begun {
			b.l.Fill(cell, theme.InkBlue, b.m.U(6))
			ink = theme.Paper
		} else {
			b.l.Border(cell, theme.InkOnPaper.Alpha(0.6), b.m.U(6), max(1, b.m.U(2)))
		}
		b.line(cell, strconv.Itoa(points), display.SansBold, bodySize, ink, display.Middle)
	}
}
