package notebook

import "safehouse/scenes/tabletop"

// The page, in design pixels: the room between cells and the greatest height of a suspect's row.
const (
	cellGap = 8.0
	rowMost = 180.0
)

const (
	// titleShare is the share of the width that says whose notebook it is, namesShare that of the suspects' names.
	titleShare = 0.34
	namesShare = 0.27
	// headLines is the height of the heads of columns in their letters, sentenceMost the width of a sentence in its own.
	headLines    = 1.5
	sentenceMost = 40.0
	// nameLeast is the least share of their size that the names of suspects have.
	nameLeast = 0.7
	// dim is how strongly the cell of a character is covered that is ruled out.
	dim = 0.08
	// signsFrom is where the signs of a hand's cards begin, as a share of the page.
	signsFrom = 0.36
	// fitShare is the most of a cell's width that the sign of what follows takes, fitMost the most of that and of a mark
	// in lines of a name.
	fitShare = 0.3
	fitMost  = 1.8
	// claimSigns is the width of the signs of an answer, its colour and yes or no, and claimPatch the side of one, in
	// heights of its line; claimMost is how much higher than it must be that is where there is room.
	claimSigns = 1.3
	claimPatch = 0.8
	claimMost  = 1.4
)

// stripLetters are those of the strip under a suspect, in design pixels.
const stripLetters = 24.0

const (
	// maskShare is the side of the mask of a character whom only a lie would fit, and maskLeast the least of it, in
	// heights of the strip.
	maskShare = 0.75
	maskLeast = 0.5
	// legendColumns is how many characters stand beside one another in the legend of the strip, legendChip the width of an
	// initial there in heights of its line.
	legendColumns = 3
	legendChip    = 1.7
)

var (
	// legendWide is the greatest width of the legend, legendPad the room around what stands in it.
	legendWide = tabletop.Size{Design: 900, Least: 560}
	legendPad  = tabletop.Size{Design: 12, Least: 5}
)
