package theme

import (
	"math"

	"safehouse/render/display"
)

// Contrast is the contrast ratio of two opaque colours as WCAG 2 defines it, from 1 to 21.
func Contrast(a, b display.Colour) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c display.Colour) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Over is what is seen of a colour laid on an opaque one.
func Over(top, under display.Colour) display.Colour {
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A)) + 127) / 255)
	}
	return display.Colour{R: mix(top.R, under.R), G: mix(top.G, under.G), B: mix(top.B, under.B), A: 255}
}
