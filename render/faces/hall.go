package faces

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Wall is the ground of the menu: boards in the dark, so faint that what is written on them keeps its contrast. What
// stands before it is drawn as cards, since where it stands depends on the window: Lamplight is a lamp that hangs from
// the ceiling with its light, Doorway a door with somebody in it, Counter a desk under the light of the lamp. In high
// contrast, where only what can be used is seen, none of them is shown.
var (
	Wall      = &Design{display.Known{Name: "wall", Ground: wallPlace}, wallBoards}
	Lamplight = &Design{display.Known{Name: "lamplight", Laid: true, Ground: wallPlace}, lamplight}
	Doorway   = &Design{display.Known{Name: "doorway", Laid: true, Ground: wallPlace}, doorway}
	Counter   = &Design{display.Known{Name: "counter", Laid: true, Ground: wallPlace}, counter}
)

var wallPlace = &display.Place{Middle: wallBoard, Edge: wallDark, Fibre: corridorFibre}

// wallBoards draws the joints between upright boards.
func wallBoards(s *Sheet) {
	step := max(24, s.Box.H*boardWide)
	for x := step; x < s.Box.W; x += step {
		s.Fill(display.Rect{X: x, W: max(1, step*0.04), H: s.Box.H}, wallJoint, 0)
	}
}

// lampCone is the light of a lamp from its shade to its foot, over the whole of a square.
var lampCone = pen.Draw(100, "M 43.5 0 L 56.5 0 94 100 6 100 Z")

// lamplight is a lamp, lampShare as wide as its light, that hangs from the top of the box.
func lamplight(s *Sheet) {
	wide := s.Box.W * lampShare
	lamp := s.Box.Middle(wide, 0)
	lamp.Y, lamp.H = s.Box.Y+wide*0.1, wide*0.3
	foot := lamp.Y + lamp.H
	beam := display.Rect{X: s.Box.X, Y: foot, W: s.Box.W, H: s.Box.Y + s.Box.H - foot}
	glow := beam.Middle(beam.W, beam.H*1.3)
	s.Glow(glow.Moved(0, beam.H*0.15), theme.Lamp.Alpha(0.26)).Clip = beam
	cone := s.Path(beam, lampCone, lampBright.Alpha(0.3)).Shade(display.ShadeDown, theme.Lamp.Alpha(0))
	cone.Soft, cone.Clip = wide*0.08, beam
	s.Fill(display.Rect{X: lamp.X + wide/2 - wide*0.009, Y: s.Box.Y, W: wide * 0.018, H: wide * 0.12}, theme.Brass, 0)
	s.HangLamp(lamp)
	for _, share := range [...]float64{0.9, 0.5} {
		w := wide * share
		s.Glow(display.Rect{X: lamp.X + (wide-w)/2, Y: foot - w*0.26, W: w, H: w * 0.34}, bulb.Alpha(0.75))
	}
}

// The drawings of a lamp, on a grid of its width; it is 60 high.
var (
	lampShade = pen.Draw(200, "M 40 17 Q 44 14 50 14 L 150 14 Q 156 14 160 17 C 176 26 188 38 194 52 "+
		"L 6 52 C 12 38 24 26 40 17 Z")
	lampNeck  = pen.Draw(200, "M 84 9 L 94 9 94 0 106 0 106 9 116 9 122 16 78 16 Z")
	lampGleam = pen.Line(200, "M 52 20 C 36 26 24 38 18 48")
	lampBulb  = pen.Draw(200, "O 100 56 88 4")
)

// HangLamp draws a shade of green glass with a rim of brass, lit from within; it is 0.3 times as high as wide.
func (s *Sheet) HangLamp(in display.Rect) {
	box := display.Rect{X: in.X, Y: in.Y, W: in.W, H: in.W}
	u := in.W / 200
	s.Path(box, lampNeck, brassLight)
	glass := s.Path(box, lampShade, glassDark).Shade(display.ShadeDown, glassLight)
	glass.Box.H = box.H
	s.Path(box, lampGleam, theme.PaperLight.Alpha(0.45)).Width = 4 * u
	s.Path(box, lampBulb, bulb)
	rim := display.Rect{X: box.X + 4*u, Y: box.Y + 50*u, W: 96 * u, H: 5 * u}
	s.Fill(rim, brassDark, 0).Shade(display.ShadeAcross, brassLight)
	s.Fill(rim.Moved(rim.W, 0), brassLight, 0).Shade(display.ShadeAcross, brassDark)
}

