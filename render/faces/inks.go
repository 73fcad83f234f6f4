package faces

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
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
		if c.A == 255 {
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
