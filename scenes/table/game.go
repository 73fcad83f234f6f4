package table

import (
	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// NoSeat stands where a seat could be and none is.
const NoSeat = game.Table

// Part is one of the parts that a match goes through, each with a scene of its own; each game lists its own.
type Part uint8

// Game is what a Controller asks of the game on the table. The type that implements it embeds the Controller. Nothing
// of it is called before Begin, and by Draw nothing but Frame.
type Game interface {
	// Part is the part of the match that is on the screen: what is shown counts, not how far the match is. Scene makes
	// a new scene for a part; the scenes of a match share the value that implements Game.
	Part() Part
	Scene(p Part) stage.Scene
	// Title is what the window's title bar shows: public facts only.
	Title() string

	// Private tells whether what a seat is asked now shows it something that others may not see: then it has the screen
	// handed over first, where two or more persons play. The seat owes a decision.
	Private(seat game.Seat) bool
	// News tells whether anything that a seat would be told about has happened since that number of moves.
	News(seat game.Seat, since int) bool
	// Untouched tells that nobody has done anything yet: the recap then says that the match begins.
	Untouched() bool

	// Refresh looks at the match anew after a move: at who is asked and what it may know. Same says that the person asked
	// still owes the decision that it owed before.
	Refresh(same bool)
	// Changed tells whether anything of the game's own, on which layout, question and controls depend, has changed since
	// it was last asked. What the Controller itself knows of need not be looked at.
	Changed() bool
	// Lay lays the table out for what the show shows; Frame is that layout's.
	Lay()
	Frame() *Frame
	// WhatNow works out what is asked now. The Controller reads it until it asks again.
	WhatNow() *Ask
	// Controls appends what can be pressed on the table, in reading order; the Controller adds answers and bar.
	Controls(cs []ui.Control) []ui.Control
	// Shortcut turns a tick's keys into the id of a control or an answer, empty for none.
	Shortcut(in *input.Frame) string
	// Act does what a press asks for. The id is cut at its first colon.
	Act(kind, rest string)
	// Follow lets things follow pointer and focus. It is called once a tick, whatever is shown.
	Follow()
}

// Stepper is a Game in which a person has chosen more than picks say.
type Stepper interface {
	// Undo takes back the last step that the person asked has chosen and not yet submitted; it tells whether there was
	// one. Forget takes back all of them, when the person's cards are turned face down.
	Undo() bool
	// Undoable tells whether there is such a step. Only own steps count that were not submitted and showed nothing that
	// was not to be seen before: a card that was drawn or looked at is never taken back.
	Undoable() bool
	Forget()
	// Step tells one step of an answer from the next: for each question and step the focus goes to what is asked for.
	Step() int
	// Focus is the control on which the focus starts; empty for the usual: the primary button, where it can be pressed.
	Focus() string
}

// Coverer is a Game that lays something over its table to be looked at, where it can be closed like a step taken back:
// Uncover puts it away; it tells whether there was anything.
type Coverer interface {
	Uncover() bool
}

// Sealer is a Game in which decisions that several seats owe at the same time may be sealed from each other: Sealed tells
// whether those owed now are. Then all computers answer on one beat.
type Sealer interface {
	Sealed() bool
}

// Closer is a Game in which the cards of two or more persons do not stay open from one decision to the next: Closes tells
// whether those of the person asked are turned face down, although the same person is asked again, because all look at
// the screen in between.
type Closer interface {
	Closes() bool
}

// Historian is a Game that leaves some lines out of its log and of the recap: those that are no news once the game has
// gone on. They are told as captions all the same.
type Historian interface {
	Logged(l game.Line) bool
}

// Diarist is a Game whose log tells the viewer of the screen what it saw of its own cards, as long as they are open:
// Remembers tells whether it does.
type Diarist interface {
	Remembers() bool
}

// logged tells whether a line is for reading again.
func (c *Controller) logged(l game.Line) bool {
	h, chooses := c.game.(Historian)
	return !chooses || h.Logged(l)
}

// Rusher is a Game that may be run to its end once nobody at the screen has a part in it any more: Rushing tells that
// computers decide without the time that lets persons follow.
type Rusher interface {
	Rushing() bool
}

// Shelf is a Game with pages to look things up in, which can be opened at any moment, even while something is shown.
type Shelf interface {
	// AtOnce is the id of what a tick's keys open or close, empty for none. A control with the id of a page can be
	// pressed while something is shown.
	AtOnce(in *input.Frame) string
	// PageOf is the scene that an id puts over the table; nil where the id names none. It must be opaque, as what lies
	// under it may be a hand.
	PageOf(id string) stage.Scene
	// Reading tells that the person at the screen reads something that lies over the table: computers wait.
	Reading() bool
}

// Ticker is a Game that wants every tick of the table in which nothing is shown that must be waited for: one that
// counts time. It is not called while something lies over the table, nor while the curtain is drawn.
type Ticker interface {
	Tick(in *input.Frame)
}
