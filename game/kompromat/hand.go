package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// side is what belongs to one seat.
type side struct {
	tokens uint8
	items  uint8 // bit 1<<Item: unused
	hand
}

// hand is the part of a side that ends with the round. The cards of all attempts stand in one list, since a seat
// finishes one attempt before it begins the next.
type hand struct {
	// done is 0 while the seat is asked in the windows of the round. Once it has declined them all it is one more than
	// the number of tokens that Forged Papers could have returned then (K39).
	done     uint8
	deck     uint16 // bit Card: still in the deck, the top cards below counted in
	seen     uint16 // bit n: the rival saw card n of the list by Night Vision
	safe     uint16 // bit n: everyone knows that card n of the list did not take its attempt over 21 (K8)
	removed  uint16 // bit n: card n lies aside for this round (K34)
	laid     [DeckSize]Card
	laidLen  uint8
	first    [RowSize]uint8 // the attempt's first card in the list
	count    [RowSize]uint8 // its number of cards
	total    [RowSize]uint8 // the declared total in half points
	tried    uint8          // bit mission: attempted
	revealed uint8          // bit mission: turned up
	declared uint8          // bit mission: total stands
	bust     uint8          // bit mission: over 21, and the cards were discarded (K14)
	top      [3]Card        // the deck's top cards that the binoculars showed, top first
	topLen   uint8
	// early and earlyAt tell of the card removed while its attempt was open: its number in the list plus one, and the
	// number of cards then placed there.
	early, earlyAt uint8
}

// rival is the other seat.
func rival(s game.Seat) game.Seat { return s ^ 1 }

// span gives the mask of an attempt's cards in the list.
func (h *hand) span(mission int) uint16 { return (1<<h.count[mission] - 1) << h.first[mission] }

// lying gives the mask of an attempt's cards that count (K34).
func (h *hand) lying(mission int) uint16 { return h.span(mission) &^ h.removed }

// faceDown gives the mask of an attempt's cards that lie face down; the first lies face up.
func (h *hand) faceDown(mission int) uint16 {
	if h.revealed>>mission&1 != 0 || h.count[mission] == 0 {
		return 0
	}
	return h.lying(mission) &^ (1 << h.first[mission])
}

// lowest is the total of the cards of a mask, in half points, every 1/11 counted as 1.
func (h *hand) lowest(cards uint16) int {
	sum := 0
	for ; cards != 0; cards &= cards - 1 {
		sum += h.laid[bits.TrailingZeros16(cards)].Low()
	}
	return sum
}

// wilds counts the 1/11 cards of a mask.
func (h *hand) wilds(cards uint16) int {
	n := 0
	for ; cards != 0; cards &= cards - 1 {
		if h.laid[bits.TrailingZeros16(cards)].Wild() {
			n++
		}
	}
	return n
}

// canPlace reports whether the seat takes another turn this round (K25).
func (h *hand) canPlace() bool { return h.deck != 0 && h.tried != 1<<RowSize-1 }

// peeks is the number of top cards that the binoculars show.
func (h *hand) peeks() int { return min(len(h.top), bits.OnesCount16(h.deck)) }

// unknown gives the deck's cards that are not among its known top cards.
func (h *hand) unknown() uint16 {
	cards := h.deck
	for _, c := range h.top[:h.topLen] {
		cards &^= 1 << c
	}
	return cards
}

// next gives the cards of which one is drawn next, each equally likely.
func (h *hand) next() uint16 {
	if h.topLen > 0 {
		return 1 << h.top[0]
	}
	return h.deck
}

// bit reports whether bit n of a mask is set.
func bit(mask uint8, n int8) bool { return mask>>n&1 != 0 }

// slotsOf gives the numbers, counted from 0 within an attempt, of the cards of a mask of the list.
func (h *hand) slotsOf(mission int, cards uint16) uint16 {
	return cards >> h.first[mission] & (1<<h.count[mission] - 1)
}

// removedBefore counts the cards that a seat has aside.
func (h *hand) removedBefore() int { return bits.OnesCount16(h.removed) }

// returnable is the number of tokens that Forged Papers can return.
func (h *side) returnable() uint8 { return min(h.tokens, PapersLimit) }
