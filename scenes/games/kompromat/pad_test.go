package kompromat

import (
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
)

// TestPromptsFollowTheDeviceAtOnce changes from keys to a gamepad, to a finger and back, at a table that waits.
func TestPromptsFollowTheDeviceAtOnce(t *testing.T) {
	r := newRoom(t, words.English, 1920, 1080)
	r.Stage.Settings.Speed = 0
	m := newMatch(t, setupOf("pe", 1))
	r.open(m, true)
	r.Wait(5)
	use := func(in input.Frame) {
		in.X, in.Y = -1, -1
		r.Stage.Uses(&in)
		r.Tick(in)
	}
	for _, c := range []struct {
		in       input.Frame
		yes, not string
	}{
		{input.Frame{Device: input.Keys}, "F1", "View"},
		{input.Frame{Device: input.Pad, Style: input.Xbox}, "View", "F1"},
		{input.Frame{Device: input.Pad, Style: input.Nintendo}, "−", "View"},
		{input.Frame{Device: input.Touch, Touch: true}, "", "−"},
		{input.Frame{Device: input.Mouse}, "F1", "−"},
	} {
		use(c.in)
		if c.yes != "" && !r.Stands(c.yes) || r.Stands(c.not) {
			t.Errorf("device %v, style %v: the screen shows %q: %v, %q: %v", c.in.Device, c.in.Style, c.yes, r.Stands(c.yes),
				c.not, r.Stands(c.not))
		}
	}
	r.Stage.Settings.Bindings.GiveKey(input.Rules, input.ParseKey("F6"))
	use(input.Frame{Device: input.Mouse})
	if !r.Stands("F6") {
		t.Error("a key given to the rules is not shown at once")
	}
}
