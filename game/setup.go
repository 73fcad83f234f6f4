package game

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
	for i, n := range levelNames {
		if n == name {
			return Level(i), true
		}
	}
	return 0, false
}

// Player says who sits on a seat.
type Player struct {
	// Computer tells a computer opponent from a person.
	Computer bool
	// Level is the computer's strength; of no meaning for a person.
	Level Level
	// Name is unique at the table.
	Name string
}

// Setup is what a match starts from. It holds the seed: only the match and its record may have it.
type Setup struct {
	Players []Player
	Options Options
	Seed    Seed
	Nonce   uint64
	// Number is the one that a player gave for the seed, nil where the seed was drawn by lot. Everybody may know it, as
	// whoever gave it can.
	Number *uint64
}

// Cast is the public part of a Setup.
type Cast struct {
	Players []Player
	Options Options
	// Commitment is Commit of seed and nonce.
	Commitment string
	// Number is the one that a player gave for the seed, nil for none.
	Number *uint64
}

// Cast returns what everyone may know of the setup.
func (s Setup) Cast() Cast {
	return Cast{Players: s.Players, Options: s.Options, Commitment: Commit(s.Seed, s.Nonce), Number: s.Number}
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
