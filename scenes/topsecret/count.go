package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/director"
)

// count is how the points of the own piles tick up once cards have landed there. The zero value stands still.
type count struct {
	seat game.Seat
	// points is what was added; age is for how many ticks it has been counted, below 0 the cards are on their way.
	points, age int
}

// begin counts what was banked for a seat, from that many ticks on.
func (c *count) begin(seat game.Seat, events []topsecret.Event, wait int) {
	points := 0
	for i := range events {
		switch e := &events[i]; {
		case e.Seat != seat:
		case e.Kind == topsecret.CardBanked, e.Kind == topsecret.PairBanked && e.N == 0:
			points += int(e.Value)
		}
	}
	*c = count{seat: seat, points: points, age: -wait}
}

// ticks is how long it counts.
func (c *count) ticks(pace director.Pace) int {
	return pace(min(pointMS*float64(c.points), pointsMS))
}

// older counts on by a tick; it tells whether it still counts.
func (c *count) older(pace director.Pace) bool {
	if c.points == 0 {
		return false
	}
	if c.age++; c.age >= c.ticks(pace) {
		*c = count{}
	}
	return true
}

// shown is what of a seat's points has been counted. Until the cards land, the points are those before them.
func (c *count) shown(seat game.Seat, points int, pace director.Pace) int {
	ticks := c.ticks(pace)
	if c.points == 0 || c.seat != seat || c.age < 0 || ticks == 0 {
		return points
	}
	return points - c.points + c.points*min(c.age, ticks)/ticks
}
