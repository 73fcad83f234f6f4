package sound

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
)

// ServiceSound is the name under which Synthesise is called in another thread.
const ServiceSound = "sound"

// Elsewhere calls a service in another thread, and waits for its answer.
type Elsewhere func(ctx context.Context, service string, request []byte) ([]byte, error)

// The kinds of requests to Synthesise; a number of a cue or a bed follows.
const (
	wantCue = 'c'
	wantBed = 'b'
)

// Synthesise makes a sound for another thread; nothing for a request that makes no sense.
func Synthesise(_ context.Context, request []byte) []byte {
	if len(request) != 2 {
		return nil
	}
	switch n := request[1]; {
	case request[0] == wantCue && Cue(n) > NoCue && Cue(n) < CueCount:
		return packWave(recipe(Cue(n)))
	case request[0] == wantBed && Bed(n) > NoBed && Bed(n) < BedCount:
		return packLayers(bedLayers(Bed(n)))
	}
	return nil
}

// cue has a cue synthesised: elsewhere where that is possible, or else here.
func (e Elsewhere) cue(c Cue) wave {
	if e != nil {
		b, err := e(context.Background(), ServiceSound, []byte{wantCue, byte(c)})
		if w, ok := unpackWave(b); ok && err == nil {
			return w
		}
	}
	return recipe(c)
}

// bed has a bed synthesised.
func (e Elsewhere) bed(b Bed) layers {
	if e != nil {
		packed, err := e(context.Background(), ServiceSound, []byte{wantBed, byte(b)})
		if l, ok := unpackLayers(packed); ok && err == nil {
			return l
		}
	}
	return bedLayers(b)
}

// packWave writes samples as 64-bit floats, little end first.
func packWave(w wave) []byte {
	b, err := binary.Append(nil, binary.LittleEndian, []float64(w))
	if err != nil {
		panic(fmt.Sprint("sound: packing a wave: ", err)) // A slice of numbers can always be written.
	}
	return b
}

func unpackWave(b []byte) (wave, bool) {
	w := make(wave, len(b)/8)
	_, err := binary.Decode(b, binary.LittleEndian, []float64(w))
	return w, err == nil && len(w) > 0 && len(b)%8 == 0
}

// packLayers writes the two gains as 64-bit floats and the samples of both layers, which are as long as each other, as
// 16-bit numbers, little end first.
func packLayers(l layers) []byte {
	b := binary.LittleEndian.AppendUint64(nil, math.Float64bits(l.calm.gain))
	b = binary.LittleEndian.AppendUint64(b, math.Float64bits(l.tense.gain))
	for _, samples := range [][]int16{l.calm.samples, l.tense.samples} {
		for _, s := range samples {
			b = binary.LittleEndian.AppendUint16(b, uint16(s))
		}
	}
	return b
}

func unpackLayers(b []byte) (l layers, ok bool) {
	const gains = 16
	if len(b) <= gains || (len(b)-gains)%4 != 0 {
		return l, false
	}
	l.calm.gain = math.Float64frombits(binary.LittleEndian.Uint64(b))
	l.tense.gain = math.Float64frombits(binary.LittleEndian.Uint64(b[8:]))
	all := make([]int16, (len(b)-gains)/2)
	if _, err := binary.Decode(b[gains:], binary.LittleEndian, all); err != nil {
		return l, false
	}
	l.calm.samples, l.tense.samples = all[:len(all)/2:len(all)/2], all[len(all)/2:]
	return l, true
}
