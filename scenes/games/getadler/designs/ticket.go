package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// What lies before a suspect. Ticket is the paper on which the characters stand that it may be; as soon as its own is
// proven, Portrait with Title, Note the word of its side and Marks 1 hero and 2 villain, it is a plate of metal or,
// with Tone TicketWritten, where only the reader's notebook has proven it, written on the paper in ink; with Tone
// TicketShut it lies face down. Tag is one of the characters on the paper: Portrait, Title its initial, Marks its side,
// and Tone what is known of it. Pencil is what the reader has written over it: Marks one of those that follow, Tone the
// hand that wrote it.
var (
	Ticket = faces.New(display.Known{Name: "ticket", Shape: 53.0 / 252, Part: true}, drawTicket)
	Tag    = faces.New(display.Known{Name: "tag", Shape: 46.0 / 57, Part: true}, drawTag)
	Pencil = faces.New(display.Known{Name: "pencil", Shape: 1, Laid: true, Round: true}, drawPencil)
)

// TicketWritten is the Tone of a ticket on which the notebook has written who a suspect is, TicketShut that of one that
// lies face down.
const (
	TicketWritten uint8 = 1 + iota
	TicketShut
)

// What is known of a character on a ticket: that it is possible, that only a lie would make it so, and that it is ruled
// out, by which the ticket is punched.
const (
	TagOpen uint8 = iota
	TagByLie
	TagPunched
)

// What is written with a pencil: a ring around whom one suspects, a scribble over whom one rules out, a question.
const (
	PencilRing uint8 = 1 + iota
	PencilScribble
	PencilQuestion
)

// The colours of the ticket and of what lies on it.
var (
	ticketLight, ticketDark = display.Hex(0xFBF3E1), display.Hex(0xE2D3B1)
	goldPlate               = [2]display.Colour{display.Hex(0xFFE9B4), display.Hex(0xDFA247)}
	redPlate                = [2]display.Colour{display.Hex(0xC22E22), display.Hex(0x8D1A14)}
	punched                 = display.Hex(0x0A0D15)
	struckGrey              = display.Hex(0x98A4B6)
	graphite                = display.Hex(0x33363E)
)

// drawTicket draws the paper, or the plate of who is proven.
func drawTicket(s sheet) {
	s.Unit = s.Box.H / 53
	u := s.Unit
	if s.Face.Tone == TicketShut {
		s.Fill(s.Box, theme.Cream, 4*u)
		in := s.Box.Inset(max(2, 3*u))
		s.Fill(in, backNight, 3*u)
		s.Border(in.Inset(3*u), theme.Lamp.Alpha(0.6), 2*u, max(1, 0.8*u))
		s.Symbol(in.SquareIn(0.78), display.IconHat, theme.Lamp)
		return
	}
	if s.Face.Title == "" {
		s.Fill(s.Box, ticketLight, 4*u).Shade(display.ShadeDown, ticketDark)
		return
	}
	plate, ink, medal := goldPlate, theme.LampInk, theme.TagBlue
	rim, wide := theme.Over(theme.Cream.Alpha(0.7), plate[0]), 2.0
	switch {
	case s.Face.Tone == TicketWritten:
		if ink = theme.TagBlue; s.Face.Marks == 2 {
			ink = theme.BusRed
		}
		plate, medal, rim, wide = [2]display.Colour{ticketLight, ticketDark}, ink, ink, 3
	case s.Face.Marks == 2:
		plate, ink, medal = redPlate, theme.Cream, theme.LampInk
		rim = theme.Over(theme.Cream.Alpha(0.7), plate[0])
	}
	s.Fill(s.Box, plate[0], 6*u).Shade(display.ShadeDown, plate[1])
	s.Border(s.Box, rim, 6*u, max(1, wide*u))
	in := s.Box.Inset(max(2, 3*u))
	face, words := in.CutLeft(in.H)
	if in.W > in.H*3 {
		seal, rest := words.CutRight(in.H)
		words = rest
		s.Fill(seal.SquareIn(0.94), medal, seal.H/2)
		s.Symbol(seal.SquareIn(0.56), sideIcons[s.Face.Marks%3], theme.Cream)
	}
	s.headIn(face.SquareIn(1))
	_, words = words.CutLeft(4 * u)
	large := 31.0 // The side stands under every name that has room for both.
	if both := (words.H - s.M.Floor(display.SansBold)*noteLine) / (0.8 * u); s.Face.Note != "" && both > nameLeast {
		large = min(large, both)
	}
	name := s.FitIn(s.Face.Title, s.M.Font(display.Marquee), large, words.W, words.H*0.7*faces.Airy, 1)
	if name.Empty() {
		name = s.FitIn(s.Face.Title, s.M.Font(display.Poster), 30, words.W, words.H*0.8, 1)
	}
	note := s.Fit(s.Face.Note, display.SansBold, 16, words.W, words.H-name.Size*0.8, 1)
	high := name.Size*0.8 + note.High()
	s.Middle(display.Rect{X: words.X, Y: words.Y + (words.H-high)/2, W: words.W, H: name.Size * 0.8}, name, ink,
		display.Left)
	_, foot := words.CutTop((words.H-high)/2 + name.Size*0.8)
	s.Lines(foot, note, ink, display.Left)
}

