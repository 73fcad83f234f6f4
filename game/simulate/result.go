package simulate

import (
	"math"
	"slices"

	"safehouse/game"
)

// Result counts matches, ready to be written as JSON.
type Result struct {
	Game    string         `json:"game"`
	Options map[string]int `json:"options,omitempty"`
	Matches int            `json:"games"`
	Seed    uint64         `json:"seed"`
	// Draws are matches that nobody won.
	Draws int `json:"draws"`
	// Contestants stand in the order of the plan.
	Contestants []Contestant `json:"contestants"`
	// Sides stand in the order of the game's list; none where each plays alone.
	Sides []Side `json:"sides,omitempty"`
	// Seats are the places at the table, on which contestants take turns.
	Seats     []Record `json:"seats"`
	Decisions int      `json:"decisions"`
}

// Contestant is the result of one of them.
type Contestant struct {
	Level string `json:"level"`
	Record
}

// Side is the result of all who played for it together.
type Side struct {
	Side string `json:"side"`
	// Levels are those of the contestants who played for it, weakest first.
	Levels []string `json:"levels"`
	// Wins are the matches that it won; Share the part of all matches.
	Wins  int      `json:"wins"`
	Share Estimate `json:"share"`
}

// Record is what was won by a contestant or on a seat.
type Record struct {
	// Wins are the matches won alone, Shared those won together with others.
	Wins   int `json:"wins"`
	Shared int `json:"shared"`
	// Share is the part of all matches that it won, a shared one counted in equal parts; Score its mean points.
	Share Estimate `json:"share"`
	Score Estimate `json:"score"`
}

// Estimate is a mean with its 95 % confidence interval.
type Estimate struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is the number of standard deviations on either side of the mean that hold 95 % of a normal distribution.
const z = 1.959964

func (p Plan) count(outcomes []outcome) Result {
	r := Result{Game: p.Game.Name, Options: p.Options, Matches: len(outcomes), Seed: p.Seed}
	for _, o := range outcomes {
		r.Decisions += o.decisions
		if o.winners == 0 {
			r.Draws++
		}
	}
	n := len(p.Levels)
	for c, level := range p.Levels {
		seatOf := func(o outcome) game.Seat { return game.Seat((c + o.first) % n) }
		r.Contestants = append(r.Contestants, Contestant{level.String(), record(outcomes, seatOf)})
	}
	for _, name := range p.Game.Sides {
		r.Sides = append(r.Sides, p.side(name, outcomes))
	}
	for seat := range n {
		r.Seats = append(r.Seats, record(outcomes, func(outcome) game.Seat { return game.Seat(seat) }))
	}
	return r
}

// side counts the matches that a side won: at its end every seat of a side has won or none.
func (p Plan) side(name string, outcomes []outcome) Side {
	r := Side{Side: name, Levels: p.levelsOf(name)}
	for _, o := range outcomes {
		for seat, side := range o.sides {
			if side == name && o.winners.Has(game.Seat(seat)) {
				r.Wins++
				break
			}
		}
	}
	r.Share = share(float64(r.Wins), len(outcomes))
	return r
}

// levelsOf names the levels that play for a side.
func (p Plan) levelsOf(side string) []string {
	levels := slices.Clone(p.Levels)
	if own, given := p.Sides[side]; given {
		levels = []game.Level{own}
	}
	slices.Sort(levels)
	var names []string
	for _, l := range slices.Compact(levels) {
		names = append(names, l.String())
	}
	return names
}

// record counts what was won on the seats that seatOf names.
func record(outcomes []outcome, seatOf func(outcome) game.Seat) Record {
	var r Record
	parts := 0.0
	points := make([]float64, len(outcomes))
	for i, o := range outcomes {
		seat := seatOf(o)
		points[i] = float64(o.halves[seat]) / 2
		if !o.winners.Has(seat) {
			continue
		}
		if o.winners.Len() == 1 {
			r.Wins++
		} else {
			r.Shared++
		}
		parts += 1 / float64(o.winners.Len())
	}
	r.Share = share(parts, len(outcomes))
	r.Score = mean(points)
	return r
}

// share is Wilson's interval, which stays within 0 and 1 and is right for few matches as well; where wins are shared it
// is wider than need be.
func share(wins float64, of int) Estimate {
	n, p := float64(of), wins/float64(of)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Estimate{p, max(0, middle-half), min(1, middle+half)}
}

// mean is the normal interval of a mean; of a single value the value itself.
func mean(values []float64) Estimate {
	n := float64(len(values))
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	m := sum / n
	if len(values) < 2 {
		return Estimate{m, m, m}
	}
	squares := 0.0
	for _, v := range values {
		squares += (v - m) * (v - m)
	}
	half := z * math.Sqrt(squares/(n-1)/n)
	return Estimate{m, m - half, m + half}
}
