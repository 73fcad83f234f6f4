// Package theme holds how things look, as numbers: palettes, sizes, durations. It knows no Ebitengine and no game.
package theme

import (
	"cmp"
	"math"

	"safehouse/render/display"
)

// Skin is the look that the pages of a game have: its set-up, and whatever is opened at its table. Pages are drawn in
// the colours of the common frame; each colour here stands in the place of one of those.
type Skin struct {
	// Ground is what pages lie on, Table what the table does, nil for the same. Heads are set in Font, in the colour
	// Name on a Bar with a line under it, BarEdge.
	Ground, Table display.Design
	// Look is that of portraits.
	Look               uint8
	Font               display.Font
	Bar, BarEdge, Name display.Colour
	Wear               Wear
	// Keys are its buttons, those of the house where it has none.
	Keys Keys
	// RingEdge is the edge around the focus ring where the ring alone would not stand out; none where it is transparent.
	RingEdge display.Colour
}

// Keys are what buttons are made of: their face from Head to Foot, with an Edge, which is a Rim where they are round,
// and what is written on it in Ink. Under is the side on which they stand; where there is none they lie flat. Chosen is
// the face of what is chosen. Cap is that of the round caps with the names of keys, Rim their rim; where there is none,
// an outline stands for them.
type Keys struct{ Head, Foot, Edge, Rim, Ink, Under, Chosen, Cap display.Colour }

// HouseKeys are those of the common frame.
var HouseKeys = Keys{
	Head: Raised, Foot: Raised, Edge: ControlBorder, Rim: ControlBorder, Ink: TextColour, Chosen: Brass,
}

// Faint is what is written on a button that cannot be pressed.
func (k *Keys) Faint() display.Colour { return k.Ink.Towards(k.Foot, faintInk) }

// faintInk is how much of the face is seen through it.
const faintInk = 0.4

// Wear are the colours of a skin: in the place of Panel, Raised, TextColour, Secondary, DisabledText, ControlBorder and
// Alert; Accent where Brass is laid and Mark where it is written; and Dark for what the ground and the ink on accents
// are.
type Wear struct {
	Panel, Raised, Text, Soft, Disabled, Edge, Warn, Accent, Mark, Dark display.Colour
}

// Of is what a colour of the frame becomes, as transparent as it was; other colours stay what they are, and those that
// the skin has none for. Written reports that it is that of letters or pictures.
func (w *Wear) Of(c display.Colour, written bool) display.Colour {
	opacity := c.A
	c.A = 255
	var worn display.Colour
	switch c {
	case Panel:
		worn = w.Panel
	case Raised:
		worn = w.Raised
	case TextColour:
		worn = w.Text
	case Secondary:
		worn = w.Soft
	case DisabledText:
		worn = w.Disabled
	case ControlBorder:
		worn = w.Edge
	case Alert:
		worn = w.Warn
	case GroundColour:
		worn = w.Dark
	case Brass:
		if worn = w.Accent; written {
			worn = w.Mark
		}
	}
	c = cmp.Or(worn, c)
	c.A = opacity
	return c
}

// DesignW and DesignH are the size of the space in which sizes are given.
const (
	DesignW = 1920
	DesignH = 1080
)

// floors are, for each font, the size in pixels at which its x-height is 9 pixels: nothing may be smaller.
var floors = [display.FontCount]float64{
	display.Sans: 18.2, display.SansBold: 18.2, display.Typewriter: 18.7, display.Tab: 20, display.Stencil: 17.7,
	display.Poster: 16.5, display.Geometric: 19.6, display.GeometricBold: 19.6, display.Plate: 17.7,
	// The thin strokes of the marquee face are lost below 26 pixels, long before its x-height is.
	display.Marquee: 26,
}

// Metrics turns design sizes into screen pixels. A pixel is one that a window has on a monitor of the usual density: on
// a denser one the picture has Density times as many each way, and everything on it is as large and lies where it does
// there, only sharper.
type Metrics struct {
	// W and H are the screen in pixels.
	W, H float64
	// Density is how many pixels of the picture one of the screen is each way, at least 1; 0 stands for 1.
	Density float64
	// TextScale is the reader's text size, 1 to 2; 0 stands for 1.
	TextScale float64
	// Grows is that what is shown can be scrolled: there letters grow as the reader asks in small windows too.
	Grows bool
	// Plain sets every run in the text face.
	Plain bool
	// Contrast draws everything at 7:1 or more.
	Contrast bool
}

// Scale is the size of a design pixel: s in the design document.
func (m Metrics) Scale() float64 { return min(m.W/DesignW, m.H/DesignH) }

// U turns a length of the design space into screen pixels.
func (m Metrics) U(design float64) float64 { return design * m.Scale() }

// Size turns a text size of the design space into screen pixels, never under the font's floor. Where there is room for
// larger letters that is larger too, by as much as the text is asked to be larger than what is read usually is.
func (m Metrics) Size(f display.Font, design float64) float64 {
	scale, floor := max(m.TextScale, 1), m.Floor(f)
	if m.Grows {
		floor *= 1 + floorGrows*(max(1, min(design*scale/readDesign, scale))-1)
	}
	return max(design*m.Scale()*scale, floor)
}

// readDesign is the design size of what is read; floorGrows is how much of what the reader wants the floors grow by.
const (
	readDesign = 28
	floorGrows = 0.5
)

// Floor is the smallest size, in screen pixels, at which the font may be set.
func (m Metrics) Floor(f display.Font) float64 { return floors[m.Font(f)] }

// Font gives the font to use in a font's place: the text face where the reader wants plain type.
func (m Metrics) Font(f display.Font) display.Font {
	if m.Plain && f >= display.Typewriter {
		return display.SansBold
	}
	return f
}

// Painted turns a length of the design space into pixels of the picture.
func (m Metrics) Painted(design float64) float64 { return design * m.Scale() * max(1, m.Density) }

// Screen is the whole screen.
func (m Metrics) Screen() display.Rect { return display.Rect{W: m.W, H: m.H} }

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
