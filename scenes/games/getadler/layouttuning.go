package getadler

import "safehouse/scenes/tabletop"

// panelHigh is the panel's height, and panelLow that in a wide window which is not low, for the usual letters;
// panelMore is how much higher it is there where there is much to say.
var (
	panelMore = tabletop.Size{Design: 51, Least: 34}
	panelHigh = tabletop.Size{Design: 228, Least: 112}
	panelLow  = tabletop.Size{Design: 132, Least: 88}
	// panelLarge is that for large letters, whose words stand under the buttons.
	panelLarge = tabletop.Size{Design: 160, Least: 104}
)

// bookPanel is the height of a low panel under an open notebook, trayHigh that of its answers and of the pencil beside
// them.
var (
	bookPanel = tabletop.Size{Design: 165, Least: 108}
	trayHigh  = tabletop.Size{Design: 72, Least: 46}
)

// Sizes of the table. What is pressed or read stays large enough on a small screen.
var (
	padding = tabletop.Size{Design: 12, Least: 5}
	// plateHigh is the height of the plate with a suspect's name, stripHigh that of its ticket.
	plateHigh = tabletop.Size{Design: 46, Least: 26}
	stripHigh = tabletop.Size{Design: 80, Least: 34}
	// countHigh is the height of a line under a pile, stateHigh that of what keeps a suspect from acting.
	countHigh = tabletop.Size{Design: 36, Least: 22}
	stateHigh = tabletop.Size{Design: 36, Least: 25}
	// faceHigh is the height of a suspect's head and shoulders, suspectWide the width of its place, suspectLeast the least
	// of that, and suspectApart the least room between two.
	faceHigh     = tabletop.Size{Design: 210, Least: 84}
	suspectWide  = tabletop.Size{Design: 378, Least: 190}
	suspectLeast = tabletop.Size{Design: 180, Least: 120}
	suspectApart = tabletop.Size{Design: 14, Least: 4}
	// besideWide and besideHigh are the size of a head and shoulders that stand beside their name.
	besideWide = tabletop.Size{Design: 130, Least: 58}
	besideHigh = tabletop.Size{Design: 210, Least: 128}
	// middleHigh is the height of what lies in the middle; there are the clock, the piles, the sheet and the notebook, by
	// their widths.
	middleHigh = tabletop.Size{Design: 352, Least: 84}
	clockWide  = tabletop.Size{Design: 345, Least: 80}
	pileWide   = tabletop.Size{Design: 150, Least: 44}
	sheetWide  = tabletop.Size{Design: 336, Least: 66}
	bookWide   = tabletop.Size{Design: 366, Least: 78}
	// toolWide is the width of the sheet and the notebook where one lies over the other.
	toolWide = tabletop.Size{Design: 200, Least: 70}
	// cardWide is the width of a card of the hand, ownWide that of the own character beside it.
	cardWide = tabletop.Size{Design: 158, Least: 78}
	ownWide  = tabletop.Size{Design: 250, Least: 60}
	// markHigh is the height of a mark at the upper edge of a card of the hand.
	markHigh = tabletop.Size{Design: 34, Least: 23}
	// builderLeast is the least height in which a question is built beside a hand, builderTall that over one on an upright
	// screen, and colourLeast the width of a colour under which colours stand in two rows.
	builderLeast = tabletop.Size{Design: 150, Least: 110}
	builderTall  = tabletop.Size{Design: 220, Least: 124}
	colourLeast  = tabletop.Size{Design: 220, Least: 150}
	// colourHigh is the least height of a colour where they do, builderMost the greatest of an answer to choose from.
	colourHigh  = tabletop.Size{Design: 150, Least: 84}
	builderMost = tabletop.Size{Design: 250, Least: 150}
	// slipHigh is the height of what a suspect says.
	slipHigh = tabletop.Size{Design: 70, Least: 40}
	// choiceWide and choiceHigh are the size of the answers.
	choiceWide = tabletop.Size{Design: 330, Least: 200}
	choiceHigh = tabletop.Size{Design: 92, Least: 50}
)

