package regret_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
)

// uneven is rock, paper and scissors where rock wins double: what the first seat gets, in parts of 1,024.
var uneven = [3][3]int32{{0, -1024, 2048}, {1024, 0, -1024}, {-2048, 1024, 0}}

// equilibrium is how both play it, which solving three equations by hand gives.
var equilibrium = [3]float64{0.25, 0.5, 0.25}

// near requires shares to be those of the equilibrium.
func near(t *testing.T, who string, shares regret.Chances, within float64) {
	t.Helper()
	for i, want := range equilibrium {
		if got := float64(shares[i+1]) / regret.One; math.Abs(got-want) > within {
			t.Errorf("%s plays option %d with %.3f, not %.3f: %v", who, i+1, got, want, shares)
		}
	}
}

// TestJointComesToAnEquilibrium solves a game of two seats, with a third that has no choice, and one in which the
// second seat is read: then the first answers it.
func TestJointComesToAnEquilibrium(t *testing.T) {
	solve := func(read *regret.Reading) *regret.Joint {
		j := &regret.Joint{}
		for o := 1; o <= 3; o++ {
			j.Learners[0].Allow(o, int64(o))
			j.Learners[1].Allow(o, 1)
		}
		j.Solve(3, 2000, read, func(picks *[game.MaxSeats]int8) regret.Outcome {
			if picks[2] != 0 {
				t.Errorf("a seat without a choice picks %d", picks[2])
			}
			x := uneven[picks[0]-1][picks[1]-1]
			return regret.Outcome{x, -x, 77}
		})
		return j
	}
	j := solve(nil)
	near(t, "the first seat", j.Played[0].Shares(), 0.02)
	near(t, "the second seat", j.Played[1].Shares(), 0.02)
	if v := j.Value; max(v[0], -v[0]) > 20 || v[2] < 65 || v[2] > 77 {
		t.Errorf("the game is worth %v", v)
	}
	read := &regret.Reading{Sure: [game.MaxSeats]int32{1: 100}}
	read.Mix[1][3] = regret.One
	if j := solve(read); j.Played[0].Shares()[1] < regret.One*95/100 || j.Brought[0][1] < 2000 {
		t.Errorf("against scissors that are known %v is played, rock bringing %d", j.Played[0].Shares(), j.Brought[0][1])
	}
}

// TestSamplersComeToAnEquilibrium lets two samplers play each other, each told only what its own option brought.
func TestSamplersComeToAnEquilibrium(t *testing.T) {
	d := search.NewDice(rand.New(rand.NewPCG(1, 2)))
	var samplers [2]regret.Sampler
	var played [2]regret.Played
	for i := range samplers {
		for o := 1; o <= 3; o++ {
			samplers[i].Allow(o, 1000)
		}
	}
	for n := range 100_000 {
		var steps [2]regret.Step
		for i := range samplers {
			samplers[i].Draw(&steps[i], d)
			played[i].Add(&steps[i].Played, n)
		}
		x := uneven[steps[0].Option-1][steps[1].Option-1]
		var guess regret.Chances
		samplers[0].Learn(&steps[0], x, &guess)
		samplers[1].Learn(&steps[1], -x, &guess)
	}
	near(t, "the first sampler", played[0].Shares(), 0.05)
	near(t, "the second sampler", played[1].Shares(), 0.05)
}

// TestPruneDropsWhatWasHardlyPlayed drops a part of less than four in a hundred and keeps the rest.
func TestPruneDropsWhatWasHardlyPlayed(t *testing.T) {
	p := regret.Played{0, 39, 40, 921}
	if kept := p.Prune(4); kept != 961 || p != (regret.Played{0, 0, 40, 921}) {
		t.Errorf("%d is kept of %v", kept, p)
	}
	if none := (regret.Played{}); none.Shares() != (regret.Chances{}) {
		t.Errorf("nothing played has the shares %v", none.Shares())
	}
}

// TestPairsComeToAnEquilibrium matches pennies, two games at once: in the second a match of the first option counts
// triple.
func TestPairsComeToAnEquilibrium(t *testing.T) {
	stakes := [2]float64{1, 3}
	// The chances of the first option by seat and game, and both regrets.
	plays := [2][]float64{{0.9, 0.9}, {0.2, 0.2}}
	var mean [2][2]float64
	var firsts, seconds [2][]float64
	for i := range firsts {
		firsts[i], seconds[i] = make([]float64, 2), make([]float64, 2)
	}
	sum := 0.0
	for n := range 2000 {
		keep, weight := regret.Schedule(n)
		for seat := range plays {
			one, other := make([]float64, 2), make([]float64, 2)
			for g, stake := range stakes {
				p := plays[1-seat][g]
				one[g], other[g] = stake*p-(1-p), (1-p)-p
				if seat == 1 {
					one[g], other[g] = -one[g], -other[g]
				}
				mean[seat][g] += weight * plays[seat][g]
			}
			regret.Pairs(one, other, plays[seat], firsts[seat], seconds[seat], keep)
		}
		sum += weight
	}
	for seat := range mean {
		for g, want := range [2]float64{0.5, 1.0 / 3} {
			if got := mean[seat][g] / sum; math.Abs(got-want) > 0.01 {
				t.Errorf("seat %d plays the first option of game %d with %.3f, not %.3f", seat, g, got, want)
			}
		}
	}
}

// TestScheduleWeighsByTheFourthPower of the round, and keeps of old regrets what makes each weigh as its round.
func TestScheduleWeighsByTheFourthPower(t *testing.T) {
	for round, want := range [][2]float64{{0, 1}, {1. / 2, 16}, {2. / 3, 81}} {
		if keep, weight := regret.Schedule(round); keep != want[0] || weight != want[1] {
			t.Errorf("round %d keeps %v and weighs %v, want %v", round, keep, weight, want)
		}
	}
}
