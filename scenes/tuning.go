package scenes

import (
	"time"

	"safehouse/scenes/stage"
)

// The window, in device-independent pixels.
const (
	// minWidth and minHeight are the smallest size where the monitor has the room.
	minWidth, minHeight = 1024, 640
	// monitorShare is the part of the monitor that the first window takes.
	monitorShare = 0.7
	// titleBar is the room that is kept free for the bar of a window that does not stand where it was, titleGrip what must
	// be in sight of the bar of one that does; systemBar is the room for bars and docks of the system, on each side.
	titleBar, titleGrip = 32, 16
	systemBar           = 96
)

// Ticks: the window's place is looked up every watchEvery, and believed settleTicks after a change of its mode.
const (
	watchEvery  = 30
	settleTicks = 90
)

// Ticks after which the picture is shown again, and made again, although nothing changed: other windows may have left
// something on it, or a driver may have lost it.
const (
	showEvery   = 5 * 60
	redrawEvery = 60 * 60
)

// scaleEvery is the number of frames after which the monitor is asked anew how fine it is.
const scaleEvery = 30

// The change of scenes: how long a new one takes to come up, in milliseconds at speed 1, and how dark it is at first.
const (
	fadeMS   = 160
	fadeFrom = 0.85
)

// bedTicks is how long the bed of a game goes on where nobody does anything: a minute and a half.
const bedTicks = 90 * 60

// Sizes of the menu in design pixels: its head, and the light of the lamp in it; letters are menuLeading of their size
// apart, and large where they are largeShare of what the menu is drawn for.
const (
	menuTop  = 34
	menuName = 27
	// guestHigh is the height of the photographs of those who are greeted in that of the words beside them, guestGap the
	// space after each in design pixels, guestLean how they lean.
	guestHigh    = 0.98
	guestGap     = 22
	guestLean    = -0.04
	menuGreeting = 60
	// leastNews is the part of that which what the menu has to tell may be as small as.
	leastNews   = 0.6
	menuGap     = 22
	menuLeading = 1.42
	largeShare  = 1.4
	lampWide    = 216
	lampLight   = 1309
	noticeSize  = 28
	noticePad   = 36
)

// The ways to the rest, in design pixels; their height and icons in sizes of their letters. In a window that is
// phoneShape times as high as wide, at least, they are as high as a finger is wide, leastFinger pixels at least.
const (
	waySize     = 25.5
	wayHigh     = 60
	wayPad      = 18
	wayLetters  = 2.1
	wayIcon     = 1.5
	phoneShape  = 1.4
	wayFinger   = 205
	leastFinger = 44.0
)

// The wall in design pixels: posters with their pins, which come posterLift off the wall in liftMS, and the door; how
// strong the light is on a poster that has come off, and around the door, which takes arriveMS to reach that.
const (
	posterWide  = 387
	posterShape = 258.0 / 352
	posterGap   = 30
	// leastPosterShare is how wide a poster is at least for the longest word of a name.
	leastPosterShare = 1.17
	// lyingPoster is how wide one that lies on its side is at least for that, and lyingLeast how high.
	lyingPoster  = 1.55
	lyingLeast   = 0.55
	posterLift   = 6
	posterShadow = 9
	posterLight  = 0.3
	pinSide      = 21
	doorGap      = 54
	doorWide     = 453
	doorLeast    = 250
	doorLight    = 0.24
	liftMS       = 160
	// boardLeast is the least width of the board in the place of the door, boardShape that in its height, boardWords in
	// what is said on its slip, whose edge is slipPad, in letters of slipTitle.
	boardLeast = 300
	boardShape = 302.0 / 352
	boardWords = 1.45
	slipPad    = 9
	slipTitle  = 36
	arriveMS   = 900
)

// leastWall is how much of a high window the wall has at least above a desk with a whole folder on it.
const leastWall = 0.4

// lowMenu is how many times as wide as high a window is in which posters lie on their sides rather than be cut.
const lowMenu = 2

// The desk in design pixels: its height, the folder on it with photograph and letters.
const (
	deskHigh   = 444
	folderWide = 891
	photoWide  = 258
	sheetTitle = 50
	sheetBody  = 27
	// besideWide is how wide the words of the sheet are at least beside its buttons, in sizes of their letters.
	besideWide = 11
)

