package nash

import (
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// table holds the values of all positions with the sealed banking ahead: hands, and what lies on the safes after the cards
// of a turn were played. Of a pair of hands and its mirror image one is kept. Values are points to come, of the first
// seat less those of the second, and single precision is enough: it costs a few millionths of a point a turn.
type table struct {
	deck  *deck
	worth worth
	all   *outcomes
	// level is where the block of a hand size begins in at, a pair of hands taking lays places.
	level []int
	at    []float32
}

// tableOf makes an empty table; solver.fill fills it.
func tableOf(values [topsecret.Ranks]int, full topsecret.Counts) *table {
	t := &table{deck: deckOf(full)}
	for c := range agent {
		t.worth[c+1] = float32(values[kindOf(c).Rank()])
	}
	t.all = outcomesOf(&t.worth)
	size := 0
	for _, hands := range t.deck.hands {
		t.level = append(t.level, size)
		size += triangle(len(hands), 0) * lays
	}
	t.level = append(t.level, size)
	return t
}

// allocate takes the memory for the values.
func (t *table) allocate() { t.at = make([]float32, t.level[len(t.level)-1]) }

// triangle is the place of the pair i, j among all pairs with j <= i.
func triangle(i, j int) int { return i*(i+1)/2 + j }

// block gives the values of a pair of hands of one size. Where the mirror image is kept, flipped is set: it is to be read
// with what lies turned, and with the sign changed.
func (t *table) block(size int, a, b hand) (values *[lays]float32, flipped bool) {
	i, j := int(t.deck.rank[a]), int(t.deck.rank[b])
	if flipped = i < j; flipped {
		i, j = j, i
	}
	at := t.level[size] + triangle(i, j)*lays
	return (*[lays]float32)(t.at[at : at+lays]), flipped
}

// possible lists what may lie on the safes beside a pair of hands: no more copies of a card than were dealt.
func (d *deck) possible(a, b hand, buf *[lays]lay) []lay {
	var left [ups]int
	left[nothing] = 2
	for c := range agent + 1 {
		left[c+1] = 2*d.most[c] - d.count(a, c) - d.count(b, c)
	}
	n := 0
	for own := range ups {
		for other := range ups {
			if left[own] > 0 && left[other] > 0 && (own != other || left[own] > 1) {
				buf[n] = layOf(own, other)
				n++
			}
		}
	}
	return buf[:n]
}

// set writes the card games of two hands of that size, one for each of what lies, into as many games. The values of the
// size below must be there.
func (t *table) set(size int, a, b hand, lies []lay, games []matrix.Game) {
	d := t.deck
	var bufA, bufB [cards]uint8
	rows, cols := d.kinds[a].List(&bufA), d.kinds[b].List(&bufB)
	games = games[:len(lies)]
	for n := range games {
		games[n].Rows, games[n].Cols = len(rows), len(cols)
	}
	for i, own := range rows {
		for j, other := range cols {
			o, at := &t.all[own][other], matrix.Cell(i, j)
			next, flipped := t.block(size-1, a-d.step[own], b-d.step[other])
			if flipped {
				for n, l := range lies {
					games[n].At[at] = float64(o.gain[l] - next[o.turned[l]])
				}
				continue
			}
			for n, l := range lies {
				games[n].At[at] = float64(o.gain[l] + next[o.then[l]])
			}
		}
	}
}

// before are the values of a pair of hands by what lies, before its cards are chosen.
type before [lays]float32

// bank gives the value of the sealed banking (T24) where that lies: a seat with a single card banks or leaves it.
func (v *before) bank(w *worth, l lay) float32 {
	own, other := l.own(), l.other()
	switch {
	case own == nothing && other == nothing:
		return v[l]
	case other == nothing:
		return max(v[l], v[layOf(nothing, nothing)]+w[own])
	case own == nothing:
		return min(v[l], v[layOf(nothing, nothing)]-w[other])
	default:
		m := v.banking(w, l)
		return float32(matrix.Two(m[0][0], m[0][1], m[1][0], m[1][1]))
	}
}

// banking is the game of banking: the first row and column leave the card, the second bank it. Where a seat has no card
// to bank, both its options are the same.
func (v *before) banking(w *worth, l lay) (m [2][2]float64) {
	own, other := l.own(), l.other()
	m[0][0] = float64(v[l])
	m[0][1] = float64(v[layOf(own, nothing)] - w[other])
	m[1][0] = float64(v[layOf(nothing, other)] + w[own])
	m[1][1] = float64(v[layOf(nothing, nothing)] + w[own] - w[other])
	return m
}
