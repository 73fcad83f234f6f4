package getadler

import "safehouse/game"

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
		s.hold(seat, o)
	case OpLoot:
		s.loot(seat, Kind(m.A), o)
	case OpEnough:
		o.with(LootEnded, seat, s.loser())
		s.refill(o)
	}
}
