package render_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
)

// TestWhatFadesAsOneShowsNothingThroughItself: a picture of any two things, one over the other, that has faded by half
// is half as bright as the whole one everywhere, and so is one that is turned, larger than it was, and drops a shadow.
func TestWhatFadesAsOneShowsNothingThroughItself(t *testing.T) {
	box := display.Rect{X: 60, Y: 40, W: 120, H: 100}
	for _, over := range kinds(box.Moved(30, 20)) {
		for _, pose := range []display.Pose{over.Pose, {Turn: 0.3, Scale: 0.2, Shadow: 6}} {
			over.Pose = pose
			var l display.List
			l.Fill(box, display.Hex(0xC04020), 0)
			l.Add(over)
			whole := goldentest.Paint(t, small, &l)
			l.Faded(0, 0.5)
			half := goldentest.Paint(t, small, &l)
			for i, c := range whole.Pix {
				if off := int(c) - 2*int(half.Pix[i]); i%4 < 3 && (off < -4 || off > 4) {
					t.Fatalf("kind %d, %+v: a pixel of %d has become %d", over.Kind, pose, c, half.Pix[i])
				}
			}
		}
	}
}

// TestNothingIsLeftOfWhatHasFaded: what has faded wholly is not seen, and what lies over it is.
func TestNothingIsLeftOfWhatHasFaded(t *testing.T) {
	box := display.Rect{X: 60, Y: 40, W: 120, H: 100}
	var l display.List
	l.Fill(box, display.White, 0)
	l.Fill(box.Inset(10), display.White, 0)
	l.Faded(0, 1)
	l.Fill(box.Inset(20), display.White, 0)
	if got, want := lit(goldentest.Paint(t, small, &l)), lit(goldentest.Paint(t, small,
		&display.List{Items: l.Items[2:]})); got != want {
		t.Errorf("%v is seen, not %v", got, want)
	}
}
