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
	// Deals is the number of different deals among them.
	Deals int    `json:"deals"`
	Seed  uint64 `json:"seed"`
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
	Player string `json:"player"`
	Record
}

// Side is the result of all who played for it together.
type Side struct {
	Side string `json:"side"`
	// Players are the contestants who played for it, in the order of their names.
	Players []string `json:"players"`
	// Wins are the matches that it won; Share the part of all matches.
	Wins  int      `json:"wins"`
	Share Estimate `json:"share"`
}

// Record is what was won by a contestant or on a seat.
type Record struct {
	// Wins are the matches won alone, Shared those won together with others.
	Wins   int `json:"wins"`
	Shared int `json:"shared"`
	// Won is the part of all matches that it won, alone or with others; Share counts a shared one in equal parts; Score is
	// its mean points.
	Won   Estimate `json:"won"`
	Share Estimate `json:"share"`
	Score Estimate `json:"score"`
}

func (p Plan) count(outcomes []outcome) Result {
	r := Result{Game: p.Game.Name, Options: p.Options, Matches: len(outcomes),
		Deals: (len(outcomes) + p.turns() - 1) / p.turns(), Seed: p.Seed}
	for _, o := range outcomes {
		r.Decisions += o.decisions
		if o.winners == 0 {
			r.Draws++
		}
	}
	n := len(p.Players)
	for c, player := range p.Players {
		seatOf := func(o outcome) game.Seat { return game.Seat((c + o.first) % n) }
		r.Contestants = append(r.Contestants, Contestant{player.String(), p.record(outcomes, seatOf)})
	}
	for _, name := range p.Game.Sides {
		r.Sides = append(r.Sides, p.side(name, outcomes))
	}
	for seat := range n {
		r.Seats = append(r.Seats, p.record(outcomes, func(outcome) game.Seat { return game.Seat(seat) }))
	}
	return r
}

// side counts the matches that a side won: at its end every seat of a side has won or none.
func (p Plan) side(name string, outcomes []outcome) Side {
	r := Side{Side: name, Players: p.playersOf(name)}
	won := make([]float64, len(outcomes))
	for i, o := range outcomes {
		for seat, side := range o.sides {
			if side == name && o.winners.Has(game.Seat(seat)) {
				r.Wins++
				won[i] = 1
				break
			}
		}
	}
	r.Share = share(won, p.turns())
	return r
}

// playersOf names those who play for a side.
func (p Plan) playersOf(side string) []string {
	if own, given := p.Sides[side]; given {
		return []string{own.String()}
	}
	var names []string
	for _, player := range p.Players {
		names = append(names, player.String())
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// record counts what was won on the seats that seatOf names.
func (p Plan) record(outcomes []outcome, seatOf func(outcome) game.Seat) Record {
	var r Record
	won, parts, points := make([]float64, len(outcomes)), make([]float64, len(outcomes)), make([]float64, len(outcomes))
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
		won[i], parts[i] = 1, 1/float64(o.winners.Len())
	}
	r.Won, r.Share, r.Score = share(won, p.turns()), share(parts, p.turns()), mean(points, p.turns())
	return r
}

// Estimate is a mean with its 95 % confidence interval.
type Estimate struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is the number of standard deviations on either side of the mean that hold 95 % of a normal distribution.
const z = 1.959964

// share is the interval of a share of matches, of which each gives 0 to 1 and group after group comes from one deal. It
// is Wilson's for as many matches as would be as certain if every match had a deal of its own.
func share(parts []float64, group int) Estimate {
	p, variance := moments(parts, group)
	n := float64(len(parts))
	if alone := p * (1 - p) / n; alone > 0 && len(parts) > group {
		n *= alone / max(variance, alone*leastVariance)
	}
	return wilson(p, n)
}

// wilson is Wilson's interval, which stays within 0 and 1 and is right for few matches as well.
func wilson(p, n float64) Estimate {
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Estimate{p, max(0, middle-half), min(1, middle+half)}
}

// leastVariance is the least part of the variance of unpaired matches that pairing may leave: where two alike players
// share every deal, no interval is read off the numbers.
const leastVariance = 1e-6

// mean is the normal interval of a mean of values that come group after group from one deal; of a single value the
// value itself.
func mean(values []float64, group int) Estimate {
	m, variance := moments(values, group)
	half := z * math.Sqrt(variance)
	return Estimate{m, m - half, m + half}
}

// moments gives the mean and the variance of the mean, for values of which those of a group hang together and groups do
// not: the variance is that between the sums of the groups' deviations (the cluster-robust one).
func moments(values []float64, group int) (m, variance float64) {
	n := float64(len(values))
	for _, v := range values {
		m += v / n
	}
	groups, squares := 0.0, 0.0
	for at := 0; at < len(values); at += group {
		sum := 0.0
		for _, v := range values[at:min(at+group, len(values))] {
			sum += v - m
		}
		groups++
		squares += sum * sum
	}
	if groups < 2 {
		return m, 0
	}
	return m, squares / (n * n) * groups / (groups - 1)
}
