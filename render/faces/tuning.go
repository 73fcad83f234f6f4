package faces

import (
	"math"

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

// Cork: its colours, how far they stray, and how much of the side of a board its frame takes.
var (
	corkLight = display.Hex(0x6B4C2F)
	corkDark  = display.Hex(0x3E2A19)
)

const (
	corkFibre  = 0.09
	frameShare = 0.0175
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
// is pleased or struck, and how far the brows go up then, in steps of the grid. In thought the eyes go aside and up as
// shares of their width and height, one brow goes up and leans, and the mouth is so much of its width, and askew.
const (
	glance       = 0.17
	pleasedOpen  = 0.72
	struckOpen   = 1.3
	pleasedBrows = 2
	struckBrows  = 6
	struckLean   = 0.22
	thinkAside   = 0.22
	thinkAbove   = 0.2
	thinkBrow    = 7
	thinkLean    = 0.02
	thinkMouth   = 0.72
	thinkSkew    = 0.1
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

// guestFields are the grounds before which a person in the colour of a seat stands out.
var guestFields = [len(theme.SeatColours)]display.Colour{
	theme.Ochre, theme.Ochre, theme.Teal, theme.Ochre, theme.Teal, theme.Teal,
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

// natural are the colours of a regular as a lamp shows them.
func (r *regular) natural() *[paints]display.Colour {
	var all [paints]display.Colour
	for first, c := range map[paint]display.Colour{hat: r.Hat, hair: r.Hair, coat: r.Coat} {
		all[first], all[first+1], all[first+2] = c, folded(c), lighted(c)
	}
	all[iris], all[skin] = r.Iris, r.Skin
	all[skinDark] = theme.Over(warmShadow.Alpha(skinShade), r.Skin)
	all[skinLight] = theme.Over(theme.Cream.Alpha(0.3), r.Skin)
	all[rouge] = theme.Over(theme.BusRed.Alpha(0.22), r.Skin)
	all[lips] = theme.Over(theme.BusRed.Alpha(0.62), all[skinDark])
	all[lipsDark] = theme.Over(warmShadow.Alpha(0.4), all[lips])
	if !r.Face.Lips {
		all[lipsDark] = theme.Over(warmShadow.Alpha(0.55), all[skinDark])
	}
	all[white], all[shirt], all[shirtDark] = theme.Cream, r.Shirt, folded(r.Shirt)
	all[ink], all[gold], all[goldDark] = theme.LampInk, theme.Lamp, shaded(theme.Lamp)
	all[silver], all[accent], all[accentDark] = portraitSilver, r.Accent, folded(r.Accent)
	all[glass], all[gloom], all[veil] = theme.Cream.Alpha(0.26), theme.LampInk.Alpha(0.6), theme.LampInk.Alpha(0.2)
	all[river], all[riverDark] = theme.River, shaded(theme.River)
	all[cigar], all[cigarDark] = theme.TraitBrown, theme.TraitDark
	return &all
}

// folded is a colour of cloth or hair in the shadow; what is nearly white stays pale there.
func folded(c display.Colour) display.Colour {
	if theme.Luminance(c) > paleCloth {
		return theme.Over(portraitLinenShade.Alpha(0.3), c)
	}
	return shaded(c)
}

// papers are the papers from which a regular is cut: each colour is that of the sheet that comes nearest, and shadows
// are deep.
func (r *regular) papers() *[paints]display.Colour {
	all := r.natural()
	for i, c := range all {
		if worn := r.guest && (c == r.Hat || c == r.Coat); c.A == 255 && !worn {
			all[i] = nearest(c)
		}
	}
	for _, first := range [...]paint{hat, hair, coat} {
		all[first+1], all[first+2] = theme.Over(theme.CutInk.Alpha(paperShade), all[first]), all[first]
	}
	for dark, of := range map[paint]paint{skinDark: skin, shirtDark: shirt, goldDark: gold, accentDark: accent,
		riverDark: river} {
		all[dark] = theme.Over(theme.CutInk.Alpha(paperShade), all[of])
	}
	all[skinLight], all[rouge] = all[skin], all[skin]
	if r.Face.Lips {
		all[lips] = theme.Over(theme.Vermilion.Alpha(0.8), all[skinDark])
		all[lipsDark] = theme.Over(theme.CutInk.Alpha(paperShade), all[lips])
	}
	return all
}

// nearest is the sheet of paper in the box that looks most like a colour.
func nearest(c display.Colour) (best display.Colour) {
	least := math.MaxInt
	for _, sheet := range paperBox {
		r, g, b := int(c.R)-int(sheet.R), int(c.G)-int(sheet.G), int(c.B)-int(sheet.B)
		if d := 3*r*r + 4*g*g + 2*b*b; d < least {
			best, least = sheet, d
		}
	}
	return best
}

// duotone is a colour as a photograph in two inks shows it, which keeps nothing but how light it is.
func duotone(c display.Colour) display.Colour {
	light := math.Pow(theme.Luminance(c), photoGamma)
	light *= light * (3 - 2*light)
	a, b, share := photoDark, photoMid, light*2
	if light > 0.5 {
		a, b, share = photoMid, photoPale, light*2-1
	}
	toned := theme.Over(b.Alpha(share), a)
	toned.A = c.A
	return toned
}
