package topsecret

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/play"
)

// timer is the time that is left for «Boum!», as a bar under the boards with its seconds.
func (b *brush) timer() {
	t := b.t
	if t.callers() == 0 {
		return
	}
	box, left := b.lay.Caption, t.clock.left(t.own.Seconds)
	b.L.Fill(box, ink, 0)
	b.L.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W * left, H: box.H}, vermilion, 0)
	seconds := int(left*float64(t.own.Seconds) + 0.999)
	b.Line(box, t.Say("topsecret.call.left", game.Number(seconds)), display.SansBold, play.HeadSize, paper, display.Middle)
}
