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
	shown := ""
	for _, in := range []input.Frame{
		{Device: input.Keys}, {Device: input.Pad, Style: input.Xbox}, {Device: input.Pad, Style: input.Nintendo},
		{Device: input.Touch, Touch: true}, {Device: input.Mouse},
	} {
		use(in)
		want := r.Stage.Prompt(input.Hint)
		if want != "" && !r.Stands(want) || shown != "" && shown != want && r.Stands(shown) {
			t.Errorf("device %v, style %v: the screen shows %q: %v, %q: %v", in.Device, in.Style, want, r.Stands(want), shown,
				r.Stands(shown))
		}
		shown = want
	}
	r.Stage.Settings.Bindings.GiveKey(input.Hint, input.ParseKey("F6"))
	use(input.Frame{Device: input.Mouse})
	if !r.Stands("F6") {
		t.Error("a key given to the hint is not shown at once")
	}
}
