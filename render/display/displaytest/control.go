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
	if side := min(it.Box.W, it.Box.H); pressed(it.Role) && side < c.metrics.U(targetSide)-slack {
		c.fault(Target, i, -1, "%.0f x %.0f pixels, %.0f needed", it.Box.W, it.Box.H, c.metrics.U(targetSide))
	}
}

// pressed tells whether an item of the role can be pressed, rather than only read.
func pressed(r display.Role) bool {
	switch r {
	case display.Button, display.Toggle, display.TextField, display.Choice, display.CardRole:
		return true
	default:
		return false
	}
}
