package ui

import (
	"math"

	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// grip is what a pointer holds. The zero value holds nothing.
type grip struct {
	// y is where it was pressed down, in pixels; touched is the control that a finger touched last.
	y       float64
	touched string
}

// point follows the pointer: a press takes hold of a control, and letting go over the same one activates it. What a finger
// has touched stays pointed at until it touches something else, since a finger cannot point without touching.
func (p *Page) point(in *input.Frame, st *stage.Stage, cs []Control) (pressed string) {
	over := ""
	c := under(cs, in.X, in.Y)
	if c != nil {
		over = c.ID
	}
	if in.Pressed {
		p.down, p.grip = over, grip{y: in.Y, touched: over}
		if c != nil && c.reachable() {
			p.focus = over
		}
	}
	switch {
	case !in.Touch:
		p.hover, p.grip.touched = over, ""
	case in.Held || in.Pressed:
		p.hover = over
	default:
		p.hover = p.grip.touched
	}
	if p.dragged(in, st, cs) {
		p.down = ""
	}
	if in.Released {
		if over == p.down {
			pressed = p.down
		}
		p.down = ""
	}
	if !in.Held && !in.Released {
		p.down = ""
	}
	return pressed
}

// dragged tells whether what is held has been dragged along with the panel in which it stands: letting go then presses
// nothing.
func (p *Page) dragged(in *input.Frame, st *stage.Stage, cs []Control) bool {
	c := find(cs, p.down)
	return c != nil && c.Scrolled && math.Abs(in.Y-p.grip.y) > st.Metrics.U(dragSlop)
}
