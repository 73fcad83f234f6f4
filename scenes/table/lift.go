package table

import "safehouse/render/display"

// Lift brings what is lifted, 0 to 1, a tick's share of its way to where it should be; the whole way takes that many
// milliseconds at speed 1. With reduced motion nothing is lifted: what is pointed at has an outline instead.
func (c *Controller) Lift(lift, goal, ms float64) float64 {
	step := 1.0
	if ticks := c.Stage.Ticks(ms); ticks > 0 {
		step = 1 / float64(ticks)
	}
	moved := max(lift-step, min(goal, lift+step))
	if c.Stage.Still() {
		moved = 0
	}
	if moved != lift {
		c.Stage.Redraw()
	}
	return moved
}

// Outline stands for the lift of what is pointed at, with reduced motion.
func (b *Brush) Outline(box display.Rect, c display.Colour) {
	wide := max(3, b.M.U(outlineWide))
	b.L.Border(box.Inset(-wide), c, box.W*cardCorner+wide, wide)
}

// Faded lets everything that was added to the picture from an item on fade, by that share of its opacity.
func (b *Brush) Faded(from int, fade float64) {
	if fade <= 0 {
		return
	}
	for i := range b.L.Items[from:] {
		it := &b.L.Items[from+i]
		it.Fade = 1 - (1-it.Fade)*(1-fade)
	}
}
