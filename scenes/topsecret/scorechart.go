package topsecret

import (
	"math"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// drawChart draws the chart that was laid out.
func (s *Scoring) drawChart(b *brush) {
	c := &s.page.chart
	b.L.Fill(c.plate, theme.CutPaper, 0).Shadow = b.M.U(4)
	b.L.Border(c.plate, theme.CutInk, 0, max(2, b.M.U(3)))
	if c.heading != "" {
		b.fit(c.title, c.heading, display.GeometricBold, table.BodySize, theme.CutInk, display.Left)
	}
	s.drawAxes(b)
	for seat := range game.Seat(b.v.Seats) {
		s.drawLine(b, seat)
	}
	for i := range c.ends {
		s.drawEnd(b, &c.ends[i])
	}
}

// drawAxes draws both axes with their names and numbers, and the line of the goal.
func (s *Scoring) drawAxes(b *brush) {
	c := &s.page.chart
	thin := max(1, b.M.U(2))
	b.Line(c.upright.box, c.upright.text, display.Sans, table.SmallSize, theme.CutSecondary, display.Left)
	b.Line(c.level.box, c.level.text, display.Sans, table.SmallSize, theme.CutSecondary, display.Right)
	for i := range c.scores {
		t := &c.scores[i]
		rule := display.Rect{X: c.plot.X, Y: t.at - thin/2, W: c.plot.W, H: thin}
		font, ink, colour := display.Sans, theme.CutSecondary, theme.CutSecondary.Alpha(0.35)
		if t.goal {
			font, ink, colour = display.SansBold, theme.VermilionText, theme.VermilionText
			rule.Y, rule.H = rule.Y-thin, thin*3
		}
		b.L.Fill(rule, colour, 0)
		b.Line(t.box, t.text, font, table.SmallSize, ink, display.Right)
	}
	for i := range c.games {
		t := &c.games[i]
		b.L.Fill(display.Rect{X: t.at - thin/2, Y: c.plot.Y + c.plot.H, W: thin, H: thin * 4}, theme.CutInk, 0)
		b.Line(t.box, t.text, display.Sans, table.SmallSize, theme.CutSecondary, display.Middle)
	}
	b.L.Fill(display.Rect{X: c.plot.X - thin, Y: c.plot.Y, W: thin * 1.5, H: c.plot.H}, theme.CutInk, 0)
	b.L.Fill(display.Rect{X: c.plot.X, Y: c.zero - thin*0.75, W: c.plot.W, H: thin * 1.5}, theme.CutInk, 0)
}

// drawLine draws a seat's line within an edge of ink, since some colours are pale on paper, and its shape at each game.
func (s *Scoring) drawLine(b *brush, seat game.Seat) {
	c := &s.page.chart
	points := c.lines[seat]
	edge := c.stroke + max(2, b.M.U(4))
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], edge, theme.CutInk)
	}
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], c.stroke, theme.SeatColours[seat])
	}
	for i := 1; i < len(points); i++ {
		b.Chip(around(points[i], c.marker), seat)
	}
}

// stroke draws a straight line of some thickness.
func stroke(l *display.List, from, to point, thick float64, c display.Colour) {
	long := math.Hypot(to.x-from.x, to.y-from.y)
	x, y := (from.x+to.x)/2, (from.y+to.y)/2
	l.Fill(display.Rect{X: x - long/2, Y: y - thick/2, W: long, H: thick}, c, thick/2).Turn = math.Atan2(to.y-from.y, to.x-from.x)
}

// around is a square of that side in the middle of which a point lies.
func around(p point, side float64) display.Rect {
	return display.Rect{X: p.x - side/2, Y: p.y - side/2, W: side, H: side}
}

// drawEnd names a line at its end.
func (s *Scoring) drawEnd(b *brush, e *end) {
	line := s.page.chart.lines[e.seat]
	x, y := e.chip.Centre()
	stroke(b.L, line[len(line)-1], point{x, y}, max(1, b.M.U(2)), theme.CutSecondary)
	b.Chip(e.chip, e.seat)
	b.fit(e.name, s.Names[e.seat], s.page.chart.nameFont, table.SmallSize, theme.CutInk, display.Left)
	if e.left != "" {
		b.fit(e.far, e.left, display.Sans, table.SmallSize, theme.CutSecondary, display.Right)
	}
	if e.total != "" {
		b.fit(e.text, e.total, display.Poster, laneSize, theme.CutInk, display.Right)
	}
}
