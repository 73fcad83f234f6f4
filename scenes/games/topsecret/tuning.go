package topsecret

import "safehouse/scenes/tabletop"

// Sizes in design pixels, and shares of what is drawn on the boards.
const (
	// cardTarget is the least side of what can be pressed on a board, and the least width of a card under another one.
	cardTarget = 48.0

	// The sizes of texts.
	nameSize  = 30.0
	tabSize   = 38.0
	tileSize  = 40.0
	countSize = 56.0
	// wideTile is how much wider than high a tile must be for its two figures to stand side by side.
	wideTile = 1.2
	// copiesGrow is how much wider than its smallest letters need the badge of several cards may be, tileLine the height
	// of a line on a tile, in that of its smallest letters.
	copiesGrow = 1.3
	// copiesHigh is the height of the number of copies on a card at most, as a share of the card's.
	copiesHigh = 0.2
	tileLine   = 1.1

	// posterGrows is how much larger the narrow numerals are set than the labels that they stand for.
	posterGrows = 1.2
	// cornerShare is the roundness of a card's corners, as a share of its width.
	cornerShare = 0.055
	// oddsLabel is the share of the odds panel that names the kinds; oddsHeads and oddsSigns are the heights of its head
	// and of its row of signs, in those of the rows of kinds.
	oddsLabel = 0.24
	oddsHeads = 1.2
	oddsSigns = 1.1
)

// The reveal, in milliseconds at speed 1.
const (
	// hushMS is the silence before the cards turn, readMS the time to read them, resultMS that for what came of it.
	hushMS   = 600.0
	readMS   = 200.0
	resultMS = 350.0
	// choosesAfter is the time from one card to the next where computers choose together.
	choosesAfter = 30.0
	// wipeMS is how long the wipe of an explosion spreads, pathMS how long a mole is on its way.
	wipeMS = 450.0
	pathMS = 320.0
	// blastLeast is how many ticks an explosion stays in sight at least after it has spread, however fast the speed: its
	// light must not come and go again within a second, wherever it came last. A press ends it.
	blastLeast = 110
	// pointMS is how long an own point takes to be counted, pointsMS the most that all of them take.
	pointMS  = 40.0
	pointsMS = 600.0

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
	// slipSize is the size of the words of a slip, in design pixels.
	slipSize = 32.0
	// slipLeast is the least width of a slip beside another one, slipTab of one beside the tab, in their heights.
	slipLeast = 4.6
	slipTab   = 3
)

