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
	ms, peak := tuning(c).ms, tuning(c).peak
	rng := rand.New(rand.NewPCG(uint64(c), 0x50f7))
	return cook(c, ms, rng).finish(peak)
}

// cook gives a cue's raw sound, before its ends and level are set.
func cook(c Cue, ms float64, rng *rand.Rand) wave {
	w := silence(ms)
	switch c {
	case Tick:
		return whiteNoise(ms, rng).bandPass(4200, 4200, 0.7).shape(1, ms)
	case Slide:
		return pinkNoise(ms, rng).bandPass(1000, 4000, 1.2).shape(20, ms*2.2)
	case Place:
		return w.mix(0, click(8, 2200, rng), 0.8).mix(2, thump(50, 140), 1)
	case Flip:
		return w.mix(0, click(30, 3000, rng), 0.7).mix(45, click(40, 2000, rng), 1)
	case Shuffle:
		return shuffle(w, ms, rng)
	case Confirm:
		return blip(w, 660, 880)
	case Back:
		return blip(w, 880, 660)
	case Refused:
		return w.mix(0, thump(130, 92), 1).mix(0, whiteNoise(60, rng).lowPass(400).shape(2, 60), 0.6)
	case TypeKey:
		return w.mix(0, click(10, 3500, rng), 1).mix(1, tone(28, 2100, 2100).shape(0.5, 28), 0.35)
	case Bell:
		return w.mix(0, partials(ms, 1180, 1, 1, 2.76, 5.4), 1)
	case StampDown:
		return w.mix(0, thump(105, 90), 1).mix(0, whiteNoise(45, rng).bandPass(900, 500, 1.2).shape(0.5, 45), 0.7)
	case Punch:
		return w.mix(0, click(12, 2600, rng), 0.9).mix(3, thump(60, 180), 0.8).mix(22, click(20, 1500, rng), 0.4)
	case Win:
		return melody(w, 160, 57, 60, 64, 67, 69)
	case Lose:
		return melody(w, 200, 64, 60, 58, 57)
	case Tie:
		return melody(w, 200, 57, 64, 57)
	case HandOff:
		return w.mix(0, partials(250, 440, 8, 1, 2), 0.8).mix(90, partials(160, 587, 8, 1, 2), 0.8)
	case Snap:
		return w.mix(0, click(ms, 2400, rng), 1).mix(0, click(12, 900, rng), 0.5)
	case HiHat:
		return whiteNoise(ms, rng).bandPass(8000, 6500, 0.9).shape(12, ms)
	case Bass:
		return pluck(ms, bassPitch, rng).lowPass(1200)
	case Boom:
		return boom(w, ms, rng)
	case ClockTick:
		return w.mix(0, click(6, 3200, rng), 0.7).mix(0, partials(ms, 1900, 0.4, 1, 2.3), 0.5)
	case Chime:
		return chime(w, ms)
	case Cuffs:
		return cuffs(w, rng)
	case Shot:
		return shot(w, ms, rng)
	case Whoosh:
		return whoosh(ms, rng)
	case Ask:
		return w.mix(0, partials(110, askPitch, 6, 1, 2, 3), 0.7).mix(80, partials(150, askPitch*3/2, 6, 1, 2, 3), 1)
	case Answer:
		return w.mix(0, partials(ms, answerPitch, 6, 1, 2, 3), 1).mix(0, thump(40, 150), 0.3)
	default:
		return w
	}
}

// chime strikes two quarters of a tower clock, of which the second, lower one rings out.
func chime(w wave, ms float64) wave {
	const second = 420
	return w.mix(0, bell(ms, chimePitch*4/3), 0.6).mix(second, bell(ms-second, chimePitch), 1)
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
func cuffs(w wave, rng *rand.Rand) wave {
	for i := range cuffTeeth {
		at := 26 * float64(i)
		w.mix(at, click(12, 3600+120*float64(i), rng), 0.45).mix(at, tone(14, 2600, 2400).shape(0.5, 14), 0.2)
	}
	at := 26.0 * cuffTeeth
	return w.mix(at+18, click(20, 2000, rng), 1).mix(at+18, partials(90, 1500, 0.8, 1, 2.7, 4.2), 0.4).mix(at+20, thump(50, 170), 0.5)
}

// shot is a pistol heard from the next street: a soft swell of low noise and its echo from the houses.
func shot(w wave, ms float64, rng *rand.Rand) wave {
	w.mix(0, whiteNoise(ms, rng).lowPass(900).lowPass(1400).shape(14, ms*0.6), 1)
	w.mix(0, tone(ms, 120, 60).shape(14, ms*0.5), 0.5)
	return w.mix(150, whiteNoise(ms-150, rng).lowPass(500).shape(30, ms*0.6), 0.28)
}

// whoosh is somebody who runs past: noise that swells, rises and is gone.
func whoosh(ms float64, rng *rand.Rand) wave {
	w := pinkNoise(ms, rng).bandPass(380, 1900, 1)
	for i := range w {
		w[i] *= math.Pow(math.Sin(math.Pi*math.Pow(float64(i)/float64(len(w)), 0.8)), 2)
	}
	return w
}

// boom is a low tone that drops under a rumble of noise; both rise softly, so that nobody is startled.
func boom(w wave, ms float64, rng *rand.Rand) wave {
	return w.mix(0, tone(ms, 75, 38).shape(18, ms), 1).mix(0, whiteNoise(ms, rng).lowPass(220).shape(30, ms*0.8), 0.9)
}

// shuffle is 16 clicks of cards, closest together in the middle.
func shuffle(w wave, ms float64, rng *rand.Rand) wave {
	const clicks = 16
	for i := range clicks {
		t := (float64(i) + 0.5) / clicks
		at := (ms - 30) * (0.5 + 0.5*math.Copysign(math.Pow(math.Abs(2*t-1), 1.5), 2*t-1))
		w.mix(at, click(18, 2200+1400*rng.Float64(), rng), 0.5+0.5*math.Sin(math.Pi*t))
	}
	return w
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
