package kompromat

import (
	"math/bits"
	"math/rand/v2"
)

// Dice draws small numbers for playouts, several out of one number of the source.
type Dice struct {
	source rand.Source
	bits   uint64
	left   uint8
}

// NewDice makes dice that draw from the source.
func NewDice(source rand.Source) Dice { return Dice{source: source} }

// dieBits is how much of the source's number one throw takes.
const dieBits = 16

// Throw draws a number below n, each equally likely; n is 1 to 256.
func (d *Dice) Throw(n int) int {
	// The lowest part is thrown again where it would favour some numbers (Lemire's method).
	product := d.part() * uint32(n)
	for low := product & (1<<dieBits - 1); low < uint32(n) &&
		low < (1<<dieBits)%uint32(n); low = product & (1<<dieBits - 1) {
		product = d.part() * uint32(n)
	}
	return int(product >> dieBits)
}

// part draws dieBits bits.
func (d *Dice) part() uint32 {
	if d.left == 0 {
		d.bits = d.source.Uint64()
		d.left = 64 / dieBits
	}
	part := uint32(d.bits & (1<<dieBits - 1))
	d.bits >>= dieBits
	d.left--
	return part
}

// one draws a bit of a mask that is not empty, each equally likely, and gives its number. The mask has at most width
// bits, a power of two.
func (d *Dice) one(mask, width uint32) uint8 {
	return nth(mask, width, int32(d.Throw(bits.OnesCount32(mask))))
}

// nth gives the number of the n-th set bit of a mask, counted from 0, by halving: without branches, since which half
// holds it cannot be guessed.
func nth(mask, width uint32, n int32) uint8 {
	at := uint32(0)
	for half := width / 2; half > 0; half /= 2 {
		below := int32(bits.OnesCount32(mask & (1<<half - 1)))
		// above is all ones where the bit lies in the upper half, else 0.
		above := (below - 1 - n) >> 31
		n -= below & above
		step := half & uint32(above)
		mask >>= step
		at += step
	}
	return uint8(at)
}

// Chance makes the move that Nature owes, drawn by the dice as Nature draws: each card equally likely. Nature must owe
// one.
func (s *State) Chance(d *Dice) {
	if s.step == stepDealFirst || s.step == stepDealMore {
		s.deal(Card(d.one(uint32(s.side[s.turn].next()), 16)), nil)
		return
	}
	s.apply(s.chance(d), nil)
}

// chance draws what is not the dealing of a card.
func (s *State) chance(d *Dice) Move {
	me := &s.side[s.turn&1]
	switch s.step {
	case stepLay:
		return Move{Op: OpLay, A: d.one(s.unlaid, 32)}
	case stepPeek:
		return Move{Op: OpPeek, A: d.one(uint32(me.unknown()), 16)}
	case stepHit:
		h := &s.side[rival(s.turn)]
		return Move{Op: OpStun, A: d.one(uint32(h.faceDown(int(s.focusAt))), 16) - h.first[s.focusAt]}
	}
	if s.lot != 0 {
		return Move{Op: OpFirst, A: s.lot - 1}
	}
	return Move{Op: OpFirst, A: uint8(d.Throw(Seats))}
}

// Settle lets Nature make all the moves that she owes.
func (s *State) Settle(d *Dice) {
	for natures>>s.step&1 != 0 {
		s.Chance(d)
	}
}

// natures has a bit for each step that is Nature's.
const natures = 1<<stepFirst | 1<<stepLay | 1<<stepDealFirst | 1<<stepDealMore | 1<<stepPeek | 1<<stepHit
