package game

import (
	"math/bits"
	"strconv"
)

// Seat is a place at the table, 0 to MaxSeats-1. Nature and Table are not places: Nature makes the chance moves,
// Table is the viewer nobody is, who sees what everyone may see. Any other value, used as a viewer, sees the Table.
type Seat uint8

// MaxSeats is the largest number of seats that any of the three games has.
const MaxSeats = 6

// The two seats that nobody sits on.
const (
	Nature Seat = MaxSeats
	Table  Seat = MaxSeats + 1
)

// Sits tells whether s is a place at a table of n seats.
func (s Seat) Sits(n int) bool { return int(s) < n && s < MaxSeats }

// String gives the form used in records and logs: "0" to "5", "nature" or "table".
func (s Seat) String() string {
	switch {
	case s < MaxSeats:
		return strconv.Itoa(int(s))
	case s == Nature:
		return "nature"
	default:
		return "table"
	}
}

// Seats is a set of seats; Nature may be in it, Table may not. The zero value is empty.
type Seats uint8

// SeatsOf returns the set of the given seats.
func SeatsOf(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// Has tells whether s is in the set.
func (set Seats) Has(s Seat) bool { return s <= Nature && set&(1<<s) != 0 }

// With returns the set with s added.
func (set Seats) With(s Seat) Seats { return set | 1<<s }

// Without returns the set with s taken out.
func (set Seats) Without(s Seat) Seats { return set &^ (1 << s) }

// Len counts the seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }

// First returns the lowest seat of a set that is not empty.
func (set Seats) First() Seat { return Seat(bits.TrailingZeros8(uint8(set))) }
