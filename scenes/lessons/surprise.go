package lessons

import (
	"slices"
	"strings"

	"safehouse/game"
)

// Surprise is something that happens in a match and is not what a new player expects: why it is so is said the first
// time.
type Surprise struct {
	// Key is the sentence in which it is told, On whom it must concern.
	Key string
	On  Concern
	// Says is the message key of why, Ruling the one that it follows from.
	Says, Ruling string
}

// Concern is whom a surprise must concern, of those that its sentence names.
type Concern uint8

// The concerns: anybody, the reader as the first whom the sentence names, the reader as the second, and anybody but the
// reader as the first.
const (
	Anybody Concern = iota
	Reader
	ReaderSecond
	Others
)

// id is what is kept of a surprise that has been explained.
func (s *Surprise) id() string { return strings.TrimPrefix(s.Says, "why.first.") }

// Explain is the surprise of a game that a sentence tells of and that has not been explained; nil for none. Told are
// the ids of those that have been, a space between two; the reader is game.Public where several persons look at the
// screen.
func Explain(surprises []Surprise, l game.Line, reader game.Seat, told string) *Surprise {
	for i := range surprises {
		s := &surprises[i]
		if s.Key == l.Key && s.concerns(l, reader) && !slices.Contains(strings.Fields(told), s.id()) {
			return s
		}
	}
	return nil
}

// ToldWith is told with this surprise.
func (s *Surprise) ToldWith(told string) string { return strings.TrimSpace(told + " " + s.id()) }

// concerns reports whether a sentence concerns whom it must.
func (s *Surprise) concerns(l game.Line, reader game.Seat) bool {
	if s.On == Anybody {
		return true
	}
	var named []game.Seat
	for _, a := range l.Args {
		if a.Kind == game.ArgSeat {
			named = append(named, game.Seat(a.N))
		}
	}
	switch n := len(named); {
	case reader == game.Public || n == 0:
		return false
	case s.On == ReaderSecond:
		return n > 1 && named[1] == reader
	default:
		return (named[0] == reader) == (s.On == Reader)
	}
}