// The envelope on the desk, in design pixels: its width, its letters, and the width of its seal; in its width its least
// height and how far down the seal comes. The seal lies under the tip of the flap with sealOver of its
// height. Beside it lies a slip of slipWide, with photographs of othersHigh or at least othersLeast, each a step of
// othersStep of its width from the one before, and turned a little.
const (
	envelopeWide  = 405
	envelopeShape = 0.9
	dayTitle      = 36
	dayBody       = 25
	sealFoot      = 0.48
	sealSide      = 105
	sealOver      = 0.38
	slipWide      = 360
	othersLeast   = 72
	othersHigh    = 132
	othersStep    = 1.08
	othersTurn    = 0.03
)

// The list of matches in design pixels: the height of a photograph, at least matchLeast pixels, the letters of the
// names, the width of the edge, which has the colour of its game, and of the buttons, and what is beside the search.
const (
	matchPhoto  = 98
	matchLeast  = 62.0
	matchTitle  = 32
	matchEdge   = 12
	discardWide = 264
	searchGap   = 56
	// At most matchFaces lie on each other, each matchStep of its width beside the one before it. A stamp leaves the words
	// matchWords of the height of a photograph; a button is discardLeast times as wide as high at least, and takes
	// discardMost of the page at most.
	matchFaces   = 3
	matchStep    = 0.62
	matchWords   = 3.0
	discardLeast = 3.0
	discardMost  = 0.24
	// figuresMost is the share of a row that the way to the figures takes beside the search.
	figuresMost = 0.4
	// The list has so many matches on a page, and a field to search where it has more than searchFrom; what is sought has
	// soughtLength letters at most. Of those that could not be read it gives unreadTold a reason. While records are read
	// the list is made anew every listedEvery ticks.
	matchesPage  = 30
	unreadTold   = 1
	searchFrom   = 5
	soughtLength = 40
	listedEvery  = 30
)

// The page of the deal of the day: the height of its photographs in design pixels, and at least in sizes of the
// smallest letters; how far each is from the one before, in its width; the width of its buttons in those of the
// options; the letters that the words have room for beside them, and at most where they are above them; the share of a
// row that a caption has at most, and the height of one in sizes of its letters. A number has numberLength figures at
// most, one by lot is at most mostByLot. Of days before it tells of daysTold.
const (
	dailyPhoto   = 124
	dailyFace    = 3.4
	dailyStep    = 0.62
	dailyButton  = 0.62
	daysTold     = 7
	dailyWords   = 24.0
	dailyLine    = 44.0
	dailyCaption = 0.36
	nameCaption  = 1.35
	numberLength = 18
	mostByLot    = 99999
)

// A second press is not a decision of its own for as long as doublePress ticks last; a question whether one is sure is
// taken back after doubtTicks.
const (
	doublePress = 20
	doubtTicks  = 6 * stage.TicksPerSecond
)

// Sizes of the setup in design pixels: of large plates, of small ones, of rows, and of what all have.
const (
	plateHead = 48
	// A plate grows by plateGrows at most where there is room, its head by plateAir of that and the gaps under it by the
	// rest.
	plateGrows   = 150
	plateAir     = 0.15
	platePad     = 14
	plateGap     = 8
	plateBetween = 14
	// nameSpace is what is free around a name in its field.
	nameSpace = 70

	panelGap    = 40
	panelPad    = 34
	optionPad   = 20
	setupRow    = 76
	setupGap    = 24
	badge       = 56
	seatHead    = 36
	captionSize = 26

	setupSlim = 68
	rowGap    = 10
	rowLeast  = 5
	rowWide   = 22
	rowKinds  = 580
	rowSpace  = 20
	rowName   = 360
	rowLabel  = 190
	rowCount  = 480
	rowButton = 420

	labelSpace = 22

	nameColumns  = 6
	segmentSpace = 12
	// fingerRow is the least height of a line of a seat, in pixels, fingerGap what is free between what is pressed;
	// kindsShare is the part of the first of two lines that the choice of who plays has beside a face. With the sentence
	// under them leastRows lines are in sight, or all.
	fingerRow  = 44.0
	fingerGap  = 6.0
	kindsShare = 0.6
	leastRows  = 6
	// optionTitle is the part of its row that the title of a single option has, optionHigh the most height of the button
	// of several, in rows.
	optionTitle = 0.62
	optionHigh  = 1.5
)

