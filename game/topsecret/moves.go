package topsecret

import (
	"slices"

	"safehouse/game"
)

// mostMoves is the largest number of moves that any seat or Nature ever has to choose from.
const mostMoves = Kinds

// Moves appends the legal moves of a seat to buf.
func (Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if !s.waiting.Has(seat) {
		return buf
	}
	switch s.phase {
	case PhaseSetup:
		for at := range s.seats {
			buf = append(buf, Move{Op: OpMarker, A: at})
		}
	case PhaseScored:
		buf = append(buf, Move{Op: OpDeal})
	case PhaseChoose:
		for k := Document1; k < kindEnd; k++ {
			if s.hand[seat].of(k) > 0 {
				buf = append(buf, play(k, int(s.value(k))))
			}
		}
	case PhaseCall:
		buf = append(buf, Move{Op: OpCall}, Move{Op: OpSilence})
	case PhaseSteal:
		for from := range s.targets(seat).All() {
			buf = append(buf, Move{Op: OpSteal, A: uint8(from)})
		}
	case PhaseBank:
		buf = append(buf, Move{Op: OpBank}, Move{Op: OpLeave})
	}
	return buf
}

// plays are the moves that play agents.
var plays = [kindEnd]Move{Agent: {Op: OpAgent}, Mole: {Op: OpMole}, Assassin: {Op: OpAssassin}}

// play is the move that plays a card of a kind with so many points.
func play(k Kind, points int) Move {
	if k.Document() {
		return Move{Op: OpDocument, A: uint8(points / ValueStep)}
	}
	return plays[k]
}

// Play is the move that plays a card of the kind.
func (v *View) Play(k Kind) Move { return play(k, v.Value(k)) }

// Played is the kind of card that a move plays; NoKind where it plays none.
func (v *View) Played(m Move) Kind {
	for k := Document1; k < kindEnd; k++ {
		if v.Play(k) == m {
			return k
		}
	}
	return NoKind
}

// Check returns nil for a legal move and otherwise the reason.
func (r Rules) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	var buf [mostMoves]Move
	if slices.Contains(r.Moves(s, seat, buf[:0]), m) {
		return nil
	}
	switch {
	case s.Over():
		return game.Refuse("", "why.topsecret.over")
	case seat == game.Nature || m.Op <= OpDeal || m.Op >= opEnd:
		return game.Refuse("", "why.topsecret.nature")
	case !seat.Sits(int(s.seats)):
		return game.Refuse("", "why.turn")
	}
	switch m.Op {
	case OpCall, OpSilence:
		return s.whyNotCall(seat)
	case OpSteal:
		return s.whyNotSteal(seat, game.Seat(m.A))
	case OpBank, OpLeave:
		return s.whyNotBank(seat)
	default:
		return s.whyNotPlay(seat, m)
	}
}

// whyNotPlay finds the reason against playing a card.
func (s *State) whyNotPlay(seat game.Seat, m Move) *game.Refusal {
	switch {
	case s.phase == PhaseChoose && !s.waiting.Has(seat):
		return game.Refuse("T2", "why.topsecret.chosen")
	case s.phase != PhaseChoose && s.waiting.Has(seat):
		return s.phase.whyFirst()
	case s.phase != PhaseChoose:
		return game.Refuse("T2", "why.topsecret.play.time")
	}
	k := s.kindOf(m)
	if k == NoKind {
		return game.Refuse("", "why.topsecret.value", game.Number(int(m.A)*ValueStep))
	}
	card := k.Word(int(s.value(k)))
	if s.dealt.of(k) == 0 {
		return game.Refuse("T32", "why.topsecret.absent", card)
	}
	return game.Refuse("T2", "why.topsecret.hand", game.Number(s.dealt.of(k)), card)
}

// kindOf is the kind of card that a move plays.
func (s *State) kindOf(m Move) Kind {
	switch m.Op {
	case OpAgent:
		return Agent
	case OpMole:
		return Mole
	case OpAssassin:
		return Assassin
	}
	return Document1 + Kind(slices.Index(s.values[:], m.A)) // NoKind where no document has that value.
}

// first says, to a seat that owes another decision, what it is to do first.
var first = [PhaseOver + 1]struct{ ruling, key string }{
	PhaseChoose: {"T2", "why.topsecret.choose.first"}, PhaseCall: {"T23", "why.topsecret.call.first"},
	PhaseSteal: {"T7", "why.topsecret.steal.first"}, PhaseBank: {"T12", "why.topsecret.bank.first"},
}

func (p Phase) whyFirst() *game.Refusal { return game.Refuse(first[p].ruling, first[p].key) }

// whyNotCall finds the reason against calling «Boum!», or against forgetting it.
func (s *State) whyNotCall(seat game.Seat) *game.Refusal {
	switch {
	case !s.called:
		return game.Refuse("T23", "why.topsecret.call.program")
	case s.waiting.Has(seat):
		return s.phase.whyFirst()
	case s.phase != PhaseCall:
		return game.Refuse("T23", "why.topsecret.call.time")
	case s.asked.Has(seat):
		return game.Refuse("T23", "why.topsecret.answered")
	default:
		return game.Refuse("T23", "why.topsecret.call.none")
	}
}

// whyNotSteal finds the reason against a theft.
func (s *State) whyNotSteal(thief, from game.Seat) *game.Refusal {
	switch {
	case s.phase != PhaseSteal && s.waiting.Has(thief):
		return s.phase.whyFirst()
	case s.phase != PhaseSteal || s.thief != thief:
		return game.Refuse("T8", "why.topsecret.steal.time")
	case !from.Sits(int(s.seats)):
		return game.Refuse("", "why.topsecret.steal.seat")
	case from == thief:
		return game.Refuse("T7", "why.topsecret.steal.own")
	case s.wasRobbed(from):
		return game.Refuse("T8", "why.topsecret.steal.stolen", game.SeatName(from))
	default:
		return game.Refuse("T7", "why.topsecret.steal.none", game.SeatName(from))
	}
}

// wasRobbed reports whether the card that a seat has just played lies on another safe.
func (s *State) wasRobbed(seat game.Seat) bool {
	for other := range game.Seat(s.seats) {
		for _, c := range s.up[other] {
			if other != seat && c&fresh != 0 && c.home() == seat {
				return true
			}
		}
	}
	return false
}

// whyNotBank finds the reason against banking a card and against leaving it.
func (s *State) whyNotBank(seat game.Seat) *game.Refusal {
	switch {
	case s.waiting.Has(seat):
		return s.phase.whyFirst()
	case s.phase == PhaseBank && s.asked.Has(seat):
		return game.Refuse("T24", "why.topsecret.decided")
	case s.lying(seat) == 2:
		return game.Refuse("T15", "why.topsecret.bank.two")
	case s.last():
		return game.Refuse("T25", "why.topsecret.bank.last")
	case s.phase != PhaseBank:
		return game.Refuse("T24", "why.topsecret.bank.time")
	default:
		return game.Refuse("T12", "why.topsecret.bank.none")
	}
}
