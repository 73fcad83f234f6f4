package topsecret

import "safehouse/game"

// apply is the one place where the match moves on. With a teller it also says what the teller's viewer sees.
func (s *State) apply(seat game.Seat, m Move, t *teller) {
	switch m.Op {
	case OpMarker:
		s.marker = game.Seat(m.A)
		if t != nil {
			t.tell(Event{Kind: MarkerDrawn, Seat: s.marker})
		}
		s.beginGame(t)
	case OpDeal:
		s.clear()
		s.game++
		s.moveMarker()
		s.beginGame(t)
	case OpDocument:
		s.choose(seat, s.documentOf(m.A), t)
	case OpAgent:
		s.choose(seat, Agent, t)
	case OpMole:
		s.choose(seat, Mole, t)
	case OpAssassin:
		s.choose(seat, Assassin, t)
	case OpCall, OpSilence:
		s.answer(seat, m.Op == OpCall, t)
	case OpSteal:
		s.steal(seat, game.Seat(m.A), t)
		s.resolveMoles(t)
	case OpBank, OpLeave:
		s.decide(seat, m.Op == OpBank, t)
	}
}

// documentOf is the document of that value in steps, NoKind where there is none.
func (s *State) documentOf(steps uint8) Kind {
	for rank, v := range s.values {
		if v == steps {
			return Document1 + Kind(rank)
		}
	}
	return NoKind
}

// clear takes all cards back into the hands; scores, wins and the marker stay (T29).
func (s *State) clear() {
	for seat := range s.seats {
		s.hand[seat] = s.dealt
		s.singles[seat], s.pairs[seat], s.jokers[seat] = 0, 0, 0
		s.points[seat], s.fines[seat] = 0, 0
	}
	s.discard = 0
	s.turn = 0
	s.gameWinners = 0
}

// beginGame begins the first turn.
func (s *State) beginGame(t *teller) {
	if t != nil {
		t.gameBegan(s)
	}
	s.beginTurn(t)
}

// moveMarker gives the priority marker to the next seat, which sits on the left (T8).
func (s *State) moveMarker() {
	if s.marker++; uint8(s.marker) == s.seats {
		s.marker = 0
	}
}

// beginTurn asks all seats for a card (T2).
func (s *State) beginTurn(t *teller) {
	s.turn++
	s.assassins = 0
	s.phase = PhaseChoose
	s.asked, s.banking = s.all(), 0
	s.waiting = s.asked
	if t != nil {
		t.tell(Event{Kind: TurnBegan, Seat: s.marker, N: int16(s.turn)})
	}
}

// choose lays a card face down. The last seat's opens all.
func (s *State) choose(seat game.Seat, k Kind, t *teller) {
	s.hand[seat] -= one(k)
	s.pick[seat] = k
	s.waiting = s.waiting.Without(seat)
	if t != nil {
		t.chosen(s, seat)
	}
	if s.waiting == 0 {
		s.turnUp(t)
	}
}

// turnUp turns all cards up where they lie. Assassins come before moles (T6).
func (s *State) turnUp(t *teller) {
	var killers game.Seats
	for seat := range game.Seat(s.seats) {
		if t != nil {
			t.turned(s, seat)
		}
		if s.pick[seat] == Assassin {
			killers = killers.With(seat)
		}
	}
	s.assassins = uint8(killers.Len())
	switch {
	case killers == 0:
		s.placeAll(t)
		s.resolveMoles(t)
	case s.called:
		s.phase = PhaseCall
		s.asked, s.waiting = killers, killers
	default:
		s.explode(t)
	}
}

// place lays a turned card on its owner's safe.
func (s *State) place(seat game.Seat, t *teller) {
	at := 0
	if s.up[seat][0] != 0 {
		at = 1
	}
	card := NewCard(s.pick[seat], seat)
	s.pick[seat] = NoKind
	s.up[seat][at] = upCard(card) | fresh
	if t != nil {
		t.placed(s, seat, card, at)
	}
}

// placeAll places documents and special agents; moles never lie on a safe (T33).
func (s *State) placeAll(t *teller) {
	for seat := range game.Seat(s.seats) {
		if s.pick[seat].Loot() {
			s.place(seat, t)
		}
	}
}

// answer takes a called «Boum!» or the fine for a forgotten one (T23); the bomb goes off when all have answered.
func (s *State) answer(seat game.Seat, called bool, t *teller) {
	if !called {
		s.fines[seat]++
	}
	if t != nil {
		t.answered(seat, called)
	}
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.explode(t)
	}
}
