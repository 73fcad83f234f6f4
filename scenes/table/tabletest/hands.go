package tabletest

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// hand is what a player presses with, and nothing else.
type hand uint8

const (
	mouse hand = iota
	keys
	gamepad
	finger
	hands
)

// String names the hand in the law that it must suffice.
func (h hand) String() string {
	return [hands]string{"the mouse", "the keyboard", "the gamepad", "a finger"}[h]
}

// press presses a control with a hand; it tells whether the control is there and can be pressed.
func (r *Room) press(h hand, id string) bool {
	switch h {
	case keys:
		return r.focusPress(id, input.Keys)
	case gamepad:
		return r.focusPress(id, input.Pad)
	case finger:
		return r.tap(id)
	default:
		return r.Click(id)
	}
}

// back takes a step back with a hand: keys have a key of their own.
func (r *Room) back(h hand) bool {
	if h == mouse || h == finger {
		return r.press(h, "back")
	}
	r.push(input.Keys, input.Cancel)
	return true
}

// tap touches a control with a finger and takes the finger away.
func (r *Room) tap(id string) bool {
	it, ok := r.Hot(id)
	if !ok || it.Disabled {
		return false
	}
	x, y := it.Box.Centre()
	for _, in := range []input.Frame{
		{X: x, Y: y, Touch: true, Pressed: true, Held: true, AnyPress: true},
		{X: x, Y: y, Touch: true, Held: true}, {X: x, Y: y, Touch: true, Released: true}, {X: x, Y: y, Touch: true},
	} {
		in.Device = input.Touch
		r.Stage.Uses(&in)
		r.Tick(in)
	}
	return true
}

// enabled are the ids of what can be pressed in what was last drawn.
func (r *Room) enabled() map[string]bool {
	ids := map[string]bool{}
	for i := range r.List.Items {
		if it := &r.List.Items[i]; it.Kind == display.Hot && it.ID != "" {
			ids[it.ID] = !it.Disabled
		}
	}
	return ids
}
