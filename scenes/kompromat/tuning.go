package kompromat

// Durations in milliseconds at speed 1.
const (
	readMS   = 420
	totalMS  = 350
	publicMS = 200
	lotMS    = 1300
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

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	stripHigh = 66.0
	stripPx   = 40.0
	sideWide  = 168.0

	// nameShare is the part of a player's line that the name has, nameMost the most of it where letters are large.
	nameShare = 0.33
	nameMost  = 0.46

	folderRatio = 0.86
	cardRatio   = 0.7
	// fanStep is how far a card lies from the last, in cards, when there is room. When there is little, a back wants
	// backStep, a figure shownStep, and both figures of a 1/11 wildStep. folderShare is the folders' share of the board's
	// height, the rest is for the cards above and below.
	fanStep     = 1.04
	backStep    = 0.16
	shownStep   = 0.44
	wildStep    = 0.8
	folderShare = 0.46
	// tilt is the largest angle, in radians, at which a card lies.
	tilt = 0.026
	// A card taken aside lies turned by removedTurn radians and lower by removedDrop of its height.
	removedTurn = 0.12
	removedDrop = 0.06
	// bustGrey is how grey the cards of a total over 21 are, beside one taken aside.
	bustGrey = 0.75
	// laneStep is fanStep in a reveal, where cards lie side by side.
	laneStep = 1.08
	// laneLeast is the smallest height of a lane's cards, as a share of the lane.
	laneLeast  = 0.5
	miniShare  = 0.124
	bigShare   = 0.29
	totalShare = 0.2
)

// markWide and markHigh are the shares of a folder that the slip with its exclamation marks takes at the upper right corner.
const (
	markWide = 0.24
	markHigh = 0.14
)
