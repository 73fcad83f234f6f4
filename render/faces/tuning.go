package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

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

// A broken word has leastBefore letters before its first break and leastAfter after its last, at least. Its lines stand
// tightLeading times their size apart.
const (
	leastBefore  = 2
	leastAfter   = 3
	tightLeading = 1.12
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

// stripeLean is how far the bands of a back lean over, as a share of its height; wheelTurn is how far the wheel of a
// safe is turned, in radians.
const (
	stripeLean = 0.55
	// sealShare is the side of the scrap on a back, as a share of its height, sealWide the most of it in shares of the
	// width.
	sealShare = 0.62
	sealWide  = 1.2
	wheelTurn = 0.45
)

// A card of Lamplight is designed lampWide by lampHigh pixels large. It carries its name from lampLabelWide real
// pixels on and what it does from effectWide, a suspect its name from suspectLabelWide.
const (
	lampWide         = 150
	lampHigh         = 210
	lampRadius       = 9
	wideWide         = 240
	wideHigh         = 150
	lampLabelWide    = 76
	effectWide       = 122
	suspectLabelWide = 56
)

// plateEdge is what the name plate of a suspect leaves of the card at its sides, in real pixels.
const plateEdge = 2

// Text sizes on the cards of Lamplight, how much larger the narrow face is set than that of the plates, the share of a
// card that what it does may take, and how much the line of a trait is higher than the floor of its letters, in plain
// type by plainLine; plainShare is the share that a name in plain type may take at most.
const (
	plateSize   = 22
	narrowGrows = 1.25
	effectSize  = 17
	traitSize   = 16
	traitHigh   = 18
	numeralDial = 32
	slipSize    = 50
	effectShare = 0.32
	plateShare  = 0.3
	plainShare  = 0.8
	traitLine   = 0.99
	plainLine   = 1.16
	traitAir    = 1.3
	traitClear  = 0.76
	traitMost   = 0.69
)

// The corner of a card is cornerShare of its width, at least cornerLeast real pixels, and is there from a width of
// cornerFrom real pixels on; paperTone is the tone of documents.
const (
	cornerShare = 0.27
	cornerLeast = 22
	cornerFrom  = 60
	paperTone   = 2
)

// Rays of light: how many rise on a card, around a lamp and behind a head, over what angle, and how strong on cream.
const (
	cardRays     = 13
	backRays     = 15
	portraitRays = 16
	rayTurn      = 4.2
	rayStrength  = 0.34
)

// glowRings are the rings of light around the lamp of a back, which has its finer lines from backDetail real pixels on.
const (
	glowRings  = 3
	backDetail = 40
)

// The disc of the lamp behind a head as a share of the portrait, the medal of a side as a share of its picture, and the
// picture of a trait as a share of its lozenge's height.
const (
	haloShare   = 0.4
	medalShare  = 0.2
	lozengeIcon = 1.05
)

// The numerals of the dial stand at hourRing of its half side from the middle, each in a disc of hourRoom of it, and
// one that stands alone in a disc of hourAlone. A numeral takes numeralWide of its disc at most.
const (
	hourRing  = 0.635
	hourRoom  = 0.175
	hourAlone = 0.27

	numeralWide = 0.94
)

// dialWide is the width for which the dial is designed.
const dialWide = 300

// Colours that only the drawings of Lamplight have.
var (
	backNight         = display.Hex(0x14203A)
	villainRed        = display.Hex(0x6B1D22)
	warmShadow        = display.Hex(0x431C0C)
	portraitSkin      = display.Hex(0xF0C79E)
	portraitSkinDark  = display.Hex(0xC98F68)
	portraitSkinLight = display.Hex(0xF9DDBB)
	portraitRouge     = display.Hex(0xE9A284)
	portraitLinen     = display.Hex(0xC9BCA4)
	portraitSilver    = display.Hex(0xD5DAE0)
)

// The figure at the foot of a folder's page has at most pointsShare of its height, the name titleShare of what is left;
// that is too little where it is less than titleLines of the smallest lines. What a thing does has doesShare over the
// figure. The words beside the figure are set in noteSize; a long figure makes way for noteLeast of it.
const (
	noteSize    = 27
	noteLeast   = 0.6
	pointsShare = 0.4
	titleShare  = 0.62
	titleLines  = 2.6
	doesShare   = 0.46
)

// A likeness is likenessShape times as wide as high and designed likenessWide pixels wide; a head is drawn
// likenessGrows times as large as its frame, so that the shoulders are cut by it. Fine strokes and rules are left out
// of those narrower than fineFrom pixels. A shadow on a face spreads over seam pixels of its edge.
const (
	likenessShape = 0.8
	likenessWide  = 160
	likenessGrows = 1.2
	fineFrom      = 92
	seam          = 1
)

// The photograph of a likeness: how strong its lines of ink and the shade across its ground are, how large the stamp is
// in shares of its width, and how strong the ink of that.
const (
	photoRim   = 0.4
	photoShade = 0.13
	stampSide  = 0.44
	photoGamma = 0.38
	stampInk   = 0.8
)

// A likeness of paper: how far its shadows fall in steps of the grid and how dark they are, and how
// dark the slanted sheet behind the head is.
const (
	cutShadow   = 4
	cutShade    = 0.28
	posterShade = 0.12
)

// The moving parts of a face: how far an eye goes aside as a share of its width, how much of it is open when its owner
// is pleased or struck, and how far the brows go up then, in steps of the grid.
const (
	glance       = 0.17
	pleasedOpen  = 0.72
	struckOpen   = 1.3
	pleasedBrows = 2
	struckBrows  = 6
	struckLean   = 0.22
)

// The two inks of a photograph, the tone between them, and its ground.
var (
	photoDark = display.Hex(0x121B26)
	photoMid  = display.Hex(0x8C7B63)
	photoPale = display.Hex(0xFBF3E0)
	photoBack = display.Hex(0xD6D3C9)
)

// The sheets of paper from which posters are cut, and how dark their shadows and those on skin are.
var paperBox = [...]display.Colour{
	theme.CutInk, theme.CutPaper, theme.Vermilion, theme.Ochre, theme.Teal, theme.Cobalt,
	// Five skins, linen, two greys, and a sheet each of charcoal, plum, wine, rust, olive, straw, leaf, violet and sky.
	display.Hex(0xF3D8C0), display.Hex(0xF2C9A0), display.Hex(0xD9A070), display.Hex(0x8A5230), display.Hex(0x5A3524),
	display.Hex(0xE4DCC8), display.Hex(0xC4C6C6), display.Hex(0x7F868A), display.Hex(0x30343F), display.Hex(0x8A4F7D),
	display.Hex(0x7A2233), display.Hex(0xB5562B), display.Hex(0x5B6440), display.Hex(0xDDB765), display.Hex(0x4F8A45),
	display.Hex(0x4B3A6B), display.Hex(0x7FA8C8),
}

const (
	paperShade = 0.3
	skinShade  = 0.34
	paleCloth  = 0.55
)

// portraitLinenShade is what lies in the folds of linen.
var portraitLinenShade = display.Hex(0x6A5A48)
