package ui

import (
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// ownsAcross reports whether a direction across belongs to the control that has the focus: it moves a slider, or the
// caret of a text, which a gamepad has no use for.
func ownsAcross(in *input.Frame, way input.Action, r display.Role) bool {
	return r == display.Slider || r == display.TextField && !in.ByPad.Has(way)
}

// moveFocus moves the focus along the reading order or to the neighbour in a direction.
func (p *Page) moveFocus(in *input.Frame, cs []Control) {
	switch {
	case in.Just.Has(input.Next):
		p.focus = step(cs, p.focus, 1)
		return
	case in.Just.Has(input.Prev):
		p.focus = step(cs, p.focus, -1)
		return
	}
	from := Find(cs, p.focus)
	if from == nil {
		return
	}
	for _, way := range [...]struct {
		action input.Action
		dx, dy float64
	}{{input.Up, 0, -1}, {input.Down, 0, 1}, {input.Left, -1, 0}, {input.Right, 1, 0}} {
		if !in.Just.Has(way.action) || way.dx != 0 && ownsAcross(in, way.action, from.Role) {
			continue
		}
		if to := neighbour(cs, from, way.dx, way.dy); to != nil {
			p.focus = to.ID
			return
		}
	}
}

// step returns the next control in reading order that the focus can stop at, going round at the ends.
func step(cs []Control, id string, by int) string {
	at := max(slices.IndexFunc(cs, func(c Control) bool { return c.ID == id }), 0)
	for range cs {
		at = (at + by + len(cs)) % len(cs)
		if cs[at].reachable() {
			return cs[at].ID
		}
	}
	return id
}

// neighbour returns the control that a direction leads to: in a panel that scrolls the next one of the panel, be it in
// sight or not; across, the next one of the row; and else the nearest that is in sight.
func neighbour(cs []Control, from *Control, dx, dy float64) *Control {
	level := func(c *Control) bool { return gap(from.Box.Y, from.Box.H, c.Box.Y, c.Box.H) == 0 }
	if from.Scrolled {
		inPanel := func(c *Control) bool { return c.Scrolled && (dy != 0 || level(c)) }
		if next := nearest(cs, from, dx, dy, inPanel); next != nil {
			return next
		}
	}
	if dx != 0 {
		inRow := func(c *Control) bool { return c.Clip != Nowhere && level(c) }
		if next := nearest(cs, from, dx, dy, inRow); next != nil {
			return next
		}
	}
	return nearest(cs, from, dx, dy, func(c *Control) bool { return c.Clip != Nowhere })
}

// nearest returns the nearest control of some in a direction, by the gap ahead and, weighing more, the gap aside.
func nearest(cs []Control, from *Control, dx, dy float64, of func(*Control) bool) *Control {
	var best *Control
	least := math.Inf(1)
	fx, fy := from.Box.Centre()
	for i := range cs {
		c := &cs[i]
		if c.ID == from.ID || !c.reachable() || !of(c) {
			continue
		}
		x, y := c.Box.Centre()
		ahead := (x-fx)*dx + (y-fy)*dy
		if ahead <= 1 {
			continue
		}
		aside := gap(from.Box.X, from.Box.W, c.Box.X, c.Box.W)
		if dx != 0 {
			ahead -= (from.Box.W + c.Box.W) / 2
			aside = gap(from.Box.Y, from.Box.H, c.Box.Y, c.Box.H)
		} else {
			ahead -= (from.Box.H + c.Box.H) / 2
		}
		if ahead < -1 {
			// Cards that lie over each other in a row are beside each other all the same.
			if (x-fx)*dx+(y-fy)*dy <= math.Abs(x-fx)*math.Abs(dy)+math.Abs(y-fy)*math.Abs(dx) {
				continue
			}
			ahead = 0
		}
		// The distance of the centres, weighing next to nothing, decides between equals.
		cost := ahead + acrossWeight*aside + math.Hypot(x-fx, y-fy)*0.01
		if cost < least {
			best, least = c, cost
		}
	}
	return best
}

// gap is the distance between two spans, 0 where they overlap.
func gap(a, aLen, b, bLen float64) float64 { return max(0, b-(a+aLen), a-(b+bLen)) }

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
	if Find(cs, p.grip.carried) == nil {
		p.grip.carried = ""
	}
	slop := st.Metrics.U(carrySlop)
	if in.Touch {
		slop = st.Metrics.U(dragSlop)
	}
	if c := Find(cs, p.down); c != nil && c.Carries && math.Hypot(in.X-p.grip.x, in.Y-p.grip.y) > slop {
		p.grip.carried, p.down = p.down, ""
	}
}

// dragged reports whether what is held has been dragged along with the panel in which it stands: letting go then
// presses nothing.
func (p *Page) dragged(in *input.Frame, st *stage.Stage, cs []Control) bool {
	c := Find(cs, p.down)
	return c != nil && c.Scrolled && math.Abs(in.Y-p.grip.y) > st.Metrics.U(dragSlop)
}
