package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// What happens, in milliseconds at speed 1.
const (
	// dealAfter is the time from one card of the deal to the next.
	dealAfter = 18.0
	// readMS is the time to read what a card does, askMS that of a question, and answerMS that of an answer: for all
	// answers the same (G7).
	readMS   = 350.0
	askMS    = 700.0
	answerMS = 1400.0
	// accuseMS is the time between an arrest and its outcome, wrongMS that to see whom it was wrong for.
	accuseMS = 900.0
	wrongMS  = 1200.0
	// missedMS is the time to notice that the own turn is missed.
	missedMS = 1600.0
	// flipMS is the time from one character that is revealed to the next.
	flipMS = 260.0
	// hourMS is how long the hand of the clock moves.
	hourMS = 600.0
	// What the notebook comes to is told provenAfterMS after what has proven it, and takes provenMS; in plateMS a ticket
	// turns over, and a string is stretched.
	provenAfterMS = 450.0
	provenMS      = 1800.0
	plateMS       = 420.0
	// irisMS is how long the iris opens.
	irisMS = 280.0
)

// answerLeast is the least time, in ticks, that an answer stays in sight, however fast the speed.
const answerLeast = 30

// overshoot is how far the hand of the clock passes its hour, in radians: 2°.
const overshoot = 0.035

// Text sizes in design pixels.
const (
	nameSize   = 30.0
	hourSize   = 44.0
	sayingSize = 44.0
	slipSize   = 30.0
	stateSize  = 24.0
	countSize  = 27.0
	plateSize  = 26.0
)

const (
	// pointerShare is the side of the corner by which a slip points at its speaker, as a share of the slip's height.
	pointerShare = 0.42
	// askLetters is the least size of the words of the button that asks, as a share of the reader's.
	askLetters = 0.86
	// freshShare is the part of a card's width that the mark of a new one takes at most.
	freshShare = 0.64
	// markEdge is what it leaves of the card at its edges, as a share of the card's height.
	markEdge = 0.05
	// capOut is how much of the cap of a digit, or of the tick of what is chosen, stands over the left edge of its card,
	// and capDown how far down that its middle is, as a share of the card's height; tickMost is the most of a tick in
	// that.
	capOut   = 0.78
	capDown  = 0.5
	tickMost = 0.19
	// cuffsShare is the size of the handcuffs on a card, as a share of its shorter side.
	cuffsShare = 0.7
	// slipLine is the height of a line on the slip of a verdict, in sizes of its letters, slipFrame the width of the frame
	// beside them in heights of the slip, and slipBroken the longer of two lines as a share of the words.
	slipLine   = 1.75
	slipFrame  = 0.4
	slipBroken = 0.66
	// The stamp on a lie: its letters in design pixels, and in those how much wider it is than its word, and how high;
	// proofsTold is the number of conclusions of one beat that are told in words.
	stampSize  = 34.0
	stampWider = 1.7
	stampHigh  = 2.1
	proofsTold = 3
	// cornerShare is the roundness of a card's corners, as a share of its width.
	cornerShare = 0.053
)

// What lies on the table leans: sheet, notebook and pencil, the card under the uppermost of the discards, in radians.
const (
	sheetLean  = -0.06
	bookLean   = 0.08
	pencilLean = 0.24
	heapLean   = 0.13
)

const (
	// A lamp is drawn for a bust lampDesign pixels high: its lantern is lampAside from the middle of it, at least lampEdge
	// from the edge of its place, and lampDown under its top.
	lampDesign = 142.0
	lampAside  = 98.0
	lampEdge   = 20.0
	lampDown   = 34.0
	// pileSheets is the number of edges of cards that are seen of the thickest pile; pileWordsOver is how far the words
	// under one may stand out at its sides, in design pixels.
	pileSheets    = 9
	pileWordsOver = 60.0
	// pileDeep is how far the edges of its cards reach under it.
	pileDeep = 24.0
	// stripSoft is how high the dark rises over what is asked, in design pixels.
	stripSoft = 24.0
)