// doorway is a door that stands open on a lit passage, where somebody waits.
func doorway(s *Sheet) {
	u := s.Box.H / 388
	s.Fill(s.Box, frameWood, 2*u).Shade(display.ShadeDown, frameDark)
	open := display.Rect{X: s.Box.X + 20*u, Y: s.Box.Y + 22*u, W: s.Box.W - 40*u, H: s.Box.H - 22*u}
	s.Fill(open.Inset(-4*u), frameDark, 0)
	s.Fill(open, passageDark, 0).Shade(display.ShadeDown, passageLight)
	s.Glow(open.Middle(open.W*1.5, open.H*1.2), lampBright.Alpha(0.7)).Clip = open
	leaf, floor := open, open
	floor.Y, floor.H = open.Y+open.H*0.9, open.H*0.1
	s.Fill(floor, frameWood.Alpha(0.5), 0)
	high := min(open.H*0.8, open.W)
	figure := display.Rect{X: open.X + open.W*0.6 - high/2, Y: open.Y + open.H - high*1.02, W: high, H: high * 1.02}
	s.Path(figure, visitor, frameDark).Clip = open
	leaf.W = open.W * 0.3
	s.Scrap(leaf, leafDark, Corners{{0, 0}, {1, 0.06}, {1, 1}, {0, 1}})
	for _, panel := range [...][2]float64{{0.14, 0.3}, {0.52, 0.38}} {
		room := display.Rect{X: leaf.X + leaf.W*0.2, Y: leaf.Y + leaf.H*panel[0], W: leaf.W * 0.56, H: leaf.H * panel[1]}
		s.Scrap(room, leafLight, Corners{{0, 0}, {1, 0.05}, {1, 0.98}, {0, 1}})
	}
	knob := display.Rect{X: leaf.X + leaf.W*0.82, Y: leaf.Y + leaf.H*0.54, W: 11 * u, H: 11 * u}
	s.Path(knob, Disc, brassLight).Shade(display.ShadeOut, brassDark)
}

// visitor is somebody in a hat and a long coat, against the light.
var visitor = pen.Draw(100, `M 50 2 C 56 2 60 3 61 8 L 62.5 15 C 68 15.6 71 17 71 18.6 C 71 20.6 66 21.6 61.6 22
	C 61.4 27 59.6 31.6 56.4 34 L 56.6 37.4 C 66 39.6 72 43 74 52 L 79 100 21 100 26 52 C 28 43 34 39.6 43.4 37.4
	L 43.6 34 C 40.4 31.6 38.6 27 38.4 22 C 34 21.6 29 20.6 29 18.6 C 29 17 32 15.6 37.5 15 L 39 8 C 40 3 44 2 50 2 Z`)

// counter is the wood of a desk, its edge in the light, a pool of that on it.
func counter(s *Sheet) {
	back, front := s.Box.CutTop(s.Box.H * 0.4)
	s.Fill(back, deskLight, 0).Shade(display.ShadeDown, deskWood)
	s.Fill(front, deskWood, 0).Shade(display.ShadeDown, deskDark)
	s.Streaks(s.Box, counterStreaks, deskDark.Alpha(0.7), deskLight.Alpha(0.35))
	pool := display.Rect{X: s.Box.X - s.Box.W*0.08, Y: s.Box.Y - s.Box.H*0.35, W: s.Box.W * 0.96, H: s.Box.H * 1.4}
	s.Glow(pool, lampBright.Alpha(0.4)).Clip = s.Box
	edge := display.Rect{X: s.Box.X, Y: s.Box.Y, W: s.Box.W, H: max(2, s.Box.H*0.011)}
	s.Fill(edge, deskEdge, 0)
}

// Streaks strews the grain of wood over a box, from side to side: three of four streaks are dark.
func (s *Sheet) Streaks(box display.Rect, n int, dark, light display.Colour) {
	for i := range n {
		along, down := Chance(i, 1), Chance(i, 2)
		long, thick := box.W*(0.2+0.7*Chance(i, 3)), box.H*(0.003+0.012*Chance(i, 4))
		ink := dark
		if i%4 == 0 {
			ink = light
		}
		s.Glow(display.Rect{X: box.X + along*box.W*1.2 - long/2, Y: box.Y + down*box.H, W: long, H: thick}, ink).Clip = box
	}
}

