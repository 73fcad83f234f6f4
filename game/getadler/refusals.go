package getadler

import (
	"slices"

	"safehouse/game"
)

// Check returns nil for a legal move and otherwise the reason. It looks at nothing that the seat may not know.
func (r Rules) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	var buf [mostMoves]Move
	if slices.Contains(r.Moves(s, seat, buf[:0]), m) {
		return nil
	}
	switch {
	case s.Over():
		return game.Refuse("", "why.getadler.over")
	case seat == game.Nature || m.Op <= OpTake || m.Op >= opEnd:
		return game.Refuse("", "why.getadler.nature")
	case m.String() == game.UnknownMove:
		return game.Refuse("", "why.getadler.move")
	case s.phase == PhaseMeet && seat.Sits(int(s.seats)) && !s.waiting.Has(seat):
		return game.Refuse("", "why.getadler.ready")
	case !s.waiting.Has(seat):
		return game.Refuse("", "why.turn")
	case !asked[s.phase].ops.has(m.Op):
		return game.Refuse(asked[s.phase].ruling, asked[s.phase].key)
	}
	if s.phase == PhasePlay {
		return whyNotPlay(s, seat, m)
	}
	return whyNotNow(s, m)
}

// ops is a set of operations.
type ops uint32

func opsOf(list ...Op) (set ops) {
	for _, op := range list {
		set |= 1 << op
	}
	return set
}

func (set ops) has(op Op) bool { return set&(1<<op) != 0 }

// asked are the operations that a phase asks for, and what it says, to a seat that wants another, is to be done first.
var asked = [PhaseOver + 1]struct {
	ops         ops
	key, ruling string
}{
	PhaseMeet:     {opsOf(OpReady), "why.getadler.first.ready", ""},
	PhaseExchange: {opsOf(OpGive), "why.getadler.first.exchange", "G40"},
	PhaseReturn:   {opsOf(OpGive), "why.getadler.first.return", "G40"},
	PhasePlay:     {opsOf(OpAsk, OpLook, OpSpy, OpArrest, OpDiscard), "why.getadler.first.play", "G4"},
	PhaseAnswer:   {opsOf(OpYes, OpNo), "why.getadler.first.answer", "G7"},
	PhaseLook:     {opsOf(OpSeen), "why.getadler.first.seen", "G10"},
	PhaseGive:     {opsOf(OpGive), "why.getadler.first.give", "G11"},
	PhaseReply:    {opsOf(OpReply, OpSurrender), "why.getadler.first.reply", "G16"},
	PhasePursue:   {opsOf(OpPursue, OpLetGo), "why.getadler.first.pursue", "G17"},
	PhaseShoot:    {opsOf(OpShoot, OpHold), "why.getadler.first.shoot", "G22"},
	PhaseLoot:     {opsOf(OpLoot, OpEnough), "why.getadler.first.loot", "G25"},
}

// whyNotPlay finds the reason against a play of the seat on turn.
func whyNotPlay(s *State, seat game.Seat, m Move) *game.Refusal {
	k := uses[m.Op]
	if m.Op == OpDiscard {
		k = Kind(m.A)
	}
	if s.hands[seat].of(k) == 0 {
		return game.Refuse("", "why.getadler.hand", k.One())
	}
	if m.Op == OpDiscard {
		return game.Refuse("G4", "why.getadler.ask")
	}
	if r := whyNotOpen(s, seat, m); r != nil {
		return r
	}
	target := game.Seat(m.A)
	switch {
	case !target.Sits(int(s.seats)):
		return game.Refuse("", "why.getadler.seat")
	case target == seat:
		return game.Refuse("", "why.getadler.self")
	case s.eliminated.Has(target):
		return game.Refuse("G12", "why.getadler.eliminated", game.SeatName(target))
	}
	switch m.Op {
	case OpAsk:
		return game.Refuse("G53", "why.getadler.colour")
	case OpSpy:
		return game.Refuse("G45", "why.getadler.two")
	default:
		return whyNotArrest(s, seat, target)
	}
}

// uses are the kinds of cards that plays use; a discard names its own.
var uses = [opEnd]Kind{OpAsk: Question, OpLook: Magnifier, OpSpy: Binoculars, OpArrest: Arrest}

// whyNotOpen finds the reason against a play at whomever.
func whyNotOpen(s *State, seat game.Seat, m Move) *game.Refusal {
	villain := s.roles[seat].Villain()
	switch {
	case m.Op == OpAsk && s.Revealed():
		return game.Refuse("G9", "why.getadler.revealed")
	case m.Op == OpArrest && s.hour < Gate:
		return game.Refuse("G6", "why.getadler.gate", game.Word(HourKey(Gate)))
	case m.Op == OpArrest && villain && s.Revealed():
		return game.Refuse("G5", "why.getadler.villain")
	case m.Op == OpArrest && villain && s.NoBluff:
		return game.Refuse("G5", "why.getadler.bluff")
	default:
		return nil
	}
}

// whyNotArrest finds the reason against a seat's arrest of another in play.
func whyNotArrest(s *State, seat, target game.Seat) *game.Refusal {
	switch {
	case s.Revealed() && !s.roles[target].Villain():
		return game.Refuse("G15", "why.getadler.hero", game.SeatName(target))
	case naming(s, seat):
		return game.Refuse("G38", "why.getadler.name")
	default:
		return game.Refuse("G38", "why.getadler.unnamed")
	}
}

// whyNotNow finds the reason against a decision that is asked for now, but not so.
func whyNotNow(s *State, m Move) *game.Refusal {
	k := Kind(m.A)
	switch m.Op {
	case OpYes, OpNo:
		return game.Refuse("G7", "why.getadler.truth")
	case OpPursue:
		return game.Refuse("G17", "why.getadler.pursue", s.fight.Escape.One())
	case OpShoot:
		return game.Refuse("", "why.getadler.hand", Pistol.One())
	case OpSurrender:
		return game.Refuse("G16", "why.getadler.surrender")
	case OpReply:
		return whyNotReply(s, k)
	case OpLoot:
		return game.Refuse("G25", "why.getadler.loot", k.One())
	default:
		return game.Refuse("", "why.getadler.hand", k.One())
	}
}

// whyNotReply finds the reason against a villain's reply.
func whyNotReply(s *State, k Kind) *game.Refusal {
	switch {
	case !k.Reply():
		return game.Refuse("G16", "why.getadler.reply", k.One())
	case s.hands[s.fight.Villain].of(k) == 0:
		return game.Refuse("", "why.getadler.hand", k.One())
	case k == Disguise:
		return game.Refuse("G46", "why.getadler.reply.townsend")
	default:
		return game.Refuse("G47", "why.getadler.reply.tarasov")
	}
}
