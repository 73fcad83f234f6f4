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
	// stampBelow is where on a lane's height a stamp begins: under the total. It is stampWide by stampHigh design pixels,
	// at least stampPx screen pixels wide.
	stampBelow = 0.72
	stampWide  = 290.0
	stampHigh  = 84.0
	stampPx    = 150.0
)

// tallySize is the size of a total in a reveal, in design pixels.
const tallySize = 108.0

// riskyPercent is the risk of going over 21 above which the focus starts on Stop.
const riskyPercent = 50

// countWarn is the notoriety from which on the holes are shown as a warning.
const countWarn = 7

// Sizes of the letters of the score in design pixels: the verdict's, a page's name, its last line and the sum there.
// lettersStep is how much smaller each try sets them all.
const (
	verdictSize = 64.0
	nameSize    = 44.0
	footSize    = 52.0
	sumSize     = 60.0
	lettersStep = 0.96
)

// toolLine is the height of the button of an item in sizes of its large letters, toolPad what is added in design pixels.
const (
	toolLine = 1.05
	toolPad  = 22.0
)

// largeBadge is the reader's text size from which a number stands beside its cards, not on them.
const largeBadge = 1.3
