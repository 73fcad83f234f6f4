package faces

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// The paper of a document's field by the rank of its value, and the ink that is read on it.
var (
	fieldColours = [5]display.Colour{theme.Ochre, theme.Teal, theme.Cobalt, theme.Vermilion, theme.CutInk}
	fieldInks    = [5]display.Colour{theme.CutInk, theme.CutPaper, theme.CutPaper, theme.CutPaper, theme.CutPaper}
)

// agentColours are the papers of the assassin, the special agent and the mole: light figures are read on each.
var agentColours = [3]display.Colour{theme.CutInk, theme.Vermilion, theme.Teal}

// spyCard begins a card of Cut-paper: a sheet of one colour within an ink edge, which is drawn last.
func (s *sheet) spyCard(ground display.Colour) (in display.Rect, edge func()) {
	s.unit = s.box.W / spyWide
	width := max(1.5, spyEdge*s.unit)
	radius := spyRadius * s.unit
	s.fill(s.box, ground, radius)
	return s.box.Inset(width), func() { s.border(s.box, theme.CutInk, radius, width) }
}

// document is a huge numeral over a slanted field in the colour of its rank. The value stands once more in the corner,
// which is all that shows of a card under others, and at the foot.
func (s *sheet) document() {
	in, edge := s.spyCard(theme.CutPaper)
	u := s.unit
	rank := int(s.face.Tone) % len(fieldColours)
	colour, ink := fieldColours[rank], fieldInks[rank]
	foot, _ := in.CutBottom(in.H * fieldShare)
	s.slanted(in, foot, colour)
	tab, corner := s.corner(in, colour)
	value := s.fit(s.face.Value, display.Poster, cornerSize, tab.W-6*u, tab.H*airy, 1)
	s.lines(display.Rect{X: tab.X, Y: tab.Y + (tab.H-value.high())/2, W: tab.W}, value, ink, display.Middle)
	room := display.Rect{X: in.X + 8*u, Y: corner, W: in.W - 16*u, H: foot.Y - corner + fieldSlack*u}
	numeral := s.fit(s.face.Value, display.Poster, numeralSize, room.W, room.H*posterAir, 1)
	s.lines(display.Rect{X: room.X, Y: room.Y + (room.H-numeral.high())/2, W: room.W}, numeral, theme.CutInk, display.Middle)
	line := display.Rect{X: in.X + 9*u, Y: foot.Y + foot.H*0.38, W: in.W - 18*u, H: foot.H * 0.56}
	again := s.fit(s.face.Value, display.Poster, footSize, line.W*0.34, line.H*airy, 1)
	if again.empty() || s.box.W < spyLabelWide {
		edge()
		return
	}
	s.text(line, again.lines[0], again.font, again.size, ink, display.Left)
	left := s.measure.Width(again.lines[0], again.font, again.size) + 8*u
	name := display.Rect{X: line.X + left, Y: line.Y, W: line.W - left, H: line.H}
	label := s.fit(s.face.Title, display.Geometric, labelSize, name.W, name.H*airy, 1)
	s.lines(display.Rect{X: name.X, Y: name.Y + (name.H-label.high())/2, W: name.W}, label, ink, display.Right)
	edge()
}

// slanted fills the foot of a card with a field whose upper edge rises to the right.
func (s *sheet) slanted(in, foot display.Rect, c display.Colour) {
	field := display.Rect{X: foot.X - foot.W*0.2, Y: foot.Y + foot.W*fieldSlant/2, W: foot.W * 1.4, H: foot.H * 2}
	// Cut as paper is, since the picture of a plain fill would be stretched over the turned box and blur its edge.
	it := s.paper(field, c, 0)
	it.Turn, it.Clip = -fieldSlant, in
}

// corner is the tab at the top left; next is where the room under it begins.
func (s *sheet) corner(in display.Rect, c display.Colour) (tab display.Rect, next float64) {
	u := s.unit
	high := max(34*u, s.m.Floor(display.Poster)*1.1)
	wide := max(44*u, s.m.Floor(display.Poster)*1.3)
	tab = display.Rect{X: in.X, Y: in.Y, W: min(wide, in.W), H: high}
	s.fill(tab, c, 0).Clip = in
	return tab, tab.Y + tab.H
}

