package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
)

// StreetLamp is a lamp beside a suspect, whose lantern hangs lampReach from the upper edge and from both sides, so far
// does its light reach; its post ends at the lower edge. Marks is its light: one of those that follow. Tone 1 has it
// red.
var StreetLamp = faces.New(display.Known{Name: "street lamp", Part: true, Round: true}, drawLamp)

// The lights of a lamp: that of somebody who is out, of one who sits there, and of one who speaks.
const (
	LampOut uint8 = iota
	LampLit
	LampBright
)

// lampReach is the half width of a lamp with its light, for which it is drawn.
const lampReach = 165

// LampBox is where a lamp is drawn whose lantern is there, of pixels of that size, with its foot so deep.
func LampBox(x, y, unit, foot float64) display.Rect {
	top := y - lampReach*unit
	return display.Rect{X: x - lampReach*unit, Y: top, W: 2 * lampReach * unit, H: foot - top}
}

var (
	lampGlass  = pen.Draw(36, "M 9 40 L 4 10 32 10 27 40 Z")
	lampFrame  = pen.Draw(36, "M 3 10 L 5.4 10 10 40 8 40 Z M 17 10 L 19 10 19 40 17 40 Z M 30.6 10 L 33 10 28 40 26 40 Z")
	lampRoof   = pen.Draw(36, "M 0 11 L 36 11 26 0 10 0 Z O 18 -3 3.4 3.4")
	lampIron   = display.Hex(0x12151E)
	lampShine  = [...]float64{0, 0, 0.95}
	lampColour = [...]display.Colour{display.Hex(0xFFD98C), display.Hex(0xFFB08A)}
)

// drawLamp draws the post, the lantern and the light around it.
func drawLamp(s sheet) {
	u := s.Box.W / (2 * lampReach)
	s.Unit = u
	x, y := s.Box.X+s.Box.W/2, s.Box.Y+lampReach*u
	state := int(s.Face.Marks) % len(lampShine)
	if shine := lampShine[state]; shine > 0 {
		tint := lampColour[int(s.Face.Tone)%len(lampColour)]
		reach := (105 + 30*float64(state)) * u
		s.Glow(s.around(x, y, reach, reach), tint.Alpha(shine*0.75))
		s.Glow(s.around(x, y, reach*0.36, reach*0.36), display.Hex(0xFFF3CF).Alpha(shine*0.6))
	}
	at := func(dx, dy, w, h float64) display.Rect {
		return display.Rect{X: x + dx*u, Y: y + dy*u, W: w * u, H: h * u}
	}
	post := at(-3.5, 22, 7, 0)
	post.H = s.Box.Y + s.Box.H - post.Y
	s.Fill(post, display.Hex(0x3A3F4E), 0).Shade(display.ShadeAcross, display.Hex(0x07090E))
	s.Fill(at(-15, 34, 30, 4), lampIron, 2*u)
	s.Fill(at(-6, 20, 12, 8), lampIron, 0)
	lantern := at(-18, -20, 36, 36)
	glass := display.Hex(0x2A3040)
	if state != int(LampOut) {
		glass = display.Hex(0xFFE7AE)
	}
	s.Path(lantern, lampGlass, glass)
	if state != int(LampOut) {
		s.Fill(at(-4.6, -4, 9.2, 18), display.Hex(0xFFFBE9), 4.6*u)
	}
	s.Path(lantern, lampFrame, lampIron)
	s.Path(lantern, lampRoof, lampIron)
}
