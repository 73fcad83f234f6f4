package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Desk is the ground: the walnut of a desk at night, warm where the light of the lamp runs out. Blotter is what the
// missions lie on. Both are dark, or so faint in what is drawn on them that what lies there keeps its contrast. Lamp
// hangs over them.
var (
	Desk = faces.New(display.Known{Name: "desk", Ground: &display.Place{
		Middle: walnut, Edge: nightWood, Fibre: deskFibre,
	}}, sheet.desk)
	Blotter = faces.New(display.Known{Name: "blotter", Laid: true, Opaque: true, Ground: &display.Place{
		Middle: leatherLight, Edge: leatherDark,
	}}, sheet.blotter)
	Lamp = faces.New(display.Known{Name: "lamp", Shape: 0.3, Laid: true}, sheet.lamp)
	// File is the cover of a file that a photograph lies on, and Clip what holds it there.
	File = faces.New(display.Known{Name: "file", Laid: true}, sheet.file)
	Clip = faces.New(display.Known{Name: "clip", Shape: 50.0 / 21, Laid: true, Round: true}, sheet.clip)
)

// file is a cover of manila with the light on its edges and a fold at its left.
func (s sheet) file() {
	u := s.M.U(1.5)
	s.Fill(s.Box, manilaGleam, 6*u)
	s.Fill(s.Box.Inset(u).Moved(u/2, u/2), manilaLight, 5*u).Shade(display.ShadeDown, manilaDark)
	if s.M.Contrast {
		return
	}
	fold, _ := s.Box.Inset(u).CutLeft(8 * u)
	s.Fill(fold, manilaBack.Alpha(0.5), 0).Shade(display.ShadeAcross, manilaGleam.Alpha(0.4))
}

// clipWire is a paper clip, in a square whose width it takes less than half of.
var clipWire = pen.Line(50, "M 5 14 L 5 38 C 5 46 16 46 16 38 L 16 9 C 16 0 2 0 2 9 L 2 34")

// clip is a paper clip of wire, with the light on it.
func (s sheet) clip() {
	u := s.Box.H / 50
	box := display.Rect{X: s.Box.X + 1.5*u, Y: s.Box.Y + u, W: s.Box.H, H: s.Box.H}
	for _, wire := range [...]struct {
		away, wide float64
		c          display.Colour
	}{{1.4, 3.2, clipDark}, {0, 3, clipSteel}, {-0.4, 1.1, theme.PaperLight}} {
		s.Path(box.Moved(wire.away*u*0.6, wire.away*u), clipWire, wire.c).Width = wire.wide * u
	}
}

func (s sheet) lamp() { s.HangLamp(s.Box) }

// desk draws the grain of the wood: streaks from side to side, most of them darker than the wood.
func (s sheet) desk() {
	w, h := s.Box.W, s.Box.H
	s.Streaks(s.Box, deskStreaks, nightWood.Alpha(0.75), walnutLight.Alpha(0.4))
	s.Glow(display.Rect{X: w * 0.3, Y: h * 0.55, W: w * 0.75, H: h * 0.7}, lampWarm.Alpha(0.12))
}

// leatherCorner is a corner of worked leather, and stitch its seam.
var (
	leatherCorner = pen.Draw(46, "M 0 10 Q 0 0 10 0 L 46 0 0 46 Z")
	cornerSeam    = pen.Line(46, "M 6 34 L 6 12 Q 6 6 12 6 L 34 6 Z")
)

// blotter is leather with a line of brass around it and leather corners. In high contrast nothing of it is seen.
func (s sheet) blotter() {
	if s.M.Contrast {
		return
	}
	u := s.M.U(1)
	s.Fill(s.Box, leatherLight, 15*u).Shade(display.ShadeDown, leatherDark)
	for _, at := range [...][2]float64{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		side := s.Box.H * 0.8
		dark := display.Rect{X: s.Box.X + at[0]*s.Box.W - side, Y: s.Box.Y + at[1]*s.Box.H - side, W: 2 * side, H: 2 * side}
		s.Glow(dark, display.Colour{}.Alpha(0.42)).Clip = s.Box.Inset(2 * u)
	}
	s.Fill(display.Rect{X: s.Box.X + 15*u, Y: s.Box.Y, W: s.Box.W - 30*u, H: max(1, 1.5*u)}, theme.Paper.Alpha(0.12), 0)
	s.Border(s.Box.Inset(13.5*u), theme.Brass.Alpha(0.42), 7.5*u, 2.2*u)
	side := min(69*u, s.Box.W/4, s.Box.H/4)
	for n, at := range [...][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		box := display.Rect{X: s.Box.X + at[0]*(s.Box.W-side), Y: s.Box.Y + at[1]*(s.Box.H-side), W: side, H: side}
		turn := float64(n) * math.Pi / 2
		s.Path(box, leatherCorner, cornerBrown).Turn = turn
		edge := s.Path(box, leatherCorner, cornerEdge)
		edge.Turn, edge.Width = turn, max(1, 1.5*u)
		seam := s.Path(box, cornerSeam, theme.Brass.Alpha(0.6))
		seam.Turn, seam.Width = turn, max(1, 1.4*u)
	}
}

// Poster is that of the game: a folder on felt, for photographs to lie on. Title is the game's name, Note how many
// play.
var Poster = faces.New(display.Known{Name: "dossier poster"}, sheet.poster)

func (s sheet) poster() {
	picture, plate := s.BeginPoster(posterFelt, theme.Paper)
	u := faces.PosterUnit(picture)
	x, y := picture.Centre()
	s.Glow(display.Rect{X: x - 190*u, Y: y - 180*u, W: 380 * u, H: 330 * u}, leatherLight).Clip = picture
	lay := func(dx, dy, w, h, radius float64, c, to display.Colour) {
		it := s.Fill(display.Rect{X: x + dx*u, Y: y + dy*u, W: w * u, H: h * u}, c, radius*u).Shade(display.ShadeDown, to)
		it.Turn, it.Clip = -0.05, picture
	}
	lay(-98, -101, 96, 34, 6, manilaLight, manilaLight)
	lay(-103, -78, 210, 260, 3, display.Colour{}.Alpha(0.3), display.Colour{}.Alpha(0.3))
	lay(-103, -84, 206, 260, 3, manilaLight, manilaDark)
	s.PosterEdge(plate, 5, theme.StampRed)
	s.PosterWords(plate, display.Typewriter, theme.Ink, display.Sans, theme.InkOnManila)
	s.Border(s.Box, theme.Paper, 0, 3*s.Unit)
}
