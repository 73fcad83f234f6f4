package tabletest

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/games"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// Desk is what a room needs to put a match on its table.
type Desk struct {
	// Game is the match's own game on the screen.
	Game    *games.Game
	Match   game.Session
	Resumed bool
	Notes   []record.Note
}

// In is the desk in a room, which keeps the record; its ways out lead to an empty scene.
func (d Desk) In(r *stagetest.Room) tabletop.Desk {
	return tabletop.Desk{
		Session: d.Match, Remarks: d.Game.Remarks, Surprises: d.Game.Surprises, Resumed: d.Resumed, Notes: d.Notes, Writer: r,
		Menu:    func() stage.Scene { return &stagetest.Blank{} },
		Rematch: func(bool) stage.Scene { return &stagetest.Blank{} },
		Rules:   func(ruling string) stage.Scene { return rulebook.At(r.Stage, d.Match.Game(), ruling) },
	}
}

// Seated is a room with a match of any game on its table.
type Seated struct {
	*stagetest.Room
	Table *tabletop.Table
	Match game.Session
	// Playing reports that something moves now; Resting that everything has come to rest, nil for where nothing plays.
	Playing, Resting func() bool
	// Given reports whether the score says that a computer played for a person; nil where it does not say so.
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
	case s.Table.Eyes.Mine() && s.Match.ToAct().Has(s.Table.Asked()):
		return s.Table.Asked()
	}
	return game.Table
}

// Scoring reports whether the points have the screen of a room.
func Scoring(r *stagetest.Room) bool {
	_, ok := r.Stack.Top().(*tabletop.Score)
	return ok
}

// Counted reports whether they have all been counted.
func Counted(r *stagetest.Room) bool {
	score, ok := r.Stack.Top().(*tabletop.Score)
	return ok && score.Done()
}

// Over reports whether the match is over and its points have the screen.
func (s *Seated) Over() bool { return Scoring(s.Room) && s.Match.Standing().Over }