// The colours of the place cards, of the edges of the cards in a pile, and of words on the table.
var (
	plateLight, plateDark = display.Hex(0x2B3850), display.Hex(0x1A2335)
	pileEdges             = [2]display.Colour{display.Hex(0xF4EAD5), display.Hex(0xCDBD97)}
	ownInk                = display.Hex(0xFFEBC4)
)

// keys are slates with an edge of iron.
var keys = theme.Keys{
	Head: display.Hex(0x33415A), Foot: display.Hex(0x222D41), Edge: display.Hex(0x6D7C94), Rim: display.Hex(0x6D7C94),
	Ink: theme.Cream, Chosen: theme.TagBlue,
}

// Sizes of the score in design pixels.
const (
	scorePad    = 16.0
	numeralSize = 38.0
	// uprightLeast is the height in pixels that an hour of an upright timeline may always have.
	uprightLeast = 60.0
	// rowMost is the greatest height of a row of the timeline in design pixels, rowPressed the height in pixels that a row
	// may have anyway, for a finger.
	rowMost = 150.0
	// headLeast is the height of a row from which on it has the head of its character, headMost its greatest width there.
	headLeast  = 66.0
	headMost   = 120.0
	rowPressed = 48.0
	// barRoom is the room of the bar that tells where a list stands.
	// castPace is how much longer than a line of the count it takes for a character to be turned over.
	castPace = 0.375
	barRoom  = 20.0
)

var (
	// rowLeast is the least height of a row of the timeline.
	rowLeast = tabletop.Size{Design: 44, Least: 28}
	// signLeast is the least size of the signs of an upright timeline, and of another the size under which none goes for
	// the sake of the players' names.
	signLeast = tabletop.Size{Design: 30, Least: 20}
	// signWant is the size from which on signs of one turn stand in no further line.
	signWant = tabletop.Size{Design: 42, Least: 20}
)

// sayingPad is what the paper over a choice leaves free around what stands on it, sayingSign the side of its sign, and
// sayingGap what is free beside that.
var (
	sayingPad  = tabletop.Size{Design: 14, Least: 4}
	sayingSign = tabletop.Size{Design: 52, Least: 28}
)

const sayingGap = 12.0

// linesShare is the share of a cell that signs in several lines may take where it is no small one.
const linesShare = 0.9

// sitterShare is the share of its place that such a head takes.
const sitterShare = 0.86

// Shares: of the cell that its signs take, how far each stands from the next, of the place of a picture that stays
// empty, of that of a small one, of the dark under every second row, and of the light of the gate.
const (
	signShare   = 0.72
	signStep    = 1.1
	pictureAir  = 0.06
	smallSign   = 0.16
	stripeShade = 0.35
	gateShade   = 0.7
	// signsShrink is how much smaller the signs of a turn may be so that the players' names have room before the rows;
	// stackAir is how high a row must be to hold two lines, in heights of these, stackEdge the part of it that they leave
	// empty above and below.
	signsShrink = 0.9
	stackAir    = 1.04
	stackEdge   = 0.04
)

// discardShade is how much in the shade a card of the hand lies that can only be discarded, where one that cannot be
// taken has 1.
const discardShade = 0.38

// wordyText is the reader's text size from which the story is told in words alone.
const wordyText = 1.3

// A confrontation, in milliseconds at speed 1.
const (
	// facedMS is the time to see who faces whom, playedMS that to read a card, passedMS one who lets go or holds fire,
	// lacksMS that to read besides which card one lacks, outcomeMS the outcome and refilledMS the hands that are refilled.
	facedMS    = 350.0
	playedMS   = 380.0
	passedMS   = 220.0
	lacksMS    = 1600.0
	outcomeMS  = 500.0
	refilledMS = 250.0
	// blastMS is how long the wave of a bomb spreads, once.
	blastMS = 450.0
	// blastFades is the part of its way from which the wave fades.
	blastFades = 0.7
	// restMS is how long a card lies in sight before the screen is handed over, restLeast that in ticks, however fast the
	// speed: reading takes its time. A press ends it.
	restMS    = 1200.0
	restLeast = 60
)

