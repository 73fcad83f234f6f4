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

// surprises are those of all games, by the message keys of their sentences.
var surprises = []Surprise{
	{"log.kompromat.stopped", Reader, "why.first.kompromat.closed", "K23"},
	{"log.kompromat.covers", Anybody, "why.first.kompromat.covers", "K3"},
	{"log.kompromat.aside", Anybody, "why.first.kompromat.aside", "K3"},
	{"log.kompromat.bust", Reader, "why.first.kompromat.bust", "K14"},
	{"log.kompromat.bust", Others, "why.first.kompromat.theirs", "K14"},
	{"log.kompromat.perfect", Reader, "why.first.kompromat.perfect", "K17"},
	{"log.kompromat.marks", Reader, "why.first.kompromat.marks", "K30"},
	{"log.kompromat.won.cards", Anybody, "why.first.kompromat.cards", "K18"},
	{"log.kompromat.dropped", Anybody, "why.first.kompromat.dropped", "K15"},
	{"log.kompromat.removed", Reader, "why.first.kompromat.removed", "K34"},
	{"log.kompromat.used", Others, "why.first.kompromat.used", "K27"},
	{"log.kompromat.used.at", Others, "why.first.kompromat.used", "K27"},
	{"log.kompromat.back", Reader, "why.first.kompromat.back", "K33"},

	{"log.topsecret.exploded", Anybody, "why.first.topsecret.exploded", "T3"},
	{"log.topsecret.spared", Anybody, "why.first.topsecret.spared", "T4"},
	{"log.topsecret.stolen", ReaderSecond, "why.first.topsecret.stolen", "T7"},
	{"log.topsecret.nothing", Anybody, "why.first.topsecret.nothing", "T7"},
	{"log.topsecret.paired", Anybody, "why.first.topsecret.paired", "T17"},

	{"log.getadler.hour.gate", Anybody, "why.first.getadler.gate", "G6"},
	{"log.getadler.shuffled", Anybody, "why.first.getadler.shuffled", "G3"},
	{"log.getadler.looked", ReaderSecond, "why.first.getadler.looked", "G10"},
	{"log.getadler.spied", ReaderSecond, "why.first.getadler.spied", "G11"},
	{"log.getadler.wrong", Anybody, "why.first.getadler.wrong", "G13"},
	{"log.getadler.right", Anybody, "why.first.getadler.right", "G14"},
	{"log.getadler.pursued", Anybody, "why.first.getadler.pursued", "G17"},
	{"log.getadler.freed.unfollowed", Anybody, "why.first.getadler.unfollowed", "G17"},
	{"log.getadler.freed.bombed", Anybody, "why.first.getadler.bombed", "G28"},
	{"log.getadler.freed.disguised", Anybody, "why.first.getadler.disguised", "G16"},
	{"log.getadler.out.outshot", Anybody, "why.first.getadler.outshot", "G22"},
	{"log.getadler.out.caught", Anybody, "why.first.getadler.caught", "G36"},
}

// id is what is kept of a surprise that has been explained.
func (s *Surprise) id() string { return strings.TrimPrefix(s.Says, "why.first.") }

// Explain is the surprise that a sentence tells of and that has not been explained; nil for none. Told are the ids of
// those that have been, a space between two; the reader is game.Table where several persons look at the screen.
func Explain(l game.Line, reader game.Seat, told string) *Surprise {
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
	case reader == game.Table || n == 0:
		return false
	case s.On == ReaderSecond:
		return n > 1 && named[1] == reader
	default:
		return (named[0] == reader) == (s.On == Reader)
	}
}
