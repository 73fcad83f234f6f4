package topsecret

import "safehouse/game"

// apply is the one place where the match moves on. With an observer it also says what that one sees, each event before
// it happens. In the middle of a move nobody owes a decision: the phase is that of the decision that was made last.
func (s *State) apply(seat game.Seat, m Move, o *observer) {
	switch m.Op {
	case OpMarker:
		if o != nil {
			o.Add(Event{Kind: MarkerDrawn, Seat: game.Seat(m.A)})
		}
		s.waiting = 0
		s.marker = game.Seat(m.A)
		if o != nil {
			o.gameBegan(s, s.game)
		}
		s.beginTurn(s.marker, o)
	case OpDeal:
		if o != nil {
			o.gameBegan(s, s.game+1)
		}
		s.clear()
		s.game++
		s.beginTurn(s.nextMarker(), o)
	case OpDocument, OpAgent, OpMole, OpAssassin:
		s.choose(seat, s.kindOf(m), o)
	case OpCall, OpSilence:
		s.answer(seat, m.Op == OpCall, o)
	case OpSteal:
		s.waiting = 0
		s.steal(seat, game.Seat(m.A), o)
		s.resolveMoles(o)
	case OpBank, OpLeave:
		s.decide(seat, m.Op == OpBank, o)
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
	s.phase = PhaseSetup
	s.waiting = 0
}

// nextMarker is the seat that has the priority marker next: the one on the left (T8).
func (s *State) nextMarker() game.Seat {
	if next := s.marker + 1; uint8(next) < s.seats {
		return next
	}
	return 0
}

// beginTurn gives a seat the priority marker and asks all seats for a card (T2).
func (s *State) beginTurn(marker game.Seat, o *observer) {
	if o != nil {
		o.Add(Event{Kind: TurnBegan, Seat: marker, N: int16(s.turn) + 1})
	}
	s.turn++
	s.marker = marker
	s.assassins = 0
	s.phase = PhaseChoose
	s.asked, s.banking = s.all(), 0
	s.waiting = s.asked
}

// choose lays a card face down. The last seat's opens all.
func (s *State) choose(seat game.Seat, k Kind, o *observer) {
	if o != nil {
		o.chosen(s, seat, k)
	}
	s.hand[seat] -= one(k)
	s.pick[seat] = k
	s.waiting = s.waiting.Without(seat)
	if s.waiting == 0 {
		s.turnUp(o)
	}
}

// turnUp turns all cards up where they lie. Assassins come before moles (T6). While cards are turned before an
// observer's eyes, asked are the seats whose cards still lie face down.
func (s *State) turnUp(o *observer) {
	var killers game.Seats
	for seat := range game.Seat(s.seats) {
		if o != nil {
			o.lies(s, CardTurned, seat, NewCard(s.pick[seat], seat))
			s.asked = s.asked.Without(seat)
		}
		if s.pick[seat] == Assassin {
			killers = killers.With(seat)
		}
	}
	s.assassins = uint8(killers.Len())
	switch {
	case killers == 0:
		s.placeAll(o)
		s.resolveMoles(o)
	case s.called:
		s.phase = PhaseCall
		s.asked, s.waiting = killers, killers
	default:
		s.explode(o)
	}
}

// place lays a turned card on its owner's safe.
func (s *State) place(seat game.Seat, o *observer) {
	at := 0
	if s.up[seat][0] != 0 {
		at = 1
	}
	card := NewCard(s.pick[seat], seat)
	if o != nil {
		o.moved(s, CardPlaced, seat, card, pickPlace(seat), upPlace(seat, at))
	}
	s.pick[seat] = NoKind
	s.up[seat][at] = upCard(card) | fresh
}

// placeAll places documents and special agents; moles never lie on a safe (T33).
func (s *State) placeAll(o *observer) {
	for seat := range game.Seat(s.seats) {
		if s.pick[seat].Loot() {
			s.place(seat, o)
		}
	}
}

// answer takes a called «Boum!» or the fine for a forgotten one (T23); the bomb goes off when all have answered.
func (s *State) answer(seat game.Seat, called bool, o *observer) {
	if o != nil {
		o.answered(seat, called)
	}
	if !called {
		s.fines[seat]++
	}
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.explode(o)
	}
}