// Sizes of a confrontation.
var (
	// fightRowHigh is the height of the row of those who are asked, captionHigh that of the line over it.
	fightRowHigh = tabletop.Size{Design: 100, Least: 58}
	captionHigh  = tabletop.Size{Design: 38, Least: 23}
	// rowNarrow is the width of one of them under which its name has all of a line.
	rowNarrow = tabletop.Size{Design: 330, Least: 216}
	// fightRowLow is the least height of the row, without faces; askedLeast is the width of one of those who are asked
	// that the sides of a low board leave, rowSigned that from which its sign stands before what is said of it, and
	// rowFace the least height of its face.
	fightRowLow = tabletop.Size{Design: 80, Least: 44}
	askedLeast  = tabletop.Size{Design: 210, Least: 120}
	rowSigned   = tabletop.Size{Design: 260, Least: 150}
	rowFace     = tabletop.Size{Design: 45, Least: 32}
	// laneLeast is the least height of the lane.
	laneLeast = tabletop.Size{Design: 130, Least: 60}
	// opponentWide is the width of an opponent's side, lowSideWide the least of that of one that has all of a low board's
	// height, lowSideMost the most of it, and shotsHigh the height of the count of its shots.
	opponentWide = tabletop.Size{Design: 310, Least: 202}
	lowSideWide  = tabletop.Size{Design: 255, Least: 118}
	lowSideMost  = tabletop.Size{Design: 420, Least: 184}
	shotsHigh    = tabletop.Size{Design: 64, Least: 40}
	// laidSignHigh is the size of the sign of the seat on a card that was played.
	laidSignHigh = tabletop.Size{Design: 44, Least: 26}
)

// logOver is the share of its place that the log has at least where it leaves the hand in sight.
const logOver = 0.5

// panelAir is how much of the gap under a low panel, and over its words, the table has.
const panelAir = 0.6

// phoneLow is the height of a high window, in pixels, under which the cards have room that words give up: those have
// phoneWords of their letters, or phoneLarge where the reader wants large ones, on the cards as well.
const (
	phoneLow   = 720
	phoneWords = 4.4
	phoneLarge = 2.7
)

// lowFrom is the height of a window, in pixels, from which its panel is as low as that.
const lowFrom = 760

// The greatest sizes, in design pixels: of a sheet over the board, and of one of those who are asked.
const (
	sheetMost = 1500.0
	rowWidest = 400.0
)

// pressLeast is the least side of a thing on the table, each of which can be pressed, in design pixels.
const pressLeast = 48.0

// choiceBeside is the share of its width that a button of a choice keeps at least where the tools stay beside it.
const choiceBeside = 0.8

// Shapes, as widths in heights: of the sheet and of the notebook with its pencil, of which bookShare is the notebook.
const (
	sheetRatio = 224.0 / 150
	bookRatio  = 246.0 / 180
	bookShare  = 0.86
	// cardRatio is a card's width as a share of its height.
	cardRatio = 0.7
)

