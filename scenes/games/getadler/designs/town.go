package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// hours is the last hour of a match.
const hours = 7

// Town is the ground: London at night. Marks is the hour, 1 to 7, or 0 for the night of pages.
var Town = faces.New(display.Known{Name: "town", Ground: &display.Place{
	Middle: theme.Lamplit, Edge: theme.Night, Fog: true,
	Lit: func(hour uint8) display.Colour {
		if hour == 0 {
			return theme.Lamplit
		}
		return theme.Dusk.Towards(theme.Lamplit, float64(hour-1)/(hours-1))
	},
}}, drawTown)

// drawTown lays the town in the dark of the fog: a far row, paler, and a near one.
func drawTown(s sheet) {
	wide, high := s.Box.W, s.Box.H
	for _, x := range [...]float64{-0.47, 0.53} {
		s.Path(display.Rect{X: wide * x, Y: high * (skylineFoot - 0.2), W: wide, H: high * 0.42}, skyline,
			theme.Slate.Alpha(skylineFar))
	}
	s.Path(display.Rect{Y: high * (skylineFoot - 0.34), W: wide, H: high * 0.62}, skyline, theme.Night.Alpha(skylineNear))
	if s.Face.Marks > 0 {
		s.lightWindows(float64(min(s.Face.Marks, hours)-1) / (hours - 1))
	}
}

// lightWindows lights the windows of the town, fewer from hour to hour, and lets the fog rise from the river; late is
// the share of the hours that are over.
func (s sheet) lightWindows(late float64) {
	wide, high := s.Box.W, s.Box.H
	side := max(2, high*windowShare)
	for n := range windows {
		// The golden section spreads them without a pattern.
		x, y := math.Mod(float64(n)*0.618034, 1), math.Mod(float64(n)*0.754878, 1)
		if float64(n)/windows > 1-late*windowsOut {
			continue
		}
		s.Fill(display.Rect{X: wide * x, Y: high * (skylineFoot + windowsFrom + windowsDeep*y), W: side, H: side * 1.5},
			theme.Lamp.Alpha(windowLight), 0)
	}
	for n := range fogBanks {
		s.Fill(display.Rect{Y: high * (1 - fogHigh*(1-float64(n)/fogBanks)), W: wide, H: high * fogHigh},
			theme.FogText.Alpha(fogLeast+fogMore*late), 0)
	}
}

// skyline is London from the river, in a square that it leaves at the foot: Westminster with its clock tower
// at the left, a column with its admiral in the middle, a cathedral's dome and wharves at the right.
var skyline = pen.Draw(1000, `M 0 4000 L 0 640 40 640 40 600 70 600 70 640 100 640 100 560 106 520 112 560 112 640
	L 150 640 150 360 146 350 150 340 150 250 158 220 166 180 172 120 178 180 186 220 194 250 194 340 198 350 194 360
	194 640
	L 215 640 215 610 221 580 227 610 227 640 260 640 260 610 266 580 272 610 272 640 300 640 300 520 304 500 308 450
	312 500 320 500 324 450 328 500 332 520 332 640
	L 360 640 360 690 410 690 410 650 430 650 430 690 452 690 452 720 470 720 470 700 476 700 478 380 472 374 472 360
	484 360 486 320 490 306 494 320 496 360 508 360 508 374 502 380 504 700 510 700 510 720 528 720 528 690
	L 560 690 560 660 580 640 600 660 600 690 640 690 640 600 644 560 650 520 656 560 660 600 660 640 690 640
	C 690 560 694 520 704 490 C 716 450 732 440 738 436 L 738 400 742 380 742 340 744 300 746 340 746 380 750 400 750 436
	C 756 440 772 450 784 490 C 794 520 798 560 798 640 L 826 640 826 600 830 560 836 520 842 560 846 600 846 690
	L 880 690 880 620 892 620 892 560 904 560 904 620 916 620 916 690 950 690 950 650 972 650 972 610 984 610 984 650
	1000 650 1000 4000 Z`)

// Poster is that of the game: London at night in the rays of a clock, which hangs before it. Title is the game's name,
// Note how many play.
var Poster = faces.New(display.Known{Name: "lamplight poster"}, sheet.poster)

func (s sheet) poster() {
	picture, plate := s.BeginPoster(theme.Night, theme.Night)
	s.Fill(picture, theme.Night, 0).Shade(display.ShadeDown, theme.Dusk)
	x, y := picture.Centre()
	side := max(picture.W, picture.H) * 2.6
	for _, turn := range [...]float64{0, 0.5} {
		box := display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		it := s.Path(box, posterRays, theme.Lamp.Alpha(0.1))
		it.Turn, it.Clip = turn*4, picture
	}
	town := display.Rect{X: picture.X, Y: picture.Y + picture.H*0.44, W: picture.W, H: picture.W * 0.85}
	s.Path(town, skyline, posterTown).Clip = picture
	s.PosterEdge(plate, 3, theme.Lamp)
	s.PosterWords(plate, display.Marquee, theme.Lamp, display.Plate, theme.Cream)
	s.Border(s.Box, theme.Lamp, 0, 3*s.Unit)
}

// posterRays are rays to one side of the middle of the unit square.
var posterRays = func() *display.Outline {
	var o display.Outline
	for i := range posterBeams {
		ray := arc(float64(i)*6/posterBeams, (float64(i)+0.35)*6/posterBeams, 0, 0.5)
		o.Ops, o.Points = o.Ops+ray.Ops, append(o.Points, ray.Points...)
	}
	return &o
}()

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
