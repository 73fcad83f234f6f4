package getadler

import (
	"math/bits"

	"safehouse/game"
)

// traces are what one seat knows of the places of cards: for each copy of a kind, by the seat's own labels, the places
// where it may be, one byte each; 0 is a copy that lies open. The truth always agrees with all of them together: there
// is a way to give every copy that does not lie open a label of its kind, such that each is at a place of its label.
// Every update keeps that so, and looks only at what the seat saw.
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

// span says where the labels of a kind are: in a word, from the bit begin on, and where they are more than a word
// holds, in the next. The masks have all bits of the kind's bytes.
type span struct {
	first, next  uint8
	low, high    uint64
	begin, count uint8
}

// spans are the labels of all kinds, as many as at the largest table: where there are fewer cards, the rest are 0
// always.
var spans = spanTable()

// packed is an order of the kinds in which none lies in more words than it must: that is what makes updates cheap.
var packed = [Kinds]Kind{
	Pistol, Arrest, Bomb, Question, EscapeBus, Disguise, Magnifier, Binoculars, DocumentRAF, EscapeBike, DocumentNavy,
	EscapeCar, DocumentArmy, EscapeMetro, EscapeBoat,
}

func spanTable() (table [kindEnd]span) {
	at := 0
	for _, k := range packed {
		n := int(cards[game.MaxSeats][k])
		table[k] = span{first: uint8(at / traceLabels), next: uint8(at / traceLabels), begin: uint8(at), count: uint8(n)}
		for i := at; i < at+n; i++ {
			mask := uint64(255) << (i % traceLabels * traceBits)
			if i/traceLabels == at/traceLabels {
				table[k].low |= mask
			} else {
				table[k].next = uint8(i / traceLabels)
				table[k].high |= mask
			}
		}
		at += n
	}
	return table
}

// unseen are the traces before anything is dealt: everything is in the pile.
func unseen(all *Counts) (t traces) {
	for k := DocumentRAF; k < kindEnd; k++ {
		t.open(k, all[k])
	}
	return t
}

func (t *traces) at(i int) Places { return Places(t[i/traceLabels] >> (i % traceLabels * traceBits)) }

func (t *traces) set(i int, p Places) {
	shift := i % traceLabels * traceBits
	w := &t[i/traceLabels]
	*w = *w&^(255<<shift) | uint64(p)<<shift
}

// also lets every label that may be at one place be at another too: a card went there unseen. drawn is the same for the
// pile, which is by far the most frequent and therefore has a loop of its own.
func (t *traces) also(from, to uint) {
	for i, w := range t {
		t[i] = w | w>>from&ones<<to
	}
}

func (t *traces) drawn(to uint) {
	to &= 7
	for i, w := range t {
		t[i] = w | w>>pileBit&ones<<to
	}
}

// moveAll lets what may be at one place be at another instead.
func (t *traces) moveAll(from, to uint) {
	for i, w := range t {
		at := w >> from & ones
		t[i] = w&^(at<<from) | at<<to
	}
}

// clear takes a place away from all labels: nothing is there.
func (t *traces) clear(at uint) {
	for i := range t {
		t[i] &^= ones << at
	}
}

// open lets n labels of a kind, of those that lie open, be in the pile.
func (t *traces) open(k Kind, n int) {
	for i := int(spans[k].begin); n > 0; i++ {
		if t.at(i) == 0 {
			t.set(i, InPile)
			n--
		}
	}
}

// count is the number of places of a set.
func (p Places) count() int { return bits.OnesCount8(uint8(p)) }

// rank orders labels by how much is known of them: the fewest places first. Labels of one rank are alike, so that it
// does not matter which of them is chosen.
func (p Places) rank() int { return p.count()<<8 | int(p) }

// zeros has the highest bit of each byte that is 0.
func zeros(w uint64) uint64 { return ^(w&^tops + ^uint64(tops) | w | ^uint64(tops)) }

// best finds the label of which most is known among those marked by their lowest bits in two words.
func (t *traces) best(sp *span, low, high uint64) (label int, p Places) {
	// Most often all of them are alike.
	word, at := sp.first, bits.TrailingZeros64(low)
	if low == 0 {
		word, at = sp.next, bits.TrailingZeros64(high)
	}
	p = Places(t[word] >> (at & 63))
	if alike := uint64(p) * ones; (t[sp.first]^alike)&(low*255)|(t[sp.next]^alike)&(high*255) == 0 {
		return int(word)*traceLabels + at/traceBits, p
	}
	rank := 1 << 16
	for ; low != 0; low &= low - 1 {
		i := int(sp.first)*traceLabels + bits.TrailingZeros64(low)/traceBits
		if q := t.at(i); q.rank() < rank {
			label, p, rank = i, q, q.rank()
		}
	}
	for ; high != 0; high &= high - 1 {
		i := int(sp.next)*traceLabels + bits.TrailingZeros64(high)/traceBits
		if q := t.at(i); q.rank() < rank {
			label, p, rank = i, q, q.rank()
		}
	}
	return label, p
}

// move takes one copy of a kind from a place to others, 0 for those that lie open. It chooses the label of which most
// is known; had the true copy another, that one is now where this one was, so that all others that may be at the place
// may be there too.
func (t *traces) move(k Kind, from uint, to Places) {
	sp := &spans[k]
	low, high := t[sp.first]&sp.low, t[sp.next]&sp.high
	from &= 7
	// The label that is at this place and nowhere else is the one of which most is known.
	if sure := zeros(low ^ ones<<from); sure != 0 {
		t.replace(sp.first, sure>>7&-(sure>>7), to)
		return
	}
	if sure := zeros(high ^ ones<<from); sure != 0 {
		t.replace(sp.next, sure>>7&-(sure>>7), to)
		return
	}
	low, high = low>>from&ones, high>>from&ones
	label, others := t.best(sp, low, high)
	t[sp.first] |= low * uint64(others)
	t[sp.next] |= high * uint64(others)
	t.set(label, to)
}

// replace writes the places of the label that has this lowest bit in a word.
func (t *traces) replace(word uint8, lowest uint64, to Places) {
	t[word] = t[word]&^(lowest*255) | lowest*uint64(to)
}

// seen takes in that a hand holds exactly these cards: of each kind, the labels of which most is known are there and
// nowhere else, the others, which take over where the chosen may have been, are not.
func (t *traces) seen(at uint, hand *tally) {
	var chosen [MaxHand]int
	found := 0
	for set := hand.kinds(); set != 0; set = set.rest() {
		sp := &spans[set.first()]
		low, high := t[sp.first]&sp.low>>at&ones, t[sp.next]&sp.high>>at&ones
		var others Places
		for range hand.of(set.first()) {
			label, p := t.best(sp, low, high)
			others |= p
			chosen[found] = label
			found++
			if bit := uint64(1) << (label % traceLabels * traceBits); label/traceLabels == int(sp.first) {
				low &^= bit
			} else {
				high &^= bit
			}
		}
		t[sp.first] |= low * uint64(others)
		t[sp.next] |= high * uint64(others)
	}
	t.clear(at)
	for _, label := range chosen[:found] {
		t.set(label, 1<<at)
	}
}

// none takes in that no copy of a kind is at a place.
func (t *traces) none(k Kind, at uint) {
	sp := &spans[k]
	t[sp.first] &^= sp.low & (ones << at)
	t[sp.next] &^= sp.high & (ones << at)
}

// MaxHand is the largest number of cards that a hand ever holds: eight after a draw, nine when Gold has played her
// binoculars and taken two, or Adler has Collins's card.
const MaxHand = HandSize + 2
