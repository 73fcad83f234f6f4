package displaytest

import (
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// The contrast that text needs: that of large text from largeText pixels of the design, and of text that says that
// something cannot be used, may be less.
const (
	enough      = 4.5
	enoughLarge = 3
	largeText   = 36
)

// brightestBeam is the opacity of a beam where it is brightest, as the painter draws it.
const brightestBeam = 0.5

// contrast looks at the text against what lies directly beneath it, where that is known: beneath its middle, and
// beneath its corners where papers are cut aslant.
func (c *check) contrast(i int, ink display.Rect) {
	it := &c.list[i]
	if it.Fade > 0 {
		return
	}
	need := float64(enough)
	if it.Size >= c.metrics.U(largeText) || it.Colour == theme.DisabledText {
		need = enoughLarge
	}
	for _, at := range c.probes(ink) {
		x, y := turned(it, at[0], at[1])
		for _, under := range c.beneath(i, x, y) {
			if got := theme.Contrast(theme.Over(it.Colour, under), under); got < need {
				c.fault(Faint, i, -1, "%.2f of %.1f on #%02X%02X%02X", got, need, under.R, under.G, under.B)
				return
			}
		}
	}
}

// turned is where a point of an item is seen once that is scaled, squashed and turned.
func turned(it *display.Item, x, y float64) (float64, float64) {
	cx, cy := it.Box.Centre()
	sin, cos := math.Sincos(it.Turn)
	dx, dy := (x-cx)*(1+it.Scale)*(1-it.Squash), (y-cy)*(1+it.Scale)
	return cx + dx*cos - dy*sin, cy + dx*sin + dy*cos
}

// probes are the points of a text at which it is looked at what lies beneath.
func (c *check) probes(ink display.Rect) [][2]float64 {
	x, y := ink.Centre()
	points := [][2]float64{{x, y}}
	if !slices.ContainsFunc(c.list, func(it display.Item) bool { return it.Kind == display.Scrap }) {
		return points
	}
	in := ink.Inset(slack)
	return append(points, [2]float64{in.X, in.Y}, [2]float64{in.X + in.W, in.Y},
		[2]float64{in.X, in.Y + in.H}, [2]float64{in.X + in.W, in.Y + in.H})
}

// beneath are the colours that the text may stand on; none where a card or nothing known lies there.
func (c *check) beneath(i int, x, y float64) []display.Colour {
	var veils []display.Colour
	for k := i - 1; k >= 0; k-- {
		it := &c.list[k]
		turnedX, turnedY := it.Local(x, y)
		if it.Fade > 0 || !it.Box.Contains(turnedX, turnedY) || !it.Clip.Empty() && !it.Clip.Contains(x, y) {
			continue
		}
		switch it.Kind {
		case display.CardFace, display.Clock:
			return nil
		case display.Beam:
			veils = append(veils, it.Colour.Alpha(brightestBeam))
		case display.Glow:
			veils = append(veils, it.Colour.Alpha(float64(it.Colour.A)/255*GlowAt(it.Box, x, y)))
		case display.Ground:
			return veiled(GroundColours(&it.Face), veils)
		case display.Scrap, display.Fill:
			if it.Kind == display.Scrap && !within(it, turnedX, turnedY) {
				continue
			}
			if it.Colour.A == 255 {
				all := []display.Colour{it.Colour}
				if it.Shading != display.NoShading {
					all = append(all, it.To)
				}
				return veiled(all, veils)
			}
			veils = append(veils, it.Colour)
		default:
		}
	}
	return nil
}

// within reports whether a point lies between the cuts of a scrap, which has no hollows.
func within(it *display.Item, x, y float64) bool {
	for i := range it.Corners {
		a, b := it.Corners[i], it.Corners[(i+1)%len(it.Corners)]
		ax, ay := it.Box.X+float64(a[0])*it.Box.W, it.Box.Y+float64(a[1])*it.Box.H
		bx, by := it.Box.X+float64(b[0])*it.Box.W, it.Box.Y+float64(b[1])*it.Box.H
		if (bx-ax)*(y-ay)-(by-ay)*(x-ax) < 0 {
			return false
		}
	}
	return true
}

// veiled lays what is translucent, nearest first, over what is not.
func veiled(under, veils []display.Colour) []display.Colour {
	for i := range under {
		for k := len(veils) - 1; k >= 0; k-- {
			under[i] = theme.Over(veils[k], under[i])
		}
	}
	return under
}

// GroundColours are the lightest and the darkest colour of a ground, and those of its papers; those of the house where
// a face is none.
func GroundColours(f *display.Face) []display.Colour {
	if place := f.Facts().Ground; place != nil {
		all := []display.Colour{place.Middle, place.Edge}
		for _, p := range place.Papers {
			all = append(all, p.Colour)
		}
		return all
	}
	return []display.Colour{theme.Panel, theme.GroundColour}
}

// GlowAt is how much light a glow gives at a point of the screen.
func GlowAt(box display.Rect, x, y float64) float64 {
	mx, my := box.Centre()
	return theme.GlowLight(2 * math.Hypot((x-mx)/box.W, (y-my)/box.H))
}
