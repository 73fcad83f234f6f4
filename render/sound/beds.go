package sound

import (
	"math"
	"math/rand/v2"

	"safehouse/render/sound/meter"
)

// loop is one channel of samples at sampleRate whose end goes over into its beginning. They are kept in 16 bits, half
// the memory: no bed is heard closer than 70 dB to what that rounds away.
type loop struct {
	samples []int16
	// gain turns a sample into what is heard.
	gain float64
}

// layers are a bed: its calm layer, always heard, and one as long over it that comes with tension.
type layers struct{ calm, tense loop }

// bedLayers synthesises a bed; none for none. The noise of each comes from a stream of its own.
func bedLayers(b Bed) layers {
	if b == NoBed || b >= BedCount {
		return layers{}
	}
	rng := rand.New(rand.NewPCG(uint64(b), 0xbed))
	cook := [BedCount][2]func(*rand.Rand) wave{Ministry: {ministry, ministryTense}, Rain: {rain, rainTense},
		Club: {club, clubTense}}[b]
	calm := cook[0](rng).closed(seamMS)
	return layers{calm.steady(bedLoudness), cook[1](rng).closed(seamMS).steady(tenseLoudness)}
}

// ministry is air in a shaft, the hum of a tube, a clock on the wall, and behind doors now and then a line typed and a
// telephone that nobody hurries to.
func ministry(rng *rand.Rand) wave {
	const ms = ministryMS + seamMS
	w := pinkNoise(ms, rng).lowPass(240).lowPass(500)
	w.mix(0, tone(ms, 100, 100), 0.05).mix(0, tone(ms, 150, 150), 0.015)
	for at := 400.0; at < ministryMS; at += 1000 {
		w.mix(at, click(12, 1400, rng).lowPass(1100), 0.16)
	}
	for _, line := range typedLines {
		at := line.at
		for range line.keys {
			w.mix(at, click(16, 1500+300*rng.Float64(), rng).lowPass(900), 0.4)
			at += 95 + 90*rng.Float64()
		}
		w.mix(at+120, partials(500, 1180, 2, 1, 2.76).lowPass(1500), 0.05)
	}
	for _, at := range [...]float64{phoneAt, phoneAt + 1500} {
		ring := partials(900, 730, 30, 1, 1.22)
		for i := range ring {
			ring[i] *= 0.5 + 0.5*math.Sin(2*math.Pi*22*float64(i)/sampleRate)
		}
		w.mix(at, ring.lowPass(600), 0.05)
	}
	return w
}

// ministryTense is a drone of two pitches that beat, and the clock come nearer.
func ministryTense(rng *rand.Rand) wave {
	const ms = ministryMS + seamMS
	w := drone(ms, 73, 110)
	for at := 400.0; at < ministryMS; at += 1000 {
		w.mix(at, click(20, 900, rng).lowPass(700), 1.6).mix(at, thump(90, 82), 0.5)
	}
	return w
}

// drone is two low pitches, each against itself a little out of tune, so that they come and go.
func drone(ms, low, high float64) wave {
	w := silence(ms)
	for i, f := range [...]float64{low, low + 0.2, high, high + 0.27, 2*low + 0.13} {
		w.mix(0, tone(ms, f, f), 1/float64(i+2))
	}
	return w
}

// rain is water on a street and in a gutter, single drops, and a tram that comes and goes.
func rain(rng *rand.Rand) wave {
	const ms = rainMS + seamMS
	w := whiteNoise(ms, rng).bandPass(1900, 1900, 1.6)
	w.mix(0, pinkNoise(ms, rng).lowPass(700), 0.8)
	for range dropsInRain {
		at := rng.Float64() * (rainMS - 60)
		f := 900 + 1500*rng.Float64()
		w.mix(at, tone(30, f, f*0.8).shape(2, 26), 0.06+0.1*rng.Float64())
	}
	w.mix(tramAt, pinkNoise(tramMS, rng).bandPass(90, 140, 1.4).swell(), 2.2)
	for _, at := range [...]float64{tramAt + tramMS*0.42, tramAt + tramMS*0.42 + 260} {
		w.mix(at, partials(700, 1560, 1, 1, 2.4).lowPass(1200), 0.05)
	}
	return w
}

// rainTense is the same street in a downpour, over a drone.
func rainTense(rng *rand.Rand) wave {
	const ms = rainMS + seamMS
	w := whiteNoise(ms, rng).bandPass(3300, 3300, 1.5).mix(0, pinkNoise(ms, rng).lowPass(1100), 1.1)
	return w.mix(0, drone(ms, 65, 98), 0.25)
}

// clubTense doubles the step: brushes on every half beat, and a bass that stays on its lowest note.
func clubTense(rng *rand.Rand) wave {
	const half = clubBeatMS / 2.0
	w := silence(clubBeatMS*float64(len(bassWalk)) + seamMS)
	for i := range 2 * len(bassWalk) {
		at := half * float64(i)
		w.mix(at, whiteNoise(70, rng).bandPass(6400, 5600, 0.9).shape(8, 70), 0.1+0.06*float64(i%2))
		w.mix(at, pluck(half*0.9, 55, rng).lowPass(420), 1.4)
	}
	return w
}

