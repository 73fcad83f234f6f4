package metertest_test

import (
	"math"
	"testing"

	"safehouse/render/sound/meter"
	"safehouse/render/sound/metertest"
)

// sine is a tone at full scale.
func sine(ms int, f float64) []float64 {
	w := make([]float64, ms*meter.Rate/1000)
	for i := range w {
		w[i] = math.Sin(2 * math.Pi * f * float64(i) / meter.Rate)
	}
	return w
}

// TestTheSpectrumFindsATone: its frequency, and the third that it lies in.
func TestTheSpectrumFindsATone(t *testing.T) {
	for i, f := range [...]float64{120, 700, 5000} {
		s := metertest.Spectrum(sine(1000, f))
		low, mid, high := s.Thirds()
		if got := s.Centroid(); math.Abs(got-f) > f/20 {
			t.Errorf("a tone of %.0f Hz lies about %.0f Hz", f, got)
		}
		if share := [...]float64{low, mid, high}[i]; share < 0.97 {
			t.Errorf("a tone of %.0f Hz has %.2f of its power in its third", f, share)
		}
	}
}
