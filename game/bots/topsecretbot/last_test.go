package topsecretbot

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// TestLastTurnsAgreeWithBruteForce solves three cards each between two seats, and holds the chance to win against plain
// recursion over matrix games.
func TestLastTurnsAgreeWithBruteForce(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for range 12 {
		v := lastTurns(t, rng, 3)
		p := positionOf(&v)
		r := reduced{p.goal}
		want := solved(r.matrix(p.safes, held(p.hands[0]), held(p.hands[1])), nil)
		l := last{goal: p.goal}
		choice := l.table(&p.safes)
		if got := float64(choice.Value[0]) / certain; math.Abs(got-want) > 0.02 {
			t.Errorf("the first seat wins with a chance of %.3f, by plain recursion %.3f", got, want)
		}
	}
}

// lastTables plays matches by chance, and gives for each the table on which as many turns are left as can be solved.
func lastTables(t *testing.T, seats, matches int, rng *rand.Rand) (all []position) {
	for len(all) < matches {
		m := table(t, seats, rng.Uint64(), nil)
		for m.ToAct() != 0 {
			seat := m.ToAct().First()
			v := m.View(seat)
			if v.Phase == topsecret.PhaseChoose && seat == 0 && v.Turns-v.Turn+1 == solveTurns[seats] {
				all = append(all, positionOf(&v))
				break
			}
			if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return all
}

// TestNobodyGainsByLeavingTheEquilibrium solves the last turns at every larger table and requires that no card brings
// anybody much more than what all of them are said to play.
func TestNobodyGainsByLeavingTheEquilibrium(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(9, 9))
	for seats := 3; seats <= game.MaxSeats; seats++ {
		worst, sum, tables := 0.0, 0.0, 4
		for _, p := range lastTables(t, seats, tables, rng) {
			l := last{goal: p.goal}
			choice := l.table(&p.safes)
			most := 0.0
			for seat := range seats {
				for o := 1; o < kinds; o++ {
					most = max(most, float64(choice.Brought[seat][o]-choice.Value[seat])/certain)
				}
			}
			worst, sum = max(worst, most), sum+most
		}
		t.Logf("%d seats: the best change of mind brings %.4f at most, %.4f in the mean of tables", seats, worst,
			sum/float64(tables))
		if worst > 0.03 || sum/float64(tables) > 0.01 {
			t.Errorf("%d seats: a change of mind brings %.4f at most, %.4f in the mean of tables", seats, worst,
				sum/float64(tables))
		}
	}
}

// TestReadRivalsAreAnswered reads rivals to play one certain card each, and requires nearly always the card that is
// best then.
func TestReadRivalsAreAnswered(t *testing.T) {
	rng := rand.New(rand.NewPCG(10, 10))
	for _, p := range lastTables(t, 3, 20, rng) {
		read := regret.Reading{Sure: [game.MaxSeats]int32{1: 100, 2: 100}}
		for seat := 1; seat < p.seats; seat++ {
			cards := held(p.hands[seat])
			read.Mix[seat][cards[rng.IntN(len(cards))]] = regret.One
		}
		l := last{goal: p.goal, read: &read}
		choice := l.table(&p.safes)
		best, mean := int32(0), int64(0)
		shares := choice.Played[0].Shares()
		for o, n := range shares {
			best = max(best, choice.Brought[0][o])
			mean += int64(n) * int64(choice.Brought[0][o]) / regret.One
		}
		if lost := float64(int64(best)-mean) / certain; lost > 0.01 {
			t.Errorf("against cards that are known %v loses %.4f of what the best card brings: %v", shares, lost,
				choice.Brought[0])
		}
	}
}
