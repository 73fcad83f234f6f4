package topsecret

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// history are the scores of a series after each of its games; the first entry is the nothing that all begin with.
type history [][game.MaxSeats]int

// historyOf reads the scores after so many games from what everybody was told, so that a match that was resumed has all
// of them.
func historyOf(m *topsecret.Match, games int) history {
	h := make(history, 1, games+1)
	scored := 0
	for _, step := range m.Seen(game.Table, 0) {
		for _, e := range step.Events() {
			if e.Kind != topsecret.GameScored {
				continue
			}
			if e.Seat == 0 {
				if scored++; scored > games {
					return h
				}
				h = append(h, h[len(h)-1])
			}
			h[len(h)-1][e.Seat] = int(e.Value)
		}
	}
	return h
}

// point is a place of the chart in pixels.
type point struct{ x, y float64 }

// tick is a number at an axis.
type tick struct {
	box  display.Rect
	text string
	// at is where its line lies: the height of a score, or the column of a game.
	at float64
	// goal marks the score that ends the series.
	goal bool
}

// end is what stands at the end of a seat's line.
type end struct {
	seat             game.Seat
	chip, name, text display.Rect
	total            string
	// left says how far it is from the goal, where there is room for that.
	far  display.Rect
	left string
}

// chart draws the scores over the games: a line for each seat in its colour, with its shape at each game and its name
// at its end.
type chart struct {
	plate, title, plot   display.Rect
	heading              string
	upright, level       tick
	scores, games        []tick
	lines                [game.MaxSeats][]point
	ends                 []end
	marker, stroke, zero float64
}

// part describes the chart: on a very wide screen it stands beside the count, else in its place.
func (c *chart) part(s *scoring) *table.Chart {
	return &table.Chart{
		Open: s.table.Say("score.topsecret.toChart"), Back: s.table.Say("score.topsecret.toCount"),
		Share: func(room display.Rect) (pages, chart display.Rect, together bool) {
			pages, chart = room.CutLeft(room.W * countShare)
			_, chart = chart.CutLeft(s.table.Stage.Metrics.U(table.Gap))
			return pages, chart, room.W >= besideEms*s.table.Stage.Metrics.Size(display.Sans, table.BodySize)
		},
		Lay: func(room display.Rect) {
			if *c = (chart{}); !room.Empty() {
				s.composeChart(room)
			}
		},
		Draw: func(b *table.Brush) {
			own := brush{Brush: *b, t: s.screen, v: &s.show.Now().View, lay: &s.frame}
			s.drawChart(&own)
		},
	}
}

