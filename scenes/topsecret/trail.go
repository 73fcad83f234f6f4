package topsecret

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// trail are the footprints of the mole in turn, one after the other, from its card to the one that it takes. Its card
// is framed until it has found it.
func (b *brush) trail() {
	now := &b.t.recent
	tick, playing := b.t.show.Playing()
	if now.beat != theftBeat || !now.trail.on || !playing {
		return
	}
	ticks := b.t.Stage.Holds(pathMS)
	from, okFrom := b.lay.Where(now.trail.from)
	to, okTo := b.lay.Where(now.trail.to)
	if ticks == 0 || !okFrom || !okTo {
		return
	}
	share := stage.Share(tick, ticks)
	wide := max(3, b.M.U(6))
	arrived := share >= 1
	if b.t.Stage.Still() {
		// The whole way is there at once.
		share = 1
	}
	if !arrived {
		b.L.Border(from.Box.Inset(-wide*1.5), theme.CutInk, wide, wide*1.5)
		b.L.Border(from.Box.Inset(-wide), theme.Ochre, wide, wide)
	}
	if now.trail.from == now.trail.to {
		return
	}
	x0, y0 := from.Box.Centre()
	x1, y1 := to.Box.Centre()
	far := math.Hypot(x1-x0, y1-y0)
	side := max(b.M.U(40), 24)
	steps := int(far / (side * 1.5))
	turn := math.Atan2(y1-y0, x1-x0) + math.Pi/2
	for i := 1; i <= steps; i++ {
		at := float64(i) / float64(steps+1)
		if at > share {
			break
		}
		x, y := x0+(x1-x0)*at, y0+(y1-y0)*at
		box := display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		b.L.Fill(box, theme.Teal, side/2)
		b.L.Symbol(box.Inset(side*0.18), display.IconFootprints, theme.CutPaper).Turn = turn
	}
	if arrived {
		return
	}
	b.L.Border(to.Box.Inset(-wide), theme.Teal, wide, wide)
}
