package sound

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
)

// bytesPerFrame is the size of one moment of sound: two channels of 32-bit floats.
const bytesPerFrame = 8

// mixer sums the sounds being heard into one stream that never ends: it is the reader behind the one oto player. It is
// safe for use by several goroutines.
type mixer struct {
	waves [CueCount]wave

	mu     sync.Mutex
	rng    *rand.Rand
	voices []*voice
	beds   []*bedVoice
	// effects and ambience are the factors of what is heard, on their way to what the levels ask for, as are way, which is
	// made for a voice, and tension; wayUntil is the frame until which way is made at least.
	effects, ambience, way, tension ramp
	speaking                        bool
	wayUntil                        int
	sum, under, over                []float64
	played, lastTickAt              int
}

// newMixer returns a mixer whose jitter comes from its own stream.
func newMixer(waves [CueCount]wave, seed uint64) *mixer {
	return &mixer{waves: waves, rng: rand.New(rand.NewPCG(seed, 0x1007)), lastTickAt: -tickGap, way: ramp{now: 1, goal: 1}}
}

// setLevels has everything heard follow the levels within a few frames, without a click.
func (m *mixer) setLevels(l Levels) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.effects.goal, m.ambience.goal = l.factors()
	m.tension.goal = min(max(l.Tension, 0), 1)
	m.speaking = l.Speaking
	if m.played == 0 {
		m.effects.now, m.ambience.now = m.effects.goal, m.ambience.goal
	}
}

// factors turns levels into what samples are multiplied by.
func (l Levels) factors() (effects, ambience float64) {
	factor := func(v float64) float64 { return math.Pow(min(max(v, 0), 1), levelSlope) }
	effects, ambience = factor(l.Effects), factor(l.Ambience)
	if l.Ducked {
		effects, ambience = effects*duckShare, ambience*duckShare
	}
	return effects, ambience
}

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
		if m.played-m.lastTickAt < tickGap {
			return
		}
		m.lastTickAt = m.played
	}
	v := &voice{wave: m.waves[c], step: 1, gain: 1}
	if c != HandOff {
		v.step = 1 + pitchJitter*(2*m.rng.Float64()-1)
		v.gain = amplitude(levelJitter * (2*m.rng.Float64() - 1))
	}
	m.voices = append(m.voices, v)
}

// lay has a bed come up while those before it go away; no loop only sends them away.
func (m *mixer) lay(b Bed, l layers) {
	m.mu.Lock()
	defer m.mu.Unlock()
	back := false
	for _, v := range m.beds {
		v.leaving = v.bed != b
		back = back || v.bed == b
	}
	if !back && len(l.calm.samples) > 0 {
		m.beds = append(m.beds, &bedVoice{bed: b, layers: l})
	}
}

// silent reports that nothing is to be heard until the next cue or bed.
func (m *mixer) silent() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices) == 0 && (len(m.beds) == 0 || m.ambience.now == 0 && m.ambience.goal == 0)
}

// total is the number of frames that were read.
func (m *mixer) total() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.played
}

// Read fills p with whole frames; it never ends and never fails.
func (m *mixer) Read(p []byte) (int, error) {
	n := len(p) / bytesPerFrame
	m.mu.Lock()
	defer m.mu.Unlock()
	m.room(n)
	sum, under, over := m.sum[:n], m.under[:n], m.over[:n]
	clear(sum)
	clear(under)
	clear(over)
	m.makeWay()
	m.voices = slices.DeleteFunc(m.voices, func(v *voice) bool { return !v.add(sum) })
	m.beds = slices.DeleteFunc(m.beds, func(v *bedVoice) bool { return !v.add(under, over) })
	m.played += n
	for i := range sum {
		s := bend(sum[i], knee, limit) * m.effects.next(rampMS, rampMS)
		s += (under[i] + over[i]*m.tension.next(tensionMS, tensionMS)) * m.ambience.next(rampMS, rampMS)
		s *= m.way.next(wayOpenMS, wayCloseMS)
		bits := math.Float32bits(float32(bend(s, knee, limit)))
		binary.LittleEndian.PutUint32(p[i*bytesPerFrame:], bits)
		binary.LittleEndian.PutUint32(p[i*bytesPerFrame+4:], bits)
	}
	return n * bytesPerFrame, nil
}

// makeWay has everything step back for a voice, and stay back over the breath between two sentences: coming and going
// with each of them would pump.
func (m *mixer) makeWay() {
	if m.speaking {
		m.wayUntil = m.played + frames(breathMS)
	}
	m.way.goal = 1
	if m.played < m.wayUntil {
		m.way.goal = wayShare
	}
}

// room makes the sums long enough.
func (m *mixer) room(n int) {
	if cap(m.sum) < n {
		m.sum, m.under, m.over = make([]float64, n), make([]float64, n), make([]float64, n)
	}
}

// ramp is a factor that goes to its goal by steps too small to be heard.
type ramp struct{ now, goal float64 }

// next goes a step on: from nothing to 1 takes up, the way back down, in milliseconds.
func (r *ramp) next(up, down float64) float64 {
	switch {
	case r.now < r.goal:
		r.now = min(r.goal, r.now+1000/(up*sampleRate))
	case r.now > r.goal:
		r.now = max(r.goal, r.now-1000/(down*sampleRate))
	}
	return r.now
}

// bend leaves soft sounds alone and bends what is above the knee so that it stays below the limit without a hard edge.
func bend(s, knee, limit float64) float64 {
	size := math.Abs(s)
	if size <= knee {
		return s
	}
	room := limit - knee
	return math.Copysign(knee+room*math.Tanh((size-knee)/room), s)
}
