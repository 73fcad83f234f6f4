package kompromat

import (
	"math/bits"
	"slices"

	"safehouse/game"
)

// PapersLimit is the largest number of tokens that Forged Papers return.
const PapersLimit = 2

// itemsInTurn, itemsBefore and itemsAfter are the items that the windows T, R1 and R2 allow (rulings 1.3).
const (
	itemsInTurn = 1<<NightVision | 1<<Binoculars | 1<<SmokeScreen | 1<<ForgedPapers
	itemsBefore = 1<<NightVision | 1<<StunGun | 1<<SmokeScreen | 1<<ForgedPapers
	itemsAfter  = 1<<PoisonPen | 1<<ForgedPapers
)

// windows are the items that may be used at a step: window T is the whole turn (K40).
var windows = [stepOver + 1]uint8{
	stepDraw: itemsInTurn, stepPlace: itemsInTurn, stepMore: itemsInTurn, stepBefore: itemsBefore, stepAfter: itemsAfter,
}

// allowed are the items that may be used now; none where the seat in turn can only stop (K24).
func (s *State) allowed() uint8 {
	if s.step == stepPlace && s.narrow || s.step == stepMore && s.forced() {
		return 0
	}
	return windows[s.step]
}

// Moves appends the legal moves of a seat. Nature's are equally likely.
func (Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if seat == game.Nature {
		return s.chances(buf)
	}
	if seat != s.turn || !(Rules{}).ToAct(s).Has(seat) {
		return buf
	}
	me := &s.side[seat]
	switch s.step {
	case stepDraw:
		return s.uses(append(buf, Move{Op: OpDraw}))
	case stepPlace:
		for i := range uint8(RowSize) {
			if me.tried>>i&1 == 0 {
				buf = append(buf, Move{Op: OpPlace, A: i})
			}
		}
		return s.uses(buf)
	case stepMore:
		if !s.forced() {
			buf = append(buf, Move{Op: OpDraw})
		}
		return s.uses(append(buf, Move{Op: OpStop}))
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
		return s.uses(append(buf, Move{Op: OpPass}, Move{Op: OpDone}))
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
func (s *State) chances(buf []Move) []Move {
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

// usable reports whether the seat holds an item of the set that can have an effect now (K35). It rests on public facts
// alone, so that being asked tells nothing.
func (s *State) usable(seat game.Seat, set uint8) bool {
	set &= s.side[seat].items
	for ; set != 0; set &= set - 1 {
		if s.effective(seat, Item(bits.TrailingZeros8(set))) {
			return true
		}
	}
	return false
}

// effective reports whether an item could have an effect now in the hands of that seat (K35).
func (s *State) effective(seat game.Seat, item Item) bool {
	me := &s.side[seat]
	switch item {
	case NightVision, StunGun, SmokeScreen:
		for i := range RowSize {
			if s.targets(seat, item, i) {
				return true
			}
		}
		return false
	case Binoculars:
		return me.deck != 0
	case ForgedPapers:
		return me.tokens > 0
	case PoisonPen:
		return s.current >= 0 && me.declared>>s.current&1 != 0
	}
	return false
}

// targets reports whether an item that is used at a mission finds a face-down card there.
func (s *State) targets(seat game.Seat, item Item, mission int) bool {
	if item != SmokeScreen {
		seat = rival(seat)
	}
	return s.side[seat].faceDown(mission) != 0
}

// uses appends the uses of items that the seat in turn may make now.
func (s *State) uses(buf []Move) []Move {
	me := &s.side[s.turn]
	for set := s.allowed() & me.items; set != 0; set &= set - 1 {
		item := Item(bits.TrailingZeros8(set))
		use := Move{Op: OpUse, A: uint8(item)}
		switch {
		case !s.effective(s.turn, item):
		case item == Binoculars:
			buf = append(buf, use)
		case item == PoisonPen:
			buf = append(buf, use, Move{OpUse, uint8(item), 1})
		case item == ForgedPapers:
			for n := uint8(1); n <= min(me.tokens, PapersLimit); n++ {
				buf = append(buf, Move{OpUse, uint8(item), n})
			}
		default:
			for i := range uint8(RowSize) {
				if s.targets(s.turn, item, int(i)) {
					buf = append(buf, Move{OpUse, uint8(item), i})
				}
			}
		}
	}
	return buf
}

// Op is what a move does.
type Op uint8

// The moves. A and B are the move's arguments; missions in the row are counted 0 to 3 in a Move and 1 to 4 in texts.
const (
	_ Op = iota

	// Nature's moves.

	// OpFirst draws who starts: A is the seat (K2). «first 0»
	OpFirst
	// OpLay turns up mission card A for the next free place or cover (K3). «lay 12»
	OpLay
	// OpDeal gives the drawing seat equipment card A. «deal 7b»
	OpDeal
	// OpPeek puts equipment card A next under the binoculars' cards. «peek 7b»
	OpPeek
	// OpStun removes the opponent's card number A at the chosen mission. «hit 2»
	OpStun

	// A seat's moves in its placement turn.

	// OpDraw asks for a card. «draw»
	OpDraw
	// OpPlace lays the first card of a turn face up at mission A. «place 3»
	OpPlace
	// OpStop ends the attempt. «stop»
	OpStop

	// Items (rulings 1.3).

	// OpUse uses item A at mission B; for ForgedPapers B is the number of tokens returned, for PoisonPen 0 subtracts
	// and 1 adds; for Binoculars B is 0. «use night 2», «use papers 1», «use pen +», «use pen -», «use binoculars»
	OpUse
	// OpSeen acknowledges what Night Vision showed. «seen»
	OpSeen
	// OpOrder puts the binoculars' cards back: A is the number of the permutation in Orders. «order 213»
	OpOrder
	// OpRemove removes own face-down card number A under the smoke screen. «remove 2»
	OpRemove
	// OpKeep removes nothing under the smoke screen. «keep»
	OpKeep
	// OpPass declines an item window. «pass»
	OpPass
	// OpDone declines all windows of this round, until another item is won or one can be used that could not (K39). «done»
	OpDone

	// The reveal.

	// OpDeclare counts A of the seat's 1/11 cards at the mission as 11. «declare 1»
	OpDeclare
	// OpDiscard gives back a token after a perfect 21, OpHold keeps all. «discard», «hold»
	OpDiscard
	OpHold
	opEnd
)

// Move is one decision or one chance; see the operations for what A and B mean.
type Move struct {
	Op   Op
	A, B uint8
}

// mostMoves is more than any seat or Nature ever has to choose from.
const mostMoves = MissionCount + 3

// Check returns nil for a legal move and otherwise the reason.
func (r Rules) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	var buf [mostMoves]Move
	if slices.Contains(r.Moves(s, seat, buf[:0]), m) {
		return nil
	}
	switch {
	case s.Over():
		return game.Refuse("", whyOver)
	case !r.ToAct(s).Has(seat):
		return game.Refuse("", whyTurn)
	case seat == game.Nature || m.Op <= OpStun:
		return game.Refuse("", whyNature)
	}
	if m.Op == OpUse {
		if why := s.whyNotUse(Item(m.A), m.B); why != nil {
			return why
		}
	}
	return s.whyNot(m)
}

// whyNot finds the reason against a seat's illegal move.
func (s *State) whyNot(m Move) *game.Refusal {
	switch s.step {
	case stepPlace:
		if m.Op != OpPlace {
			return game.Refuse("K6", whyPlaceFirst)
		}
		if m.A >= RowSize {
			return game.Refuse("", whyNoSuchMission)
		}
		return game.Refuse("K5", whyTried, game.Word(s.row[m.A].Key()))
	case stepSeen:
		return game.Refuse("", whySeenFirst)
	case stepOrder:
		if m.Op == OpOrder {
			return game.Refuse("", whyOrderCount, game.Number(int(s.side[s.turn].topLen)))
		}
		return game.Refuse("", whyOrderFirst)
	case stepSmoke:
		switch {
		case m.Op != OpRemove:
			return game.Refuse("", whySmokeFirst)
		case m.A == 0:
			return game.Refuse("K34", whyRemoveUp)
		}
		return game.Refuse("K34", whyRemoveNone)
	case stepDeclare:
		if m.Op == OpDeclare {
			h := &s.side[s.turn]
			return game.Refuse("K10", whyDeclareCount, game.Number(h.wilds(h.lying(int(s.current)))))
		}
		return game.Refuse("K11", whyDeclareFirst)
	case stepPerfect:
		return game.Refuse("K17", whyPerfectFirst)
	case stepBefore, stepAfter:
		return game.Refuse("K27", whyWindow)
	case stepMore:
		if why := s.whyForced(m); why != nil {
			return why
		}
	}
	return s.whyNotInTurn(m)
}

// whyForced tells why only stop is left, where that is so (K8, K24).
func (s *State) whyForced(m Move) *game.Refusal {
	if m.Op != OpDraw && m.Op != OpUse {
		return nil
	}
	if s.low > Limit {
		return game.Refuse("K8", whyForced, game.Halves(int(s.low)))
	}
	return game.Refuse("K24", whyEmpty)
}

// whyNotInTurn finds the reason against a move that does not belong to a placement turn.
func (s *State) whyNotInTurn(m Move) *game.Refusal {
	switch m.Op {
	case OpPlace:
		if s.step == stepMore {
			return game.Refuse("K6", whyPlaceOpen)
		}
		return game.Refuse("K6", whyNothingDrawn)
	case OpStop:
		return game.Refuse("K5", whyNothingYet)
	case OpPass, OpDone:
		return game.Refuse("K27", whyNoWindow)
	case OpDeclare:
		return game.Refuse("K11", whyDeclareNone)
	case OpDiscard, OpHold:
		return game.Refuse("K17", whyPerfectNone)
	default:
		return game.Refuse("", whyNothingLooked)
	}
}

// whyNotUse finds the reason against an item, nil where the moment is at fault and not the item.
func (s *State) whyNotUse(item Item, b uint8) *game.Refusal {
	window := s.allowed()
	if window == 0 {
		return nil
	}
	if item == NoItem || item >= itemEnd {
		return game.Refuse("", whyNothingLooked)
	}
	name := game.Word(item.Key())
	switch {
	case s.side[s.turn].items>>item&1 == 0:
		return game.Refuse("K26", whyNoItem, name)
	case window>>item&1 == 0:
		return game.Refuse("K27", whyNotNow, name)
	case item == PoisonPen && !s.effective(s.turn, item):
		return game.Refuse("K27", whyPenTotal)
	case !s.effective(s.turn, item):
		return game.Refuse("K35", whyNoEffect, name)
	case item == ForgedPapers:
		return game.Refuse("K35", whyPapers, game.Number(int(b)), game.Number(int(s.side[s.turn].tokens)))
	case b < RowSize && (item == NightVision || item == StunGun || item == SmokeScreen) && s.row[b] != 0:
		return game.Refuse("K35", whyNoEffectAt, name, game.Word(s.row[b].Key()))
	default:
		return game.Refuse("", whyNoSuchMission)
	}
}
