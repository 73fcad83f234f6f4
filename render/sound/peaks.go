package sound

import "math"

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
