package scenes

import (
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// sheltered is a tick's input as the scene on top takes it: with the usual meanings where nobody may be locked out. A
// scene that waits for any key hears what was pressed.
func (a *app) sheltered(in *input.Frame) *input.Frame {
	top := a.stack.Top()
	if _, ok := top.(stage.Haven); !ok {
		return in
	}
	if g, ok := top.(stage.Grabber); ok && g.Grabbing() {
		return in
	}
	a.safe = in.AsUsual()
	return &a.safe
}
