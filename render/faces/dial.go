package faces

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
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

// dial is the face of the clock: a ring of lamplight, cream within, the seven hours in numerals and the others as
// ticks. A red arc runs along the hours in which arrests can be made; the numeral of the hour that has come is lit.
func (s *sheet) dial() {
	side := min(s.box.W, s.box.H)
	s.unit = side / dialWide
	x, y := s.box.Centre()
	disc := func(r float64) display.Rect { return display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r} }
	half := side / 2
	s.path(disc(half), lampDisc, theme.Lamp)
	s.path(disc(half*0.945), lampDisc, theme.LampInk)
	s.path(disc(half*0.905), lampDisc, theme.Cream)
	s.nightOfDial(disc(half*0.905), x, y, half)
	s.path(disc(half*0.905/0.974), gateArc, theme.BusRed)
	s.ticks(x, y, half)
	s.hours(x, y, half)
}

// nightOfDial is the part of the dial that the match never comes to: night, with the rays of a lamp.
func (s *sheet) nightOfDial(face display.Rect, x, y, half float64) {
	s.path(face, nightSector, backNight)
	for i := range nightRays {
		s.path(face, nightRay(i), theme.Lamp.Alpha(0.16))
	}
	s.path(face, nightRim, theme.Lamp)
	side := half * 0.46
	at := half * 0.52
	cx, cy := x-at*math.Sin(nightMiddle), y-at*math.Cos(nightMiddle)
	s.Symbol(display.Rect{X: cx - side/2, Y: cy - side/2, W: side, H: side}, display.IconLamp, theme.Lamp)
}

// ticks are the minutes, and the hours after the last.
func (s *sheet) ticks(x, y, half float64) {
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
func (s *sheet) hours(x, y, half float64) {
	font, room := display.Marquee, 2*half*hourRoom
	if !s.numeralsFit(font, room) {
		font = display.Plate
	}
	alone := !s.numeralsFit(font, room)
	if alone {
		room = 2 * half * hourAlone
	}
	for i, numeral := range numerals {
		lit := i+1 == int(s.face.Marks)
		if alone && !lit {
			continue
		}
		sin, cos := math.Sincos(float64(i+1) * math.Pi / 6)
		cell := display.Rect{X: x + half*hourRing*sin - room/2, Y: y - half*hourRing*cos - room/2, W: room, H: room}
		if lit {
			s.path(cell, lampDisc, theme.Lamp)
		}
		b := s.fit(numeral, font, numeralDial, room*numeralWide, room, 1)
		s.middle(cell, b, theme.LampInk, display.Middle)
	}
}

// numeralsFit reports whether every numeral can be set in a square room.
func (s *sheet) numeralsFit(font display.Font, room float64) bool {
	for _, numeral := range numerals {
		if b := s.fitIn(numeral, s.m.Font(font), numeralDial, room*numeralWide, room, 1); b.empty() {
			return false
		}
	}
	return true
}

// The band of one who is out of the game: slanted, with a rule along each edge.
var struckBand = pen.Draw(100, "M 3 0 L 100 0 97 100 0 100 Z")

// struck is a band with a word, laid across the lower part of a card.
func (s *sheet) struck() {
	band := s.box
	if band.H > band.W*0.6 {
		band = display.Rect{X: band.X, Y: band.Y + band.H*0.5, W: band.W, H: band.H * 0.25}
	}
	s.unit = band.H / 46
	s.path(band, struckBand, theme.LampInk)
	s.path(band.Inset(max(1, band.H*0.05)), struckBand, theme.BusRed)
	in := display.Rect{X: band.X + band.W*0.05, Y: band.Y, W: band.W * 0.9, H: band.H}
	for _, at := range [2]float64{0.075, 0.89} {
		s.Fill(display.Rect{X: in.X, Y: band.Y + band.H*at, W: in.W, H: max(1, band.H*0.035)}, theme.Cream.Alpha(0.7), 0)
	}
	word := s.fit(s.face.Title, display.Plate, 26, in.W, in.H*airy, 1)
	if word.empty() && s.m.Plain {
		word = s.atLast(s.face.Title, in.W, in.H*airy, 1)
	}
	s.middle(in, word, theme.Cream, display.Middle)
}

// lampSlip is a verdict on a slip of its own, so that it reads on any ground.
func (s *sheet) lampSlip() {
	s.unit = s.box.H / 110
	u := s.unit
	ink := [3]display.Colour{theme.LampInk, theme.BusRed, theme.TagBlue}[s.face.Tone%3]
	s.Fill(s.box, theme.Cream, 8*u)
	s.border(s.box.Inset(5*u), ink, 5*u, 3.4*u)
	s.border(s.box.Inset(12*u), ink, 3*u, 1.2*u)
	in := s.box.Inset(16 * u)
	title := s.fit(s.face.Title, display.Marquee, slipSize, in.W-8*u, in.H*1.12, 2)
	s.middle(in, title, ink, display.Middle)
}
