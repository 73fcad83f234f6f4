// Package theme holds how things look, as numbers: palettes, sizes, durations. It knows no Ebitengine and no game.
package theme

import "safehouse/render/display"

// DesignW and DesignH are the size of the space in which sizes are given.
const (
	DesignW = 1920
	DesignH = 1080
)

// floors are, for each font, the size in physical pixels at which its x-height is 9 pixels: nothing may be smaller.
var floors = [display.FontCount]float64{
	display.Sans: 18.2, display.SansBold: 18.2, display.Typewriter: 18.7, display.Tab: 20, display.Stencil: 17.7,
	display.Poster: 16.5, display.Geometric: 19.6, display.GeometricBold: 19.6, display.Plate: 17.7,
	// The thin strokes of the marquee face are lost below 26 pixels, long before its x-height is.
	display.Marquee: 26,
}

// Metrics turns design sizes into screen pixels.
type Metrics struct {
	// W and H are the screen in pixels.
	W, H float64
	// TextScale is the reader's text size, 1 to 2; 0 stands for 1.
	TextScale float64
	// Plain sets every run in the text face.
	Plain bool
	// Contrast draws everything at 7:1 or more.
	Contrast bool
}

// Scale is the size of a design pixel: s in the design document.
func (m Metrics) Scale() float64 { return min(m.W/DesignW, m.H/DesignH) }

// U turns a length of the design space into screen pixels.
func (m Metrics) U(design float64) float64 { return design * m.Scale() }

// Size turns a text size of the design space into screen pixels, never under the font's floor.
func (m Metrics) Size(f display.Font, design float64) float64 {
	scale := m.TextScale
	if scale == 0 {
		scale = 1
	}
	return max(design*m.Scale()*scale, m.Floor(f))
}

// Floor is the smallest size, in screen pixels, at which the font may be set.
func (m Metrics) Floor(f display.Font) float64 { return floors[m.Font(f)] }

// Font gives the font to use in a font's place: the text face where the reader wants plain type.
func (m Metrics) Font(f display.Font) display.Font {
	if m.Plain && f >= display.Typewriter {
		return display.SansBold
	}
	return f
}

// Screen is the whole screen.
func (m Metrics) Screen() display.Rect { return display.Rect{W: m.W, H: m.H} }
