package topsecret

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// history are the scores of a series after each of its games; the first entry is the nothing that all begin with.
type history [][game.MaxSeats]int

// historyOf reads the scores after so many games from what everybody was told, so that a match that was resumed has all
// of them.
func historyOf(m *topsecret.Match, games int) history {
	h := make(history, 1, games+1)
	for _, e := range m.Events(game.Public, 0) {
		switch {
		case e.Kind != topsecret.GameScored:
			continue
		case e.Seat == 0 && len(h) > games:
			return h
		case e.Seat == 0:
			h = append(h, h[len(h)-1])
		}
		h[len(h)-1][e.Seat] = int(e.Value)
	}
	return h
}

// point is a place of the chart in pixels.
type point struct{ x, y float64 }

// chart is the scores over the games: a line for each seat in its colour, with its shape at each game and its name at
// its end.
type chart struct {
	// picture is what a frame shows of it, drawn once, where it is laid out.
	picture display.List
	// plot is the place of the lines. It has room from the lowest score to the highest and for so many games.
	plot             display.Rect
	low, high, games int
	lines            [game.MaxSeats][]point
	// line is the height of a line of text, marker the side of a seat's shape.
	line, marker float64
}

// x is where a game stands, y where a score does.
func (c *chart) x(games int) float64 { return c.plot.X + c.plot.W*float64(games)/float64(c.games) }

func (c *chart) y(points int) float64 {
	return c.plot.Y + c.plot.H*float64(c.high-points)/float64(c.high-c.low)
}

// part describes the chart.
func (c *chart) part(s *scoring) *tabletop.Chart {
	return &tabletop.Chart{
		Open: s.look.Say("score.topsecret.toChart"), Back: s.look.Say("score.topsecret.toCount"),
		Lay: func(room display.Rect) {
			if *c = (chart{}); !room.Empty() {
				s.drawChart(room)
			}
		},
		Draw: func(b *tabletop.Brush) {
			strip(b, s.ending.foot)
			for i := range c.picture.Items {
				b.L.Add(c.picture.Items[i])
			}
		},
	}
}

// drawChart lays the chart out and draws it. As long as points are counted, those of the last game are left out.
func (s *scoring) drawChart(room display.Rect) {
	c, v, b := &s.chart, s.now(), s.brush(&s.chart.picture)
	pad := b.M.U(18)
	c.line, c.marker = b.M.Size(display.Sans, tabletop.SmallSize)*1.3, max(b.M.U(34), 15)
	b.L.Fill(room, theme.CutPaper, 0).Shadow = b.M.U(4)
	b.L.Border(room, theme.CutInk, 0, max(2, b.M.U(3)))
	in := room.Inset(pad)
	goal := s.score.Figure(topsecret.SeriesGoal)
	if room.H > c.line*titleLines {
		var title display.Rect
		title, in = in.CutTop(b.M.Size(display.Poster, tabletop.BodySize*posterGrows) * 1.3)
		b.Fit(title, s.look.Say("score.topsecret.chart", game.Text(goal)), display.Poster, tabletop.BodySize*posterGrows,
			theme.CutInk, display.Left)
	}
	ends := in
	low, high, step := span(s.history)
	c.low, c.high, c.games = low, high, max(gamesLeast, len(s.history)-1)

	figures := s.score.Width(goal, display.SansBold, tabletop.SmallSize)
	for n := low; n <= high; n += step {
		figures = max(figures, s.score.Width(s.score.Figure(n), display.Sans, tabletop.SmallSize))
	}
	figures *= widthSlack
	upright, in := in.CutTop(c.line)
	level, in := in.CutBottom(c.line * 1.2)
	level = display.Rect{X: room.X + pad*0.4, Y: level.Y + c.line*0.2, W: figures + pad*0.6, H: c.line}
	_, c.plot = in.CutLeft(figures + pad*0.5)
	c.plot.Y += c.line * 0.3
	c.plot.H -= c.line * 0.6
	names := 0.0
	for seat := range game.Seat(v.Seats) {
		names = max(names, s.score.Width(s.look.Called(seat), display.Poster, tabletop.SmallSize*posterGrows))
	}
	total := s.score.Width(s.score.Figure(-8888), display.Poster, endSize)
	names = min(names*widthSlack+total+c.marker*1.4+2*pad, c.plot.W*endsShare)
	far := s.score.Width(s.toGo(v, -8888), display.Sans, tabletop.SmallSize) + pad
	if v.Over || names+far > c.plot.W*endsShare {
		far = 0
	}
	right, plot := c.plot.CutRight(names + far)
	ends.X, ends.W = right.X, right.W
	_, c.plot = plot.CutRight(c.marker * 0.8)

	b.Line(upright, s.look.Say("score.topsecret.axis.points"), display.Sans, tabletop.SmallSize, theme.CutSecondary,
		display.Left)
	b.Line(level, s.look.Say("score.topsecret.axis.games"), display.Sans, tabletop.SmallSize, theme.CutSecondary,
		display.Right)
	s.drawAxes(&b, room.X, level.Y, step)
	shown := s.history
	if !s.score.Done() && len(shown) > 1 {
		shown = shown[:len(shown)-1]
	}
	for seat := range game.Seat(v.Seats) {
		for n := range shown {
			c.lines[seat] = append(c.lines[seat], point{c.x(n), c.y(shown[n][seat])})
		}
		s.drawLine(&b, seat)
	}
	s.drawEnds(&b, ends, total, far, shown[len(shown)-1])
}

