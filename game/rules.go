// Package game is the contract that every game keeps, and the match: the one owner of the truth. It knows no game, no
// screen, no clock, no file and no word of any language.
//
// A game is a Rules value over four concrete types. Its State is a plain value, so that copying is an assignment and a
// search plays without allocating; its Move is small, comparable and has one text form; its View is what one seat may
// know, written field by field from nothing; its Events are what one seat saw happen. Chance is a move of Nature's,
// logged like any other, so that a record replays without its seed. Who owes a decision is a set of seats, not a seat.
// Nothing is ever decided for a seat that owes a decision, even where one move is legal: what is not shown cannot tell.
//
// # KOMPROMAT
//
// One seat owes a decision at a time. Cards have no order in the decks: each draw is a move of Nature's, uniform over
// the cards left, so that the state needs no hidden order and a sample deals only what was dealt. What an item showed
// stays in the state until the seat's own move acknowledges it.
//
// # TOP SECRET
//
// ToAct holds every seat that has not yet chosen; a choice is applied at once and lies sealed in the State, where the
// views of others show only that it was made and count the card as still in the hand (Sealed tells the record to
// scramble it). The order in which seats decide at once changes nothing, which the kit holds every game to. The move of
// the last seat opens all of them: its observers are told of the explosion, the thefts and the banking as events of
// that one move, or of the moves of thieves that have a choice, who owe it one after another in marker order (T8).
// Sealed banking (T24) works like the choice of a card. The only chance is who has the priority marker first. The
// series to 1,200 points is held in the State as one score a seat and the number of the game; after a game Nature's one
// move deals the next, the marker goes on (T8), and Standing is over only when the series is. The called «Boum!» is a
// move, call or silence, which the seats concerned owe; the clock that turns silence into a submitted move belongs to
// the scene. Document values are options, which are numbers by key.
//
// # GET ADLER!
//
// Hands and piles are numbers of cards by kind: copies of a kind cannot be told apart. Nature deals roles and each
// drawn card, and takes cards at random from hands. A confrontation is a phase with a cursor: ToAct holds the one seat
// that is asked, villain, then heroes in the order of G18, and every eligible hero is asked, with or without the card,
// since nothing is decided for anyone. Stunned and eliminated seats are flags that the cursor passes over (G13, G28);
// an eliminated seat never owes a decision and its View is the public one. The State keeps, for each living seat, the
// traces of what it knows: for every copy of a kind the places where it may be; and, for each seat, the characters that
// all its answers are true of. Questions and arrests are in the history of turns, so that Sample needs nothing else.
// Seats asked about a colour owe the answer even where only the truth is legal (G7).
package game

import (
	"fmt"
	"math/rand/v2"
)

// Move is what a game's moves must be: small comparable values with one text form. The text is unique among the
// legal moves of a position and Rules.Parse reads it back.
type Move interface {
	comparable
	String() string
}

// Event is one thing that a viewer saw happen: a comparable value that holds only what that viewer may know.
type Event interface {
	comparable
	// Say gives the sentence for log, captions and speech; the zero Line where nothing is said.
	Say() Line
	// Travel reports whether a card moved, and between which places.
	Travel() (from, to Place, moved bool)
}

// Zone names a pile, row or hand of a game; each game lists its own.
type Zone uint8

// Place is a position in a zone, counted from 0 at the bottom or the left.
type Place struct {
	Zone  Zone
	Index uint8
}

// Options are the options of a game by key; each game lists keys, ranges and defaults. Rules look keys up and never
// range over them.
type Options map[string]int

// Value returns the option's value, or its default where it is not set.
func (o Options) Value(key string, byDefault int) int {
	if v, ok := o[key]; ok {
		return v
	}
	return byDefault
}

// Flag returns whether an option that is 0, the default, or 1 is on.
func (o Options) Flag(key string) (on bool, err error) {
	switch value := o.Value(key, 0); value {
	case 0, 1:
		return value == 1, nil
	default:
		return false, fmt.Errorf("option %s is %d: it must be 0 or 1", key, value)
	}
}

// Rules is one game: what a state is, what moves there are and who may know what. S is the State, a plain value
// without pointers, maps or slices; M the Move, V the View, E the Event. Every method is a pure function of its
// arguments; Apply, Moves and the copying of a State allocate nothing.
type Rules[S any, M Move, V any, E Event] interface {
	// Name is the game's name in records and on the command line: "kompromat".
	Name() string

	// Start returns the state before anybody, Nature included, has moved. It refuses a number of seats or options
	// outside the game's range.
	Start(seats int, options Options) (S, error)

	// ToAct gives the seats that owe a decision, or Nature alone, or nobody when the game is over.
	ToAct(s *S) Seats

	// Moves appends the legal moves of a seat to buf; none where the seat owes no decision. What they are, Check accepts,
	// and nothing else; the kit in rulestest holds both to that. Nature's moves are equally likely: where cards differ in
	// number, each physical card has its own move.
	Moves(s *S, seat Seat, buf []M) []M

	// Check returns nil for a legal move and otherwise the reason.
	Check(s *S, seat Seat, m M) *Refusal

	// Apply makes a legal move; an illegal one gives an undefined state.
	Apply(s *S, seat Seat, m M)

	// Parse reads a move's text; the error says what is wrong with it.
	Parse(text string) (M, error)

	// Sealed reports whether a seat's legal move is secret from others when it is made. Records scramble such moves
	// while the match runs. Nature's moves are always scrambled.
	Sealed(s *S, seat Seat, m M) bool

	// View builds, from nothing, what the viewer may know, with the viewer's legal moves.
	View(s *S, viewer Seat) V

	// Observe yields the events of one move as the viewer saw them, each with the state as it stood after it, which is
	// good until yield returns. The state after the last event is the one after the move.
	Observe(before *S, seat Seat, m M, viewer Seat, yield func(e E, after *S))

	// Sample returns a state that the viewer of the view cannot tell from the true one, drawn by rng from those
	// possible.
	Sample(view *V, rng *rand.Rand) S

	// Standing gives the public score.
	Standing(s *S) Standing
}

// Standing is what anyone may see of how a match stands, and at its end the result.
type Standing struct {
	// Seats is the number of seats.
	Seats int `json:"seats"`
	// Round counts from 1; Rounds is the number of rounds, 0 where it is not fixed.
	Round  int `json:"round"`
	Rounds int `json:"rounds,omitempty"`
	// Halves is each seat's public score in half points; the final one when Over.
	Halves [MaxSeats]int `json:"halves"`
	// Over reports whether the match has ended; then Winners are the seats that won, none for a draw.
	Over    bool  `json:"over"`
	Winners Seats `json:"winners"`
}

// Before reports whether a seat ended a match on a better place than another: it alone of the two has won, or neither
// has, where somebody did, and it has the higher score.
func (s *Standing) Before(seat, other Seat) bool {
	won, beaten := s.Winners.Has(seat), !s.Winners.Has(other)
	if won || !beaten || s.Winners == 0 {
		return won && beaten
	}
	return s.Halves[seat] > s.Halves[other]
}
