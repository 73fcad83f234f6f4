package getadler

import "safehouse/scenes/tabletop"

// panelHigh is the panel's height.
var panelHigh = tabletop.Size{Design: 228, Least: 144}

// Sizes of the table. What is pressed or read stays large enough on a small screen.
var (
	padding = tabletop.Size{Design: 12, Least: 5}
	// plateHigh is the height of the plate with a suspect's name, stripHigh that of its notebook strip.
	plateHigh = tabletop.Size{Design: 44, Least: 28}
	stripHigh = tabletop.Size{Design: 40, Least: 26}
	// countHigh is the height of the line that tells the number of cards, stateHigh that of what keeps a suspect from
	// acting.
	countHigh = tabletop.Size{Design: 44, Least: 28}
	stateHigh = tabletop.Size{Design: 36, Least: 25}
	// faceHigh is the least height of a character among the suspects.
	faceHigh = tabletop.Size{Design: 60, Least: 46}
	// markHigh is the height of a mark that stands on the upper edge of a card of the hand, and of the room over each of
	// its rows.
	markHigh = tabletop.Size{Design: 34, Least: 23}
	// suspectLeast is the width of a suspect under which they stand in two rows, builderLeast the least height in which a
	// question is built beside a hand, and colourLeast the width of a colour under which colours stand in two rows.
	suspectLeast = tabletop.Size{Design: 140, Least: 84}
	builderLeast = tabletop.Size{Design: 150, Least: 110}
	colourLeast  = tabletop.Size{Design: 220, Least: 150}
	// colourHigh is the least height of a colour where they do, builderMost the greatest of an answer to choose from.
	colourHigh  = tabletop.Size{Design: 150, Least: 84}
	builderMost = tabletop.Size{Design: 250, Least: 150}
	// narrowSuspect is the width of a suspect under which the sign of its seat has no room beside the name.
	narrowSuspect = tabletop.Size{Design: 300, Least: 200}
	// slipHigh is the height of what a suspect says, hourHigh that of the words under the clock.
	slipHigh = tabletop.Size{Design: 96, Least: 62}
	hourHigh = tabletop.Size{Design: 46, Least: 31}
	// badgeWide is the width of the number beside a pile.
	badgeWide = tabletop.Size{Design: 64, Least: 38}
	// toolWide and toolHigh are the size of the buttons beside the piles, choiceWide and choiceHigh that of the answers.
	toolWide   = tabletop.Size{Design: 250, Least: 168}
	toolHigh   = tabletop.Size{Design: 64, Least: 40}
	choiceWide = tabletop.Size{Design: 330, Least: 200}
	choiceHigh = tabletop.Size{Design: 92, Least: 50}
)

// Sizes of a confrontation.
var (
	// fightRowHigh is the height of the row of those who are asked, captionHigh that of the line over it.
	fightRowHigh = tabletop.Size{Design: 100, Least: 58}
	captionHigh  = tabletop.Size{Design: 38, Least: 23}
	// rowNarrow is the width of one of them under which its sign lies on the character.
	rowNarrow = tabletop.Size{Design: 330, Least: 216}
	// opponentWide is the width of an opponent's side, shotsHigh the height of the count of its shots.
	opponentWide = tabletop.Size{Design: 310, Least: 202}
	shotsHigh    = tabletop.Size{Design: 64, Least: 40}
	// laidSignHigh is the size of the sign of the seat on a card that was played.
	laidSignHigh = tabletop.Size{Design: 44, Least: 26}
)

// The greatest sizes, in design pixels.
const (
	// suspectMost is the greatest width of a suspect, arcDrop how much lower the ends of the arc hang.
	suspectMost = 330.0
	arcDrop     = 30.0
	// clockLeast is the least size of the clock, in screen pixels, at which its hour stands under it in words.
	clockLeast = 126.0
	// pileMost is the greatest height of a pile.
	pileMost = 190.0
	// sheetMost is the greatest width of a sheet over the board, rowWidest that of one of those who are asked.
	sheetMost = 1500.0
	rowWidest = 400.0
)

// toolsBeside is the width, in theirs, from which the tools may stand side by side.
const toolsBeside = 3.4

// clockShare is the least of the height that the clock takes where piles stand close.
const clockShare = 0.5

// choiceBeside is the share of its width that a button of a choice keeps at least where the tools stay beside it.
const choiceBeside = 0.8

