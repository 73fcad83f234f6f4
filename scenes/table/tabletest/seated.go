package tabletest

import (
	"math/rand/v2"

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
}

// Seated is a room with a match of any game on its table.
type Seated struct {
	*Room
	Table Table
	Match game.Session
	// Answer presses what a simple player would, and tells what it pressed; empty for nothing.
	Answer func(*rand.Rand) string
	// Scoring tells whether the points have the screen.
	Scoring func() bool
}
