package tabletop

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/remote"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
)

// Writer is what the desk tells the match's record besides its moves, which the match writes itself. It is an
// interface because the table touches no files.
type Writer interface {
	// Note keeps a note.
	Note(n record.Note)
	// Finish closes the record of a match that is over.
	Finish()
	// Kept reports whether the record holds all that was made.
	Kept() bool
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
	// Think asks a computer on a seat about the decision that it owed when so many moves had been made, for a game that is
	// not in the catalogue, as those of tests are; nil asks the catalogue's.
	Think func(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string]
	// Remote has the catalogue's computers think in another thread; nil where a goroutine has one of its own.
	Remote *remote.Match
	// Study is what computers work out in the background for matches of this kind; nil for nothing. Whoever outlives the
	// match keeps it for the next.
	Study bots.Study
	// Course is the lesson that the match belongs to, nil for none; Learned is where its end leads.
	Course  *lessons.Course
	Learned func() stage.Change
	// Remarks are what the cast may remark on, Surprises what is explained the first time that it happens: none where the
	// game has none.
	Remarks   Remarks
	Surprises []lessons.Surprise
	// Notes are those of a record that is resumed.
	Notes []record.Note
	// Resumed reports that the match was under way: then nothing of what happened is shown again.
	Resumed bool
	// Menu is the way out; Rematch starts again with the same players, with the other seat starting when swap is set;
	// Settings and Rules open those pages, the rules at the paragraph that answers a ruling. A nil Rematch, Settings or
	// Rules leaves its button out.
	Menu     func() stage.Scene
	Rematch  func(swap bool) stage.Scene
	Settings func() stage.Scene
	Rules    func(ruling string) stage.Scene
}

// stream is the random stream of a decision.
func (d *Desk) stream(seat game.Seat, move int) *rand.Rand {
	if d.Bot != nil {
		return d.Bot(seat, move)
	}
	return rand.New(rand.NewPCG(uint64(seat), uint64(move)))
}

// Skin is how the parts look that every table has. A game chooses its colours once and never changes them.
type Skin struct {
	// Skin is the ground of the table, the top of the screen with the game's name on it, and the look of pages over it.
	theme.Skin
	// Bed is what is heard under the table. Pick is heard where something is picked, a tick where it is none.
	Bed  sound.Bed
	Pick sound.Cue
	// Note stands under the game's name. Pill is the ground of the line that says whose turn it is, PillInk its words.
	Note, Pill, PillInk display.Colour
	// Panel is the ground of what is asked, and what is said on it: Head asks, Body explains, Warn warns or refuses,
	// Told answers a press that was not refused.
	Panel, PanelEdge, Head, Body, Warn, Told display.Colour
	// Log is the ground of the log; LogNew is its last sentence and what is new to the reader, LogOld the others.
	Log, LogEdge, LogHead, LogOld, LogNew display.Colour
	// Veil is laid over the board under a sheet; SheetHead, SheetText and SheetNote are written on the sheet.
	Veil, Sheet, SheetEdge, SheetHead, SheetText, SheetNote display.Colour
	// Peak is how the moments look for which the whole table stops.
	Peak PeakLook
	// SignGround is what a seat's sign stands on; it outlines the sign on any ground.
	SignGround display.Colour
	// BadgeEdge is the edge of a badge.
	BadgeEdge display.Colour
	// RingEdge is the edge around the focus ring where the ring alone would not stand out; none where it is transparent.
	RingEdge display.Colour
	// Grey covers a card that is out of play.
	Grey display.Colour
}
