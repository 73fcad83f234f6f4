package topsecret

import (
	"safehouse/scenes/input"
)

// enter brings the focus to what there is to choose from: the first step with the keyboard leads from the primary
// button to the first card, or with a step back to the last one. From there on every step goes to the neighbour, so
// that all of the screen can be reached.
func (t *screen) enter(in *input.Frame) {
	back := in.Just.Has(input.Left) || in.Just.Has(input.Prev)
	if !back && !in.Just.Has(input.Right) && !in.Just.Has(input.Down) && !in.Just.Has(input.Up) && !in.Just.Has(input.Next) {
		return
	}
	if id := t.choice(back); id != "" && !t.entered && t.ask.Primary.Disabled {
		t.entered = true
		t.Page.SetFocus(id)
		t.Stage.Redraw()
	}
}

// choice is the first card that may be played or taken, or the last one; empty for none.
func (t *screen) choice(last bool) (id string) {
	for k := range handIDs {
		if t.ask.kinds>>k&1 != 0 {
			if id = handIDs[k]; !last {
				return id
			}
		}
	}
	for seat := range t.own.Seats {
		if t.ask.targets>>seat&1 != 0 {
			if id = stealIDs[seat]; !last {
				return id
			}
		}
	}
	return id
}

// attend notes until when nothing was asked that a press could answer.
func (t *screen) attend() {
	if t.Busy() || !t.Mine() {
		t.deafAt = t.Stage.Tick
	}
}

// deaf tells whether a question has only just come up: a press that was meant to skip what came before decides
// nothing.
func (t *screen) deaf() bool { return t.Stage.Tick-t.deafAt < guardTicks }
