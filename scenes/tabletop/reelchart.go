package tabletop

import (
	"cmp"
	"math"
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
)

// Points is what a room has whose players gain points as a match goes on. It is asked by a replay, whose film has them
// over it: PointsTo are those that a viewer knows of where the match stands, PointsShown those that the table knows,
// which comes to them as a turn is told.
type Points interface {
	PointsTo(viewer game.Seat) Known
	PointsShown() Known
}

// Known are the points of those seats of which somebody knows them.
type Known struct {
	Of    [game.MaxSeats]int
	Seats game.Seats
}

// chart is how all seats stood after each turn, as each seat knew it then and, in the last place, everybody; it is
// empty where there are no points. Figures are points in words.
type chart struct {
	room    Points
	known   [][game.MaxSeats + 1]Known
	order   []game.Seat
	figures match.Kept[int, string]
}

// add notes how the seats stand where the match does.
func (c *chart) add(seats int) {
	var now [game.MaxSeats + 1]Known
	for seat := range game.Seat(seats) {
		now[seat] = c.room.PointsTo(seat)
	}
	now[game.MaxSeats] = c.room.PointsTo(game.Public)
	c.known = append(c.known, now)
}

// standingAfter is how the seats stood after a turn, as far as those who look on knew it then; where all cards lie
// open, as each seat knew it of itself.
func (r *Replay) standingAfter(turn int) (now Known) {
	known := &r.chart.known[turn]
	switch {
	case !r.hands.open && r.eyes == match.NoSeat:
		return known[game.MaxSeats]
	case !r.hands.open:
		return known[r.eyes]
	}
	for seat := range game.Seat(len(r.Seats.Names)) {
		now.Of[seat], now.Seats = known[seat].Of[seat], now.Seats.With(seat)
	}
	return now
}

// stand is how the seats stand at the moment that is shown: as the table says it, and where it does not say it and all
// cards lie open, as they stood when all of a turn had been. It puts them into their order.
func (r *Replay) stand() Known {
	now, c := r.chart.room.PointsShown(), &r.chart
	if r.hands.open {
		var after Known
		if been := r.been(); been > 0 {
			after = r.standingAfter(been - 1)
		}
		for seat := range game.Seat(len(r.Seats.Names)) {
			if !now.Seats.Has(seat) {
				now.Of[seat], now.Seats = after.Of[seat], now.Seats.With(seat)
			}
		}
	}
	points := func(seat game.Seat) int {
		if !now.Seats.Has(seat) {
			return math.MinInt
		}
		return now.Of[seat]
	}
	c.order = append(c.order[:0], lookers(len(r.Seats.Names))[1:]...)
	slices.SortStableFunc(c.order, func(a, b game.Seat) int { return cmp.Compare(points(b), points(a)) })
	return now
}

// been is the number of turns of which all has been shown.
func (r *Replay) been() int {
	if r.show.Busy() {
		return r.at
	}
	return r.at + 1
}

// fits reports whether there is room for it over the film.
func (c *chart) fits(m theme.Metrics) bool {
	return len(c.known) > 0 && m.W > m.H && chartHigh.In(m) >= chartLeast && m.TextScale <= chartText
}

// drawChart draws a line for each seat over the film, the thickest for who looks on and faint where it is still to
// come, and beside it how all stood at the moment that is shown.
func (r *Replay) drawChart(b *Brush) {
	room := r.tree.At(boxChart)
	if !r.chart.fits(b.M) {
		return
	}
	b.L.Fill(room, chartGround, b.M.U(4))
	c, seats, n := &r.chart, len(r.Seats.Names), len(r.chart.known)
	in := room.Inset(b.M.U(8))
	low, high := 0, 1
	for i := range n {
		now := r.standingAfter(i)
		for seat := range now.Seats.All() {
			low, high = min(low, now.Of[seat]), max(high, now.Of[seat])
		}
	}
	level := func(points int) float64 { return in.Y + in.H*float64(high-points)/float64(high-low) }
	at := func(turn int) float64 { return room.X + room.W*float64(turn)/float64(n) }
	b.L.Fill(display.Rect{X: room.X, Y: level(0), W: room.W, H: 1}, filmAfter.Alpha(0.5), 0)
	been := r.been()
	line := func(seat game.Seat, thick float64) {
		x, y, drawn := 0.0, 0.0, false
		to := func(toX, toY float64) {
			long := math.Hypot(toX-x, toY-y)
			box := display.Rect{X: (x + toX - long) / 2, Y: (y + toY - thick) / 2, W: long, H: thick}
			colour := theme.SeatColours[seat]
			if x >= at(been) {
				colour = colour.Alpha(chartAhead)
			}
			b.L.Fill(box, colour, thick/2).Turn = math.Atan2(toY-y, toX-x)
			x, y = toX, toY
		}
		for i := range n {
			now := r.standingAfter(i)
			level := level(now.Of[seat])
			switch known := now.Seats.Has(seat); {
			case !known && drawn:
				to(at(i), y)
				drawn = false
			case known && !drawn:
				x, y, drawn = at(i), level, true
			case known && (level != y || i == been):
				to(at(i), y)
				to(at(i+1), level)
			}
		}
		if drawn {
			to(at(n), y)
		}
	}
	for seat := range game.Seat(seats) {
		if seat != r.eyes {
			line(seat, max(2, b.M.U(3)))
		}
	}
	if r.eyes.Sits(seats) {
		line(r.eyes, max(3, b.M.U(6)))
	}
	head := max(2, b.M.U(3))
	b.L.Fill(display.Rect{X: room.X + r.headNow()*room.W/float64(len(r.turns)) - head/2, Y: room.Y, W: head, H: room.H},
		theme.CutPaper, 0)
	ends := r.tree.At(boxEnds)
	row, rest := ends.CutTop(min(ends.H/float64(seats+1), b.M.Size(display.Sans, SmallSize)*1.5))
	b.Fit(row, r.Say("replay.points"), display.Sans, SmallSize, theme.CutPaper, display.Left)
	now := r.stand()
	for _, seat := range c.order {
		row, rest = rest.CutTop(row.H)
		sign, figure := row.CutLeft(row.H * 1.2)
		b.sign(sign.SquareIn(1), seat)
		words := r.Say("replay.points.secret")
		if now.Seats.Has(seat) {
			words = c.figures.Get(r.Stage.Lang, now.Of[seat], r.pointsIn)
		}
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
