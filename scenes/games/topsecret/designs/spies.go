// Package designs has how TOP SECRET looks: its cards and what they lie on, drawn with the means of render/faces. It
// knows nothing of the match.
package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// sheet is a face of the game being laid out.
type sheet struct{ *faces.Sheet }

// The paper of a document's field by the rank of its value, and the ink that is read on it.
var (
	fieldColours = [5]display.Colour{theme.Ochre, theme.Teal, theme.Cobalt, theme.Vermilion, theme.CutInk}
	fieldInks    = [5]display.Colour{theme.CutInk, theme.CutPaper, theme.CutPaper, theme.CutPaper, theme.CutPaper}
)

// FieldOf is the paper of a document's field by the rank of its value, and the ink that is read on it; AgentOf those of
// a special agent.
func FieldOf(rank int) (field, ink display.Colour) { return fieldColours[rank], fieldInks[rank] }
func AgentOf() (paper, ink display.Colour)         { return agentColours[1], theme.CutPaper }

// The papers of the assassin, the special agent and the mole, on each of which light figures are read, and of the scrap
// that lies under the torn panel.
var (
	agentColours = [3]display.Colour{theme.CutInk, theme.Vermilion, theme.Teal}
	agentAccents = [3]display.Colour{theme.Ochre, theme.CutInk, theme.Ochre}
	agentPanels  = [3]faces.Corners{{{0, 0.1}, {0.97, 0}, {1, 0.95}, {0.06, 1}},
		{{0.04, 0.12}, {1, 0}, {0.95, 1}, {0, 0.94}}, {{0, 0.07}, {0.94, 0}, {1, 1}, {0.05, 0.93}}}
	agentUnderlay = faces.Corners{{0.2, 0.06}, {1, 0.1}, {0.9, 1}, {0, 0.86}}
)

// Document is a secret document: Value its points, Tone the rank of the value (0 to 4), which gives the colour of its
// field, Title its name at the foot. Agent is an agent: Symbol its sign, Title its name, Tone its kind: 0 assassin,
// 1 special agent, 2 mole.
var (
	Document = faces.New(display.Known{Name: "document"}, sheet.document)
	Agent    = faces.New(display.Known{Name: "agent"}, sheet.agent)
)

// Nameless is the title of a card of which the foot is hidden: a line that is not printed, nor is the numeral over it.
const Nameless = "\u00a0"

// document is a huge numeral over a slanted field in the colour of its rank, in which its name stands. The value stands
// once more in the corner, which is all that shows of a card under others; bars count the rank, so that it is not told
// by the colour alone.
func (s sheet) document() {
	if s.tile() {
		return
	}
	in, edge := s.spyCard(theme.CutPaper)
	u := s.Unit
	rank := int(s.Face.Tone) % len(fieldColours)
	colour, ink := fieldColours[rank], fieldInks[rank]
	foot := s.field(in, colour)
	tab := s.corner(in, colour, ink)
	if s.Box.W >= LabelWide {
		s.bars(in, rank+1, colour)
		s.name(foot, ink)
	}
	if s.Face.Title == Nameless {
		edge()
		return
	}
	room := display.Rect{X: in.X + 6*u, Y: tab.Y + tab.H, W: in.W - 12*u}
	room.H = foot.Y - in.W*fieldRise*numeralRight - fieldClear*u - room.Y
	numeral := s.Fit(s.Face.Value, display.Poster, numeralSize, room.W, room.H*posterAir, 1)
	s.Middle(room, numeral, theme.CutInk, display.Middle)
	edge()
}

// tile is a card as wide as high, which has its figure or its sign alone, over a foot on which others write; it reports
// whether the card is one.
func (s sheet) tile() bool {
	if s.Box.W < s.Box.H || s.Box.W > s.Box.H*tileMost {
		return false
	}
	ground, agent := theme.CutPaper, isAgent(&s.Face)
	if agent {
		ground = agentColours[int(s.Face.Tone)%len(agentColours)]
	}
	in, edge := s.spyCard(ground)
	foot := TileFoot(s.Box)
	room := display.Rect{X: in.X, Y: in.Y, W: in.W, H: foot.Y - in.Y}
	if agent {
		s.torn(room.Middle(room.W*0.8, room.H*0.92), agentPanels[int(s.Face.Tone)%len(agentPanels)])
		s.Symbol(room.SquareIn(0.78), s.Face.Symbol, theme.CutInk)
	} else {
		s.slant(in, foot.H, fieldColours[int(s.Face.Tone)%len(fieldColours)])
		room.H -= in.W * fieldRise * numeralRight
		value := s.Fit(s.Face.Value, display.Poster, numeralSize, room.W*0.9, room.H*posterAir, 1)
		s.Middle(room, value, theme.CutInk, display.Middle)
	}
	edge()
	return true
}

// TileFoot is the foot of a card that is a tile.
func TileFoot(box display.Rect) display.Rect {
	foot, _ := box.CutBottom(box.H * tileFoot)
	return foot
}

// InkOf is the ink that is read on the foot of a card.
func InkOf(f *display.Face) display.Colour {
	if isAgent(f) {
		return theme.CutPaper
	}
	return fieldInks[int(f.Tone)%len(fieldInks)]
}

