package scenes

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// TestAFingerFindsWhatItPressesOnAPhone: on a high screen every control of the frame's pages is 44 pixels high, or wide
// and as high as a line that stands among others, as links do.
func TestAFingerFindsWhatItPressesOnAPhone(t *testing.T) {
	const least = 44
	looked := 0
	for name, open := range screens() {
		for _, size := range []theme.Metrics{{W: 360, H: 640, TextScale: 1}, {W: 412, H: 915, TextScale: 1}} {
			st, scene := open(t)
			st.Metrics = size
			stack := stackOf(t, scene)
			var l display.List
			stack.Draw(&l)
			for _, it := range l.Items {
				if it.Kind != display.Hot || it.ID == "" || it.Role != display.Button && it.Role != display.TabRole {
					continue
				}
				if looked++; it.Box.H < least-0.5 {
					t.Errorf("%s at %vx%v: %q is %.0f by %.0f", name, size.W, size.H, it.ID, it.Box.W, it.Box.H)
				}
			}
		}
	}
	if looked < 300 {
		t.Errorf("only %d were looked at", looked)
	}
}

// TestWhatLiesUnderAFingerStaysThere: whoever scrolls with the mouse and then touches the screen presses what was in
// sight, on every screen: prompts change with the device, and nothing moves with them.
func TestWhatLiesUnderAFingerStaysThere(t *testing.T) {
	scrolled := 0
	for name, open := range screens() {
		for _, size := range []theme.Metrics{{W: 844, H: 390, TextScale: 1}, {W: 640, H: 480, TextScale: 1}} {
			st, scene := open(t)
			st.Metrics = size
			stack := stackOf(t, scene)
			lie := func(in *input.Frame) map[string]display.Rect {
				in.X, in.Y, in.Focused = size.W/2, size.H/2, true
				st.Uses(in)
				st.Advance()
				stack.Update(in)
				var l display.List
				stack.Draw(&l)
				boxes := map[string]display.Rect{}
				for i := range l.Items {
					if it := &l.Items[i]; it.Kind == display.Hot && it.ID != "" {
						boxes[it.ID] = it.Box
					}
				}
				return boxes
			}
			first := lie(&input.Frame{Device: input.Mouse})
			lie(&input.Frame{Device: input.Mouse, WheelY: -4})
			for range 30 {
				lie(&input.Frame{Device: input.Mouse})
			}
			before := lie(&input.Frame{Device: input.Mouse})
			after := lie(&input.Frame{Device: input.Touch, Touch: true})
			for id, box := range before {
				if was, there := first[id]; there && was != box {
					scrolled++
				}
				if now, there := after[id]; there && now.Y != box.Y {
					t.Errorf("%s at %vx%v: %q lay at %.0f and lies at %.0f", name, size.W, size.H, id, box.Y, now.Y)
				}
			}
		}
	}
	if scrolled < 20 {
		t.Errorf("only %d controls were scrolled", scrolled)
	}
}
