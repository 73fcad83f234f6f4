package sound

import (
	"math"
	"math/rand/v2"
)

// recipes synthesises every cue. The noise of each comes from a stream of its own, so that the sounds are the same in
// every run and a change of one leaves the others as they were.
func recipes(e Elsewhere) [CueCount]wave {
	var all [CueCount]wave
	for c := NoCue + 1; c < CueCount; c++ {
		all[c] = e.cue(c)
	}
	return all
}

// recipe synthesises one cue.
func recipe(c Cue) wave {
	r := tuning(c)
	return r.cook(pot{silence(r.ms), r.ms, rand.New(rand.NewPCG(uint64(c), 0x50f7))}).finish(r.loudness)
}

// Samples are those of a cue, and Loop those of a bed at a tension, as they are at full level: for whoever measures
// them, or wants them in a file.
func Samples(c Cue) []float64 { return recipe(c) }

// Loop is nil for no bed.
func Loop(b Bed, tension float64) []float64 {
	l := bedLayers(b)
	var out []float64
	for i, s := range l.calm.samples {
		out = append(out, float64(s)*l.calm.gain+tension*float64(l.tense.samples[i])*l.tense.gain)
	}
	return out
}

// Small reports that a cue is meant to be softer than others: it comes too often to be more.
func Small(c Cue) bool { return c == Tick || c == ClockTick || c == TypeKey }

// pot is what a sound is made in: a silence of its length, and the stream of its noise.
type pot struct {
	wave
	ms  float64
	rng *rand.Rand
}

// tuned is a cue's length and greatest loudness, and how its raw sound is made, before its ends and level are set.
type tuned struct {
	ms, loudness float64
	cook         func(p pot) wave
}

// tuning gives the recipe of a cue.
func tuning(c Cue) tuned { return tunings[c] }

