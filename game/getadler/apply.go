package getadler

import "safehouse/game"

// apply is the one place where the match moves on. With an observer it also says what that one sees.
func (s *State) apply(seat game.Seat, m Move, o *observer) {
	switch m.Op {
	case OpBranch:
		drawBranch(s, Kind(m.A), o)
	case OpRole:
		dealRole(s, Role(m.A), o)
	case OpFirst:
		drawFirst(s, game.Seat(m.A), o)
	case OpDraw:
		draw(s, Kind(m.A), o)
	case OpTake:
		take(s, Kind(m.A), o)
	case OpReady:
		ready(s, seat, o)
	case OpAsk:
		question(s, game.Seat(m.A), Trait(m.B), Colour(m.C), o)
	case OpLook:
		look(s, game.Seat(m.A), o)
	case OpSpy:
		spy(s, game.Seat(m.A), m.B, o)
	case OpArrest:
		arrest(s, game.Seat(m.A), Role(m.B), o)
	case OpDiscard:
		drop(s, Kind(m.A), o)
	case OpYes, OpNo:
		answer(s, seat, m.Op == OpYes, o)
	case OpSeen:
		o.with(LookEnded, seat, s.turn().Target)
		nextTurn(s, o)
	case OpGive:
		give(s, seat, Kind(m.A), o)
	case OpReply:
		reply(s, Kind(m.A), o)
	case OpSurrender:
		surrender(s, o)
	case OpPursue:
		pursue(s, seat, o)
	case OpLetGo:
		letGo(s, seat, o)
	case OpShoot:
		shoot(s, seat, o)
	case OpHold:
		hold(s, seat, NoKind, o)
	case OpLoot:
		loot(s, seat, Kind(m.A), o)
	case OpEnough:
		o.with(LootEnded, seat, s.loser())
		refill(s, o)
	}
}

// nextTurn passes the turn on to the left until a seat plays, and ends the match after the last hour (G2).
func nextTurn(s *State, o *observer) {
	s.phase = PhaseDraw
	for seat := s.left(s.current); ; seat = s.left(seat) {
		if seat == s.first {
			if s.hour == Hours {
				midnight(s, o)
				s.current = seat
				return
			}
			beginHour(s, o)
		}
		if beginTurn(s, seat, o) {
			return
		}
	}
}

func beginHour(s *State, o *observer) {
	o.number(HourBegan, game.Public, int(s.hour)+1)
	s.hour++
}

// beginTurn begins the turn of a seat. It gives false where there is none to play: eliminated seats have no turns
// (G26), and one that is out comes back by missing this one (G13).
func beginTurn(s *State, seat game.Seat, o *observer) bool {
	if s.eliminated.Has(seat) {
		return false
	}
	if s.out.Has(seat) {
		o.one(TurnMissed, seat)
		enter(s, seat)
		s.out = s.out.Without(seat)
		s.turn().did(DeedMissed, game.Public, NoKind)
		return false
	}
	o.one(TurnBegan, seat)
	enter(s, seat)
	if stocked(s, o) {
		s.ask(PhaseDraw, game.Nature)
		return true
	}
	o.one(NothingDrawn, s.current)
	afterDraw(s, o)
	return true
}

// enter makes a seat the current one and begins its turn in the history.
func enter(s *State, seat game.Seat) {
	s.current = seat
	s.begin(s.hour, seat, s.Revealed())
}

// afterDraw asks for Collins's exchange where there is one (G40), else for the play.
func afterDraw(s *State, o *observer) {
	if s.Revealed() && s.roles[s.current] == Collins && s.Lives(Adler) && s.hands[s.current] != (tally{}) &&
		s.hands[s.SeatOf(Adler)] != (tally{}) {
		s.ask(PhaseExchange, s.current)
		return
	}
	askPlay(s, o)
}

// askPlay asks for the play; who has no card has had its turn (G54).
func askPlay(s *State, o *observer) {
	if s.hands[s.current] != (tally{}) {
		s.ask(PhasePlay, s.current)
		return
	}
	o.one(NothingPlayed, s.current)
	s.turn().did(DeedNothing, game.Public, NoKind)
	nextTurn(s, o)
}
