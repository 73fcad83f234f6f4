package sound

import (
	"math"
	"math/rand/v2"

	"safehouse/render/sound/meter"
)

// wave is one channel of samples at sampleRate.
type wave []float64

// frames is the number of samples in a stretch of milliseconds.
func frames(ms float64) int { return int(ms*sampleRate/1000 + 0.5) }

// amplitude turns decibels into a factor.
func amplitude(db float64) float64 { return math.Pow(10, db/20) }

// silence is a wave of that length with nothing in it.
func silence(ms float64) wave { return make(wave, frames(ms)) }

// mix adds another wave at a factor, starting at a time; what reaches beyond the end is cut.
func (w wave) mix(at float64, other wave, factor float64) wave {
	start := frames(at)
	for i := 0; i < len(other) && start+i < len(w); i++ {
		w[start+i] += other[i] * factor
	}
	return w
}

// whiteNoise is noise with equal power at all frequencies.
func whiteNoise(ms float64, rng *rand.Rand) wave {
	w := silence(ms)
	for i := range w {
		w[i] = rng.Float64()*2 - 1
	}
	return w
}

// pinkNoise is noise that loses three decibels an octave, as paper on felt does: the sum of three white noises smoothed
// over ever longer times.
func pinkNoise(ms float64, rng *rand.Rand) wave {
	w := silence(ms)
	var slow, middle, fast float64
	for i := range w {
		n := rng.Float64()*2 - 1
		slow += (n - slow) * 0.005
		middle += (n - middle) * 0.05
		fast += (n - fast) * 0.4
		w[i] = slow*6 + middle*2 + fast*0.6 + n*0.15
	}
	return w
}

// bandPass keeps what lies around a frequency that glides from one value to another; width is the bandwidth as a share
// of the frequency.
func (w wave) bandPass(from, to, width float64) wave {
	out := make(wave, len(w))
	var x1, x2, y1, y2 float64
	f, glide := from, math.Pow(to/from, 1/float64(len(w)))
	for i, x := range w {
		f *= glide
		omega := 2 * math.Pi * f / sampleRate
		alpha := math.Sin(omega) * width / 2
		y := (alpha*x - alpha*x2 + 2*math.Cos(omega)*y1 - (1-alpha)*y2) / (1 + alpha)
		x1, x2, y1, y2 = x, x1, y, y1
		out[i] = y
	}
	return out
}

// lowPass takes off what lies above a frequency, gently.
func (w wave) lowPass(f float64) wave {
	out := make(wave, len(w))
	share := 1 - math.Exp(-2*math.Pi*f/sampleRate)
	var y float64
	for i, x := range w {
		y += (x - y) * share
		out[i] = y
	}
	return out
}

// shape lets a wave rise for a time and then die away, to a thousandth after the fall time.
func (w wave) shape(rise, fall float64) wave {
	up := frames(rise)
	level, decay := 1.0, math.Pow(0.001, 1/float64(frames(fall)))
	for i := range w {
		if i < up {
			w[i] *= math.Sin(float64(i) / float64(up) * math.Pi / 2)
			continue
		}
		w[i] *= level
		level *= decay
	}
	return w
}

// tone is a sine that glides from one frequency to another.
func tone(ms, from, to float64) wave {
	w := silence(ms)
	phase, step := 0.0, 2*math.Pi*from/sampleRate
	glide := math.Pow(to/from, 1/float64(len(w)))
	for i := range w {
		w[i] = math.Sin(phase)
		phase += step
		step *= glide
	}
	return w
}

// partials is a sound of several sines over a base frequency, higher ones softer and shorter, that dies away.
func partials(ms, base, rise float64, ratios ...float64) wave {
	w := silence(ms)
	for i, ratio := range ratios {
		n := float64(i + 1)
		w.mix(0, tone(ms, base*ratio, base*ratio).shape(rise, ms*1.1/math.Sqrt(n)), 1/(n*n))
	}
	return w
}

// pluck is a plucked string (Karplus and Strong, 1983): noise that runs round a loop as long as one swing of the string
// and is smoothed a little each time.
func pluck(ms, f float64, rng *rand.Rand) wave {
	loop := make(wave, max(2, int(sampleRate/f+0.5)))
	for i := range loop {
		loop[i] = rng.Float64()*2 - 1
	}
	w := silence(ms)
	for i := range w {
		at, next := i%len(loop), (i+1)%len(loop)
		w[i] = loop[at]
		loop[at] = (loop[at] + loop[next]) / 2
	}
	return w.shape(2, ms*1.4)
}

// click is a very short burst of noise around a frequency.
func click(ms, f float64, rng *rand.Rand) wave {
	return whiteNoise(ms, rng).bandPass(f, f, 0.9).shape(0.3, ms)
}

// thump is a low stroke that falls a little in pitch.
func thump(ms, f float64) wave { return tone(ms, f*1.35, f).shape(1.5, ms) }

// level takes out the direct current, and all that is too low to be heard.
func (w wave) level() {
	low := w.lowPass(20)
	for i := range w {
		w[i] -= low[i]
	}
}

// swell lets a wave come and go, a little sooner than it goes.
func (w wave) swell() wave {
	for i := range w {
		w[i] *= math.Pow(math.Sin(math.Pi*math.Pow(float64(i)/float64(len(w)), 0.8)), 2)
	}
	return w
}

// finish takes out the direct current, smooths both ends, and brings the greatest loudness to a level in LUFS. Of a
// sound that is all edge the edges are bent until it is as loud as that without rising over the ceiling.
func (w wave) finish(loudness float64) wave {
	w.level()
	in, out := frames(fadeIn), frames(fadeOut)
	for i := 0; i < in && i < len(w); i++ {
		w[i] *= float64(i) / float64(in)
	}
	for i := 0; i < out && i < len(w); i++ {
		w[len(w)-1-i] *= float64(i) / float64(out)
	}
	for {
		factor := amplitude(loudness - meter.Momentary(w))
		for i := range w {
			w[i] *= factor
		}
		if meter.Peak(w) <= ceiling {
			return w
		}
		top := amplitude(ceiling - headroom)
		for i := range w {
			w[i] = bend(w[i], top/2, top)
		}
	}
}

// voice is one sound being heard.
type voice struct {
	wave           wave
	at, step, gain float64
}

// add adds the next stretch of the sound and reports whether some of it is left. Between samples it goes straight.
func (v *voice) add(sum []float64) bool {
	last := len(v.wave) - 1
	for i := range sum {
		at := int(v.at)
		if at >= last {
			return false
		}
		part := v.at - float64(at)
		sum[i] += v.gain * (v.wave[at]*(1-part) + v.wave[at+1]*part)
		v.at += v.step
	}
	return int(v.at) < last
}

// bedVoice is a bed being heard: it comes up, or goes away, by a step a frame.
type bedVoice struct {
	bed     Bed
	layers  layers
	at      int
	gain    float64
	leaving bool
}

// add adds the next stretch of the bed to the sums of the layers and reports whether it is still to be heard.
func (v *bedVoice) add(calm, tense []float64) bool {
	const step = 1000.0 / (bedFadeMS * sampleRate)
	for i := range calm {
		if v.leaving {
			v.gain -= step
		} else {
			v.gain = min(1, v.gain+step)
		}
		if v.gain <= 0 {
			return false
		}
		calm[i] += v.gain * v.layers.calm.gain * float64(v.layers.calm.samples[v.at])
		tense[i] += v.gain * v.layers.tense.gain * float64(v.layers.tense.samples[v.at])
		if v.at++; v.at == len(v.layers.calm.samples) {
			v.at = 0
		}
	}
	return true
}
