package sound

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
