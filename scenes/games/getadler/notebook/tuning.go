package notebook

import "safehouse/scenes/tabletop"

// The book: the leather around its pages, what lies between its parts, and the share of its width that is the crease.
var (
	coverEdge = tabletop.Size{Design: 21, Least: 5}
	partGap   = tabletop.Size{Design: 12, Least: 4}
	creased   = tabletop.Size{Design: 39, Least: 12}
)

// A row of the book: its height at least by what is written on the slips, and where all have room; a photograph, also
// where pages scroll and where it stands over the boxes, and the column of all of them; the sign of a seat on its pin;
// a box for a character, and what stands over those.
var (
	rowHigh   = [slipForms]tabletop.Size{{Design: 112, Least: 60}, {Design: 108, Least: 56}, {Design: 93, Least: 52}}
	rowWant   = tabletop.Size{Design: 228, Least: 52}
	photoSide = tabletop.Size{Design: 174, Least: 36}
	photoWant = tabletop.Size{Design: 108, Least: 48}
	photoLow  = tabletop.Size{Design: 84, Least: 40}
	faceWide  = tabletop.Size{Design: 204, Least: 60}
	pinSide   = tabletop.Size{Design: 30, Least: 14}
	cellLeast = tabletop.Size{Design: 75, Least: 44}
	headHigh  = tabletop.Size{Design: 108, Least: 40}
)

// What is said and held: slips of paper by how much is written on them, the column of the strings, the hands, and a
// card in them.
var (
	slipWide   = [...]tabletop.Size{{Design: 285, Least: 120}, {Design: 285, Least: 110}, {Design: 150, Least: 80}}
	stringWide = tabletop.Size{Design: 240, Least: 84}
	handWide   = tabletop.Size{Design: 230, Least: 100}
	cardSide   = tabletop.Size{Design: 75, Least: 26}
)

// summaryLeast is the least width in which it is said what the answers of a seat come to.
var summaryLeast = tabletop.Size{Design: 190, Least: 120}

// The foot: its height, the pencil that lies there, and the side of what is printed beside the words for it.
var (
	keySide    = tabletop.Size{Design: 34, Least: 20}
	footHigh   = tabletop.Size{Design: 75, Least: 44}
	pencilLong = tabletop.Size{Design: 120, Least: 60}
	// gutterPencil is the length of the pencil in the gutter.
	gutterPencil = tabletop.Size{Design: 250, Least: 100}
)

// photoRoomy is the side in pixels of a photograph on a small screen where its row is high enough.
const photoRoomy = 54.0

// What is printed in a box, and what is written there: the most of both.
var (
	inkMost    = tabletop.Size{Design: 114, Least: 56}
	pencilMost = tabletop.Size{Design: 168, Least: 82}
)

// Letters, in design pixels; flagHigh is the height of a flag there.
const (
	flagHigh    = 150.0
	titleSize   = 36.0
	nameSize    = 30.0
	columnSize  = 27.0
	askSize     = 27.0
	whenSize    = 24.0
	flagSize    = 33.0
	summarySize = 27.0
)

// answerSizes are those of the answer on a slip, by how much is written on it.
var answerSizes = [...]float64{60, 42, 33}

const (
	// toolPad is what is free on a tool beside its sign and its word, toolEdge around both, and toolSign the least share
	// of its height that the sign takes beside a word, toolWord the most that a word takes under it; lowHead is the height
	// of a name over a low column in the least letters.
	toolPad, toolEdge, toolSign, toolWord = 44.0, 5.0, 0.6, 0.55
	lowHead                               = 1.5
	// headRoom is the share of a plate over a column that its name takes at most.
	headRoom = 0.96
	// lineHigh is the height of a line in its letters, portraitShare that of the head over a column in its own height.
	lineHigh      = 1.3
	portraitShare = 0.6
	// inkShare is the side of what is printed in a box in the shorter side of that, pencilShare that of what is written
	// there; cellTall is the height of both with the foot under them, at most, in the width of the box.
	inkShare    = 0.8
	pencilShare = 1.04
	cellTall    = 1.25
	// slipGrows is how much wider than usual a slip becomes for its question.
	slipGrows = 1.02
	// rowsLeast is the number of rows in sight at least where the parts lie side by side and scroll, smallLeast that of
	// small ones on a page of their own.
	rowsLeast  = 3.8
	smallLeast = 3.1
	// columnNeeds is the width of a column in that of a name, selfHigh the height of the own character on the page of what
	// others know in that of the page, and selfRatio its width in that.
	columnNeeds = 1.12
	selfHigh    = 0.6
	selfRatio   = 0.72
	// proofName is the share of its width that the name of who is proven has.
	proofName = 0.92
	// dim is how strongly the box of a character is covered that is ruled out.
	dim = 0.08
	// photoLean and cardLean are how far photographs and cards lean, in radians.
	photoLean, cardLean = 0.026, 0.07
	// backsMost are the closed cards that stand for what is not known of a hand, backStep and backFan how far one lies
	// from the other beside known ones and alone, in widths; handLines is how many lines high cards are at least where
	// there are clues under them.
	backsMost = 3
	backStep  = 0.15
	backFan   = 0.68
	handLines = 2.2
	// maybePale is how pale a card is that has been seen in a hand and may have gone.
	maybePale = 0.5
	// pencilLies is how the pencil at the foot is turned.
	pencilLies = 1.5708
	// A pencil lies in the gutter of the book, so far under its middle in heights of the book, leaning in radians, and as
	// thick in its lengths.
	gutterLow   = 0.24
	gutterLean  = 0.05
	pencilThick = 0.12
	// wool are the widths of the three threads that a string is drawn with, pinHead is the radius of the pins at its ends,
	// slack is how far it hangs down.
	woolSlack, pinHead = 24.0, 15.0
	// A string at the table hangs down so far; it is stringThin times as thick as one in the book, and so are its letters.
	stringHangs = 46.0
	stringThin  = 0.72
	// plateGlow is how bright it is around a ticket that turns over to say who somebody is.
	plateGlow = 0.9
	// sentenceMost is the width of a sentence in its letters.
	sentenceMost = 40.0
	// sentenceLeast is the least there where it has a page, lettersLeast the share of their size that letters have there
	// at least.
	sentenceLeast = 22.0
	lettersLeast  = 0.8
)

var woolWide = [...]float64{10.5, 6.8, 2.4}

// How long the book takes to be opened, and the strings to be drawn on it, in milliseconds.
const (
	openMS = 280
	woolMS = 350
)

// What the others know of the reader: the height of a strip of characters, how wide each stands on it in heights at
// most, and the share of a row that the word before it takes.
var stripPicture = tabletop.Size{Design: 72, Least: 40}

const (
	stripRatio = 1.35
	selfWord   = 0.3
)
