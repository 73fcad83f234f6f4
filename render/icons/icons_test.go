package icons

import (
	"testing"

	"safehouse/render/display"
)

func TestEveryIconHasAWholeOutlineInsideItsGrid(t *testing.T) {
	for i := display.NoIcon + 1; i < display.IconCount; i++ {
		o, ok := For(i)
		if !ok || o.Ops == "" {
			t.Errorf("icon %d has no outline", i)
			continue
		}
		if o.Ops[0] != 'M' || o.Ops[len(o.Ops)-1] != 'Z' {
			t.Errorf("icon %d: %q is not a closed path", i, o.Ops)
		}
		numbers := 0
		o.Each(func(_ byte, p []float32) { numbers += len(p) })
		if numbers != len(o.Points) {
			t.Errorf("icon %d: the steps take %d numbers of %d", i, numbers, len(o.Points))
		}
		for _, v := range o.Points {
			if v < -1 || v > Grid+1 {
				t.Errorf("icon %d leaves its grid: %v", i, v)
			}
		}
	}
	if _, ok := For(display.NoIcon); ok {
		t.Error("NoIcon has an outline")
	}
}