// agent is a sheet of one colour with a torn panel; the sign stands there, and in the corner as on the printed cards.
func (s *sheet) agent() {
	ground := agentColours[int(s.face.Tone)%len(agentColours)]
	in, edge := s.spyCard(ground)
	u := s.unit
	side := max(34*u, 15)
	s.symbol(display.Rect{X: in.X + 5*u, Y: in.Y + 5*u, W: side, H: side}, s.face.Symbol, theme.CutPaper)
	name := s.fit(s.face.Title, display.GeometricBold, nameSize, in.W-10*u, in.H*0.3*airy, 2)
	if s.box.W < spyLabelWide {
		name = block{}
	}
	low, _ := in.CutBottom(name.high() + 8*u)
	room := display.Rect{X: in.X + in.W*0.1, Y: in.Y + side + 8*u, W: in.W * 0.8}
	room.H = low.Y - room.Y - 4*u
	panel := s.paper(room, theme.CutPaper, 0)
	panel.Rough, panel.Turn = max(0.8, 2.4*u), tornTurn
	icon := min(room.W, room.H) * 0.74
	x, y := room.Centre()
	s.symbol(display.Rect{X: x - icon/2, Y: y - icon/2, W: icon, H: icon}, s.face.Symbol, theme.CutInk)
	s.lines(display.Rect{X: low.X, Y: low.Y, W: low.W}, name, theme.CutPaper, display.Middle)
	edge()
}

// seatBack is the back of a seat's cards: its colour and shape within a border of paper.
func (s *sheet) seatBack() {
	in, edge := s.spyCard(theme.CutPaper)
	u := s.unit
	seat := int(s.face.Tone) % len(theme.SeatColours)
	field := in.Inset(max(3, 7*u))
	s.fill(field, theme.SeatColours[seat], 4*u)
	s.stripes(field)
	s.border(field, theme.CutInk, 4*u, max(1, 2*u))
	s.seal(field, 0.6, seat)
	edge()
}

// stripes are broad slanting bands, a shade darker.
func (s *sheet) stripes(in display.Rect) {
	gap := max(9, 26*s.unit)
	for x := in.X - in.H*0.4; x < in.X+in.W+in.H*0.4; x += gap {
		band := s.paper(display.Rect{X: x, Y: in.Y - in.H*0.2, W: gap * 0.4, H: in.H * 1.4}, theme.CutInk.Alpha(0.12), 0)
		band.Turn, band.Clip = stripeTurn, in
	}
}

// seal is a seat's shape on a torn scrap of paper.
func (s *sheet) seal(in display.Rect, share float64, seat int) {
	side := min(in.W*share*1.2, in.H*share)
	x, y := in.Centre()
	scrap := display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
	it := s.paper(scrap, theme.CutPaper, 0)
	it.Rough, it.Turn = max(0.8, 2*s.unit), tornTurn
	s.symbol(scrap.Inset(side*0.2), theme.SeatShapes[seat], theme.CutInk)
}

// safe is a seat's safe: a door with hinges in its colour, its shape on a scrap of paper.
func (s *sheet) safe() {
	seat := int(s.face.Tone) % len(theme.SeatColours)
	in, edge := s.spyCard(theme.SeatColours[seat])
	u := s.unit
	door := in.Inset(max(3, 8*u))
	s.border(door, theme.CutInk, 6*u, max(1.5, 3*u))
	for _, y := range [2]float64{door.Y + door.H*0.2, door.Y + door.H*0.68} {
		s.fill(display.Rect{X: door.X - 5*u, Y: y, W: 8 * u, H: door.H * 0.12}, theme.CutInk, 2*u)
	}
	s.seal(door, 0.62, seat)
	edge()
}

// verdict is a slip that tells what became of a seat's cards: a coloured edge and a short sentence.
func (s *sheet) verdict() {
	s.unit = s.box.H / 60
	u := s.unit
	ink, edge := theme.CutInk, theme.CutInk
	switch s.face.Tone {
	case 0:
		ink, edge = theme.Teal, theme.Teal
	case 1:
		ink, edge = theme.VermilionText, theme.Vermilion
	}
	s.fill(s.box, theme.CutPaper, 3*u)
	bar, in := s.box.CutLeft(max(4, 8*u))
	s.fill(bar, edge, 0)
	s.border(s.box, theme.CutInk, 3*u, max(1, 2*u))
	room := display.Rect{X: in.X + 4*u, Y: in.Y + 2*u, W: in.W - 8*u, H: in.H - 4*u}
	text := s.fit(strings.TrimSpace(s.face.Title), display.GeometricBold, 26, room.W, room.H*1.1, 2)
	s.lines(display.Rect{X: room.X, Y: room.Y + (room.H-text.high())/2, W: room.W}, text, ink, display.Middle)
}
