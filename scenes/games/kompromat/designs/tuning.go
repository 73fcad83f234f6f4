package designs

import "safehouse/render/display"

// Widths for which folders and equipment cards are designed: what follows is in pixels of cards so wide.
const (
	folderWide    = 288
	equipmentWide = 132
)

// A folder is low from lowFrom times as wide as it is high; it is designed for a height of folderLow then. Its tab has
// at most tabLow of its height, that of another tabShare.
const (
	lowFrom   = 1.6
	folderLow = 170
	tabShare  = 0.2
	tabLow    = 0.28
)

// tabShadow is how far below its top a folder begins to drop a shadow, in pixels of the design.
const tabShadow = 26

// labelWide is the width in real pixels from which equipment shows its label: in a fan of small cards the labels, cut
// by the next card, would only be in the way.
const labelWide = 120

// OneStrip and WideStrip are the shares of a card's width that a figure, and one of several signs, have while another
// card lies on it.
const (
	OneStrip  = 0.44
	WideStrip = 0.66
)

// stripEdges is what such a figure leaves free beside it, in units: without it two would read as one, «0.5» and «3».
const stripEdges = 15

// valueShare is the most of a card's width that its figure takes.
const valueShare = 0.9

// marksHigh is the height in real pixels that a folder keeps for the slip with its marks, however small it is.
const marksHigh = 15

// backBorder is the paper border of a card's back in real pixels: against the felt the inks alone are too dark.
const backBorder = 5

// The figure at the foot of a folder's page has at most pointsShare of its height, the name, whose letters have
// nameSize pixels of the design, titleShare of what is left; that is too little where it is less than titleLines of the
// smallest lines. What a thing does has doesShare over the figure. The words beside the figure are set in noteSize; a
// long figure makes way for noteLeast of it.
const (
	noteSize    = 27
	noteLeast   = 0.6
	pointsShare = 0.4
	titleShare  = 0.62
	nameSize    = 33
	titleLines  = 2.6
	doesShare   = 0.46
)

// A small page has a picture of lowPicture of its width at most, and room for footLeast lines of points under its name.
// A folder narrower than miniWide pixels lies in no row: its name may be smaller than those of others.
const (
	lowPicture = 0.42
	footLeast  = 0.6
	miniWide   = 90.0
)

// Name and picture stand side by side where the page is more than besideFrom times as wide as what is left of it is
// high; else the name stands at the top left.
const besideFrom = 2.6

// The desk: how far the light of its wood strays, and how many streaks its grain has.
const (
	deskFibre   = 0.12
	deskStreaks = 150
)

// The colours of the desk at night, of its leather and of what the lamp does to paper and manila; bandShade is how much
// darker the inks of cards are at their foot.
var (
	walnut       = display.Hex(0x3F2A19)
	walnutLight  = display.Hex(0x5A3C24)
	nightWood    = display.Hex(0x150E09)
	lampWarm     = display.Hex(0xFFB84D)
	leatherLight = display.Hex(0x33473E)
	leatherDark  = display.Hex(0x203029)
	cornerBrown  = display.Hex(0x3A2113)
	cornerEdge   = display.Hex(0x5D3A20)
	paperShade   = display.Hex(0xEBE0C8)
	manilaLight  = display.Hex(0xE9CB90)
	manilaDark   = display.Hex(0xC7A262)
	manilaBack   = display.Hex(0xA98449)
	manilaGleam  = display.Hex(0xFBE6B4)
	posterFelt   = display.Hex(0x24322C)
	clipDark     = display.Hex(0x6D6A62)
	clipSteel    = display.Hex(0xB9B7B0)
	slipDark     = display.Hex(0x8C1515)
	brassLight   = display.Hex(0xF3D88C)
	brassDark    = display.Hex(0x9B7125)
)

const bandShade = 0.32

// The totals at the ends of the dial, and the one that may not be passed.
const (
	dialFrom  = 9.0
	dialTo    = 27.0
	dialLimit = 21.0
)

// The colours of the brass of the dial, and of the typewriter.
var (
	rubberLight = display.Hex(0x57514A)
	rubberDark  = display.Hex(0x0B0A09)
	chromeDark  = display.Hex(0x4D4A44)
	brassEdge   = display.Hex(0x4A340F)
)
