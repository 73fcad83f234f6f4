package tabletest

import (
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// GuardTicks is how long a question decides nothing after it has come up: 250 ms.
const GuardTicks = 15

// Desk is what a room needs to put a match on its table.
type Desk struct {
	// Game is the match's own game on the screen.
	Game    *games.Game
	Match   game.Session
	Resumed bool
	Notes   []record.Note
}

// In is the desk in a room, which keeps the record; its ways out lead to an empty scene.
func (d Desk) In(r *stagetest.Room) match.Desk {
	return match.Desk{
		Session: d.Match, Remarks: d.Game.Remarks, Surprises: d.Game.Surprises, Resumed: d.Resumed, Notes: d.Notes, Writer: r,
		Ways: match.Ways{
			Menu:    func() stage.Scene { return &stagetest.Blank{} },
			Rematch: func(bool) stage.Scene { return &stagetest.Blank{} },
			Rules:   func(ruling string) stage.Scene { return rulebook.At(r.Stage, games.List{*d.Game}, d.Game.Name, ruling) },
		},
	}
}

// Room is a program without a window with a match of any game on its table. A test of a game's room says by it what a
// player does, and asks what a player sees: nothing but this file knows how a table is made.
type Room struct {
	*stagetest.Room
	Match game.Session
	// Playing reports that something moves now; Resting that everything has come to rest, nil for where nothing plays.
	Playing, Resting func() bool
	// Given reports whether the score says that a computer played for a person; nil where it does not say so.
	Given func() bool
	// Needs is what the pending decision needs besides what its moves are made of.
	Needs func() stagetest.Needed
	// Asks is the person who can answer now, the public seat where there is none; nil for the seat that the table asks.
	Asks func() game.Seat

	table *tabletop.Table
}

// Opener puts the match of a desk on a table, as a game's room does: it gives the table and its first scene.
type Opener func(*stage.Stage, match.Desk) (*tabletop.Table, stage.Scene)

// NewRoom is a room with a screen of that size, and nothing on its table yet.
func NewRoom(t testing.TB, lang words.Lang, w, h float64) *Room {
	t.Helper()
	return &Room{Room: stagetest.NewRoom(t, stagetest.NewSetter(t), lang, w, h)}
}

// Open puts a match on the table.
func (r *Room) Open(d Desk, open Opener) {
	r.T.Helper()
	r.OpenAt(d.In(r.Room), open)
}

// OpenAt is Open at a desk of the test's own.
func (r *Room) OpenAt(d match.Desk, open Opener) {
	r.T.Helper()
	r.Match = d.Session
	var scene stage.Scene
	r.table, scene = open(r.Stage, d)
	r.Enter(scene)
}

// HandOpen reports whether the cards of the person asked lie open.
func (r *Room) HandOpen() bool { return r.table.Holder.Open() }

// CanPeek reports whether there is a hand that can be opened and closed.
func (r *Room) CanPeek() bool { return r.table.Holder.CanPeek() }

// guard is how many ticks lie between two presses: more where the question may have passed to another person.
func (r *Room) guard() int {
	if r.table != nil && r.table.Holder.Shared() {
		return guardShared
	}
	return guardTicks
}

// MayAnswer reports whether the person asked may answer here and now.
func (r *Room) MayAnswer() bool { return r.table.Holder.Mine() }

// Holder is the seat that the screen belongs to, the public seat where it belongs to nobody.
func (r *Room) Holder() game.Seat { return r.table.Holder.Seat() }

// Sight is the seat whose cards are to be seen, the public seat for nobody's.
func (r *Room) Sight() game.Seat { return r.table.Holder.Sight() }

// PlaysAlone reports that one person plays and has the screen.
func (r *Room) PlaysAlone() bool { return r.table.Holder.Alone() }

// Asked is the seat that the screen asks.
func (r *Room) Asked() game.Seat { return r.table.Asked() }

// Busy reports whether something is shown that must be waited for or skipped.
func (r *Room) Busy() bool { return r.table.Busy() }

// Warning is what the panel warns of, empty for nothing.
func (r *Room) Warning() string {
	var all []display.Item
	for _, it := range r.Draw() {
		if it.Role == display.Prompt && it.Colour == r.table.Skin.Warn {
			all = append(all, it)
		}
	}
	return WordsOf(all)
}

// Skip shows the rest at once, as far as the next thing that waits for a press.
func (r *Room) Skip() { r.table.Skip() }

// Waits reports that what is shown stays until a press or its time is over.
func (r *Room) Waits() bool {
	_, waits := r.Hot("continue")
	return waits
}

// Type strikes the keys on which characters stand, all at once.
func (r *Room) Type(text string) {
	r.Tick(input.Frame{X: -1, Y: -1, Struck: stagetest.Struck(text), AnyPress: true, Keyboard: true})
	r.Wait(1)
}

// Offered reports whether a pick may come next.
func (r *Room) Offered(pick string) bool { return r.table.Choice.Offered(pick) }

// Picked reports whether a pick has been made.
func (r *Room) Picked(pick string) bool { return r.table.Choice.Picked(pick) }

// Made are the picks that have been made.
func (r *Room) Made() []string { return r.table.Choice.Made() }

// Undoable reports whether a pick can be taken back.
func (r *Room) Undoable() bool { return r.table.Choice.Undoable() }

// Which is the number of the first of some picks that has been made, -1 for none.
func (r *Room) Which(picks []string) int { return r.table.Choice.Which(picks) }

// Choose takes a press as a pick; it reports whether it was one, or was answered as one.
func (r *Room) Choose(pick string) bool { return r.table.Pick(pick) }

// Back takes a pick back; it reports whether there was one.
func (r *Room) Back() bool { return r.table.Back() }

// First is the pick that a move begins with now.
func (r *Room) First(move string) string { return r.table.Choice.First(move) }

// Answer is the sentence that answered the last press of what could be pressed, empty when it has gone.
func (r *Room) Answer() string { return r.table.Answer.Text() }

// Refusal is why the last press of what cannot be pressed did nothing, empty when it has gone.
func (r *Room) Refusal() string { return r.table.Page.Refusal() }

// Rule is the ruling that is looked up now.
func (r *Room) Rule() string { return r.table.Rule() }

// ForgetAnswer puts the answer to the last press away.
func (r *Room) ForgetAnswer() { r.table.Answer.Clear() }

// Focus brings the focus to a control.
func (r *Room) Focus(id string) { r.table.Page.SetFocus(id) }

// Say puts a message into the words of who reads the screen.
func (r *Room) Say(key string, args ...game.Arg) string { return r.table.Say(key, args...) }

// Reader puts lines about the match into the words of who reads the screen.
func (r *Room) Reader() words.Reader { return r.table.Reader() }

// Names are the players' names in the reader's language.
func (r *Room) Names() []string { return r.table.Seats.Names }

// Persons are the seats that persons play now.
func (r *Room) Persons() game.Seats { return r.table.Seats.Persons }

// Hosts are the seats that persons had at the start.
func (r *Room) Hosts() game.Seats { return r.table.Seats.Hosts }

// Played is what is written for a seat where a computer may have played for its person.
func (r *Room) Played(seat game.Seat) string { return r.table.Played(seat) }

// GivenAt reports whether a computer played for the person on a seat at a move.
func (r *Room) GivenAt(seat game.Seat, move int) bool { return r.table.Seats.GivenAt(seat, move) }

// Persona tells of a seat's computer how it plays.
func (r *Room) Persona(seat game.Seat) string { return r.table.Computers.Persona(seat) }

// Submit makes a move for a seat, as if it had been pressed.
func (r *Room) Submit(seat game.Seat, move string) {
	r.T.Helper()
	if err := r.table.SubmitFor(seat, move); err != nil {
		r.T.Fatal(err)
	}
}

// Reseat gives a seat to a computer, or back to its person; it gives what is said of it, the zero Line where nothing
// changes.
func (r *Room) Reseat(seat game.Seat, computer bool, level game.Level) game.Line {
	return r.table.Reseat(seat, computer, level)
}

// Level is how well the computer of a seat plays.
func (r *Room) Level(seat game.Seat) game.Level { return r.table.Seats.Level(seat) }

// Part is the part of the match whose scene has the screen.
func (r *Room) Part() tabletop.Part { return r.table.Shown() }

// Peak is the great moment that is shown, with the kind 0 for none, and how far it has come, 0 to 1.
func (r *Room) Peak() (p tabletop.Peak, share float64) { return r.table.Peak() }

// PeakKind is the kind of the great moment that is shown, 0 for none.
func (r *Room) PeakKind() uint8 {
	p, _ := r.Peak()
	return p.Kind
}

// PeakTurns reports that the light goes out over the table for a great moment, or comes on for its picture.
func (r *Room) PeakTurns() bool {
	b := r.table.Brush(nil, nil)
	light := b.PeakLight()
	return light > 0 && light < 1
}

// LogOpen reports whether the log is open, LogHidden whether something else has its place.
func (r *Room) LogOpen() bool { return r.table.LogOpen }

// LogHidden reports whether something else has the place of the log.
func (r *Room) LogHidden() bool { return r.table.LogHidden() }

// Anew has everything worked out and laid out anew.
func (r *Room) Anew() { r.table.Rebuild() }

// OpenLog opens the log.
func (r *Room) OpenLog() {
	r.table.LogOpen = true
	r.table.Rebuild()
}

// PileOpen reports whether a pile lies open to be read.
func (r *Room) PileOpen() bool { return r.table.PileOpen }

// answers is the person who can answer now, the public seat where there is none.
func (r *Room) answers() game.Seat {
	switch {
	case r.Busy():
	case r.Asks != nil:
		return r.Asks()
	case r.MayAnswer() && r.Match.ToAct().Has(r.Asked()):
		return r.Asked()
	}
	return game.Public
}

// Scoring reports whether the points have the screen.
func (r *Room) Scoring() bool {
	_, ok := r.Stack.Top().(*tabletop.Score)
	return ok
}

// Counted reports whether they have all been counted.
func (r *Room) Counted() bool {
	score, ok := r.Stack.Top().(*tabletop.Score)
	return ok && score.Done()
}

// Over reports whether the match is over and its points have the screen.
func (r *Room) Over() bool { return r.Scoring() && r.Match.Standing().Over }