// Cork is the ground of the board: cork in a frame of dark wood, so dark that what is written on it keeps its contrast.
var Cork = &Design{display.Known{Name: "cork", Ground: &display.Place{
	Middle: corkLight, Edge: corkDark, Fibre: corkFibre,
}}, func(s *Sheet) { s.Framed(s.Box, min(s.Box.W, s.Box.H)*frameShare) }}

// Framed is a frame of wood around cork, of that thickness.
func (s *Sheet) Framed(box display.Rect, wide float64) {
	s.Border(box, frameDark, 0, wide)
	s.Border(box.Inset(wide), frameWood, 0, wide*0.15)
}

// Pinboard is a board of cork by itself, as it hangs on the wall.
var Pinboard = &Design{display.Known{Name: "pinboard", Laid: true}, func(s *Sheet) {
	s.Fill(s.Box, corkLight, 0).Shade(display.ShadeDown, corkDark)
	s.Framed(s.Box, s.Box.W*0.03)
}}

// Stamp is a rubber stamp on a slip of its own, so that it reads on any ground: Title is what it says, in red or, where
// Tone is 1, in black. There is none where that has no room.
var Stamp = &Design{display.Known{Name: "stamp", Shape: 0.36, Laid: true}, stamp}

func stamp(s *Sheet) {
	s.Unit = s.Box.H / 100
	u := s.Unit
	frame := s.Box.Inset(9 * u)
	in := display.Rect{X: frame.X + 16*u, Y: frame.Y + 9*u, W: frame.W - 32*u, H: frame.H - 18*u}
	title := s.Fit(strings.ToUpper(s.Face.Title), display.Stencil, 64, in.W, in.H*Airy, 2)
	if title.Empty() {
		return
	}
	ink := theme.StampRed
	if s.Face.Tone == 1 {
		ink = theme.Ink
	}
	s.Paper(s.Box, theme.Paper, 5*u)
	s.Border(frame, ink, 6*u, 5*u)
	s.Border(frame.Inset(8*u), ink, 3*u, 1.5*u)
	s.Middle(in, title, ink, display.Middle)
}

// Corridor is the ground of menus and handovers: the light of a door that stands ajar falls on the floor of a corridor.
// What stands there hangs on the edges of the window and is measured in its height, so that a wide window shows more of
// the place. All of it is so faint that what lies on it keeps its contrast.
var Corridor = &Design{display.Known{Name: "corridor", Ground: &display.Place{
	Middle: theme.Panel, Edge: theme.GroundColour, Fibre: corridorFibre,
}}, corridor}

func corridor(s *Sheet) {
	w, h := s.Box.W, s.Box.H
	floor := h * corridorFloor
	s.Fill(display.Rect{Y: floor, W: w, H: h - floor}, theme.GroundColour.Alpha(0.5), 0)
	s.Fill(display.Rect{Y: floor, W: w, H: max(1, h*0.003)}, theme.GroundColour, 0)
	door := display.Rect{X: w - h*0.3, Y: h * 0.16, W: h * 0.2, H: floor - h*0.16}
	light := theme.Brass.Alpha(corridorLight)
	s.Fill(door, light, 0)
	s.Border(door.Inset(-h*0.012), theme.GroundColour.Alpha(0.6), 0, h*0.012)
	s.Scrap(display.Rect{X: door.X - h*0.5, Y: floor, W: door.W + h*0.6, H: h - floor}, light,
		Corners{{0.62, 0}, {0.88, 0}, {0.8, 1}, {0, 1}})
}

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
		return box.CutLeft(min(box.H*posterAside, box.W*0.4))
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
	players := s.Fit(s.Face.Note, small, posterNote, in.W, in.H*0.5, 1)
	if players.Empty() { // A line in the text face comes before two in another.
		players = s.Fit(s.Face.Note, display.Sans, posterNote, in.W, in.H*0.5, 2)
	}
	name := s.Fit(s.Face.Title, font, posterTitle, in.W, in.H-players.High(), 2)
	if name.Empty() {
		players, name = Block{}, s.Fit(s.Face.Title, font, posterTitle, in.W, in.H, 2)
	}
	room := in.Middle(in.W, name.High()+players.High())
	s.Lines(room, name, title, display.Middle)
	_, room = room.CutTop(name.High())
	s.Lines(room, players, note, display.Middle)
}
