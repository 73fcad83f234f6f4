package kompromat

import "safehouse/game"

// apply is the one place where the match moves on. With an observer it also says what that one sees; Nature
// draws on behalf of the seat in turn, so that the mover need not be given.
func (s *State) apply(m Move, o *observer) {
	me := &s.side[s.turn&1]
	switch m.Op {
	case OpFirst:
		o.of(StarterDrawn, game.Seat(m.A), 0)
		beginRound(s, game.Seat(m.A), o)
	case OpLay:
		lay(s, Mission(m.A), o)
	case OpDeal:
		dealCard(s, Card(m.A), o)
	case OpPeek:
		if o != nil {
			o.Add(Event{Kind: CardPeeked, Seat: s.turn, Slot: me.topLen, Card: o.only(s.turn, Card(m.A))})
		}
		me.top[me.topLen] = Card(m.A)
		me.topLen++
		peek(s, o)
	case OpStun:
		remove(s, rival(s.turn), m.A, o)
		resume(s, stepBefore, o)

	case OpDraw:
		if s.step == stepDraw {
			s.step = stepDealFirst
		} else {
			me.safe |= 1 << (me.laidLen - 1)
			s.step = stepDealMore
		}
	case OpPlace:
		place(s, m.A, o)
	case OpStop:
		o.at(Stopped, s, uint8(s.current), 0)
		s.current = none
		s.low = 0
		endTurn(s, o)

	case OpUse:
		use(s, Item(m.A), m.B, o)
	case OpSeen:
		o.at(CardsSeen, s, uint8(s.focusAt), 1)
		resume(s, stepBefore, o)
	case OpOrder:
		putBack(s, Orders[m.A], o)
	case OpRemove:
		remove(s, s.turn, m.A, o)
		resume(s, stepBefore, o)
	case OpKeep:
		o.at(NothingRemoved, s, uint8(s.focusAt), 0)
		resume(s, stepBefore, o)
	case OpPass, OpDone:
		o.of(Passed, s.turn, int(m.Op-OpPass))
		if m.Op == OpDone {
			me.done = 1 + me.returnable()
		}
		s.declined++
		askWindow(s, s.step, rival(s.turn), o)

	case OpDeclare:
		declare(s, int(m.A), o)
	case OpDiscard:
		o.at(TokenDiscarded, s, uint8(s.current), 0)
		me.tokens--
		afterPerfect(s, o)
	case OpHold:
		o.at(TokenHeld, s, uint8(s.current), 0)
		afterPerfect(s, o)
	}
}

// beginRound clears the table of everything but tokens, items and cards won, for a round that a seat starts.
func beginRound(s *State, starter game.Seat, o *observer) {
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

// lay puts a mission card on its place (K3). The deck never runs out: each round uses four of the 24 other cards (K4).
func lay(s *State, m Mission, o *observer) {
	at := s.nextPlace()
	if o != nil {
		o.lay(s, m, at)
	}
	s.put(m, at)
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

// dealCard gives the seat in turn a card: the first of a turn into its hand, a further one to its open attempt.
func dealCard(s *State, c Card, o *observer) {
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
func place(s *State, mission uint8, o *observer) {
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
func endTurn(s *State, o *observer) {
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
		openMission(s, 0, o)
	}
}

// finish ends the match.
func finish(s *State, ending Ending, winner game.Seat, o *observer) {
	o.of(MatchEnded, winner, int(ending))
	s.step = stepOver
	s.ending = ending
	s.winner = winner
}

// endRound takes the equipment back and begins the next round, or counts the points after the last.
func endRound(s *State, o *observer) {
	if s.round == Rounds {
		finishByPoints(s, o)
		s.current = none
		s.revealing = false
		return
	}
	if o != nil {
		o.equipmentBack(s)
	}
	beginRound(s, rival(s.starter), o)
}

// finishByPoints compares points, then tokens (K30, K31).
func finishByPoints(s *State, o *observer) {
	a, b := s.Points(0), s.Points(1)
	switch {
	case a.Total() != b.Total():
		finish(s, EndPoints, better(a.Total(), b.Total()), o)
	case a.Tokens != b.Tokens:
		finish(s, EndTokens, better(a.Tokens, b.Tokens), o)
	default:
		finish(s, EndDraw, game.Public, o)
	}
}

// better is the seat of the higher of two different numbers.
func better(first, second int) game.Seat {
	if first > second {
		return 0
	}
	return 1
}
