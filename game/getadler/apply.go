package getadler

import (
	"safehouse/game"
)

// apply is the one place where the match moves on. With an observer it also says what that one sees.
func (s *State) apply(seat game.Seat, m Move, o *observer) {
	switch m.Op {
	case OpBranch:
		s.drawBranch(Kind(m.A), o)
	case OpRole:
		s.dealRole(Role(m.A), o)
	case OpFirst:
		s.drawFirst(game.Seat(m.A), o)
	case OpDraw:
		s.draw(Kind(m.A), o)
	case OpTake:
		s.take(Kind(m.A), o)
	case OpReady:
		s.ready(seat, o)
	case OpAsk:
		s.question(game.Seat(m.A), Trait(m.B), Colour(m.C), o)
	case OpLook:
		s.look(game.Seat(m.A), o)
	case OpSpy:
		s.spy(game.Seat(m.A), m.B, o)
	case OpArrest:
		s.arrest(game.Seat(m.A), Role(m.B), o)
	case OpDiscard:
		s.drop(Kind(m.A), o)
	case OpYes, OpNo:
		s.answer(seat, m.Op == OpYes, o)
	case OpSeen:
		o.with(LookEnded, seat, s.turn().target())
		s.nextTurn(o)
	case OpGive:
		s.give(seat, Kind(m.A), o)
	case OpReply:
		s.reply(Kind(m.A), o)
	case OpSurrender:
		s.surrender(o)
	case OpPursue:
		s.pursue(seat, o)
	case OpLetGo:
		s.letGo(seat, o)
	case OpShoot:
		s.shoot(seat, o)
	case OpHold:
		s.hold(seat, NoKind, o)
	case OpLoot:
		s.loot(seat, Kind(m.A), o)
	case OpEnough:
		o.with(LootEnded, seat, s.loser())
		s.refill(o)
	}
}

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
	o.number(HourBegan, game.Public, int(s.hour)+1)
	s.hour++
}

// beginTurn begins the turn of a seat. It gives false where there is none to play: eliminated seats have no turns
// (G26), and one that is out comes back by missing this one (G13).
func (s *State) beginTurn(seat game.Seat, o *observer) bool {
	if s.eliminated.Has(seat) {
		return false
	}
	if s.out.Has(seat) {
		o.one(TurnMissed, seat)
		s.beginEntry(seat)
		s.out = s.out.Without(seat)
		s.turn().did(DeedMissed, game.Public, NoKind)
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
	s.turn().did(DeedNothing, game.Public, NoKind)
	s.nextTurn(o)
}
