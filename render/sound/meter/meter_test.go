package meter_test

import (
	"math"
	"testing"

	"safehouse/render/sound/meter"
)

// sine is a tone at full scale.
func sine(ms int, f float64) []float64 {
	w := make([]float64, ms*meter.Rate/1000)
	for i := range w {
		w[i] = math.Sin(2 * math.Pi * f * float64(i) / meter.Rate)
	}
	return w
}

// TestLoudnessIsThatOfTheRecommendation: BS.1770-4 has a sine of 997 Hz at full scale in one channel at -3.01 LKFS, and
// so at nothing in two; one of 100 Hz is softer to the ear, one of 4 kHz louder.
func TestLoudnessIsThatOfTheRecommendation(t *testing.T) {
	for _, c := range []struct{ f, want float64 }{{997, 0}, {100, -1.8}, {4000, 3.3}} {
		w := sine(3000, c.f)
		if got := meter.Steady(w); math.Abs(got-c.want) > 0.6 || c.f == 997 && math.Abs(got) > 0.05 {
			t.Errorf("%.0f Hz is at %.2f LUFS, want %.2f", c.f, got, c.want)
		}
	}
}

// TestASoundIsAsLoudAsItsLoudestMoment: silence around it changes nothing, and what is shorter than the ear is softer.
func TestASoundIsAsLoudAsItsLoudestMoment(t *testing.T) {
	long := append(make([]float64, meter.Rate), sine(600, 997)...)
	if got := meter.Momentary(append(long, make([]float64, meter.Rate)...)); math.Abs(got) > 0.05 {
		t.Errorf("with silence around it is at %.2f LUFS", got)
	}
	if got := meter.Momentary(sine(200, 997)); math.Abs(got) > 0.05 {
		t.Errorf("200 ms are at %.2f LUFS over their own length", got)
	}
	if got := meter.Momentary(sine(50, 997)); math.Abs(got+3.01) > 0.1 {
		t.Errorf("50 ms are at %.2f LUFS, want half the power", got)
	}
	if got := meter.Peak(sine(200, 997)); math.Abs(got) > 0.01 {
		t.Errorf("the peak is at %.2f dBFS", got)
	}
}
