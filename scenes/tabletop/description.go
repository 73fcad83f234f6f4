package tabletop

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// NoSeat stands where a seat could be and none is.
const NoSeat = game.Public

// Part is one of the parts that a match goes through, each with a scene of its own.
type Part uint8

// The parts of a match.
const (
	// Playing is when turns are played.
	Playing Part = iota
	// Revealing is when all look on while what was hidden is turned, stolen or fought for.
	Revealing
	// Scoring is the end of a match, or of a game of a series, once all of it has been shown.
	Scoring
)

// Description is what a game tells of itself, so that the table can play it. Nothing of it is asked before Begin. What
// may be nil says so; all else must be there.
type Description struct {
	// Part is the part of the match that is on the screen: what is shown counts, not how far the match is. Opened is
	// called when another one comes to the screen; nil where nothing begins with it. Draw appends the picture of a part,
	// but for the score, which Score describes. Title is what the window's title bar shows: public facts only.
	Part   func() Part
	Opened func(p Part)
	Draw   func(p Part, l *display.List)
	Score  func(s *Score) Sheet
	Title  func() string

	// Private reports whether what a seat is asked now shows it something that others may not see: then it has the screen
	// handed over first, where two or more persons play. The seat owes a decision.
	Private func(seat game.Seat) bool
	// Closes reports whether the cards of the person asked are turned face down, although the same person is asked again,
	// because all look at the screen in between. Nil where they stay open.
	Closes func() bool
	// Routine is the move of a question that leaves nothing to decide, empty for a question that must be asked. One who
	// plays alone is not asked it: where others look on, a silence would tell them. Nil for none.
	Routine func() (move string)
	// Sealed reports whether the decisions that several seats owe now are sealed from each other: then all computers
	// answer on one beat. Nil for never.
	Sealed func() bool
	// Rushing reports that computers decide without the time that lets persons follow, since nobody at the screen has a
	// part in the game any more. Nil for never.
	Rushing func() bool
	// Tension is how tense the match has become, 0 to 1: from what the screen shows to everybody, so that what is heard
	// under the game tells nothing. Nil where it stays calm.
	Tension func() float64

	// News reports whether anything that a seat would be told about has happened since that number of moves.
	News func(seat game.Seat, since int) bool
	// Logged reports whether a line stands in the log and among the news on the curtain: some are no news once the game
	// has gone on, and are told as captions alone. Nil for all of them. Gathered is what lines that follow one another say
	// together; ok is false where the last of them begins a sentence of its own. Nil where none do.
	Logged   func(l game.Line) bool
	Gathered func(lines []game.Line) (text string, ok bool)
	// Remembers reports whether the log tells the viewer of the screen what it saw of its own cards, as long as they are
	// open. Nil for never.
	Remembers func() bool
	// Held gives a sentence for each card of the open hand, or for what lies together, as far as the person who is asked
	// sees it now. Nil where there is none.
	Held func() []string
	// Explained is the ruling whose paragraph explains what is on the screen, empty for the beginning of the book. It
	// tells no more than what anybody who sees the screen knows.
	Explained func() string
	// Chapter names the part of the match in which the move of that number was made, counted from 0, in the reader's
	// language. Opens tells which lines begin the chapter of the move after them; nil for none. Decided names decisions
	// whose move is told of in no words, or in few, and is empty for all others; nil for none.
	Chapter func(move int) string
	Opens   func(key string) bool
	Decided func(d *record.Decision) game.Line

	// Refresh looks at the match anew after a move: at who is asked and what it may know. Same says that the person asked
	// still owes the decision that it owed before.
	Refresh func(same bool)
	// Reseated is called when a seat has been given to the computer, or back to its person, before anything is worked out
	// anew. Nil for a game that keeps nothing by who plays.
	Reseated func()
	// Changed reports whether anything of the game's own, on which layout, question and controls depend, has changed since
	// it was last asked: what is shown, picked, answered or rises is known to the table. Nil where nothing else has them
	// change.
	Changed func() bool
	// Lay lays the table out for what the show shows; Frame is that layout's.
	Lay   func()
	Frame func() *Frame
	// Follow lets things follow pointer and focus. It is called once a tick, whatever is shown.
	Follow func()
	// Tick is called in ticks of the table in which nothing is shown that must be waited for, by a game that counts time:
	// not while something lies over the table, nor while the curtain is drawn, nor where a key of the table's own was
	// pressed. What it counts is Offered. Nil for others.
	Tick func(in *input.Frame)

	// WhatNow works out what is asked now. The table reads it until it asks again.
	WhatNow func() *Ask
	// Controls appends what can be pressed on the table, in reading order; the table adds answers and bar.
	Controls func(cs []ui.Control) []ui.Control
	// Shortcut turns a tick's keys into the id of a control or an answer, empty for none.
	Shortcut func(in *input.Frame) string
	// Act does what a press asks for that is no pick. The id is cut at its first colon.
	Act func(kind, rest string)

	// Paths gives every legal move of the person asked with the picks that lead to it, in the order in which what can be
	// picked is counted. The last of them makes the move. One move may be reached by several paths. A move that is refused
	// has a path where that it is must not be seen before a pick begins it.
	Paths func(add func(move string, path ...Pick))
	// Preset is the pick that stands until another is made where those before it have been: empty for none. Nil where none
	// does.
	Preset func(made []Pick) Pick
	// Refused is the move that a pick would lead to if it were legal, so that the press is answered with the reason
	// against it; empty where a press on it asks for nothing of the kind.
	Refused func(made []Pick, pick Pick) string
	// Drops gives the places on which a thing that is carried may be put down besides those that are picked after it, with
	// the picks that putting it down makes; the last of them may be a button. Nil for none.
	Drops func(carried Pick, add func(box display.Rect, picks ...Pick))
	// Focus is the control on which the focus starts, where the usual will not do; empty for the usual. Nil for none.
	Focus func() string
	// Layers are what the game lays over its own table.
	Layers Layers

	// Place is where a seat sits at the table, empty where that is not to be seen now; nil for nowhere.
	Place func(seat game.Seat) display.Rect

	// Spot is the box that the mark of a hint stands on instead of the upper edge of a control, since a name stands there;
	// empty for the control's. HintFloor is the lower edge of the room for a slip with a hint, so that it leaves in sight
	// what is to be chosen. TextRoom is where words of the panel have room, where that is less than the frame says. All
	// may be nil.
	Spot      func(id string) display.Rect
	HintFloor func() float64
	TextRoom  func() display.Rect
}

