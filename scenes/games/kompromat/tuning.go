package kompromat

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// Durations in milliseconds at speed 1.
const (
	readMS   = 420
	totalMS  = 350
	publicMS = 200
	lotMS    = 1300
	// wonMS is how long a mission that was won is seen in its place.
	wonMS = 900
	// slipLeast is the least of the height of a total's paper that its figure has, labelShare the most of it that is for
	// the word over the total. The stamp under it is stampWide by stampHigh design pixels, at least stampPx screen pixels
	// wide, stampMost of the paper at most; it leans up and down by the share stampLeans of its width.
	slipLeast  = 0.38
	labelShare = 0.34
	stampWide  = 290.0
	stampHigh  = 84.0
	stampPx    = 150.0
	stampMost  = 0.84
	stampLeans = 0.06
	// Its words have stampWords of its width.
	stampWords = 0.86
)

// tallySize is the size of a total in a reveal, in design pixels.
const tallySize = 108.0

// countWarn is the notoriety from which on the holes are shown as a warning.
const countWarn = 7

// toolLine is the height of the button of an item in sizes of its large letters, toolPad what is added in design
// pixels.
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

// The sizes of a dossier: the least width of the column of both, and the height of the line of the missions to come.
var (
	columnWide = tabletop.Size{Design: 333, Least: 212}
	unlaidHigh = tabletop.Size{Design: 48, Least: 26}
	panelHigh  = tabletop.Size{Design: 270, Least: 164}
	// asideWide is the width of the place for the own deck and the card just drawn.
	asideWide = tabletop.Size{Design: 400, Least: 190}
)

// deckShare is how large the own deck is in its place beside what is asked, clear of the dossier over it.
const deckShare = 0.88

// The tracker of the own cards has rows of trackerRow cells, each trackerCell sizes of the letters wide and trackerHigh
// high at most, trackerGap design pixels apart. It stands there where deck, card and tracker take no more than
// asideMost of the window's width. What a cell holds is underlined, trackerLine of its height thick.
const (
	trackerRow  = 5
	trackerCell = 2.3
	trackerHigh = 2.4
	trackerGap  = 7.0
	trackerLine = 0.09
	asideMost   = 0.4
	// comeHigh is how much of the height beside what is asked goes at most to what tells of them where it has no room.
	comeHigh = 0.22
)

// Sizes of a dossier: columnShare is the width of a column as a share of the board's; the own one has room there for
// dossierRows rows that can be pressed and a line; stripShare is the height of a strip in a high window. Letters have
// dossierLine of their size as a line, and become smaller by dossierShrinks until all has room; a strip has room for
// stripRows lines, the rival's with a photograph is up to stripMost times as high; where both would take more than
// stripsMost of their room they have two. In a low column itemsBeside items lie beside the holes. A deck is deckLeast
// times as high and deckWide times as wide as the letters of its number at least.
const (
	columnShare    = 0.18
	dossierRows    = 4.8
	stripShare     = 0.17
	dossierLine    = 1.32
	dossierShrinks = 0.94
	stripRows      = 3.4
	stripMost      = 1.5
	stripsMost     = 0.4
	dossierPad     = 14.0
	deckLeast      = 1.7
	deckWide       = 2.0
	holeStep       = 1.16
	// holeGround is what is free beside the holes, in their size.
	holeGround  = 0.2
	itemLeast   = 48.0
	itemsBeside = 3
	unlaidShape = 0.92
	// In sizes of the letters: a name, a figure, a short one, the holes, the figure beside them, and what an item does.
	nameLetters   = 7.0
	figureLetters = 3.6
	wonLetters    = 2.5
	holesLetters  = 4.6
	holesShort    = 1.6
	countLetters  = 2.2
	effectLetters = 8.4
)

// The bar of the risk is gaugeHigh design pixels high, gaugePx pixels at least; from riskWarns per cent on the figure
// is red.
const (
	gaugeHigh = 10.0
	gaugePx   = 5.0
	riskWarns = 50
)

// setLetters are the widths of the two sets in sizes of the letters, setShort that of the number of cards of one alone.
const setShort = 2.1

var setLetters = [...]float64{5.2, 7.0}

