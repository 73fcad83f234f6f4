package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
)

// Skin is how the parts look that every table has. A game chooses its colours once and never changes them.
type Skin struct {
	// Skin is the ground of the table, the top of the screen with the game's name on it, and the look of pages over it.
	theme.Skin
	// Bed is what is heard under the table. Pick is heard where something is picked, a tick where it is none.
	Bed  sound.Bed
	Pick sound.Cue
	// Note stands under the game's name. Ticker is the ground of the line that tells what has just happened, TickerInk its
	// words, TickerOld those before them.
	Note, Ticker, TickerInk, TickerOld display.Colour
	// Panel is the ground of what is asked, and what is said on it: Turn says whose turn it is, Head asks, Body explains,
	// Warn warns or refuses, Told answers a press that was not refused.
	Panel, PanelEdge, Turn, Head, Body, Warn, Told display.Colour
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
