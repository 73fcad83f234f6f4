package matrix

import "testing"

// TestBlandsRuleTakesTheFirstVariable that improves the goal, however little, where else the steepest column is taken;
// of a goal that nothing improves it takes none.
func TestBlandsRuleTakesTheFirstVariable(t *testing.T) {
	b := tableau{rows: 2, cols: 4}
	copy(b.free[:], []uint8{5, 3, 9, 1})
	for _, c := range []struct {
		goal            []float64
		first, steepest int
	}{
		{[]float64{-2, -1, -3, 1}, 1, 2},
		{[]float64{-2, 0, -1, 4}, 0, 0},
		{[]float64{0, 1, 2, -negligible / 2}, -1, -1},
	} {
		copy(b.at.line(b.rows)[:], c.goal)
		if got := b.entering(true); got != c.first {
			t.Errorf("of %v the first is %d, want %d", c.goal, got, c.first)
		}
		if got := b.entering(false); got != c.steepest {
			t.Errorf("of %v the steepest is %d, want %d", c.goal, got, c.steepest)
		}
	}
}
