package getadler

import "safehouse/game"

// deck is where the action cards are, and what is known of it: each card is in the draw pile, in a hand, in the
// discard pile or unseen under it, or laid in the confrontation that runs.
type deck struct {
	hands [game.MaxSeats]tally
	// away are the cards that lie unseen under the discard pile (G56). The hand of a seat that was eliminated stays in
	// hands until its confrontation is wound up (G55).
	pile, discard, away tally
	// known is what each seat knows of the places of cards. learning are the seats that learn from what happens: those
	// not eliminated, each from what it saw alone. The view of the others is the public one.
	known    [game.MaxSeats]traces
	learning game.Seats
}

// deal gives a seat a card of the pile, which only it sees.
func (d *deck) deal(seat game.Seat, k Kind) {
	d.pile.take(k)
	d.hands[seat].add(k)
	for viewer := range d.learning.All() {
		if viewer == seat {
			d.known[viewer].move(k, pileBit, InHand(seat))
		} else {
			d.known[viewer].drawn(uint(seat))
		}
	}
}

// play takes a card out of a hand, for everyone to see.
func (d *deck) play(seat game.Seat, k Kind) {
	d.hands[seat].take(k)
	for viewer := range d.learning.All() {
		d.known[viewer].move(k, uint(seat), 0)
	}
}

// pass moves a card from hand to hand, unseen by all but the two. An eliminated seat is none of them.
func (d *deck) pass(from, to game.Seat, k Kind) {
	d.hands[from].take(k)
	d.hands[to].add(k)
	for viewer := range d.learning.All() {
		if viewer == from || viewer == to {
			d.known[viewer].move(k, uint(from), InHand(to))
		} else {
			d.known[viewer].also(uint(from), uint(to))
		}
	}
}

// show lets a seat see the whole hand of another.
func (d *deck) show(seat, target game.Seat) { d.known[seat].seen(uint(target), &d.hands[target]) }

// prove lets everyone know that a seat has a card of a kind, lack that it has none.
func (d *deck) prove(seat game.Seat, k Kind) {
	for viewer := range d.learning.All() {
		d.known[viewer].move(k, uint(seat), InHand(seat))
	}
}

func (d *deck) lack(seat game.Seat, k Kind) {
	for viewer := range d.learning.All() {
		d.known[viewer].none(k, uint(seat))
	}
}

// retire lets a seat know nothing any more, since it is eliminated.
func (d *deck) retire(seat game.Seat) {
	d.known[seat] = traces{}
	d.learning = d.learning.Without(seat)
}

// putAway puts the hand of a seat unseen under the discard pile.
func (d *deck) putAway(seat game.Seat) {
	d.away.pour(&d.hands[seat])
	for viewer := range d.learning.All() {
		d.known[viewer].moveAll(uint(seat), awayBit)
	}
}

// shuffle fills the empty pile with the discard pile, and with the cards that lie unseen under it.
func (d *deck) shuffle() {
	for viewer := range d.learning.All() {
		t := &d.known[viewer]
		t.clear(pileBit)
		t.moveAll(awayBit, pileBit)
		for k := DocumentRAF; k < kindEnd; k++ {
			t.open(k, d.discard.of(k))
		}
	}
	d.pile.pour(&d.discard)
	d.pile.pour(&d.away)
}

// backs has the lowest bit of a label for every card that does not lie open.
func (d *deck) backs() (t traces) {
	for k := DocumentRAF; k < kindEnd; k++ {
		for n := range d.hidden(k) {
			t.set(int(spans[k].begin)+n, 1)
		}
	}
	return t
}

// ownHand are the traces of a seat that knows its own hand and nothing else: what does not lie open may be anywhere.
func (d *deck) ownHand(seat game.Seat, backs *traces) (t traces) {
	elsewhere := uint64(d.everywhere() &^ InHand(seat))
	for i, lying := range backs {
		t[i] = lying * elsewhere
	}
	for set := d.hands[seat].kinds(); set != 0; set = set.rest() {
		for n := range d.hands[seat].of(set.first()) {
			t.set(int(spans[set.first()].begin)+n, InHand(seat))
		}
	}
	return t
}

// hidden is the number of cards of a kind that do not lie open.
func (d *deck) hidden(k Kind) int {
	n := d.pile.of(k) + d.away.of(k)
	for seat := range d.hands {
		n += d.hands[seat].of(k)
	}
	return n
}

// everywhere are the places where a card lies that does not lie open.
func (d *deck) everywhere() (p Places) {
	for seat := range d.hands {
		if d.hands[seat] != (tally{}) {
			p |= InHand(game.Seat(seat))
		}
	}
	if d.pile != (tally{}) {
		p |= InPile
	}
	if d.away != (tally{}) {
		p |= InAway
	}
	return p
}
