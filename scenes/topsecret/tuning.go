package topsecret

// liftMS is how long a card of the hand takes to rise, in milliseconds at speed 1.
const liftMS = 90.0

// guardTicks is how long a question is deaf after it has come up, or after what came before was skipped: 250 ms.
const guardTicks = 15

// pointedLift is how far a card rises that is only pointed at, as a share of one that is chosen.
const pointedLift = 0.4

// cardTarget is the least width of a card that can be pressed under another one, in design pixels.
const cardTarget = 48.0

// Text sizes in design pixels.
const (
	nameSize  = 30.0
	tabSize   = 38.0
	tileSize  = 40.0
	countSize = 56.0
	// wideTile is how much wider than high a tile must be for its two figures to stand side by side.
	wideTile = 1.2
)

const (
	// lineShare is the largest share of its box that a line's letters take; posterGrows how much larger the narrow
	// numerals are set than the labels that they stand for.
	lineShare   = 0.8
	posterGrows = 1.2
	// cornerShare is the roundness of a card's corners, as a share of its width.
	cornerShare = 0.055
	// oddsLabel is the share of the odds panel that names the kinds.
	oddsLabel = 0.24
)

// The reveal, in milliseconds at speed 1.
const (
	// hushMS is the silence before the cards turn, readMS the time to read them, resultMS that for what came of it.
	hushMS   = 300.0
	readMS   = 200.0
	resultMS = 350.0
	// restMS is how long the cards of a turn lie in sight before the screen is handed over, restLeast that in ticks,
	// however fast the speed: reading takes its time. A press ends it.
	restMS    = 1600.0
	restLeast = 96
	// choosesAfter is the time from one card to the next where computers choose together.
	choosesAfter = 30.0
	// wipeMS is how long the wipe of an explosion spreads, pathMS how long a mole is on its way.
	wipeMS = 450.0
	pathMS = 320.0
	// blastLeast is how many ticks an explosion stays in sight at least after it has spread, however fast the speed: its
	// light must not come and go again within a second, wherever it came last. A press ends it.
	blastLeast = 64
	// pointMS is how long an own point takes to be counted, pointsMS the most that all of them take.
	pointMS  = 40.0
	pointsMS = 600.0
)

const (
	// fallsAfter is the part of the wipe after which cards begin to fall.
	fallsAfter = 0.3
	// armedScale is how much larger an assassin stands up, armedShadow how much deeper its shadow is.
	armedScale  = 0.14
	armedShadow = 12.0
	// shreds is the number of bits of paper of an explosion, shredSize their size in design pixels, shredsReach how far
	// they fly, as a share of the table, shredsTurn the angle from one to the next and shredsFade the part of the way
	// after which they fade.
	shreds      = 34
	shredSize   = 40.0
	shredsReach = 0.8
	shredsTurn  = 2.399
	shredsFade  = 0.55
	// boomShare is the part of the wipe in which the word comes up.
	boomShare = 0.5
	// slipSize is the size of the words of a slip, in design pixels.
	slipSize = 32.0
	// slipLeast is the least width of a slip beside another one, in its heights.
	slipLeast = 4.6
)

// Sizes of the score in design pixels: of its texts, the scores at the ends of the chart's lines among them, and its width.
const (
	verdictSize = 64.0
	sumSize     = 56.0
	laneSize    = 44.0
	endSize     = 48.0
	widestScore = 2500.0
)

const (
	// besideEms is the width, in letters' heights, from which count and chart stand side by side; countShare is the
	// count's part of it.
	besideEms  = 75.0
	countShare = 0.68
	// cardShape is the width of a card as a share of its height, fanShare of its width what is to be seen of one under
	// another, cornerWide the part that tells its value, cornerLeast the least of that in heights of the smallest numerals,
	// coupleShare the room from the second card of a pair to the next pair and coupleClose the least of it while no pair
	// covers another; closest is the least that is seen of a card, in pixels.
	cardShape   = 0.7
	fanShare    = 0.62
	cornerWide  = 0.32
	cornerLeast = 1.2
	coupleShare = 1.2
	coupleClose = 1.04
	closest     = 3.0
	// laneCards is the number of whole cards that a pile has room for at least, cornersMost that of cards of which all
	// corners must be seen for a pile to be shown.
	laneCards   = 1.8
	cornersMost = 10
	// widthSlack is room beside a line of measured text.
	widthSlack = 1.06
	// scoreStep is the least step between the scores at the axis, stepsMost the most of them; gamesLeast is how many
	// games the axis has room for from the beginning.
	scoreStep  = 200
	stepsMost  = 7
	gamesLeast = 3
	// endsShare is the part of the chart that the names at the ends of its lines take at most.
	endsShare = 0.48
	// titleLines is the height of the chart, in lines, from which it has a title.
	titleLines = 11
)
