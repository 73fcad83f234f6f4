package topsecretbot

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// reduced is a match between two seats reduced to its last turns, solved by plain recursion: every joint decision is
// followed to the end, and each becomes a matrix game that fictitious play solves.
type reduced struct{ goal goal }

// value is the first seat's chance to win a table between two turns.
func (r *reduced) value(s safes) float64 {
	if s.turns == 0 {
		var chances [game.MaxSeats]int32
		r.goal.chances(&s, &chances)
		return float64(chances[0]) / certain
	}
	rows, columns := held(s.hands[0]), held(s.hands[1])
	return solved(r.matrix(s, rows, columns), nil)
}

// held lists the kinds in a hand.
func held(c cards) (all []topsecret.Kind) {
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		if c.has(k) {
			all = append(all, k)
		}
	}
	return all
}

// matrix gives the first seat's chance for every pair of cards.
func (r *reduced) matrix(s safes, rows, columns []topsecret.Kind) [][]float64 {
	m := make([][]float64, len(rows))
	for i, a := range rows {
		for _, b := range columns {
			now, t := s, turn{}
			t.picks[0], t.picks[1] = a, b
			now.reveal(&t)
			now.rob(&t)
			now.settle(&t)
			m[i] = append(m[i], r.bank(now))
		}
	}
	return m
}

// bank lets both seats bank or leave, and goes on.
func (r *reduced) bank(s safes) float64 {
	var m [][]float64
	for _, first := range decisions(&s, 0) {
		var row []float64
		for _, second := range decisions(&s, 1) {
			now := s
			if first {
				now.bank(0)
			}
			if second {
				now.bank(1)
			}
			now.pass()
			row = append(row, r.value(now))
		}
		m = append(m, row)
	}
	return solved(m, nil)
}

// decisions are whether a seat banks; without a card, or with the special agent, there is only one way.
func decisions(s *safes, seat int) []bool {
	switch {
	case s.up[seat] == topsecret.NoKind, s.up[seat] == topsecret.Agent, s.turns == 1:
		return []bool{false}
	default:
		return []bool{true, false}
	}
}

// solved is the value of a matrix game to the row player, by regret matching with every regret counted; the mean mix of
// the rows is written to mix where there is one.
func solved(m [][]float64, mix []float64) float64 {
	if len(m) == 1 && len(m[0]) == 1 {
		return m[0][0]
	}
	rows, columns := make([]float64, len(m)), make([]float64, len(m[0]))
	means, counter := make([]float64, len(m)), make([]float64, len(m[0]))
	normal := func(regrets []float64) []float64 {
		p, sum := make([]float64, len(regrets)), 0.0
		for i, r := range regrets {
			p[i] = max(0, r)
			sum += p[i]
		}
		for i := range p {
			if sum == 0 {
				p[i] = 1 / float64(len(p))
			} else {
				p[i] /= sum
			}
		}
		return p
	}
	low, high := 0.0, 0.0
	for n := 1; n <= 400; n++ {
		p, q := normal(rows), normal(columns)
		value := 0.0
		gain, loss := make([]float64, len(p)), make([]float64, len(q))
		for i := range p {
			for j := range q {
				gain[i] += m[i][j] * q[j]
				loss[j] += m[i][j] * p[i]
				value += m[i][j] * p[i] * q[j]
			}
		}
		for i := range p {
			rows[i] = max(0, rows[i]+gain[i]-value)
			means[i] += p[i] * float64(n)
		}
		for j := range q {
			columns[j] = max(0, columns[j]+value-loss[j])
			counter[j] += q[j] * float64(n)
		}
	}
	p, q := normal(means), normal(counter)
	low, high = math.Inf(1), math.Inf(-1)
	for j := range q {
		at := 0.0
		for i := range p {
			at += p[i] * m[i][j]
		}
		low = min(low, at)
	}
	for i := range p {
		at := 0.0
		for j := range q {
			at += q[j] * m[i][j]
		}
		high = max(high, at)
	}
	copy(mix, p)
	return (low + high) / 2
}

// TestSearchSolvesThreeCards holds the search against plain recursion where three cards are left: what its mix can be
// made to lose falls with the number of thought games, to next to nothing.
func TestSearchSolvesThreeCards(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	lost := map[int]float64{}
	budgets, tables := []int{30, 6000}, 12
	for n := range tables {
		v := lastTurns(t, rng, 3)
		p := positionOf(&v)
		r := reduced{p.goal}
		rows, columns := held(p.hands[0]), held(p.hands[1])
		m := r.matrix(p.safes, rows, columns)
		value := solved(m, nil)
		for _, games := range budgets {
			j := searched(context.Background(), &v, games, search.NewDice(rand.New(rand.NewPCG(uint64(n), 1))))
			worst := math.Inf(1)
			for c := range columns {
				at := 0.0
				for i, k := range rows {
					at += j.chanceOf(&v, k) * m[i][c]
				}
				worst = min(worst, at)
			}
			lost[games] += (value - worst) / float64(tables)
		}
	}
	t.Logf("chance to win lost to the best answer, by thought games: %v", lost)
	if lost[6000] > 0.03 || lost[6000] > lost[30]/2 {
		t.Errorf("the best answer takes of the chance to win, by thought games: %v", lost)
	}
}

// chanceOf is the chance with which a kind is played.
func (j *judgement) chanceOf(v *topsecret.View, k topsecret.Kind) float64 {
	for _, o := range j.options {
		if v.Played(o.Move) == k {
			return o.Chance
		}
	}
	return 0
}

// lastTurns plays a match between two by chance until that many turns are left with a decision of the first seat's.
func lastTurns(t *testing.T, rng *rand.Rand, turns int) topsecret.View {
	for {
		m, err := game.NewMatch(topsecret.Rules{}, game.Setup{Seed: game.SeedOf(rng.Uint64()),
			Players: []game.Player{{Name: "a"}, {Name: "b"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for m.ToAct() != 0 {
			seat := m.ToAct().First()
			v := m.View(seat)
			if v.Phase == topsecret.PhaseChoose && seat == 0 && v.Turns-v.Turn+1 == turns && len(v.Moves) == turns {
				return v
			}
			if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}
