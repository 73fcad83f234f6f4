package faces

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// slip is a counter-intelligence card by itself.
func (s *sheet) slip() {
	s.unit = folderUnit(s.box)
	u := s.unit
	s.paper(s.box, theme.StampRed, 6*u)
	frame := s.box.Inset(8 * u)
	s.border(frame, theme.Paper.Alpha(0.9), 4*u, 3*u)
	in := frame.Inset(6 * u)
	title := s.fit(s.face.Title, display.Typewriter, 30, in.W, in.H*0.5, 2)
	foot, room := in.CutBottom(title.high())
	if s.face.Marks > 0 {
		s.exclamations(room.Inset(room.H*0.16), int(s.face.Marks), theme.Paper)
	}
	s.lines(foot, title, theme.Paper, display.Middle)
}

// stamp is a rubber stamp on a slip of its own, so that it reads on any ground.
func (s *sheet) stamp() {
	s.unit = s.box.H / 100
	u := s.unit
	s.paper(s.box, theme.Paper, 5*u)
	frame := s.box.Inset(9 * u)
	s.border(frame, theme.StampRed, 6*u, 5*u)
	s.border(frame.Inset(8*u), theme.StampRed, 3*u, 1.5*u)
	in := display.Rect{X: frame.X + 16*u, Y: frame.Y + 9*u, W: frame.W - 32*u, H: frame.H - 18*u}
	title := s.fit(strings.ToUpper(s.face.Title), display.Stencil, 64, in.W, in.H*airy, 2)
	s.middle(in, title, theme.StampRed, display.Middle)
}

// token is a file hole: with a mark it is punched, without one it is still paper.
func (s *sheet) token() {
	side := min(s.box.W, s.box.H)
	ring := s.box.Square(side)
	if s.face.Marks == 0 {
		s.border(ring.Inset(side*0.16), theme.Paper.Alpha(0.55), side/2, max(1.5, side*0.06))
		return
	}
	s.Fill(ring, theme.Paper, side/2)
	s.border(ring.Inset(side*0.06), Tone(s.face.Tone), side/2, max(1.5, side*0.1))
	s.Fill(ring.Inset(side*0.28), theme.Ink, side/2)
}
