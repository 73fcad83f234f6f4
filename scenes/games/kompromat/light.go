package kompromat

import (
	"safehouse/render/display"
	"safehouse/scenes/games/kompromat/designs"
)

// over is where the lamp hangs over a table: at the mission that is tried or opened, else at the middle of the row.
func (l *layout) over() float64 {
	if l.view.Current < 0 {
		return 0.5
	}
	x, _ := l.Folders[l.view.Current].Centre()
	return (x - l.Blotter.X) / l.Blotter.W
}

// blotter is the leather that the missions lie on, with the lamp over it and its light. In high contrast the ground is
// plain.
func (b *brush) blotter() {
	box := b.lay.Blotter
	if b.M.Contrast || box.Empty() {
		return
	}
	b.L.Card(box, display.Face{Design: designs.Blotter}).Shadow = b.M.U(14)
	wide := min(b.M.U(lampWide), box.W*lampMost)
	lamp := display.Rect{X: box.X + b.lay.over()*box.W - wide/2, Y: box.Y, W: wide, H: wide * lampHigh}
	row := b.lay.Folders[0]
	lit := row.W
	if i := b.v.Current; i >= 0 {
		row = b.lay.Folders[i]
		lit = max(lit, row.W)
	}
	x, y := lamp.X+lamp.W/2, row.Y+row.H*0.62
	pool := func(wide, high float64, colour display.Colour) {
		b.L.Glow(display.Rect{X: x - wide/2, Y: y - high/2, W: wide, H: high}, colour).Clip = box
	}
	pool(lit*glowWide, row.H*glowHigh, lampGlow.Alpha(glowLight))
	if b.v.Current >= 0 {
		pool(lit*poolWide, row.H*poolHigh, lampPool.Alpha(poolBright))
	}
	if foot := b.lay.Fans[0][b.lay.far()].Y + lamp.H*0.1; !b.lay.Reveal && foot < lamp.Y+lamp.H {
		return // The lamp hangs higher than the window reaches.
	}
	beam := display.Rect{X: x - lit*0.9, Y: lamp.Y + lamp.H, W: lit * 1.8, H: row.Y + row.H*1.3 - lamp.Y - lamp.H}
	b.L.Beam(beam, lampPool.Alpha(beamBright)).Clip = box
	b.L.Card(lamp, display.Face{Design: designs.Lamp})
}
