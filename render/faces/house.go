package faces

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// Stamp is a rubber stamp on a slip of its own, so that it reads on any ground: Title is what it says.
var Stamp = &Design{display.Known{Name: "stamp", Shape: 0.36, Laid: true}, (*Sheet).stamp}

func (s *Sheet) stamp() {
	s.Unit = s.Box.H / 100
	u := s.Unit
	s.Paper(s.Box, theme.Paper, 5*u)
	frame := s.Box.Inset(9 * u)
	s.Border(frame, theme.StampRed, 6*u, 5*u)
	s.Border(frame.Inset(8*u), theme.StampRed, 3*u, 1.5*u)
	in := display.Rect{X: frame.X + 16*u, Y: frame.Y + 9*u, W: frame.W - 32*u, H: frame.H - 18*u}
	title := s.Fit(strings.ToUpper(s.Face.Title), display.Stencil, 64, in.W, in.H*Airy, 2)
	s.Middle(in, title, theme.StampRed, display.Middle)
}

// Corridor is the ground of menus and handovers: the light of a door that stands ajar falls on the floor of a corridor.
// What stands there hangs on the edges of the window and is measured in its height, so that a wide window shows more of
// the place. All of it is so faint that what lies on it keeps its contrast.
var Corridor = &Design{display.Known{Name: "corridor", Ground: &display.Place{
	Middle: theme.Panel, Edge: theme.GroundColour, Fibre: corridorFibre,
}}, (*Sheet).corridor}

func (s *Sheet) corridor() {
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
