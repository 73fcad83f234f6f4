package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/theme"
)

// mayDo tells whether a move of that kind is legal, mayReply whether a reply with that card is.
func (t *screen) mayDo(op getadler.Op) bool {
	for _, m := range t.own.Moves {
		if m.Op == op {
			return true
		}
	}
	return false
}

func (t *screen) mayReply(k getadler.Kind) bool {
	for _, m := range t.own.Moves {
		if k != getadler.NoKind && m.Op == getadler.OpReply && getadler.Kind(m.A) == k {
			return true
		}
	}
	return false
}

// serves tells whether a card of the own hand is one that can be played now, or that following or firing takes.
func (t *screen) serves(k getadler.Kind) bool {
	switch t.own.Phase {
	case getadler.PhaseReply:
		return t.mayReply(k)
	case getadler.PhasePursue:
		return k == t.own.Fight.Escape
	case getadler.PhaseShoot:
		return k == getadler.Pistol
	}
	return true
}

// lit frames the cards of an open hand that following or firing takes: those that a reply may choose from stand out by
// rising.
func (b *brush) lit() {
	t := b.t
	if t.Busy() || !t.Mine() || !t.Open() || t.own.Phase != getadler.PhasePursue && t.own.Phase != getadler.PhaseShoot {
		return
	}
	wide := max(3, b.M.U(5))
	for i := range b.lay.Held {
		if k := b.lay.Kind(i); k != getadler.NoKind && t.serves(k) {
			card := b.lay.Cards[i]
			b.L.Border(card.Inset(-wide/2), theme.Lamp, card.W*cornerShare+wide/2, wide)
		}
	}
}
