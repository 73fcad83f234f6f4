package sound

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os/exec"
	"strconv"
)

// Process is what a process that plays sounds for another is called. A process can open a device once only, and what
// opens it may write to standard error or end it all: so the sounds of a game come from a process of their own, which
// is started anew to look for a device again.
const Process = "safehouse-sound"

// playing is the line by which that process says that it has a device. The line after it says why it has none any more.
const playing = "playing"

// order is what that process is told: a cue, or none, and what is to be heard besides.
type order struct {
	Cue    Cue
	Bed    Bed
	Levels Levels
}

// Serve plays what is told on the reader until it ends, or until there is no device; that it tells the writer.
func Serve(orders io.Reader, told io.Writer, seed string) {
	jitter, err := strconv.ParseUint(seed, 10, 64)
	if err != nil {
		return
	}
	p := newPlayer(nil)
	over := make(chan error, 2)
	go func() {
		for {
			var o order
			if err := binary.Read(orders, binary.LittleEndian, &o); err != nil {
				over <- err
				return
			}
			p.SetLevels(o.Levels)
			p.SetBed(o.Bed)
			if o.Cue != NoCue {
				p.Play(o.Cue)
			}
		}
	}()
	go func() { over <- p.run(jitter, func() { _, _ = fmt.Fprintln(told, playing) }) }()
	_, _ = fmt.Fprintln(told, <-over) // Where nobody reads it there is nobody to tell.
}

// apart starts the process that plays, and tells it what to play until it ends.
func (p *Player) apart(program string, seed uint64, ready func()) error {
	child := exec.Command(program)
	child.Args = []string{Process, strconv.FormatUint(seed, 10)}
	orders, err := child.StdinPipe()
	if err != nil {
		return err
	}
	says, err := child.StdoutPipe()
	if err != nil {
		return err
	}
	if err := child.Start(); err != nil {
		return fmt.Errorf("starting what plays: %w", err)
	}
	defer func() { _ = child.Wait() }() // Why it ended it has said.
	defer func() { _ = orders.Close() }()
	lines := make(chan string)
	go func() {
		defer close(lines)
		for said := bufio.NewScanner(says); said.Scan(); {
			lines <- said.Text()
		}
	}()
	last, heard := "it ended", false
	for {
		var o order
		select {
		case line, more := <-lines:
			switch {
			case !more:
				return errors.New(last)
			case line == playing:
				heard = true
				ready()
				p.wake()
			default:
				last = line
			}
			continue
		case o.Cue = <-p.cues:
		case <-p.changed:
		}
		o.Levels, o.Bed = p.wanted()
		if heard {
			_ = binary.Write(orders, binary.LittleEndian, &o) // One that has ended says so.
		}
	}
}

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
