package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// The grounds are places: the desk of a ministry and the corridor that leads to it. What stands there hangs on the
// edges of the window and is measured in its height, so that a wide window shows more of the place. All of it is dark,
// or so faint that what lies on it keeps its contrast.

// layDesk lays a blotter with leather corners on the wood of a desk, and on it what somebody has left: the ring of a
// cup, a newspaper, a paper clip.
func (p *Painter) layDesk(dst *ebiten.Image, w, h float64) {
	rim := h * deskRim
	blotter := display.Rect{X: rim, Y: rim, W: w - 2*rim, H: h - 2*rim}
	p.around(dst, blotter, w, h, theme.Wood)
	for n := range deskGrain {
		y := h * (float64(n) + 0.5) / deskGrain
		line := display.Item{Kind: display.Fill, Box: display.Rect{Y: y, W: rim * 0.8, H: max(1, h*0.0012)},
			Colour: theme.GroundColour.Alpha(0.5)}
		p.fill(dst, &line)
		line.Box.X = w - rim*0.8
		p.fill(dst, &line)
	}
	side := h * deskCorner
	for _, c := range [...]struct {
		x, y    float64
		corners [4][2]float32
	}{
		{blotter.X, blotter.Y, [4][2]float32{{0, 0}, {1, 0}, {1, 0}, {0, 1}}},
		{blotter.X + blotter.W - side, blotter.Y, [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {1, 1}}},
		{blotter.X, blotter.Y + blotter.H - side, [4][2]float32{{0, 0}, {0, 0}, {1, 1}, {0, 1}}},
		{blotter.X + blotter.W - side, blotter.Y + blotter.H - side, [4][2]float32{{1, 0}, {1, 0}, {1, 1}, {0, 1}}},
	} {
		p.scrap(dst, &display.Item{Kind: display.Scrap, Box: display.Rect{X: c.x, Y: c.y, W: side, H: side},
			Colour: theme.Wood, Corners: c.corners})
	}
	p.border(dst, &display.Item{Kind: display.Border, Box: blotter, Colour: theme.Brass.Alpha(deskFaint),
		Radius: h * 0.008, Width: max(1, h*0.002)})
	cup := display.Rect{X: w - h*0.46, Y: h * 0.53, W: h * 0.12, H: h * 0.12}
	for n := range 2 {
		ring := cup.Inset(float64(n) * h * 0.005)
		p.border(dst, &display.Item{Kind: display.Border, Box: ring, Colour: theme.Wood.Alpha(0.6), Radius: ring.W / 2,
			Width: max(1, h*0.0035)})
	}
	paper := display.Rect{X: rim * 0.4, Y: h * 0.66, W: h * 0.42, H: h * 0.4}
	p.scrap(dst, &display.Item{Kind: display.Scrap, Box: paper, Colour: theme.Paper.Alpha(deskFaint / 2),
		Corners: [4][2]float32{{0, 0.2}, {0.86, 0}, {1, 1}, {0.1, 1}}})
	for n := range 2 {
		clip := display.Rect{X: w*0.5 + h*0.2, Y: h * 0.16, W: h * 0.03, H: h * 0.075}.Inset(float64(n) * h * 0.006)
		p.border(dst, &display.Item{Kind: display.Border, Box: clip, Colour: theme.Brass.Alpha(deskFaint), Radius: clip.W / 2,
			Width: max(1, h*0.003), Turn: 0.5})
	}
}

// around covers all that lies around a box.
func (p *Painter) around(dst *ebiten.Image, box display.Rect, w, h float64, c display.Colour) {
	for _, r := range [...]display.Rect{
		{W: w, H: box.Y}, {Y: box.Y + box.H, W: w, H: h - box.Y - box.H},
		{Y: box.Y, W: box.X, H: box.H}, {X: box.X + box.W, Y: box.Y, W: w - box.X - box.W, H: box.H},
	} {
		p.fill(dst, &display.Item{Kind: display.Fill, Box: r, Colour: c})
	}
}

// layCorridor has the light of a door that stands ajar fall on the floor of a corridor.
func (p *Painter) layCorridor(dst *ebiten.Image, w, h float64) {
	floor := h * corridorFloor
	p.fill(dst, &display.Item{Kind: display.Fill, Box: display.Rect{Y: floor, W: w, H: h - floor},
		Colour: theme.GroundColour.Alpha(0.5)})
	p.fill(dst, &display.Item{Kind: display.Fill, Box: display.Rect{Y: floor, W: w, H: max(1, h*0.003)},
		Colour: theme.GroundColour})
	door := display.Rect{X: w - h*0.3, Y: h * 0.16, W: h * 0.2, H: floor - h*0.16}
	light := theme.Brass.Alpha(corridorLight)
	p.fill(dst, &display.Item{Kind: display.Fill, Box: door, Colour: light})
	p.border(dst, &display.Item{Kind: display.Border, Box: door.Inset(-h * 0.012), Colour: theme.GroundColour.Alpha(0.6),
		Width: h * 0.012})
	p.scrap(dst, &display.Item{
		Kind: display.Scrap, Box: display.Rect{X: door.X - h*0.5, Y: floor, W: door.W + h*0.6, H: h - floor}, Colour: light,
		Corners: [4][2]float32{{0.62, 0}, {0.88, 0}, {0.8, 1}, {0, 1}},
	})
}