const (
	// A folder is folderRatio times as wide as it is high at least, folderMost times at most.
	folderRatio = 0.86
	folderMost  = 1.16
	cardRatio   = 0.7
	// cardShare is the most of a column of the row that a card takes, so that five of them show their figures.
	// badgeHang is how far a number hangs below its cards, in sizes of its letters, badgeMost the most of it as a share
	// of the board's height.
	cardShare = 0.46
	badgeHang = 0.8
	badgeMost = 0.05
	// In a window lower than lowBoard of its width numbers hang hangLow as far.
	lowBoard = 0.55
	hangLow  = 0.3
	// drawnAside is how far a card that the rival has drawn lies from its deck, in cards.
	drawnAside = 0.12
	// Where a mission is tried, the others have idleShare of their size and lie in idleShade of the shade, and the own
	// cards at it are heroCards as large.
	idleShare = 0.87
	idleShade = 0.42
	heroCards = 1.16
	// Backs lie backsStep of their width from each other where there is room: so they can be counted.
	backsStep = 0.36
	// Backs that lie closer than badgeStep of their width have their number on them.
	badgeStep = 0.2
	// fanStep is how far a card lies from the last, in cards, when there is room. When there is little, a back wants
	// backStep, backLeast at least, and a figure its strip of the card. folderShare is the folders' share of the board's
	// height, the rest is for the cards above and below.
	fanStep   = 1.04
	backStep  = 0.16
	backLeast = 0.07
	// underFrom is the share of a card from which on its figure stands in the middle: no other lies on any of it.
	underFrom   = 0.999
	folderShare = 0.44
	// leastCard is how high a card is at least, in the smallest letters, that becomes smaller to lie beside others.
	leastCard = 3.2
	// tilt is the largest angle, in radians, at which a card lies.
	tilt = 0.026
	// A card taken aside lies turned by removedTurn radians and lower by removedDrop of its height.
	removedTurn = 0.12
	removedDrop = 0.06
	// bustGrey is how grey the cards of a total over 21 are, beside one taken aside.
	bustGrey = 0.75
	// lostGrey is how grey those of the player who has lost a mission are.
	lostGrey = 0.4
	// laneStep is fanStep in a reveal, where cards lie side by side.
	laneStep = 1.08
	// laneLeast is the smallest height of a lane's cards, as a share of the lane.
	laneLeast  = 0.5
	miniShare  = 0.124
	bigShare   = 0.29
	totalShare = 0.15
	// totalWidest is the most of a lane that a total takes.
	totalWidest = 0.36
	// revealMiddle is the share of the height for the mission in turn between both lanes, where the room is as high as
	// revealFrom of its width and revealLeast pixels; revealBig is its share of the width, revealMini how high the others
	// are, revealTotal how wide a total is in pixels.
	revealMiddle = 0.36
	revealFrom   = 0.4
	revealLeast  = 300.0
	revealBig    = 0.56
	revealMini   = 0.72
	revealTotal  = 128.0
	// A board narrower than minisOver of the smallest letters has the others over the mission in turn, minisHigh high.
	minisOver = 21.0
	minisHigh = 0.16
)

// markWide and markHigh are the shares of a folder that the slip with its exclamation marks takes at the upper right
// corner.
const (
	markWide = 0.24
	markHigh = 0.14
)

// The sheet with the standing between two rounds: the sizes of its letters in design pixels, how wide it is for its
// height where both stand side by side, the share of the photograph in the width of one, those of name, points and each
// of two facts in the height, and that of the figure beside the holes. The title takes no more than a name.
const (
	standingTitle   = 44.0
	standingLetters = 40.0
	standingLarge   = 84.0
	standingBeside  = 2.2
	standingPhoto   = 0.36
	standingHead    = 0.2
	standingFigure  = 0.34
	standingFact    = 0.19
	standingCount   = 0.34
)

// How long the peaks take at speed 1, in milliseconds: over 21 as it is drawn, and as it comes to light, an exact 21,
// the ninth token, and a round that is over.
const (
	overMS    = 1200.0
	bustMS    = 1500.0
	perfectMS = 1700.0
	ninthMS   = 2500.0
	roundMS   = 1300.0
)

// For a peak the desk is lit again as far as peakDusk leaves it. The lamp throws a pool on it, poolShare as
// wide as what lies there, with poolLight of its colour, in a beam of beamLight. A cabinet is cabinetWide as wide as it
// is high.
const (
	peakDusk    = 0.5
	poolLight   = 0.42
	poolShare   = 1.9
	beamLight   = 0.3
	cabinetWide = 1.9
)

// titleShare is the share of a peak's picture for its title, folderWide how wide a folder is for its height, fanMost
// the most cards that are slammed into one; beams are those of an exact 21. Beside a file stands the column of its
// total, which has columnOut of its width and room over the total for columnOver of 21.
const (
	titleShare = 0.22
	folderWide = 0.78
	fanMost    = 6
	beams      = 12
	columnOut  = 0.46
	columnOver = 0.16
)

