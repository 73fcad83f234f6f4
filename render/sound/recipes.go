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
func whoosh(p pot) wave { return pinkNoise(p.ms, p.rng).bandPass(380, 1900, 1).swell() }

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

// bust is a folder slammed shut on a muffled table. It is dread, and no buzzer.
func bust(p pot) wave {
	p.mix(0, whiteNoise(110, p.rng).bandPass(650, 420, 1.4).shape(3, 100), 2.2).mix(0, thump(240, 72), 0.9)
	p.mix(130, pinkNoise(170, p.rng).lowPass(900).shape(12, 160), 0.12)
	return p.mix(60, partials(p.ms-60, 104, 40, 1, 1.06, 2.1), 0.3)
}

// twentyOne is a carriage that runs back, and its bell with a fifth above.
func twentyOne(p pot) wave {
	const back = 270
	for i := range 14 {
		at := back * math.Sqrt(float64(i)/14)
		p.mix(at, click(10, 2400+110*float64(i), p.rng), 0.5)
	}
	p.mix(back, click(24, 1800, p.rng), 0.8)
	return p.mix(back+10, partials(p.ms-back-10, 1396, 1, 1, 2, 2.76), 0.7).mix(back+120,
		partials(p.ms-back-120, 2093, 1, 1, 2), 0.8)
}

// folderWon is paper drawn near, and a stamp on it.
func folderWon(p pot) wave {
	p.mix(0, pinkNoise(230, p.rng).bandPass(900, 3800, 1.2).swell(), 0.9)
	p.mix(230, thump(120, 96), 1).mix(230, whiteNoise(50, p.rng).bandPass(900, 500, 1.2).shape(0.5, 50), 0.7)
	return p.mix(245, partials(p.ms-245, 587, 4, 1, 2), 0.25)
}

// ninthToken is nine holes punched, each a little harder, and a toll.
func ninthToken(p pot) wave {
	const gap, toll = 95, 930
	for i := range 9 {
		at := gap * float64(i)
		hard := 0.3 + 0.05*float64(i)
		p.mix(at, click(12, 2600, p.rng), hard).mix(at+3, thump(60, 180), hard)
	}
	return p.mix(toll, bell(p.ms-toll, chimePitch/2), 0.8)
}

// roundEnd is a drawer that runs shut.
func roundEnd(p pot) wave {
	const shut = 290
	p.mix(0, pinkNoise(shut+40, p.rng).bandPass(420, 620, 0.8).swell(), 1.2)
	return p.mix(shut, thump(150, 118), 1).mix(shut, click(30, 1200, p.rng), 0.6).mix(shut+62, click(24, 1900, p.rng),
		0.25)
}

// hush is brushes that turn ever slower and stop: a breath that is held.
func hush(p pot) wave {
	w := whiteNoise(p.ms, p.rng).bandPass(5200, 2600, 1)
	for i := range w {
		t := float64(i) / float64(len(w))
		w[i] *= (1 - t) * (0.25 + 0.75*math.Pow(math.Sin(7*math.Pi*math.Sqrt(t)), 2))
	}
	return p.mix(0, w.shape(60, p.ms*4), 1)
}

// explosion is Boom for the whole table: it swells for longer, goes deeper, and what it threw up comes down again.
func explosion(p pot) wave {
	p.mix(0, tone(p.ms, 88, 34).shape(70, p.ms), 1)
	p.mix(0, pinkNoise(p.ms, p.rng).bandPass(420, 160, 1.6).shape(90, p.ms*0.7), 2.4)
	for i := range 22 {
		at := 420 + 1100*p.rng.Float64()
		p.mix(at, click(40, 400+900*p.rng.Float64(), p.rng).lowPass(1800), 1.2*(1-float64(i)/30))
	}
	return p.wave
}

// theft is something snatched, and steps that run off with it.
func theft(p pot) wave {
	p.mix(0, pinkNoise(130, p.rng).bandPass(1100, 5200, 1).swell(), 1.6)
	for i := range 6 {
		at, far := 170+84*float64(i), 1-0.13*float64(i)
		p.mix(at, thump(46, 150+20*float64(i%2)), 0.8*far).mix(at, click(16, 1500, p.rng), 0.6*far)
	}
	return p.wave
}

// pairSafe is two cards slammed down and the bolt of the safe behind them.
func pairSafe(p pot) wave {
	for _, at := range [...]float64{0, 95} {
		p.mix(at, click(14, 2300, p.rng), 0.9).mix(at+2, thump(60, 130), 0.9)
	}
	const bolt = 235
	p.mix(bolt, whiteNoise(70, p.rng).bandPass(1500, 900, 0.8).swell(), 0.6)
	return p.mix(bolt+70, thump(160, 68), 1).mix(bolt+70, partials(p.ms-bolt-70, 318, 0.6, 1, 2.4, 3.7), 0.55)
}

