package faces

import (
	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Likeness is the portrait of a regular or of a guest: Tone the number in the cast, from 1, or that of the guest, or 0
// where it is nobody known; Marks the look, as package display numbers them; Gaze what the face does.
var Likeness = &Design{display.Known{Name: "likeness", Shape: display.Upright}, (*Sheet).likeness}

// looks frame a likeness and say in which colours it is drawn.
var looks = [display.LookCount]func(*Sheet, *regular){(*Sheet).wall, (*Sheet).photo, (*Sheet).poster, (*Sheet).lamplit}

// likeness paints a regular in a look: one drawing of each person, in four palettes.
func (s *Sheet) likeness() {
	s.Unit = s.Box.W / likenessWide
	r := regularOf(s.Face.Tone)
	looks[s.Face.Marks%display.LookCount](s, r)
}

// Sitting is a regular being drawn: in what box, in what colours, and how. Field is the ground for one that is cut.
type Sitting struct {
	Box     display.Rect
	Field   display.Colour
	regular *regular
	room    display.Rect
	colours [paints]display.Colour
	// rim is the share of the lines of ink around the shapes; edge is their colour.
	rim  float64
	edge display.Colour
	// cut has shapes cut with scissors from paper that lies on paper: straight edges, hard shadows, no fine strokes.
	cut bool
}

// Sit places the regular of a number in the cast in a room, as a lamp shows them.
func (s *Sheet) Sit(room display.Rect, number uint8) Sitting {
	r := regularOf(number)
	return sitting(room, r, r.natural())
}

// SitCut is Sit for somebody who is cut from paper.
func (s *Sheet) SitCut(room display.Rect, number uint8) Sitting {
	r := regularOf(number)
	at := sitting(room, r, r.papers())
	at.cut = true
	return at
}

// sitting places a head in a room: the shoulders fill its foot.
func sitting(room display.Rect, r *regular, colours *[paints]display.Colour) Sitting {
	side := min(room.W, room.H/likenessGrows*1.1) * likenessGrows
	return Sitting{
		Box:   display.Rect{X: room.X + (room.W-side)/2, Y: room.Y + room.H - side, W: side, H: side},
		Field: r.Field, regular: r, room: room, colours: *colours, rim: 1, edge: theme.LampInk,
	}
}

// moods are what the hat of a guest does, and the mouth, with a gaze: how far it turns, and moves on the grid.
var moods = [...]struct {
	part       string
	turn, x, y float64
}{
	display.GazeRest: {"rest", 0, 0, 0}, display.GazeLeft: {"rest", 0, 0, 0}, display.GazeRight: {"rest", 0, 0, 0},
	display.GazeShut: {"rest", 0, 0, 0}, display.GazePleased: {"pleased", -0.14, -4, -11},
	display.GazeStruck: {"struck", 0.12, 3, 11}, display.GazeThinking: {"rest", 0.07, 3, 4},
}

// guest paints a person who plays here, whose hat or glasses a mood moves.
func guest(s *Sheet, at Sitting) {
	mood, figure := moods[s.Face.Gaze%display.GazeCount], at.regular.Name
	for _, part := range [...]string{figure + " under", "person under", "person " + mood.part, figure + " over"} {
		s.strokes(&at, portraits()[part])
	}
	for _, st := range portraits()[figure+" worn"] {
		st.outline = pen.Turn(st.outline, mood.turn, 0.5, 0.55)
		hat, scale := at, at.Box.W/portraitGrid
		hat.Box = at.Box.Moved(mood.x*scale, mood.y*scale)
		s.strokes(&hat, []Stroke{st})
	}
}

// Draw paints a regular or a guest with the gaze of the face; somebody unknown has a question mark for one.
func (s *Sheet) Draw(at Sitting) {
	r := at.regular
	if r.guest {
		guest(s, at)
		return
	}
	s.strokes(&at, portraits()[r.Name+" under"])
	if r.Face.Wide > 0 {
		s.features(&at, r)
	}
	s.strokes(&at, portraits()[r.Name+" over"])
	if r == regularOf(0) {
		side := at.Box.W * 0.42
		x, _ := at.Box.Centre()
		s.Symbol(display.Rect{X: x - side/2, Y: at.Box.Y + at.Box.H*0.36, W: side, H: side}, display.IconAsk,
			at.colours[gold])
	}
}

// strokes paints shapes one over the other; those too fine for the size or the look are left out.
func (s *Sheet) strokes(at *Sitting, all []Stroke) {
	scale := at.Box.W / portraitGrid
	for _, st := range all {
		if st.fine && (at.cut || at.Box.W < fineFrom) {
			continue
		}
		o := st.outline
		switch {
		case at.cut:
			o = pen.Facet(o)
			if st.rim > 0 && !s.M.Contrast {
				s.Path(at.Box.Moved(cutShadow*scale, cutShadow*scale), o, theme.CutInk.Alpha(cutShade)).Clip = at.room
			}
		case st.rim > 0 && at.rim > 0:
			it := s.Path(at.Box, o, at.edge)
			it.Width, it.Clip = st.rim*scale*at.rim, at.room
		}
		width := st.width * scale
		if st.paint == skinDark && width == 0 {
			// The light of the face would shine through at the edge of its own shadow.
			it := s.Path(at.Box, o, at.colours[st.paint])
			it.Width, it.Clip = seam, at.room
		}
		it := s.Path(at.Box, o, at.colours[st.paint])
		it.Width, it.Clip = width, at.room
	}
}

// lamplit is a portrait before a lamp, as the suspects have theirs.
func (s *Sheet) lamplit(r *regular) {
	s.Fill(s.Box, theme.Cream, likenessRadius*s.Unit)
	// A small one has room for no more than its edge of cream.
	if s.Box.W >= fineFrom {
		s.Border(s.Box.Inset(2*s.Unit), theme.LampInk, 6*s.Unit, max(1, 2*s.Unit))
	}
	room := s.Box.Inset(max(2.5, 5*s.Unit))
	s.Fill(room, s.ground(theme.Slate, theme.Lamp), 0)
	at := sitting(room, r, r.natural())
	x, y := at.Box.X+at.Box.W/2, at.Box.Y+at.Box.H*0.44
	if !s.M.Contrast {
		s.Rays(room, x, y, portraitRays, theme.Over(theme.LampInk.Alpha(0.35), theme.Slate))
	}
	s.Halo(room, x, y, at.Box.W*HaloShare, theme.Lamp)
	s.Draw(at)
	s.Border(s.Box, theme.LampInk, likenessRadius*s.Unit, 1)
}

// ground is the colour around the disc of light behind a head. In high contrast, where it would be as black as coats
// and hats, all of it is lit.
func (s *Sheet) ground(dark, light display.Colour) display.Colour {
	if s.M.Contrast {
		return light
	}
	return dark
}

// wall is a portrait on the wall of the house: before a disc of its own colour, in a frame of brass.
func (s *Sheet) wall(r *regular) {
	s.Fill(s.Box, theme.Brass, 5*s.Unit)
	room := s.Box.Inset(max(2.5, 3*s.Unit))
	s.Fill(room, s.ground(theme.Over(r.Field.Alpha(0.2), theme.Raised), r.Field), 3*s.Unit)
	at := sitting(room, r, r.natural())
	s.Halo(room, at.Box.X+at.Box.W/2, at.Box.Y+at.Box.H*0.46, at.Box.W*HaloShare,
		s.ground(theme.Over(r.Field.Alpha(0.5), theme.Raised), r.Field))
	at.edge = theme.GroundColour
	s.Draw(at)
	s.Border(s.Box, theme.GroundColour, 5*s.Unit, max(1, s.Unit))
}

// photo is a passport photograph: in two inks within a white border, the corner of a stamp over it.
func (s *Sheet) photo(r *regular) {
	s.Fill(s.Box, theme.PaperLight, 1.5*s.Unit)
	s.Border(s.Box, theme.InkOnPaper.Alpha(0.7), 1.5*s.Unit, max(1, 0.8*s.Unit))
	room := s.Box.Inset(max(2, 6*s.Unit))
	colours, back := r.natural(), theme.Over(r.Field.Alpha(0.2), photoBack)
	at := sitting(room, r, colours)
	// In high contrast, which knows no tones between, the photograph keeps its colours.
	if !s.M.Contrast {
		for i := range colours {
			if tinted := r.guest && (paint(i) <= hatLight || paint(i) >= coat && paint(i) <= coatLight); !tinted {
				at.colours[i] = duotone(colours[i])
			}
		}
		back = duotone(back)
		at.rim, at.edge = photoRim, duotone(theme.Ink)
	}
	s.Fill(room, back, 0)
	if !s.M.Contrast {
		s.Scrap(room, theme.Ink.Alpha(photoShade), aslant)
	}
	s.Draw(at)
	if s.Face.Symbol == display.NoIcon && !r.guest {
		s.stampCorner(room)
	}
}

// aslant is the part of a ground that the light does not reach.
var aslant = Corners{{0.58, 0}, {1, 0}, {1, 1}, {0.24, 1}}

// stampCorner is what the stamp of an office left on a photograph: two rings and the bars of a date, most of which lay
// beside it.
func (s *Sheet) stampCorner(room display.Rect) {
	side := room.W * stampSide
	r := display.Rect{X: room.X + room.W - side*0.62, Y: room.Y + room.H - side*0.66, W: side, H: side}
	for _, ring := range [...]struct{ inset, width float64 }{{0, 0.055}, {0.1, 0.025}} {
		it := s.Path(r.Inset(side*ring.inset), Disc, theme.StampRed.Alpha(stampInk))
		it.Width, it.Clip = side*ring.width, s.Box
	}
	bars := s.Path(r, stampBars, theme.StampRed.Alpha(stampInk))
	bars.Clip, bars.Turn = s.Box, -0.25-0.12*float64(s.Face.Tone%3)
}

var stampBars = pen.Draw(100,
	`M 14 40 L 86 40 86 44 14 44 Z M 24 48 L 38 48 38 56 24 56 Z M 43 48 L 57 48 57 56 43 56 Z
	M 62 48 L 76 48 76 56 62 56 Z M 14 60 L 86 60 86 64 14 64 Z`)

// poster is a head cut from paper on a field of one colour.
func (s *Sheet) poster(r *regular) {
	s.Fill(s.Box, theme.CutPaper, 4*s.Unit)
	room := s.Box.Inset(max(2, 5*s.Unit))
	s.Fill(room, r.Field, 0)
	// A second sheet of the field lies under the head, cut on the slant.
	s.Scrap(room, theme.CutInk.Alpha(posterShade), aslant)
	at := sitting(room, r, r.papers())
	at.cut = true
	s.Draw(at)
	s.Border(s.Box, theme.CutInk, 4*s.Unit, max(1.5, 2*s.Unit))
}
