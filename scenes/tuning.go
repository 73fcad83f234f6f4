package scenes

// The window, in device-independent pixels.
const (
	minWidth, minHeight = 1024, 640
	// monitorShare is the part of the monitor that the first window takes.
	monitorShare = 0.7
)

// redrawEvery is the number of ticks after which the screen is drawn although nothing changed: other windows may have
// left something on it.
const redrawEvery = 5 * 60

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

// matchRow is the height of a running match in the list, in design pixels.
const matchRow = 104
