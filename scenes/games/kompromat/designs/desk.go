package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Desk is the ground: the desk of a ministry. What stands there hangs on the edges of the window and is measured in its
// height, so that a wide window shows more of the place. All of it is dark, or so faint that what lies on it keeps its
// contrast.
var Desk = faces.New(display.Known{Name: "desk", Ground: &display.Place{
	Middle: theme.Felt, Edge: theme.DeskColour, Fibre: deskFibre,
}}, sheet.desk)

// desk lays a blotter with leather corners on the wood of a desk, and on it what somebody has left: the ring of a cup,
// a newspaper, a paper clip.
func (s sheet) desk() {
	w, h := s.Box.W, s.Box.H
	rim := h * deskRim
	blotter := display.Rect{X: rim, Y: rim, W: w - 2*rim, H: h - 2*rim}
	s.around(blotter)
	for n := range deskGrain {
		y := h * (float64(n) + 0.5) / deskGrain
		line := display.Rect{Y: y, W: rim * 0.8, H: max(1, h*0.0012)}
		s.Fill(line, theme.GroundColour.Alpha(0.5), 0)
		s.Fill(line.Moved(w-line.W, 0), theme.GroundColour.Alpha(0.5), 0)
	}
	side := h * deskCorner
	for _, c := range [...]struct {
		x, y    float64
		corners faces.Corners
	}{
		{blotter.X, blotter.Y, faces.Corners{{0, 0}, {1, 0}, {1, 0}, {0, 1}}},
		{blotter.X + blotter.W - side, blotter.Y, faces.Corners{{0, 0}, {1, 0}, {1, 1}, {1, 1}}},
		{blotter.X, blotter.Y + blotter.H - side, faces.Corners{{0, 0}, {0, 0}, {1, 1}, {0, 1}}},
		{blotter.X + blotter.W - side, blotter.Y + blotter.H - side, faces.Corners{{1, 0}, {1, 0}, {1, 1}, {0, 1}}},
	} {
		s.Scrap(display.Rect{X: c.x, Y: c.y, W: side, H: side}, theme.Wood, c.corners)
	}
	s.Border(blotter, theme.Brass.Alpha(deskFaint), h*0.008, h*0.002)
	cup := display.Rect{X: w - h*0.46, Y: h * 0.53, W: h * 0.12, H: h * 0.12}
	for n := range 2 {
		ring := cup.Inset(float64(n) * h * 0.005)
		s.Border(ring, theme.Wood.Alpha(0.6), ring.W/2, h*0.0035)
	}
	paper := display.Rect{X: rim * 0.4, Y: h * 0.66, W: h * 0.42, H: h * 0.4}
	s.Scrap(paper, theme.Paper.Alpha(deskFaint/2), faces.Corners{{0, 0.2}, {0.86, 0}, {1, 1}, {0.1, 1}})
	for n := range 2 {
		clip := display.Rect{X: w*0.5 + h*0.2, Y: h * 0.16, W: h * 0.03, H: h * 0.075}.Inset(float64(n) * h * 0.006)
		s.Border(clip, theme.Brass.Alpha(deskFaint), clip.W/2, h*0.003).Turn = 0.5
	}
}

// around lays the wood around the blotter.
func (s sheet) around(blotter display.Rect) {
	w, h := s.Box.W, s.Box.H
	for _, r := range [...]display.Rect{
		{W: w, H: blotter.Y}, {Y: blotter.Y + blotter.H, W: w, H: h - blotter.Y - blotter.H},
		{Y: blotter.Y, W: blotter.X, H: blotter.H},
		{X: blotter.X + blotter.W, Y: blotter.Y, W: w - blotter.X - blotter.W, H: blotter.H},
	} {
		s.Fill(r, theme.Wood, 0)
	}
}
