package getadler

import "safehouse/game"

// fighters are the seats that laid a card in the confrontation.
func (s *State) fighters() game.Seats {
	var set game.Seats
	for _, l := range s.laid[:s.cards] {
		set = set.With(l.seat())
	}
	return set & s.living()
}

// refiller is the next seat that is to refill its hand, from the arrester clockwise; the Table where all have (G25).
func (s *State) refiller() game.Seat {
	set := s.fighters()
	for n, seat := s.seats, s.arrester; n > 0; n, seat = n-1, s.left(seat) {
		if set.Has(seat) && s.hands[seat].sum() < HandSize {
			return seat
		}
	}
	return game.Table
}

// refill lets Nature draw for those who laid cards, then winds the confrontation up. The cards used in it, and the hand
// put away, are in no shuffle before that (G3, G55).
func (s *State) refill(o *observer) {
	s.owed = 0
	s.phase = PhaseRefill
	if s.refiller() != game.Table {
		if s.stocked(o) {
			s.ask(PhaseRefill, game.Nature)
			return
		}
		s.tellUndrawn(o)
	}
	s.windUp(o)
}

// tellUndrawn tells of all who cannot refill, in their order.
func (s *State) tellUndrawn(o *observer) {
	set := s.fighters()
	for n, seat := s.seats, s.arrester; n > 0; n, seat = n-1, s.left(seat) {
		if set.Has(seat) && s.hands[seat].sum() < HandSize {
			o.one(NothingDrawn, seat)
		}
	}
}

// windUp puts the cards of the confrontation and the hand put away under the discard pile; the turn goes on to the left
// of the arrester (G27).
func (s *State) windUp(o *observer) {
	o.number(Cleared, game.Table, int(s.cards))
	for _, l := range s.laid[:s.cards] {
		s.discard.add(l.kind())
	}
	if loser := s.loser(); loser != game.Table {
		s.away.pour(&s.hands[loser])
		s.learnAway(loser)
	}
	s.clearFight()
	s.nextTurn(o)
}