// The charts of the statistics: the height of a face in design pixels, and at least in pixels; the most of a line that
// names have; how thick a bar is in the height of a line, and the lines of its bracket; how much of grounds and lines
// shows.
// From fewPlayed matches on a share says something of those to come.
// At most mostPersons and mostRivals are told of. The bars of a habit are habitHigh at most and habitWide, in design
// pixels; what is done seldom, of all times, is left out at their ends.
const (
	chartFace   = 60
	chartLabel  = 0.4
	chartBar    = 0.44
	chartLine   = 3
	chartVeil   = 0.38
	chartGrid   = 0.6
	leastFace   = 24.0
	habitHigh   = 170
	fewPlayed   = 5
	habitWide   = 40
	seldom      = 0.02
	mostPersons = 12
	mostRivals  = 16
)

// The picture of an end that leaves the house, in pixels, the ticks after which all there has come to rest, and the
// height of the line at its foot in design pixels.
const (
	sharedWide  = 1920.0
	sharedHigh  = 1200.0
	sharedTicks = 1200
	sharedFoot  = 60
)

// mostDropped is how many files are taken that are dropped on the window together.
const mostDropped = 100

// recordsATick is how many of the saved matches the menu looks into each tick, where there are too many for a start.
const recordsATick = 2

// The strip that says why a match is not being saved, in design pixels: what is round its words, and their size. Of
// settings it speaks for unsavedTicks where none are chosen, and of what else there is to tell.
const (
	unsavedPad   = 14
	unsavedSize  = 20
	unsavedTicks = 20 * 60
)

// The game's time: how long a tick is, how many the engine runs between two pictures at most (its internal/clock:
// maxCatchUpTicks), how much time is made up for at most after the program has stood still, and how long that may take
// in a frame.
const (
	tickTime    = time.Second / stage.TicksPerSecond
	engineTicks = 5
	mostOwed    = 2 * time.Second
	makeUpTime  = 100 * time.Millisecond
)

// How fine the picture is. One that takes slowPicture is too fine, one that takes goodPicture is as it ought to be; it
// becomes finer where its side can grow by leastRise at least, restPicture after the last change. Fewer pixels that do
// not save helpedPart of what they ought to have not helped; a change that was taken back is not tried again for
// patience. Costs are known once leastCosts pictures have been made in a row, after unlikeCosts that do not count; no
// more than mostCosts are remembered; whatever takes stoodStill is no picture but a sleep. Where something moves a
// change waits until it rests for restTicks, but not longer than overdueChange.
const (
	slowPicture   = time.Second / 20
	goodPicture   = time.Second / 30
	leastRise     = 1.1
	helpedPart    = 0.4
	restPicture   = 10 * time.Second
	patience      = time.Minute
	leastCosts    = 4
	mostCosts     = 8
	unlikeCosts   = 2
	stoodStill    = 4 * time.Second
	restTicks     = 15
	overdueChange = 4 * time.Second
)

// leastScale is the number of pixels to one of the design in the coarsest picture: the smallest letters, of 20 in the
// design and never under 18.2 pixels, are twice their size there.
const leastScale = 0.455

// coarsest is the number of pixels to one of the window's in the coarsest picture on a dense monitor.
const coarsest = 1.5

// The cards of lessons: how high its pictures are in design pixels, and in pixels at least, and how much larger they
// are where a lesson ends.
const (
	lessonHigh  = 150
	lessonLeast = 84.0
	learntGrows = 2.5
	// The end of a lesson: the letters of what was learnt, the pins of its sheets, in pixels at least pinLeast, and the
	// letters of its stamp.
	learntTitle, lessonTitle = 42.0, 36.0
	learntPin                = 30.0
	pinLeast                 = 12.0
	learntStamp, lessonStamp = 44.0, 28.0
)
