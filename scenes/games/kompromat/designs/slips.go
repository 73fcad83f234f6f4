package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Slip is a counter-intelligence card by itself: Title and Marks. Token is a notoriety token: a file hole that is
// punched where it has Marks.
var (
	Slip  = faces.New(display.Known{Name: "slip", Shape: folderShape, Part: true}, sheet.slip)
	Token = faces.New(display.Known{Name: "token", Shape: 1, Laid: true, Round: true}, sheet.token)
)

// slip is a counter-intelligence card by itself.
func (s sheet) slip() {
	s.Unit = folderUnit(s.Box)
	u := s.Unit
	s.Paper(s.Box, theme.StampRed, 6*u)
	frame := s.Box.Inset(8 * u)
	s.Border(frame, theme.Paper.Alpha(0.9), 4*u, 3*u)
	in := frame.Inset(6 * u)
	title := s.Fit(s.Face.Title, display.Typewriter, 30, in.W, in.H*0.5, 2)
	foot, room := in.CutBottom(title.High())
	if s.Face.Marks > 0 {
		s.exclamations(room.Inset(room.H*0.16), int(s.Face.Marks), theme.Paper)
	}
	s.Lines(foot, title, theme.Paper, display.Middle)
}

// token is a file hole: with a mark it is punched, without one it is still paper.
func (s sheet) token() {
	side := min(s.Box.W, s.Box.H)
	ring := s.Box.Square(side)
	if s.Face.Marks == 0 {
		s.Border(ring.Inset(side*0.16), theme.Paper.Alpha(0.55), side/2, max(1.5, side*0.06))
		return
	}
	s.Fill(ring, theme.Paper, side/2)
	s.Border(ring.Inset(side*0.06), deckInk(s.Face.Tone), side/2, max(1.5, side*0.1))
	s.Fill(ring.Inset(side*0.28), theme.Ink, side/2)
}
