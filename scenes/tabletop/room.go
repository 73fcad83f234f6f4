package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

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

// Room is a game's own on the screen: what it tells the match of its questions (match.Game), how its table looks and
// what can be pressed on it. Nothing of it is asked before Begin. Whoever embeds Base has only to say what Base cannot;
// what a room may say besides are match.Log, match.Chapters, match.Pace, Overlays, Dropper and Marks.
type Room interface {
	match.Game
	// Part is the part of the match that is on the screen: what is shown counts, not how far the match is. Opened is
	// called when another one comes to the screen. Draw appends the picture of a part, but for the score, which Score
	// describes. Title is what the window's title bar shows: public facts only.
	Part() Part
	Opened(p Part)
	Draw(p Part, l *display.List)
	Score(s *Score) Sheet
	Title() string
	// Tension is how tense the match has become, 0 to 1: from what the screen shows to everybody, so that what is heard
	// under the game tells nothing.
	Tension() float64
	// Lay lays the table out for what the show shows; Frame is that layout's.
	Lay()
	Frame() *Frame
	// Follow lets things follow pointer and focus. It is called once a tick, whatever is shown.
	Follow()
	// Controls appends what can be pressed on the table, in reading order; the table adds answers and bar.
	Controls(cs []ui.Control) []ui.Control
	// Shortcut turns a tick's keys into the id of a control or an answer, empty for none.
	Shortcut(in *input.Frame) string
	// Place is where a seat sits at the table, empty where that is not to be seen now.
	Place(seat game.Seat) display.Rect
}

// Base is the room of a game that needs nothing but the usual.
type Base struct{ match.Base }

// Opened has nothing begin.
func (Base) Opened(Part) {}

// Tension is none: the table stays calm.
func (Base) Tension() float64 { return 0 }

// Follow has nothing rise.
func (Base) Follow() {}

// Shortcut is none.
func (Base) Shortcut(*input.Frame) string { return "" }

// Place is nowhere.
func (Base) Place(game.Seat) display.Rect { return display.Rect{} }

// Overlays is what a room has that lays pages and sheets over its table, which can be looked at any moment.
type Overlays interface {
	// AtOnce is the id of what a tick's keys open or close, even while something is shown; empty for none. A control with
	// the id of a page can be pressed while something is shown.
	AtOnce(in *input.Frame) string
	// PageOf is the scene that an id puts over the table; nil where the id names none. It must be opaque, as what lies
	// under it may be a hand.
	PageOf(id string) stage.Scene
	// Reading reports that the person at the screen reads something else that lies over the table: computers wait.
	Reading() bool
	// Close puts away what lies uppermost; it reports whether there was anything.
	Close() bool
	// Pile is what is pressed to lay a pile of cards open to be read, which PileOpen tells then, and to put it away; empty
	// for none. Of one without cards it is told that it is empty. Step tells one look of what lies over the table from
	// another: for each the focus goes to what is asked for.
	Pile() (id string, cards int)
	Step() int
	// Focus is the control on which the focus starts, where the usual will not do; empty for the usual.
	Focus() string
	// Changed reports whether anything of the game's own, on which layout, question and controls depend, has changed since
	// it was last asked: what is shown, picked, answered or rises is known to the table.
	Changed() bool
}

// NoPages are overlays of a room that lays no pages over its table: a pile at most, which it names.
type NoPages struct{}

// AtOnce is no key.
func (NoPages) AtOnce(*input.Frame) string { return "" }

// PageOf is no page.
func (NoPages) PageOf(string) stage.Scene { return nil }

// Reading is nothing but the pile.
func (NoPages) Reading() bool { return false }

// Close has nothing to put away but the pile.
func (NoPages) Close() bool { return false }

// Step is always the same look.
func (NoPages) Step() int { return 0 }

// Focus is the usual.
func (NoPages) Focus() string { return "" }

// Changed is no: everything is known to the table.
func (NoPages) Changed() bool { return false }

// overlays are those of a room; a room without any has neither pages nor a pile.
func overlays(r Room) Overlays {
	if o, ok := r.(Overlays); ok {
		return o
	}
	return bare{}
}

// bare has nothing lie over its table.
type bare struct{ NoPages }

// Pile is none.
func (bare) Pile() (string, int) { return "", 0 }

// Dropper is what a room has in which a thing that is carried may be put down besides on those that are picked after
// it.
type Dropper interface {
	// Drops gives the places, with the picks that putting it down makes; the last of them may be a button.
	Drops(carried match.Pick, add func(box display.Rect, picks ...match.Pick))
}

// Marks is what a room has that shows the marks of hints, and words, in other places than the usual.
type Marks interface {
	// Spot is the box that the mark of a hint stands on instead of the upper edge of a control, since a name stands there;
	// empty for the control's. TextRoom is where words of the panel have room, where that is less than the frame says;
	// empty where it is not.
	Spot(id string) display.Rect
	TextRoom() display.Rect
}

// spotOf is the box that the mark of what has an id stands on.
func spotOf(room Room, id string, on display.Rect) display.Rect {
	if r, ok := room.(Marks); ok {
		if spot := r.Spot(id); !spot.Empty() {
			return spot
		}
	}
	return on
}

// textRoomOf is where the words of the panel have room.
func textRoomOf(room Room) display.Rect {
	if r, ok := room.(Marks); ok {
		if text := r.TextRoom(); !text.Empty() {
			return text
		}
	}
	return room.Frame().Text
}

// Skin is how the parts look that every table has. A game chooses its colours once and never changes them.
type Skin struct {
	// Skin is the ground of the table, and the look of pages over it.
	theme.Skin
	// Bed is what is heard under the table. Pick is heard where something is picked, a tick where it is none.
	Bed  sound.Bed
	Pick sound.Cue
	// Top is the top of the table, Strip what tells there what has just happened.
	Top   BarLook
	Strip StripLook
	// Panel is the ground of what is asked, and what is said on it: Turn says whose turn it is, Head asks, Body explains,
	// Warn warns or refuses, Told answers a press that was not refused.
	Panel, PanelEdge, Turn, Head, Body, Warn, Told display.Colour
	Log                                            LogLook
	Sheet                                          SheetLook
	// Peak is how the moments look for which the whole table stops.
	Peak PeakLook
	// SignGround is what a seat's sign stands on; it outlines the sign on any ground.
	SignGround display.Colour
	// BadgeEdge is the edge of a badge.
	BadgeEdge display.Colour
	// Asks is the face of the question, that of the frame's labels where it is not set.
	Asks display.Font
	// AsksGrow is how much larger than others the letters of that face are set, being narrow; 0 for no larger.
	AsksGrow float64
	// AsksMost is the size of a question that stands alone with its consequence, where that is more than the usual.
	AsksMost float64
}

// LogLook is the log's: New is its last sentence and what is new to the reader, Old the others.
type LogLook struct{ Ground, Edge, Head, Old, New display.Colour }

// SheetLook is that of what lies over the board, which a Veil covers under it.
type SheetLook struct{ Veil, Ground, Edge, Head, Text, Note display.Colour }
