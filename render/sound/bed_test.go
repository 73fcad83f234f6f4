package sound

import (
	"errors"
	"math"
	"testing"
	"testing/synctest"
	"time"
)

// rms is the effective level in decibels below full scale.
func rms(w []float32) float64 {
	power := 0.0
	for _, s := range w {
		power += float64(s) * float64(s) / float64(len(w))
	}
	return 10 * math.Log10(power)
}

// TestBedsAreQuietAndHaveNoSeam checks each bed: its level; that no stretch of it stands out by far; and that the step
// from its end to its beginning is one that it makes elsewhere too.
func TestBedsAreQuietAndHaveNoSeam(t *testing.T) {
	for b := NoBed + 1; b < BedCount; b++ {
		l := bedLoop(b)
		if db := rms(l); math.Abs(db-bedLevel) > 0.1 {
			t.Errorf("%v lies at %.2f dBFS, want %d", b, db, bedLevel)
		}
		top, step := 0.0, 0.0
		for i, s := range l {
			top = max(top, math.Abs(float64(s)))
			if i > 0 {
				step = max(step, math.Abs(float64(s-l[i-1])))
			}
		}
		if db := 20 * math.Log10(top); db > -4 {
			t.Errorf("%v peaks at %.1f dBFS: it would startle", b, db)
		}
		if seam := math.Abs(float64(l[0] - l[len(l)-1])); seam > step {
			t.Errorf("%v steps by %g from its end to its beginning, elsewhere by %g at most", b, seam, step)
		}
		if len(l) < 8*sampleRate {
			t.Errorf("%v comes back after %d s", b, len(l)/sampleRate)
		}
	}
	if bedLoop(NoBed) != nil || bedLoop(BedCount) != nil {
		t.Error("there is a loop for no bed")
	}
}

// TestOneBedGoesOverIntoAnother: it comes up slowly, both are heard for a while, and the first is gone at the end.
func TestOneBedGoesOverIntoAnother(t *testing.T) {
	m := loud(1)
	flat := func(v float32) loop {
		l := make(loop, sampleRate)
		for i := range l {
			l[i] = v
		}
		return l
	}
	m.lay(Rain, flat(0.1))
	if early := listen(t, m, 48); early[47] > 0.001 {
		t.Errorf("after a millisecond the bed is at %g", early[47])
	}
	listen(t, m, frames(bedFadeMS))
	if got := peak(listen(t, m, 100)); math.Abs(got-0.1) > 1e-6 {
		t.Errorf("when it has come up the bed is at %g, want 0.1", got)
	}
	m.lay(Club, flat(0.3))
	listen(t, m, frames(bedFadeMS/2))
	if got := peak(listen(t, m, 10)); math.Abs(got-0.2) > 0.002 {
		t.Errorf("half way between the beds they sum to %g, want 0.2", got)
	}
	m.lay(Rain, flat(0.1))
	if len(m.beds) != 2 {
		t.Errorf("a bed that comes back while it goes is heard %d times", len(m.beds)-1)
	}
	m.lay(NoBed, nil)
	listen(t, m, frames(bedFadeMS)+10)
	if len(m.beds) != 0 || !m.silent() {
		t.Error("a bed that was sent away is still heard")
	}
}

// TestBedsAllocateNothing keeps the collector away from the sound goroutine.
func TestBedsAllocateNothing(t *testing.T) {
	m := loud(1)
	m.lay(Club, make(loop, 5000))
	p := make([]byte, 1024*bytesPerFrame)
	if n := testing.AllocsPerRun(20, func() { _, _ = m.Read(p) }); n > 0 {
		t.Errorf("reading allocates %v times", n)
	}
}

// machine is a device that counts what it is asked, and can be pulled out.
type machine struct {
	asleep bool
	naps   int
	lost   error
}

func (d *machine) Suspend() error { d.asleep = true; d.naps++; return nil }
func (d *machine) Resume() error  { d.asleep = false; return nil }
func (d *machine) Err() error     { return d.lost }

// TestTheDeviceSleepsWhileNothingSounds: a cue wakes it, and a bed keeps it awake for as long as it is heard.
func TestTheDeviceSleepsWhileNothingSounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &Player{cues: make(chan Cue, waiting), changed: make(chan struct{}, 1)}
		m, d := loud(1), &machine{}
		p.SetLevels(Levels{Effects: 1, Ambience: 1})
		ended := make(chan error, 1)
		go func() { ended <- p.serve(d, m) }()
		hear := func(wait time.Duration) {
			time.Sleep(wait)
			_, _ = m.Read(make([]byte, frames(float64(wait.Milliseconds()))*bytesPerFrame))
			synctest.Wait()
		}
		hear(3 * quietAfter)
		if !d.asleep {
			t.Fatal("the device is awake while nothing sounds")
		}
		p.Play(Place)
		synctest.Wait()
		if d.asleep {
			t.Fatal("a cue does not wake the device")
		}
		hear(3 * quietAfter)
		p.SetBed(Club)
		synctest.Wait()
		if d.asleep || len(m.beds) != 1 {
			t.Fatalf("a bed is laid %d times while the device sleeps: %v", len(m.beds), d.asleep)
		}
		naps := d.naps
		hear(5 * quietAfter)
		if d.naps != naps {
			t.Error("the device sleeps although a bed is heard")
		}
		p.SetLevels(Levels{Effects: 1})
		hear(3 * quietAfter)
		hear(3 * quietAfter)
		if !d.asleep || len(m.beds) != 0 {
			t.Error("a bed that nobody hears keeps the device awake")
		}
		d.lost = errors.New("pulled out")
		p.Play(Place)
		synctest.Wait()
		select {
		case err := <-ended:
			if !errors.Is(err, d.lost) {
				t.Errorf("a lost device ends the sound with %v", err)
			}
		default:
			t.Error("a lost device is not noticed")
		}
		for range 3 * waiting {
			p.Play(Place)
			p.SetBed(Rain)
			p.SetBed(NoBed)
		}
	})
}

// TestADeviceWithoutAClockHasNoBeds: one that swallows sound as fast as it comes is soon given none.
func TestADeviceWithoutAClockHasNoBeds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &Player{cues: make(chan Cue, waiting), changed: make(chan struct{}, 1)}
		m, d := loud(1), &machine{}
		p.SetLevels(Levels{Effects: 1, Ambience: 1})
		p.SetBed(Club)
		ended := make(chan error, 1)
		go func() { ended <- p.serve(d, m) }()
		synctest.Wait()
		swallowed := make([]byte, frames(100)*bytesPerFrame)
		for range 400 {
			time.Sleep(50 * time.Millisecond)
			for range 10 {
				_, _ = m.Read(swallowed)
			}
			synctest.Wait()
		}
		if !d.asleep || len(m.beds) != 0 {
			t.Errorf("after 20 s the device is awake (%v) with %d beds", !d.asleep, len(m.beds))
		}
		d.lost = errors.New("pulled out")
		p.Play(Place)
		<-ended
	})
}
