package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// slipKind says what a slip on a board tells.
type slipKind uint8

// The slips. Those of banking come last: they have a place of their own.
const (
	noSlip slipKind = iota
	// bomberSlip: the seat set a bomb off and lost nothing else.
	bomberSlip
	destroyedSlip
	forgotSlip
	protectedSlip
	stoleSlip
	stolenSlip
	nothingSlip
	bankedSlip
	pairSlip
	leftSlip
)

// slip is what the turn did to a seat: it lies on the board until the next choice.
type slip struct {
	kind slipKind
	// n is a number of cards, or points; other is the thief or the victim, card what was stolen or the one destroyed, with
	// its points.
	n     int
	other game.Seat
	card  topsecret.Kind
	value int
	// age is for how many ticks it has lain there; below 0 it is still to come.
	age int
}

// slips are those of one board: what cards did, and what was banked.
type slips [2]slip

// note takes an event down on the slips of the boards that it concerns; it comes into sight in that many ticks.
func (all *boardSlips) note(e *topsecret.Event, age int) {
	switch e.Kind {
	case topsecret.CardTurned:
		all[e.Seat] = slips{}
	case topsecret.GameBegan:
		*all = boardSlips{}
	case topsecret.CardDestroyed:
		all[e.Seat].destroyed(e, age)
	case topsecret.Forgot:
		all[e.Seat][0] = slip{kind: forgotSlip, n: int(e.N), age: age}
	case topsecret.CardSpared:
		s := &all[e.Seat][0]
		if s.kind != noSlip && s.kind != protectedSlip {
			s = &all[e.Seat][1]
		}
		if s.kind == forgotSlip {
			break
		}
		*s = slip{kind: protectedSlip, n: s.n + 1, age: age}
	case topsecret.CardStolen:
		all[e.Seat][0] = slip{kind: stoleSlip, n: int(e.Value), other: e.Other, card: e.Card.Kind(), age: age}
		all[e.Other][0] = slip{kind: stolenSlip, n: int(e.Value), other: e.Seat, card: e.Card.Kind(), age: age}
	case topsecret.NothingToSteal:
		all[e.Seat][0] = slip{kind: nothingSlip, age: age}
	case topsecret.CardBanked:
		s := &all[e.Seat][1]
		points := int(e.Value)
		if s.kind == bankedSlip {
			points += s.n
		}
		*s = slip{kind: bankedSlip, n: points, age: age}
	case topsecret.PairBanked:
		all[e.Seat][1] = slip{kind: pairSlip, n: int(e.Value), age: age}
	case topsecret.CardLeft:
		all[e.Seat][1] = slip{kind: leftSlip, age: age}
	}
}

// destroyed counts a card that blew up. An assassin is spent, not lost: it is told of only where there is nothing else.
// Who forgot the call is told so beside what it lost.
func (s *slips) destroyed(e *topsecret.Event, age int) {
	first, k := &s[0], e.Card.Kind()
	switch {
	case k != topsecret.Assassin && first.kind == destroyedSlip:
		first.n++
	case k != topsecret.Assassin:
		if first.kind == forgotSlip {
			s[1] = *first
		}
		*first = slip{kind: destroyedSlip, n: 1, card: k, value: int(e.Value), age: age}
	case first.kind == noSlip:
		*first = slip{kind: bomberSlip, age: age}
	}
}

// boardSlips are those of all seats.
type boardSlips [game.MaxSeats]slips

// older makes all slips a tick older; it tells whether any still moves.
func (all *boardSlips) older(until int) (moved bool) {
	for i := range all {
		for j := range all[i] {
			if s := &all[i][j]; s.kind != noSlip && s.age <= until {
				s.age++
				moved = true
			}
		}
	}
	return moved
}

// settle brings all slips to rest.
func (all *boardSlips) settle() {
	for i := range all {
		for j := range all[i] {
			all[i][j].age = settled
		}
	}
}

// settled is the age of a slip that has long come down.
const settled = 1 << 20

// conflict tells whether a slip tells of what moles did or of an explosion: more than banking.
func (s *slip) conflict() bool { return s.kind != noSlip && s.kind < bankedSlip }
