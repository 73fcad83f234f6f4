package ui

import (
	"math"

	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// grip is what a pointer holds. The zero value holds nothing.
type grip struct {
	// x and y are where it was pressed down, in pixels; touched is the control that a finger touched last.
	x, y    float64
	touched string
	// on reports that a press is going on; focus and before are what had the focus and what was touched before it.
	on            bool
	focus, before string
	// carried is the control that is on its way with the pointer, empty for none.
	carried string
	// dropped is the control that was let go of in this tick on the way, empty for none; onto is what lay under it.
	dropped, onto string
}

// Carried is the control that the pointer carries away from its place, empty for none, and how far it has come in
// pixels.
func (p *Page) Carried(in *input.Frame) (id string, dx, dy float64) {
	return p.grip.carried, in.X - p.grip.x, in.Y - p.grip.y
}

// Dropped is the control that was carried and has been let go of in this tick, empty for none, and the one under the
// pointer then.
func (p *Page) Dropped() (id, onto string) { return p.grip.dropped, p.grip.onto }

// LetGo puts what is carried back: nothing is dropped.
func (p *Page) LetGo() { p.grip.carried = "" }

// point follows the pointer: a press takes hold of a control, and letting go over the same one activates it. What a
// finger has touched stays pointed at until it touches something else, since a finger cannot point without touching.
func (p *Page) point(in *input.Frame, st *stage.Stage, cs []Control) (pressed string) {
	over := ""
	c := under(cs, in.X, in.Y)
	if c != nil {
		over = c.ID
	}
	p.grip.dropped, p.grip.onto = "", ""
	if in.Pressed {
		p.down, p.grip = over, grip{x: in.X, y: in.Y, touched: over, on: true, focus: p.focus, before: p.grip.touched}
		if c != nil && c.reachable() {
			p.focus = over
		}
	}
	if in.Canceled {
		p.takeBack()
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
	p.carry(in, st, cs)
	if in.Released {
		if p.grip.carried != "" {
			p.grip.dropped, p.grip.onto = p.grip.carried, over
		} else if over == p.down {
			pressed = p.down
		}
	}
	if !in.Held {
		p.down, p.grip.carried, p.grip.on = "", "", false
	}
	return pressed
}

// takeBack takes back what a press has begun: it is as if nobody had pressed.
func (p *Page) takeBack() {
	if p.grip.on {
		p.focus, p.grip.touched = p.grip.focus, p.grip.before
	}
	p.down, p.grip.carried, p.grip.on = "", "", false
}

// carry takes what is held and may be carried along with the pointer, once that has gone far enough to mean it.
func (p *Page) carry(in *input.Frame, st *stage.Stage, cs []Control) {
	if find(cs, p.grip.carried) == nil {
		p.grip.carried = ""
	}
	slop := st.Metrics.U(carrySlop)
	if in.Touch {
		slop = st.Metrics.U(dragSlop)
	}
	if c := find(cs, p.down); c != nil && c.Carries && math.Hypot(in.X-p.grip.x, in.Y-p.grip.y) > slop {
		p.grip.carried, p.down = p.down, ""
	}
}

// dragged reports whether what is held has been dragged along with the panel in which it stands: letting go then
// presses nothing.
func (p *Page) dragged(in *input.Frame, st *stage.Stage, cs []Control) bool {
	c := find(cs, p.down)
	return c != nil && c.Scrolled && math.Abs(in.Y-p.grip.y) > st.Metrics.U(dragSlop)
}
