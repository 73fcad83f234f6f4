package match

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// Game is what a match asks of the game that is played. Nothing of it is asked before Begin. Whoever embeds Base has
// only to say what Base cannot.
type Game interface {
	// Refresh looks at the match anew after a move: at who is asked and what it may know. Same says that the person asked
	// still owes the decision that it owed before.
	Refresh(same bool)
	// Private reports whether what a seat is asked now shows it something that others may not see: then it has the screen
	// handed over first, where two or more persons play. The seat owes a decision.
	Private(seat game.Seat) bool
	// WhatNow works out what is asked now. It is read until it is asked again.
	WhatNow() *Prompt
	// Paths gives every legal move of the person asked with the picks that lead to it, in the order in which what can be
	// picked is counted. The last of them makes the move. One move may be reached by several paths. A move that is refused
	// has a path where that it is must not be seen before a pick begins it.
	Paths(add func(move string, path ...Pick))
	// Preset is the pick that stands until another is made where those before it have been: empty for none.
	Preset(made []Pick) Pick
	// Refused is the move that a pick would lead to if it were legal, so that the press is answered with the reason
	// against it; empty where a press on it asks for nothing of the kind.
	Refused(made []Pick, pick Pick) string
	// Act does what a press asks for that is no pick. The id is cut at its first colon.
	Act(kind, rest string)
	// News is the number of moves from which on a seat is told what has happened, where it has seen so many; ok is false
	// where nothing has that it would be told about.
	News(seat game.Seat, since int) (from int, ok bool)
	// Explained is the ruling whose paragraph explains what is on the screen, empty for the beginning of the book. It
	// tells no more than what anybody who sees the screen knows.
	Explained() string
	// Held gives a sentence for each card of the open hand, or for what lies together, as far as the person who is asked
	// sees it now.
	Held() []string

	// Routine is the move of a question that leaves nothing to decide, empty for a question that must be asked. One who
	// plays alone is not asked it. Where others look on, a silence would tell them, unless they know it as well: known
	// reports that it follows from what everybody knows.
	Routine() (move string, known bool)
	// Closes reports whether the cards of the person asked are turned face down, although the same person is asked again,
	// because all look at the screen in between.
	Closes() bool
	// Sealed reports whether the decisions that several seats owe now are sealed from each other: then all computers
	// answer on one beat.
	Sealed() bool
}

// Base is a game in which all cards lie open, nothing is decided by itself, and nothing is told but what happened. A
// game embeds it and says what is otherwise.
type Base struct{}

// Private is no: all lies open.
func (Base) Private(game.Seat) bool { return false }

// Preset is none.
func (Base) Preset([]Pick) Pick { return "" }

// Refused is none.
func (Base) Refused([]Pick, Pick) string { return "" }

// Act does nothing.
func (Base) Act(kind, rest string) {}

// News is none.
func (Base) News(game.Seat, int) (from int, ok bool) { return 0, false }

// Explained is the beginning of the book.
func (Base) Explained() string { return "" }

// Held is nothing.
func (Base) Held() []string { return nil }

// Routine is none.
func (Base) Routine() (move string, known bool) { return "", false }

// Closes is no: cards stay open as long as the same person is asked.
func (Base) Closes() bool { return false }

// Sealed is no.
func (Base) Sealed() bool { return false }

// Log is what a game has that says which lines are for reading again, and how; without it all of them are, one by one.
type Log interface {
	// Logged reports whether a line stands in the log and among the news on the curtain: some are no news once the game
	// has gone on, and are told as captions alone.
	Logged(l game.Line) bool
	// Gathered is what lines that follow one another say together; ok is false where the last of them begins a sentence of
	// its own. Afterwards reports that they are told to who comes back to the screen, to whom what was told one by one at
	// the time can be told in one sentence.
	Gathered(r words.Reader, lines []game.Line, afterwards bool) (text string, ok bool)
	// Remembers reports whether the log tells the viewer of the screen what it saw of its own cards, as long as they are
	// open.
	Remembers() bool
}

// Recap is what a game has that tells who comes back to the screen not all that is logged.
type Recap interface {
	// Recalled says how a line is told then.
	Recalled(l game.Line) Recall
}

// Recall is how a line is told to who comes back to the screen: as all are, not at all since the table shows it, or as
// what befell the player whom it names first.
type Recall uint8

// How lines are told to who comes back.
const (
	Told Recall = iota
	Unsaid
	Befell
)

// Chapters is what a game has whose match is told in chapters when it is over, as the reasons of the computers are.
type Chapters interface {
	// Chapter names the part of the match in which the move of that number was made, counted from 0, in the reader's
	// language. Opens reports which lines begin the chapter of the move after them.
	Chapter(move int) string
	Opens(key string) bool
	// Decided names decisions whose move is told of in no words, or in few; it is the zero Line for all others.
	Decided(d *record.Decision) game.Line
}

// Pace is what a game has that goes at a pace of its own: it counts time, or hurries.
type Pace interface {
	// Tick is called in ticks in which nothing is shown that must be waited for: not while something lies over the table,
	// nor while the curtain is drawn, nor where a key of the table's own was pressed. What it counts is Offered.
	Tick(in *input.Frame)
	// Rushing reports that computers decide without the time that lets persons follow, since nobody at the screen has a
	// part in the game any more.
	Rushing() bool
	// Reseated is called when a seat has been given to the computer, or back to its person, before anything is worked out
	// anew.
	Reseated()
}
