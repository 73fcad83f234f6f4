package matrix

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// TestMatricesAreSolved solves random games and requires both mixes to secure the value: then it is the value, and the
// mixes are the best. Many of the games have equal cells, equal rows and dominated moves, as the card games have.
func TestMatricesAreSolved(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for n := range 30000 {
		m := someMatrix(rng)
		var own, rival Mix
		value := m.Solve(&own, &rival)
		low, high := m.secured(&own, &rival)
		if tolerance := 1e-9 * size(&m); low < value-tolerance || high > value+tolerance {
			t.Fatalf("game %d, %v: the value is %v, but rows secure %v and columns %v", n, m, value, low, high)
		}
		if low := least(own[:], rival[:]); low < 0 {
			t.Fatalf("game %d, %v: a chance is %v", n, m, low)
		}
	}
}

// TestGuessesDoNotChangeValues gives the solver guesses of all kinds, right, wrong and impossible.
func TestGuessesDoNotChangeValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	right := 0
	for n := range 30000 {
		m := someMatrix(rng)
		var own, rival Mix
		want := m.Solve(&own, &rival)
		ofRows, ofCols := Set(1<<m.Rows-1), Set(1<<m.Cols-1)
		g := Guess{rows: Set(rng.Uint32()) & 127, cols: Set(rng.Uint32()) & 127}
		for range 2 {
			before := g
			got := m.Value(&g, ofRows, ofCols)
			if math.Abs(got-want) > slack+1e-9*size(&m) {
				t.Fatalf("game %d, %v: with the guess %v the value is %v, not %v", n, m, before, got, want)
			}
			if g == before && bits.OnesCount8(uint8(g.rows)) > 1 {
				right++
			}
		}
	}
	if right < 3000 {
		t.Errorf("only %d guesses were right", right)
	}
}

// TestValueByEnumeration holds the solver against all square parts of small games (Shapley and Snow 1950): the value is
// that of a part whose mixes nothing in the whole game is better against.
func TestValueByEnumeration(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for n := range 400 {
		m := someMatrix(rng)
		m.Rows, m.Cols = min(m.Rows, 5), min(m.Cols, 5)
		var own, rival Mix
		got := m.Solve(&own, &rival)
		if want, found := enumerate(cellsOf(&m)); !found || math.Abs(got-want) > 1e-6 {
			t.Fatalf("game %d, %v: the value is %v, by enumeration %v", n, m, got, want)
		}
	}
}

func someMatrix(rng *rand.Rand) Game {
	m := Game{Rows: 1 + rng.IntN(Most), Cols: 1 + rng.IntN(Most)}
	kind := rng.IntN(4)
	for r := range m.Rows {
		for c := range m.Cols {
			x := float64(float32(rng.NormFloat64() * 100))
			switch kind {
			case 1:
				x = float64(rng.IntN(3))
			case 2:
				x = math.Round(x/40) * 40
			case 3:
				x *= 40
			}
			m.At.line(r)[c] = x
			if c > 0 && kind > 0 && rng.IntN(4) == 0 {
				m.At.line(r)[c] = m.At.line(r)[c-1]
			}
		}
		if r > 0 && rng.IntN(8) == 0 {
			*m.At.line(r) = *m.At.line(r - 1)
		}
	}
	return m
}

func size(m *Game) float64 {
	most := 1.0
	for _, x := range m.At {
		most = max(most, math.Abs(x))
	}
	return most
}

func least(lists ...[]float64) float64 {
	low := math.Inf(1)
	for _, list := range lists {
		for _, x := range list {
			low = min(low, x)
		}
	}
	return low
}

// secured is what the mix of rows gains at least and that of columns gives away at most.
func (m *Game) secured(own, rival *Mix) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for c := range m.Cols {
		sum := 0.0
		for r := range m.Rows {
			sum += own[r] * m.At.line(r)[c]
		}
		low = min(low, sum)
	}
	for r := range m.Rows {
		high = max(high, rival.Against(m, r))
	}
	return low, high
}

func cellsOf(m *Game) [][]float64 {
	cells := make([][]float64, m.Rows)
	for r := range cells {
		cells[r] = m.At.line(r)[:m.Cols]
	}
	return cells
}

// TestTwoIsTheValueOfTwoByTwo works out a game that is mixed and one with a saddle by hand.
func TestTwoIsTheValueOfTwoByTwo(t *testing.T) {
	for cells, want := range map[[4]float64]float64{{2, 0, 0, 3}: 1.2, {0, 4, 3, 1}: 2, {3, 2, 1, 0}: 2} {
		if got := Two(cells[0], cells[1], cells[2], cells[3]); math.Abs(got-want) > 1e-12 {
			t.Errorf("%v has the value %v, want %v", cells, got, want)
		}
	}
}
