package getadler

import "safehouse/game"

// apply is the one place where the match moves on. With a teller it also says what the teller's viewer sees.
func (s *State) apply(seat game.Seat, m Move, t *teller) {
	switch m.Op {
	case OpBranch:
		s.drawBranch(Kind(m.A), t)
	case OpRole:
		s.dealRole(Role(m.A), t)
	case OpFirst:
		s.drawFirst(game.Seat(m.A), t)
	case OpDraw:
		s.draw(Kind(m.A), t)
	case OpTake:
		s.take(Kind(m.A), t)
	case OpReady:
		s.ready(seat, t)
	case OpAsk:
		s.question(game.Seat(m.A), Trait(m.B), Colour(m.C), t)
	case OpLook:
		s.look(game.Seat(m.A), t)
	case OpSpy:
		s.spy(game.Seat(m.A), m.B, t)
	case OpArrest:
		s.arrest(game.Seat(m.A), Role(m.B), t)
	case OpDiscard:
		s.drop(Kind(m.A), t)
	case OpYes, OpNo:
		s.answer(seat, m.Op == OpYes, t)
	case OpSeen:
		t.with(LookEnded, seat, s.turn().target())
		s.nextTurn(t)
	case OpGive:
		s.give(seat, Kind(m.A), t)
	case OpReply:
		s.reply(Kind(m.A), t)
	case OpSurrender:
		s.surrender(t)
	case OpPursue:
		s.pursue(seat, t)
	case OpLetGo:
		s.letGo(seat, t)
	case OpShoot:
		s.shoot(seat, t)
	case OpHold:
		s.hold(seat, t)
	case OpLoot:
		s.loot(seat, Kind(m.A), t)
	case OpEnough:
		t.with(LootEnded, seat, s.loser())
		s.refill(t)
	}
}
