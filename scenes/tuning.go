package scenes

// The window, in device-independent pixels.
const (
	minWidth, minHeight = 1024, 640
	// monitorShare is the part of the monitor that the first window takes.
	monitorShare = 0.7
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

// volume is that of all sounds while they are on, 0 to 1.
const volume = 0.5

// nameLength is the longest name, in runes.
const nameLength = 16

// The stamp on the menu's file: its size in design pixels, its turn in radians.
const (
	stampWidth, stampHeight = 430, 120
	stampTurn               = -0.13
)

// The writing on the menu's file, in design pixels.
const (
	fileSize = 36
	fileGap  = 12
)

// The list of running matches: the height of a row, the width of the button that discards and its distance from the
// one that resumes, in design pixels.
const (
	matchRow     = 104
	discardWidth = 360
	discardGap   = 56
)

// doublePress is the number of ticks in which a second press is not a decision of its own.
const doublePress = 20

// Sizes of the setup in design pixels: of two large panels, of rows, and of what both have.
const (
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
	rowMark   = 84
	rowKinds  = 580
	rowSpace  = 20
	rowName   = 360
	rowLabel  = 190
	rowCount  = 480
	rowButton = 420

	sentenceGap = 14
	sheetBar    = 36
)

// The page of a game's options in design pixels: the share of a row that its label takes, the gap between options, that
// between the parts of one, the width of a button that counts up or down, and of the number between two of them.
const (
	optionLabel  = 0.34
	optionGap    = 26
	optionWithin = 8
	stepWidth    = 170
	stepNumber   = 300
)
