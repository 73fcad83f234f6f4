package topsecret

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// drawCount draws a row for each seat under the names of the columns.
func (s *Scoring) drawCount(b *brush) {
	p := &s.page
	for i := range p.heads {
		if h := &p.heads[i]; h.text != "" && h.box.W > 0 {
			b.L.Fill(h.box, theme.CutInk, b.M.U(4))
			b.fit(h.box, h.text, display.GeometricBold, table.SmallSize, theme.CutPaper, display.Middle)
		}
	}
	for seat := range game.Seat(b.v.Seats) {
		s.drawRow(b, seat)
	}
}

// drawRow is what one seat has: its piles, its fines and what all comes to.
func (s *Scoring) drawRow(b *brush, seat game.Seat) {
	r := &s.page.rows[seat]
	won := s.Done() && b.v.GameWinners.Has(seat)
	b.L.Fill(r.box, theme.CutPaper, 0).Shadow = b.M.U(4)
	b.L.Fill(r.tab, theme.SeatColours[seat], 0)
	b.L.Symbol(square(r.tab, 0.56), theme.SeatShapes[seat], theme.SeatInk(int(seat)))
	b.Given(square(r.tab, 0.56), seat)
	size := nameSize
	if s.page.nameFont == display.Poster {
		size *= posterGrows
	}
	b.fit(r.name, s.NamePlayed(seat, r.name.W, s.page.nameFont, size), s.page.nameFont, size, theme.CutInk, display.Left)
	s.drawLane(b, &r.singles, lineSingles)
	s.drawLane(b, &r.pairs, linePairs)
	fine := s.drawFines(b, r)
	sum := s.counted(r) - fine
	if won {
		b.L.Fill(r.prize, theme.Ochre, 0)
		b.L.Symbol(square(r.cup, 0.8), display.IconTrophy, theme.CutInk)
	}
	b.fit(r.sum, s.figure(sum), display.Poster, sumSize, theme.CutInk, display.Right)
	s.drawSeries(b, r, s.Done() && b.v.Over && b.v.Winners.Has(seat))
	edge := max(2, b.M.U(3))
	if won {
		edge *= 2
	}
	b.L.Border(r.box, theme.CutInk, 0, edge)
}

// counted is how many points of both piles have been counted.
func (s *Scoring) counted(r *row) int {
	singles, _ := s.Counted(lineSingles, r.singles.points)
	pairs, _ := s.Counted(linePairs, r.pairs.points)
	return singles + pairs
}

// drawFines writes what forgotten «Boum!» cost, as far as it has been counted, and gives it (T23).
func (s *Scoring) drawFines(b *brush, r *row) (fine int) {
	fine, begun := s.Counted(lineFines, r.fine)
	switch {
	case r.fines.Empty() || !begun:
	case r.fine == 0:
		b.fit(r.fines, "–", display.Poster, laneSize, theme.CutSecondary, display.Right)
	default:
		b.fit(r.fines, s.figure(-fine), display.Poster, laneSize, theme.VermilionText, display.Right)
	}
	return fine
}

// drawSeries writes the score of the series, which takes up the points of the game at last, and marks who has won it.
func (s *Scoring) drawSeries(b *brush, r *row, won bool) {
	if r.series.Empty() {
		return
	}
	if won {
		b.L.Fill(r.crown, theme.Ochre, 0)
		b.L.Symbol(square(r.crownCup, 0.8), display.IconTrophy, theme.CutInk)
	}
	size := max(r.points, -r.points)
	n, _ := s.Counted(lineSeries, size)
	if r.points < 0 {
		n = -n
	}
	b.fit(r.series, s.figure(r.before+n), display.Poster, seriesSize, theme.CutInk, display.Right)
	ink := theme.CutSecondary
	if won {
		ink = theme.CutInk
	}
	if s.Done() && !r.away.Empty() {
		b.fit(r.away, r.awayText, display.Sans, table.SmallSize, ink, display.Right)
	}
}
