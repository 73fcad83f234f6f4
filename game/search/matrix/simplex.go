package matrix

// tableau is that of the simplex method in condensed form: a row for each constraint and, last, the goal; a column for
// each free variable and, last, the bound. It maximises the sum of y under G y <= 1, y >= 0, where G is the game with
// its gains brought to 1…2: the reciprocal of the sum is the value of G, the y are its best mix of columns in
// proportion, and what slack would cost is that of rows (Dantzig 1951).
type tableau struct {
	rows, cols int
	at         grid
	// basic and free are the variables of rows and columns: below stride a column of the game, from there on the slack of
	// a row.
	basic, free [stride]uint8
	// least and span bring gains back.
	least, span float64
}

// What is nearer to 0 than negligible is 0. Pivots are chosen by steepness, which is fast; after patience of them by
// Bland's rule, which never goes in circles; surrender bounds them in any case.
const (
	negligible = 1e-11
	patience   = 40
	surrender  = 1000
)

// open sets up the tableau of a game that is not the same everywhere.
func (t *tableau) open(m *Game) {
	t.rows, t.cols = m.Rows, m.Cols
	t.least = m.At[0]
	most := t.least
	for r := range m.Rows {
		line := m.At.line(r)
		for c := range m.Cols {
			x := line[c&(stride-1)]
			t.least, most = min(t.least, x), max(most, x)
		}
	}
	t.span = most - t.least
	scale := 1 / t.span
	for r := range m.Rows {
		from, to := m.At.line(r), t.at.line(r)
		for c := range m.Cols {
			to[c&(stride-1)] = 1 + float64((from[c&(stride-1)]-t.least)*scale)
		}
		to[t.cols&(stride-1)] = 1
		t.basic[r&(stride-1)] = uint8(stride + r)
	}
	goal := t.at.line(t.rows)
	for c := range m.Cols {
		goal[c&(stride-1)] = -1
		t.free[c&(stride-1)] = uint8(c)
	}
	goal[t.cols&(stride-1)] = 0
}

// run goes from corner to corner until no column improves the goal.
func (t *tableau) run() {
	for n := range surrender {
		col := t.entering(n >= patience)
		if col < 0 {
			return
		}
		row := t.leaving(col)
		if row < 0 {
			return
		}
		t.pivot(row, col)
	}
}

// entering is the column that improves the goal most steeply, or that of the first variable which does; -1 where none
// does.
func (t *tableau) entering(first bool) int {
	goal := t.at.line(t.rows)
	col, least := -1, -negligible
	for c := range t.cols {
		c &= stride - 1
		switch {
		case first && goal[c] < -negligible && (col < 0 || t.free[c] < t.free[col]):
			col = c
		case !first && goal[c] < least:
			col, least = c, goal[c]
		}
	}
	return col
}

// leaving is the row that bounds the column most tightly, of equals that of the first variable.
func (t *tableau) leaving(col int) int {
	row, tightest := -1, 0.0
	for r := range t.rows {
		line := t.at.line(r)
		x := line[col&(stride-1)]
		if x <= negligible {
			continue
		}
		ratio := line[t.cols&(stride-1)] / x
		if row < 0 || ratio < tightest || ratio == tightest && t.basic[r&(stride-1)] < t.basic[row&(stride-1)] {
			row, tightest = r, ratio
		}
	}
	return row
}

// pivot exchanges the variables of a row and a column.
func (t *tableau) pivot(row, col int) {
	line := t.at.line(row)
	col &= stride - 1
	inverse := 1 / line[col]
	for c := range line {
		line[c] = float64(line[c] * inverse)
	}
	line[col] = inverse
	for r := range t.rows + 1 {
		if r == row {
			continue
		}
		other := t.at.line(r)
		factor := other[col]
		other[col] = 0
		for c := range other {
			other[c] -= float64(factor * line[c])
		}
	}
	t.basic[row&(stride-1)], t.free[col] = t.free[col], t.basic[row&(stride-1)]
}

// value is that of the game.
func (t *tableau) value() float64 { return t.least + float64((1/t.at[Cell(t.rows, t.cols)]-1)*t.span) }

// read gives the value and the mixes.
func (t *tableau) read(rows, cols *Mix) float64 {
	sum := t.at[Cell(t.rows, t.cols)]
	for r := range t.rows {
		if c := t.basic[r]; c < stride {
			cols[c] = max(0, t.at[Cell(r, t.cols)]/sum)
		}
	}
	for c := range t.cols {
		if r := t.free[c]; r >= stride {
			rows[r-stride] = max(0, t.at[Cell(t.rows, c)]/sum)
		}
	}
	return t.value()
}

// support is what the mixes are made of, as labels.
func (t *tableau) support(ofRows, ofCols Set) Guess {
	var g Guess
	var buf [Most]uint8
	list := ofCols.List(&buf)
	for _, c := range t.basic[:t.rows] {
		if c < stride {
			g.cols |= 1 << list[c]
		}
	}
	list = ofRows.List(&buf)
	for _, r := range t.free[:t.cols] {
		if r >= stride {
			g.rows |= 1 << list[r-stride]
		}
	}
	return g
}