// club is four bars of brushes on two and four, over a bass that walks.
func club(rng *rand.Rand) wave {
	const beat = clubBeatMS
	w := silence(beat*float64(len(bassWalk)) + seamMS)
	swirl := whiteNoise(float64(len(w))*1000/sampleRate, rng).bandPass(3800, 3800, 1.2)
	for i := range swirl {
		t := float64(i) * 1000 / sampleRate / beat
		swirl[i] *= 0.35 + 0.65*math.Pow(math.Sin(math.Pi*t/2), 2)
	}
	w.mix(0, swirl, 0.12)
	for i, key := range bassWalk {
		at := beat * float64(i)
		f := 440 * math.Pow(2, float64(key-69)/12)
		w.mix(at, pluck(beat*0.95, f, rng).lowPass(700).lowPass(1200), 1.6)
		if i%2 == 1 {
			w.mix(at, whiteNoise(110, rng).bandPass(5600, 4600, 0.9).shape(6, 110), 0.16)
			w.mix(at+beat*2/3, whiteNoise(60, rng).bandPass(6000, 5400, 0.9).shape(6, 60), 0.08)
		}
	}
	return w
}

// closed lays the last stretch of a wave over its first one, so that it can be heard again and again without a seam.
// The two are mixed by equal power, since noise adds by power. What is too low to be heard goes first: it would not
// meet itself at the seam.
func (w wave) closed(seam float64) wave {
	w.level()
	n := frames(seam)
	body := w[:len(w)-n]
	for i := range n {
		t := float64(i) / float64(n)
		body[i] = body[i]*math.Sqrt(t) + w[len(body)+i]*math.Sqrt(1-t)
	}
	return body
}

// steady brings the loudness of a wave to a level in LUFS.
func (w wave) steady(loudness float64) loop {
	top := 0.0
	for _, s := range w {
		top = max(top, math.Abs(s))
	}
	out := loop{make([]int16, len(w)), amplitude(loudness-meter.Steady(w)) * top / math.MaxInt16}
	for i, s := range w {
		out.samples[i] = int16(math.Round(s / top * math.MaxInt16))
	}
	return out
}

// Bed names an ambience: a quiet loop that lies under a game. It depends on the game alone, so that it tells nothing of
// what anybody holds.
type Bed uint8

// The beds.
const (
	// NoBed is silence.
	NoBed Bed = iota
	// Ministry is a corridor of the 1970s: ventilation, a lamp that hums, a clock, a typewriter and a telephone behind
	// doors.
	Ministry
	// Rain is London in the rain, with a tram far away; it rains harder the tenser it gets.
	Rain
	// Club is a cellar with brushes on a drum and a walking bass, which doubles its step.
	Club
	BedCount
)

// String names the bed in the lists that tests compare.
func (b Bed) String() string {
	names := [BedCount]string{"no bed", "ministry", "rain", "club"}
	if b >= BedCount {
		return "bed?"
	}
	return names[b]
}

// Levels say how loud things are, each from 0, silent, to 1.
type Levels struct {
	Effects, Ambience float64
	// Ducked reports that the window is not the one in use: everything steps back.
	Ducked bool
	// Speaking reports that a voice reads aloud: effects and beds make way for it.
	Speaking bool
	// Tension is how much of a bed's second layer is heard over its first.
	Tension float64
}

// Console is a Sink whose levels can be set and that can lay a bed under the cues. Both may be called at every tick:
// what stays the same costs nothing. It is an interface because tests listen to what is set, and play nothing.
type Console interface {
	Sink
	SetLevels(l Levels)
	SetBed(b Bed)
	// Silent reports whether nothing of it can be heard, since there is no device.
	Silent() bool
}

// loops are the beds that were synthesised so far. Each is made when it is first wanted, beside the goroutine of the
// sound, so that no cue waits for it.
type loops struct {
	made      [BedCount]layers
	asked     [BedCount]bool
	ready     chan baked
	elsewhere Elsewhere
	// off reports that there is no device that plays in time.
	off bool
}

// baked is a bed that has been synthesised.
type baked struct {
	bed    Bed
	layers layers
}

// keep takes in a bed that has been made.
func (l *loops) keep(b baked) { l.made[b.bed] = b.layers }

// lay lays the bed that is wanted under the cues, or has it made first; one that nobody would hear is not made. It
// reports whether there is anything to be heard of it now.
func (l *loops) lay(m *mixer, b Bed, audible bool) bool {
	if !audible || l.off {
		b = NoBed
	}
	if b != NoBed && l.made[b].calm.samples == nil {
		if !l.asked[b] {
			l.asked[b] = true
			go func() { l.ready <- baked{b, l.elsewhere.bed(b)} }()
		}
		return false
	}
	m.lay(b, l.made[b])
	return b != NoBed
}
