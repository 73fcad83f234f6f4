package pen

import (
	"math"
	"slices"
	"testing"
)

func TestStepsRepeatAndClose(t *testing.T) {
	o := Draw(10, "M 0 0 L 10 0 10 10 Q 5 5 0 10 M 2 2 L 3 3 Z")
	if o.Ops != "MLLQZMLZ" {
		t.Errorf("the steps are %q", o.Ops)
	}
	want := []float32{0, 0, 1, 0, 1, 1, 0.5, 0.5, 0, 1, 0.2, 0.2, 0.3, 0.3}
	if !slices.Equal(o.Points, want) {
		t.Errorf("the points are %v, want %v", o.Points, want)
	}
}

// TestAHoleRunsTheOtherWay: the area within the points of an ellipse has the other sign.
func TestAHoleRunsTheOtherWay(t *testing.T) {
	area := func(drawing string) (sum float32) {
		p := Draw(1, drawing).Points
		for i := 0; i+3 < len(p); i += 2 {
			sum += p[i]*p[i+3] - p[i+2]*p[i+1]
		}
		return sum
	}
	if disc, hole := area("O 0.5 0.5 0.5 0.4"), area("o 0.5 0.5 0.5 0.4"); disc <= 0 || hole > -disc+1e-5 ||
		hole < -disc-1e-5 {
		t.Errorf("a disc turns by %v, a hole by %v", disc, hole)
	}
}

func TestANonsenseDrawingIsRefused(t *testing.T) {
	for _, drawing := range []string{"M 1", "K 1 2", "M 0 0 C 1 2 3 4", "O 1 2 3"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was drawn", drawing)
				}
			}()
			Draw(10, drawing)
		}()
	}
}

// TestALineIsNotClosed: it comes back the way it went, curves as well.
func TestALineIsNotClosed(t *testing.T) {
	o := Line(1, "M 0 0 L 1 0 C 2 0 3 1 3 2 Q 3 3 4 4")
	if want := "MLCQQCLZ"; o.Ops != want {
		t.Errorf("the steps are %q, want %q", o.Ops, want)
	}
	want := []float32{0, 0, 1, 0, 2, 0, 3, 1, 3, 2, 3, 3, 4, 4, 3, 3, 3, 2, 3, 1, 2, 0, 1, 0, 0, 0}
	if !slices.Equal(o.Points, want) {
		t.Errorf("the points are %v, want %v", o.Points, want)
	}
}

// TestScissorsLeaveNoCurve: the corners of the drawing stay where they are, and the cuts lie on its curves.
func TestScissorsLeaveNoCurve(t *testing.T) {
	o := Facet(Draw(1, "M 0 0 Q 0 1 1 1 C 1 1 2 1 2 2 L 0 2 Z"))
	if o.Ops != "MLLLLLLLZ" {
		t.Errorf("the steps are %q", o.Ops)
	}
	if want := []float32{0, 0, 0.0625, 0.4375, 0.5625, 0.9375, 1, 1}; !slices.Equal(o.Points[:8], want) {
		t.Errorf("the cuts go through %v, want %v", o.Points[:8], want)
	}
}

func TestDrawingsAreMirroredAndTurned(t *testing.T) {
	o := Draw(1, "M 0 0 L 1 0 1 0.5 Z")
	if got, want := Mirror(o).Points, []float32{1, 0, 0, 0, 0, 0.5}; !slices.Equal(got, want) {
		t.Errorf("mirrored: %v, want %v", got, want)
	}
	// A quarter clockwise around the middle takes the top left corner to the top right one.
	got := Turn(o, math.Pi/2, 0.5, 0.5).Points
	for i, want := range []float32{1, 0, 1, 1, 0.5, 1} {
		if d := got[i] - want; d > 1e-6 || d < -1e-6 {
			t.Errorf("turned: %v", got)
		}
	}
}
