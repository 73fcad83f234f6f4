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

// PressWith presses a control with a hand; it reports whether the control is there and can be pressed.
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

// Carry takes a control to the middle of another one with the mouse or a finger, on a way of some ticks, and lets go
// there. It reports whether both are there.
func (r *Room) Carry(h Hand, id, onto string) bool {
	to, ok := r.Hot(onto)
	if !r.Grip(h, id) || !ok {
		return false
	}
	x, y := to.Box.Centre()
	r.drag(h, input.Frame{X: x, Y: y, Moved: true, Held: true})
	r.drag(h, input.Frame{X: x, Y: y, Held: true})
	r.drag(h, input.Frame{X: x, Y: y, Released: true})
	r.Wait(1)
	return true
}

// Grip takes hold of a control with the mouse or a finger and carries it a little; it reports whether it is there.
func (r *Room) Grip(h Hand, id string) bool {
	it, ok := r.Hot(id)
	if !ok {
		return false
	}
	x, y := it.Box.Centre()
	r.drag(h, input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	for step := range 4 {
		r.drag(h, input.Frame{X: x, Y: y - 10*float64(step), Moved: true, Held: true})
	}
	return true
}

func (r *Room) drag(h Hand, in input.Frame) {
	in.Device = input.Mouse
	if in.Touch = h == Finger; in.Touch {
		in.Device = input.Touch
	}
	r.Stage.Uses(&in)
	r.Tick(in)
}
