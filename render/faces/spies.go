package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// The paper of a document's field by the rank of its value, and the ink that is read on it.
var (
	fieldColours = [5]display.Colour{theme.Ochre, theme.Teal, theme.Cobalt, theme.Vermilion, theme.CutInk}
	fieldInks    = [5]display.Colour{theme.CutInk, theme.CutPaper, theme.CutPaper, theme.CutPaper, theme.CutPaper}
)

// The papers of the assassin, the special agent and the mole, on each of which light figures are read, and of the scrap
// that lies under the torn panel.
var (
	agentColours = [3]display.Colour{theme.CutInk, theme.Vermilion, theme.Teal}
	agentAccents = [3]display.Colour{theme.Ochre, theme.CutInk, theme.Ochre}
	agentPanels  = [3]corners{{{0, 0.1}, {0.97, 0}, {1, 0.95}, {0.06, 1}}, {{0.04, 0.12}, {1, 0}, {0.95, 1}, {0, 0.94}},
		{{0, 0.07}, {0.94, 0}, {1, 1}, {0.05, 0.93}}}
	agentUnderlay = corners{{0.2, 0.06}, {1, 0.1}, {0.9, 1}, {0, 0.86}}
)

// document is a huge numeral over a slanted field in the colour of its rank. The value stands once more in the corner,
// which is all that shows of a card under others, and at the foot; bars count the rank, so that it is not told by the
// colour alone.
func (s *sheet) document() {
	in, edge := s.spyCard(theme.CutPaper)
	u := s.unit
	rank := int(s.face.Tone) % len(fieldColours)
	colour, ink := fieldColours[rank], fieldInks[rank]
	foot := s.field(in, colour)
	tab := s.corner(in, colour, ink)
	if s.box.W >= spyLabelWide {
		s.bars(in, rank+1, colour)
		s.foot(foot, ink)
	}
	room := display.Rect{X: in.X + 6*u, Y: tab.Y + tab.H, W: in.W - 12*u}
	room.H = foot.Y - in.W*fieldRise*numeralRight - fieldClear*u - room.Y
	numeral := s.fit(s.face.Value, display.Poster, numeralSize, room.W, room.H*posterAir, 1)
	s.middle(room, numeral, theme.CutInk, display.Middle)
	edge()
}

// field lays the slanted field over a paler sheet of the same colour, which peeps out above it. It returns the part
// that is the field's over the whole width.
func (s *sheet) field(in display.Rect, c display.Colour) display.Rect {
	foot, _ := in.CutBottom(in.H * fieldShare)
	rise := in.W * fieldRise
	r := display.Rect{X: in.X, Y: foot.Y - rise, W: in.W, H: foot.H + rise}
	slope := float32(rise / r.H)
	s.scrap(r.Moved(0, -fieldPale*s.unit), c.Alpha(0.4), corners{{0, slope * 0.72}, {1, 0}, {1, 1}, {0, 1}}).Clip = in
	s.scrap(r, c, corners{{0, slope}, {1, 0}, {1, 1}, {0, 1}})
	return foot
}

// corner is the tab at the top left with the value.
func (s *sheet) corner(in display.Rect, c, ink display.Colour) display.Rect {
	u, floor := s.unit, s.m.Floor(s.m.Font(display.Poster))
	tab := display.Rect{X: in.X, Y: in.Y, W: min(max(44*u, floor*1.3), in.W), H: max(36*u, floor*1.1)}
	value := s.fit(s.face.Value, display.Poster, cornerSize, in.W*0.5, max(tab.H, in.H*0.2)*airy, 1)
	tab.W, tab.H = max(tab.W, s.width(value)+6*u), max(tab.H, value.size*1.02)
	s.scrap(tab, c, corners{{0, 0}, {1, 0}, {0.97, 0.9}, {0, 1}})
	s.lines(display.Rect{X: tab.X, Y: tab.Y + (tab.H-value.high())/2, W: tab.W - u}, value, ink, display.Middle)
	return tab
}

// bars are slanted strokes at the top right, as many as the rank counts.
func (s *sheet) bars(in display.Rect, n int, c display.Colour) {
	u := s.unit
	bar := display.Rect{X: in.X + in.W - 20*u, Y: in.Y + 9*u, W: 12 * u, H: 20 * u}
	for range n {
		s.scrap(bar, c, corners{{0.5, 0}, {1, 0}, {0.5, 1}, {0, 1}})
		bar.X -= 10 * u
	}
}

// foot repeats the value at the left of the field and names the card at its right, where there is room.
func (s *sheet) foot(r display.Rect, ink display.Colour) {
	u := s.unit
	line := display.Rect{X: r.X + 9*u, Y: r.Y + r.H*0.3, W: r.W - 18*u, H: r.H * 0.58}
	again := s.fit(s.face.Value, display.Poster, footSize, line.W*0.4, line.H*airy, 1)
	s.middle(line, again, ink, display.Left)
	_, name := line.CutLeft(s.width(again) + 8*u)
	label := s.fit(s.face.Title, display.Geometric, labelSize, name.W, name.H*airy, 1)
	s.middle(name, label, ink, display.Right)
}

// agent is a sheet of one colour with a torn panel; the sign stands there, and in the corner as on the printed cards.
func (s *sheet) agent() {
	kind := int(s.face.Tone) % len(agentColours)
	in, edge := s.spyCard(agentColours[kind])
	u := s.unit
	side := max(34*u, 16)
	s.Symbol(display.Rect{X: in.X + 4*u, Y: in.Y + 5*u, W: side, H: side}, s.face.Symbol, theme.CutPaper)
	var name block
	if s.box.W >= spyLabelWide {
		name = s.fit(s.face.Title, display.GeometricBold, nameSize, in.W-8*u, in.H*0.3*airy, 2)
	}
	low, _ := in.CutBottom(name.high() + 8*u)
	room := display.Rect{X: in.X + in.W*0.08, Y: in.Y + side*0.84 + 5*u, W: in.W * 0.84}
	room.H = low.Y - room.Y - 5*u
	s.scrap(display.Rect{X: room.X - 3*u, Y: room.Y + 3*u, W: room.W + 7*u, H: room.H + 2*u}, agentAccents[kind],
		agentUnderlay)
	s.torn(room, agentPanels[kind])
	icon := min(room.W, room.H) * 0.76
	x, y := room.Centre()
	s.Symbol(display.Rect{X: x - icon/2, Y: y - icon/2 + u, W: icon, H: icon}, s.face.Symbol, theme.CutInk)
	s.lines(display.Rect{X: low.X, Y: low.Y, W: low.W}, name, theme.CutPaper, display.Middle)
	edge()
}