// isAgent reports whether a card is an agent, which has a sign: a document under others has neither sign nor value.
func isAgent(f *display.Face) bool { return f.Symbol != display.NoIcon }

// field lays the slanted field over a paler sheet of the same colour, which peeps out above it. It returns the part
// that is the field's over the whole width.
func (s sheet) field(in display.Rect, c display.Colour) display.Rect {
	return s.slant(in, in.H*fieldShare, c)
}

// slant is a field that is so high over the whole width.
func (s sheet) slant(in display.Rect, high float64, c display.Colour) display.Rect {
	foot, _ := in.CutBottom(high)
	rise := in.W * fieldRise
	r := display.Rect{X: in.X, Y: foot.Y - rise, W: in.W, H: foot.H + rise}
	slope := float32(rise / r.H)
	pale := faces.Corners{{0, slope * 0.72}, {1, 0}, {1, 1}, {0, 1}}
	s.Scrap(r.Moved(0, -fieldPale*s.Unit), c.Alpha(0.4), pale).Clip = in
	s.Scrap(r, c, faces.Corners{{0, slope}, {1, 0}, {1, 1}, {0, 1}})
	return foot
}

// corner is the tab at the top left with the value.
func (s sheet) corner(in display.Rect, c, ink display.Colour) display.Rect {
	u, floor := s.Unit, s.M.Floor(s.M.Font(display.Poster))
	tab := display.Rect{X: in.X, Y: in.Y, W: min(max(44*u, floor*1.3), in.W), H: max(36*u, floor*1.1)}
	value := s.Fit(s.Face.Value, display.Poster, cornerSize, in.W*0.5, max(tab.H, in.H*0.2)*faces.Airy, 1)
	tab.W, tab.H = max(tab.W, s.Width(value)+6*u), max(tab.H, value.Size*1.02)
	s.Scrap(tab, c, faces.Corners{{0, 0}, {1, 0}, {0.97, 0.9}, {0, 1}})
	s.Lines(display.Rect{X: tab.X, Y: tab.Y + (tab.H-value.High())/2, W: tab.W - u}, value, ink, display.Middle)
	return tab
}

// bars are slanted strokes at the top right, as many as the rank counts.
func (s sheet) bars(in display.Rect, n int, c display.Colour) {
	u := s.Unit
	bar := display.Rect{X: in.X + in.W - (barWide+barLean+5)*u, Y: in.Y + 9*u, W: (barWide + barLean) * u, H: 20 * u}
	lean := float32(barLean / (barWide + barLean))
	for range n {
		s.Scrap(bar, c, faces.Corners{{lean, 0}, {1, 0}, {1 - lean, 1}, {0, 1}})
		bar.X -= (barWide + barGap) * u
	}
}

// name names the card at its foot.
func (s sheet) name(foot display.Rect, ink display.Colour) {
	if s.Face.Title != Nameless {
		name := s.Fit(s.Face.Title, display.Poster, s.AtMost(nameSize, s.Face.Heading), foot.W-8*s.Unit, foot.H*posterAir, 1)
		s.Middle(foot, name, ink, display.Middle)
	}
}

// agent is a sheet of one colour with a torn panel; the sign stands there, and in the corner as on the printed cards.
func (s sheet) agent() {
	if s.tile() {
		return
	}
	kind := int(s.Face.Tone) % len(agentColours)
	in, edge := s.spyCard(agentColours[kind])
	u := s.Unit
	side := max(34*u, 16)
	s.Symbol(display.Rect{X: in.X + 4*u, Y: in.Y + 5*u, W: side, H: side}, s.Face.Symbol, theme.CutPaper)
	var name faces.Block
	if s.Box.W >= agentLabelWide {
		wide, high := in.W-8*u, in.H*0.3*faces.Grown(s.M)*faces.Airy
		if s.Box.W < LabelWide { // The smallest letters have more of it.
			wide, high = in.W-2*u, max(high, in.H*0.62)
		}
		name = s.Fit(s.Face.Title, display.Poster, s.AtMost(nameSize, s.Face.Heading), wide, high, 2)
	}
	low, _ := in.CutBottom(name.High() + 8*u)
	room := display.Rect{X: in.X + in.W*0.08, Y: in.Y + side*0.84 + 5*u, W: in.W * 0.84}
	room.H = low.Y - room.Y - 5*u
	if room.H > room.W*panelLeast { // Else the sign in the corner is all that has room over the name.
		s.Scrap(display.Rect{X: room.X - 3*u, Y: room.Y + 3*u, W: room.W + 7*u, H: room.H + 2*u}, agentAccents[kind],
			agentUnderlay)
		s.torn(room, agentPanels[kind])
		icon := min(room.W, room.H) * 0.76
		x, y := room.Centre()
		s.Symbol(display.Rect{X: x - icon/2, Y: y - icon/2 + u, W: icon, H: icon}, s.Face.Symbol, theme.CutInk)
	}
	if s.Face.Title != Nameless {
		s.Lines(display.Rect{X: low.X, Y: low.Y, W: low.W}, name, theme.CutPaper, display.Middle)
	}
	edge()
}
