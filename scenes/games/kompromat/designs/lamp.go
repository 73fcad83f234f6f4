package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Lamp is the lamp over the desk.
var Lamp = faces.New(display.Known{Name: "lamp", Shape: 0.3, Laid: true}, sheet.lamp)

// The drawings of the lamp, on a grid of its width; it is 60 high.
var (
	lampShade = pen.Draw(200, "M 40 17 Q 44 14 50 14 L 150 14 Q 156 14 160 17 C 176 26 188 38 194 52 "+
		"L 6 52 C 12 38 24 26 40 17 Z")
	lampNeck  = pen.Draw(200, "M 84 9 L 94 9 94 0 106 0 106 9 116 9 122 16 78 16 Z")
	lampGleam = pen.Line(200, "M 52 20 C 36 26 24 38 18 48")
	lampBulb  = pen.Draw(200, "O 100 56 88 4")
)

// lamp is a shade of green glass with a rim of brass, lit from within.
func (s sheet) lamp() {
	box := display.Rect{X: s.Box.X, Y: s.Box.Y, W: s.Box.W, H: s.Box.W}
	u := s.Box.W / 200
	s.Path(box, lampNeck, brassLight)
	glass := s.Path(box, lampShade, glassDark).Shade(display.ShadeDown, glassLight)
	glass.Box.H = box.H
	s.Path(box, lampGleam, theme.PaperLight.Alpha(0.45)).Width = 4 * u
	s.Path(box, lampBulb, bulb)
	rim := display.Rect{X: box.X + 4*u, Y: box.Y + 50*u, W: 96 * u, H: 5 * u}
	s.Fill(rim, brassDark, 0).Shade(display.ShadeAcross, brassLight)
	s.Fill(rim.Moved(rim.W, 0), brassLight, 0).Shade(display.ShadeAcross, brassDark)
}
