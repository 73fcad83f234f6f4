// Package play is a match on the screen: the desk that owns the match, shows what happened since the screen last
// looked, asks whoever owes a decision and lets computers think. It knows one table so far, that of KOMPROMAT; menu,
// files and settings reach it as functions.
package play

import (
	"fmt"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/scenes/stage"
)

// Writer is what the desk tells the match's record besides its moves, which the match writes itself.
type Writer interface {
	// Note keeps a note.
	Note(n record.Note)
	// Finish closes the record of a match that is over.
	Finish()
}

// Desk is what a match needs around it.
type Desk struct {
	// Session is the match; the desk is its only owner while it is open.
	Session game.Session
	// Writer keeps notes and closes the record; nil for none.
	Writer Writer
	// Bot gives the random stream of a computer's decision, by its seat and the number of moves made; nil draws one
	// from the seat and that number alone.
	Bot func(seat game.Seat, move int) *rand.Rand
	// Notes are those of a record that is resumed.
	Notes []record.Note
	// Resumed tells that the match was under way: then nothing of what happened is shown again.
	Resumed bool
	// Menu is the way out; Rematch starts again with the same players, with the other seat starting when swap is set;
	// Settings and Rules open those pages. A nil Rematch, Settings or Rules leaves its button out.
	Menu     func() stage.Scene
	Rematch  func(swap bool) stage.Scene
	Settings func() stage.Scene
	Rules    func() stage.Scene
}

// Open puts a match on the table. It panics for a game that has no table, which is a mistake of the program.
func Open(st *stage.Stage, d Desk) stage.Scene {
	m, ok := d.Session.(*kompromat.Match)
	if !ok {
		panic(fmt.Sprintf("play: there is no table for a %T", d.Session))
	}
	return newController(st, d, m).scene()
}

// stream is the random stream of a decision.
func (d *Desk) stream(seat game.Seat, move int) *rand.Rand {
	if d.Bot != nil {
		return d.Bot(seat, move)
	}
	return rand.New(rand.NewPCG(uint64(seat), uint64(move)))
}
