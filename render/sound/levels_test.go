package sound

import (
	"math"
	"testing"

	"safehouse/render/sound/meter"
	"safehouse/render/sound/metertest"
)

// TestEffectsAreOfOneLoudness: all but those that are meant to be small lie within 6 LU; the small ones are below them.
func TestEffectsAreOfOneLoudness(t *testing.T) {
	low, high := math.Inf(1), math.Inf(-1)
	for c := NoCue + 1; c < CueCount; c++ {
		if loud := meter.Momentary(cooked()[c]); !small(c) {
			low, high = min(low, loud), max(high, loud)
		}
	}
	if high-low > 6 {
		t.Errorf("effects lie from %.1f to %.1f LUFS", low, high)
	}
	for c := NoCue + 1; c < CueCount; c++ {
		if loud := meter.Momentary(cooked()[c]); small(c) && loud > low-3 {
			t.Errorf("%v is at %.1f LUFS, the softest of the effects at %.1f", c, loud, low)
		}
	}
}

// TestNoSumComesNearFullScale plays the loudest sounds at once, over a tense bed, each as loud as jitter makes it: what
// reaches the speakers stays below -1 dBFS.
func TestNoSumComesNearFullScale(t *testing.T) {
	m := loud(1)
	m.setLevels(Levels{Effects: 1, Ambience: 1, Tension: 1})
	m.lay(Club, flat(0.2, 0.2))
	listen(t, m, frames(max(bedFadeMS, tensionMS)))
	for c := Bust; c < CueCount; c++ {
		m.start(c)
		for _, v := range m.voices {
			v.gain = amplitude(levelJitter)
		}
	}
	if db := meter.Peak(listen(t, m, sampleRate)); db > -1 {
		t.Errorf("it peaks at %.2f dBFS", db)
	}
}

// stretches and steps of half an octave are the pieces of time and pitch in which printOf looks at a sound.
const stretches, steps = 5, 18

// printOf is what an ear keeps of a sound: the shares of its power by step, in each fifth of its length, and that
// length.
func printOf(w wave) (p [stretches*steps + 1]float64) {
	for i := range stretches {
		part := w[len(w)*i/stretches : len(w)*(i+1)/stretches]
		s := metertest.Spectrum(part)
		power := 0.0
		for _, v := range part {
			power += v * v
		}
		for o := range steps {
			from := 60 * math.Pow(2, float64(o)/2)
			p[i*steps+o] = math.Sqrt(power * s.Between(from, math.Sqrt2*from))
		}
	}
	size := 0.0
	for _, v := range p {
		size += v * v
	}
	for i := range p {
		p[i] /= math.Sqrt(size)
	}
	p[len(p)-1] = math.Log2(float64(len(w))) / 2
	return p
}

// TestEveryCueIsToldFromEveryOther: by where and when its power lies, or by its length. Confirm and back are the same
// notes in the other order, which the stretches show.
func TestEveryCueIsToldFromEveryOther(t *testing.T) {
	const clear = 0.3
	var prints [CueCount][stretches*steps + 1]float64
	for c := NoCue + 1; c < CueCount; c++ {
		prints[c] = printOf(cooked()[c])
	}
	for a := NoCue + 1; a < CueCount; a++ {
		for b := a + 1; b < CueCount; b++ {
			far := 0.0
			for i := range prints[a] {
				far += (prints[a][i] - prints[b][i]) * (prints[a][i] - prints[b][i])
			}
			if math.Sqrt(far) < clear {
				t.Errorf("%v and %v are only %.2f apart", a, b, math.Sqrt(far))
			}
		}
	}
}

// TestAnExplosionOfTheTableStartlesNobody: it is longer than the small one and swells for longer.
func TestAnExplosionOfTheTableStartlesNobody(t *testing.T) {
	w := cooked()[Explosion]
	if len(w) <= len(cooked()[Boom]) {
		t.Error("it is no longer than the small one")
	}
	if early := meter.Peak(w[:frames(25)]); early > meter.Peak(w)-3 {
		t.Errorf("25 ms after its start it is at %.1f dBFS of %.1f", early, meter.Peak(w))
	}
}

// small reports that a cue is meant to be softer than others: it comes too often to be more.
func small(c Cue) bool { return c == Tick || c == ClockTick || c == TypeKey }
