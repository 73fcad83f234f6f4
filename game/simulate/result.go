package simulate

import "math"

// Result counts matches, ready to be written as JSON.
type Result struct {
	Game    string `json:"game"`
	Matches int    `json:"games"`
	Seed    uint64 `json:"seed"`
	Draws   int    `json:"draws"`
	// Contestants stand in the order of the plan.
	Contestants []Contestant `json:"contestants"`
	Decisions   int          `json:"decisions"`
}

// Contestant is the result of one of them.
type Contestant struct {
	Level string `json:"level"`
	Wins  int    `json:"wins"`
	// Share is the part of all matches that it won, Score its mean points.
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
	r := Result{Game: p.Game.Name, Matches: len(outcomes), Seed: p.Seed}
	for _, o := range outcomes {
		r.Decisions += o.decisions
		if o.drawn {
			r.Draws++
		}
	}
	for c, level := range p.Levels {
		one := Contestant{Level: level.String()}
		points := make([]float64, len(outcomes))
		for i, o := range outcomes {
			points[i] = float64(o.halves[c]) / 2
			if o.won[c] {
				one.Wins++
			}
		}
		one.Share = share(one.Wins, len(outcomes))
		one.Score = mean(points)
		r.Contestants = append(r.Contestants, one)
	}
	return r
}

// share is Wilson's interval, which stays within 0 and 1 and is right for few matches as well.
func share(wins, of int) Estimate {
	n, p := float64(of), float64(wins)/float64(of)
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
