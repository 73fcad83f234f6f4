package sound

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"sync"
	"sync/atomic"
)

// bytesPerFrame is the size of one moment of sound: two channels of 32-bit floats.
const bytesPerFrame = 8

// mixer sums the sounds being heard into one stream that never ends: it is the reader behind the one oto player. It is
// safe for use by several goroutines.
type mixer struct {
	waves  [CueCount]wave
	volume atomic.Uint64

	mu     sync.Mutex
	rng    *rand.Rand
	voices []voice
	sum    []float64
	// played counts frames; lastTick is the frame of the last hover tick.
	played, lastTick int
}

// voice is one sound being heard.
type voice struct {
	wave           wave
	at, step, gain float64
}

// newMixer returns a mixer whose jitter comes from its own stream.
func newMixer(waves [CueCount]wave, seed uint64) *mixer {
	m := &mixer{waves: waves, rng: rand.New(rand.NewPCG(seed, 0x1007)), lastTick: -tickGap}
	m.setVolume(firstVolume)
	return m
}

// setVolume sets the factor of everything heard, 0 to 1.
func (m *mixer) setVolume(v float64) { m.volume.Store(math.Float64bits(min(max(v, 0), 1))) }

// start adds a cue's sound to those heard. Every hand-off sounds the same to the sample, so that it cannot tell seats
// apart, and uses no jitter, so that it does not change what follows either.
func (m *mixer) start(c Cue) {
	if c == NoCue || c >= CueCount {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.voices) >= maxVoices {
		return
	}
	if c == Tick {
		if m.played-m.lastTick < tickGap {
			return
		}
		m.lastTick = m.played
	}
	v := voice{wave: m.waves[c], step: 1, gain: 1}
	if c != HandOff {
		v.step = 1 + pitchJitter*(2*m.rng.Float64()-1)
		v.gain = amplitude(levelJitter * (2*m.rng.Float64() - 1))
	}
	m.voices = append(m.voices, v)
}

// Read fills p with whole frames; it never ends and never fails.
func (m *mixer) Read(p []byte) (int, error) {
	n := len(p) / bytesPerFrame
	volume := math.Float64frombits(m.volume.Load())
	m.mu.Lock()
	defer m.mu.Unlock()
	if cap(m.sum) < n {
		m.sum = make([]float64, n)
	}
	sum := m.sum[:n]
	clear(sum)
	heard := m.voices[:0]
	for _, v := range m.voices {
		if v.add(sum) {
			heard = append(heard, v)
		}
	}
	clear(m.voices[len(heard):])
	m.voices = heard
	m.played += n
	for i, s := range sum {
		bits := math.Float32bits(float32(bend(s) * volume))
		binary.LittleEndian.PutUint32(p[i*bytesPerFrame:], bits)
		binary.LittleEndian.PutUint32(p[i*bytesPerFrame+4:], bits)
	}
	return n * bytesPerFrame, nil
}

// add adds the next stretch of the sound and tells whether some of it is left. Between samples it goes straight.
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

// bend leaves soft sounds alone and bends loud sums so that they stay below the limit without a hard edge.
func bend(s float64) float64 {
	size := math.Abs(s)
	if size <= knee {
		return s
	}
	room := limit - knee
	return math.Copysign(knee+room*math.Tanh((size-knee)/room), s)
}
