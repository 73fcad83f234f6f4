package stagetest

import (
	"math"

	"safehouse/render/display"
	"safehouse/scenes/input"
)

// steps is more presses than any way over a screen takes.
const steps = 120

// PadTap presses a button of a gamepad and lets it go.
func (r *Room) PadTap(a input.Action) { r.push(input.Pad, a) }

// push presses a button or a key, and lets it go.
func (r *Room) push(with input.Device, a input.Action) {
	for _, in := range []*input.Frame{PadFrame(a), PadFrame()} {
		if in.Device = with; with != input.Pad {
			in.ByPad = 0
		}
		r.Stage.Uses(in)
		r.Tick(*in)
	}
}

// PadPress brings the focus to a control with a gamepad alone and confirms: it goes in the direction in which the
// control lies, and along the reading order where that leads nowhere new. It reports whether the control is there and
// can be pressed.
func (r *Room) PadPress(id string) bool { return r.focusPress(id, input.Pad) }

// focusPress is PadPress with whatever leads the focus.
func (r *Room) focusPress(id string, with input.Device) bool {
	r.T.Helper()
	been := map[string]bool{}
	for range steps {
		var at, to *display.Item
		items := r.Draw()
		for i := range items {
			it := &items[i]
			if it.Kind != display.Hot || it.ID == "" {
				continue
			}
			if it.Focused {
				at = it
			}
			if it.ID == id {
				to = it
			}
		}
		switch {
		case to == nil || to.Disabled:
			return false
		case to.Focused:
			r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true, Device: with}) // After a pointer a key shows the ring.
			r.push(with, input.Confirm)
			return true
		case at == nil || been[at.ID]:
			r.push(with, input.Next)
		default:
			been[at.ID] = true
			r.push(with, toward(at.Box, to.Box))
		}
	}
	r.T.Fatalf("the focus never comes to %q", id)
	return false
}

// toward is the direction in which most of the way from one box to another lies.
func toward(from, to display.Rect) input.Action {
	fx, fy := from.Centre()
	x, y := to.Centre()
	switch {
	case math.Abs(x-fx) > math.Abs(y-fy) && x > fx:
		return input.Right
	case math.Abs(x-fx) > math.Abs(y-fy):
		return input.Left
	case y > fy:
		return input.Down
	default:
		return input.Up
	}
}
