package faces

import (
	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// LikenessIn is the largest box for a likeness in the middle of a room: all likenesses have one shape.
func LikenessIn(room display.Rect) display.Rect {
	w := min(room.W, room.H*likenessShape)
	return room.Middle(w, w/likenessShape)
}

// looks frame a likeness as each game does and say in which colours it is drawn.
var looks = [display.LookCount]func(*sheet, *regular){(*sheet).bureauLikeness, (*sheet).photo, (*sheet).poster,
	(*sheet).lamplit}

// likeness is the portrait of a regular in the look of a game: one drawing of each person, in four palettes.
func (s *sheet) likeness() {
	s.unit = s.box.W / likenessWide
	r := &regulars[int(s.face.Tone)%len(regulars)]
	looks[s.face.Marks%display.LookCount](s, r)
}

// sitting is a portrait being drawn: where, in what colours, and how.
type sitting struct {
	room, box display.Rect
	colours   [paints]display.Colour
	// rim is the share of the lines of ink around the shapes; edge is their colour.
	rim  float64
	edge display.Colour
	// cut has shapes cut with scissors from paper that lies on paper: straight edges, hard shadows, no fine strokes.
	cut bool
}

// sit places a head in a room: the shoulders fill its foot.
func (s *sheet) sit(room display.Rect, colours *[paints]display.Colour) sitting {
	side := min(room.W, room.H/likenessGrows*1.1) * likenessGrows
	return sitting{
		room: room, box: display.Rect{X: room.X + (room.W-side)/2, Y: room.Y + room.H - side, W: side, H: side},
		colours: *colours, rim: 1, edge: theme.LampInk,
	}
}

// draw paints a regular with the gaze of the face; somebody unknown has a question mark for one.
func (s *sheet) draw(at sitting, r *regular) {
	s.strokes(&at, portraits()[r.under])
	if r.face.wide > 0 {
		s.features(&at, r)
	}
	s.strokes(&at, portraits()[r.over])
	if r == &regulars[0] {
		side := at.box.W * 0.42
		x, _ := at.box.Centre()
		s.Symbol(display.Rect{X: x - side/2, Y: at.box.Y + at.box.H*0.36, W: side, H: side}, display.IconAsk,
			at.colours[gold])
	}
}

// strokes paints shapes one over the other; those too fine for the size or the look are left out.
func (s *sheet) strokes(at *sitting, all []stroke) {
	scale := at.box.W / portraitGrid
	for _, st := range all {
		if st.fine && (at.cut || at.box.W < fineFrom) {
			continue
		}
		o := st.outline
		switch {
		case at.cut:
			o = pen.Facet(o)
			if st.rim > 0 && !s.m.Contrast {
				s.path(at.box.Moved(cutShadow*scale, cutShadow*scale), o, theme.CutInk.Alpha(cutShade)).Clip = at.room
			}
		case st.rim > 0 && at.rim > 0:
			it := s.path(at.box, o, at.edge)
			it.Width, it.Clip = st.rim*scale*at.rim, at.room
		}
		width := st.width * scale
		if st.paint == skinDark && width == 0 {
			// The light of the face would shine through at the edge of its own shadow.
			it := s.path(at.box, o, at.colours[st.paint])
			it.Width, it.Clip = seam, at.room
		}
		it := s.path(at.box, o, at.colours[st.paint])
		it.Width, it.Clip = width, at.room
	}
}

// lamplit is a portrait before a lamp, as the suspects have theirs.
func (s *sheet) lamplit(r *regular) {
	s.Fill(s.box, theme.Cream, lampRadius*s.unit)
	// A small one has room for no more than its edge of cream.
	if s.box.W >= fineFrom {
		s.border(s.box.Inset(2*s.unit), theme.LampInk, 6*s.unit, max(1, 2*s.unit))
	}
	room := s.box.Inset(max(2.5, 5*s.unit))
	s.Fill(room, s.ground(theme.Slate, theme.Lamp), 0)
	at := s.sit(room, r.natural())
	x, y := at.box.X+at.box.W/2, at.box.Y+at.box.H*0.44
	if !s.m.Contrast {
		s.rays(room, x, y, portraitRays, theme.Over(theme.LampInk.Alpha(0.35), theme.Slate))
	}
	s.halo(room, x, y, at.box.W*haloShare, theme.Lamp)
	s.draw(at, r)
	s.border(s.box, theme.LampInk, lampRadius*s.unit, 1)
}

// ground is the colour around the disc of light behind a head. In high contrast, where it would be as black as coats
// and hats, all of it is lit.
func (s *sheet) ground(dark, light display.Colour) display.Colour {
	if s.m.Contrast {
		return light
	}
	return dark
}

// bureauLikeness is a portrait on the wall of the house: before a disc of its own colour, in a frame of brass.
func (s *sheet) bureauLikeness(r *regular) {
	s.Fill(s.box, theme.Brass, 5*s.unit)
	room := s.box.Inset(max(2.5, 3*s.unit))
	s.Fill(room, s.ground(theme.Over(r.field.Alpha(0.2), theme.Raised), r.field), 3*s.unit)
	at := s.sit(room, r.natural())
	s.halo(room, at.box.X+at.box.W/2, at.box.Y+at.box.H*0.46, at.box.W*haloShare,
		s.ground(theme.Over(r.field.Alpha(0.5), theme.Raised), r.field))
	at.edge = theme.GroundColour
	s.draw(at, r)
	s.border(s.box, theme.GroundColour, 5*s.unit, max(1, s.unit))
}

// photo is a passport photograph: in two inks within a white border, the corner of a stamp over it.
func (s *sheet) photo(r *regular) {
	s.Fill(s.box, theme.PaperLight, 1.5*s.unit)
	s.border(s.box, theme.InkOnPaper.Alpha(0.7), 1.5*s.unit, max(1, 0.8*s.unit))
	room := s.box.Inset(max(2, 6*s.unit))
	colours, back := r.natural(), theme.Over(r.field.Alpha(0.2), photoBack)
	at := s.sit(room, colours)
	// In high contrast, which knows no tones between, the photograph keeps its colours.
	if !s.m.Contrast {
		for i := range colours {
			at.colours[i] = duotone(colours[i])
		}
		back = duotone(back)
		at.rim, at.edge = photoRim, duotone(theme.Ink)
	}
	s.Fill(room, back, 0)
	if !s.m.Contrast {
		s.scrap(room, theme.Ink.Alpha(photoShade), aslant)
	}
	s.draw(at, r)
	s.stampCorner(room)
}

// aslant is the part of a ground that the light does not reach.
var aslant = corners{{0.58, 0}, {1, 0}, {1, 1}, {0.24, 1}}

// stampCorner is what the stamp of an office left on a photograph: two rings and the bars of a date, most of which lay
// beside it.
func (s *sheet) stampCorner(room display.Rect) {
	side := room.W * stampSide
	r := display.Rect{X: room.X + room.W - side*0.62, Y: room.Y + room.H - side*0.66, W: side, H: side}
	for _, ring := range [...]struct{ inset, width float64 }{{0, 0.055}, {0.1, 0.025}} {
		it := s.path(r.Inset(side*ring.inset), lampDisc, theme.StampRed.Alpha(stampInk))
		it.Width, it.Clip = side*ring.width, s.box
	}
	bars := s.path(r, stampBars, theme.StampRed.Alpha(stampInk))
	bars.Clip, bars.Turn = s.box, -0.25-0.12*float64(s.face.Tone%3)
}

var stampBars = pen.Draw(100,
	`M 14 40 L 86 40 86 44 14 44 Z M 24 48 L 38 48 38 56 24 56 Z M 43 48 L 57 48 57 56 43 56 Z
	M 62 48 L 76 48 76 56 62 56 Z M 14 60 L 86 60 86 64 14 64 Z`)

// poster is a head cut from paper on a field of one colour.
func (s *sheet) poster(r *regular) {
	s.Fill(s.box, theme.CutPaper, 4*s.unit)
	room := s.box.Inset(max(2, 5*s.unit))
	s.Fill(room, r.field, 0)
	// A second sheet of the field lies under the head, cut on the slant.
	s.scrap(room, theme.CutInk.Alpha(posterShade), aslant)
	at := s.sit(room, r.papers())
	at.cut = true
	s.draw(at, r)
	s.border(s.box, theme.CutInk, 4*s.unit, max(1.5, 2*s.unit))
}
