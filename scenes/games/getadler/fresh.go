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
// the start is not new, for all of it is.
func (t *screen) arrived() {
	f := &t.fresh
	settled := !t.show.Busy()
	if f.seat == t.table.Near && f.moves == t.match.Len() && (f.settled || !settled) {
		return
	}
	before := f.known
	if f.seat != t.table.Near || f.moves == 0 || settled {
		before = getadler.Counts{}
	}
	f.seat, f.moves, f.settled = t.table.Near, 0, settled
	if !t.table.Seats.Persons.Has(t.table.Near) {
		return
	}
	own := t.match.View(t.table.Near)
	if own.Hour == 0 || own.Players[t.table.Near].Eliminated {
		return
	}
	f.moves, f.known = t.match.Len(), own.Players[t.table.Near].Sure
	for _, e := range t.match.Events(t.table.Near, f.since[t.table.Near]) {
		if to, hand := getadler.HandOf(e.To); e.Moved && hand && to == t.table.Near {
			f.known[e.Card] = max(0, f.known[e.Card]-1)
		}
	}
	// A card that was lost lies here until the loss is shown: it is no newer for that.
	for k, n := range before {
		f.known[k] = max(f.known[k], n)
	}
}

// followed notes when each seat last made a decision after which it knows its hand; it reports whether a person has
// made one since it was last asked.
func (t *screen) followed() (decided bool) {
	f := &t.fresh
	for move, e := range t.match.Events(game.Public, f.read) {
		passedOver := e.Card != getadler.NoKind && (e.Kind == getadler.LetGo || e.Kind == getadler.HeldFire)
		if decisive(e.Kind) && !passedOver {
			f.since[e.Seat] = move
			decided = decided || t.table.Seats.Persons.Has(e.Seat)
		}
	}
	f.read = t.match.Len()
	return decided
}
