package kompromatbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/bots/kompromatbot/duel"
	"safehouse/game/kompromat"
	"safehouse/game/search"
)

// bust is the total that stands for any over 21.
const bust = duel.Bust

// fullDeck has a bit for each equipment card.
const fullDeck = duel.Whole

// attempt is what one seat has at one mission, as far as it counts. Totals are in half points.
type attempt struct {
	low, wilds, count uint8
	// up is the first card, which lies face up; 0 before it is placed.
	up kompromat.Card
	// fixed reports that the total was declared, as total.
	fixed bool
	total uint8
}

// tried reports that the seat has a card there or had one.
func (a *attempt) tried() bool { return a.up != 0 }

// lows and wilds list the cards: their lowest values, and 1 for those that are a 1/11.
var lows, wilds = func() (low, wild [kompromat.DeckSize + 1]uint8) {
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		low[c] = uint8(c.Low())
		if c.Wild() {
			wild[c] = 1
		}
	}
	return low, wild
}()

// mostLow is the highest lowest total that an attempt can have.
const mostLow = kompromat.Limit + 20

// bests gives the best total by the lowest total and the number of 1/11 cards; bust where all are over 21.
var bests = func() (b [mostLow + 1][3]uint8) {
	for low := range b {
		for wilds := range b[low] {
			b[low][wilds] = uint8(duel.Total(low, wilds))
		}
	}
	return b
}()

// add counts one more card.
func (a *attempt) add(c kompromat.Card) {
	if a.up == 0 {
		a.up = c
	}
	a.low += lows[c]
	a.wilds += wilds[c]
	a.count++
}

// remove takes a card out.
func (a *attempt) remove(c kompromat.Card) {
	a.low -= lows[c]
	a.wilds -= wilds[c]
	a.count--
}

// best is the declared total, or the highest legal one that is not over 21; bust where there is none.
func (a *attempt) best() uint8 {
	if a.fixed {
		return min(a.total, bust)
	}
	return bests[a.low][a.wilds]
}

// stands reports whether there is a total that may win.
func (a *attempt) stands() bool { return a.up != 0 && a.best() <= kompromat.Limit }

// beats reports whether a takes the mission from o (K14 to K18).
func (a *attempt) beats(o *attempt) bool {
	if !a.stands() {
		return false
	}
	if !o.stands() {
		return true
	}
	mine, theirs := a.best(), o.best()
	return mine > theirs || mine == theirs && a.count > o.count
}

// hand is one seat's equipment in one world: what it placed and what it may still draw.
type hand struct {
	at   [kompromat.RowSize]attempt
	deck uint16
	// top are the next cards of the deck where the binoculars showed them.
	top  [3]kompromat.Card
	tops uint8
}

// handOf reads a seat's hand from a view that knows all of its cards: the seat's own.
func handOf(v *kompromat.View, seat game.Seat) hand {
	h := hand{deck: fullDeck}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		to := &h.at[i]
		for slot, c := range a.Cards[:a.Count] {
			h.deck &^= 1 << c.Card
			if slot == 0 {
				to.up = c.Card
			}
			if !c.Removed {
				to.add(c.Card)
			}
		}
		if a.Declared {
			to.fixed, to.total = true, uint8(a.Total)
		}
	}
	if v.DrawnBy == seat {
		h.deck &^= 1 << v.Drawn.Card
	}
	p := &v.Players[seat]
	h.tops = uint8(p.TopCount)
	for i := range h.tops {
		h.top[i] = p.Top[i].Card
	}
	return h
}

// take takes a card off the deck: its known top card, or any where the top is not known.
func (h *hand) take(c kompromat.Card) {
	if h.tops > 0 {
		h.top[0], h.top[1] = h.top[1], h.top[2]
		h.tops--
	}
	h.deck &^= 1 << c
}

// draw takes the next card off the deck, which is not empty.
func (h *hand) draw(d *dice) kompromat.Card {
	c := h.top[0]
	if h.tops == 0 {
		c = pick(h.deck, d)
	}
	h.take(c)
	return c
}

// untried is the number of missions of the row at which the seat has no card yet.
func (h *hand) untried() (n int) {
	for i := range h.at {
		if !h.at[i].tried() {
			n++
		}
	}
	return n
}

// dice draw the numbers of imagined rounds: the generator «splitmix64» of Steele, Lea and Flood (2014), which a world
// can begin anywhere.
type dice struct{ state uint64 }

func (d *dice) next() uint64 {
	d.state += search.Golden
	return search.Scatter(d.state)
}

// throw draws a number below n, which is small.
func (d *dice) throw(n uint64) uint64 {
	hi, _ := bits.Mul64(d.next(), n)
	return hi
}
