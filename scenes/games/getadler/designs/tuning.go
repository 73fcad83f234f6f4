package designs

import "safehouse/render/display"

// A card is designed lampWide by lampHigh pixels large. It carries its name from lampLabelWide real pixels on, or with
// large letters from lampLabelMost at most, and what it does from effectWide, a suspect its name from suspectLabelWide.
const (
	lampWide         = 150
	lampHigh         = 210
	lampRadius       = 9
	wideWide         = 240
	wideHigh         = 150
	lampLabelWide    = 60
	lampLabelMost    = 66
	effectWide       = 122
	suspectLabelWide = 56
)

// plateEdge is what the name plate of a suspect leaves of the card at its sides, in real pixels.
const plateEdge = 2

// Text sizes on the cards, how much larger the narrow face is set than that of the plates, the share of a
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

// Rays of light: how many rise on a card and around a lamp, and how strong those are on cream; those behind a head are
// portraitRays.
const (
	cardRays     = 13
	backRays     = 15
	portraitRays = 16
	rayStrength  = 0.34
)

// glowRings are the rings of light around the lamp of a back, which has its finer lines from backDetail real pixels on.
const (
	glowRings  = 3
	backDetail = 40
)

// The medal of a side as a share of its picture, and the picture of a trait as a share of its lozenge's height.
const (
	medalShare  = 0.2
	lozengeIcon = 1.05
)

// The numerals of the dial stand at hourRing of its half side from the middle, each in a disc of hourRoom of it, and
// one that stands alone in a disc of hourAlone. A numeral takes numeralWide of its disc at most.
const (
	hourRing  = 0.635
	hourRoom  = 0.205
	hourAlone = 0.27

	numeralWide = 0.94
	// numeralGap is what is free between two at least, in pixels, and numeralHigh the height of one in its letters.
	numeralGap  = 2.0
	numeralHigh = 1.25
	// numeralMost is the most that the widest one takes, in half sides.
	numeralMost = 0.335
)

// dialWide is the width for which the dial is designed.
const dialWide = 300

// Colours that only these drawings have.
var (
	backNight  = display.Hex(0x14203A)
	villainRed = display.Hex(0x6B1D22)
)

// The town stands with its roofs around skylineFoot of the height; how dark and how pale its rows are.
const (
	skylineFoot = 0.62
	skylineFar  = 0.28
	skylineNear = 0.62
)

// The hours over the town: so many windows, of which windowsOut go out until the last hour, how large one is in heights
// of the ground, from where under the roofs and how far down they lie, and how much light one gives; the banks of fog
// over the river, how high they rise, and how thick one is in the first hour and more in the last.
const (
	windows     = 70
	windowsOut  = 0.8
	windowShare = 0.006
	windowsFrom = 0.03
	windowsDeep = 0.3
	windowLight = 0.5
	fogBanks    = 4
	fogHigh     = 0.3
	fogLeast    = 0.006
	fogMore     = 0.03
)

// The town is designed townHigh pixels high over the edge of the table, townWide wide.
const (
	townHigh = 256
	townWide = 1280
)

// The wood of the table, where the lamp shines on it most and least, and its grain.
var (
	woodLight = display.Hex(0x7A5233)
	woodDark  = display.Hex(0x160F10)
	woodGrain = display.Hex(0x120B08)
)

// woodStray is how far the light strays on the table, and in the air over the river.
const woodStray = 0.06

// A bust is drawn bustWide pixels wide, on a grid of bustGrid, with the rim of light so wide on it; it takes bustShare
// of the width of its box, or discShare before a disc without rays, and stands in it down to bustDeep of its height.
const (
	bustWide  = 240
	bustGrid  = 240
	rimWide   = 3
	bustShare = 0.8
	discShare = 0.98
	bustDeep  = 0.96
)

// noteLine is the height of the line of a side under the name of a character on its plate, in letters, and nameLeast
// the least size of that name beside it.
const (
	noteLine  = 1.5
	nameLeast = 20
)

// rayReach is how far the rays behind a proven hero reach, redReach the red light behind a villain, in widths of the
// figure.
const (
	rayReach = 0.84
	redReach = 0.6
)

// pencilWide is the width for which what is written with a pencil is drawn.
const pencilWide = 66

// The poster has posterBeams rays to each side.
const posterBeams = 12

// posterTown is the town on the poster, against the night.
var posterTown = display.Hex(0x0A0E18)
