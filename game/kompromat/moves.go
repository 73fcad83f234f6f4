package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// Moves appends the legal moves of a seat. Nature's are equally likely.
func (Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if seat == game.Nature {
		return chances(s, buf)
	}
	if seat != s.turn || !(Rules{}).ToAct(s).Has(seat) {
		return buf
	}
	me := &s.side[seat]
	switch s.step {
	case stepDraw:
		return uses(s, append(buf, Move{Op: OpDraw}))
	case stepPlace:
		for i := range uint8(RowSize) {
			if me.tried>>i&1 == 0 {
				buf = append(buf, Move{Op: OpPlace, A: i})
			}
		}
		return uses(s, buf)
	case stepMore:
		if !forced(s) {
			buf = append(buf, Move{Op: OpDraw})
		}
		return uses(s, append(buf, Move{Op: OpStop}))
	case stepSeen:
		buf = append(buf, Move{Op: OpSeen})
	case stepOrder:
		for i := range Orders {
			if len(Orders[i]) == int(me.topLen) {
				buf = append(buf, Move{Op: OpOrder, A: uint8(i)})
			}
		}
	case stepSmoke:
		buf = me.slots(append(buf, Move{Op: OpKeep}), OpRemove, int(s.focusAt))
	case stepBefore, stepAfter:
		return uses(s, append(buf, Move{Op: OpPass}, Move{Op: OpDone}))
	case stepDeclare:
		for n := range 1 + me.wilds(me.lying(int(s.current))) {
			buf = append(buf, Move{Op: OpDeclare, A: uint8(n)})
		}
	case stepPerfect:
		buf = append(buf, Move{Op: OpDiscard}, Move{Op: OpHold})
	}
	return buf
}

// chances appends what Nature may draw.
func chances(s *State, buf []Move) []Move {
	me := &s.side[s.turn&1]
	switch s.step {
	case stepFirst:
		for seat := range uint8(Seats) {
			if s.lot == 0 || s.lot == seat+1 {
				buf = append(buf, Move{Op: OpFirst, A: seat})
			}
		}
	case stepLay:
		buf = each(buf, OpLay, s.unlaid)
	case stepDealFirst, stepDealMore:
		buf = each(buf, OpDeal, uint32(me.next()))
	case stepPeek:
		buf = each(buf, OpPeek, uint32(me.unknown()))
	case stepHit:
		buf = s.side[rival(s.turn)].slots(buf, OpStun, int(s.focusAt))
	}
	return buf
}

// each appends a move for each bit of a mask.
func each(buf []Move, op Op, mask uint32) []Move {
	for ; mask != 0; mask &= mask - 1 {
		buf = append(buf, Move{Op: op, A: uint8(bits.TrailingZeros32(mask))})
	}
	return buf
}

// slots appends a move for each face-down card at a mission.
func (h *hand) slots(buf []Move, op Op, mission int) []Move {
	return each(buf, op, uint32(h.faceDown(mission)>>h.first[mission]))
}
