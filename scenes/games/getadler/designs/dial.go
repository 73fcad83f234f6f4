package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// numerals are the hours of the match.
var numerals = [...]string{"I", "II", "III", "IV", "V", "VI", "VII"}

// gate is the first hour in which arrests are made, where the red arc of the dial begins.
const gate = 4

// The dial's drawings: the arc of the hours of arrests, from four to seven, as a band along the rim, and a tick.
var gateArc = arc(gate-0.4, float64(len(numerals))+0.47, 0.452, 0.495)

// The night of the dial lies between its last hour and twelve, in hours; nightMiddle is the angle of its middle from
// twelve, against the clock.
const (
	nightFrom   = 7.5
	nightTo     = 12.0
	nightMiddle = (12 - (nightFrom+nightTo)/2) * math.Pi / 6
	nightRays   = 6
)

var nightSector = arc(nightFrom, nightTo, 0, 0.5)

// nightRay is one of the rays in the night of the dial.
func nightRay(i int) *display.Outline {
	const step = (nightTo - nightFrom) / nightRays
	return arc(nightFrom+step*float64(i), nightFrom+step*(float64(i)+0.5), 0, 0.45)
}

// arc is a band from one hour to another between two radii around the middle of the unit square.
func arc(from, to, inner, outer float64) *display.Outline {
	var o display.Outline
	const steps = 12
	n := max(1, int((to-from)*steps))
	add := func(op string, i int, r float64) {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 6)
		o.Ops += op
		o.Points = append(o.Points, float32(0.5+r*sin), float32(0.5-r*cos))
	}
	for i := range n + 1 {
		add(map[bool]string{true: "M", false: "L"}[i == 0], i, outer)
	}
	for i := n; i >= 0; i-- {
		add("L", i, inner)
	}
	o.Ops += "Z"
	return &o
}

// Dial is the face of the clock; Marks is the hour whose numeral is lit.
var Dial = faces.New(display.Known{Name: "dial", Shape: 1}, drawDial)

// DialAt is the face of the clock at an hour, 0 for none.
func DialAt(hour uint8) display.Face { return display.Face{Design: Dial, Marks: hour} }

// drawDial is the face of the clock: bronze around cream, the seven hours in numerals. A red arc runs along the hours
// in which arrests can be made; the numeral of the hour that has come is lit.
func drawDial(s sheet) {
	side := min(s.Box.W, s.Box.H)
	s.Unit = side / dialWide
	x, y := s.Box.Centre()
	half := side / 2
	disc := func(r float64, c display.Colour) *display.Item {
		return s.Path(s.around(x, y, r*half, r*half), faces.Disc, c)
	}
	disc(1, bronze[0]).Shade(display.ShadeDown, bronze[1])
	disc(0.975, bronze[2]).Shade(display.ShadeDown, bronze[0])
	disc(0.95, bronze[0]).Shade(display.ShadeDown, bronze[2])
	disc(0.93, display.Hex(0x2A1A0A))
	disc(0.905, display.Hex(0xFFFAF0)).Shade(display.ShadeOut, display.Hex(0xE9DDBE))
	face := s.around(x, y, half*0.905, half*0.905)
	s.nightOfDial(face, x, y, half)
	s.Path(face, gateArc, theme.BusRed)
	s.ticks(x, y, half)
	s.hours(x, y, half)
	s.Path(s.around(x, y-half*0.5, half*0.68, half*0.34), faces.Disc, theme.Cream.Alpha(0.13)).Shade(display.ShadeDown,
		theme.Cream.Alpha(0))
}

// bronze is the metal of the clock in the light, and away from it.
var bronze = [...]display.Colour{display.Hex(0xF3CF8A), display.Hex(0x6D481B), display.Hex(0x94682A)}

// nightOfDial is the part of the dial that the match never comes to: night, with the rays of a lamp.
func (s sheet) nightOfDial(face display.Rect, x, y, half float64) {
	s.Path(face, nightSector, display.Hex(0x22304F)).Shade(display.ShadeOut, display.Hex(0x0B1122))
	for i := range nightRays {
		s.Path(face, nightRay(i), display.Hex(0x2C3C63).Alpha(0.6))
	}
	side := half * 0.46
	at := half * 0.46
	cx, cy := x-at*math.Sin(nightMiddle), y-at*math.Cos(nightMiddle)
	s.Symbol(display.Rect{X: cx - side/2, Y: cy - side/2, W: side, H: side}, display.IconLamp, theme.Lamp)
}

// ticks are the minutes of the hours that the match comes to.
func (s sheet) ticks(x, y, half float64) {
	for minute := 1; float64(minute)/5 <= nightFrom; minute++ {
		long, wide := half*0.04, max(1, half*0.009)
		if minute%5 == 0 {
			long, wide = half*0.09, max(1.4, half*0.02)
		}
		at := half*0.89 - long/2
		turn := float64(minute) * math.Pi / 30
		sin, cos := math.Sincos(turn)
		cx, cy := x+at*sin, y-at*cos
		c := theme.LampInk.Alpha(0.8)
		if float64(minute)/5 >= gate-0.4 {
			c = theme.Cream.Alpha(0.8)
		}
		s.Fill(display.Rect{X: cx - wide/2, Y: cy - long/2, W: wide, H: long}, c, 0).Turn = turn
	}
}

// hours are the numerals, upright; that of the hour that has come stands on a disc of lamplight. Where there is no room
// for all it stands there alone.
func (s sheet) hours(x, y, half float64) {
	font, room := display.Marquee, 2*half*hourRoom
	size, fits := s.numeralSize(font, half)
	if !fits {
		font = display.Plate
		size, fits = s.numeralSize(font, half)
	}
	alone := !fits
	if alone {
		room, size = 2*half*hourAlone, s.Size(font, numeralDial)
	}
	for i, numeral := range numerals {
		lit := i+1 == int(s.Face.Marks)
		if alone && !lit {
			continue
		}
		sin, cos := math.Sincos(float64(i+1) * math.Pi / 6)
		cell := display.Rect{X: x + half*hourRing*sin - room/2, Y: y - half*hourRing*cos - room/2, W: room, H: room}
		if lit {
			s.Path(cell, faces.Disc, theme.Lamp)
		}
		ink := theme.LampInk
		if i+1 >= gate && !lit {
			ink = display.Hex(0x8D1A14)
		}
		s.Middle(cell, s.FitIn(numeral, s.M.Font(font), size/(s.Unit*max(1, s.M.TextScale)), room*numeralWide, room, 1), ink,
			display.Middle)
	}
}

// numeralSize is the size in which the numerals stand clear of their neighbours, at most the usual one; it reports
// whether they can be read in it.
func (s sheet) numeralSize(font display.Font, half float64) (size float64, fits bool) {
	font = s.M.Font(font)
	floor := s.M.Floor(font)
	at := func(i int) (x, y float64) {
		sin, cos := math.Sincos(float64(i+1) * math.Pi / 6)
		return half * hourRing * sin, half * hourRing * cos
	}
	for size = s.Size(font, numeralDial); size >= floor; size *= 0.96 {
		fits = true
		for i := range len(numerals) - 1 {
			x, y := at(i)
			nx, ny := at(i + 1)
			wide := (s.Measure.Width(numerals[i], font, size) + s.Measure.Width(numerals[i+1], font, size)) / 2
			fits = fits && (wide+numeralGap <= math.Abs(x-nx) || size*numeralHigh <= math.Abs(y-ny))
		}
		// The widest one does not reach into the night.
		if fits && s.Measure.Width(numerals[len(numerals)-1], font, size) <= half*numeralMost {
			return size, true
		}
	}
	return floor, false
}
