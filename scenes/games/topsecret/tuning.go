package topsecret

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// keys are cut from ink, with an edge of paper.
var keys = theme.Keys{
	Head: display.Hex(0x24231F), Foot: display.Hex(0x24231F), Edge: display.Hex(0x97948D), Rim: display.Hex(0x6D6B65),
	Ink: theme.CutPaper, Chosen: theme.Teal,
}

// Sizes in design pixels, and shares of what is drawn on the boards.
const (
	// cardTarget is the least side of what can be pressed on a board, and the least width of a card under another one.
	cardTarget = 48.0

	// The sizes of texts.
	nameSize  = 38.0
	tabSize   = 38.0
	tileSize  = 40.0
	countSize = 56.0
	// tagDot is how large a dot is in the height of its tag.
	tagDot = 0.36
	// tileLine is the height of a line in that of its letters.
	tileLine = 1.2
	// tileApart is the least room between how often a pile counts and what lies there, in pixels.
	tileApart = 6.0
	// tileEdge is the most of the width of a tile that is free at either end.
	tileEdge = 0.06
	// tileMark is the most of a tile for how often it counts.
	tileMark = 0.25
	// tileLetters is the room of how often a pile counts, in the width of its smallest letters; sheetShape is the width
	// of a sheet on it in its heights.
	tileLetters = 1.5
	sheetShape  = 0.42
	// tileSign is the height of what is drawn on a tile, stackShare the room of the sign of a stack in that, stackLeast
	// the least of it.
	tileSign   = 0.56
	stackShare = 1.4
	stackLeast = 0.6
	// dialShare is the radius of the dial of the turns as a share of the table, dialMarks how many marks it has.
	dialShare = 0.24
	dialMarks = 24

	// asksMost is the size of a question over one sentence.
	asksMost = 62.0
	// posterGrows is how much larger the narrow numerals are set than the labels that they stand for.
	posterGrows = 1.3
	// cornerShare is the roundness of a card's corners, as a share of its width.
	cornerShare = 0.055
)

// The reveal, in milliseconds at speed 1.
const (
	// riseMS is how long a hand that has sunk takes to come up.
	riseMS = 220.0
	// hushMS is the silence before the cards turn, readMS the time to read them, resultMS that for what came of it.
	hushMS   = 600.0
	readMS   = 200.0
	resultMS = 350.0
	// choosesAfter is the time from one card to the next where computers choose together.
	choosesAfter = 30.0
	// duskMS is how long the light takes to leave the table around a theft, and to come back; theftLeast is how many ticks
	// a stolen card is held up at least, so that this light does not go and come within a second.
	duskMS     = 220.0
	theftLeast = 60
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
	// slipSize is the size of the words of a slip and of a board's line, in design pixels, slipLong the least of those
	// that say it in full.
	slipSize = 32.0
	slipLong = 25.0
	// slipLeast is the least width of a slip in its heights.
	slipLeast = 0.7
)

