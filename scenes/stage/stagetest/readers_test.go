package stagetest

import "testing"

// values are those of a reader, one a dimension.
func (r Reader) values() [5]any {
	return [...]any{r.Lang, [2]float64{r.W, r.H}, r.Text, r.Contrast, r.Captions}
}

func TestEveryTwoValuesOfTwoDimensionsMeet(t *testing.T) {
	type pair struct {
		a, b int
		x, y any
	}
	met := map[pair]bool{}
	var each [5]map[any]bool
	for _, r := range Readers() {
		v := r.values()
		for a := range v {
			if each[a] == nil {
				each[a] = map[any]bool{}
			}
			each[a][v[a]] = true
			for b := range v[:a] {
				met[pair{a, b, v[a], v[b]}] = true
			}
		}
	}
	for a := range each {
		for b := range each[:a] {
			for x := range each[a] {
				for y := range each[b] {
					if size, ok := y.([2]float64); ok && (Reader{W: size[0], H: size[1]}).Small() &&
						(x == 2.0 || x == true && a == 4) {
						continue // It has no room for them.
					}
					if !met[pair{a, b, x, y}] {
						t.Errorf("no reader has both %v and %v", x, y)
					}
				}
			}
		}
	}
}

func TestScreensInTurnsMeetEveryReader(t *testing.T) {
	for k := 1; k <= ReaderCount; k++ {
		met := map[Reader]bool{}
		for n := range ReaderCount {
			for _, r := range ReadersOf(n, k) {
				met[r] = true
			}
		}
		if len(met) != ReaderCount {
			t.Errorf("%d a screen: only %d of %d readers are met", k, len(met), ReaderCount)
		}
	}
}
