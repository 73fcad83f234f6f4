package inspect

// dwellTicks is how long the pointer rests on a card before it is shown large; it does not follow the speed of
// animations.
const dwellTicks = 21

// slidTicks is how long what came under a resting pointer by itself must have lain there for a press to be meant for
// it.
const slidTicks = 45

// Distances in design pixels: how far the pointer may stray while it rests and while it presses, and how far it must go
// after a press before cards are shown large again.
const (
	restSlop  = 3
	pressSlop = 14
	wakeSlop  = 24
)

// What lies over a card or a word hides it from hiding on where it is much larger, from sealing on where it is of the
// card's size: what is greyed out is still to be seen.
const (
	hiding  = 0.5
	sealing = 0.9
	larger  = 2
)

// A card is looked at in samples by samples places; samplesSeen of them must be in sight for it to be on the screen.
const (
	samples     = 6
	samplesSeen = 3
	// withinSlack is the share of a card by which what lies on it may stick out.
	withinSlack = 0.2
	// rowShare is the share of the screen's height within which cards are read as one row.
	rowShare = 0.09
)

// Underlines, in shares of the size of the letters: how far under the baseline they stand, how thick they are; nounLit
// is how strongly the word under the pointer is lit in its own colour.
const (
	nounLit    = 0.16
	underGap   = 0.11
	underThick = 1.0 / 17
)

// Sizes of what can be pressed: least in screen pixels, offerSide in design pixels.
const (
	leastTarget = 32
	offerSide   = 56
)

// The button that a card offers reaches into the card by offerOut of its side; to cover a part of another card costs
// offerAside of what it costs to cover a text, and of what is asked or answers it offerAsked. On a folder it is tried
// in offerRows rows and columns.
const (
	offerRows  = 9
	offerOut   = 0.42
	offerAside = 0.15
	offerAsked = 100
)

// partOfCard is the share of a card that a part of it takes at most. partCost puts the parts of a table after all
// cards, in whatever is compared; holdTicks is how long a finger rests on something before it is looked at.
const (
	partOfCard = 0.1
	partCost   = 1e9
	holdTicks  = 33
)

// spansKept is the number of lines after which all that was found in lines is forgotten.
const spansKept = 1500

// The sheet, in design pixels and shares.
const (
	sheetWide   = 1180
	sheetHigh   = 700
	sheetEdge   = 36
	sheetTop    = 14
	sheetPad    = 34
	sheetGap    = 26
	titleSize   = 44
	faceShare   = 0.42
	sheetShadow = 16
	// growth is how much of the growth of the reader's letters the sheet follows.
	growth = 0.5
)

// The picture that is shown while the pointer rests, in design pixels.
const (
	hoverFace   = 440
	hoverText   = 420
	hoverLeast  = 350
	hoverPad    = 20
	hoverGap    = 22
	hoverTitle  = 34
	hoverShadow = 10
	// besideGap is how far it stands from the card; farCost is what a pixel more costs, in pixels covered. besideRows
	// is the number of rows in which it is tried from the top of the screen to its foot. nameCost is what a pixel of a
	// name costs; words alone come in the place of a picture that costs more than they do over pictureWorth. pillEnds is
	// how far the pill reaches beyond its line, in heights of that.
	besideGap    = 18
	farCost      = 700
	nameCost     = 10
	pictureWorth = 0.4
	besideRows   = 12
	pillEnds     = 1.4
)
