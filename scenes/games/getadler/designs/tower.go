package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Tower is the clock tower of Westminster at night, down to the foot of its box: Marks is the hour that it shows.
var Tower = faces.New(display.Known{Name: "tower", Part: true, Round: true}, sheet.tower)

var (
	towerShape = pen.Draw(120, `M 10 420 L 10 96 4 96 4 88 16 88 30 64 38 64 60 0 82 64 90 64 104 88 116 88 116 96 110 96
		110 420 Z`)
	towerLight = display.Hex(0xFFE7AE)
	towerStone = [2]display.Colour{display.Hex(0x0A101D), display.Hex(0x1B2840)}
)

// TowerAir is how much wider its box is than the tower, for its light.
const TowerAir = 3

func (s sheet) tower() {
	u := s.Box.W / (120 * TowerAir)
	s.Unit = u
	x, y := s.Box.X+s.Box.W/2, s.Box.Y+min(150*u, s.Box.H*0.32)
	top := s.around(x, y-90*u, 60*u, 60*u)
	s.Glow(s.around(x, y, 170*u, 170*u), theme.Lamp.Alpha(0.5))
	it := s.Path(top, towerShape, towerStone[0]).Shade(display.ShadeDown, towerStone[1])
	it.Clip = s.Box
	for _, at := range [...]float64{-26, 0, 26} {
		s.Fill(display.Rect{X: x + at*u, Y: y + 66*u, W: max(1, 1.5*u), H: s.Box.Y + s.Box.H - y - 66*u}, hex(0x2B3A58), 0)
	}
	for _, at := range [...]float64{54, 60} {
		s.Fill(display.Rect{X: x - 50*u, Y: y + at*u, W: 100 * u, H: max(1, 1.5*u)}, hex(0x2B3A58), 0)
	}
	s.Glow(s.around(x, y, 90*u, 90*u), towerLight.Alpha(0.4))
	s.Fill(s.around(x, y, 44*u, 44*u), towerStone[0], 44*u)
	s.Fill(s.around(x, y, 40*u, 40*u), towerLight, 40*u)
	hand := func(angle, from, to, wide float64, ink display.Colour) {
		sin, cos := math.Sincos(angle)
		mid := (from + to) / 2 * u
		s.Fill(display.Rect{X: x + sin*mid, Y: y - cos*mid}.Middle(wide*u, (to-from)*u), ink, wide*u/2).Turn = angle
	}
	for i := range 12 {
		hand(float64(i)*math.Pi/6, 30, 37, 3, theme.LampInk)
	}
	hand(float64(s.Face.Marks)*math.Pi/6, -7, 24, 6, theme.LampInk)
	hand(0, -8, 34, 4, theme.LampInk)
	s.Fill(s.around(x, y, 4*u, 4*u), theme.BusRed, 4*u)
}
