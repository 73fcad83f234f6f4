package tabletest

import (
	"safehouse/game"
)

// Table is what runs a match, as far as it is the same in every game.
type Table interface {
	Refuser
	// Busy tells that something is being shown, Mine that a person is asked who can answer, Undoable that there is a
	// choice to take back.
	Busy() bool
	Mine() bool
	Undoable() bool
	// Asked is the seat that is asked.
	Asked() game.Seat
	// CanPeek tells that there is a hand to be opened and closed, Open that it lies open.
	CanPeek() bool
	Open() bool
	// Answer is the sentence that answered the last press, Persona what a computer's character is called.
	Answer() string
	Persona(game.Seat) string
	// Reseat gives a seat to a computer, or back to its person.
	Reseat(seat game.Seat, computer bool, level game.Level) game.Line
}

// Seated is a room with a match of any game on its table.
type Seated struct {
	*Room
	Table Table
	Match game.Session
	// Scoring tells whether the points have the screen, Counted whether they have all been counted.
	Scoring, Counted func() bool
	// Playing tells that something moves now; Resting that everything has come to rest, nil for where nothing plays.
	Playing, Resting func() bool
	// Given tells whether the score says that a computer played for a person; nil where it does not say so.
	Given func() bool
	// Needs is what the pending decision needs besides what its moves are made of.
	Needs func() Needed
	// Asks is the person who can answer now, the Table where there is none; nil for the seat that the table asks.
	Asks func() game.Seat
}

// answers is the person who can answer now, the Table where there is none.
func (s *Seated) answers() game.Seat {
	switch {
	case s.Table.Busy():
	case s.Asks != nil:
		return s.Asks()
	case s.Table.Mine() && s.Match.ToAct().Has(s.Table.Asked()):
		return s.Table.Asked()
	}
	return game.Table
}

// Over tells whether the match is over and its points have the screen.
func (s *Seated) Over() bool { return s.Scoring() && s.Match.Standing().Over }
