package kompromatbot

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots/kompromatbot/duel"
	"safehouse/game/kompromat"
	"safehouse/game/search"
)

// guess is what one seat knows of a hand, its own or the rival's: what it does not know is dealt anew for each world.
type guess struct {
	hand
	// free are the cards that may lie where the seat cannot see, or in the deck.
	free uint16
	// cards are the attempts' cards in the order placed, 0 where not known.
	cards [kompromat.RowSize][kompromat.DeckSize]kompromat.Card
	from  *[kompromat.RowSize]kompromat.Place
	seat  game.Seat
	// shift is how many half points lower than usual the hand's owner stops.
	shift int
	// known reports that the seat knows the whole hand.
	known bool
	// unsure is the share of the owner's choices to draw or stop that are taken to say nothing about its cards.
	unsure float64
}

// guessOf reads a hand from a view. Where forgets is set, what the viewer may no longer look at counts as unknown
// (K23).
func guessOf(v *kompromat.View, seat game.Seat, forgets bool, unsure float64) guess {
	g := guess{seat: seat, from: &v.Row, unsure: unsure, free: fullDeck, known: true}
	g.shift = tokenFear * max(0, v.Players[seat].Tokens-fearFrom)
	knows := func(s kompromat.Slot) kompromat.Card {
		if forgets && s.Know == kompromat.Remembered {
			return 0
		}
		return s.Card
	}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		for slot, c := range a.Cards[:a.Count] {
			g.cards[i][slot] = knows(c)
			g.known = g.known && g.cards[i][slot] != 0
			g.free &^= 1 << knows(c)
		}
		if a.Declared {
			g.at[i].fixed, g.at[i].total = true, uint8(a.Total)
		}
	}
	if v.DrawnBy == seat {
		g.free &^= 1 << v.Drawn.Card
	}
	g.free &= fullDeck
	p := &v.Players[seat]
	for i := range p.TopCount {
		c := knows(p.Top[i])
		if c == 0 {
			break
		}
		g.top[i] = c
		g.tops++
		g.free &^= 1 << c
	}
	return g
}

// deal fills a hand with one way in which it may be, and the attempts' cards, drawn with the chance of what is known:
// cards without replacement, no attempt over 21 where its owner drew again (K8), and as likely as the owner would have
// drawn and stopped so. It gives up and takes any deal that is possible where such a one is rare; ok is false where
// none was found.
func (g *guess) deal(h *hand, cards *[kompromat.RowSize][kompromat.DeckSize]kompromat.Card, d *dice) (ok bool) {
	for range dealTries {
		var try hand
		var laid [kompromat.RowSize][kompromat.DeckSize]kompromat.Card
		if likely := g.try(&try, &laid, d); likely > 0 {
			*h, *cards, ok = try, laid, true
			if g.known || likely > float64(d.next()>>11)/(1<<53) {
				return true
			}
		}
	}
	return ok
}

// try deals once and gives how likely the owner would have played so, 0 where it cannot be.
func (g *guess) try(h *hand, laid *[kompromat.RowSize][kompromat.DeckSize]kompromat.Card, d *dice) float64 {
	*h = g.hand
	h.deck = g.free
	likely := 1.0
	for i := range g.from {
		a := &g.from[i].Attempts[g.seat]
		if a.Count == 0 {
			continue
		}
		to := &h.at[i]
		var early kompromat.Card
		for slot := range a.Count {
			c := g.cards[i][slot]
			if c == 0 {
				can := g.fits(i, slot, to, h.deck)
				if can == 0 {
					return 0
				}
				likely *= float64(bits.OnesCount16(can)) / float64(bits.OnesCount16(h.deck))
				c = pick(can, d)
				h.deck &^= 1 << c
			}
			laid[i][slot] = c
			to.add(c)
			if int(a.RemovedAt[slot]) != 0 && int(a.RemovedAt[slot]) <= a.Count {
				early = c
			}
			if likely *= g.plays(a, to, slot+1); likely == 0 {
				return 0
			}
			if early != 0 && slices.Contains(a.RemovedAt[:a.Count], uint8(slot+1)) {
				to.remove(early)
				early = 0
			}
		}
		for slot, c := range laid[i][:a.Count] {
			if a.Cards[slot].Removed && int(a.RemovedAt[slot]) > a.Count {
				to.remove(c)
			}
		}
	}
	for _, c := range h.top[:h.tops] {
		h.deck |= 1 << c
	}
	return likely
}

// fits gives the cards of a deck that may lie in a slot of an attempt as everyone knows: where its owner went on it was
// not over 21, nor was it with the lowest cards after that. Long attempts would else hardly ever be found by trying.
func (g *guess) fits(mission, slot int, to *attempt, deck uint16) (cards uint16) {
	a := &g.from[mission].Attempts[g.seat]
	safe := bits.Len16(a.SafeAt) - 1
	if safe <= slot {
		return deck
	}
	room := kompromat.Limit - int(to.low)
	if a.RemovedAt == [kompromat.DeckSize]uint8{} {
		later := deck
		for _, c := range g.cards[mission][slot+1 : safe] {
			if c == 0 && later != 0 {
				c = kompromat.Card(bits.TrailingZeros16(later))
				later &= later - 1
			}
			room -= int(lows[c])
		}
	} else if a.SafeAt>>(slot+1)&1 == 0 {
		return deck
	}
	for rest := deck; rest != 0; rest &= rest - 1 {
		if c := bits.TrailingZeros16(rest); int(lows[c]) <= room {
			cards |= 1 << c
		}
	}
	return cards
}

// plays is how likely the owner went on, or stopped, as it did when the attempt had that many cards.
func (g *guess) plays(a *kompromat.Attempt, to *attempt, count int) float64 {
	went := a.SafeAt>>count&1 != 0
	if to.low > kompromat.Limit {
		if went || count < a.Count {
			return 0
		}
		return 1
	}
	if g.unsure == 1 || count == a.Count && (a.Open || a.Revealed && to.fixed) {
		return 1
	}
	stops := g.unsure/2 + (1-g.unsure)*nerveAt(int(bests[to.low][to.wilds])+g.shift)
	if count < a.Count {
		return 1 - stops
	}
	return stops
}

// pick draws a card of a set that is not empty.
func pick(cards uint16, d *dice) kompromat.Card {
	for range d.throw(uint64(bits.OnesCount16(cards))) {
		cards &= cards - 1
	}
	return kompromat.Card(bits.TrailingZeros16(cards))
}

// sampleHand deals a seat's hand by the rules' own sampling, for what is too rare to be found by trying.
func sampleHand(v *kompromat.View, seat game.Seat, rng *rand.Rand,
	cards *[kompromat.RowSize][kompromat.DeckSize]kompromat.Card) hand {
	state := kompromat.Rules{}.Sample(v, rng)
	own := kompromat.Rules{}.View(&state, seat)
	for i := range own.Row {
		for slot, c := range own.Row[i].Attempts[seat].Cards {
			cards[i][slot] = c.Card
		}
	}
	return handOf(&own, seat)
}

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