const (
	// faceGrows is how much larger than wanted a bust may be, tallFace how much smaller than usual at least where suspects
	// or cards stand in two rows; handGrows is how much higher than wanted the hand may be.
	faceGrows = 1.7
	tallFace  = 0.6
	handGrows = 1.3
	// besideGrows is how much wider than usual the place of a suspect may be whose face stands beside its name, besideFace
	// the part of it that the face takes.
	besideGrows = 1.35
	besideFace  = 0.36
	// bustReach is the side of the drawing of a bust in heights of its place, over whose foot it stands out by bustFoot,
	// bustBroad the most of it in widths of that;
	// fanHigh is the height of the hand at its shoulder in those, fanWide its width and fanAway how far it lies from the
	// middle in its own heights.
	bustReach = 1.5
	bustBroad = 1.6
	// stateMost is the most of a bust's place that what keeps its suspect from acting takes.
	stateMost = 0.72
	// hatAir is what the drawing of a bust leaves free over the highest hat, in heights of its place.
	hatAir   = 0.1
	bustFoot = 1.06
	fanHigh  = 0.3
	fanWide  = 1.3
	fanAway  = 1.15
	// edgeOnPlate is where the edge of the table lies behind the plates, and figureWide the room for the number of cards
	// there, in letters: figureLeast at least, and else figureMost of the plate at most.
	edgeOnPlate = 0.25
	figureWide  = 1.8
	figureLeast = 0.65
	figureMost  = 0.14
	// tightSize and tightestSize are how much smaller than usual things are at least where there is no room for them,
	// lessonSize on a low board that a lesson makes lower still.
	tightSize    = 0.75
	tightestSize = 0.55
	lessonSize   = 0.45
	// lowBoard is how many times as wide as high a board is on which nothing stands in two rows.
	lowBoard = 2.2
	// lowScreen is the height of a screen in pixels under which what lies in the middle of such a board stands beside the
	// hand.
	lowScreen = 560.0
	// lowHand is how much smaller than usual the cards of a hand are at least beside it, handGets how much more of the
	// width that is left the hand gets than others.
	lowHand  = 0.92
	handGets = 50.0
	// tightFace is how much smaller still a bust is at least there.
	tightFace = 0.7
	// fightLeast is the least part of the board that a confrontation takes.
	fightLeast = 0.62
	// fightLarge is that on a high screen for large letters, fightPhone on one that is no higher than that of a small
	// phone.
	fightLarge = 0.76
	fightPhone = 0.7
	// liftShare is how far a card of the hand rises, as a share of its height.
	liftShare = 0.095
	// risenEdge is how wide the edge of a chosen card is, in design pixels.
	risenEdge = 9.0
	// slotMost is the greatest distance from one card of the hand to the next, in cards; handLean is how much farther each
	// leans from the middle than the one before, in radians, and handDrop how much lower it lies, in heights of a card.
	slotMost   = 1.34
	cardBeside = 0.97
	handLean   = 0.0115
	handDrop   = 0.0022
	// backStep is how far one back of a suspect's hand lies from the other, in heights; backLean is how they lean apart
	// and arrestLean how an arrest does whose outcome is open, in radians.
	backStep   = 0.2
	backLean   = 0.2
	arrestLean = 0.12
	// overShare is the height of an arrest over a suspect, in heights of its bust.
	overShare = 0.7
	// largeText is the reader's text size from which a question is built in the place of the hand as well.
	largeText = 1.3
	// answerShare is the part of the row of slips that an answer takes, answerMost the most of it beside a question in the
	// ticker's place, answerLean the part of it that lies on the side of the question of the middle of its speaker.
	answerShare = 0.17
	answerMost  = 0.3
	answerLean  = 0.3
	// headShare is half the width of a head, in heights of the place of its bust.
	headShare = 0.48
	// slipLeast is the least part of the width of a question in one line for which it hangs beside its answer.
	slipLeast = 0.7
)

// Shares of a confrontation.
const (
	// fightRowMost is the most of the room that the row takes, opponentMost that of a side.
	fightRowMost = 0.34
	opponentMost = 0.24
	// fightRowTall is the height in pixels that it may have on an upright screen, where that is at most fightTallMost of
	// the room. Where a face stands under its name, fightTallName is the part of half of the height that the line of
	// that takes, and fightTallFace the most of the width that the face takes.
	fightRowTall  = 96.0
	fightTallMost = 0.3
	fightTallName = 0.6
	fightTallFace = 0.4
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
	// lowPortrait is the most of the width of a low side that its character takes.
	lowPortrait = 0.42
	// lootStep is how much of a card of loot is seen beside the next of its kind, lootPitch the distance from one kind to
	// the next, in cards.
	lootStep  = 0.26
	lootPitch = 1.12
	// verdictRatio is the height of the slip of the outcome as a share of its width, verdictUnder how far under the middle
	// of a character it lies, as a share of that one's height.
	verdictRatio = 0.28
	// verdictWide is the most of its width, in those of the character.
	verdictWide = 1.5
	// shotsBeside is the width, in least heights of the count of shots, from which that stands beside the number of cards
	// on a screen that is wider than high.
	shotsBeside = 3.6
	// lowFight is how many times as wide as high a confrontation is in which the two who face each other have all of its
	// height.
	lowFight = 4.0
	// shotsMost is the most of the room that the count of shots takes, rowTall the number of those who can be asked that
	// stand in one row on a screen that is higher than wide.
	shotsMost    = 0.4
	rowTall      = 3
	verdictUnder = 0.12
	// stampLeast is how much of its height it must have beside a character to fall there.
	stampLeast = 0.6
)

// Sizes of sheet and question, in design pixels.
const (
	// builderGap is the room between the answers to choose from, traitWidest and colourMost are the greatest widths.
	builderGap  = 18.0
	traitWidest = 280.0
	// traitPressed is the width in pixels that a characteristic may have anyway on an upright screen.
	traitPressed = 180.0
	colourMost   = 380.0
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
	sheetEms   = 42.0
)
