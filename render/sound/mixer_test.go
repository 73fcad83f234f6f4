package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
	"testing"
)

// listen reads frames from a mixer and returns the left channel; both channels must be equal.
func listen(t *testing.T, m *mixer, n int) []float64 {
	t.Helper()
	p := make([]byte, n*bytesPerFrame)
	got, err := m.Read(p)
	if err != nil || got != len(p) {
		t.Fatalf("reading %d bytes gave %d, %v", len(p), got, err)
	}
	out := make([]float64, n)
	for i := range out {
		left := binary.LittleEndian.Uint32(p[i*bytesPerFrame:])
		right := binary.LittleEndian.Uint32(p[i*bytesPerFrame+4:])
		if left != right {
			t.Fatalf("frame %d differs between the channels", i)
		}
		out[i] = float64(math.Float32frombits(left))
	}
	return out
}

func peak(samples []float64) float64 {
	top := 0.0
	for _, s := range samples {
		top = max(top, math.Abs(s))
	}
	return top
}

// cooked are the recipes, which all tests share.
var cooked = sync.OnceValue(func() [CueCount]wave { return recipes(nil) })

// loud returns a mixer at full volume.
func loud(seed uint64) *mixer {
	m := newMixer(cooked(), seed)
	m.setLevels(Levels{Effects: 1, Ambience: 1})
	return m
}

func TestMixerIsSilentUntilACue(t *testing.T) {
	m := loud(1)
	if peak(listen(t, m, 4800)) != 0 {
		t.Error("a mixer without voices is heard")
	}
	m.start(Place)
	if peak(listen(t, m, 4800)) == 0 {
		t.Error("a cue is not heard")
	}
	if peak(listen(t, m, 4800)) != 0 || len(m.voices) != 0 {
		t.Error("a sound of 60 ms is still heard after 100 ms")
	}
}

// TestJitterStaysWithinItsBounds plays one cue often: level within 1.5 dB, length within 3 per cent, no two alike.
func TestJitterStaysWithinItsBounds(t *testing.T) {
	m := loud(7)
	plain := tuning(StampDown)
	seen := map[float64]bool{}
	for range 200 {
		m.start(StampDown)
		v := m.voices[0]
		if db := 20 * math.Log10(v.gain); math.Abs(db) > levelJitter {
			t.Fatalf("level changed by %.2f dB", db)
		}
		if math.Abs(v.step-1) > pitchJitter {
			t.Fatalf("pitch changed by %.3f", v.step-1)
		}
		heard := listen(t, m, frames(plain.ms*1.05))
		if top := peak(heard); 20*math.Log10(top) > -6 {
			t.Fatalf("peak at %.2f dBFS", 20*math.Log10(top))
		}
		seen[v.step] = true
	}
	if len(seen) < 190 {
		t.Errorf("200 repeats have only %d pitches", len(seen))
	}
}

// TestHandOffNeverVaries is a law: the sound of a hand-off must not tell whose hand it is or what was played before,
// nor change what comes after.
func TestHandOffNeverVaries(t *testing.T) {
	n := frames(tuning(HandOff).ms)
	fresh := loud(1)
	fresh.start(HandOff)
	want := listen(t, fresh, n)
	if !slices.ContainsFunc(want, func(s float64) bool { return s != 0 }) {
		t.Fatal("the hand-off is not heard")
	}

	used := loud(2)
	for c := NoCue + 1; c < HandOff; c++ {
		used.start(c)
		listen(t, used, 3*sampleRate)
	}
	used.start(HandOff)
	if !slices.Equal(listen(t, used, n), want) {
		t.Error("the hand-off sounds different after other cues")
	}

	a, b := loud(3), loud(3)
	a.start(HandOff)
	listen(t, a, n)
	listen(t, b, n)
	a.start(Flip)
	b.start(Flip)
	if !slices.Equal(listen(t, a, 4800), listen(t, b, 4800)) {
		t.Error("a hand-off changed the sound that followed it")
	}
}

