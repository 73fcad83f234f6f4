package kompromat

import (
	"slices"

	"safehouse/game"
)

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
		if why := whyNotUse(s, Item(m.A), m.B); why != nil {
			return why
		}
	}
	return whyNot(s, m)
}

// whyNot finds the reason against a seat's illegal move.
func whyNot(s *State, m Move) *game.Refusal {
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
		if why := whyNotForced(s, m); why != nil {
			return why
		}
	}
	return whyNotInTurn(s, m)
}

// whyNotForced tells why only stop is left, where that is so (K8, K24).
func whyNotForced(s *State, m Move) *game.Refusal {
	if m.Op != OpDraw && m.Op != OpUse {
		return nil
	}
	if s.low > Limit {
		return game.Refuse("K8", whyForced, game.Halves(int(s.low)))
	}
	return game.Refuse("K24", whyEmpty)
}

// whyNotInTurn finds the reason against a move that does not belong to a placement turn.
func whyNotInTurn(s *State, m Move) *game.Refusal {
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
func whyNotUse(s *State, item Item, b uint8) *game.Refusal {
	window := allowed(s)
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
	case item == PoisonPen && !effective(s, s.turn, item):
		return game.Refuse("K27", whyPenTotal)
	case !effective(s, s.turn, item):
		return game.Refuse("K35", whyNoEffect, name)
	case item == ForgedPapers:
		return game.Refuse("K35", whyPapers, game.Number(int(b)), game.Number(int(s.side[s.turn].tokens)))
	case b < RowSize && (item == NightVision || item == StunGun || item == SmokeScreen) && s.row[b] != 0:
		return game.Refuse("K35", whyNoEffectAt, name, game.Word(s.row[b].Key()))
	default:
		return game.Refuse("", whyNoSuchMission)
	}
}
