package pen

import (
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
	if disc, hole := area("O 0.5 0.5 0.5 0.4"), area("o 0.5 0.5 0.5 0.4"); disc <= 0 || hole > -disc+1e-5 || hole < -disc-1e-5 {
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
