package getadler

import "safehouse/game"

// drawBranch shows the branch of the ultimate mission; the document goes back (G48).
func (s *State) drawBranch(k Kind, o *observer) {
	o.card(BranchDrawn, game.Public, game.Public, k)
	s.branch = k
}

// dealRole gives the next seat its character.
func (s *State) dealRole(r Role, o *observer) {
	seat := game.Seat(s.dealt)
	o.role(RoleDealt, seat, r, game.SeatsOf(seat))
	s.roles[seat] = r
	s.dealt++
}

// drawFirst chooses the first player (G1); then everybody looks at what was dealt.
func (s *State) drawFirst(seat game.Seat, o *observer) {
	o.one(FirstDrawn, seat)
	s.first, s.current = seat, seat
	s.phase, s.waiting = PhaseMeet, s.all()
}

// ready puts a seat's first look away. The last one lets the first turn begin.
func (s *State) ready(seat game.Seat, o *observer) {
	o.one(SeatReady, seat)
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.beginHour(o)
		s.phase = PhaseDraw
		s.beginTurn(s.first, o)
	}
}

// drawer is the seat that is to draw: while hands are dealt the first without a full one, then the seat on turn, and
// in a refill the next in order; Public where none is.
func (s *State) drawer() game.Seat {
	switch s.phase {
	case PhaseDeal:
		for seat := range game.Seat(s.seats) {
			if s.hands[seat].sum() < HandSize {
				return seat
			}
		}
		return game.Public
	case PhaseRefill:
		return s.refiller()
	default:
		return s.current
	}
}

// draw gives the drawer a card of the pile.
func (s *State) draw(k Kind, o *observer) {
	seat := s.drawer()
	o.drew(seat, k, s.phase == PhaseDeal)
	s.pile.take(k)
	s.hands[seat].add(k)
	s.learnDraw(seat, k)
	switch s.phase {
	case PhaseDraw:
		s.afterDraw(o)
	case PhaseRefill:
		s.refill(o)
	}
}

// stocked reports whether a card can be drawn; if the pile is empty, the discard pile is shuffled first (G3).
func (s *State) stocked(o *observer) bool {
	if s.pile != (tally{}) {
		return true
	}
	n := s.discard.sum() + s.away.sum()
	if n == 0 {
		return false
	}
	o.number(Reshuffled, game.Public, n)
	s.learnShuffle()
	s.pile.pour(&s.discard)
	s.pile.pour(&s.away)
	return true
}
