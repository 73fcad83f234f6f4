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
		return game.Refuse("", "why.kompromat.over")
	case !r.ToAct(s).Has(seat):
		return game.Refuse("", "why.turn")
	case seat == game.Nature || m.Op <= OpStun:
		return game.Refuse("", "why.kompromat.nature")
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
			return game.Refuse("K6", "why.kompromat.place.first")
		}
		if m.A >= RowSize {
			return game.Refuse("", "why.kompromat.place.none")
		}
		return game.Refuse("K5", "why.kompromat.place.tried", game.Word(s.row[m.A].Key()))
	case stepSeen:
		return game.Refuse("", "why.kompromat.seen.first")
	case stepOrder:
		if m.Op == OpOrder {
			return game.Refuse("", "why.kompromat.order.count", game.Number(int(s.side[s.turn].topLen)))
		}
		return game.Refuse("", "why.kompromat.order.first")
	case stepSmoke:
		switch {
		case m.Op != OpRemove:
			return game.Refuse("", "why.kompromat.smoke.first")
		case m.A == 0:
			return game.Refuse("K34", "why.kompromat.remove.up")
		}
		return game.Refuse("K34", "why.kompromat.remove.none")
	case stepDeclare:
		if m.Op == OpDeclare {
			h := &s.side[s.turn]
			return game.Refuse("K10", "why.kompromat.declare.count", game.Number(h.wilds(h.lying(int(s.current)))))
		}
		return game.Refuse("K11", "why.kompromat.declare.first")
	case stepPerfect:
		return game.Refuse("K17", "why.kompromat.perfect.first")
	case stepBefore, stepAfter:
		return game.Refuse("K27", "why.kompromat.window.first")
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
		return game.Refuse("K8", "why.kompromat.forced", game.Halves(int(s.low)))
	}
	return game.Refuse("K24", "why.kompromat.empty")
}

// whyNotInTurn finds the reason against a move that does not belong to a placement turn.
func whyNotInTurn(s *State, m Move) *game.Refusal {
	switch m.Op {
	case OpPlace:
		if s.step == stepMore {
			return game.Refuse("K6", "why.kompromat.place.open")
		}
		return game.Refuse("K6", "why.kompromat.place.nothing")
	case OpStop:
		return game.Refuse("K5", "why.kompromat.stop.nothing")
	case OpPass, OpDone:
		return game.Refuse("K27", "why.kompromat.window.none")
	case OpDeclare:
		return game.Refuse("K11", "why.kompromat.declare.none")
	case OpDiscard, OpHold:
		return game.Refuse("K17", "why.kompromat.perfect.none")
	default:
		return game.Refuse("", "why.kompromat.nothing.open")
	}
}

// whyNotUse finds the reason against an item, nil where the moment is at fault and not the item.
func whyNotUse(s *State, item Item, b uint8) *game.Refusal {
	window := allowed(s)
	if window == 0 {
		return nil
	}
	if item == NoItem || item >= itemEnd {
		return game.Refuse("", "why.kompromat.nothing.open")
	}
	name := game.Word(item.Key())
	switch {
	case s.side[s.turn].items>>item&1 == 0:
		return game.Refuse("K26", "why.kompromat.item.none", name)
	case window>>item&1 == 0:
		return game.Refuse("K27", "why.kompromat.item.window", name)
	case item == PoisonPen && !effective(s, s.turn, item):
		return game.Refuse("K27", "why.kompromat.pen.total")
	case !effective(s, s.turn, item):
		return game.Refuse("K35", "why.kompromat.item.effect", name)
	case item == ForgedPapers:
		return game.Refuse("K35", "why.kompromat.papers", game.Number(int(b)), game.Number(int(s.side[s.turn].tokens)))
	case b < RowSize && (item == NightVision || item == StunGun || item == SmokeScreen) && s.row[b] != 0:
		return game.Refuse("K35", "why.kompromat.item.effect.mission", name, game.Word(s.row[b].Key()))
	default:
		return game.Refuse("", "why.kompromat.place.none")
	}
}
