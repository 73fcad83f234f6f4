package matrix

import "math/bits"

// Set is a set of labels, numbers from 0 to Most-1 that rows and columns stand for.
type Set uint8

// Has reports whether a label is in the set.
func (s Set) Has(label int) bool { return s>>label&1 != 0 }

// List writes the labels into buf, ascending.
func (s Set) List(buf *[Most]uint8) []uint8 {
	n := 0
	for l := range uint8(Most) {
		if s.Has(int(l)) {
			buf[n] = l
			n++
		}
	}
	return buf[:n]
}

// slack is by how many points a guessed mix may miss being the best: what arithmetic loses is far less, and what a
// table of single precision loses is more.
const slack = 1e-7

// nth is the place of a label among those of a set.
func nth(set, label Set) int { return bits.OnesCount8(uint8(set & (label - 1))) }

// three takes up to three labels out of a set and gives their places.
func three(of, set Set) (places [3]int) {
	for i := range places {
		low := set & -set
		places[i] = nth(of, low)
		set &^= low
	}
	return places
}

// try gives the value where the guess is right. A support of two or three on both sides makes all of it indifferent;
// then it is right if no other move is better for either side. Larger supports are rare and left to the simplex method.
func (m *Game) try(g *Guess, ofRows, ofCols Set) (value float64, ok bool) {
	n := bits.OnesCount8(uint8(g.rows))
	switch {
	case n != bits.OnesCount8(uint8(g.cols)):
		return 0, false
	case n == 2:
		return m.tryTwo(three(ofRows, g.rows), three(ofCols, g.cols))
	case n == 3:
		return m.tryThree(three(ofRows, g.rows), three(ofCols, g.cols))
	default:
		return 0, false
	}
}

func (m *Game) tryTwo(r, c [3]int) (value float64, ok bool) {
	a0, a1 := m.At[Cell(r[0], c[0])], m.At[Cell(r[0], c[1])]
	b0, b1 := m.At[Cell(r[1], c[0])], m.At[Cell(r[1], c[1])]
	sum := a0 + b1 - a1 - b0
	if sum == 0 {
		return 0, false
	}
	x, y := (b1-b0)/sum, (b1-a1)/sum
	if x < 0 || x > 1 || y < 0 || y > 1 {
		return 0, false
	}
	value = (float64(a0*b1) - float64(a1*b0)) / sum
	top, low := m.At.line(r[0]), m.At.line(r[1])
	for i := range m.Cols {
		i &= stride - 1
		if float64(x*top[i])+float64((1-x)*low[i]) < value-slack {
			return 0, false
		}
	}
	for i := range m.Rows {
		line := m.At.line(i)
		if float64(y*line[c[0]&(stride-1)])+float64((1-y)*line[c[1]&(stride-1)]) > value+slack {
			return 0, false
		}
	}
	return value, true
}

// tryThree solves by cofactors: their sums by row and by column are in proportion to the chances.
func (m *Game) tryThree(r, c [3]int) (value float64, ok bool) {
	var k [3][3]float64
	for i := range k {
		for j := range k {
			k[i][j] = m.At[Cell(r[i], c[j])]
		}
	}
	minor := func(a, b, c, d float64) float64 { return float64(a*d) - float64(b*c) }
	c00, c01, c02 := minor(k[1][1], k[1][2], k[2][1], k[2][2]), minor(k[1][2], k[1][0], k[2][2], k[2][0]),
		minor(k[1][0], k[1][1], k[2][0], k[2][1])
	c10, c11, c12 := minor(k[0][2], k[0][1], k[2][2], k[2][1]), minor(k[0][0], k[0][2], k[2][0], k[2][2]),
		minor(k[0][1], k[0][0], k[2][1], k[2][0])
	c20, c21, c22 := minor(k[0][1], k[0][2], k[1][1], k[1][2]), minor(k[0][2], k[0][0], k[1][2], k[1][0]),
		minor(k[0][0], k[0][1], k[1][0], k[1][1])
	x0, x1, x2 := c00+c01+c02, c10+c11+c12, c20+c21+c22
	y0, y1, y2 := c00+c10+c20, c01+c11+c21, c02+c12+c22
	sum := x0 + x1 + x2
	if sum == 0 {
		return 0, false
	}
	x0, x1, x2, y0, y1, y2 = x0/sum, x1/sum, x2/sum, y0/sum, y1/sum, y2/sum
	if min(x0, x1, x2, y0, y1, y2) < 0 {
		return 0, false
	}
	value = (float64(k[0][0]*c00) + float64(k[0][1]*c01) + float64(k[0][2]*c02)) / sum
	first, second, third := m.At.line(r[0]), m.At.line(r[1]), m.At.line(r[2])
	for i := range m.Cols {
		i &= stride - 1
		if float64(x0*first[i])+float64(x1*second[i])+float64(x2*third[i]) < value-slack {
			return 0, false
		}
	}
	for i := range m.Rows {
		line := m.At.line(i)
		if float64(y0*line[c[0]&(stride-1)])+float64(y1*line[c[1]&(stride-1)])+float64(y2*line[c[2]&(stride-1)]) > value+
			slack {
			return 0, false
		}
	}
	return value, true
}
