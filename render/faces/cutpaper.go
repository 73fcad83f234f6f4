package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// corners are those of a scrap.
type corners = [4][2]float32

// spyCard begins a card of Cut-paper: a sheet of one colour within an ink edge, which is drawn last.
func (s *sheet) spyCard(ground display.Colour) (in display.Rect, edge func()) {
	s.unit = min(s.box.W/spyWide, s.box.H/spyHigh)
	width := max(1.5, spyEdge*s.unit)
	radius := spyRadius * s.unit
	s.Fill(s.box, ground, radius)
	return s.box.Inset(width), func() { s.border(s.box, theme.CutInk, radius, width) }
}

// scrap adds a piece of paper with four straight cuts.
func (s *sheet) scrap(r display.Rect, c display.Colour, at corners) *display.Item {
	return s.Add(display.Item{Kind: display.Scrap, Box: r, Colour: c, Corners: at})
}

// torn adds a piece of paper torn on all sides: it drops a hard shadow, and the tear shows its raw inside.
func (s *sheet) torn(r display.Rect, at corners) {
	u := s.unit
	s.scrap(r.Moved(1.5*u, 3*u), theme.CutInk.Alpha(0.35), at)
	s.scrap(r, theme.TableColour, at).Rough = max(0.7, 2.2*u)
	s.scrap(r.Inset(1.6*u), theme.CutPaper, at).Rough = max(0.6, 1.5*u)
}

// seatBack is the back of a seat's cards: its colour and shape within a border of paper.
func (s *sheet) seatBack() {
	in, edge := s.spyCard(theme.CutPaper)
	u := s.unit
	seat := int(s.face.Tone) % len(theme.SeatColours)
	field := in.Inset(max(2, 6*u))
	s.Fill(field, theme.SeatColours[seat], 3*u)
	s.stripes(field)
	s.border(field, theme.CutInk, 3*u, 1.6*u)
	s.seal(field, sealShare, seat)
	s.sign(field, seat)
	edge()
}

// stripes are broad slanting bands, a shade darker.
func (s *sheet) stripes(in display.Rect) {
	wide, lean := max(8, 22*s.unit), in.H*stripeLean
	share := float32(lean / (lean + wide))
	for x := in.X - lean; x < in.X+in.W; x += wide * 2 {
		band := display.Rect{X: x, Y: in.Y, W: lean + wide, H: in.H}
		s.scrap(band, theme.CutInk.Alpha(0.13), corners{{share, 0}, {1, 0}, {1 - share, 1}, {0, 1}}).Clip = in
	}
}

// seal is a seat's shape on a torn scrap of paper.
func (s *sheet) seal(in display.Rect, share float64, seat int) {
	side := min(in.W*share*sealWide, in.H*share)
	scrap := in.Square(side)
	s.torn(scrap, corners{{0.03, 0.08}, {0.96, 0}, {1, 0.95}, {0, 1}})
	s.Symbol(scrap.Inset(side*0.2), theme.SeatShapes[seat], theme.CutInk)
}

// sign repeats a seat's shape in the corner, for a card that lies under another; on a card so small that it would lie
// on the scrap, the scrap's shape is all there is.
func (s *sheet) sign(in display.Rect, seat int) {
	side := max(11, 22*s.unit)
	if scrap := min(in.W*sealShare*sealWide, in.H*sealShare); 4*s.unit+side > (in.H-scrap)/2 {
		return
	}
	s.Symbol(display.Rect{X: in.X + 4*s.unit, Y: in.Y + 4*s.unit, W: side, H: side}, theme.SeatShapes[seat],
		theme.SeatInk(seat))
}

// safe is a seat's safe: a door in its colour with hinges, rivets and a wheel, its shape on a scrap of paper.
func (s *sheet) safe() {
	seat := int(s.face.Tone) % len(theme.SeatColours)
	in, edge := s.spyCard(theme.SeatColours[seat])
	u := s.unit
	door := in.Inset(max(3, 9*u))
	s.Fill(in, theme.CutInk.Alpha(0.2), 5*u)
	s.Fill(door, theme.SeatColours[seat], 6*u)
	s.border(door, theme.CutInk, 6*u, 2.6*u)
	for _, y := range [2]float64{door.Y + door.H*0.24, door.Y + door.H*0.64} {
		s.Fill(display.Rect{X: door.X - 6*u, Y: y, W: 11 * u, H: door.H * 0.13}, theme.CutInk, 2*u)
	}
	if n := int(s.face.PortraitID); n > 0 {
		s.hung(door, &regulars[n%len(regulars)], seat)
	} else {
		s.seal(door, 0.6, seat)
		s.sign(door.Inset(2*u), seat)
	}
	s.wheel(door.X+door.W-23*u, door.Y+door.H-23*u, 15*u)
	edge()
}

// hung is the portrait of a safe's owner on its door, under the sign of the seat.
func (s *sheet) hung(door display.Rect, r *regular, seat int) {
	u := s.unit
	side := max(11, 20*u)
	top, room := door.Inset(max(2, 5*u)).CutTop(side)
	_, room = room.CutLeft(8 * u)
	_, room = room.CutTop(2 * u)
	s.Symbol(display.Rect{X: room.X, Y: top.Y, W: side, H: side}, theme.SeatShapes[seat], theme.SeatInk(seat))
	s.Fill(room, r.field, 3*u)
	at := s.sit(room, r.papers())
	at.cut = true
	s.draw(at, r)
	s.border(room, theme.CutInk, 3*u, max(1, 1.6*u))
}

// wheel is the handle of a safe.
func (s *sheet) wheel(x, y, r float64) {
	disc := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
	s.Fill(disc.Inset(r*0.1), theme.CutPaper, r)
	s.border(disc, theme.CutInk, r, r*0.26)
	spoke := float32(0.11)
	s.scrap(disc.Inset(r*0.1), theme.CutInk, corners{{0.5 - spoke, 0}, {0.5 + spoke, 0}, {0.5 + spoke, 1},
		{0.5 - spoke, 1}}).Turn = wheelTurn
	s.scrap(disc.Inset(r*0.1), theme.CutInk, corners{{0, 0.5 - spoke}, {1, 0.5 - spoke}, {1, 0.5 + spoke},
		{0, 0.5 + spoke}}).Turn = wheelTurn
}