// headIn draws the head of the face's character within the box.
func (s sheet) headIn(box display.Rect) {
	part := sheet{&faces.Sheet{List: s.List, Face: s.Face, Box: box, M: s.M, Measure: s.Measure}}
	part.head()
	s.List = part.List
}

// drawTag is a character on a ticket: its initial on the colour of its side, and its head.
func drawTag(s sheet) {
	s.Unit = s.Box.W / 57
	u, tab := s.Unit, s.Box
	tab.W = min(s.Box.W, max(20*u, s.M.Floor(display.Plate)*1.1))
	initial := func(r display.Rect, c display.Colour) {
		b := s.Fit(s.Face.Title, display.Plate, 20, r.W, r.H, 1)
		if b.Empty() {
			b = s.FitIn(s.Face.Title, s.M.Font(display.Poster), 22, r.W, r.H, 1)
		}
		s.Middle(r, b, c, display.Middle)
	}
	switch s.Face.Tone {
	case TagPunched:
		s.Fill(s.Box, punched, 3*u)
		s.Fill(display.Rect{X: s.Box.X, Y: s.Box.Y + s.Box.H - max(1, u), W: s.Box.W, H: max(1, u)},
			theme.Cream.Alpha(0.5), 0)
		initial(s.Box, struckGrey)
		line := max(1, 2.5*u)
		s.Fill(s.Box.Middle(s.Box.W*0.6, line), struckGrey, 0)
		return
	case TagByLie:
		s.Fill(s.Box, theme.Over(theme.LampInk.Alpha(0.16), ticketDark), 3*u)
		if _, room := s.Box.CutLeft(tab.W); room.W > 4*u {
			s.Symbol(room.SquareIn(0.9), display.IconMask, theme.BusRed)
		}
	default:
		_, room := s.Box.CutLeft(tab.W)
		s.Fill(s.Box, ticketLight, 3*u)
		if room.W > 4*u {
			s.headIn(room)
		}
	}
	s.Border(s.Box, theme.LampInk.Alpha(0.35), 3*u, max(1, u))
	s.Fill(tab, sideInk(s.Face.Marks), 3*u)
	initial(tab, theme.Cream)
}

// drawPencil writes a mark three times over itself, each time a little beside.
func drawPencil(s sheet) {
	s.Unit = s.Box.W / pencilWide
	seed := chance(uint32(s.Face.Tone)*97 + uint32(s.Face.Marks)*31)
	switch s.Face.Marks {
	case PencilRing:
		s.write(ringOf(0.44, 1.12, -2), &seed, 1.3, 3.4)
		s.write(ringOf(0.41, 1.05, -1.7), &seed, 1.2, 2)
	case PencilScribble:
		s.write(scribble(), &seed, 1.6, 3.2)
	case PencilQuestion:
		s.write(question(), &seed, 1, 4)
		dot := 3.4 * s.Unit
		s.Path(s.around(s.Box.X+s.Box.W*0.5, s.Box.Y+s.Box.H*0.94, dot, dot), faces.Disc, graphite)
	}
}

// write draws a line through points of the unit square.
func (s sheet) write(points [][2]float64, seed *chance, stray, wide float64) {
	for pass := range 3 {
		o := display.Outline{}
		for i, p := range points {
			o.Ops += map[bool]string{true: "M", false: "L"}[i == 0]
			o.Points = append(o.Points, float32(p[0]+(seed.next()-0.5)*2*stray/pencilWide),
				float32(p[1]+(seed.next()-0.5)*2*stray/pencilWide))
		}
		for i := len(points) - 2; i > 0; i-- { // A line that is closed comes back the way it went.
			o.Ops += "L"
			o.Points = append(o.Points, o.Points[2*i], o.Points[2*i+1])
		}
		o.Ops += "Z"
		it := s.Path(s.Box, &o, graphite.Alpha([...]float64{0.85, 0.55, 0.55}[pass]))
		it.Width = max(1, wide*s.Unit*[...]float64{1, 0.55, 0.55}[pass])
	}
}

// ringOf is a ring that is drawn in more than one turn and widens on its way.
func ringOf(radius, turns, from float64) (points [][2]float64) {
	for i := range int(30*turns) + 1 {
		a, grow := from+float64(i)/30*2*math.Pi, 1+0.05*math.Sin(float64(i)*0.9)+float64(i)*0.0022
		points = append(points, [2]float64{0.5 + radius*grow*math.Cos(a), 0.5 + radius*grow*math.Sin(a)})
	}
	return points
}

// scribble goes up and down from left to right.
func scribble() (points [][2]float64) {
	const strokes = 9
	for i := range strokes + 1 {
		up := float64(i%2)*2 - 1
		points = append(points, [2]float64{
			0.1 + 0.8*float64(i)/strokes - 0.05*up, 0.5 - up*0.44*(0.86+0.14*math.Sin(float64(i)*2.3)),
		})
	}
	return points
}

// question is the sign of a question without its dot.
func question() (points [][2]float64) {
	for i := range 15 {
		a := -2.9 + float64(i)/14*4.2
		points = append(points, [2]float64{0.5 + 0.36*math.Cos(a), 0.36 + 0.32*math.Sin(a)})
	}
	return append(points, [2]float64{0.52, 0.68}, [2]float64{0.5, 0.78})
}
