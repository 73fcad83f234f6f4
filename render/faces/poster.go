package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// PlainPoster is that of a game without a poster of its own: Title is the name of the game, Note how many play it.
var PlainPoster = &Design{display.Known{Name: "plain poster"}, func(s *Sheet) {
	picture, plate := s.BeginPoster(theme.Raised, theme.Panel)
	s.Symbol(picture.SquareIn(0.6), display.IconGlobe, theme.Brass)
	s.PosterWords(plate, display.SansBold, theme.TextColour, display.Sans, theme.TextColour)
	s.Border(s.Box, theme.ControlBorder, 0, 2*s.Unit)
}}

// PosterRooms are the parts of a poster: the picture, and the plate with its words, under it or, on a poster that is
// wider than high, at its right. Large letters have more of the poster.
func PosterRooms(box display.Rect, m theme.Metrics) (picture, plate display.Rect) {
	if box.W > box.H {
		return box.CutLeft(min(box.H*posterAside, box.W*0.45))
	}
	share := posterPlate * (1 + (max(1, m.TextScale)-1)*posterLarge)
	least := (m.Floor(display.Typewriter) + m.Floor(display.Sans)) * posterLines
	plate, picture = box.CutBottom(max(box.H*share, min(least, box.H*posterMost)))
	return picture, plate
}

// PosterUnit is a pixel of the design of a picture.
func PosterUnit(picture display.Rect) float64 { return min(picture.W/posterWide, picture.H/posterHigh) }

// BeginPoster begins a poster: it lays the papers of picture and plate, and says where they are. Its words are
// designed for a poster that is posterWide pixels wide, or posterLow high.
func (s *Sheet) BeginPoster(paper, words display.Colour) (picture, plate display.Rect) {
	picture, plate = PosterRooms(s.Box, s.M)
	s.Unit = picture.W / posterWide
	if s.Box.W > s.Box.H {
		s.Unit = picture.H / posterLow
	}
	s.Fill(s.Box, paper, 0)
	s.Fill(plate, words, 0)
	return picture, plate
}

// PosterEdge is a line between picture and plate.
func (s *Sheet) PosterEdge(plate display.Rect, wide float64, c display.Colour) {
	wide = max(2, wide*s.Unit)
	edge, _ := plate.CutTop(wide)
	if s.Box.W > s.Box.H {
		edge, _ = plate.CutLeft(wide)
	}
	s.Fill(edge, c, 0)
}

// PosterWords sets the name of the game in the middle of a plate, how many play it under that. The name comes first:
// where there is no room for both, it stands alone.
func (s *Sheet) PosterWords(plate display.Rect, font display.Font, title display.Colour, small display.Font,
	note display.Colour) {
	in := plate.Inset(min(plate.H, plate.W) * 0.07)
	players := s.Fit(s.Face.Note, small, posterNote, in.W, in.H*0.5, 2)
	name := s.Fit(s.Face.Title, font, posterTitle, in.W, in.H-players.High(), 2)
	if name.Empty() {
		players, name = Block{}, s.Fit(s.Face.Title, font, posterTitle, in.W, in.H, 2)
	}
	room := in.Middle(in.W, name.High()+players.High())
	s.Lines(room, name, title, display.Middle)
	_, room = room.CutTop(name.High())
	s.Lines(room, players, note, display.Middle)
}
