package topsecret

import "math/bits"

// tally counts cards by kind: four bits a kind, Document1 lowest. No seat ever has more than fifteen cards of a kind.
type tally uint32

// tallyBits is how many bits a kind has, ones the lowest bit of every kind.
const (
	tallyBits = 4
	ones      = 0x11111111
)

// one is a single card of a kind.
func one(k Kind) tally { return 1 << (tallyBits * (k - 1)) }

// of is the number of cards of a kind.
func (t tally) of(k Kind) int { return int(t >> (tallyBits * (k - 1)) & 15) }

// held has the lowest bit of each kind of which there is a card.
func (t tally) held() tally {
	t |= t >> 1
	t |= t >> 2
	return t & ones
}

// kinds is the number of kinds of which there is a card.
func (t tally) kinds() int { return bits.OnesCount32(uint32(t.held())) }

// kind is the n-th kind, counted from 0, of which there is a card; n is below kinds. No branch depends on the cards:
// the product sums up, in each kind's bits, the kinds up to it, and adding 7-n sets the highest bit from the n-th on.
func (t tally) kind(n int) Kind {
	upTo := uint32(t.held()) * ones
	return Kind(bits.TrailingZeros32((upTo+uint32(7-n)*ones)&(ones<<3))/tallyBits) + 1
}

// counts spells the tally out.
func (t tally) counts() Counts {
	var c Counts
	for k := Document1; k < kindEnd; k++ {
		c[k] = t.of(k)
	}
	return c
}

// tallyOf packs what counts spells out.
func tallyOf(c *Counts) tally {
	var t tally
	for k := Document1; k < kindEnd; k++ {
		t += one(k) * tally(c[k])
	}
	return t
}

// pile counts cards of all seats by kind, eight bits each.
type pile uint64

// pileBits is how many bits a kind has.
const pileBits = 8

func (p *pile) add(k Kind) { *p += 1 << (pileBits * (k - 1)) }

func (p pile) counts() Counts {
	var c Counts
	for k := Document1; k < kindEnd; k++ {
		c[k] = int(p >> (pileBits * (k - 1)) & 255)
	}
	return c
}

// pileOf packs what counts spells out.
func pileOf(c *Counts) pile {
	var p pile
	for k := Document1; k < kindEnd; k++ {
		p += pile(c[k]) << (pileBits * (k - 1))
	}
	return p
}
