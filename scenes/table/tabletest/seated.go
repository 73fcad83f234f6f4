package tabletest

import (
	"safehouse/game"
	"safehouse/scenes/stage/stagetest"
)

// Table is what runs a match, as far as it is the same in every game. Busy tells that something is being shown, Asked is the
// seat that is asked, and Reseat gives a seat to a computer, or back to its person.
type Table interface {
	Busy() bool
	Asked() game.Seat
	Reseat(seat game.Seat, computer bool, level game.Level) game.Line
}

// Eyes are whom the screen belongs to: Mine tells that a person is asked who can answer, CanPeek that there is a hand to be
// opened and closed, Open that it lies open.
type Eyes interface {
	Mine() bool
	CanPeek() bool
	Open() bool
}

// Parts are those of the table that tests of any game ask.
type Parts struct {
	Table Table
	Eyes  Eyes
	// Choice tells that there is a choice to take back, Seats what a computer's character is called.
	Choice interface{ Undoable() bool }
	Seats  interface{ Persona(game.Seat) string }
	Answer Refuser
}

// Seated is a room with a match of any game on its table.
type Seated struct {
	*stagetest.Room
	Parts
	Match game.Session
	// Scoring tells whether the points have the screen, Counted whether they have all been counted.
	Scoring, Counted func() bool
	// Playing tells that something moves now; Resting that everything has come to rest, nil for where nothing plays.
	Playing, Resting func() bool
	// Given tells whether the score says that a computer played for a person; nil where it does not say so.
	Given func() bool
	// Needs is what the pending decision needs besides what its moves are made of.
	Needs func() stagetest.Needed
	// Asks is the person who can answer now, the Table where there is none; nil for the seat that the table asks.
	Asks func() game.Seat
}

// answers is the person who can answer now, the Table where there is none.
func (s *Seated) answers() game.Seat {
	switch {
	case s.Table.Busy():
	case s.Asks != nil:
		return s.Asks()
	case s.Eyes.Mine() && s.Match.ToAct().Has(s.Table.Asked()):
		return s.Table.Asked()
	}
	return game.Table
}

// Over tells whether the match is over and its points have the screen.
func (s *Seated) Over() bool { return s.Scoring() && s.Match.Standing().Over }