// Layers are pages and sheets that a game lays over its table, which can be looked at any moment. All may be nil.
type Layers struct {
	// AtOnce is the id of what a tick's keys open or close, even while something is shown; empty for none. A control with
	// the id of a page can be pressed while something is shown.
	AtOnce func(in *input.Frame) string
	// PageOf is the scene that an id puts over the table; nil where the id names none. It must be opaque, as what lies
	// under it may be a hand.
	PageOf func(id string) stage.Scene
	// Pile is the id that lays a pile of cards open to be read, which PileOpen tells then, and puts it away; empty for
	// none.
	Pile string
	// Reading reports that the person at the screen reads something else that lies over the table: computers wait.
	Reading func() bool
	// Close puts away what lies uppermost; it reports whether there was anything.
	Close func() bool
	// Step tells one look of them from another: for each the focus goes to what is asked for.
	Step func() int
}

// logged reports whether a line is for reading again.
func (t *Table) logged(l game.Line) bool { return t.game.Logged == nil || t.game.Logged(l) }

// gathered is what lines say together, as far as they are one sentence.
func (t *Table) gathered(lines []game.Line) (text string, ok bool) {
	if t.game.Gathered == nil || len(lines) < 2 {
		return "", false
	}
	return t.game.Gathered(lines)
}

// sentences gives the sentences that lines make, each with the first of its lines.
func (t *Table) sentences(lines []game.Line, add func(first game.Line, text string)) {
	for len(lines) > 0 {
		text, n := t.Reader().Say(lines[0]), 1
		for n < len(lines) {
			longer, ok := t.gathered(lines[:n+1])
			if !ok {
				break
			}
			text, n = longer, n+1
		}
		add(lines[0], text)
		lines = lines[n:]
	}
}
