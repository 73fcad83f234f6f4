package getadler

import "safehouse/game"

// MaxHand is the largest number of cards that a hand ever holds: eight after a draw, nine when Gold has played her
// binoculars and taken two, or Adler has Collins's card.
const MaxHand = HandSize + 2

// What the living seats learn from what happens; each from what it saw alone. Eliminated seats learn nothing (their view
// is the Table's).

// learnDraw: a seat drew a card of the pile, which only it saw.
func (s *State) learnDraw(seat game.Seat, k Kind) {
	for viewer := range game.Seat(s.seats) {
		if viewer == seat {
			s.known[viewer].move(k, pileBit, InHand(seat))
		} else if !s.eliminated.Has(viewer) {
			s.known[viewer].drawn(uint(seat))
		}
	}
}

// learnPlay: a seat laid a card open.
func (s *State) learnPlay(seat game.Seat, k Kind) {
	for viewer := range game.Seat(s.seats) {
		if !s.eliminated.Has(viewer) {
			s.known[viewer].move(k, uint(seat), 0)
		}
	}
}

// learnPass: a card went from hand to hand, which only the two saw. An eliminated seat is none of them.
func (s *State) learnPass(from, to game.Seat, k Kind) {
	for viewer := range game.Seat(s.seats) {
		switch {
		case s.eliminated.Has(viewer):
		case viewer == from || viewer == to:
			s.known[viewer].move(k, uint(from), InHand(to))
		default:
			s.known[viewer].also(uint(from), uint(to))
		}
	}
}

// learnHand: a seat saw the whole hand of another.
func (s *State) learnHand(viewer, target game.Seat) {
	s.known[viewer].seen(uint(target), &s.hands[target])
}

// learnNone: everyone knows that a seat has no card of a kind.
func (s *State) learnNone(seat game.Seat, k Kind) {
	for viewer := range game.Seat(s.seats) {
		if !s.eliminated.Has(viewer) {
			s.known[viewer].none(k, uint(seat))
		}
	}
}

// learnHeld: a seat showed that it has a card of a kind.
func (s *State) learnHeld(seat game.Seat, k Kind) {
	for viewer := range game.Seat(s.seats) {
		if !s.eliminated.Has(viewer) {
			s.known[viewer].move(k, uint(seat), InHand(seat))
		}
	}
}

// learnAway: the hand put away of a seat lies under the discard pile.
func (s *State) learnAway(seat game.Seat) {
	for viewer := range game.Seat(s.seats) {
		if !s.eliminated.Has(viewer) {
			s.known[viewer].moveAll(uint(seat), awayBit)
		}
	}
}

// learnShuffle: the empty pile is filled with the discard pile, and with the cards that lie unseen under it.
func (s *State) learnShuffle() {
	for viewer := range game.Seat(s.seats) {
		if s.eliminated.Has(viewer) {
			continue
		}
		t := &s.known[viewer]
		t.clear(pileBit)
		t.moveAll(awayBit, pileBit)
		for k := DocumentRAF; k < kindEnd; k++ {
			t.open(k, s.discard.of(k))
		}
	}
}
