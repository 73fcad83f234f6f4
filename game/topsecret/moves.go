package topsecret

import "safehouse/game"

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
		buf = s.inHand(seat, buf)
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

// inHand appends one move for each kind of card in the hand.
func (s *State) inHand(seat game.Seat, buf []Move) []Move {
	for k := Document1; k < kindEnd; k++ {
		if s.hand[seat].of(k) > 0 {
			buf = append(buf, s.play(k))
		}
	}
	return buf
}

// play is the move that plays a card of the kind.
func (s *State) play(k Kind) Move {
	if k.Document() {
		return Move{Op: OpDocument, A: s.values[k.Rank()]}
	}
	return plays[k]
}

// plays are the moves that play agents.
var plays = [kindEnd]Move{Agent: {Op: OpAgent}, Mole: {Op: OpMole}, Assassin: {Op: OpAssassin}}

// Play is the move that plays a card of the kind.
func (v *View) Play(k Kind) Move {
	if k.Document() {
		return Move{Op: OpDocument, A: uint8(v.Value(k) / ValueStep)}
	}
	return plays[k]
}