// composeChart lays the chart out.
func (s *scoring) composeChart(room display.Rect) {
	m, v, c := s.table.Stage.Metrics, &s.show.Now().View, &s.chart
	pad := m.U(18)
	line := m.Size(display.Sans, table.SmallSize) * 1.3
	c.plate = room
	in := room.Inset(pad)
	if room.H > line*titleLines {
		c.title, in = in.CutTop(m.Size(display.GeometricBold, table.BodySize) * 1.3)
		c.heading = s.table.Say("score.topsecret.chart", game.Text(s.score.Figure(topsecret.SeriesGoal)))
	}
	whole := in
	c.upright.text, c.level.text = s.table.Say("score.topsecret.axis.points"), s.table.Say("score.topsecret.axis.games")
	shown := s.history
	if !s.score.Done() && len(shown) > 1 {
		shown = shown[:len(shown)-1]
	}
	low, high, step := span(s.history)

	left := 0.0
	for n := low; n <= high; n += step {
		left = max(left, s.score.Width(s.score.Figure(n), display.Sans, table.SmallSize)*widthSlack)
	}
	left = max(left, s.score.Width(s.score.Figure(topsecret.SeriesGoal), display.SansBold, table.SmallSize)*widthSlack)
	c.upright.box, in = in.CutTop(line)
	var foot display.Rect
	foot, in = in.CutBottom(line * 1.2)
	c.level.box = display.Rect{X: room.X + pad*0.4, Y: foot.Y + line*0.2, W: left + pad*0.6, H: line}
	c.marker = max(m.U(34), 15)
	c.stroke = max(m.U(8), 4)
	_, c.plot = in.CutLeft(left + pad*0.5)
	c.plot.Y += line * 0.3
	c.plot.H -= line * 0.6
	names := 0.0
	for _, name := range s.table.Seats.Names {
		names = max(names, s.score.Width(name, display.Poster, table.SmallSize*posterGrows))
	}
	names = min(names*widthSlack+s.score.Width(s.score.Figure(-8888), display.Poster, endSize)+c.marker*1.4+2*pad, c.plot.W*endsShare)
	far := s.score.Width(s.toGo(v, -8888), display.Sans, table.SmallSize) + pad
	if v.Over || names+far > c.plot.W*endsShare {
		far = 0
	}
	var ends display.Rect
	ends, c.plot = c.plot.CutRight(names + far)
	ends.Y, ends.H = whole.Y, whole.H
	_, c.plot = c.plot.CutRight(c.marker * 0.8)

	x := func(games int) float64 {
		return c.plot.X + c.plot.W*float64(games)/float64(max(gamesLeast, len(s.history)-1))
	}
	y := func(points int) float64 {
		return c.plot.Y + c.plot.H*float64(high-points)/float64(high-low)
	}
	c.zero = y(0)
	s.composeAxes(low, high, step, line, x, y)
	for seat := range v.Seats {
		for n := range shown {
			c.lines[seat] = append(c.lines[seat], point{x(n), y(shown[n][seat])})
		}
	}
	s.composeEnds(ends, line, far, shown[len(shown)-1])
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

// composeAxes writes the numbers of the axes. One that would touch the goal's, or another, is left out.
func (s *scoring) composeAxes(low, high, step int, line float64, x func(int) float64, y func(int) float64) {
	c := &s.chart
	label := func(points int) tick {
		at := y(points)
		return tick{
			box:  display.Rect{X: c.plate.X, Y: at - line/2, W: c.plot.X - c.plate.X - c.marker*0.4, H: line},
			text: s.score.Figure(points), at: at, goal: points == topsecret.SeriesGoal,
		}
	}
	goal := label(topsecret.SeriesGoal)
	c.scores = append(c.scores, goal)
	for n := low; n <= high; n += step {
		t := label(n)
		if !t.goal && math.Abs(t.at-goal.at) >= line*1.1 && math.Abs(t.at-c.scores[len(c.scores)-1].at) >= line*1.1 {
			c.scores = append(c.scores, t)
		}
	}
	last := math.Inf(-1)
	for n := 1; n < len(s.history); n++ {
		text := s.score.Figure(n)
		w := max(s.score.Width(text, display.Sans, table.SmallSize)*widthSlack, c.marker)
		t := tick{box: display.Rect{X: x(n) - w/2, Y: c.level.box.Y, W: w, H: line}, text: text, at: x(n)}
		if t.box.X >= last {
			c.games = append(c.games, t)
			last = t.box.X + w*1.3
		}
	}
}

// composeEnds puts a name at the end of each line, and apart where lines end close to each other.
func (s *scoring) composeEnds(room display.Rect, line, far float64, totals [game.MaxSeats]int) {
	c, seats := &s.chart, s.show.Now().Seats
	high := min(max(line*1.15, c.marker*1.2), room.H/float64(seats))
	order := make([]game.Seat, 0, game.MaxSeats)
	for seat := range game.Seat(seats) {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return totals[b] - totals[a] })
	tops := make([]float64, seats)
	next := room.Y
	for i, seat := range order {
		line := c.lines[seat]
		tops[i] = max(next, line[len(line)-1].y-high/2)
		next = tops[i] + high
	}
	// What was pushed out below goes up again.
	limit := room.Y + room.H
	for i := seats - 1; i >= 0; i-- {
		tops[i] = min(tops[i], limit-high)
		limit = tops[i]
	}
	for i, seat := range order {
		e := end{seat: seat}
		box := display.Rect{X: room.X, Y: tops[i], W: room.W, H: high}
		e.chip, box = box.CutLeft(c.marker * 1.2)
		e.total = s.score.Figure(totals[seat])
		e.text, box = box.CutRight(s.score.Width(s.score.Figure(-8888), display.Poster, endSize))
		if far > 0 {
			e.far, box = box.CutRight(far)
			e.left = s.toGo(&s.show.Now().View, totals[seat])
		}
		_, e.name = box.CutLeft(c.marker * 0.2)
		c.ends = append(c.ends, e)
	}
}

// drawChart draws the chart that was laid out.
func (s *scoring) drawChart(b *brush) {
	c := &s.chart
	b.L.Fill(c.plate, theme.CutPaper, 0).Shadow = b.M.U(4)
	b.L.Border(c.plate, theme.CutInk, 0, max(2, b.M.U(3)))
	if c.heading != "" {
		b.Fit(c.title, c.heading, display.GeometricBold, table.BodySize, theme.CutInk, display.Left)
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
func (s *scoring) drawAxes(b *brush) {
	c := &s.chart
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
func (s *scoring) drawLine(b *brush, seat game.Seat) {
	c := &s.chart
	points := c.lines[seat]
	edge := c.stroke + max(2, b.M.U(4))
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], edge, theme.CutInk)
	}
	for i := 1; i < len(points); i++ {
		stroke(b.L, points[i-1], points[i], c.stroke, theme.SeatColours[seat])
	}
	for i := 1; i < len(points); i++ {
		b.Chip(around(points[i].x, points[i].y, c.marker), seat)
	}
}

// stroke draws a straight line of some thickness.
func stroke(l *display.List, from, to point, thick float64, c display.Colour) {
	long := math.Hypot(to.x-from.x, to.y-from.y)
	x, y := (from.x+to.x)/2, (from.y+to.y)/2
	l.Fill(display.Rect{X: x - long/2, Y: y - thick/2, W: long, H: thick}, c, thick/2).Turn = math.Atan2(to.y-from.y, to.x-from.x)
}

// drawEnd names a line at its end.
func (s *scoring) drawEnd(b *brush, e *end) {
	line := s.chart.lines[e.seat]
	x, y := e.chip.Centre()
	stroke(b.L, line[len(line)-1], point{x, y}, max(1, b.M.U(2)), theme.CutSecondary)
	b.Chip(e.chip, e.seat)
	b.Fit(e.name, s.table.Seats.Names[e.seat], display.Poster, table.SmallSize*posterGrows, theme.CutInk, display.Left)
	if e.left != "" {
		b.Fit(e.far, e.left, display.Sans, table.SmallSize, theme.CutSecondary, display.Right)
	}
	if e.total != "" {
		b.Fit(e.text, e.total, display.Poster, endSize, theme.CutInk, display.Right)
	}
}