// TestMixingAdds plays two sounds at once and compares with the sum of each alone.
func TestMixingAdds(t *testing.T) {
	both, one, other := loud(1), loud(1), loud(1)
	n := frames(tuning(HandOff).ms)
	both.start(HandOff)
	listen(t, both, 1000)
	both.start(HandOff)
	one.start(HandOff)
	listen(t, one, 1000)
	other.start(HandOff)
	first, second, sum := listen(t, one, n), listen(t, other, n), listen(t, both, n)
	for i := range sum {
		if want := bend(first[i]+second[i], knee, limit); math.Abs(sum[i]-want) > 1e-6 {
			t.Fatalf("frame %d is %g, want %g", i, sum[i], want)
		}
	}
}

// TestManySoundsStayWithinTheLimit starts more sounds than there are voices at once.
func TestManySoundsStayWithinTheLimit(t *testing.T) {
	m := loud(1)
	for range 4 * maxVoices {
		m.start(StampDown)
	}
	if len(m.voices) != maxVoices {
		t.Errorf("%d voices, want %d", len(m.voices), maxVoices)
	}
	if top := peak(listen(t, m, sampleRate/4)); top > limit {
		t.Errorf("peak at %g, above the limit of %g", top, limit)
	}
}

// TestHoverTicksAreRare moves the pointer over many cards in a second.
func TestHoverTicksAreRare(t *testing.T) {
	m := loud(1)
	heard := 0
	for range 100 {
		before := len(m.voices)
		m.start(Tick)
		heard += len(m.voices) - before
		listen(t, m, sampleRate/100)
	}
	if heard > 12 || heard < 10 {
		t.Errorf("%d ticks in a second, want at most 12", heard)
	}
}

// TestLevels: half a slider is a quarter of the swing, since the ear hears by ratios; nothing is silence.
func TestLevels(t *testing.T) {
	n := frames(tuning(HandOff).ms)
	heard := func(l Levels) float64 {
		m := loud(1)
		m.setLevels(l)
		m.start(HandOff)
		return peak(listen(t, m, n))
	}
	full := heard(Levels{Effects: 1})
	for _, c := range []struct {
		levels Levels
		want   float64
	}{
		{Levels{Effects: 0.5}, 0.25}, {Levels{Effects: -3, Ambience: 1}, 0}, {Levels{Effects: 7}, 1},
		{Levels{Effects: 1, Ducked: true}, duckShare},
	} {
		if got := heard(c.levels); math.Abs(got-full*c.want) > 1e-3 {
			t.Errorf("%+v peaks at %g, want %g", c.levels, got, full*c.want)
		}
	}
}

// TestALevelIsReachedWithoutAClick changes it in the middle of a sound: no step between two samples is larger than
// those that the sound itself makes.
func TestALevelIsReachedWithoutAClick(t *testing.T) {
	steady, turned := loud(1), loud(1)
	for _, m := range []*mixer{steady, turned} {
		m.start(HandOff)
		listen(t, m, 3000)
	}
	turned.setLevels(Levels{})
	n := frames(rampMS)
	largest := func(w []float64) (d float64) {
		for i := 1; i < len(w); i++ {
			d = max(d, math.Abs(w[i]-w[i-1]))
		}
		return d
	}
	whole, fading := listen(t, steady, n), listen(t, turned, n)
	if largest(fading) > largest(whole)*1.05 {
		t.Errorf("the largest step is %g, in the sound itself %g", largest(fading), largest(whole))
	}
	if peak(listen(t, turned, 100)) != 0 {
		t.Error("the level is not reached")
	}
}

// TestUnknownCuesAreSilent keeps a wrong number from ending the game.
func TestUnknownCuesAreSilent(t *testing.T) {
	m := loud(1)
	m.start(NoCue)
	m.start(CueCount)
	m.start(255)
	if len(m.voices) != 0 {
		t.Error("a cue that does not exist is heard")
	}
	for c := NoCue; c < CueCount; c++ {
		if c.String() == "" {
			t.Errorf("cue %d has no name", c)
		}
	}
}

// TestReadingAllocatesNothing keeps the collector away from the sound goroutine.
func TestReadingAllocatesNothing(t *testing.T) {
	m := loud(1)
	p := make([]byte, 1024*bytesPerFrame)
	m.start(Win)
	if n := testing.AllocsPerRun(20, func() { _, _ = m.Read(p) }); n > 0 {
		t.Errorf("reading allocates %v times", n)
	}
}
