package sound

import (
	"math"
	"slices"
	"testing"

	"safehouse/render/sound/meter"
)

// TestRecipesAreTheSameEveryTime keeps sounds reproducible: two syntheses give the same samples.
func TestRecipesAreTheSameEveryTime(t *testing.T) {
	first, second := recipes(nil), recipes(nil)
	for c := NoCue + 1; c < CueCount; c++ {
		if !slices.Equal(first[c], second[c]) {
			t.Errorf("%v differs from one synthesis to the next", c)
		}
	}
}

// TestEveryCueSounds checks length and level of each recipe against the sound table: no cue is missing, and the peak
// leaves room for the jitter below -6 dBFS.
func TestEveryCueSounds(t *testing.T) {
	for c, w := range cooked() {
		cue := Cue(c)
		if cue == NoCue {
			continue
		}
		if want := frames(tuning(cue).ms); len(w) != want {
			t.Errorf("%v has %d samples, want %d", cue, len(w), want)
		}
		if loud := meter.Momentary(w); math.Abs(loud-tuning(cue).loudness) > 0.1 {
			t.Errorf("%v is at %.2f LUFS, want %.2f", cue, loud, tuning(cue).loudness)
		}
		if db := meter.Peak(w); db > ceiling {
			t.Errorf("%v peaks at %.2f dBFS, above the ceiling of %.2f", cue, db, ceiling)
		}
	}
}

// TestRecipesEndCleanly finds what would click or push the membrane to one side: ends that do not start and stop at
// nothing, steps near the ends, direct current.
func TestRecipesEndCleanly(t *testing.T) {
	for c, w := range cooked() {
		cue := Cue(c)
		if cue == NoCue {
			continue
		}
		top := amplitude(meter.Peak(w))
		if w[0] != 0 || w[len(w)-1] != 0 {
			t.Errorf("%v starts at %g and ends at %g, want 0", cue, w[0], w[len(w)-1])
		}
		for i := range frames(fadeOut) / 4 {
			if s := math.Abs(w[len(w)-1-i]); s > top/3 {
				t.Errorf("%v is still at %g of its peak %d samples before its end", cue, s/top, i)
				break
			}
		}
		mean, power := 0.0, 0.0
		for _, s := range w {
			mean += s / float64(len(w))
			power += s * s / float64(len(w))
		}
		if math.Abs(mean) > 0.1*math.Sqrt(power) {
			t.Errorf("%v has direct current: mean %g at an effective level of %g", cue, mean, math.Sqrt(power))
		}
	}
}

// TestSoundsDiffer makes sure that no two cues share a recipe by mistake.
func TestSoundsDiffer(t *testing.T) {
	all := cooked()
	for a := NoCue + 1; a < CueCount; a++ {
		for b := a + 1; b < CueCount; b++ {
			if slices.Equal(all[a], all[b]) {
				t.Errorf("%v and %v sound the same", a, b)
			}
		}
	}
}

// TestConfirmAndBackMirror checks the fourths: the ear tells yes from back by the direction.
func TestConfirmAndBackMirror(t *testing.T) {
	confirm, back := recipe(Confirm), recipe(Back)
	if pitch(confirm[:len(confirm)/3]) >= pitch(confirm[len(confirm)*2/3:]) {
		t.Error("confirm does not rise")
	}
	if pitch(back[:len(back)/3]) <= pitch(back[len(back)*2/3:]) {
		t.Error("back does not fall")
	}
}

// TestTheExplosionStartlesNobody: it swells over its first hundredth of a second, and what it is made of is low.
func TestTheExplosionStartlesNobody(t *testing.T) {
	boom := recipe(Boom)
	top := amplitude(meter.Peak(boom))
	for i, s := range boom[:frames(10)] {
		if math.Abs(s) > top*0.75 {
			t.Fatalf("%d samples after its start it is at %.2f of its peak", i, math.Abs(s)/top)
		}
	}
	if f := pitch(boom[:len(boom)/2]) * sampleRate / 2; f > 200 {
		t.Errorf("it crosses zero as a tone of %.0f Hz does", f)
	}
}

// TestAPistolStartlesNobody: like the explosion it swells, so that no edge of it comes as a shock.
func TestAPistolStartlesNobody(t *testing.T) {
	shot := recipe(Shot)
	top := amplitude(meter.Peak(shot))
	for i, s := range shot[:frames(6)] {
		if math.Abs(s) > top*0.75 {
			t.Fatalf("%d samples after its start it is at %.2f of its peak", i, math.Abs(s)/top)
		}
	}
}

// TestTheChimeIsHeardAsItsQuarters: the second stroke is lower than the first and rings longest.
func TestTheChimeIsHeardAsItsQuarters(t *testing.T) {
	w := recipe(Chime)
	first, second := w[frames(200):frames(400)], w[frames(1000):frames(1200)]
	if pitch(second) >= pitch(first) {
		t.Errorf("the strokes cross zero %.4f and %.4f times a sample: the second is not the lower one", pitch(first),
			pitch(second))
	}
}

// TestThePluckKeepsItsPitch: the swing of the string comes back after one period, more than after a half.
func TestThePluckKeepsItsPitch(t *testing.T) {
	w := recipe(Bass)[:frames(200)]
	alike := func(lag int) (sum float64) {
		for i := lag; i < len(w); i++ {
			sum += w[i] * w[i-lag]
		}
		return sum
	}
	const period = (sampleRate + bassPitch/2) / bassPitch
	if whole := alike(period); whole < alike(0)*0.6 || whole <= alike(period*3/2) {
		t.Errorf("after a period %.2f of the swing comes back, after one and a half %.2f", whole/alike(0),
			alike(period*3/2)/alike(0))
	}
}

// pitch counts the crossings of zero a sample.
func pitch(w wave) float64 {
	crossings := 0
	for i := 1; i < len(w); i++ {
		if w[i-1] < 0 != (w[i] < 0) {
			crossings++
		}
	}
	return float64(crossings) / float64(len(w))
}
