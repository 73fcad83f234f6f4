package sound

import (
	"math"
	"math/rand/v2"
)

// recipes synthesises every cue. The noise of each comes from a stream of its own, so that the sounds are the same in
// every run and a change of one leaves the others as they were.
func recipes() [CueCount]wave {
	var all [CueCount]wave
	for c := NoCue + 1; c < CueCount; c++ {
		all[c] = recipe(c)
	}
	return all
}

// recipe synthesises one cue.
func recipe(c Cue) wave {
	r := tuning(c)
	return r.cook(pot{silence(r.ms), r.ms, rand.New(rand.NewPCG(uint64(c), 0x50f7))}).finish(r.peak)
}

// pot is what a sound is made in: a silence of its length, and the stream of its noise.
type pot struct {
	wave
	ms  float64
	rng *rand.Rand
}

// tuned is a cue's length and peak, and how its raw sound is made, before its ends and level are set.
type tuned struct {
	ms, peak float64
	cook     func(p pot) wave
}

// tuning gives the recipe of a cue.
func tuning(c Cue) tuned { return tunings[c] }

var tunings = [CueCount]tuned{
	Tick:    {15, -30, func(p pot) wave { return whiteNoise(p.ms, p.rng).bandPass(4200, 4200, 0.7).shape(1, p.ms) }},
	Slide:   {160, -16, func(p pot) wave { return pinkNoise(p.ms, p.rng).bandPass(1000, 4000, 1.2).shape(20, p.ms*2.2) }},
	Place:   {60, -11, func(p pot) wave { return p.mix(0, click(8, 2200, p.rng), 0.8).mix(2, thump(50, 140), 1) }},
	Flip:    {90, -14, func(p pot) wave { return p.mix(0, click(30, 3000, p.rng), 0.7).mix(45, click(40, 2000, p.rng), 1) }},
	Shuffle: {600, -12, shuffle},
	Confirm: {80, -14, func(p pot) wave { return blip(p.wave, 660, 880) }},
	Back:    {80, -16, func(p pot) wave { return blip(p.wave, 880, 660) }},
	Refused: {140, -11, func(p pot) wave {
		return p.mix(0, thump(130, 92), 1).mix(0, whiteNoise(60, p.rng).lowPass(400).shape(2, 60), 0.6)
	}},
	TypeKey: {30, -15, func(p pot) wave {
		return p.mix(0, click(10, 3500, p.rng), 1).mix(1, tone(28, 2100, 2100).shape(0.5, 28), 0.35)
	}},
	Bell: {700, -16, func(p pot) wave { return p.mix(0, partials(p.ms, 1180, 1, 1, 2.76, 5.4), 1) }},
	StampDown: {110, -8, func(p pot) wave {
		return p.mix(0, thump(105, 90), 1).mix(0, whiteNoise(45, p.rng).bandPass(900, 500, 1.2).shape(0.5, 45), 0.7)
	}},
	Punch: {70, -11, func(p pot) wave {
		return p.mix(0, click(12, 2600, p.rng), 0.9).mix(3, thump(60, 180), 0.8).mix(22, click(20, 1500, p.rng), 0.4)
	}},
	Win:  {1600, -9, func(p pot) wave { return melody(p.wave, 160, 57, 60, 64, 67, 69) }},
	Lose: {1500, -10, func(p pot) wave { return melody(p.wave, 200, 64, 60, 58, 57) }},
	Tie:  {1200, -10, func(p pot) wave { return melody(p.wave, 200, 57, 64, 57) }},
	HandOff: {250, -13, func(p pot) wave {
		return p.mix(0, partials(250, 440, 8, 1, 2), 0.8).mix(90, partials(160, 587, 8, 1, 2), 0.8)
	}},
	Snap:  {40, -12, func(p pot) wave { return p.mix(0, click(p.ms, 2400, p.rng), 1).mix(0, click(12, 900, p.rng), 0.5) }},
	HiHat: {90, -18, func(p pot) wave { return whiteNoise(p.ms, p.rng).bandPass(8000, 6500, 0.9).shape(12, p.ms) }},
	Bass:  {400, -10, func(p pot) wave { return pluck(p.ms, bassPitch, p.rng).lowPass(1200) }},
	Boom:  {900, -8, boom},
	ClockTick: {24, -22, func(p pot) wave {
		return p.mix(0, click(6, 3200, p.rng), 0.7).mix(0, partials(p.ms, 1900, 0.4, 1, 2.3), 0.5)
	}},
	Chime:  {1800, -14, chime},
	Cuffs:  {260, -13, cuffs},
	Shot:   {620, -10, shot},
	Whoosh: {420, -14, whoosh},
	Ask: {240, -16, func(p pot) wave {
		return p.mix(0, partials(110, askPitch, 6, 1, 2, 3), 0.7).mix(80, partials(150, askPitch*3/2, 6, 1, 2, 3), 1)
	}},
	Answer: {200, -16, func(p pot) wave {
		return p.mix(0, partials(p.ms, answerPitch, 6, 1, 2, 3), 1).mix(0, thump(40, 150), 0.3)
	}},
}

