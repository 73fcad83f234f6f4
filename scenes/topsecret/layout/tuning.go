package layout

// The panel's height, in design pixels and the least of it in screen pixels.
const (
	panelHigh = 228.0
	panelPx   = 144.0
)

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	padding   = 14.0
	paddingPx = 6.0

	// tabHigh is the height of the tabs that stick up over a board, tabWide and scoreWide their widths.
	tabHigh   = 50.0
	tabPx     = 27.0
	tabWide   = 78.0
	tabWidePx = 44.0
	scoreWide = 116.0
	scorePx   = 62.0

	headerHigh = 58.0
	headerPx   = 32.0
	// narrowest is the width of a board under which its name has a line of its own, nameHigh that line's height.
	narrowest   = 264.0
	narrowestPx = 168.0
	nameHigh    = 36.0
	namePx      = 22.0
	// nameRise is how far such a name moves up, as a share of the sign's line, which leaves that much under the sign.
	nameRise = 0.12
	noteHigh = 44.0
	notePx   = 26.0
	// plateHigh is the height of a player's own button on its board.
	plateHigh = 62.0
	platePx   = 36.0
	// noteGrows is how much of the body of a board its note may take beyond that, for larger letters.
	noteGrows = 0.07

	// tileLeast and tileMost bound the width of a pile's tile, tileBeside is the least beside the safe; arrowWide is the
	// width of the arrow between the two.
	tileLeast   = 52.0
	tileLeastPx = 28.0
	tileBeside  = 92.0
	// tileHigh is the least height of the piles where they have a row of their own.
	tileHigh   = 84.0
	tileHighPx = 50.0
	tileMost   = 132.0
	arrowWide  = 30.0
	arrowPx    = 14.0

	// lineHigh is the height of the strip under the boards that tells what happens, where no hand lies there.
	lineHigh = 84.0
	linePx   = 48.0
	// sideWide is the width of what stands beside the hand: discard pile and tools.
	sideWide = 204.0
	sidePx   = 137.0
	// toolHigh is the height of the button under the discard pile.
	toolHigh = 56.0
	toolPx   = 36.0

	// oddsRow is the height of a row of the odds panel, which has one for each kind and oddsExtra for its heads.
	oddsRow   = 40.0
	oddsRowPx = 23.0
	oddsExtra = 2.6
	// logLeast is the least height of the log under it, for its title and three lines.
	logLeast   = 165.0
	logLeastPx = 96.0
)

// growth is how much of the reader's text size the boxes of single lines take over: the letters shrink into the rest.
const growth = 0.4

const (
	cardRatio = 0.7
	// handShare is the hand's share of the room between bar and panel. LiftShare is how far a card of it is lifted, in
	// cards, and liftRoom the room over the hand that is kept free for it.
	handShare = 0.34
	LiftShare = 0.1
	liftRoom  = 0.17
	// slotShare is the largest share of its slot that a card of the hand takes, slotMost the widest slot, in cards.
	slotShare = 0.86
	slotMost  = 1.5
	// handStep is how far a card of a group lies from the last where there is room, backStep that of cards face down, in
	// cards.
	handStep = 0.3
	backStep = 0.42
	// safePeek is how much of a safe is seen beside the card that lies on it, upStep how much of that card beside the
	// next, in cards.
	safePeek = 0.36
	upStep   = 0.54
	fanWide  = 1 + safePeek + upStep
	// pickLeast is the smallest size of the card chosen beside those on a safe; pickMost and pickReveal are the largest,
	// the latter while cards are turned.
	pickLeast  = 0.64
	pickMost   = 0.78
	pickReveal = 1.0
	// boardWidest is the widest that a board may be, in heights.
	boardWidest = 1.75
)
