package tabletop

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
)

// Points is what a room has whose players gain points as a match goes on: PointsOf is where a seat stands, as its own
// player knows it. It is asked by a replay, whose film has them over it.
type Points interface {
	PointsOf(seat game.Seat) int
}

// chart is how all seats stood after each turn; it is empty where there are no points. Figures are points in words.
type chart struct {
	points    [][game.MaxSeats]int
	order     []game.Seat
	figures   match.Kept[int, string]
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

// stand is how the seats stood at the moment that is shown: a turn counts once all of it has been. It puts them into
// their order.
func (r *Replay) stand() (points [game.MaxSeats]int) {
	at, c := r.at, &r.chart
	if r.show.Busy() {
		at--
	}
	if at >= 0 {
		points = c.points[at]
	}
	c.order = c.order[:0]
	for seat := range game.Seat(len(r.Seats.Names)) {
		i := len(c.order)
		for i > 0 && points[c.order[i-1]] < points[seat] {
			i--
		}
		c.order = slices.Insert(c.order, i, seat)
	}
	return points
}

// fits reports whether there is room for it over the film.
func (c *chart) fits(m theme.Metrics) bool {
	return len(c.points) > 0 && m.W > m.H && chartHigh.In(m) >= chartLeast && m.TextScale <= chartText
}

// drawChart draws a line for each seat over the film, the thickest for who looks on and faint where it is still to
// come, and beside it how all stood at the moment that is shown.
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
			colour := theme.SeatColours[seat]
			if x >= room.X+room.W*float64(r.at+1)/n {
				colour = colour.Alpha(chartAhead)
			}
			b.L.Fill(box, colour, thick/2).Turn = math.Atan2(toY-y, toX-x)
			x, y = toX, toY
		}
		for i := range c.points {
			if i == r.at+1 {
				to(room.X+room.W*float64(i)/n, y)
			}
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
	points := r.stand()
	for _, seat := range c.order {
		row, rest = rest.CutTop(row.H)
		sign, figure := row.CutLeft(row.H * 1.2)
		b.sign(sign.SquareIn(1), seat)
		words := c.figures.Get(r.Stage.Lang, points[seat], r.pointsIn)
		b.Fit(figure, words, display.SansBold, SmallSize, theme.CutPaper, display.Left)
	}
}

// pointsIn are points in words.
func (r *Replay) pointsIn(points int) string { return r.Say("statistics.number", game.Number(points)) }

// The sizes of the chart: how high it is, and how wide what stands beside it.
var (
	chartHigh = Size{90, 0}
	endsWide  = Size{120, 70}
)

// chartGround is what it is drawn on.
var chartGround = display.Hex(0x242424)

const (
	// chartLeast is the height in pixels under which a chart tells nothing, chartText the largest text beside it;
	// chartAhead is how bright its lines are where they are still to come.
	chartLeast = 40.0
	chartText  = 1.5
	chartAhead = 0.4
)
