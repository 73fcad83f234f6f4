package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Desk is the ground: the walnut of a desk at night, warm where the light of the lamp runs out. Blotter is what the
// missions lie on. Both are dark, or so faint in what is drawn on them that what lies there keeps its contrast.
var (
	Desk = faces.New(display.Known{Name: "desk", Ground: &display.Place{
		Middle: walnut, Edge: nightWood, Fibre: deskFibre,
	}}, sheet.desk)
	Blotter = faces.New(display.Known{Name: "blotter", Laid: true, Ground: &display.Place{
		Middle: leatherLight, Edge: leatherDark,
	}}, sheet.blotter)
)

// desk draws the grain of the wood: streaks from side to side, most of them darker than the wood.
func (s sheet) desk() {
	w, h := s.Box.W, s.Box.H
	for n := range deskStreaks {
		along, down := faces.Chance(n, 1), faces.Chance(n, 2)
		long, thick := w*(0.2+0.7*faces.Chance(n, 3)), h*(0.003+0.012*faces.Chance(n, 4))
		ink := nightWood.Alpha(0.75)
		if n%4 == 0 {
			ink = walnutLight.Alpha(0.4)
		}
		s.Glow(display.Rect{X: along*w*1.2 - long/2, Y: down * h, W: long, H: thick}, ink)
	}
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
