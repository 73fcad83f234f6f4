package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// SeatBack is the back of a seat's cards, Safe its safe: Tone is the seat, and PortraitID who plays for it, whose
// portrait hangs on the door.
var (
	SeatBack = faces.New(display.Known{Name: "seat back", Back: true}, sheet.seatBack)
	Safe     = faces.New(display.Known{Name: "safe"}, sheet.safe)
)

// Table is the ground: papers on a table. The two pale ones give the middle some depth and are quiet under what lies
// there, the bold ones lie at the sides.
var Table = &display.Known{Name: "table", Ground: &display.Place{
	Middle: theme.TableColour, Edge: theme.TableColour, Fibre: tableFibre,
	Papers: []display.Paper{
		{Colour: theme.TableShade, Corners: [][2]float64{{0.24, -0.02}, {0.665, -0.02}, {0.5, 1.02}, {0.14, 1.02}}},
		{Colour: theme.TableLight, Corners: [][2]float64{{0.7, -0.02}, {1.02, -0.02}, {1.02, 0.44}, {0.53, 0.71}}},
		{Colour: theme.Ochre, Corners: [][2]float64{{-0.02, -0.02}, {0.285, -0.02}, {0.195, 1.02}, {-0.02, 1.02}}},
		{Colour: theme.Teal, Corners: [][2]float64{{0.6, 0.56}, {0.79, 0.475}, {1.02, 0.66}, {1.02, 1.02}, {0.475, 1.02}}},
	},
}}

// spyCard begins a card: a sheet of one colour within an ink edge, which is drawn last.
func (s sheet) spyCard(ground display.Colour) (in display.Rect, edge func()) {
	s.Unit = min(s.Box.W/spyWide, s.Box.H/spyHigh)
	width := max(1.5, spyEdge*s.Unit)
	radius := spyRadius * s.Unit
	s.Fill(s.Box, ground, radius)
	return s.Box.Inset(width), func() { s.Border(s.Box, theme.CutInk, radius, width) }
}

// torn adds a piece of paper torn on all sides: it drops a hard shadow, and the tear shows its raw inside.
func (s sheet) torn(r display.Rect, at faces.Corners) {
	u := s.Unit
	s.Scrap(r.Moved(1.5*u, 3*u), theme.CutInk.Alpha(0.35), at)
	s.Scrap(r, theme.TableColour, at).Rough = max(0.7, 2.2*u)
	s.Scrap(r.Inset(1.6*u), theme.CutPaper, at).Rough = max(0.6, 1.5*u)
}

// seatBack is the back of a seat's cards: its colour and shape within a border of paper.
func (s sheet) seatBack() {
	in, edge := s.spyCard(theme.CutPaper)
	u := s.Unit
	seat := int(s.Face.Tone) % len(theme.SeatColours)
	field := in.Inset(max(2, 6*u))
	s.Fill(field, theme.SeatColours[seat], 3*u)
	s.stripes(field)
	s.Border(field, theme.CutInk, 3*u, 1.6*u)
	s.seal(field, sealShare, seat)
	s.sign(field, seat)
	edge()
}

// stripes are broad slanting bands, a shade darker.
func (s sheet) stripes(in display.Rect) {
	wide, lean := max(8, 22*s.Unit), in.H*stripeLean
	share := float32(lean / (lean + wide))
	for x := in.X - lean; x < in.X+in.W; x += wide * 2 {
		band := display.Rect{X: x, Y: in.Y, W: lean + wide, H: in.H}
		s.Scrap(band, theme.CutInk.Alpha(0.13), faces.Corners{{share, 0}, {1, 0}, {1 - share, 1}, {0, 1}}).Clip = in
	}
}

// seal is a seat's shape on a torn scrap of paper.
func (s sheet) seal(in display.Rect, share float64, seat int) {
	side := min(in.W*share*sealWide, in.H*share)
	scrap := in.Square(side)
	s.torn(scrap, faces.Corners{{0.03, 0.08}, {0.96, 0}, {1, 0.95}, {0, 1}})
	s.Symbol(scrap.Inset(side*0.2), theme.SeatShapes[seat], theme.CutInk)
}

// sign repeats a seat's shape in the corner, for a card that lies under another; on a card so small that it would lie
// on the scrap, the scrap's shape is all there is.
func (s sheet) sign(in display.Rect, seat int) {
	side := max(11, 22*s.Unit)
	if scrap := min(in.W*sealShare*sealWide, in.H*sealShare); 4*s.Unit+side > (in.H-scrap)/2 {
		return
	}
	s.Symbol(display.Rect{X: in.X + 4*s.Unit, Y: in.Y + 4*s.Unit, W: side, H: side}, theme.SeatShapes[seat],
		theme.SeatInk(seat))
}

// safe is a seat's safe: a door in its colour with hinges, rivets and a wheel, its shape on a scrap of paper.
func (s sheet) safe() {
	seat := int(s.Face.Tone) % len(theme.SeatColours)
	in, edge := s.spyCard(theme.SeatColours[seat])
	u := s.Unit
	door := in.Inset(max(3, 9*u))
	s.Fill(in, theme.CutInk.Alpha(0.2), 5*u)
	s.Fill(door, theme.SeatColours[seat], 6*u)
	s.Border(door, theme.CutInk, 6*u, 2.6*u)
	for _, y := range [2]float64{door.Y + door.H*0.24, door.Y + door.H*0.64} {
		s.Fill(display.Rect{X: door.X - 6*u, Y: y, W: 11 * u, H: door.H * 0.13}, theme.CutInk, 2*u)
	}
	if s.Face.PortraitID > 0 {
		s.hung(door, seat)
	} else {
		s.seal(door, 0.6, seat)
		s.sign(door.Inset(2*u), seat)
	}
	s.wheel(door.X+door.W-23*u, door.Y+door.H-23*u, 15*u)
	edge()
}

// hung is the portrait of a safe's owner on its door, under the sign of the seat.
func (s sheet) hung(door display.Rect, seat int) {
	u := s.Unit
	side := max(11, 20*u)
	top, room := door.Inset(max(2, 5*u)).CutTop(side)
	_, room = room.CutLeft(8 * u)
	_, room = room.CutTop(2 * u)
	s.Symbol(display.Rect{X: room.X, Y: top.Y, W: side, H: side}, theme.SeatShapes[seat], theme.SeatInk(seat))
	at := s.SitCut(room, s.Face.PortraitID)
	s.Fill(room, at.Field, 3*u)
	s.Draw(at)
	s.Border(room, theme.CutInk, 3*u, max(1, 1.6*u))
}

// wheel is the handle of a safe.
func (s sheet) wheel(x, y, r float64) {
	disc := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
	s.Fill(disc.Inset(r*0.1), theme.CutPaper, r)
	s.Border(disc, theme.CutInk, r, r*0.26)
	spoke := float32(0.11)
	s.Scrap(disc.Inset(r*0.1), theme.CutInk, faces.Corners{{0.5 - spoke, 0}, {0.5 + spoke, 0}, {0.5 + spoke, 1},
		{0.5 - spoke, 1}}).Turn = wheelTurn
	s.Scrap(disc.Inset(r*0.1), theme.CutInk, faces.Corners{{0, 0.5 - spoke}, {1, 0.5 - spoke}, {1, 0.5 + spoke},
		{0, 0.5 + spoke}}).Turn = wheelTurn
}