// agentHolds is a taut string, struck twice against itself.
func agentHolds(p pot) wave {
	return p.mix(0, pluck(p.ms, tautPitch, p.rng), 1).mix(12, pluck(p.ms-12, tautPitch*1.004, p.rng), 0.7).lowPass(5200)
}

// hourFour is the hour struck by a tower, unhurried, four times.
func hourFour(p pot) wave {
	const gap = 560
	for i := range 4 {
		p.mix(gap*float64(i), bell(p.ms-gap*float64(i), chimePitch*3/4), 1)
	}
	return p.wave
}

// hourSeven is the last hour: seven strokes that come ever sooner, and a watch beside them.
func hourSeven(p pot) wave {
	at, gap := 0.0, 330.0
	for range 7 {
		p.mix(at, bell(min(700, p.ms-at), chimePitch*9/8), 0.9)
		for _, part := range [...]float64{0.33, 0.67} {
			p.mix(at+gap*part, click(8, 3400, p.rng), 0.8)
		}
		at, gap = at+gap, gap*0.87
	}
	return p.wave
}

// unmask is a lamp switched off, one low string, and a coat that turns.
func unmask(p pot) wave {
	p.mix(0, click(14, 2600, p.rng), 0.5).mix(0, tone(240, 220, 70).shape(4, 240), 0.35)
	bowed := silence(p.ms - 180)
	for n := 1; n <= 7; n++ {
		f := lowString * float64(n)
		bowed.mix(0, tone(p.ms-180, f, f*1.004), 1/float64(n))
	}
	p.mix(180, bowed.shape(320, p.ms*1.3), 0.6)
	return p.mix(720, pinkNoise(340, p.rng).bandPass(500, 1700, 1).swell(), 0.7)
}

// chaseOn is an engine that pulls away and the bell of a tram that it cuts off.
func chaseOn(p pot) wave {
	for n, share := range [...]float64{1, 0.7, 0.5, 0.3, 0.2} {
		f := 48 * float64(n+1)
		p.mix(0, tone(p.ms, f, f*2.1).shape(160, p.ms*2), share)
	}
	p.mix(0, pinkNoise(p.ms, p.rng).bandPass(240, 700, 1).shape(160, p.ms*2), 0.5)
	for _, at := range [...]float64{420, 620} {
		p.mix(at, partials(520, 1480, 1, 1, 2.4, 3.9), 0.9)
	}
	return p.wave
}

// caught is steps from all sides that come together, and a lock.
func caught(p pot) wave {
	at, gap := 0.0, 190.0
	for i := range 6 {
		p.mix(at, thump(70, 120+14*float64(i)), 0.5+0.06*float64(i)).mix(at, click(16, 1100+160*float64(i), p.rng), 0.4)
		at, gap = at+gap, gap*0.72
	}
	p.mix(at, click(26, 1700, p.rng), 0.9).mix(at, thump(200, 80), 1)
	return p.mix(at, partials(p.ms-at, 233, 2, 1, 1.19, 2, 2.38), 0.5)
}

// escaped is the door of a compartment, steam, and wheels that find their beat.
func escaped(p pot) wave {
	p.mix(0, thump(130, 140), 1).mix(0, click(30, 1600, p.rng), 0.7)
	p.mix(180, whiteNoise(900, p.rng).bandPass(2600, 5600, 0.9).swell(), 0.7)
	at, gap := 620.0, 300.0
	for range 5 {
		p.mix(at, whiteNoise(110, p.rng).bandPass(1200, 800, 0.9).swell(), 0.8).mix(at, thump(60, 90), 0.4)
		at, gap = at+gap, gap*0.84
	}
	return p.mix(760, partials(p.ms-760, 523, 90, 1, 1.26), 0.4)
}

// countStep is a bead pushed along its wire.
func countStep(p pot) wave {
	return p.mix(0, click(8, 2000, p.rng), 0.6).mix(0, partials(p.ms, 1050, 0.5, 1, 2.2), 0.8)
}

// leadChange is a card pulled past another, and a fourth that goes up.
func leadChange(p pot) wave {
	p.mix(0, pinkNoise(150, p.rng).bandPass(1400, 3400, 1).swell(), 0.7)
	return p.mix(90, pluck(150, 330, p.rng).lowPass(3000), 0.8).mix(210, pluck(p.ms-210, 440, p.rng).lowPass(3600), 1)
}

// winner is a brassy chord, twice: it calls for silence before the melody.
func winner(p pot) wave {
	for _, at := range [...]float64{0, 170} {
		for _, f := range [...]float64{440, 554.4, 659.3} {
			p.mix(at, partials(p.ms-at, f, 14, 1, 2, 3, 4, 5), 0.6)
		}
	}
	return p.wave
}