var tunings = [CueCount]tuned{
	Tick:  {15, -34, func(p pot) wave { return whiteNoise(p.ms, p.rng).bandPass(4200, 4200, 0.7).shape(1, p.ms) }},
	Slide: {160, -23, func(p pot) wave { return pinkNoise(p.ms, p.rng).bandPass(1000, 4000, 1.2).shape(20, p.ms*2.2) }},
	Place: {60, -23, func(p pot) wave { return p.mix(0, click(8, 2200, p.rng), 0.8).mix(2, thump(50, 140), 1) }},
	Flip: {90, -23, func(p pot) wave {
		return p.mix(0, click(30, 3000, p.rng), 0.7).mix(45, click(40, 2000, p.rng),
			1)
	}},
	Shuffle: {600, -22, shuffle},
	Confirm: {80, -22, func(p pot) wave { return blip(p.wave, 660, 880) }},
	Back:    {80, -23, func(p pot) wave { return blip(p.wave, 880, 660) }},
	Refused: {170, -23, func(p pot) wave {
		for _, at := range [...]float64{0, 80} {
			p.mix(at, thump(85, 128), 1).mix(at, whiteNoise(50, p.rng).lowPass(500).shape(2, 50), 0.6)
		}
		return p.wave
	}},
	TypeKey: {30, -27, func(p pot) wave {
		return p.mix(0, click(10, 3500, p.rng), 1).mix(1, tone(28, 2100, 2100).shape(0.5, 28), 0.35)
	}},
	Bell: {700, -22, func(p pot) wave { return p.mix(0, partials(p.ms, 1180, 1, 1, 2.76, 5.4), 1) }},
	StampDown: {110, -21, func(p pot) wave {
		return p.mix(0, thump(105, 90), 1).mix(0, whiteNoise(45, p.rng).bandPass(900, 500, 1.2).shape(0.5, 45), 0.7)
	}},
	Punch: {70, -23, func(p pot) wave {
		return p.mix(0, click(12, 2600, p.rng), 0.9).mix(3, thump(60, 180), 0.8).mix(22, click(20, 1500, p.rng), 0.4)
	}},
	Win:  {1600, -21, func(p pot) wave { return melody(p.wave, 160, 57, 60, 64, 67, 69) }},
	Lose: {1500, -21, func(p pot) wave { return melody(p.wave, 200, 64, 60, 58, 57) }},
	Tie:  {1200, -21, func(p pot) wave { return melody(p.wave, 200, 57, 64, 57) }},
	HandOff: {250, -21, func(p pot) wave {
		return p.mix(0, partials(250, 440, 8, 1, 2), 0.8).mix(90, partials(160, 587, 8, 1, 2), 0.8)
	}},
	Snap:  {40, -23, func(p pot) wave { return p.mix(0, click(p.ms, 2400, p.rng), 1).mix(0, click(12, 900, p.rng), 0.5) }},
	HiHat: {90, -24, func(p pot) wave { return whiteNoise(p.ms, p.rng).bandPass(8000, 6500, 0.9).shape(12, p.ms) }},
	Bass:  {400, -21, func(p pot) wave { return pluck(p.ms, bassPitch, p.rng).lowPass(1200) }},
	Boom:  {900, -21, boom},
	ClockTick: {24, -32, func(p pot) wave {
		return p.mix(0, click(6, 3200, p.rng), 0.7).mix(0, partials(p.ms, 1900, 0.4, 1, 2.3), 0.5)
	}},
	Chime:  {1800, -21, chime},
	Cuffs:  {260, -21, cuffs},
	Shot:   {620, -21, shot},
	Whoosh: {420, -22, whoosh},
	Ask: {240, -22, func(p pot) wave {
		return p.mix(0, partials(110, askPitch, 6, 1, 2, 3), 0.7).mix(80, partials(150, askPitch*3/2, 6, 1, 2, 3), 1)
	}},
	Answer: {200, -22, func(p pot) wave {
		return p.mix(0, partials(p.ms, answerPitch, 6, 1, 2, 3), 1).mix(0, thump(40, 150), 0.3)
	}},
	Bust:       {620, -20, bust},
	TwentyOne:  {1000, -19, twentyOne},
	FolderWon:  {480, -20, folderWon},
	NinthToken: {2400, -20, ninthToken},
	RoundEnd:   {460, -22, roundEnd},
	Hush:       {1300, -24, hush},
	Explosion:  {1900, -19, explosion},
	Theft:      {720, -21, theft},
	PairSafe:   {560, -20, pairSafe},
	AgentHolds: {900, -21, agentHolds},
	HourFour:   {3000, -20, hourFour},
	HourSeven:  {2400, -20, hourSeven},
	Unmask:     {1700, -20, unmask},
	ChaseOn:    {1600, -20, chaseOn},
	Caught:     {1150, -20, caught},
	Escaped:    {2000, -20, escaped},
	CountStep:  {50, -23, countStep},
	LeadChange: {480, -21, leadChange},
	Winner:     {800, -20, winner},
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
	return p.mix(at+18, click(20, 2000, p.rng), 1).mix(at+18, partials(90, 1500, 0.8, 1, 2.7, 4.2), 0.4).mix(at+20,
		thump(50, 170), 0.5)
}

// shot is a pistol heard from the next street: a soft swell of low noise and its echo from the houses.
func shot(p pot) wave {
	p.mix(0, whiteNoise(p.ms, p.rng).lowPass(900).lowPass(1400).shape(14, p.ms*0.6), 1)
	p.mix(0, tone(p.ms, 120, 60).shape(14, p.ms*0.5), 0.5)
	return p.mix(150, whiteNoise(p.ms-150, p.rng).lowPass(500).shape(30, p.ms*0.6), 0.28)
}

// whoosh is somebody who runs past: noise that swells, rises and is gone.
func whoosh(p pot) wave {
	return pinkNoise(p.ms, p.rng).bandPass(380, 1900, 1).swell()
}

// boom is a low tone that drops under a rumble of noise; both rise softly, so that nobody is startled.
func boom(p pot) wave {
	return p.mix(0, tone(p.ms, 75, 38).shape(18, p.ms), 1).mix(0, whiteNoise(p.ms, p.rng).lowPass(220).shape(30, p.ms*0.8),
		0.9)
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