// Sizes of the chart: that of the scores at the ends of its lines, in design pixels.
const (
	endSize = 48.0
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

// panelHigh is the panel's height, and panelLow that in a wide window which is not low, for the usual letters.
// panelLarge is that for large ones: two lines under the buttons, and what has no room in them a press away.
var (
	panelHigh  = tabletop.Size{Design: 212, Least: 140}
	panelLow   = tabletop.Size{Design: 182, Least: 121}
	panelLarge = tabletop.Size{Design: 178, Least: 106}
)

// lowScreen is the height in pixels under which a screen that is wider than high is that of a phone.
const lowScreen = 420.0

// Sizes of the table.
var (
	padding = tabletop.Size{Design: 12, Least: 5}

	// tabHigh is the height of the tabs that stick up over a safe, tabWide and scoreWide their widths.
	tabHigh   = tabletop.Size{Design: 48, Least: 22}
	tabWide   = tabletop.Size{Design: 92, Least: 44}
	scoreWide = tabletop.Size{Design: 116, Least: 56}

	// unitMost is the most width of a board. safeLeast is the least width of a safe, smallSafe that of those which are
	// smaller as a share of it; slotLeast is the least width of a place for a card.
	unitMost  = tabletop.Size{Design: 690, Least: 300}
	safeLeast = tabletop.Size{Design: 236, Least: 118}
	slotLeast = tabletop.Size{Design: 96, Least: 52}

	// lowSafe is the least width of a safe that is as low as a card, slipWide that of a tab of an index of which all lie
	// in one row.
	lowSafe  = tabletop.Size{Design: 110, Least: 84}
	slipWide = tabletop.Size{Design: 30, Least: 21}

	// phoneBoard is the least width of a rival's board on a phone that is no line.
	phoneBoard = tabletop.Size{Least: 118}

	// wideLeast is the height under which a board that is wider than high is low.
	wideLeast = tabletop.Size{Design: 220, Least: 170}

	nameHigh = tabletop.Size{Design: 36, Least: 20}
	// noteHigh is the height of the line that says what a player does, countHigh that of what a board stands on where
	// only cards are counted there, indexHigh where their kinds are.
	noteHigh  = tabletop.Size{Design: 36, Least: 22}
	countHigh = tabletop.Size{Design: 48, Least: 24}
	indexHigh = tabletop.Size{Design: 75, Least: 34}
	// plateHigh is the height of a player's own button on its board.
	plateHigh = tabletop.Size{Design: 62, Least: 36}
	tileHigh  = tabletop.Size{Design: 60, Least: 22}

	// cardLeast is the least width of a card of the hand, cardWant that of one of two rows, tagHigh the height of what
	// says how many are left.
	cardLeast = tabletop.Size{Design: 104, Least: 46}
	cardWant  = tabletop.Size{Design: 200, Least: 92}
	tagHigh   = tabletop.Size{Design: 42, Least: 20}

	// lineHigh is the height of the strip under the boards where no hand lies there, discardWide the width of the cards
	// out of the game.
	lineHigh    = tabletop.Size{Design: 78, Least: 44}
	discardWide = tabletop.Size{Design: 132, Least: 66}
)

const (
	cardRatio = 0.7
	// crowdedFrom is how many seats leave a table of a high screen no height to spare.
	crowdedFrom = 5
	// indexStays is how tight a table is on which an index may be left out.
	indexStays = 0.45
	// indexTwo is the height of an index of two rows in that of one, indexPhone how much higher it is on a phone.
	indexTwo   = 1.6
	indexPhone = 1.25
	// slipsHigh is the height of the tabs of an index in that of it.
	slipsHigh = 0.9
	// ownSafe is the width of the own safe on a phone, in that of a rival's, nameApart how far a name lies from its safe,
	// in gaps.
	ownSafe   = 0.94
	nameApart = 0.4
	// safeMost is the most of a phone's width that a safe takes, phoneSlot the least width of a place for a card there in
	// that of others, phoneCard that in pixels, indexMost how much higher than it must be an index becomes.
	safeMost  = 0.285
	phoneSlot = 0.74
	phoneCard = 38.0
	indexMost = 1.25
	// wideTight is how tight a table that is no phone's may be before its boards are low.
	wideTight = 0.74
	// ringLeast is the least width of what marks a card, in pixels, ringRoom the room for it in that.
	ringLeast = 3.0
	ringRoom  = 2.3
	// slimUnder is the width in heights under which boards are slim.
	slimUnder = 1.02
	// apart is how far boards lie from each other, in gaps.
	apart = 1.15
	// smallSafe is the least width of a safe that is slim, low or the own one, as a share of a rival's; slimSafe is how
	// much more of the width a slim one takes than the places beside it, slotsWeight how much more those take than a safe
	// beside which two are.
	smallSafe   = 0.72
	slimSafe    = 2.5
	slotsWeight = 1.06
	// lowSafeGrows is how much wider than its least a low safe becomes, phoneSafeGrows that on a phone that lies,
	// safeLongest the most width of a safe in heights.
	lowSafeGrows   = 1.05
	phoneSafeGrows = 1.4
	safeLongest    = 1.5
	// lowPiles is how much of the width of a low board piles take beside a place for a card.
	lowPiles = 0.3
	// stackedSlots is the least height of the places for cards, in the least of that, where the piles lie over each other
	// under them; tilesApart how far these lie apart, in gaps.
	stackedSlots = 1.3
	tilesApart   = 0.75
	// tileLeast is the least width of a pile's tile in pixels, markLeast the least side of the mark of what was chosen.
	tileLeast = 40.0
	markLeast = 24.0
	// handLeast is the least width of a card of the hand on the smallest screens, in pixels.
	handLeast = 22.0
	// handHolds is how much less the hand of a high window gives way than boards.
	handHolds = 0.6
	// nameRoom is the room of a name with its sign, in the width of its letters; nameLetters is the share of the foot of
	// a safe that is for the letters of a name.
	nameLetters = 0.72
	nameRoom    = 1.45
	// nameLarge is how much higher than a strip the foot of a safe is in large letters.
	nameLarge = 1.15
	// crampedFrom is the share of their size from which letters are much smaller. A name of two lines leaves nameOver of
	// the window over it free.
	crampedFrom = 0.85
	nameOver    = 0.55
	// nameShare is the most of the width of a low board that what stands beside its tabs may take.
	nameShare = 0.95
	// growsFrom is how tight a table is on which boxes do not grow with the reader's letters at all.
	growsFrom = 0.6
	// cupShare is the most of the tab with the score that its sign takes.
	cupShare = 0.42
	// The shares of the height of the table: of a row of rivals, of what lies below, there in a high window, and of the
	// hand in that. In letters over besideFrom of the usual size the cards out of the game lie beside the hand, and what
	// lies below has ownLarge. asideWeight is that of the room beside the boards,
	// ownWide how much of the width the own board takes beside a hand that takes 1.
	rivalWeight = 1.0
	asideWeight = 0.001
	ownWeight   = 0.82
	ownLarge    = 1.1
	besideFrom  = 1.2
	tallWeight  = 1.45
	handWeight  = 1.0
	ownWide     = 0.46

	// liftShare is how far a card of the hand is lifted, in cards, and liftRoom the room over the hand that is kept free
	// for it. sunkShare is what is seen of the hand where it has sunk.
	liftShare = 0.13
	liftRoom  = 0.17
	sunkShare = 0.33
	// tileLift is the room over a tile of the hand for its lift.
	tileLift = 0.1
	// slotShare is the largest share of its slot that a card of the hand takes, slotMost the widest slot, in cards.
	slotShare = 0.93
	slotMost  = 1.4
	// handStep is how far a card of a group lies from the last where there is room, backStep that of cards face down, in
	// cards.
	handStep = 0.06
	backStep = 0.42
	// keyChip is the side of the key of a card of the hand, in the smallest letters.
	keyChip = 1.12
	// ghostFade is how pale a card stands in the place to which it has not been played yet.
	ghostFade = 0.6
)

// How long the peaks take at speed 1, in milliseconds; the hush before the cards turn is one of them.
const (
	boomMS  = 2200.0
	theftMS = 1300.0
	pairMS  = 1600.0
	agentMS = 1400.0
	lastMS  = 1600.0
	bankMS  = 1300.0
)

// hushGloom is how dark the table grows around the cards that are about to turn, theftGloom around two boards between
// which a card goes; titleShare is the share of a picture for its title, rays are those of the star of an explosion;
// pairSteps is in how many steps the points of a pair run up. Cards look out over a safe by peekShare of its height and
// fall into it from fallShare higher; a safe that would have less than cellLeast of the height of the room for its
// width stands in one of two rows.
const (
	hushGloom  = 0.72
	theftGloom = 0.55
	titleShare = 0.2
	rays       = 9
	pairSteps  = 13
	peekShare  = 0.52
	fallShare  = 0.1
	cellLeast  = 0.34
)

// A stolen card is held up lootWide wide, or lootShare of its room, turned by lootTurn, for which it needs lootHigh of
// its width; its shadow is lootShadow deep. Its lane has laneShare of the room, feet are footWide wide, footMS apart.
var (
	lootWide = tabletop.Size{Design: 192, Least: 60}
	footWide = tabletop.Size{Design: 66, Least: 26}
)

const (
	lootShare  = 0.3
	lootTurn   = 0.157
	lootHigh   = 1.6
	lootShadow = 16.0
	laneShare  = 0.4
	// theftSoft is how far the light around a theft falls off.
	theftSoft = 34.0
	// The disc with what a safe has taken in, in its width, the hourglass on a card that waits in that of the card, and
	// the height of the band that tells it.
	bankDisc = 0.5
	bankSign = 0.44
	bankBand = 120.0
	footMS   = 80.0
)

// The steps of a turn are stepHigh high, stepShare of their room at most, in letters of stepLetters, with tips of
// stepTip of their height; they grow by stepGrows at most.
var stepHigh = tabletop.Size{Design: 82, Least: 34}

const (
	stepShare   = 0.66
	stepLetters = 40.0
	stepTip     = 0.28
	stepGrows   = 1.25
)

// The word of an explosion has boomWide by boomHigh radii of the disc. It is no larger, since the light must not change
// a second time over a fifth of the screen (WCAG 2.3.1). ThrownLeast is the narrowest safe that is thrown by one.
const (
	boomWide = 1.4
	boomHigh = 1.0
)

var thrownLeast = tabletop.Size{Design: 70, Least: 44}

// minus are the counts of cards that an explosion takes from a seat: two on the safe and the one that was turned.
var minus = [...]string{"", "−1", "−2", "−3"}

// countPace is how many times as long as usual a pile is counted, so that its cards can be seen.
const countPace = 2.6

// wordsHigh is the height of the words in a high window, wordsShared that where a third answer stands under them, which
// shows and hides the cards of who shares the screen.
const (
	wordsHigh   = 4.2
	wordsShared = 6.4
	// wordsLow is how much less that is in a window lower than lowPhone pixels.
	wordsLow = 0.3
	lowPhone = 720
)

// titleWide is the width of the name in the bar, with how far the match is.
var titleWide = tabletop.Size{Design: 460, Least: 200}

// notePad is the room beside a line that stands on ink, as a share of its height.
const notePad = 0.4
