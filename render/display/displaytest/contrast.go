package displaytest

import (
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

// contrast looks at the text against what lies directly beneath it, where that is known.
func (c *check) contrast(i int, ink display.Rect) {
	it := &c.list[i]
	if it.Fade > 0 {
		return
	}
	need := float64(enough)
	if it.Size >= c.metrics.U(largeText) || it.Colour == theme.DisabledText {
		need = enoughLarge
	}
	for _, under := range c.beneath(i, ink) {
		if got := theme.Contrast(theme.Over(it.Colour, under), under); got < need {
			c.fault(Faint, i, -1, "%.2f of %.1f on #%02X%02X%02X", got, need, under.R, under.G, under.B)
			return
		}
	}
}

// beneath are the colours that the text may stand on; none where a card or nothing known lies there.
func (c *check) beneath(i int, ink display.Rect) []display.Colour {
	var veils []display.Colour
	x, y := ink.Centre()
	for k := i - 1; k >= 0; k-- {
		it := &c.list[k]
		if it.Fade > 0 || !seen(it).Contains(x, y) {
			continue
		}
		switch it.Kind {
		case display.CardFace:
			return nil
		case display.Ground:
			return veiled(groundColours(it.Face.Design), veils)
		case display.Fill:
			if it.Colour.A == 255 {
				return veiled([]display.Colour{it.Colour}, veils)
			}
			veils = append(veils, it.Colour)
		default:
		}
	}
	return nil
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

// groundColours are the lightest and the darkest of a ground.
func groundColours(d display.Design) []display.Colour {
	if d == display.Desk {
		return []display.Colour{theme.Felt, theme.DeskColour}
	}
	return []display.Colour{theme.Panel, theme.GroundColour}
}
