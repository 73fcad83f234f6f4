package getadler

import "safehouse/game"

// drawBranch shows the branch of the ultimate mission; the document goes back (G48).
func drawBranch(s *State, k Kind, o *observer) {
	o.card(BranchDrawn, game.Public, game.Public, k)
	s.branch = k
}

// dealRole gives the next seat its character.
func dealRole(s *State, r Role, o *observer) {
	seat := game.Seat(s.dealt)
	o.role(RoleDealt, seat, r, game.SeatsOf(seat))
	s.roles[seat] = r
	s.dealt++
}

// drawFirst chooses the first player (G1); then everybody looks at what was dealt.
func drawFirst(s *State, seat game.Seat, o *observer) {
	o.one(FirstDrawn, seat)
	s.first, s.current = seat, seat
	s.phase, s.waiting = PhaseMeet, s.all()
}

// ready puts a seat's first look away. The last one lets the first turn begin.
func ready(s *State, seat game.Seat, o *observer) {
	o.one(SeatReady, seat)
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		beginHour(s, o)
		s.phase = PhaseDraw
		beginTurn(s, s.first, o)
	}
}

// drawer is the seat that is to draw: while hands are dealt the first without a full one, then the seat on turn, and
// in a refill the next in order; Public where none is.
func drawer(s *State) game.Seat {
	switch s.phase {
	case PhaseDeal:
		for seat := range game.Seat(s.seats) {
			if s.hands[seat].sum() < HandSize {
				return seat
			}
		}
		return game.Public
	case PhaseRefill:
		return refiller(s)
	default:
		return s.current
	}
}

// draw gives the drawer a card of the pile.
func draw(s *State, k Kind, o *observer) {
	seat := drawer(s)
	o.drew(seat, k, s.phase == PhaseDeal)
	s.deal(seat, k)
	switch s.phase {
	case PhaseDraw:
		afterDraw(s, o)
	case PhaseRefill:
		refill(s, o)
	}
}

// stocked reports whether a card can be drawn; if the pile is empty, the discard pile is shuffled first (G3).
func stocked(s *State, o *observer) bool {
	if s.pile != (tally{}) {
		return true
	}
	n := s.discard.sum() + s.away.sum()
	if n == 0 {
		return false
	}
	o.number(Reshuffled, game.Public, n)
	s.shuffle()
	return true
}