// span is from the lowest score to the highest that the chart must show, in whole steps; the goal is in it.
func span(h history) (low, high, step int) {
	high = topsecret.SeriesGoal
	for n := range h {
		for _, points := range h[n] {
			low, high = min(low, points), max(high, points)
		}
	}
	for step = scoreStep; (high-low)/step > stepsMost; {
		step *= 2
	}
	low = -((-low + step - 1) / step) * step
	return low, max(high, low+step) + step/8, step
}

// drawAxes draws both axes with their numbers, and the line of the goal: the scores begin at the left of the chart, the
// games stand at the height of their axis' name. A number that would touch the goal's, or another, is left out.
func (s *scoring) drawAxes(b *tabletop.Brush, left, games float64, step int) {
	c, thin := &s.chart, max(1, b.M.U(2))
	goal := c.y(topsecret.SeriesGoal)
	score := func(points int, at, thick float64, font display.Font, rule, ink display.Colour) {
		b.L.Fill(display.Rect{X: c.plot.X, Y: at - thick/2, W: c.plot.W, H: thick}, rule, 0)
		box := display.Rect{X: left, Y: at - c.line/2, W: c.plot.X - left - c.marker*0.4, H: c.line}
		b.Line(box, s.score.Figure(points), font, tabletop.SmallSize, ink, display.Right)
	}
	score(topsecret.SeriesGoal, goal, thin*3, display.SansBold, theme.VermilionText, theme.VermilionText)
	last := goal
	for n := c.low; n <= c.high; n += step {
		if at := c.y(n); n != topsecret.SeriesGoal && math.Abs(at-goal) >= c.line*1.1 && math.Abs(at-last) >= c.line*1.1 {
			score(n, at, thin, display.Sans, theme.CutSecondary.Alpha(0.35), theme.CutSecondary)
			last = at
		}
	}
	last = math.Inf(-1)
	for n := 1; n < len(s.history); n++ {
		text, at := s.score.Figure(n), c.x(n)
		w := max(s.score.Width(text, display.Sans, tabletop.SmallSize)*widthSlack, c.marker)
		if at-w/2 >= last {
			b.L.Fill(display.Rect{X: at - thin/2, Y: c.plot.Y + c.plot.H, W: thin, H: thin * 4}, theme.CutInk, 0)
			b.Line(display.Rect{X: at - w/2, Y: games, W: w, H: c.line}, text, display.Sans, tabletop.SmallSize,
				theme.CutSecondary,
				display.Middle)
			last = at + w*0.8
		}
	}
	b.L.Fill(display.Rect{X: c.plot.X - thin, Y: c.plot.Y, W: thin * 1.5, H: c.plot.H}, theme.CutInk, 0)
	b.L.Fill(display.Rect{X: c.plot.X, Y: c.y(0) - thin*0.75, W: c.plot.W, H: thin * 1.5}, theme.CutInk, 0)
}

// drawLine draws a seat's line within an edge of ink, since some colours are pale on paper, and its shape at each game.
func (s *scoring) drawLine(b *tabletop.Brush, seat game.Seat) {
	points, wide := s.chart.lines[seat], max(b.M.U(8), 4)
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], wide+max(2, b.M.U(4)), theme.CutInk)
	}
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], wide, theme.SeatColours[seat])
	}
	for _, p := range points[1:] {
		b.Chip(around(p.x, p.y, s.chart.marker), seat)
	}
}

// stroke draws a straight line of some thickness.
func stroke(l *display.List, from, to point, thick float64, c display.Colour) {
	long := math.Hypot(to.x-from.x, to.y-from.y)
	box := around((from.x+to.x)/2, (from.y+to.y)/2, long).Middle(long, thick)
	l.Fill(box, c, thick/2).Turn = math.Atan2(to.y-from.y, to.x-from.x)
}

// drawEnds puts a name at the end of each line with its score and, where there is room, how far it is from the goal;
// apart where lines end close to each other.
func (s *scoring) drawEnds(b *tabletop.Brush, room display.Rect, total, far float64, totals [game.MaxSeats]int) {
	c, v := &s.chart, s.now()
	high := min(max(c.line*1.15, c.marker*1.2), room.H/float64(v.Seats))
	order := slices.SortedStableFunc(game.Seats(1<<v.Seats-1).All(),
		func(a, b game.Seat) int { return totals[b] - totals[a] })
	tops := make([]float64, v.Seats)
	next := room.Y
	for i, seat := range order {
		tops[i] = max(next, c.y(totals[seat])-high/2)
		next = tops[i] + high
	}
	// What was pushed out below goes up again.
	limit := room.Y + room.H
	for i := range slices.Backward(tops) {
		tops[i] = min(tops[i], limit-high)
		limit = tops[i]
	}
	for i, seat := range order {
		chip, box := display.Rect{X: room.X, Y: tops[i], W: room.W, H: high}.CutLeft(c.marker * 1.2)
		figure, box := box.CutRight(total)
		left, box := box.CutRight(far)
		_, name := box.CutLeft(c.marker * 0.2)
		x, y := chip.Centre()
		stroke(b.L, c.lines[seat][len(c.lines[seat])-1], point{x, y}, max(1, b.M.U(2)), theme.CutSecondary)
		b.Chip(chip, seat)
		b.Fit(name, s.look.Called(seat), display.Poster, tabletop.SmallSize*posterGrows, theme.CutInk, display.Left)
		if far > 0 {
			b.Fit(left, s.toGo(v, totals[seat]), display.Sans, tabletop.SmallSize, theme.CutSecondary, display.Right)
		}
		b.Fit(figure, s.score.Figure(totals[seat]), display.Poster, endSize, theme.CutInk, display.Right)
	}
}
