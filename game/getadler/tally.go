package getadler

import "math/bits"

// tally counts cards by kind: one byte a kind, so that sums and searches are done on all kinds at once.
type tally [2]uint64

const (
	// tallyBits is how many bits a kind has, tallyKinds how many kinds a word holds.
	tallyBits  = 8
	tallyKinds = 8
	// ones has the lowest bit of every byte, tops the highest.
	ones = 0x0101010101010101
	tops = ones << 7
)

func (t *tally) add(k Kind)  { t[k/tallyKinds] += 1 << (k % tallyKinds * tallyBits) }
func (t *tally) take(k Kind) { t[k/tallyKinds] -= 1 << (k % tallyKinds * tallyBits) }

// of is the number of cards of a kind.
func (t *tally) of(k Kind) int { return int(t[k/tallyKinds] >> (k % tallyKinds * tallyBits) & 255) }

// sum is the number of all cards.
func (t *tally) sum() int { return int((t[0] + t[1]) * ones >> 56) }

// pour adds all cards of another tally, which is empty then.
func (t *tally) pour(from *tally) {
	t[0] += from[0]
	t[1] += from[1]
	*from = tally{}
}

// kind is the kind of the n-th card, counted from 0 in the order of the kinds; n is below sum. The product sums up, in
// each byte, the cards up to that kind; adding 127-n sets the highest bit from the kind of the n-th card on.
func (t *tally) kind(n int) Kind {
	upTo := t[0] * ones
	base := Kind(0)
	if low := int(upTo >> 56); n >= low {
		n -= low
		upTo = t[1] * ones
		base = tallyKinds
	}
	return base + Kind(bits.TrailingZeros64((upTo+uint64(127-n)*ones)&tops)/tallyBits)
}

// kindSet is a set of kinds, bit k for kind k.
type kindSet uint16

// kinds are those of which there is a card. The sum sets the highest bit of every byte that is not 0, the product
// gathers these bits.
func (t *tally) kinds() kindSet {
	return kindSet(gather(t[0]) | gather(t[1])<<tallyKinds)
}

func gather(w uint64) uint64 { return (w + 127*ones) & tops >> 7 * 0x0102040810204080 >> 56 }

// first is the first kind of a set that is not empty, rest the set without it.
func (set kindSet) first() Kind   { return Kind(bits.TrailingZeros16(uint16(set))) }
func (set kindSet) rest() kindSet { return set & (set - 1) }

// counts spells the tally out.
func (t *tally) counts() Counts {
	var c Counts
	for k := DocumentRAF; k < kindEnd; k++ {
		c[k] = t.of(k)
	}
	return c
}

// tallyOf packs what counts spells out.
func tallyOf(c *Counts) tally {
	var t tally
	for k := DocumentRAF; k < kindEnd; k++ {
		t[k/tallyKinds] += uint64(c[k]) << (k % tallyKinds * tallyBits)
	}
	return t
}
