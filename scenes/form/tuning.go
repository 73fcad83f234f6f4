package form

// Sizes in design pixels: between rows; between tabs and rows, and between rows of large letters; within a row, and
// between its two columns; over the sentence; the width of a seat's mark; the border of a
// field whose text cannot be.
const (
	rowGap      = 26
	tightGap    = 16
	withinGap   = 6
	columnGap   = 40
	sentenceGap = 14
	seatMark    = 84
	wrongWidth  = 5
)

// The share of a row that its control takes; from which size of text on sentences go from side to side; the height of a
// name in sizes of its letters.
const (
	controlShare = 0.47
	largeText    = 1.4
	nameLine     = 1.35
)

// A button that counts goes on while it is held, first after stepDelay ticks, then every stepEvery.
const (
	stepDelay = 30
	stepEvery = 4
)
