package layout

// panelHigh is the panel's height in design pixels, and panelPx the least of it in screen pixels.
const (
	panelHigh = 228.0
	panelPx   = 144.0
)

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	padding   = 12.0
	paddingPx = 5.0

	// plateHigh is the height of the plate with a suspect's name, stripHigh that of its notebook strip.
	plateHigh = 44.0
	platePx   = 28.0
	stripHigh = 40.0
	stripPx   = 26.0
	// countHigh is the height of the line that tells the number of cards, stateHigh that of what keeps a suspect from acting.
	countHigh = 44.0
	countPx   = 28.0
	stateHigh = 36.0
	statePx   = 25.0
	// narrowSuspect is the width of a suspect under which the sign of its seat has no room beside the name.
	narrowSuspect = 300.0
	narrowPx      = 200.0
	// suspectMost is the greatest width of a suspect, arcDrop how much lower the ends of the arc hang.
	suspectMost = 330.0
	arcDrop     = 30.0
	// slipHigh is the height of what a suspect says.
	slipHigh = 96.0
	slipPx   = 62.0
	// hourHigh is the height of the words under the clock.
	hourHigh = 46.0
	hourPx   = 31.0
	// clockLeast is the least size of the clock, in screen pixels, at which its hour stands under it in words.
	clockLeast = 126.0
	// toolWide and toolHigh are the size of the buttons beside the piles, choiceWide and choiceHigh that of the answers.
	toolWide     = 250.0
	toolPx       = 168.0
	toolHigh     = 64.0
	toolHighPx   = 40.0
	choiceWide   = 330.0
	choicePx     = 200.0
	choiceHigh   = 92.0
	choiceHighPx = 50.0
	// pileMost is the greatest height of a pile.
	pileMost = 190.0
	// sheetMost is the greatest width of a sheet over the board.
	sheetMost = 1500.0
)

// choiceBeside is the share of its width that a button of a choice keeps at least where the tools stay beside it.
const choiceBeside = 0.8

// Shares of the board's height: of the suspects with and without a hand below, and of the hand at most.
const (
	suspectShare = 0.32
	watchShare   = 0.4
	handShare    = 0.31
	// largeHandShare is that of the hand where the reader's letters are large and nothing else needs the room.
	largeHandShare = 0.36
)

const (
	// cardRatio is a card's width as a share of its height.
	cardRatio = 0.7
	// liftRoom is the room above the hand for a card that rises, as a share of a card's height; LiftShare is how far it
	// rises.
	liftRoom  = 0.1
	LiftShare = 0.085
	// slotMost is the greatest distance from one card of the hand to the next, in cards; ownGap the room between the own
	// character and the hand.
	slotMost = 1.07
	ownGap   = 0.22
	// suspectGap is the greatest room between two suspects, as a share of both.
	suspectGap = 0.05
	// backStep is how far one back of a suspect's hand lies from the other, in heights; backLean is how they lean apart and
	// arrestLean how an arrest does whose outcome is open, in radians.
	backStep   = 0.42
	backLean   = 0.06
	arrestLean = 0.12
	// overShare is the part of the room beside a suspect's character that an arrest takes at most.
	overShare = 0.8
	// Large is the reader's text size from which a question is built in the place of the hand as well.
	Large = 1.3
	// answerShare is the part of the row of slips that an answer takes, answerLean the part of it that lies on the side of
	// the question of the middle of its speaker.
	answerShare = 0.17
	answerLean  = 0.3
	// slipLeast is the least part of the width of a question in one line for which it hangs beside its answer.
	slipLeast = 0.56
)
