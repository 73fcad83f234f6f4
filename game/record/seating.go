package record

import (
	"safehouse/game"
)

// The kinds of notes that tell of seats.
const (
	// NoteSeat reports that a seat changed hands when N moves had been made: Text is "person", or the level of the
	// computer that plays for the person from then on.
	NoteSeat = "seat"
	// NoteCode keeps the code of a seat's person, sealed: Text is a salted hash of it, empty where the code was given up.
	NoteCode = "code"
)

// byPerson is the text of a NoteSeat of a person who plays again.
const byPerson = "person"

// Seating is who plays for a seat from a moment on. Only seats that persons had at the start change hands.
type Seating struct {
	// Moves is the number of moves that had been made.
	Moves int
	Seat  game.Seat
	// Computer reports that the computer plays, as strong as Level says.
	Computer bool
	Level    game.Level
}

// Note is how a record keeps it.
func (s Seating) Note() Note { return Note{Kind: NoteSeat, Seat: s.Seat, N: s.Moves, Text: s.plays()} }

// plays names who plays.
func (s Seating) plays() string {
	if s.Computer {
		return s.Level.String()
	}
	return byPerson
}

// Seatings reads who played for which seat, in order, from the notes of a match of that many moves. What makes no sense
// is left out: a seat that no person had, a moment that is not in the match or lies before the last one, and what
// changes nothing.
func Seatings(players []game.Player, moves int, notes []Note) []Seating {
	var all []Seating
	now := append([]game.Player(nil), players...)
	last := 0
	for _, n := range notes {
		if n.Kind != NoteSeat || !n.Seat.Sits(len(players)) || players[n.Seat].Computer || n.N < last || n.N > moves {
			continue
		}
		s := Seating{Moves: n.N, Seat: n.Seat}
		if n.Text != byPerson {
			if s.Level, s.Computer = game.ParseLevel(n.Text); !s.Computer {
				continue
			}
		}
		if p := &now[n.Seat]; p.Computer == s.Computer && p.Level == s.Level {
			continue
		}
		now[n.Seat].Computer, now[n.Seat].Level = s.Computer, s.Level
		last = n.N
		all = append(all, s)
	}
	return all
}
