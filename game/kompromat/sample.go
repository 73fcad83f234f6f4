package kompromat

import (
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
)

// quickTries is how often a deal is tried before the exact way, which is slower, is taken.
const quickTries = 48

// Sample returns a state that the viewer of the view cannot tell from the true one. Hidden cards are dealt uniformly
// among the deals in which no attempt known to be safe is over 21: what chance alone makes likely, nothing being
// supposed about how the rival chooses.
func (Rules) Sample(v *View, rng *rand.Rand) State {
	s := v.public()
	for seat := range game.Seat(Seats) {
		h := &s.side[seat].hand
		d := v.open(seat, h)
		d.fill(h, rng)
		if v.DrawnBy == seat {
			s.drawn = d.drawn
		}
	}
	if s.current >= 0 && !s.revealing {
		h := &s.side[s.turn]
		s.low = uint8(h.lowest(h.lying(int(s.current))))
	}
	return s
}

// public rebuilds all of the state but the cards.
func (v *View) public() State {
	s := State{
		board: board{unlaid: v.Unlaid, aside: v.Aside, gone: v.DiscardedMissions},
		step:  v.step(), round: uint8(v.Round), lot: uint8(v.Lot), narrow: v.Narrow, starter: v.Starter, turn: v.Turn,
		current: int8(v.Current), revealing: v.Revealing, declined: uint8(v.Declined),
		focus: v.Focus, focusAt: int8(v.FocusMission),
		ending: v.Ending, winner: v.Winner,
	}
	if s.turn == game.Public {
		s.turn = v.Starter
	}
	for i := range v.Row {
		s.row[i], s.counter[i], s.fate[i] = v.Row[i].Mission, v.Row[i].Counter, v.Row[i].Fate
	}
	for seat := range v.Players {
		p, h := &v.Players[seat], &s.side[seat]
		h.tokens, h.items, h.done = uint8(p.Tokens), p.Items, uint8(p.Done)
		for _, m := range p.Won[:p.WonCount] {
			s.take(game.Seat(seat), m)
		}
	}
	return s
}

// steps gives the step of each phase where a seat is to act, chanceSteps where Nature is.
var (
	steps = [PhaseOver + 1]step{
		PhaseDraw: stepDraw, PhasePlace: stepPlace, PhaseMore: stepMore, PhaseForced: stepMore, PhaseSeen: stepSeen,
		PhaseOrder: stepOrder, PhaseSmoke: stepSmoke, PhaseBefore: stepBefore, PhaseDeclare: stepDeclare,
		PhaseAfter: stepAfter, PhasePerfect: stepPerfect, PhaseOver: stepOver,
	}
	chanceSteps = [PhaseOver + 1]step{
		PhaseSetup: stepLay, PhaseDraw: stepDealFirst, PhaseMore: stepDealMore, PhaseOrder: stepPeek, PhaseBefore: stepHit,
	}
)

// step is the step that the viewer sees the match at.
func (v *View) step() step {
	switch {
	case v.Phase == PhaseSetup && v.Round == 0:
		return stepFirst
	case v.ToAct.Has(game.Nature):
		return chanceSteps[v.Phase]
	default:
		return steps[v.Phase]
	}
}

// deal is what has to be dealt to one seat: cards that nobody here knows, to slots that hold one.
type deal struct {
	unknown uint16 // the cards that nobody here knows
	// hidden[:hiddenLen] are the numbers in the list of the cards to be found, the first bound of them under a limit.
	hidden           [DeckSize]uint8
	hiddenLen, bound int
	limits           [DeckSize]limit
	limitLen         int
	free             [DeckSize]Card
	cards            int  // free[:cards] are the unknown cards
	drawn            Card // the first card of the turn, before it is placed
	draw             bool // and it has to be found
}

// limit says that the cards of a mask of the list are known not to be over 21 at their lowest.
type limit uint16

// open rebuilds one seat's hand as far as the viewer knows it and lists the rest.
func (v *View) open(seat game.Seat, h *hand) deal {
	p := &v.Players[seat]
	d := deal{unknown: fullDeck}
	h.deck = fullDeck
	for n := range v.Row {
		// The mission where cards are being placed comes last, since the next card follows at the end of the list.
		i := (v.Current + 1 + n) % RowSize
		d.attempt(h, &v.Row[i].Attempts[seat], i)
	}
	if v.DrawnBy == seat {
		d.drawn = d.take(v.Drawn.Card)
		d.draw = d.drawn == 0
	}
	h.topLen = uint8(p.TopCount)
	for i, c := range p.Top[:p.TopCount] {
		h.top[i] = d.take(c.Card)
	}
	d.sort(h)
	return d
}

// take notes that a card is known; the zero Card is none.
func (d *deal) take(c Card) Card {
	d.unknown &^= 1 << c
	return c
}

// attempt adds an attempt to the seat's list.
func (d *deal) attempt(h *hand, a *Attempt, mission int) {
	if a.Count == 0 {
		return
	}
	first := h.laidLen
	h.tried |= 1 << mission
	h.first[mission], h.count[mission], h.total[mission] = first, uint8(a.Count), uint8(a.Total)
	h.laidLen += uint8(a.Count)
	if a.Revealed {
		h.revealed |= 1 << mission
	}
	if a.Declared {
		h.declared |= 1 << mission
		if a.Bust {
			h.bust |= 1 << mission
		}
	}
	h.safe |= a.SafeAt >> 1 << first
	for slot, c := range a.Cards[:a.Count] {
		n := first + uint8(slot)
		h.laid[n] = d.take(c.Card)
		if c.Seen {
			h.seen |= 1 << n
		}
		if c.Removed {
			h.removed |= 1 << n
			if int(a.RemovedAt[slot]) <= a.Count {
				h.early, h.earlyAt = n+1, a.RemovedAt[slot]
			}
		}
		if a.SafeAt>>(slot+1)&1 != 0 {
			d.limits[d.limitLen] = a.limit(first, slot+1)
			d.limitLen++
		}
	}
}

