package stagetest

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// Hand is what a player presses with, and nothing else.
type Hand uint8

// The hands.
const (
	Mouse Hand = iota
	Keys
	Gamepad
	Finger
	Hands
)

// String names the hand in the law that it must suffice.
func (h Hand) String() string {
	return [Hands]string{"the mouse", "the keyboard", "the gamepad", "a finger"}[h]
}

// PressWith presses a control with a hand; it tells whether the control is there and can be pressed.
func (r *Room) PressWith(h Hand, id string) bool {
	switch h {
	case Keys:
		return r.focusPress(id, input.Keys)
	case Gamepad:
		return r.focusPress(id, input.Pad)
	case Finger:
		return r.Tap(id)
	default:
		return r.Click(id)
	}
}

// BackWith takes a step back with a hand: keys have a key of their own.
func (r *Room) BackWith(h Hand) bool {
	if h == Mouse || h == Finger {
		return r.PressWith(h, "back")
	}
	r.push(input.Keys, input.Cancel)
	return true
}

// Tap touches a control with a finger and takes the finger away.
func (r *Room) Tap(id string) bool {
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

// Enabled are the ids of what can be pressed in what was last drawn.
func (r *Room) Enabled() map[string]bool {
	ids := map[string]bool{}
	for i := range r.List.Items {
		if it := &r.List.Items[i]; it.Kind == display.Hot && it.ID != "" {
			ids[it.ID] = !it.Disabled
		}
	}
	return ids
}

// Focused is what has the focus.
func (r *Room) Focused() (it display.Item) {
	for _, it := range r.Draw() {
		if it.Kind == display.Hot && it.Focused {
			return it
		}
	}
	return it
}
