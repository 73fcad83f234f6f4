package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// board is where the mission cards are.
type board struct {
	// unlaid, aside and gone are mission cards by bit: in the deck, set aside while laying, out of the game.
	unlaid, aside, gone uint32
	// taken are the mission cards won by each seat, order all of them in the order won.
	taken    [Seats]uint32
	order    [RowSize * Rounds]Mission
	orderLen uint8

	row, counter [RowSize]Mission
	fate         [RowSize]Fate
}

// nextPlace is where the next mission card goes: first all places, then covers in order away from the deck (K3).
func (b *board) nextPlace() int {
	for i := range b.row {
		if b.row[i] == 0 && b.counter[i] == 0 {
			return i
		}
	}
	for i := range b.row {
		if b.row[i] == 0 {
			return i
		}
	}
	return none
}

// put lays a card of the deck on a place; a counter-intelligence card that would be a cover is set aside (K3).
func (b *board) put(card Mission, at int) {
	b.unlaid &^= 1 << card
	switch {
	case card.Kind() != CounterIntelligence:
		b.row[at] = card
	case b.counter[at] == 0:
		b.counter[at] = card
	default:
		b.aside |= 1 << card
	}
}

// drop puts a card out of the game, take before the seat that has won it.
func (b *board) drop(card Mission) { b.gone |= 1 << card }

func (b *board) take(seat game.Seat, card Mission) {
	b.taken[seat] |= 1 << card
	b.order[b.orderLen] = card
	b.orderLen++
}

// MarksLeft is the number of marks on the counter-intelligence cards that are still to be laid.
func (b *board) MarksLeft() int {
	marks := 0
	for cards := (b.unlaid | b.aside) &^ (1<<firstCounter - 1); cards != 0; cards &= cards - 1 {
		marks += Mission(bits.TrailingZeros32(cards)).Marks()
	}
	return marks
}

// firstCounter is the first of the counter-intelligence cards, which end the list of missions.
const firstCounter = 25
