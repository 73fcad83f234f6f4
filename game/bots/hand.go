package bots

import (
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// bust is the total that stands for any over 21.
const bust = kompromat.Limit + 1

// attempt is what one seat has at one mission, as far as it counts.
type attempt struct {
	low, wilds, count int
	// tried tells that the seat has a card there or had one.
	tried bool
	// fixed tells that the total was declared.
	fixed bool
	total int
}

// add counts one more card.
func (a *attempt) add(c kompromat.Card) {
	a.tried = true
	a.low += c.Low()
	a.count++
	if c.Wild() {
		a.wilds++
	}
}

// remove takes a card out.
func (a *attempt) remove(c kompromat.Card) {
	a.low -= c.Low()
	a.count--
	if c.Wild() {
		a.wilds--
	}
}

// best is the declared total, or the highest legal one that is not over 21; bust where there is none.
func (a *attempt) best() int {
	if a.fixed {
		return min(a.total, bust)
	}
	total := a.low
	if total > kompromat.Limit {
		return bust
	}
	for range a.wilds {
		if total+kompromat.WildExtra <= kompromat.Limit {
			total += kompromat.WildExtra
		}
	}
	return total
}

// hand is one seat's equipment in one world: what it placed and what it may still draw.
type hand struct {
	at   [kompromat.RowSize]attempt
	deck uint16
	// top are the next cards of the deck where the binoculars showed them.
	top  [3]kompromat.Card
	tops int
}

// handOf reads a seat's hand from a view that knows all of its cards: the seat's own.
func handOf(v *kompromat.View, seat game.Seat) hand {
	h := hand{deck: 1<<(kompromat.DeckSize+1) - 2}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		to := &h.at[i]
		to.tried = a.Count > 0
		for _, c := range a.Cards[:a.Count] {
			h.deck &^= 1 << c.Card
			if !c.Removed {
				to.add(c.Card)
			}
		}
		if a.Declared {
			to.fixed, to.total = true, a.Total
		}
	}
	if v.DrawnBy == seat {
		h.deck &^= 1 << v.Drawn.Card
	}
	p := &v.Players[seat]
	h.tops = p.TopCount
	for i := range h.tops {
		h.top[i] = p.Top[i].Card
	}
	return h
}

// draw takes a card off the deck, which is not empty.
func (h *hand) draw(rng *rand.Rand) kompromat.Card {
	c := h.top[0]
	if h.tops == 0 {
		deck := h.deck
		for range rng.IntN(bits.OnesCount16(deck)) {
			deck &= deck - 1
		}
		c = kompromat.Card(bits.TrailingZeros16(deck))
	}
	h.take(c)
	return c
}

// take takes a card off the deck: its known top card, or any where the top is not known.
func (h *hand) take(c kompromat.Card) {
	if h.tops > 0 {
		h.top[0], h.top[1] = h.top[1], h.top[2]
		h.tops--
	}
	h.deck &^= 1 << c
}

// playOn finishes the round's placing for the seat as a player of ordinary nerve would, all missions but one.
func (h *hand) playOn(except int, rng *rand.Rand) {
	first := rng.IntN(kompromat.RowSize)
	for n := range kompromat.RowSize {
		i := (first + n) % kompromat.RowSize
		a := &h.at[i]
		if i == except || a.tried {
			continue
		}
		stop := rivalStop + 2*rng.IntN(rivalMoods)
		for h.deck != 0 && a.low <= kompromat.Limit && (!a.tried || a.best() < stop) {
			a.add(h.draw(rng))
		}
	}
}