// Text sizes of a confrontation in design pixels.
const (
	captionSize = 26.0
	shotsSize   = 72.0
	// stateIcon is the icon beside a state.
	stateIcon = 26.0
	// plusOver is how much of the mark of a card that counts one more stands over its edge.
	plusOver = 0.35
)

// noteStep tells the open notebook from the steps of any question.
const noteStep = 100

// Lengths of sheet and question in design pixels.
const (
	// sheetPad is the room between parts of the sheet, sheetPortrait the height of a portrait there.
	sheetPad      = 12.0
	sheetPortrait = 92.0
	// askRoom is the room beside the words of the button that asks.
	askRoom = 30.0
)

const (
	// smallWords is the least share of their size that the words of the first look have, largeWords that of large ones.
	smallWords = 0.475
	largeWords = 0.7
	// meetLeast is the least share of its width that the own character has then.
	meetLeast = 0.4
	// lyingCard is how wide the character is at the first look for large letters, in heights of the sheet.
	lyingCard = 1.3
	// sheetFace is the width of a portrait in its heights; sheetName is the share of the sheet's width for portrait and
	// name.
	sheetFace = 0.72
	// sheetFaces is the share of the place for portrait and name that a portrait has at most.
	sheetFaces = 0.42
	sheetName  = 0.2
	// sheetBeside is the height of what stands beside a portrait in lines, sheetStacked that where its colours do as well,
	// and sheetWidest the share of the sheet's width that a portrait has at most there.
	sheetBeside  = 2.0
	sheetStacked = 3.0
	sheetWidest  = 0.2
	// portraitLeast is the height of a portrait, in letters, from which it is shown with a colour to ask for.
	portraitLeast = 2.2
)

// sheetColours are the shares of the sheet's width for each characteristic.
var sheetColours = [getadler.Traits]float64{
	getadler.Hat: 0.105, getadler.Hair: 0.105, getadler.Eyes: 0.1, getadler.Coat: 0.135,
}

// How long the peaks take at speed 1, in milliseconds: an hour, four and seven o'clock, a villain unmasked, an escape
// or who follows, a shot, a bomb, a villain who is free, and somebody caught.
const (
	nextMS   = 700.0
	gateMS   = 2500.0
	lastMS   = 1700.0
	unmaskMS = 2500.0
	// accompliceTakes is the share of that which the accomplice has, and wrongPeakMS is for a wrong arrest.
	accompliceTakes = 0.7

	wrongPeakMS = 1100.0
	ownMS       = 1500.0
	chaseMS     = 1400.0
	shotMS      = 1100.0
	bombMS      = 1600.0
	freeMS      = 1500.0
	caughtMS    = 1400.0
)

// The table grows as dark as peakDusk for a peak in which it is still to be seen. titleShare is the share of that
// picture for its title, clockLit what is lit of a clock that strikes, in widths of it.
const (
	peakDusk   = 0.6
	titleShare = 0.24
	clockLit   = 1.16
)

// What happens to a person: the share of the picture for its title, the height of a card that changes hands in that of
// its place, and in design pixels at most, how it leans; the size of a magnifier over a hand and of handcuffs in that
// of what they lie on, and how much larger these are before they fall.
const (
	ownTitle     = 0.36
	ownCard      = 0.94
	ownCardMost  = 300.0
	ownLean      = 0.07
	ownGlass     = 0.8
	ownCuffs     = 0.82
	stampOverOwn = 0.8
)

// dusks are how dark London is behind the picture of a peak: not to be seen at all where the picture has a street of
// its own.
var dusks = map[uint8]float64{
	gatePeak: 0.4, lastPeak: 0.4, unmaskPeak: 0.78, escapePeak: 1, chasePeak: 1, shotPeak: 0.5, bombPeak: 1, freePeak: 1,
	caughtPeak: 0.6,
}

// titleWide is the width of the name in the bar, with how far the match is.
var titleWide = tabletop.Size{Design: 330, Least: 190}
