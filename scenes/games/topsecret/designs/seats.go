package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// SeatBack is the back of a seat's cards, Safe its safe: Tone is the seat, and PortraitID who plays for it, who looks
// out of its window; Window is that alone. Slip is a card of a rival's hand in small: Tone and Value or Symbol are the
// card's, and of as many dots as Marks has in its upper half those are filled that it has in its lower one.
var (
	SeatBack = faces.New(display.Known{Name: "seat back", Back: true}, sheet.seatBack)
	Safe     = faces.New(display.Known{Name: "safe", Body: safeDoor}, sheet.safe)
	Window   = faces.New(display.Known{Name: "window", Part: true}, sheet.window)
	Slip     = faces.New(display.Known{Name: "index slip", Part: true}, sheet.slip)
)

// SafeRatio is the width of a safe in its heights.
const SafeRatio = safeWide / 258.0

// Table is the ground: papers on a table. The two pale ones give the middle some depth and are quiet under what lies
// there, the bold one lies at the side.
var Table = &display.Known{Name: "table", Ground: &display.Place{
	Middle: theme.TableColour, Edge: theme.TableColour, Fibre: tableFibre,
	Papers: []display.Paper{
		{Colour: theme.TableShade, Corners: [][2]float64{{0.24, -0.02}, {0.665, -0.02}, {0.5, 1.02}, {0.14, 1.02}}},
		{Colour: theme.TableLight, Corners: [][2]float64{{0.7, -0.02}, {1.02, -0.02}, {1.02, 0.44}, {0.53, 0.71}}},
		{Colour: theme.Ochre, Corners: [][2]float64{{-0.02, -0.02}, {0.285, -0.02}, {0.195, 1.02}, {-0.02, 1.02}}},
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

// safe is a seat's safe, a door in its colour with hinges, on two feet: behind its window sits who plays for it, one of
// the cast or a person in the seat's colour; the foot is left to the name, beside the wheel.
func (s sheet) safe() {
	u := s.Box.W / safeWide
	s.Unit = u
	colour := theme.SeatColours[int(s.Face.Tone)%len(theme.SeatColours)]
	line := max(1.2, 3*u)
	door := safeDoor(s.Box)
	for _, x := range [2]float64{door.X + 22*u, door.X + door.W - 52*u} {
		s.Fill(display.Rect{X: x, Y: door.Y + door.H - 2*u, W: 30 * u, H: safeFeet*u + 2*u}, theme.CutInk, 2*u)
	}
	for _, y := range [2]float64{door.Y + door.H*0.2, door.Y + door.H*0.62} {
		s.Fill(display.Rect{X: s.Box.X, Y: y, W: 14 * u, H: door.H * 0.11}, theme.CutInk, 2*u)
	}
	side := display.Rect{X: door.X + door.W - 6*u, Y: door.Y, W: s.Box.X + s.Box.W - door.X - door.W + 6*u, H: door.H}
	s.Scrap(side, theme.CutInk, faces.Corners{{0, 0}, {1, 0.05}, {1, 0.97}, {0, 1}})
	s.Scrap(side.Inset(line*0.7), colour.Towards(theme.CutInk, 0.3), faces.Corners{{0, 0}, {1, 0.05}, {1, 0.97}, {0, 1}})
	s.Fill(door, colour, 6*u)
	s.Border(door, theme.CutInk, 6*u, line)
	window := SafeWindow(s.Box)
	s.Fill(window.Inset(-4*u), colour.Towards(theme.CutInk, 0.28), 4*u)
	s.behind(window)
	s.Border(window.Inset(-line), theme.CutInk, 3*u, line)
	if s.Box.W >= wheelLeast {
		foot := SafeFoot(s.Box)
		s.wheel(door.X+door.W-24*u, foot.Y+foot.H/2, 14*u)
	}
}

// window is the window of a safe alone.
func (s sheet) window() { s.behind(s.Box) }

// behind is who sits behind the glass of a safe's window.
func (s sheet) behind(window display.Rect) {
	switch {
	case s.Face.PortraitID > 0:
		at := s.SitCut(window, s.Face.PortraitID)
		s.Fill(window, at.Field, 0)
		s.Draw(at)
	default:
		s.Fill(window, theme.Ochre, 0)
		s.shadow(window)
	}
	s.Scrap(window, theme.CutPaper.Alpha(safeGlass), faces.Corners{{0.62, 0}, {0.88, 0}, {0.44, 1}, {0.18, 1}})
}

// shadow is somebody in hat and coat, cut from dark paper, of whom no more is known than what the symbol tells.
func (s sheet) shadow(in display.Rect) {
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: in.X + in.W*x, Y: in.Y + in.H*y, W: in.W * w, H: in.H * h}
	}
	s.Scrap(at(0.1, 0.7, 0.8, 0.3), theme.CutInk, faces.Corners{{0.28, 0}, {0.72, 0}, {1, 1}, {0, 1}})
	s.Fill(at(0.34, 0.26, 0.32, 0.48), theme.CutInk, in.W*0.14)
	s.Scrap(at(0.3, 0.1, 0.4, 0.2), theme.CutInk, faces.Corners{{0.14, 0.08}, {0.86, 0}, {1, 1}, {0, 1}})
	s.Scrap(at(0.3, 0.25, 0.4, 0.05), theme.Vermilion, faces.Corners{{0, 0}, {1, 0}, {1, 1}, {0, 1}})
	s.Fill(at(0.16, 0.29, 0.68, 0.08), theme.CutInk, in.H*0.04)
	collar := theme.CutInk.Towards(theme.CutPaper, 0.22)
	s.Scrap(at(0.27, 0.62, 0.17, 0.24), collar, faces.Corners{{0, 0}, {0.5, 0.2}, {1, 1}, {0.2, 0.6}})
	s.Scrap(at(0.56, 0.62, 0.17, 0.24), collar, faces.Corners{{0.5, 0.2}, {1, 0}, {0.8, 0.6}, {0, 1}})
	s.Symbol(at(0.37, 0.38, 0.26, 0.26).SquareIn(1), s.Face.Symbol, theme.CutPaper)
}

// safeDoor is the door of a safe: the box without the hinges at its left, the side at its right and the feet.
func safeDoor(box display.Rect) display.Rect {
	u := box.W / safeWide
	return display.Rect{X: box.X + 5*u, Y: box.Y, W: box.W - (5+safeDeep)*u, H: box.H - safeFeet*u}
}

// SafeWindow is the window of a safe that fills a box, SafeFoot the room for a name under it, beside the wheel.
func SafeWindow(box display.Rect) display.Rect {
	door, u := safeDoor(box), box.W/safeWide
	return display.Rect{X: door.X + 13*u, Y: door.Y + 13*u, W: door.W - 26*u, H: door.H*(1-safeFoot) - 13*u}
}

// SafeFoot is the room for a name at the foot of a safe, beside the wheel.
func SafeFoot(box display.Rect) display.Rect {
	foot, _ := safeDoor(box).CutBottom(safeDoor(box).H * safeFoot)
	u := box.W / safeWide
	foot = display.Rect{X: foot.X + 10*u, Y: foot.Y + 7*u, W: foot.W - 20*u, H: foot.H - 10*u}
	if box.W >= wheelLeast {
		foot.W -= 34 * u // With room between the name and the wheel.
	}
	return foot
}

// slip is a tab of the index of a hand: what card it is, over a dot for each there was at the beginning, filled for
// each that is left. A card that is gone is struck through.
func (s sheet) slip() {
	s.Unit = s.Box.W / spyWide
	left, of := int(s.Face.Marks&15), int(s.Face.Marks>>4)
	ink := theme.Secondary
	if left > 0 {
		s.Fill(s.Box, theme.CutPaper, 0)
		ink = theme.CutInk
		colour := agentColours[int(s.Face.Tone)%len(agentColours)]
		if s.Face.Value != "" {
			colour = fieldColours[int(s.Face.Tone)%len(fieldColours)]
		}
		top, _ := s.Box.CutTop(max(1.5, s.Box.H*0.08))
		s.Fill(top, colour, 0)
	}
	foot, room := s.Box.CutBottom(s.Box.H * 0.25)
	_, room = room.CutTop(s.Box.H * 0.04)
	if s.Face.Value != "" {
		high := max(room.H, room.W*0.5)
		value := s.Fit(s.Face.Value, display.Poster, numeralSize, room.W*slipFigure, high, 1)
		if value.Empty() { // Nothing is worth more than what it is of.
			value = s.Fit(s.Face.Value, display.Poster, numeralSize, room.W, high, 1)
		}
		s.Middle(room, value, ink, display.Middle)
	} else {
		s.Symbol(room.SquareIn(0.92), s.Face.Symbol, ink)
	}
	if left == 0 {
		bar := room.Middle(room.W*0.86, max(1.5, room.H*0.07))
		s.Fill(bar, ink, 0).Turn = -0.5
	}
	side := min(foot.H*0.62, foot.W*0.9/(1.3*float64(of)))
	x, y := foot.Centre()
	for i := range of {
		dot := display.Rect{X: x + (float64(i)-float64(of-1)/2)*side*1.3, Y: y}.Square(side)
		if s.Border(dot, ink, side/2, max(1, side*0.16)); i < left {
			s.Fill(dot, ink, side/2)
		}
	}
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
