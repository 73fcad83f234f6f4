package topsecret

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
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
	nameFont             display.Font
}

// composeChart lays the chart out.
func (s *Scoring) composeChart(room display.Rect) {
	m, v, c := s.Stage.Metrics, &s.show.Now().View, &s.page.chart
	pad := m.U(18)
	line := m.Size(display.Sans, table.SmallSize) * 1.3
	c.plate = room
	in := room.Inset(pad)
	if room.H > line*titleLines {
		c.title, in = in.CutTop(m.Size(display.GeometricBold, table.BodySize) * 1.3)
		c.heading = s.Say("score.topsecret.chart", game.Text(s.figure(topsecret.SeriesGoal)))
	}
	whole := in
	c.upright.text, c.level.text = s.Say("score.topsecret.axis.points"), s.Say("score.topsecret.axis.games")
	shown := s.history
	if !s.Done() && len(shown) > 1 {
		shown = shown[:len(shown)-1]
	}
	low, high, step := span(s.history)

	left := 0.0
	for n := low; n <= high; n += step {
		left = max(left, s.textWidth(s.figure(n), display.Sans, table.SmallSize, line*2))
	}
	left = max(left, s.textWidth(s.figure(topsecret.SeriesGoal), display.SansBold, table.SmallSize, line*2))
	c.upright.box, in = in.CutTop(line)
	var foot display.Rect
	foot, in = in.CutBottom(line * 1.2)
	c.level.box = display.Rect{X: room.X + pad*0.4, Y: foot.Y + line*0.2, W: left + pad*0.6, H: line}
	c.marker = max(m.U(34), 15)
	c.stroke = max(m.U(8), 4)
	_, c.plot = in.CutLeft(left + pad*0.5)
	c.plot.Y += line * 0.3
	c.plot.H -= line * 0.6
	names := s.nameWidth(display.GeometricBold, table.SmallSize)
	if !s.page.beside {
		names += s.textWidth(s.figure(-8888), display.Poster, laneSize, line*2) + pad
	}
	names = min(names+c.marker*1.4+pad, c.plot.W*endsShare)
	far := s.textWidth(s.toGo(-8888), display.Sans, table.SmallSize, line*2) + pad
	if s.page.beside || v.Over || names+far > c.plot.W*endsShare {
		far = 0
	}
	names += far
	var ends display.Rect
	ends, c.plot = c.plot.CutRight(names)
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
func (s *Scoring) composeAxes(low, high, step int, line float64, x func(int) float64, y func(int) float64) {
	c := &s.page.chart
	label := func(points int) tick {
		at := y(points)
		return tick{
			box:  display.Rect{X: c.plate.X, Y: at - line/2, W: c.plot.X - c.plate.X - c.marker*0.4, H: line},
			text: s.figure(points), at: at, goal: points == topsecret.SeriesGoal,
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
		text := s.figure(n)
		w := max(s.textWidth(text, display.Sans, table.SmallSize, line*2), c.marker)
		t := tick{box: display.Rect{X: x(n) - w/2, Y: c.level.box.Y, W: w, H: line}, text: text, at: x(n)}
		if t.box.X >= last {
			c.games = append(c.games, t)
			last = t.box.X + w*1.3
		}
	}
}

// composeEnds puts a name at the end of each line, and apart where lines end close to each other.
func (s *Scoring) composeEnds(room display.Rect, line, far float64, totals [game.MaxSeats]int) {
	c, seats := &s.page.chart, s.show.Now().Seats
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
		if !s.page.beside {
			e.total = s.figure(totals[seat])
			e.text, box = box.CutRight(s.textWidth(s.figure(-8888), display.Poster, laneSize, high))
		}
		if far > 0 {
			e.far, box = box.CutRight(far)
			e.left = s.toGo(totals[seat])
		}
		_, e.name = box.CutLeft(c.marker * 0.2)
		c.nameFont = s.nameFace(e.name.W)
		c.ends = append(c.ends, e)
	}
}
