package board

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// Sizes in design pixels of the wall: what is free at its edges, boardEdgeLeast pixels at least; photographs, as wide
// as one of photoShares of that; what is free between them, over them for their pins, and how far each step stands
// aside of the one under it.
const (
	// wayMost is the most of the screen's width that a way takes.
	wayMost        = 0.9
	boardEdge      = 48
	boardEdgeLeast = 12
	photoWide      = 207
	photoGap       = 26
	pinRoom        = 9
	stepAside      = 40
	partGap        = 15
	sideGap        = 48
	sideWide       = 549
	sideLeast      = 400
	barRoom        = 30
	// textWeight leaves the room that is spare to what is no text.
	textWeight = 0.0001
)

// Where all is under one another photographs are larger by photoGrows where letters are twice as large, and have
// photoMost pixels at least where there is room.
const (
	photoGrows = 0.4
	// photoLow is how wide one is at most in the height of the window.
	photoLow  = 0.36
	photoMost = 170.0
)

// photoShares are the sizes that photographs are tried in.
var photoShares = [...]float64{1.16, 1.08, 1, 0.93, 0.86, 0.8}

// The shares of the width of a photograph: its edge, the height of the picture, where the pin is, an empty pin and the
// last photograph; nameLine is the height of a line in sizes of its letters, of which a name has mostLines, set as
// small as nameLeast of their size.
const (
	photoPad     = 0.065
	pictureShare = 0.92
	pinDown      = 0.035
	pinShare     = 0.2
	lastShare    = 0.6
	nameLine     = 1.12
	nameLeast    = 0.7
	mostLines    = 2
)

// Sizes of letters in design pixels; nameNarrow is that of names in the narrowest face.
const (
	titleSize     = 56
	tapeSize      = 32
	nameSize      = 25.0
	nameNarrow    = 33.0
	scoreSize     = 31
	numeralSize   = 74
	levelSize     = 26
	latestSize    = 32
	headlineSize  = 52
	smallHeadline = 33
	clipSize      = 23
	stripSize     = 26
	stripSmall    = 23
	waySize       = 27
)

// lineHigh is the height of a line in sizes of its letters, where the font has it no closer.
const lineHigh = 1.22

// What is free around words, and other sizes in design pixels.
const (
	titlePad    = 28
	tapePad     = 24
	tapeGap     = 14
	tapeHigh    = 1.5
	tapeRound   = 4
	wayPad      = 8
	clipPad     = 20
	clipGap     = 9
	stripEdge   = 16
	stripPad    = 6
	stripHigh   = 54
	filmWide    = 96
	filmHoles   = 6
	markSide    = 36
	pinSide     = 20
	paperShadow = 9
	stringThick = 4.5
	torn        = 3
	leastRough  = 0.4
	// On the page of one of the cast: how high the photograph is, and that beside each game, in pixels at least
	// lookLeast; the letters of what they say, of games and of stamps; the edge of a game's colour; and how wide buttons
	// are, in pixels at least playLeast.
	portraitHigh = 250
	lookHigh     = 130
	lookLeast    = 60.0
	saysSize     = 44.0
	gameSize     = 34.0
	stampSize    = 28.0
	edgeWide     = 12
	playWide     = 300
	playLeast    = 160.0
)

// Shares: of a stamp in a picture, its height in its width and the room around its words; of a check in a picture; of a
// ring around a photograph; of what hangs through of string; of dots in its thickness; of the dark on tapes of games
// that the board is not of.
const (
	stampShare = 0.66
	stampHigh  = 0.36
	stampRoom  = 1.5
	stampTurn  = -0.13
	markShare  = 0.3
	ringWide   = 1.16
	ringHigh   = 1.12
	ringRoom   = 0.1
	stripGrows = 1.5
	threadSag  = 0.12
	dotThick   = 1.2
	unlit      = 0.3
)

// The shares of a small board: its edge, the room for words under the photographs, the width of one in its part of a
// row and its height in its width, and a check in a photograph.
const (
	smallEdge  = 0.075
	smallWords = 0.32
	smallPhoto = 0.78
	smallHigh  = 1.12
	smallMark  = 0.46
)

// leans are the turns of papers that were pinned in passing, in radians.
var leans = [...]float64{-0.026, 0.019, -0.012, 0.028, 0.021, -0.024, 0.012, -0.019, -0.02, 0.025, -0.028, 0.016}

// strips is the lean of the first strip.
const strips = 6

// The most of what was told, of matches and of persons that the board shows at a time.
const (
	mostFeats = 3
	// mostMatches is how many matches with one of the cast are listed at most.
	mostMatches = 3
	// fewTold is how little is told where there is room for what the season is about.
	fewTold    = 2
	mostStrips = 5
	mostPeople = 5
)

// Ticks: how often the board is brought up to date while records are read; how long a question stays whether one is
// sure, and a second press is no decision of its own.
const (
	readEvery   = 30
	doubtTicks  = 20 * stage.TicksPerSecond
	doublePress = 20
)

// The colours of the wall.
var (
	chalk       = display.Hex(0xFFF4DC)
	chalkYellow = display.Hex(0xFFD98E)
	wool        = display.Hex(0xC8321F)
	tapeDark    = display.Hex(0x23272C)
	shade       = display.Hex(0x2A1C11)
)
