package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// How uneven things are: edges stray by roughness pixels of the design, papers lie turned by up to tilt radians.
const (
	roughness = 0.75
	tilt      = 0.012
)

// Setting text: each try is shrink of the one before, a further line must make letters larger by LineWorth, and lines
// of a block stand closer than a paragraph's.
const (
	shrink    = 0.94
	LineWorth = 1.2
	leading   = 0.96
)

// A broken word has leastBefore letters before its first break and leastAfter after its last, at least. Its lines stand
// tightLeading times their size apart.
const (
	leastBefore  = 2
	leastAfter   = 3
	tightLeading = 1.12
)

// Airy is how much higher than its room a line of capitals or figures may be: they leave the space for tails empty.
const Airy = 1.4

// The wedges of light around a point spread over rayTurn radians. Behind a head there are portraitRays of them, and a
// disc of HaloShare of the portrait.
const (
	rayTurn      = 4.2
	portraitRays = 16
	HaloShare    = 0.4
)

// The corridor: how far the light of its walls strays, where its floor begins, and how much light falls through the
// door.
const (
	corridorFibre = 0.03
	corridorFloor = 0.84
	corridorLight = 0.05
)

// The picture of a poster is designed posterWide by posterHigh pixels, a wide poster posterLow high. Its plate has
// posterPlate of the height, and posterLarge of that again where letters are twice as large; it has room for two lines
// that are posterLines as high as their letters, as far as that is not more than posterMost. The picture of a wide one
// is posterAside times as wide as high. The name of the game and how many play it are set in posterTitle and
// posterNote.
const (
	posterWide  = 258
	posterHigh  = 254
	posterLow   = 170
	posterPlate = 0.28
	posterLines = 1.6
	posterMost  = 0.45
	posterLarge = 0.3
	posterAside = 1.15
	posterTitle = 41
	posterNote  = 17
)

// The menu's wall has boards of boardWide of its height. The lamp is lampShare as wide as its light; the grain of the
// counter has counterStreaks.
const (
	boardWide      = 0.06
	lampShare      = 0.165
	counterStreaks = 90
)

// The colours of the menu's wall, of the lamp and its light, of the door and of the desk.
var (
	wallBoard    = display.Hex(0x1C252E)
	wallDark     = display.Hex(0x141A21)
	wallJoint    = display.Hex(0x161D25)
	lampBright   = display.Hex(0xFFD98E)
	brassLight   = display.Hex(0xF3D88C)
	brassDark    = display.Hex(0x9B7125)
	glassDark    = display.Hex(0x0C3527)
	glassLight   = display.Hex(0x3FC48C)
	bulb         = display.Hex(0xFFF3C4)
	frameWood    = display.Hex(0x3A2819)
	frameDark    = display.Hex(0x1D130B)
	passageDark  = display.Hex(0x8A5A26)
	passageLight = display.Hex(0xD99A45)
	leafDark     = display.Hex(0x23372F)
	leafLight    = display.Hex(0x2C463C)
	deskLight    = display.Hex(0x4A3422)
	deskWood     = display.Hex(0x332316)
	deskDark     = display.Hex(0x23170E)
	deskEdge     = display.Hex(0x7B5A3A)
)

// A likeness is designed likenessWide pixels wide; a head is drawn
// likenessGrows times as large as its frame, so that the shoulders are cut by it. Fine strokes and rules are left out
// of those narrower than fineFrom pixels. The corners of one before a lamp have likenessRadius. A shadow on a face
// spreads over seam pixels of its edge.
const (
	likenessWide   = 160
	likenessGrows  = 1.2
	fineFrom       = 92
	likenessRadius = 9
	seam           = 1
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

// The colours of people, and of the shadows on them.
var (
	warmShadow        = display.Hex(0x431C0C)
	portraitSkin      = display.Hex(0xF0C79E)
	portraitSkinDark  = display.Hex(0xC98F68)
	portraitSkinLight = display.Hex(0xF9DDBB)
	portraitRouge     = display.Hex(0xE9A284)
	portraitLinen     = display.Hex(0xC9BCA4)
	portraitSilver    = display.Hex(0xD5DAE0)
)
