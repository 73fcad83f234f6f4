package kompromat

// Durations in milliseconds at speed 1, unless they are named ticks: those are a matter of safety, not of pace.
const (
	readMS   = 420
	totalMS  = 350
	publicMS = 200
	lotMS    = 1300
	liftMS   = 90
	// guardTicks is how long Draw is deaf after a card was drawn: 250 ms.
	guardTicks = 15
	// slipShare is the most of a lane's height that the slip of a total takes, labelShare the most of it that is for the
	// word over the total. The stamp under it is stampWide by stampHigh
	// design pixels, at least stampPx screen pixels wide; it leans up and down by the share stampLeans of its width.
	slipShare  = 0.6
	labelShare = 0.34
	stampWide  = 290.0
	stampHigh  = 84.0
	stampPx    = 150.0
	stampLeans = 0.06
)

// tallySize is the size of a total in a reveal, in design pixels.
const tallySize = 108.0

// countWarn is the notoriety from which on the holes are shown as a warning.
const countWarn = 7

// Sizes of the letters of the score in design pixels: the verdict's, a page's name, its last line and the sum there.
const (
	verdictSize = 64.0
	nameSize    = 44.0
	figureSize  = 46.0
	sumSize     = 60.0
)

// toolLine is the height of the button of an item in sizes of its large letters, toolPad what is added in design pixels.
const (
	toolLine = 1.05
	toolPad  = 22.0
)

// largeBadge is the reader's text size from which a number stands beside its cards, not on them.
const largeBadge = 1.3

// A badge at the foot of cards begins under their figures, badgeFrom of their height down; badgeBelow is the part of it
// that hangs below the point where it is put.
const (
	badgeFrom  = 0.82
	badgeBelow = 0.38
)
