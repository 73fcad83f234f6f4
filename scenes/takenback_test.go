package scenes

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestAPressThatIsTakenAwayLeavesNothingBehind presses everything on every screen with the mouse and with a finger,
// drags it about and has the press taken away: settings and screen are as where the pointer only went there.
func TestAPressThatIsTakenAwayLeavesNothingBehind(t *testing.T) {
	looked := map[display.Role]int{}
	for name, open := range screens() {
		var st [2]*stage.Stage
		var on [2]*stage.Stack
		var scene [2]stage.Scene
		draw := func(i int) []display.Item {
			var l display.List
			on[i].Draw(&l)
			return l.Items
		}
		// Which of two matches of the same moment stands first is left to chance.
		for try := 0; try == 0 || try < 20 && !slices.Equal(draw(0), draw(1)); try++ {
			for i := range on {
				st[i], scene[i] = open(t)
				on[i] = stackOf(t, scene[i])
			}
		}
		tick := func(in input.Frame) {
			in.Focused = !in.LostFocus
			for i := range on {
				if i == 1 {
					in.Pressed, in.Held, in.Canceled, in.AnyPress = false, false, false, false
				}
				st[i].Uses(&in)
				st[i].Tick++
				frame := in
				on[i].Update(&frame)
			}
		}
		for range 24 { // A curtain takes presses by then.
			tick(input.Frame{X: -1, Y: -1})
		}
		for n, it := range draw(0) {
			if it.Kind != display.Hot || it.ID == "" || on[0].Top() != scene[0] {
				continue
			}
			x, y := it.Box.Centre()
			touch := n%2 == 0
			device := []input.Device{input.Mouse, input.Touch}[(n+1)%2]
			at := func(dx, dy float64, change func(*input.Frame)) {
				in := input.Frame{X: x + dx, Y: y + dy, Moved: true, Touch: touch, Device: device}
				change(&in)
				tick(in)
			}
			hold := func(in *input.Frame) { in.Held = true }
			for _, way := range [][2]float64{{0, 0}, {90, 0}, {0, -90}} {
				looked[it.Role]++
				at(0, 0, func(*input.Frame) {})
				at(0, 0, func(in *input.Frame) { in.Pressed, in.Held, in.AnyPress = true, true, true })
				at(way[0]/2, way[1]/2, hold)
				at(way[0], way[1], hold)
				at(way[0], way[1], func(in *input.Frame) { in.Canceled, in.LostFocus = true, true })
				for range 4 {
					at(way[0], way[1], func(in *input.Frame) { in.Moved = false })
				}
				if st[0].Settings != st[1].Settings {
					t.Errorf("%s: %q pressed and taken away changes a setting", name, it.ID)
				}
				if !slices.Equal(draw(0), draw(1)) {
					t.Fatalf("%s: %q pressed, carried by %v and taken away changes the screen", name, it.ID, way)
				}
			}
		}
	}
	for _, r := range []display.Role{display.Button, display.Slider, display.TextField, display.Choice} {
		if looked[r] < 10 {
			t.Errorf("only %d of role %v were pressed", looked[r], r)
		}
	}
}
