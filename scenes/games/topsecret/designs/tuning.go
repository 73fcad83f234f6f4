package designs

// A card is designed spyWide by spyHigh pixels large: its edge, its corners, and the width in real pixels from which an
// agent carries its name, which is all that tells it but for its sign.
const (
	spyWide        = 150
	spyHigh        = 210
	spyEdge        = 3
	spyRadius      = 8
	agentLabelWide = 46
)

// LabelWide is the width in real pixels from which any card carries words, in letters of any size: on smaller ones they
// would be in the way, and the names of agents have the smallest letters.
const LabelWide = 60

// panelLeast is how high the torn panel of an agent is at least, in its width.
const panelLeast = 0.35

// The slanted field of a document takes fieldShare of its height at the left and rises by fieldRise of its width; the
// paler sheet under it peeps out by fieldPale pixels of the design at least. The numeral, whose right end is at
// numeralRight of the width, keeps fieldClear pixels of the design clear of the field. A tile is no wider than tileMost
// of its height, its foot tileFoot of that high.
const (
	fieldShare   = 0.25
	fieldRise    = 0.18
	fieldPale    = 4
	numeralRight = 0.8
	tileFoot     = 0.28
	tileMost     = 1.2
	fieldClear   = 2
)

// Text sizes. The numerals of the poster face fill their line but for its head: posterAir is how
// much higher than its room their line may be.
const (
	numeralSize = 132
	cornerSize  = 30
	nameSize    = 38
	posterAir   = 1.34
)

// The strokes that count the rank of a document, in pixels of the design.
const (
	barWide = 8.0
	barLean = 6.0
	barGap  = 4.7
)

// stripeLean is how far the bands of a back lean over, as a share of its height; wheelTurn is how far the wheel of a
// safe is turned, in radians.
const (
	stripeLean = 0.55
	// sealShare is the side of the scrap on a back, as a share of its height, sealWide the most of it in shares of the
	// width.
	sealShare = 0.62
	// slipFigure is the most of the width of a tab of an index for its figure.
	slipFigure = 0.8
	sealWide   = 1.2
	wheelTurn  = 0.45
)

// tableFibre is how far the light of the table strays between its papers.
const tableFibre = 0.05

// The poster, in pixels of its design: its foot with how many play, and the size of its name, which has posterName of
// the height and lines that are posterLeading as high as usual.
const (
	posterFoot    = 40
	posterLetters = 100
	posterName    = 0.52
	posterLeading = 0.74
)

// A safe is designed safeWide pixels wide; its side is safeDeep of them, its feet are safeFeet high, and safeFoot is
// the share of its door under the window. One that is narrower than wheelLeast pixels has no wheel.
const (
	safeWide = 196.0
	safeDeep = 13.0
	safeFeet = 8.0
	// safeGlass is how much of the light lies on the glass before a face.
	safeGlass  = 0.08
	safeFoot   = 0.19
	wheelLeast = 90.0
)

// The end: how many wedges its rays are, and EndDisc how wide the disc in its corner is, as a share of the shorter side
// of the table.
const (
	endWedges = 13
	EndDisc   = 0.27
	// endMarks are the steps in which it is told how far the sheet reaches, endLean how much less at its foot, overLean at
	// its right end over a high table.
	endMarks = 200
	endLean  = 0.05
	overLean = 0.008
)
