package faces

// Widths for which folders and equipment cards are designed: what follows is in pixels of cards so wide.
const (
	folderWide    = 288
	equipmentWide = 132
)

// How uneven things are: edges stray by roughness pixels of the design, papers lie turned by up to tilt radians.
const (
	roughness = 0.75
	tilt      = 0.012
)

// Setting text: each try is shrink of the one before, a further line must make letters larger by lineWorth, and lines
// of a block stand closer than a paragraph's.
const (
	shrink    = 0.94
	lineWorth = 1.2
	leading   = 0.96
)

// airy is how much higher than its room a line of capitals or figures may be: they leave the space for tails empty.
const airy = 1.4

// tabShadow is how far below its top a folder begins to drop a shadow, in pixels of the design.
const tabShadow = 26

// labelWide is the width in real pixels from which equipment shows its label: in a fan of small cards the labels, cut
// by the next card, would only be in the way.
const labelWide = 120

// marksHigh is the height in real pixels that a folder keeps for the slip with its marks, however small it is.
const marksHigh = 15

// backBorder is the paper border of a card's back in real pixels: against the felt the inks alone are too dark.
const backBorder = 5

// A card of Cut-paper is designed spyWide by spyHigh pixels large: its edge, its corners, and the width in real pixels
// from which it carries words, which would be in the way on smaller ones.
const (
	spyWide      = 150
	spyHigh      = 210
	spyEdge      = 3
	spyRadius    = 8
	spyLabelWide = 84
)

// The slanted field of a document takes fieldShare of its height at the left and rises by fieldRise of its width; the
// paler sheet under it peeps out by fieldPale pixels of the design at least. The numeral, whose right end is
// at numeralRight of the width, keeps fieldClear pixels of the design clear of the field.
const (
	fieldShare   = 0.25
	fieldRise    = 0.18
	fieldPale    = 4
	numeralRight = 0.8
	fieldClear   = 2
)

// Text sizes on a card of Cut-paper. The numerals of the poster face fill their line but for its head: posterAir is how
// much higher than its room their line may be.
const (
	numeralSize = 132
	cornerSize  = 30
	footSize    = 30
	labelSize   = 19
	nameSize    = 23
	posterAir   = 1.34
)

// stripeLean is how far the bands of a back lean over, as a share of its height; wheelTurn is how far the wheel of a safe
// is turned, in radians.
const (
	stripeLean = 0.55
	wheelTurn  = 0.45
)
