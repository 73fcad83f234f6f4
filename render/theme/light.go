package theme

import (
	"math"

	"safehouse/render/display"
)

// BeamHead is how wide a beam of light is at the lamp, as a share of its foot; beamBright is how much of its colour is
// seen there, and beamFall how fast it dies away.
const (
	BeamHead   = 0.34
	beamBright = 0.5
	beamFall   = 0.8
)

// BeamLight is how much light falls at a place of a beam: across from -1 to 1, down from 0 to 1.
func BeamLight(across, down float64) float64 {
	side := 1 - across*across
	return beamBright * side * side * math.Pow(1-down, beamFall)
}

// GlowLight is how much light a glow gives so far from its middle, in radii.
func GlowLight(away float64) float64 {
	left := max(0, 1-away)
	return left * left * (1 + away)
}

// Contrast is the contrast ratio of two opaque colours as WCAG 2 defines it, from 1 to 21.
func Contrast(a, b display.Colour) float64 {
	x, y := Luminance(a), Luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Luminance is how much light a colour gives, from 0 (black) to 1 (white), as WCAG 2 defines it.
func Luminance(c display.Colour) float64 {
	return 0.2126*linear[c.R] + 0.7152*linear[c.G] + 0.0722*linear[c.B]
}

// linear is the light of each of the 256 steps of a channel.
var linear = func() (all [256]float64) {
	for v := range all {
		s := float64(v) / 255
		if s <= 0.04045 {
			all[v] = s / 12.92
			continue
		}
		all[v] = math.Pow((s+0.055)/1.055, 2.4)
	}
	return all
}()

// Over is what is seen of a colour laid on an opaque one.
func Over(top, under display.Colour) display.Colour {
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A)) + 127) / 255)
	}
	return display.Colour{R: mix(top.R, under.R), G: mix(top.G, under.G), B: mix(top.B, under.B), A: 255}
}
