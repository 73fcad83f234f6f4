package search_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game/search"
)

// sharpened is what Sharpen makes of worths.
func sharpened(temperature float64, worths ...float64) []float64 {
	search.Sharpen(worths, temperature)
	return worths
}

func near(a, b []float64, within float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) <= within })
}

// TestSharpen holds chances against the softmax of the worths, worked out by hand, at and near its bounds.
func TestSharpen(t *testing.T) {
	for _, c := range []struct {
		name        string
		temperature float64
		worths      []float64
		want        []float64
	}{
		{"one option", 0.5, []float64{-3}, []float64{1}},
		{"equals", 0.1, []float64{0.4, 0.4}, []float64{0.5, 0.5}},
		{"a difference of the temperature times the logarithm of two", 0.2, []float64{0.5 + 0.2*math.Ln2, 0.5},
			[]float64{2.0 / 3, 1.0 / 3}},
		{"in points", 10, []float64{0, -10 * math.Ln2, -10 * math.Log(4)}, []float64{4.0 / 7, 2.0 / 7, 1.0 / 7}},
		{"without temperature, the first of the best", 0, []float64{0.1, 0.7, 0.7}, []float64{0, 1, 0}},
		{"a difference too small to count", 0, []float64{0.7, 0.7 + 1e-9}, []float64{1, 0}},
		{"a blunder is not played", 0.1, []float64{0.9, 0.9 - 0.1*math.Log(1100)}, []float64{1, 0}},
		{"what is hardly worse than that is", 0.1, []float64{0.9, 0.9 - 0.1*math.Log(900)},
			[]float64{900.0 / 901, 1.0 / 901}},
		{"very different worths", 1e-3, []float64{-1e6, 1e6}, []float64{0, 1}},
	} {
		if got := sharpened(c.temperature, slices.Clone(c.worths)...); !near(got, c.want, 1e-4) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestSharpenForgivesLastBits requires worths that differ in their last bits, as on machines that fuse multiplying and
// adding, to give the same chances to the bit.
func TestSharpenForgivesLastBits(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		a := make([]float64, 5)
		for i := range a {
			a[i] = math.Round(rng.Float64()*1e4) / 1e4
		}
		b := slices.Clone(a)
		for i := range b {
			b[i] = math.Nextafter(b[i], float64(rng.IntN(2)))
		}
		if x, y := sharpened(0.05, slices.Clone(a)...), sharpened(0.05, b...); !slices.Equal(x, y) {
			t.Fatalf("%v gives %v, and %v", a, x, y)
		}
	}
}

// TestDraw draws in proportion to the weights, and never what has none.
func TestDraw(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	weights := []float64{0, 1, 0, 3, 6, 0}
	const draws = 20_000
	counts := make([]float64, len(weights))
	for range draws {
		counts[search.Draw(weights, rng)]++
	}
	for i, w := range weights {
		share := counts[i] / draws
		if w == 0 && share > 0 || math.Abs(share-w/10) > 4*math.Sqrt(w/10*(1-w/10)/draws) {
			t.Errorf("weight %v of 10 is drawn %.4f times", w, share)
		}
	}
	if i := search.Draw([]float64{0, 1e-300, 0}, rng); i != 1 {
		t.Errorf("the one option is not drawn, but %d", i)
	}
}
