package getadler

import "safehouse/game"

// nextTurn passes the turn on to the left until a seat plays, and ends the match after the last hour (G2).
func (s *State) nextTurn(o *observer) {
	s.phase = PhaseDraw
	for seat := s.left(s.current); ; seat = s.left(seat) {
		if seat == s.first {
			if s.hour == Hours {
				s.midnight(o)
				s.current = seat
				return
			}
			s.beginHour(o)
		}
		if s.beginTurn(seat, o) {
			return
		}
	}
}

func (s *State) beginHour(o *observer) {
	o.number(HourBegan, game.Table, int(s.hour)+1)
	s.hour++
}

// beginTurn begins the turn of a seat. It gives false where there is none to play: eliminated seats have no turns (G26),
// and one that is out comes back by missing this one (G13).
func (s *State) beginTurn(seat game.Seat, o *observer) bool {
	if s.eliminated.Has(seat) {
		return false
	}
	if s.out.Has(seat) {
		o.one(TurnMissed, seat)
		s.beginEntry(seat)
		s.out = s.out.Without(seat)
		s.turn().did(DeedMissed, game.Table, NoKind)
		return false
	}
	o.one(TurnBegan, seat)
	s.beginEntry(seat)
	if s.stocked(o) {
		s.ask(PhaseDraw, game.Nature)
		return true
	}
	o.one(NothingDrawn, s.current)
	s.afterDraw(o)
	return true
}

// afterDraw asks for Collins's exchange where there is one (G40), else for the play.
func (s *State) afterDraw(o *observer) {
	if s.revealed() && s.roles[s.current] == Collins && s.lives(Adler) && s.hands[s.current] != (tally{}) &&
		s.hands[s.seatOf(Adler)] != (tally{}) {
		s.ask(PhaseExchange, s.current)
		return
	}
	s.askPlay(o)
}

// askPlay asks for the play; who has no card has had its turn (G54).
func (s *State) askPlay(o *observer) {
	if s.hands[s.current] != (tally{}) {
		s.ask(PhasePlay, s.current)
		return
	}
	o.one(NothingPlayed, s.current)
	s.turn().did(DeedNothing, game.Table, NoKind)
	s.nextTurn(o)
}
