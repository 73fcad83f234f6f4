package nash

// matrix is a zero-sum game of one decision each: what the row player gains, by row and column. It is a value of fixed
// size, because tens of millions of them are solved.
//
// Solvers use the four operations and comparisons only, and round every product by itself (a conversion forbids the
// machine to fuse it with a sum), so that every machine comes to the same mix to the last bit.
type matrix struct {
	rows, cols int
	at         [stride * stride]float64
}

// A row is stride cells wide.
const (
	strideBits = 3
	stride     = 1 << strideBits
)

func cell(row, col int) int { return (row<<strideBits | col) & (stride*stride - 1) }

func (m *matrix) line(row int) *[stride]float64 {
	at := row & (stride - 1) << strideBits
	return (*[stride]float64)(m.at[at : at+stride])
}

// mix are the chances of rows or of columns.
type mix [cards]float64

// saddle gives the value of a game in which both have one best move, and those moves; not ok where they must mix.
func (m *matrix) saddle() (value float64, row, col int, ok bool) {
	most := *m.line(0)
	value = 0
	for r := range m.rows {
		line := m.line(r)
		least := line[0]
		for c := range m.cols {
			x := line[c&(stride-1)]
			least = min(least, x)
			most[c&(stride-1)] = max(most[c&(stride-1)], x)
		}
		if r == 0 || least > value {
			value, row = least, r
		}
	}
	for c := range m.cols {
		if most[c&(stride-1)] < most[col&(stride-1)] {
			col = c
		}
	}
	return value, row, col, most[col&(stride-1)] == value
}

// solve gives the value of a game and a best mix for both, as chances of rows and columns that sum up to 1 but for the
// last bits.
func (m *matrix) solve(rows, cols *mix) float64 {
	*rows, *cols = mix{}, mix{}
	if value, r, c, ok := m.saddle(); ok {
		rows[r], cols[c] = 1, 1
		return value
	}
	var t tableau
	t.open(m)
	t.run()
	return t.read(rows, cols)
}

// guess is the support of a mix: the cards that rows and columns were played with.
type guess struct{ rows, cols cardSet }

// value gives the value alone. The guess, which is of a game much like this one and becomes that of this one, spares most
// of the work; ofRows and ofCols are the cards that rows and columns stand for.
func (m *matrix) value(g *guess, ofRows, ofCols cardSet) float64 {
	if value, _, _, ok := m.saddle(); ok {
		return value
	}
	if g.rows&^ofRows == 0 && g.cols&^ofCols == 0 {
		if value, ok := m.try(g, ofRows, ofCols); ok {
			return value
		}
	}
	var t tableau
	t.open(m)
	t.run()
	*g = t.support(ofRows, ofCols)
	return t.value()
}

// worth gives the value alone, without a guess.
func (m *matrix) worth() float64 {
	if value, _, _, ok := m.saddle(); ok {
		return value
	}
	var t tableau
	t.open(m)
	t.run()
	return t.value()
}

// two is the value of a game of two rows and two columns.
func two(a, b, c, d float64) float64 {
	low, high := max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
	if low == high {
		return low
	}
	return (float64(a*d) - float64(b*c)) / (a + d - b - c)
}
