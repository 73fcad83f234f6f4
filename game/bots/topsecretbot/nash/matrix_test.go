package nash

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
		var own, rival mix
		value := m.solve(&own, &rival)
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
		var own, rival mix
		want := m.solve(&own, &rival)
		ofRows, ofCols := cardSet(1<<m.rows-1), cardSet(1<<m.cols-1)
		g := guess{rows: cardSet(rng.Uint32()) & 127, cols: cardSet(rng.Uint32()) & 127}
		for range 2 {
			before := g
			got := m.value(&g, ofRows, ofCols)
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
		m.rows, m.cols = min(m.rows, 5), min(m.cols, 5)
		var own, rival mix
		got := m.solve(&own, &rival)
		if want, found := enumerate(cellsOf(&m)); !found || math.Abs(got-want) > 1e-6 {
			t.Fatalf("game %d, %v: the value is %v, by enumeration %v", n, m, got, want)
		}
	}
}

func someMatrix(rng *rand.Rand) matrix {
	m := matrix{rows: 1 + rng.IntN(cards), cols: 1 + rng.IntN(cards)}
	kind := rng.IntN(4)
	for r := range m.rows {
		for c := range m.cols {
			x := float64(float32(rng.NormFloat64() * 100))
			switch kind {
			case 1:
				x = float64(rng.IntN(3))
			case 2:
				x = math.Round(x/40) * 40
			case 3:
				x *= 40
			}
			m.line(r)[c] = x
			if c > 0 && kind > 0 && rng.IntN(4) == 0 {
				m.line(r)[c] = m.line(r)[c-1]
			}
		}
		if r > 0 && rng.IntN(8) == 0 {
			*m.line(r) = *m.line(r - 1)
		}
	}
	return m
}

func size(m *matrix) float64 {
	most := 1.0
	for _, x := range m.at {
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
func (m *matrix) secured(own, rival *mix) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for c := range m.cols {
		sum := 0.0
		for r := range m.rows {
			sum += own[r] * m.line(r)[c]
		}
		low = min(low, sum)
	}
	for r := range m.rows {
		high = max(high, rival.against(m, r))
	}
	return low, high
}

func cellsOf(m *matrix) [][]float64 {
	cells := make([][]float64, m.rows)
	for r := range cells {
		cells[r] = m.line(r)[:m.cols]
	}
	return cells
}