// chime strikes two quarters of a tower clock, of which the second, lower one rings out.
func chime(p pot) wave {
	const second = 420
	return p.mix(0, bell(p.ms, chimePitch*4/3), 0.6).mix(second, bell(p.ms-second, chimePitch), 1)
}

// bell is a struck bell by frequency modulation: bright at first, then almost pure, over the hum of its lower octave.
func bell(ms, f float64) wave {
	w := silence(ms)
	for i := range w {
		t := float64(i) / sampleRate
		bright := bellBright * math.Exp(-t*5)
		w[i] = math.Sin(2*math.Pi*f*t+bright*math.Sin(2*math.Pi*f*bellRatio*t)) + 0.3*math.Sin(math.Pi*f*t)
	}
	return w.shape(6, ms)
}

// cuffs is a ratchet that closes and a lock that snaps.
func cuffs(p pot) wave {
	for i := range cuffTeeth {
		at := 26 * float64(i)
		p.mix(at, click(12, 3600+120*float64(i), p.rng), 0.45).mix(at, tone(14, 2600, 2400).shape(0.5, 14), 0.2)
	}
	at := 26.0 * cuffTeeth
	return p.mix(at+18, click(20, 2000, p.rng), 1).mix(at+18, partials(90, 1500, 0.8, 1, 2.7, 4.2), 0.4).mix(at+20, thump(50, 170), 0.5)
}

// shot is a pistol heard from the next street: a soft swell of low noise and its echo from the houses.
func shot(p pot) wave {
	p.mix(0, whiteNoise(p.ms, p.rng).lowPass(900).lowPass(1400).shape(14, p.ms*0.6), 1)
	p.mix(0, tone(p.ms, 120, 60).shape(14, p.ms*0.5), 0.5)
	return p.mix(150, whiteNoise(p.ms-150, p.rng).lowPass(500).shape(30, p.ms*0.6), 0.28)
}

// whoosh is somebody who runs past: noise that swells, rises and is gone.
func whoosh(p pot) wave {
	w := pinkNoise(p.ms, p.rng).bandPass(380, 1900, 1)
	for i := range w {
		w[i] *= math.Pow(math.Sin(math.Pi*math.Pow(float64(i)/float64(len(w)), 0.8)), 2)
	}
	return w
}

// boom is a low tone that drops under a rumble of noise; both rise softly, so that nobody is startled.
func boom(p pot) wave {
	return p.mix(0, tone(p.ms, 75, 38).shape(18, p.ms), 1).mix(0, whiteNoise(p.ms, p.rng).lowPass(220).shape(30, p.ms*0.8), 0.9)
}

// shuffle is 16 clicks of cards, closest together in the middle.
func shuffle(p pot) wave {
	const clicks = 16
	for i := range clicks {
		t := (float64(i) + 0.5) / clicks
		at := (p.ms - 30) * (0.5 + 0.5*math.Copysign(math.Pow(math.Abs(2*t-1), 1.5), 2*t-1))
		p.mix(at, click(18, 2200+1400*p.rng.Float64(), p.rng), 0.5+0.5*math.Sin(math.Pi*t))
	}
	return p.wave
}

// blip is two short notes of two partials each.
func blip(w wave, first, second float64) wave {
	return w.mix(0, partials(45, first, 2, 1, 2), 0.9).mix(35, partials(45, second, 2, 1, 2), 1)
}

// melody plucks notes, given as keys of a piano in semitones (69 is 440 Hz), one after the other; the last rings
// out.
func melody(w wave, gap float64, keys ...int) wave {
	whole := float64(len(w)) * 1000 / sampleRate
	for i, key := range keys {
		at := gap * float64(i)
		f := 440 * math.Pow(2, float64(key-69)/12)
		w.mix(at, partials(whole-at, f, 3, 1, 2, 3, 4, 5), 1)
	}
	return w
}
