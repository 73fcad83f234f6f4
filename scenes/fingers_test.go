package scenes

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
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
