package kompromat

import (
	"math/bits"

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
func allowed(s *State) uint8 {
	if s.step == stepPlace && s.narrow || s.step == stepMore && forced(s) {
		return 0
	}
	return windows[s.step]
}

// usable reports whether the seat holds an item of the set that can have an effect now (K35). It rests on public facts
// alone, so that being asked tells nothing.
func usable(s *State, seat game.Seat, set uint8) bool {
	set &= s.side[seat].items
	for ; set != 0; set &= set - 1 {
		if effective(s, seat, Item(bits.TrailingZeros8(set))) {
			return true
		}
	}
	return false
}

// effective reports whether an item could have an effect now in the hands of that seat (K35).
func effective(s *State, seat game.Seat, item Item) bool {
	me := &s.side[seat]
	switch item {
	case NightVision, StunGun, SmokeScreen:
		for i := range RowSize {
			if targets(s, seat, item, i) {
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
func targets(s *State, seat game.Seat, item Item, mission int) bool {
	if item != SmokeScreen {
		seat = rival(seat)
	}
	return s.side[seat].faceDown(mission) != 0
}

// uses appends the uses of items that the seat in turn may make now.
func uses(s *State, buf []Move) []Move {
	me := &s.side[s.turn]
	for set := allowed(s) & me.items; set != 0; set &= set - 1 {
		item := Item(bits.TrailingZeros8(set))
		use := Move{Op: OpUse, A: uint8(item)}
		switch {
		case !effective(s, s.turn, item):
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
				if targets(s, s.turn, item, int(i)) {
					buf = append(buf, Move{OpUse, uint8(item), i})
				}
			}
		}
	}
	return buf
}

// use spends an item of the seat in turn (rulings 1.3).
func use(s *State, item Item, b uint8, o *observer) {
	me := &s.side[s.turn]
	if o != nil {
		o.use(s, item, b)
	}
	me.items &^= 1 << item
	s.declined = 0
	window := s.step
	if window == stepMore {
		me.safe |= 1 << (me.laidLen - 1)
	}
	switch item {
	case NightVision:
		if o != nil {
			o.spy(s, b)
		}
		other := &s.side[rival(s.turn)]
		other.seen |= other.faceDown(int(b))
		pend(s, item, int8(b), stepSeen)
	case Binoculars:
		pend(s, item, none, stepPeek)
		if int(me.topLen) == me.peeks() {
			s.step = stepOrder
		}
	case StunGun:
		pend(s, item, int8(b), stepHit)
	case SmokeScreen:
		pend(s, item, int8(b), stepSmoke)
	case ForgedPapers:
		o.of(TokensReturned, s.turn, int(b))
		me.tokens -= b
		resume(s, window, o)
	case PoisonPen:
		total := max(0, int(me.total[s.current])+4*int(b)-2)
		o.at(Adjusted, s, uint8(s.current), int16(total))
		me.total[s.current] = uint8(total)
		resume(s, window, o)
	}
}

// pend waits for the rest of an item's effect.
func pend(s *State, item Item, at int8, then step) {
	s.focus = item
	s.focusAt = at
	s.step = then
}

// resume goes on after an item: with the window, where the other seat is asked next, or with the turn.
func resume(s *State, window step, o *observer) {
	s.focus = NoItem
	s.focusAt = none
	switch {
	case s.revealing:
		askWindow(s, window, rival(s.turn), o)
	case s.drawn != 0:
		s.step = stepPlace
	case s.current >= 0:
		s.step = stepMore
	default:
		s.step = stepDraw
	}
}

// peek goes on once Nature has turned up as many cards as the binoculars show.
func peek(s *State, o *observer) {
	me := &s.side[s.turn]
	if int(me.topLen) < me.peeks() {
		return
	}
	o.of(DeckLooked, s.turn, int(me.topLen))
	s.step = stepOrder
}

// putBack orders the cards on top of the deck.
func putBack(s *State, order string, o *observer) {
	o.of(DeckOrdered, s.turn, 0)
	me := &s.side[s.turn]
	seen := me.top
	for i := range order {
		me.top[i] = seen[order[i]-'1']
	}
	resume(s, stepDraw, o)
}

// remove takes card number slot of a seat's attempt at the item's mission aside for this round (K34).
func remove(s *State, owner game.Seat, slot uint8, o *observer) {
	h := &s.side[owner]
	n := h.first[s.focusAt] + slot
	if o != nil {
		o.remove(s, owner, slot, h.laid[n])
	}
	h.removed |= 1 << n
	if !s.revealing && s.focusAt == s.current {
		h.early, h.earlyAt = n+1, h.count[s.focusAt]
		s.low -= equipment[h.laid[n]].low
	}
}