// A photograph in a dossier is photoLeast pixels high at least, and photoMost of the height that its width would give
// it at most; the own one is ownPhoto lines high. It leans a little.
const (
	photoLeast = 52.0
	photoMost  = 0.86
	ownPhoto   = 3.2
	// The fold of a dossier is foldWide design pixels wide.
	foldWide = 9.0
	// A photograph wider than clipFrom pixels has a clip that leans by clipLean. The own points have a place of
	// scoreShare lines, their figure scoreHigh of it; the word beside it stands lower by scoreFoot of the figure's size.
	clipFrom   = 100.0
	clipLean   = 0.12
	scoreShare = 1.5
	scoreHigh  = 0.86
	scoreFoot  = 0.2
	// nameGrows is how much larger a name is than the other words of a dossier.
	nameGrows = 1.2
	photoLean = 0.035
)

// countPace is how many times as long as usual a source of points is counted, so that its folders can be seen.
const countPace = 1.6

// The lamp over the blotter is lampWide design pixels wide, has lampMost of its width at most, and is lampHigh as high
// as wide. Its light reaches over glowWide by glowHigh folders; within it, over the mission in question, lies a pool of
// poolWide by poolHigh folders. glowLight and poolBright are how bright they are.
const (
	lampWide   = 236.0
	lampMost   = 0.3
	lampHigh   = 0.3
	glowWide   = 4.6
	glowHigh   = 4.0
	glowLight  = 0.24
	poolWide   = 2.5
	poolHigh   = 2.1
	poolBright = 0.62
	beamBright = 0.62
)

// The colours of its light.
var (
	lampPool = display.Hex(0xFFB83D)
	lampGlow = display.Hex(0xE8962A)
)

// A board that is higher than pairsFrom of its width has two rows of two missions, with cards of pairCard of a row's
// height and folders of pairMost of their heights at most.
const (
	pairsFrom = 0.75
	pairCard  = 0.4
	pairMost  = 2.08
	// Rows lower than sideUnder names are wide have folders of sideShare of a place, with the cards beside them.
	sideUnder = 0.85
	sideShare = 0.6
	// heroSide is that share where the own cards are drawn to the mission.
	heroSide = 0.46
)

// A name has room on a folder that is folderLetters of its smallest letters wide; on one of folderBroken of that it is
// broken into lines. Where it has less, folders take up to folderNamed of the board's height.
const (
	folderLetters = 7.6
	folderBroken  = 0.66
	folderNamed   = 0.51
)

// rollerHigh is how much of the typewriter's roller is to be seen under the sheet, in design pixels.
const rollerHigh = 30.0

// sheetEdge is the least room around the words of a sheet, in pixels.
const sheetEdge = 7.0

// sheetHidden are the shares of the words' room that the typewriter hides of a sheet that says little, the largest that
// leaves it room.
var sheetHidden = [...]float64{0.4, 0.2}

// The total on the sheet is sheetTotal design pixels high, totalLeast at least, and has totalMost of the words' room,
// totalsMost where it has two readings; on a phone it has tallTotal of its smallest letters, or down to
// tallLeast where words need the room: those and the sign of a seat, which takes tallSign of its letters. The line over
// it is totalLabel of its letters high.
const (
	// lowScreen is the height in pixels under which a screen that is wider than high is that of a phone.
	lowScreen  = 560.0
	tallTotal  = 3.0
	tallLeast  = 1.5
	tallSign   = 1.8
	totalLabel = 1.3
	sheetTotal = 112.0
	totalLeast = 56.0
	totalMost  = 0.3
	totalsMost = 0.46
)

// dialRings is how many cards stand behind each other on the dial at most; what more lands there covers the last.
// dialLeast and dialMost are where the cards stand whose total is less, or more: lower they would lie on the figure.
// dialChord is how wide the figure under the hand may be: the enamel ends beside it.
const (
	dialChord = 58.0
	dialRings = 2
	dialLeast = 10.5
	dialMost  = 25.5
)

// carbonLight is carbon paper.
var carbonLight = display.Hex(0x232A46)

// keys are of bakelite with an edge of brass, round ones and their caps with a rim of nickel.
var keys = theme.Keys{
	Head: display.Hex(0x3B3129), Foot: display.Hex(0x261D17), Edge: display.Hex(0xA98B4C), Rim: display.Hex(0xCFC6B2),
	Ink: display.Hex(0xF6EEDC), Under: display.Hex(0x120C08), Chosen: theme.InkBlue, Cap: display.Hex(0x1B1714),
}

// titleWide is the width of the name in the bar, with how far the match is.
var titleWide = tabletop.Size{Design: 550, Least: 200}

// sharedWords is the height of the words on a slim high screen that several persons share, in sizes of their letters:
// whose turn it is, and a question in two lines.
const sharedWords = 4.15
