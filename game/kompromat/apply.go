package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// apply is the one place where the match moves on. With an observer it also says what that one sees; Nature
// draws on behalf of the seat in turn, so that the mover need not be given.
func (s *State) apply(m Move, o *observer) {
	me := &s.side[s.turn&1]
	switch m.Op {
	case OpFirst:
		o.of(StarterDrawn, game.Seat(m.A), 0)
		s.beginRound(game.Seat(m.A), o)
	case OpLay:
		s.lay(Mission(m.A), o)
	case OpDeal:
		s.deal(Card(m.A), o)
	case OpPeek:
		if o != nil {
			o.Add(Event{Kind: CardPeeked, Seat: s.turn, Slot: me.topLen, Card: o.only(s.turn, Card(m.A))})
		}
		me.top[me.topLen] = Card(m.A)
		me.topLen++
		s.peek(o)
	case OpStun:
		s.remove(rival(s.turn), m.A, o)
		s.resume(stepBefore, o)

	case OpDraw:
		if s.step == stepDraw {
			s.step = stepDealFirst
		} else {
			me.safe |= 1 << (me.laidLen - 1)
			s.step = stepDealMore
		}
	case OpPlace:
		s.place(m.A, o)
	case OpStop:
		o.at(Stopped, s, uint8(s.current), 0)
		s.current = none
		s.low = 0
		s.endTurn(o)

	case OpUse:
		s.use(Item(m.A), m.B, o)
	case OpSeen:
		o.at(CardsSeen, s, uint8(s.focusAt), 1)
		s.resume(stepBefore, o)
	case OpOrder:
		s.putBack(Orders[m.A], o)
	case OpRemove:
		s.remove(s.turn, m.A, o)
		s.resume(stepBefore, o)
	case OpKeep:
		o.at(NothingRemoved, s, uint8(s.focusAt), 0)
		s.resume(stepBefore, o)
	case OpPass, OpDone:
		o.of(Passed, s.turn, int(m.Op-OpPass))
		if m.Op == OpDone {
			me.done = 1 + me.returnable()
		}
		s.declined++
		s.window(s.step, rival(s.turn), o)

	case OpDeclare:
		s.declare(int(m.A), o)
	case OpDiscard:
		o.at(TokenDiscarded, s, uint8(s.current), 0)
		me.tokens--
		s.afterPerfect(o)
	case OpHold:
		o.at(TokenHeld, s, uint8(s.current), 0)
		s.afterPerfect(o)
	}
}

// beginRound clears the table of everything but tokens, items and cards won, for a round that a seat starts.
func (s *State) beginRound(starter game.Seat, o *observer) {
	o.of(RoundBegan, starter, int(s.round)+1)
	s.starter = starter
	s.round++
	for i := range s.side {
		s.side[i].hand = hand{deck: fullDeck}
	}
	s.row, s.counter, s.fate = [RowSize]Mission{}, [RowSize]Mission{}, [RowSize]Fate{}
	s.turn = s.starter
	s.current = none
	s.revealing = false
	s.declined = 0
	s.step = stepLay
}

// lay puts a mission card on its place; a counter-intelligence card that would be a cover is set aside (K3). The
// deck never runs out: each round uses four of the 24 other cards (K4).
func (s *State) lay(m Mission, o *observer) {
	at := s.nextPlace()
	if o != nil {
		o.lay(s, m, at)
	}
	s.unlaid &^= 1 << m
	switch {
	case m.Kind() != CounterIntelligence:
		s.row[at] = m
	case s.counter[at] == 0:
		s.counter[at] = m
	default:
		s.aside |= 1 << m
	}
	if s.nextPlace() != none {
		return
	}
	if o != nil {
		o.asideBack(s)
	}
	s.unlaid |= s.aside
	s.aside = 0
	s.step = stepDraw
}

// deal gives the seat in turn a card: the first of a turn into its hand, a further one to its open attempt.
func (s *State) deal(c Card, o *observer) {
	me := &s.side[s.turn]
	if o != nil {
		o.deal(s, c)
	}
	me.deck &^= 1 << c
	if me.topLen > 0 {
		me.top = [3]Card{me.top[1], me.top[2]}
		me.topLen--
	}
	if s.step == stepDealFirst {
		s.drawn = c
		s.step = stepPlace
		return
	}
	me.laid[me.laidLen] = c
	me.laidLen++
	me.count[s.current]++
	s.low += equipment[c].low
	s.step = stepMore
}

// place lays the first card of a turn face up at a mission (K6, K7).
func (s *State) place(mission uint8, o *observer) {
	me := &s.side[s.turn]
	if o != nil {
		o.Add(Event{Kind: CardPlacedUp, Seat: s.turn, Index: mission, Mission: s.row[mission], Card: s.drawn, Moved: true,
			From: game.Place{Zone: ZoneDrawn + game.Zone(s.turn)}, To: attemptPlace(s.turn, mission, 0)})
	}
	me.tried |= 1 << mission
	me.first[mission] = me.laidLen
	me.count[mission] = 1
	me.laid[me.laidLen] = s.drawn
	me.laidLen++
	s.low = equipment[s.drawn].low
	s.current = int8(mission)
	s.drawn = 0
	s.step = stepMore
}

// endTurn gives the turn to whoever can place: the rival, else the same seat again (K25), else the reveal begins
// (K37).
func (s *State) endTurn(o *observer) {
	other := rival(s.turn)
	switch {
	case s.side[other].canPlace():
		s.turn = other
		s.step = stepDraw
	case s.side[s.turn].canPlace():
		s.step = stepDraw
	default:
		o.of(RevealBegan, 0, 0)
		s.revealing = true
		s.openMission(0, o)
	}
}

// finish ends the match.
func (s *State) finish(ending Ending, winner game.Seat, o *observer) {
	o.of(MatchEnded, winner, int(ending))
	s.step = stepOver
	s.ending = ending
	s.winner = winner
}

// endRound takes the equipment back and begins the next round, or counts the points after the last.
func (s *State) endRound(o *observer) {
	if s.round == Rounds {
		s.finishByPoints(o)
		s.current = none
		s.revealing = false
		return
	}
	if o != nil {
		o.equipmentBack(s)
	}
	s.beginRound(rival(s.starter), o)
}

// finishByPoints compares points, then tokens (K30, K31).
func (s *State) finishByPoints(o *observer) {
	a, b := s.score(0), s.score(1)
	switch {
	case a.Total() != b.Total():
		s.finish(EndPoints, better(a.Total(), b.Total()), o)
	case a.Tokens != b.Tokens:
		s.finish(EndTokens, better(a.Tokens, b.Tokens), o)
	default:
		s.finish(EndDraw, game.Public, o)
	}
}

// better is the seat of the higher of two different numbers.
func better(first, second int) game.Seat {
	if first > second {
		return 0
	}
	return 1
}

// bit reports whether bit n of a mask is set.
func bit(mask uint8, n int8) bool { return mask>>n&1 != 0 }

// slotsOf gives the numbers, counted from 0 within an attempt, of the cards of a mask of the list.
func (h *hand) slotsOf(mission int, cards uint16) uint16 {
	return cards >> h.first[mission] & (1<<h.count[mission] - 1)
}

// removedBefore counts the cards that a seat has aside.
func (h *hand) removedBefore() int { return bits.OnesCount16(h.removed) }

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
