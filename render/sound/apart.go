package sound

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
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
