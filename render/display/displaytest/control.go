package displaytest

import "safehouse/render/display"

// targetSide is the least side of what can be pressed, in pixels of the design.
const targetSide = 48

// control looks at what has an id.
func (c *check) control(i int) {
	it := &c.list[i]
	if c.ids == nil {
		c.ids = map[string]int{}
	}
	if other, taken := c.ids[it.ID]; taken {
		c.fault(Duplicate, i, other, "item %d has it", other)
	}
	c.ids[it.ID] = i
	if it.Label == "" {
		c.fault(Nameless, i, -1, "role %d", it.Role)
	}
	if !pressed(it.Role) {
		return
	}
	if !inside(seen(it), c.screen) {
		c.fault(Outside, i, -1, "at %.0f", it.Box)
	}
	c.collide(i)
	if side := min(it.Box.W, it.Box.H); side < c.metrics.U(targetSide)-slack {
		c.fault(Target, i, -1, "%.0f x %.0f pixels, %.0f needed", it.Box.W, it.Box.H, c.metrics.U(targetSide))
	}
}

// collide looks for earlier controls that are still seen where this one lies. Cards of a hand lie on each other; the
// one above shows where it ends.
func (c *check) collide(i int) {
	it := &c.list[i]
	if it.Role == display.CardRole {
		return
	}
	for _, k := range c.pressed {
		shared := seen(it).Intersect(seen(&c.list[k]))
		if shared.W > slack && shared.H > slack && !c.hidden(shared, k, i) {
			c.fault(Collide, i, k, "%q by %.0f x %.0f pixels", c.list[k].ID, shared.W, shared.H)
		}
	}
	c.pressed = append(c.pressed, i)
}

// pressed reports whether an item of the role can be pressed, rather than only read.
func pressed(r display.Role) bool {
	switch r {
	case display.Button, display.Toggle, display.TextField, display.Choice, display.CardRole, display.Slider,
		display.TabRole:
		return true
	default:
		return false
	}
}
