package tabletop

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Points is what a room has whose players gain points as a match goes on: PointsOf is where a seat stands, as its own
// player knows it. It is asked by a replay, whose film has them over it.
type Points interface {
	PointsOf(seat game.Seat) int
}

// chart is how all seats stood after each turn; it is empty where there are no points. At the end they stood in that
// order and so high, in words.
type chart struct {
	points    [][game.MaxSeats]int
	order     []game.Seat
	figures   []string
	low, high int
}

// add notes how the seats stand.
func (c *chart) add(p Points, seats int) {
	var now [game.MaxSeats]int
	for seat := range seats {
		now[seat] = p.PointsOf(game.Seat(seat))
	}
	c.points = append(c.points, now)
	c.low, c.high = min(c.low, slices.Min(now[:seats])), max(c.high, slices.Max(now[:seats]), 1)
}

// sum puts the seats into their order, and says how they stood.
func (c *chart) sum(st *stage.Stage, seats int) {
	last := c.points[len(c.points)-1]
	c.order = slices.SortedStableFunc(game.Seats(1<<seats-1).All(),
		func(a, b game.Seat) int { return last[b] - last[a] })
	c.figures = c.figures[:0]
	for _, seat := range c.order {
		c.figures = append(c.figures, st.Say("statistics.number", game.Number(last[seat])))
	}
}

// fits reports whether there is room for it over the film.
func (c *chart) fits(m theme.Metrics) bool {
	return len(c.points) > 0 && m.W > m.H && chartHigh.In(m) >= chartLeast && m.TextScale <= chartText
}

// drawChart draws a line for each seat over the film, the thickest for who looks on, and beside it how all stood at the
// end.
func (r *Replay) drawChart(b *Brush) {
	room := r.tree.At(boxChart)
	if !r.chart.fits(b.M) {
		return
	}
	b.L.Fill(room, chartGround, b.M.U(4))
	c, seats := &r.chart, len(r.Seats.Names)
	in := room.Inset(b.M.U(8))
	level := func(points int) float64 { return in.Y + in.H*float64(c.high-points)/float64(c.high-c.low) }
	b.L.Fill(display.Rect{X: room.X, Y: level(0), W: room.W, H: 1}, filmAfter.Alpha(0.5), 0)
	line := func(seat int, thick float64) {
		x, y, n := room.X, level(0), float64(len(c.points))
		to := func(toX, toY float64) {
			long := math.Hypot(toX-x, toY-y)
			box := display.Rect{X: (x + toX - long) / 2, Y: (y + toY - thick) / 2, W: long, H: thick}
			b.L.Fill(box, theme.SeatColours[seat], thick/2).Turn = math.Atan2(toY-y, toX-x)
			x, y = toX, toY
		}
		for i := range c.points {
			if now := level(c.points[i][seat]); now != y {
				to(room.X+room.W*float64(i)/n, y)
				to(room.X+room.W*float64(i+1)/n, now)
			}
		}
		to(room.X+room.W, y)
	}
	for seat := range seats {
		if game.Seat(seat) != r.eyes {
			line(seat, max(2, b.M.U(3)))
		}
	}
	if r.eyes.Sits(seats) {
		line(int(r.eyes), max(3, b.M.U(6)))
	}
	head := max(2, b.M.U(3))
	b.L.Fill(display.Rect{X: room.X + r.headNow()*room.W/float64(len(r.turns)) - head/2, Y: room.Y, W: head, H: room.H},
		theme.CutPaper, 0)
	ends := r.tree.At(boxEnds)
	row, rest := ends.CutTop(min(ends.H/float64(seats+1), b.M.Size(display.Sans, SmallSize)*1.5))
	b.Fit(row, r.Say("replay.points"), display.Sans, SmallSize, theme.CutPaper, display.Left)
	for i, seat := range c.order {
		row, rest = rest.CutTop(row.H)
		sign, figure := row.CutLeft(row.H * 1.2)
		b.sign(sign.SquareIn(1), seat)
		b.Fit(figure, c.figures[i], display.SansBold, SmallSize, theme.CutPaper, display.Left)
	}
}

// The sizes of the chart: how high it is, and how wide what stands beside it.
var (
	chartHigh = Size{90, 0}
	endsWide  = Size{120, 70}
)

// chartGround is what it is drawn on.
var chartGround = display.Hex(0x242424)

const (
	// chartLeast is the height in pixels under which a chart tells nothing, chartText the largest text beside it.
	chartLeast = 40.0
	chartText  = 1.5
)
