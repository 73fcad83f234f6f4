package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// arrivals are the cards that have come to the hand below since its seat last played or answered.
type arrivals struct {
	// since is the number of moves that the match had when each seat last decided.
	since [game.MaxSeats]int
	// read is the number of moves that it had when that was last looked up.
	read int
	// seat and moves are what the rest was worked out for: known is the number of cards of each kind that are not new.
	seat  game.Seat
	moves int
	known getadler.Counts
	// settled reports that all of it lies on the table as it was worked out.
	settled bool
}

// isNew reports whether the n-th card of a kind in a seat's hand has just come to it.
func (a *arrivals) isNew(seat game.Seat, k getadler.Kind, n int) bool {
	return seat == a.seat && a.moves > 0 && n >= a.known[k]
}

// arrived notes what the seat below sees come to its hand: cards drawn, taken, given to it and looted. What is dealt at
// the start is not new, for all of it is. Settled reports that all of it lies on the table.
func (a *arrivals) arrived(m *getadler.Match, near game.Seat, person, settled bool) {
	if a.seat == near && a.moves == m.Len() && (a.settled || !settled) {
		return
	}
	before := a.known
	if a.seat != near || a.moves == 0 || settled {
		before = getadler.Counts{}
	}
	a.seat, a.moves, a.settled = near, 0, settled
	if !person {
		return
	}
	own := m.View(near)
	if own.Hour == 0 || own.Players[near].Eliminated {
		return
	}
	a.moves, a.known = m.Len(), own.Players[near].Sure
	for _, e := range m.Events(near, a.since[near]) {
		if to, hand := getadler.HandOf(e.To); e.Moved && hand && to == near {
			a.known[e.Card] = max(0, a.known[e.Card]-1)
		}
	}
	// A card that was lost lies here until the loss is shown: it is no newer for that.
	for k, n := range before {
		a.known[k] = max(a.known[k], n)
	}
}

// followed notes when each seat last made a decision after which it knows its hand.
func (a *arrivals) followed(m *getadler.Match) {
	for move, e := range m.Events(game.Public, a.read) {
		if decided(&e) {
			a.since[e.Seat] = move
		}
	}
	a.read = m.Len()
}
