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
