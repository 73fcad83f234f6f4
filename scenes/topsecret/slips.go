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
		return
	case topsecret.GameBegan:
		*all = boardSlips{}
		return
	}
	s := slip{kind: mannerOf(e).slip, n: int(e.Value), other: e.Other, card: e.Card.Kind(), age: age}
	if s.kind == noSlip {
		return
	}
	first, second := &all[e.Seat][0], &all[e.Seat][1]
	switch s.kind {
	case destroyedSlip:
		// An assassin is spent, not lost: it is told of only where there is nothing else. Who forgot the call is told so
		// beside what it lost.
		switch {
		case s.card == topsecret.Assassin && first.kind != noSlip:
			return
		case s.card == topsecret.Assassin:
			s.kind = bomberSlip
		case first.kind == destroyedSlip:
			first.n++
			return
		case first.kind == forgotSlip:
			*second = *first
		}
		s.n, s.value = 1, s.n
	case protectedSlip:
		if first.kind != noSlip && first.kind != protectedSlip {
			first = second
		}
		if first.kind == forgotSlip {
			return
		}
		s.n = first.n + 1
	case forgotSlip:
		s.n = int(e.N)
	case stoleSlip:
		robbed := s
		robbed.kind, robbed.other = stolenSlip, e.Seat
		all[e.Other][0] = robbed
	case bankedSlip:
		if second.kind == bankedSlip {
			s.n += second.n
		}
	}
	if s.conflict() {
		*first = s
	} else {
		*second = s
	}
}

// boardSlips are those of all seats.
type boardSlips [game.MaxSeats]slips

// sum adds up what the slips of a kind count.
func (all *boardSlips) sum(k slipKind) (n int) {
	for i := range all {
		for _, s := range all[i] {
			if s.kind == k {
				n += s.n
			}
		}
	}
	return n
}

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
