package kompromat

import "safehouse/game"

// use spends an item of the seat in turn (rulings 1.3).
func (s *State) use(item Item, b uint8, o *observer) {
	me := &s.side[s.turn]
	if o != nil {
		o.use(s, item, b)
	}
	me.items &^= 1 << item
	s.declined = 0
	window := s.step
	if window == stepMore {
		me.safe |= 1 << (me.laidLen - 1)
	}
	switch item {
	case NightVision:
		if o != nil {
			o.spy(s, b)
		}
		other := &s.side[rival(s.turn)]
		other.seen |= other.faceDown(int(b))
		s.pend(item, int8(b), stepSeen)
	case Binoculars:
		s.pend(item, none, stepPeek)
		if int(me.topLen) == me.peeks() {
			s.step = stepOrder
		}
	case StunGun:
		s.pend(item, int8(b), stepHit)
	case SmokeScreen:
		s.pend(item, int8(b), stepSmoke)
	case ForgedPapers:
		o.of(TokensReturned, s.turn, int(b))
		me.tokens -= b
		s.resume(window, o)
	case PoisonPen:
		total := max(0, int(me.total[s.current])+4*int(b)-2)
		o.at(Adjusted, s, uint8(s.current), int16(total))
		me.total[s.current] = uint8(total)
		s.resume(window, o)
	}
}

// pend waits for the rest of an item's effect.
func (s *State) pend(item Item, at int8, then step) {
	s.focus = item
	s.focusAt = at
	s.step = then
}

// resume goes on after an item: with the window, where the other seat is asked next, or with the turn.
func (s *State) resume(window step, o *observer) {
	s.focus = NoItem
	s.focusAt = none
	switch {
	case s.revealing:
		s.window(window, rival(s.turn), o)
	case s.drawn != 0:
		s.step = stepPlace
	case s.current >= 0:
		s.step = stepMore
	default:
		s.step = stepDraw
	}
}

// peek goes on once Nature has turned up as many cards as the binoculars show.
func (s *State) peek(o *observer) {
	me := &s.side[s.turn]
	if int(me.topLen) < me.peeks() {
		return
	}
	o.of(DeckLooked, s.turn, int(me.topLen))
	s.step = stepOrder
}

// putBack orders the cards on top of the deck.
func (s *State) putBack(order string, o *observer) {
	o.of(DeckOrdered, s.turn, 0)
	me := &s.side[s.turn]
	seen := me.top
	for i := range order {
		me.top[i] = seen[order[i]-'1']
	}
	s.resume(stepDraw, o)
}

// remove takes card number slot of a seat's attempt at the item's mission aside for this round (K34).
func (s *State) remove(owner game.Seat, slot uint8, o *observer) {
	h := &s.side[owner]
	n := h.first[s.focusAt] + slot
	if o != nil {
		o.remove(s, owner, slot, h.laid[n])
	}
	h.removed |= 1 << n
	if !s.revealing && s.focusAt == s.current {
		h.early, h.earlyAt = n+1, h.count[s.focusAt]
		s.low -= equipment[h.laid[n]].low
	}
}
