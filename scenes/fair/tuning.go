package fair

import (
	"safehouse/render/display"
	"safehouse/render/sound"
)

// The halves of the bond slide together in closeMS milliseconds at speed 1, and then the seal is heard.
const (
	closeMS = 600
	sealed  = sound.StampDown
)

// Sizes in design pixels: how far beside the rows the bar stands that shows where the page is; between rows, and
// between the lines of a list; the room in a bond and in a slip, and how far the halves of a bond lie apart; a bond
// is bondWide wide at most.
const (
	barGap    = 36.0
	rowGap    = 26.0
	lineGap   = 10.0
	bondPad   = 34.0
	slipPad   = 24.0
	slipGap   = 24.0
	apart     = 22.0
	bondWide  = 1700.0
	frameStep = 14.0
)

// Letters: the words of the promise as large as they have room, its code, the heads of the halves and what stands under
// them; the figure of a slip, what it counts, and its words.
const (
	wordsMost  = 84.0
	wordsLeast = 44.0
	codeSize   = 42.0
	headSize   = 36.0
	factSize   = 26.0
	figureSize = 60.0
	unitSize   = 28.0
	bodySize   = 26.0
)

// lineWide is the width of a line in sizes of its letters. Slips lie abreast while each has slipWide of them.
const (
	lineWide = 60
	slipWide = 13.0
)

// The seal is sealWide design pixels wide. Rosettes are rosetteHigh of the bond's height, rosetteWide of its width at
// most; the net is netHigh of that, in lines of netWidth design pixels and netInk of the ink.
const (
	sealWide    = 120.0
	rosetteHigh = 0.46
	rosetteWide = 0.16
	netHigh     = 1.05
	netWidth    = 1.4
	netInk      = 0.22
)

// oldPaper is the half that was promised: it has been in somebody's pocket since.
var oldPaper = display.Hex(0xE4D8BA)
