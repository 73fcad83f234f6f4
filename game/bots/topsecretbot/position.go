package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// asked says which decision is due.
type asked uint8

const (
	// askedCard: every seat plays a card.
	askedCard asked = iota
	// askedLoot: one seat, the first of those whose moles are to come, takes another's card.
	askedLoot
	// askedBank: every seat with a single card banks or leaves it.
	askedBank
)

// An option is a number from 1 to kinds-1: of a card its kind, of loot the seat it lies at plus 1.
const (
	optionBank  = 1
	optionLeave = 2
)

// position is a decision that one seat owes, free of all that does not matter to it.
type position struct {
	safes
	open  turn
	asked asked
	me    int
	goal  goal
}

func positionOf(v *topsecret.View) position {
	p := position{me: int(v.Viewer), goal: goalOf(v)}
	p.safes, p.open = look(v)
	switch v.Phase {
	case topsecret.PhaseSteal:
		p.asked = askedLoot
		p.moleBegan()
	case topsecret.PhaseBank:
		p.asked = askedBank
	}
	return p
}

// moleBegan takes the own mole out of those to come: it is in turn.
func (p *position) moleBegan() { p.open.moles = p.open.moles.Without(game.Seat(p.me)) }

// optionOf is the option that a move stands for.
func optionOf(v *topsecret.View, m topsecret.Move) int {
	switch m.Op {
	case topsecret.OpBank:
		return optionBank
	case topsecret.OpLeave:
		return optionLeave
	case topsecret.OpSteal:
		return int(m.A) + 1
	default:
		return int(kindOf(v, m))
	}
}
