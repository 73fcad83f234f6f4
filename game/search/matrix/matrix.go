// Package matrix solves zero-sum games of one decision each (von Neumann 1928) of up to seven rows and columns: their
// values and the mixes that nobody can gain on, by the simplex method. Tens of millions of them are solved one after
// the other, so that a game is a value of fixed size, and a guess at the mixes spares most of the work.
//
// Solvers use the four operations and comparisons only, and round every product by itself (a conversion forbids the
// machine to fuse it with a sum), so that every machine comes to the same mix to the last bit. The package knows no
// game.
package matrix

import "math"

// Game is what the row player gains, by row and column: a grid of which Rows and Cols are in use, each 1 to Most.
type Game struct {
	Rows, Cols int
	At         grid
}

// Most is the largest number of rows and of columns: the simplex method needs one more of each.
const Most = stride - 1

// A row is stride cells wide.
const (
	strideBits = 3
	stride     = 1 << strideBits
)

// grid holds rows of cells one after the other. Rows and columns are masked, which spares checks of bounds.
type grid [stride * stride]float64

// Cell is the place of a row and a column in At.
func Cell(row, col int) int { return (row<<strideBits | col) & (stride*stride - 1) }

func (g *grid) line(row int) *[stride]float64 {
	at := row & (stride - 1) << strideBits
	return (*[stride]float64)(g[at : at+stride])
}

// Mix are the chances of rows or of columns, 0 beyond those in use.
type Mix [stride]float64

// Against is what a row brings against a mix of columns.
func (x *Mix) Against(m *Game, row int) float64 {
	sum := 0.0
	for c, at := range m.At.line(row)[:m.Cols] {
		sum += float64(x[c] * at)
	}
	return sum
}

// grain is the fineness of rounded chances.
const grain = 1 << 30

// Round brings chances to multiples of 1/2^30 that sum up to 1 exactly, so that a draw by them is the same on every
// machine; the likeliest takes what is left over.
func (x *Mix) Round() {
	likeliest, sum := 0, 0.0
	for i, p := range x {
		x[i] = float64(math.Round(p*grain) / grain)
		sum += x[i]
		if x[i] > x[likeliest] {
			likeliest = i
		}
	}
	x[likeliest] += 1 - sum
}

// saddle gives the value of a game in which both have one best move, and those moves; not ok where they must mix.
func (m *Game) saddle() (value float64, row, col int, ok bool) {
	most := *m.At.line(0)
	value = 0
	for r := range m.Rows {
		line := m.At.line(r)
		least := line[0]
		for c := range m.Cols {
			x := line[c&(stride-1)]
			least = min(least, x)
			most[c&(stride-1)] = max(most[c&(stride-1)], x)
		}
		if r == 0 || least > value {
			value, row = least, r
		}
	}
	for c := range m.Cols {
		if most[c&(stride-1)] < most[col&(stride-1)] {
			col = c
		}
	}
	return value, row, col, most[col&(stride-1)] == value
}

// Solve gives the value of a game and a best mix for both, as chances of rows and columns that sum up to 1 but for the
// last bits.
func (m *Game) Solve(rows, cols *Mix) float64 {
	*rows, *cols = Mix{}, Mix{}
	if value, r, c, ok := m.saddle(); ok {
		rows[r], cols[c] = 1, 1
		return value
	}
	var t tableau
	t.open(m)
	t.run()
	return t.read(rows, cols)
}

// Guess is the support of both mixes, as labels. The zero Guess guesses nothing.
type Guess struct{ rows, cols Set }

// Value gives the value alone. The guess, which is of a game much like this one and becomes that of this one, spares
// most of the work; ofRows and ofCols are the labels that rows and columns stand for, in their order.
func (m *Game) Value(g *Guess, ofRows, ofCols Set) float64 {
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

// Worth gives the value alone, without a guess.
func (m *Game) Worth() float64 {
	if value, _, _, ok := m.saddle(); ok {
		return value
	}
	var t tableau
	t.open(m)
	t.run()
	return t.value()
}

// Two is the value of a game of two rows and two columns.
func Two(a, b, c, d float64) float64 {
	low, high := max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
	if low == high {
		return low
	}
	return (float64(a*d) - float64(b*c)) / (a + d - b - c)
}
