package getadler

import (
	"math"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The poster: how much of its light the lamp loses; how much higher the clock is than what the plate leaves in sight of
// it, its greatest share of the poster's width, and the least clock whose numerals can be read, in pixels.
const (
	posterDusk  = 0.4
	posterRise  = 1.32
	posterDial  = 0.7
	posterClock = 150
)

// poster is a clock under a lamp.
var poster = games.Poster{
	Back: drawLamplight, Plate: theme.Fog, Mark: theme.Lamp, Title: theme.Lamp, Ink: theme.Cream, Font: display.Marquee,
}

// drawLamplight is a clock under a lamp at night, behind the plate as a moon behind a roof: it strikes four, when
// arrests begin.
func drawLamplight(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Night, m.U(ui.Radius))
	top := box.Y + m.U(games.PosterEdge)
	side := min((plate.Y-top)*posterRise, box.W*posterDial)
	x, _ := box.Centre()
	l.Clip(box)
	defer l.Unclip()
	l.Beam(display.Rect{X: box.X, Y: box.Y, W: box.W, H: plate.Y + plate.H/2 - box.Y}, theme.Lamp).Fade = posterDusk
	if side < posterClock {
		room := display.Rect{X: box.X, Y: top, W: box.W, H: plate.Y - top}
		if games.DrawSitters(l, m, room, display.LookLamp, "lorenz", "gemma", "ambrose") {
			return
		}
		if picture.Y+picture.H <= plate.Y { // It stands in the light.
			picture.X = x - picture.W/2
		}
		games.DrawPicture(l, picture, display.IconClock, theme.Lamp)
		return
	}
	l.Clock(display.Rect{X: x - side/2, Y: top, W: side, H: side}, designs.DialAt(getadler.Gate), math.Pi*getadler.Gate/6)
}
