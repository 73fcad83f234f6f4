package game

import (
	"crypto/sha256"
	"iter"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

// Level is the strength of a computer opponent.
type Level uint8

// The levels, weakest first.
const (
	Easy Level = iota
	Medium
	Expert
)

// levelNames are the levels as the command line and records name them.
var levelNames = [...]string{"easy", "medium", "expert"}

// String gives "easy", "medium" or "expert".
func (l Level) String() string {
	if int(l) < len(levelNames) {
		return levelNames[l]
	}
	return "level?"
}

// ParseLevel reads what String gives.
func ParseLevel(name string) (Level, bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// Player says who sits on a seat.
type Player struct {
	// Computer tells a computer opponent from a person.
	Computer bool
	// Level is the computer's strength; of no meaning for a person.
	Level Level
	// Character is who plays for the computer, by the name that records have for it; empty for nobody in particular.
	Character string
	// Name is unique at the table.
	Name string
}

// Setup is what a match starts from. It holds the seed: only the match and its record may have it.
type Setup struct {
	Players []Player
	Options Options
	// Seed is the one that was promised before the first card, by a commitment into which Nonce was mixed.
	Seed  Seed
	Nonce [32]byte
	// Words are what those at the table added once they had been shown the commitment.
	Words []string
	// Number is the one that a player gave for the seed, nil where the seed was drawn by lot. Everybody may know it, as
	// whoever gave it can.
	Number *uint64
	// Prepared is Nature's part of a match that teaches or shows something: the texts of the moves that she owes after
	// those of a seat, in their order, and under Nature what she owes before anybody has moved. What is not legal when its
	// turn comes is drawn from the seed, as is all that comes after the last. Nil for a match that is played.
	Prepared map[Seat][]string
}

// Cast is the public part of a Setup.
type Cast struct {
	Players []Player
	Options Options
	// Number is the one that a player gave for the seed, nil for none.
	Number *uint64
}

// Cast returns what everyone may know of the setup.
func (s Setup) Cast() Cast {
	return Cast{Players: s.Players, Options: s.Options, Number: s.Number}
}

// Dealing is the seed that all chance of the match is drawn from: the promised one, into which the words of the table
// are mixed one after the other, so that whoever promised could not know what is dealt.
func (s Setup) Dealing() Seed {
	seed := s.Seed
	for _, words := range s.Words {
		seed = seed.with("words/" + words)
	}
	return seed
}

// Persons is the set of seats that persons sit on.
func (c Cast) Persons() Seats {
	var set Seats
	for i, p := range c.Players {
		if !p.Computer {
			set = set.With(Seat(i))
		}
	}
	return set
}

// Seed is the secret from which a match's chance is drawn. It prints as nothing, so that no log line shows it.
type Seed [32]byte

// SeedOf makes the seed that --seed N stands for.
func SeedOf(n uint64) Seed {
	return Seed(sha256.Sum256([]byte("safehouse seed " + strconv.FormatUint(n, 10))))
}

// String hides the seed.
func (Seed) String() string { return "[seed]" }

// GoString hides the seed.
func (Seed) GoString() string { return "[seed]" }

// Stream returns the random stream of that label. Streams of different labels share nothing: what a bot or an
// ornament draws says nothing about the deal.
func (s Seed) Stream(label string) *rand.Rand { return rand.New(rand.NewChaCha8(s.with(label))) }

// with is the SHA-256 of the seed and a label.
func (s Seed) with(label string) Seed { return sha256.Sum256(append(s[:], label...)) }

// Chance returns the stream of Nature's n-th move, counted from 0. Each move has a stream of its own, so that a
// match resumed in the middle draws what it would have drawn.
func (s Seed) Chance(n int) *rand.Rand { return s.Stream("deal/" + strconv.Itoa(n)) }

// Seat is a place at the table, 0 to MaxSeats-1. Nature and Public are not places: Nature makes the chance moves,
// Public is the viewer nobody is, who sees what everyone may see. Any other value, used as a viewer, sees what Public
// sees.
type Seat uint8

// MaxName is the longest name that somebody at a table may have, in letters.
const MaxName = 16

// MaxSeats is the largest number of seats that any of the three games has.
const MaxSeats = 6

// The two seats that nobody sits on.
const (
	Nature Seat = MaxSeats
	Public Seat = MaxSeats + 1
)

// Sits reports whether s is a place at a table of n seats.
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

// Seats is a set of seats; Nature may be in it, Public may not. The zero value is empty.
type Seats uint8

// SeatsOf returns the set of the given seats.
func SeatsOf(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// Has reports whether s is in the set.
func (set Seats) Has(s Seat) bool { return s <= Nature && set&(1<<s) != 0 }

// With returns the set with s added.
func (set Seats) With(s Seat) Seats { return set | 1<<s }

// Without returns the set with s taken out.
func (set Seats) Without(s Seat) Seats { return set &^ (1 << s) }

// Len counts the seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }

// First returns the lowest seat of a set that is not empty.
func (set Seats) First() Seat { return Seat(bits.TrailingZeros8(uint8(set))) }

// Nth returns the n-th seat of the set, counted from 0.
func (set Seats) Nth(n int) Seat {
	for range n {
		set &= set - 1
	}
	return set.First()
}

// All gives the seats of the set, the lowest first.
func (set Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; set != 0 && yield(set.First()); set &= set - 1 {
		}
	}
}

// String gives the seats in logs: "0 2 nature".
func (set Seats) String() string {
	var names []string
	for seat := range set.All() {
		names = append(names, seat.String())
	}
	return strings.Join(names, " ")
}
