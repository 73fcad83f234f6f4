package getadler

import (
	"math/bits"

	"safehouse/game"
)

// traces are what one seat knows of the places of cards: for each copy of a kind, by the seat's own labels, the places
// where it may be, one byte each in the order of the kinds; 0 is a copy that lies open. The truth always agrees with
// all of them together: there is a way to give every copy that does not lie open a label of its kind, such that each
// is at a place of its label. Every update keeps that so, and looks only at what the seat saw.
type traces [traceWords]uint64

const (
	traceBits   = 8
	traceLabels = 8
	traceWords  = (MaxCards + traceLabels - 1) / traceLabels
)

// The bits of the places that are no hands, as in Places.
const (
	pileBit = game.MaxSeats
	awayBit = game.MaxSeats + 1
)

// labels are, by number of seats and kind, where the labels of the kind begin; those of the next kind end them.
var labels = labelTable()

func labelTable() (table [game.MaxSeats + 1][kindEnd + 1]uint8) {
	for seats := range cards {
		for k, n := range cards[seats] {
			table[seats][k+1] = table[seats][k] + n
		}
	}
	return table
}

// unseen are the traces before anything is dealt: everything is in the pile.
func unseen(seats int) (t traces) {
	for i := range int(labels[seats][kindEnd]) {
		t.set(i, InPile)
	}
	return t
}

func (t *traces) at(i int) Places { return Places(t[i/traceLabels] >> (i % traceLabels * traceBits)) }

func (t *traces) set(i int, p Places) {
	shift := i % traceLabels * traceBits
	w := &t[i/traceLabels]
	*w = *w&^(255<<shift) | uint64(p)<<shift
}

// also lets every label that may be at one place be at another too: a card went there unseen.
func (t *traces) also(from, to uint) {
	for i, w := range t {
		t[i] = w | w>>from&ones<<to
	}
}

// moveAll lets what may be at one place be at another instead.
func (t *traces) moveAll(from, to uint) {
	for i, w := range t {
		at := w >> from & ones
		t[i] = w&^(at<<from) | at<<to
	}
}

// rank orders labels by how much is known of them: the fewest places first. Labels of one rank are alike, so that it
// does not matter which of them is chosen.
func (p Places) rank() int { return p.count()<<8 | int(p) }

// move takes one copy of a kind, of which the labels lo to hi are, from a place to others, 0 for those that lie open.
// It chooses the label of which most is known; had the true copy another, that one is now where this one was, so that
// all others that may be at the place may be there too.
func (t *traces) move(lo, hi int, from uint, to Places) {
	here := Places(1) << from
	chosen, rank := lo, 1<<16
	for i := lo; i < hi; i++ {
		p := t.at(i)
		if p == here {
			t.set(i, to)
			return
		}
		if p&here != 0 && p.rank() < rank {
			chosen, rank = i, p.rank()
		}
	}
	others := t.at(chosen)
	t.set(chosen, to)
	for i := lo; i < hi; i++ {
		if p := t.at(i); i != chosen && p&here != 0 {
			t.set(i, p|others)
		}
	}
}

// seen takes in that exactly n copies of a kind are at a place: those labels of which most is known are there and
// nowhere else, the others, which take over where the chosen may have been, are not.
func (t *traces) seen(lo, hi, n int, at uint) {
	here := Places(1) << at
	var chosen [MaxHand]int
	var others Places
	for c := range n {
		best, rank := lo, 1<<16
		for i := lo; i < hi; i++ {
			if p := t.at(i); p&here != 0 && p.rank() < rank {
				best, rank = i, p.rank()
			}
		}
		others |= t.at(best)
		t.set(best, 0)
		chosen[c] = best
	}
	for i := lo; i < hi; i++ {
		if p := t.at(i); p&here != 0 {
			t.set(i, (p|others)&^here)
		}
	}
	for _, i := range chosen[:n] {
		t.set(i, here)
	}
}

// none takes in that no copy of a kind is at a place.
func (t *traces) none(lo, hi int, at uint) { t.seen(lo, hi, 0, at) }

// count is the number of places of a set.
func (p Places) count() int { return bits.OnesCount8(uint8(p)) }
