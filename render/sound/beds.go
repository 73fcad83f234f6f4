package sound

import (
	"math"
	"math/rand/v2"
)

// loop is one channel of samples at sampleRate whose end goes over into its beginning.
type loop []float32

// bedLoop synthesises a bed; nil for none. The noise of each comes from a stream of its own.
func bedLoop(b Bed) loop {
	if b == NoBed || b >= BedCount {
		return nil
	}
	rng := rand.New(rand.NewPCG(uint64(b), 0xbed))
	return layBed(b, rng).closed(seamMS).effective(bedLevel)
}

// layBed gives a bed's raw sound, longer than the loop by the seam.
func layBed(b Bed, rng *rand.Rand) wave {
	switch b {
	case Ministry:
		return ministry(rng)
	case Rain:
		return rain(rng)
	default:
		return club(rng)
	}
}

// ministry is air in a shaft, the hum of a tube, and now and then a line typed behind a door.
func ministry(rng *rand.Rand) wave {
	const ms = ministryMS + seamMS
	w := pinkNoise(ms, rng).lowPass(240).lowPass(500)
	w.mix(0, tone(ms, 100, 100), 0.05).mix(0, tone(ms, 150, 150), 0.015)
	for _, line := range typedLines {
		at := line.at
		for range line.keys {
			w.mix(at, click(16, 1500+300*rng.Float64(), rng).lowPass(900), 0.5)
			at += 95 + 90*rng.Float64()
		}
		w.mix(at+120, partials(500, 1180, 2, 1, 2.76).lowPass(1500), 0.05)
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
	tram := pinkNoise(tramMS, rng).bandPass(90, 140, 1.4)
	for i := range tram {
		tram[i] *= math.Pow(math.Sin(math.Pi*float64(i)/float64(len(tram))), 2)
	}
	w.mix(tramAt, tram, 2.2)
	for _, at := range [...]float64{tramAt + tramMS*0.42, tramAt + tramMS*0.42 + 260} {
		w.mix(at, partials(700, 1560, 1, 1, 2.4).lowPass(1200), 0.05)
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
	w.mix(0, swirl, 0.5)
	for i, key := range bassWalk {
		at := beat * float64(i)
		f := 440 * math.Pow(2, float64(key-69)/12)
		w.mix(at, pluck(beat*0.95, f, rng).lowPass(700), 0.9)
		if i%2 == 1 {
			w.mix(at, whiteNoise(110, rng).bandPass(7000, 6000, 0.9).shape(6, 110), 0.5)
			w.mix(at+beat*2/3, whiteNoise(60, rng).bandPass(7500, 7000, 0.9).shape(6, 60), 0.25)
		}
	}
	return w
}

// closed lays the last stretch of a wave over its first one, so that it can be heard again and again without a seam.
// The two are mixed by equal power, since noise adds by power. What is too low to be heard goes first: it would not meet
// itself at the seam.
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

// effective brings the effective level of a wave, its root mean square, to decibels below full scale.
func (w wave) effective(db float64) loop {
	power := 0.0
	for _, s := range w {
		power += s * s / float64(len(w))
	}
	out := make(loop, len(w))
	if power == 0 {
		return out
	}
	factor := amplitude(db) / math.Sqrt(power)
	for i, s := range w {
		out[i] = float32(s * factor)
	}
	return out
}
