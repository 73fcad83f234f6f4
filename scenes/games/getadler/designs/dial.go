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
var (
	gateArc = arc(gate, float64(len(numerals)), 0.452, 0.487)
)

// The night of the dial lies between its last hour and twelve, in hours; nightMiddle is the angle of its middle from
// twelve, against the clock.
const (
	nightFrom   = 7.75
	nightTo     = 11.93
	nightMiddle = (12 - (nightFrom+nightTo)/2) * math.Pi / 6
	nightRays   = 6
)

var (
	nightSector = arc(nightFrom, nightTo, 0, 0.5)
	nightRim    = arc(nightFrom, nightTo, 0.455, 0.47)
)

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
var Dial = faces.New(display.Known{Name: "dial", Shape: 1}, sheet.dial)

// DialAt is the face of the clock at an hour, 0 for none.
func DialAt(hour uint8) display.Face { return display.Face{Design: Dial, Marks: hour} }

// dial is the face of the clock: a ring of lamplight, cream within, the seven hours in numerals and the others as
// ticks. A red arc runs along the hours in which arrests can be made; the numeral of the hour that has come is lit.
func (s sheet) dial() {
	side := min(s.Box.W, s.Box.H)
	s.Unit = side / dialWide
	x, y := s.Box.Centre()
	disc := func(r float64) display.Rect { return display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r} }
	half := side / 2
	s.Path(disc(half), faces.Disc, theme.Lamp)
	s.Path(disc(half*0.945), faces.Disc, theme.LampInk)
	s.Path(disc(half*0.905), faces.Disc, theme.Cream)
	s.nightOfDial(disc(half*0.905), x, y, half)
	s.Path(disc(half*0.905/0.974), gateArc, theme.BusRed)
	s.ticks(x, y, half)
	s.hours(x, y, half)
}

// nightOfDial is the part of the dial that the match never comes to: night, with the rays of a lamp.
func (s sheet) nightOfDial(face display.Rect, x, y, half float64) {
	s.Path(face, nightSector, backNight)
	for i := range nightRays {
		s.Path(face, nightRay(i), theme.Lamp.Alpha(0.16))
	}
	s.Path(face, nightRim, theme.Lamp)
	side := half * 0.46
	at := half * 0.52
	cx, cy := x-at*math.Sin(nightMiddle), y-at*math.Cos(nightMiddle)
	s.Symbol(display.Rect{X: cx - side/2, Y: cy - side/2, W: side, H: side}, display.IconLamp, theme.Lamp)
}

// ticks are the minutes, and the hours after the last.
func (s sheet) ticks(x, y, half float64) {
	for minute := range 60 {
		hour := minute%5 == 0
		long, wide := half*0.03, max(1, half*0.008)
		if hour {
			long, wide = half*0.03, max(1.6, half*0.024)
		}
		at := half*0.84 - long/2
		turn := float64(minute) * math.Pi / 30
		sin, cos := math.Sincos(turn)
		cx, cy := x+at*sin, y-at*cos
		c := theme.LampInk.Alpha(0.55)
		if hour {
			c = theme.LampInk
		}
		if at := float64(minute) / 5; at > nightFrom && at < nightTo {
			c = theme.Lamp.Alpha(float64(c.A) / 255)
		}
		s.Fill(display.Rect{X: cx - wide/2, Y: cy - long/2, W: wide, H: long}, c, 0).Turn = turn
	}
}

// hours are the numerals, upright; that of the hour that has come stands on a disc of lamplight. Where there is no room
// for all it stands there alone.
func (s sheet) hours(x, y, half float64) {
	font, room := display.Marquee, 2*half*hourRoom
	if !s.numeralsFit(font, room) {
		font = display.Plate
	}
	alone := !s.numeralsFit(font, room)
	if alone {
		room = 2 * half * hourAlone
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
		b := s.Fit(numeral, font, numeralDial, room*numeralWide, room, 1)
		s.Middle(cell, b, theme.LampInk, display.Middle)
	}
}

// numeralsFit reports whether every numeral can be set in a square room.
func (s sheet) numeralsFit(font display.Font, room float64) bool {
	for _, numeral := range numerals {
		if b := s.FitIn(numeral, s.M.Font(font), numeralDial, room*numeralWide, room, 1); b.Empty() {
			return false
		}
	}
	return true
}