// Sizes of the score in design pixels: of its texts, the scores at the ends of the chart's lines among them, and its
// width.
const (
	verdictSize = 64.0
	sumSize     = 56.0
	laneSize    = 44.0
	endSize     = 48.0
	widestScore = 2500.0

	// besideEms is the width, in letters' heights, from which count and chart stand side by side; countShare is the
	// count's part of it.
	besideEms  = 75.0
	countShare = 0.68
	// fanShare is what is to be seen of a card under another, as a share of its width, cornerWide the part that tells its
	// value, cornerLeast the least of that in heights of the smallest numerals, coupleShare the room from the second card
	// of a pair to the next pair and coupleClose the least of it while no pair covers another; closest is the least that
	// is seen of a card, in pixels.
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

// panelHigh is the panel's height.
var panelHigh = tabletop.Size{Design: 228, Least: 144}

// Sizes of the table.
var (
	padding = tabletop.Size{Design: 14, Least: 6}

	// tabHigh is the height of the tabs that stick up over a board, tabWide and scoreWide their widths.
	tabHigh   = tabletop.Size{Design: 50, Least: 27}
	tabWide   = tabletop.Size{Design: 78, Least: 44}
	scoreWide = tabletop.Size{Design: 116, Least: 62}

	headerHigh = tabletop.Size{Design: 58, Least: 32}
	// narrowest is the width of a board under which its name has a line of its own, nameHigh that line's height.
	narrowest = tabletop.Size{Design: 264, Least: 168}
	nameHigh  = tabletop.Size{Design: 36, Least: 22}
	noteHigh  = tabletop.Size{Design: 44, Least: 26}
	// plateHigh is the height of a player's own button on its board.
	plateHigh = tabletop.Size{Design: 62, Least: 36}

	// tileLeast and tileMost bound the width of a pile's tile, tileBeside is the least beside the safe; arrowWide is the
	// width of the arrow between the two.
	tileLeast  = tabletop.Size{Design: 52, Least: 28}
	tileBeside = tabletop.Size{Design: 92, Least: 28}
	tileMost   = tabletop.Size{Design: 132, Least: 28}
	arrowWide  = tabletop.Size{Design: 30, Least: 14}
	// tileHigh is the least height of the piles where they have a row of their own.
	tileHigh = tabletop.Size{Design: 84, Least: 50}

	// lineHigh is the height of the strip under the boards that tells what happens, where no hand lies there.
	lineHigh = tabletop.Size{Design: 84, Least: 48}
	// sideWide is the width of what stands beside the hand: discard pile and tools.
	sideWide = tabletop.Size{Design: 204, Least: 137}
	// toolHigh is the height of the button under the discard pile.
	toolHigh = tabletop.Size{Design: 56, Least: 36}

	// oddsRow is the height of a row of the odds panel, which has one for each kind and oddsExtra for its heads.
	oddsRow = tabletop.Size{Design: 40, Least: 23}
)

const (
	oddsExtra = 2.6
	// nameRise is how far the name on a narrow board moves up, as a share of the sign's line, which leaves that much under
	// the sign.
	nameRise = 0.12
	// noteGrows is how much of the body of a board its note may take beyond its height, for larger letters.
	noteGrows = 0.07

	cardRatio = 0.7
	// handShare is the hand's share of the room between bar and panel. liftShare is how far a card of it is lifted, in
	// cards, and liftRoom the room over the hand that is kept free for it.
	handShare = 0.34
	liftShare = 0.1
	liftRoom  = 0.17
	// slotShare is the largest share of its slot that a card of the hand takes, slotMost the widest slot, in cards.
	slotShare = 0.86
	slotMost  = 1.5
	// handStep is how far a card of a group lies from the last where there is room, backStep that of cards face down, in
	// cards.
	handStep = 0.3
	backStep = 0.42
	// safePeek is how much of a safe is seen beside the card that lies on it, upStep how much of that card beside the
	// next, in cards.
	safePeek = 0.36
	upStep   = 0.54
	fanWide  = 1 + safePeek + upStep
	// pickLeast is the smallest size of the card chosen beside those on a safe; pickMost and pickReveal are the largest,
	// the latter while cards are turned.
	pickLeast  = 0.64
	pickMost   = 0.78
	pickReveal = 1.0
	// leastWide is the width in pixels of a card that has no room at all.
	leastWide = 1.0
	// Boards lie in maxRows rows at most, and in one more where that makes their cards rowGain times as large, in a tall
	// window tallGain times.
	maxRows  = 3
	rowGain  = 1.3
	tallGain = 0.96
	// slimGain is how much a row counts whose boards have no room for both of their tabs.
	slimGain = 0.7
	// tallDiscard is the width of the discard pile in a tall window, as a share of that of the button beside it.
	tallDiscard = 0.6
	// In a low window the discard pile stands beside that button, on lowDiscard of what stands beside the hand, which is
	// lowSide times as wide.
	lowDiscard = 0.3
	lowSide    = 1.36
	// narrowOdds is the width of a screen, in pixels, under which the odds start closed.
	narrowOdds = 1000
	// lowest is the height of a screen, in pixels, under which tabs lie on their boards, tabInside their share of a line
	// there; lowHand is the hand's share on such a screen.
	lowest    = 560
	tabInside = 0.7
	lowHand   = 0.235
	// lowHeader is how high the lines of a header are there.
	lowHeader = 0.84
	// tabShare is the most of the width of a board that the tab with the place in the order takes.
	tabShare = 0.42
	// cupShare is the most of the tab with the score that its sign takes.
	cupShare = 0.42
	// boardWidest is the widest that a board may be, in heights.
	boardWidest = 1.75
)

// spotUnderCount is where the mark of a hint stands on equal cards of the hand, in heights of the card from its top.
const spotUnderCount = 0.36

// How long the peaks take at speed 1, in milliseconds; the hush before the cards turn is one of them.
const (
	boomMS  = 2200.0
	theftMS = 1300.0
	pairMS  = 1600.0
	agentMS = 1400.0
	lastMS  = 1600.0
)

// hushGloom is how dark the table grows around the cards that are about to turn; titleShare is the share of a picture
// for its title, rays are those of the star of an explosion; pairSteps is in how many steps the points of a pair run
// up, footprints are those of a mole. Cards look out over a safe by peekShare of its height, and its name is plateShare
// as high; a safe that would have less than cellLeast of the height of the room for its width stands in one of two
// rows.
const (
	hushGloom  = 0.72
	titleShare = 0.2
	rays       = 9
	pairSteps  = 13
	footprints = 3
	peekShare  = 0.52
	plateShare = 0.18
	cellLeast  = 0.34
)

// boomTitleAt is when in an explosion its title comes, as a share; thrownLeast is the narrowest safe that is thrown by
// one.
const boomTitleAt = 0.3

var thrownLeast = tabletop.Size{Design: 70, Least: 44}

// minus are the counts of cards that an explosion takes from a seat: two on the safe and the one that was turned.
var minus = [...]string{"", "−1", "−2", "−3"}

// countPace is how many times as long as usual a pile is counted, so that its cards can be seen.
const countPace = 2.6

// laneSeats is the number of seats up to which the boards leave a lane to who speaks.
const laneSeats = 4
