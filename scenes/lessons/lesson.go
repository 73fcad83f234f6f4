// Package lessons teaches the games by playing them: each lesson is a match with a prepared deal and prepared
// opponents, and a list of beats that say one thing each, at the moment when it is needed. Lessons are data; Course
// follows one of them through its match. The package knows no screen and no rule: what may be played, a lesson names by
// the texts of moves, and what it speaks about by the ids that the table gives its parts. Package table shows it.
package lessons

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
)

// Me is the seat of the person who learns; the others follow in the order of play.
const Me game.Seat = 0

// ShownBy are the names of those who play the examples, from the first seat on.
var ShownBy = []string{"okonkwo", "finch", "halloran", "bruno"}

// Lesson is one lesson of a game.
type Lesson struct {
	// ID names the lesson in what is kept of it: that of its game, a point, and one word. Game is the game's name in the
	// catalogue.
	ID, Game string
	// Title and About are message keys: what the lesson is called, and in one sentence what it is about.
	Title, About string
	// Pictures are the cards that it is about, by their terms.
	Pictures []string
	// Others are the opponents, regulars of the cast by their IDs, from the seat after the person's on.
	Others []string
	// Shows reports that nothing is asked: it is an example, in which the moves of all seats are prepared, and the first
	// of the others sits on the person's seat.
	Shows bool
	// Nature is the prepared deal, as game.Setup takes it.
	Nature map[game.Seat][]string
	// Before are the moves with which the lesson does not begin yet: they have been made, by everybody, and are not shown.
	Before []game.Entry
	// Plays are the moves that the opponents make from there on, by seat, in their order; from the first that is not legal
	// on, and after the last, an Easy computer plays.
	Plays map[game.Seat][]string
	// Without are parts of the table that the lesson does without, by their terms: they are not there.
	Without []string
	// Beats are said one after another; after the last the person plays freely.
	Beats []Beat
	// Ends is when the lesson is over; it is also where the match is.
	Ends Trigger
}

// Beat is one thing that a lesson says, with what is to be done about it. One without Moves only tells: any press goes
// on.
type Beat struct {
	// After is what must have happened since the beat before it; the zero Moment for nothing.
	After Trigger
	// If are moves, one of which the person must have made last: else the beat is left out. None for always.
	If []string
	// Lights are the parts of the table that the beat speaks of: the ids of what can be pressed, "mission:1" say, or the
	// terms by which parts are named in the card list, with "#1" for the second one of that term. What is not there is
	// not lit. Once a move that is asked for has been begun, what comes next of it is lit instead.
	Lights []string
	// Brings are parts of the table that come with the beat, by their terms: before it they are not there.
	Brings []string
	// Says is the message key of what is said: at most two short sentences.
	Says string
	// Moves are those that the person may make, by their texts; "*" stands for every legal one. The first that is legal is
	// made by who asks to be shown.
	Moves []string
	// Wrong is the message key of what is told whoever presses for another move.
	Wrong string
}

// Tells is a beat that only tells, with lights on what it speaks of.
func Tells(says string, lights ...string) Beat { return Beat{Says: says, Lights: lights} }

// Asks is a beat that asks for a move, with a light on where that begins.
func Asks(says, light, move string) Beat {
	return Beat{Says: says, Lights: []string{light}, Moves: []string{move}}
}

// Else tells whoever presses for another move than the one that is asked for.
func (b Beat) Else(wrong string) Beat {
	b.Wrong = wrong
	return b
}

// Bringing has parts of the table come with a beat.
func (b Beat) Bringing(parts ...string) Beat {
	b.Brings = parts
	return b
}

// Trigger is something that everybody at the table is told of: the key of a sentence and the seat that it speaks of
// first, game.Public for any, and where N is not 0 the number that it says first. The zero Trigger is none.
type Trigger struct {
	Key  string
	Seat game.Seat
	N    int
}

// When is the moment at which anybody is told of by that sentence.
func When(key string) Trigger { return Trigger{Key: key, Seat: game.Public} }

// WhenOf is the moment at which that seat is told of.
func WhenOf(key string, seat game.Seat) Trigger { return Trigger{Key: key, Seat: seat} }

// WhenNumber is the moment at which that sentence says that number.
func WhenNumber(key string, n int) Trigger { return Trigger{Key: key, Seat: game.Public, N: n} }

// Tells is a beat that tells of what has happened then, with lights on what it speaks of.
func (m Trigger) Tells(says string, lights ...string) Beat {
	return Beat{After: m, Says: says, Lights: lights}
}

// Is reports whether a sentence tells of the moment.
func (m Trigger) Is(l game.Line) bool {
	says := func(kind game.ArgKind, n int) bool {
		i := slices.IndexFunc(l.Args[:], func(a game.Arg) bool { return a.Kind == kind && a != game.Arg{} })
		return i >= 0 && l.Args[i].N == n
	}
	return m.Key != "" && l.Key == m.Key && (m.Seat == game.Public || says(game.ArgSeat, int(m.Seat))) &&
		(m.N == 0 || says(game.ArgNumber, m.N))
}

// Named gives the lesson of that id.
func Named(list []Lesson, id string) (Lesson, bool) {
	if i := slices.IndexFunc(list, func(l Lesson) bool { return l.ID == id }); i >= 0 {
		return list[i], true
	}
	return Lesson{}, false
}

// Players are those at the table, by seat: who learns, with the name that say gives for a message key, and the others,
// who play as Easy does where their moves are not prepared.
func (l *Lesson) Players(say func(key string) string) (players []game.Player) {
	if !l.Shows {
		players = append(players, game.Player{Name: say("lesson.name.you")})
	}
	for _, id := range l.Others {
		players = append(players, game.Player{Computer: true, Character: id, Name: say(bots.NameKey(id))})
	}
	return players
}

// Made are moves with the digits of their seats before them: "0 draw".
func Made(moves ...string) (entries []game.Entry) {
	for _, move := range moves {
		entries = append(entries, game.Entry{Seat: game.Seat(move[0] - '0'), Move: move[2:]})
	}
	return entries
}

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
	named := l.Seats()
	switch n := len(named); {
	case reader == game.Public || n == 0:
		return false
	case s.On == ReaderSecond:
		return n > 1 && named[1] == reader
	default:
		return (named[0] == reader) == (s.On == Reader)
	}
}
