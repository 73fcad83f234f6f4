package matrix

import (
	"math"
	"math/bits"
)

// enumerate finds the value of a game among its square parts.
func enumerate(cells [][]float64) (value float64, found bool) {
	rows, cols := len(cells), len(cells[0])
	for r := 1; r < 1<<rows; r++ {
		for c := 1; c < 1<<cols; c++ {
			if bits.OnesCount(uint(r)) != bits.OnesCount(uint(c)) {
				continue
			}
			if value, ok := partOf(cells, r, c); ok {
				return value, true
			}
		}
	}
	return 0, false
}

// partOf takes the rows r and the columns c, equalises them, and gives the value if that is an equilibrium of all
// cells.
func partOf(cells [][]float64, r, c int) (float64, bool) {
	var rows, cols []int
	for i := range cells {
		if r>>i&1 != 0 {
			rows = append(rows, i)
		}
	}
	for j := range cells[0] {
		if c>>j&1 != 0 {
			cols = append(cols, j)
		}
	}
	x, v, okX := equalise(rows, cols, func(i, j int) float64 { return cells[i][j] })
	y, w, okY := equalise(cols, rows, func(j, i int) float64 { return cells[i][j] })
	if !okX || !okY || math.Abs(v-w) > 1e-7 {
		return 0, false
	}
	for j := range cells[0] {
		sum := 0.0
		for n, i := range rows {
			sum += x[n] * cells[i][j]
		}
		if sum < v-1e-7 {
			return 0, false
		}
	}
	for i := range cells {
		sum := 0.0
		for n, j := range cols {
			sum += y[n] * cells[i][j]
		}
		if sum > v+1e-7 {
			return 0, false
		}
	}
	return v, true
}

// equalise finds the chances of own moves that make all of the rival's gain the same, and that gain, by elimination.
func equalise(own, rival []int, at func(own, rival int) float64) (chances []float64, value float64, ok bool) {
	n := len(own)
	e := make([][]float64, n+1)
	for i := range e {
		e[i] = make([]float64, n+2)
	}
	for i := range n {
		for j := range n {
			e[i][j] = at(own[j], rival[i])
		}
		e[i][n] = -1
		e[n][i] = 1
	}
	e[n][n+1] = 1
	for c := range n + 1 {
		top := c
		for r := c; r <= n; r++ {
			if math.Abs(e[r][c]) > math.Abs(e[top][c]) {
				top = r
			}
		}
		e[c], e[top] = e[top], e[c]
		if math.Abs(e[c][c]) < 1e-9 {
			return nil, 0, false
		}
		for r := range n + 1 {
			if r == c {
				continue
			}
			f := e[r][c] / e[c][c]
			for k := c; k < n+2; k++ {
				e[r][k] -= f * e[c][k]
			}
		}
	}
	for i := range n {
		x := e[i][n+1] / e[i][i]
		if x < -1e-9 {
			return nil, 0, false
		}
		chances = append(chances, x)
	}
	return chances, e[n][n+1] / e[n][n], true
}
