package kompromat

import (
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
)

// Settled reports whether the round that was asked for has ended, or the match. A search may read it in states that it
// sampled, as it may what follows.
func (s *State) Settled(round int) bool { return int(s.round) != round || s.step == stepOver }

// StoppedBelow reports whether the seat ended an attempt, which still lies face down, below that total in half points
// though it could have drawn.
func (s *State) StoppedBelow(seat game.Seat, total int) bool {
	h := &s.side[seat]
	for mission := range RowSize {
		open := !s.revealing && s.turn == seat && int(s.current) == mission
		if h.count[mission] == 0 || open || h.revealed>>mission&1 != 0 {
			continue
		}
		lying := h.lying(mission)
		if _, best := bestOf(h.lowest(lying), h.wilds(lying)); best < total && h.deck != 0 {
			return true
		}
	}
	return false
}

// Known is a key of what the seat knows of the round: equal for states that it cannot tell apart. States that it can
// tell apart have different keys but for rare collisions, and where they differ only in the order of what was done or
// in cards that are alike in value.
func (s *State) Known(seat game.Seat) uint64 {
	mine, theirs := &s.side[seat], &s.side[rival(seat)]
	k := key(s.step) | key(s.turn)<<4 | key(s.current+1)<<5 | key(s.declined)<<8 | key(s.focus)<<12 |
		key(s.focusAt+1)<<15 | key(seat)<<18 | key(s.round)<<19 | key(s.starter)<<22
	if s.revealing {
		k |= 1 << 23
	}
	for i, fate := range s.fate {
		k |= key(fate) << (24 + 2*i)
	}
	k = k.Mix(key(mine.tokens) | key(theirs.tokens)<<8 | key(mine.items)<<16 | key(theirs.items)<<24 |
		key(mine.tried)<<32 | key(theirs.tried)<<36 | key(theirs.topLen)<<40 |
		key(mine.done)<<42 | key(theirs.done)<<44)
	k = k.Mix(mine.own(s.drawn, s.turn == seat)).Mix(mine.totals()).Mix(mine.firsts()).Mix(theirs.public())
	if theirs.seen|uint16(theirs.revealed) != 0 {
		k = k.Mix(theirs.shown()).Mix(theirs.totals())
	}
	if mine.removed|theirs.removed != 0 {
		k = k.Mix(mine.aside()).Mix(theirs.aside())
	}
	return uint64(k.Mix(0))
}

// key is a key in the making.
type key = game.Key

// own are the cards that lie at each mission, and the one drawn.
func (h *hand) own(drawn Card, turn bool) key {
	var k key
	for mission := range RowSize {
		cards := key(0)
		for n := h.first[mission]; n < h.first[mission]+h.count[mission]; n++ {
			cards += alike[h.laid[n]]
		}
		k = k.Mix(cards)
	}
	k = k.Mix(alike[h.top[0]]).Mix(alike[h.top[1]]).Mix(alike[h.top[2]] | key(h.topLen)<<48)
	if turn {
		k = k.Mix(alike[drawn])
	}
	return k
}

// alike counts a card among those of its value, four bits a value.
var alike = alikeTable()

func alikeTable() (table [DeckSize + 1]key) {
	for c := Card(1); c <= DeckSize; c++ {
		table[c] = 1
		if low := c.Low() / 2; low > 0 {
			table[c] = 1 << (4 * low)
		}
	}
	return table
}

// firsts are the values of the first cards at the missions, which lie face up.
func (h *hand) firsts() key {
	var k key
	for mission := range RowSize {
		if h.count[mission] > 0 {
			k |= key(h.laid[h.first[mission]].Low()) << (8 * mission)
		}
	}
	return k
}

// public is what the rival sees of attempts that were not revealed.
func (h *hand) public() key {
	k := h.firsts()
	for mission, n := range h.count {
		k |= key(n) << (32 + 4*mission)
	}
	return k
}

// shown are the cards that the rival saw beside the first ones. Where they stand in the list tells nothing: a sample
// has the missions in another order.
func (h *hand) shown() key {
	var k key
	for mission := range RowSize {
		cards := h.seen & h.span(mission)
		if h.revealed>>mission&1 != 0 {
			cards |= h.lying(mission)
		}
		for slots := h.slotsOf(mission, cards); slots != 0; slots &= slots - 1 {
			slot := uint8(bits.TrailingZeros16(slots))
			k = k.Mix(key(mission)<<16 | key(slot)<<8 | key(h.laid[h.first[mission]+slot].Low()))
		}
	}
	return k
}

// aside are the cards that were removed, by the missions that they lay at.
func (h *hand) aside() key {
	var k key
	for mission := range RowSize {
		k = k.Mix(key(h.slotsOf(mission, h.removed)))
	}
	return k
}

// totals are those declared.
func (h *hand) totals() key {
	var k key
	for mission, total := range h.total {
		k |= key(total) << (8 * mission)
	}
	return k | key(h.declared)<<32
}

// PlayRound plays the round to its end as simple players do: each takes its missions by lot and cards until its total
// is stop half points or more, counts its 1/11 cards as it is best, uses no item and gives a token back for a 21 from
// giveBack tokens on.
func (s *State) PlayRound(d *Dice, stop, giveBack int) {
	for round := int(s.round); !s.Settled(round); {
		switch s.step {
		case stepDraw:
			s.step = stepDealFirst
		case stepPlace:
			place(s, d.one(uint32(^s.side[s.turn].tried&(1<<RowSize-1)), RowSize), nil)
		case stepMore:
			playAttempt(s, d, stop)
		case stepSeen:
			s.apply(Move{Op: OpSeen}, nil)
		case stepOrder:
			var buf [mostMoves]Move
			s.apply(Rules{}.Moves(s, s.turn, buf[:0])[0], nil)
		case stepSmoke:
			s.apply(Move{Op: OpKeep}, nil)
		case stepBefore, stepAfter:
			s.apply(Move{Op: OpDone}, nil)
		case stepDeclare:
			h := &s.side[s.turn]
			lying := h.lying(int(s.current))
			elevens, _ := bestOf(h.lowest(lying), h.wilds(lying))
			declare(s, elevens, nil)
		case stepPerfect:
			if int(s.side[s.turn].tokens) >= giveBack {
				s.side[s.turn].tokens--
			}
			afterPerfect(s, nil)
		default:
			s.Chance(d)
		}
	}
}

// playAttempt plays the open attempt to its end.
func playAttempt(s *State, d *Dice, stop int) {
	h := &s.side[s.turn]
	lying := h.lying(int(s.current))
	wilds := h.wilds(lying)
	for !forced(s) {
		if _, total := bestOf(int(s.low), wilds); total >= stop {
			break
		}
		h.safe |= 1 << (h.laidLen - 1)
		s.step = stepDealMore
		c := Card(d.one(uint32(h.next()), 16))
		dealCard(s, c, nil)
		if c.Wild() {
			wilds++
		}
	}
	s.apply(Move{Op: OpStop}, nil)
}

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
		dealCard(s, Card(d.one(uint32(s.side[s.turn].next()), 16)), nil)
		return
	}
	s.apply(chance(s, d), nil)
}

// chance draws what is not the dealing of a card.
func chance(s *State, d *Dice) Move {
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