// sort lists the cards to be found, those under a limit first, and the cards that they may be.
func (d *deal) sort(h *hand) {
	var bound limit
	for _, l := range d.limits[:d.limitLen] {
		bound |= l
	}
	n := 0
	for _, under := range [...]limit{1, 0} {
		for i := range h.laidLen {
			if h.laid[i] == 0 && bound>>i&1 == under {
				d.hidden[n] = i
				n++
			}
		}
		if under == 1 {
			d.bound = n
		}
	}
	d.hiddenLen = n
	for unknown := d.unknown; unknown != 0; unknown &= unknown - 1 {
		d.free[d.cards] = Card(bits.TrailingZeros16(unknown))
		d.cards++
	}
}

// limit is the mask of the attempt's first count cards, less those removed before.
func (a *Attempt) limit(first uint8, count int) limit {
	var l limit
	for slot := range count {
		if at := int(a.RemovedAt[slot]); at == 0 || at >= count {
			l |= 1 << (int(first) + slot)
		}
	}
	return l
}

// holds reports whether no limit is broken; cards not yet dealt count nothing.
func (d *deal) holds(h *hand) bool {
	for _, l := range d.limits[:d.limitLen] {
		if h.lowest(uint16(l)) > Limit {
			return false
		}
	}
	return true
}

// fill deals the free cards.
func (d *deal) fill(h *hand, rng *rand.Rand) {
	if d.bound > 0 && !d.quick(h, rng) {
		d.exact(h, rng)
	}
	// What is left of the free cards is dealt to slots under no limit.
	next := d.bound
	pick := func() Card {
		i := next + rng.IntN(d.cards-next)
		d.free[next], d.free[i] = d.free[i], d.free[next]
		next++
		return d.free[next-1]
	}
	for _, n := range d.hidden[d.bound:d.hiddenLen] {
		h.laid[n] = pick()
	}
	if d.draw {
		d.drawn = pick()
	}
	for i := range h.topLen {
		if h.top[i] == 0 {
			h.top[i] = pick()
		}
	}
	for _, c := range h.laid[:h.laidLen] {
		h.deck &^= 1 << c
	}
	if d.drawn != 0 {
		h.deck &^= 1 << d.drawn
	}
}

// quick deals the slots under limits until no limit is broken, or gives up.
func (d *deal) quick(h *hand, rng *rand.Rand) bool {
	for range quickTries {
		for i, n := range d.hidden[:d.bound] {
			j := i + rng.IntN(d.cards-i)
			d.free[i], d.free[j] = d.free[j], d.free[i]
			h.laid[n] = d.free[i]
		}
		if d.holds(h) {
			return true
		}
	}
	return false
}

// exact deals the slots under limits one after another, each card with the weight of the deals that it leaves
// possible. The weights are counted once for each set of cards used and each sum that still matters.
func (d *deal) exact(h *hand, rng *rand.Rand) {
	for _, n := range d.hidden[:d.bound] {
		h.laid[n] = 0
	}
	c := tally{d: d, h: h, known: map[position]float64{}}
	for i, n := range d.hidden[:d.bound] {
		var weights [DeckSize]float64
		sum := 0.0
		for j := i; j < d.cards; j++ {
			h.laid[n] = d.free[j]
			d.free[i], d.free[j] = d.free[j], d.free[i]
			weights[j] = c.count(i + 1)
			d.free[i], d.free[j] = d.free[j], d.free[i]
			sum += weights[j]
		}
		j := i
		for at := rng.Float64() * sum; j+1 < d.cards && at >= weights[j]; j++ {
			at -= weights[j]
		}
		d.free[i], d.free[j] = d.free[j], d.free[i]
		h.laid[n] = d.free[i]
	}
}

// tally counts the deals of the slots under limits.
type tally struct {
	d     *deal
	h     *hand
	known map[position]float64
}

// position is what the number of deals from a slot on depends on: the cards used, and how much each limit has left.
type position struct {
	slot int
	used uint16
	left [DeckSize]uint8
}

// count gives the number of deals of the slots from that one on.
func (c *tally) count(slot int) float64 {
	at := position{slot: slot}
	for i, l := range c.d.limits[:c.d.limitLen] {
		low := c.h.lowest(uint16(l))
		if low > Limit {
			return 0
		}
		at.left[i] = uint8(low)
	}
	if slot == c.d.bound {
		return 1
	}
	for _, card := range c.d.free[:slot] {
		at.used |= 1 << card
	}
	if n, ok := c.known[at]; ok {
		return n
	}
	total := 0.0
	n := c.d.hidden[slot]
	for j := slot; j < c.d.cards; j++ {
		c.d.free[slot], c.d.free[j] = c.d.free[j], c.d.free[slot]
		c.h.laid[n] = c.d.free[slot]
		total += c.count(slot + 1)
		c.d.free[slot], c.d.free[j] = c.d.free[j], c.d.free[slot]
	}
	c.h.laid[n] = 0
	c.known[at] = total
	return total
}