// Shares of the board's height: of the suspects with and without a hand below, and on a screen that is higher than
// wide, and of the hand at most.
const (
	suspectShare = 0.32
	watchShare   = 0.4
	tallShare    = 0.36
	handShare    = 0.31
	// tallHandShare is that of the hand on a screen that is higher than wide.
	tallHandShare = 0.42
	// wideHandShare is that on a screen that is wider than wideFrom heights, where suspects may be wideGrows as wide and
	// the tools stand wideAway gaps from the piles.
	wideHandShare = 0.36
	wideFrom      = 2.1
	wideGrows     = 1.25
	wideAway      = 6.0
	// largeHandShare is that of the hand where the reader's letters are large and nothing else needs the room.
	largeHandShare = 0.36
)

const (
	// cardRatio is a card's width as a share of its height.
	cardRatio = 0.7
	// markMost is the most of a single row of the hand that the marks over it take, faceMost the most of the board of a
	// character among the suspects that is no higher than it must be.
	markMost = 0.16
	faceMost = 0.16
	// liftShare is how far a card of the hand rises, as a share of its height.
	liftShare = 0.085
	// slotMost is the greatest distance from one card of the hand to the next, in cards; ownGap the room between the own
	// character and the hand.
	slotMost = 1.07
	ownGap   = 0.22
	// twoRowsOwn is how much larger the own character is beside two rows.
	twoRowsOwn = 1.3
	// suspectGap is the greatest room between two suspects, as a share of both.
	suspectGap = 0.05
	// suspectHighest is the greatest height of a suspect, and lowSuspect the width from which the strip stands beside the
	// character, as shares of its width and of its height.
	suspectHighest = 1.1
	lowSuspect     = 1.8
	// backStep is how far one back of a suspect's hand lies from the other, in heights; backLean is how they lean apart
	// and arrestLean how an arrest does whose outcome is open, in radians.
	backStep   = 0.42
	backLean   = 0.06
	arrestLean = 0.12
	// overShare is the part of the room beside a suspect's character that an arrest takes at most.
	overShare = 0.8
	// largeText is the reader's text size from which a question is built in the place of the hand as well.
	largeText = 1.3
	// answerShare is the part of the row of slips that an answer takes, answerLean the part of it that lies on the side of
	// the question of the middle of its speaker.
	answerShare = 0.17
	answerLean  = 0.3
	// slipLeast is the least part of the width of a question in one line for which it hangs beside its answer.
	slipLeast = 0.56
)

// Shares of a confrontation.
const (
	// fightRowMost is the most of the room that the row takes, opponentMost that of a side.
	fightRowMost = 0.34
	opponentMost = 0.24
	// portraitMost is the most of a player's place in the row that the character takes.
	portraitMost = 0.2
	// signMost is the most of a card's width that the sign on it takes.
	signMost = 0.34
	// backsShare is the part of the line of a hand that its backs take.
	backsShare = 0.45
	// laneGap is the room between cards of the lane, laneMost the distance from one to the next where there is room, and
	// lowerShift how far beside the upper row the lower one lies, as shares of a card's width; laneDrop is how much lower
	// a hero's card lies in a single row, as a share of its height.
	laneGap    = 0.05
	laneMost   = 1.3
	lowerShift = 0.14
	laneDrop   = 0.1
	// tallSides is the part of the height that the opponents take on a screen that is higher than wide, lowOpponent the
	// width from which what is written of one stands beside the character, in heights.
	tallSides   = 0.36
	lowOpponent = 1.15
	// lootStep is how much of a card of loot is seen beside the next of its kind, lootPitch the distance from one kind to
	// the next, in cards.
	lootStep  = 0.26
	lootPitch = 1.12
	// verdictRatio is the height of the slip of the outcome as a share of its width, verdictUnder how far under the middle
	// of a character it lies, as a share of that one's height.
	verdictRatio = 0.28
	// verdictWide is the most of its width, in those of the character.
	verdictWide = 1.5
	// shotsMost is the most of the room that the count of shots takes, rowTall the number of those who can be asked that
	// stand in one row on a screen that is higher than wide.
	shotsMost    = 0.4
	rowTall      = 3
	verdictUnder = 0.12
)

// Sizes of sheet and question, in design pixels.
const (
	// builderGap is the room between the answers to choose from, traitWidest and colourMost are the greatest widths.
	builderGap  = 18.0
	traitWidest = 280.0
	colourMost  = 380.0
	// sheetPageMost is the greatest width of the reference sheet.
	sheetPageMost = 1800.0
)

const (
	// traitShare is the share of the width that the chosen characteristic takes beside its colours.
	traitShare = 0.17
	// narrowTrait is that where the colours stand in two rows.
	narrowTrait = 0.24
	// sheetTitle is the share of the width that the title of the reference sheet takes beside its sides; sheetEms is the
	// width of its page, in letters, under which rows are stacked.
	sheetTitle = 0.38
	sheetEms   = 44.0
)
