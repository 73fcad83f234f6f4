package sound

import (
	"errors"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"safehouse/render/sound/meter"
)

// TestBedsAreQuietAndHaveNoSeam checks the layers of each bed: how loud each is, and both together; that no stretch
// stands out by far; and that the step from its end to its beginning is one that it makes elsewhere too.
func TestBedsAreQuietAndHaveNoSeam(t *testing.T) {
	effects := 0.0
	loud := 0
	for c := NoCue + 1; c < CueCount; c++ {
		if !small(c) {
			effects += meter.Momentary(Samples(c))
			loud++
		}
	}
	effects /= float64(loud)
	for b := NoBed + 1; b < BedCount; b++ {
		for _, tension := range [...]float64{0, 1} {
			l := Loop(b, tension)
			if lu := meter.Steady(l); lu > effects-20 || lu < effects-25 {
				t.Errorf("%v at tension %v is at %.2f LUFS, the effects at %.2f", b, tension, lu, effects)
			}
			if top := meter.Momentary(l); top > bedLoudness+9 {
				t.Errorf("%v at tension %v comes up to %.2f LUFS: it would startle", b, tension, top)
			}
			step := 0.0
			for i := range len(l) - 1 {
				step = max(step, math.Abs(l[i+1]-l[i]))
			}
			if seam := math.Abs(l[0] - l[len(l)-1]); seam > step {
				t.Errorf("%v steps by %g from its end to its beginning, elsewhere by %g at most", b, seam, step)
			}
			if len(l) < 8*sampleRate {
				t.Errorf("%v comes back after %d s", b, len(l)/sampleRate)
			}
		}
		if made := bedLayers(b); len(made.calm.samples) != len(made.tense.samples) {
			t.Errorf("the layers of %v are not of one length", b)
		}
	}
	if Loop(NoBed, 0) != nil || Loop(BedCount, 1) != nil {
		t.Error("there is a loop for no bed")
	}
}

// flat is a bed that stands still at a level, and at another with tension.
func flat(calm, tense float64) layers {
	of := func(v float64) loop {
		l := loop{make([]int16, sampleRate), v}
		for i := range l.samples {
			l.samples[i] = 1
		}
		return l
	}
	return layers{of(calm), of(tense)}
}

// TestTensionBringsTheSecondLayer: slowly, and away again.
func TestTensionBringsTheSecondLayer(t *testing.T) {
	m := loud(1)
	m.lay(Rain, flat(0.1, 0.05))
	listen(t, m, frames(bedFadeMS)+10)
	m.setLevels(Levels{Effects: 1, Ambience: 1, Tension: 1})
	if got := peak(listen(t, m, 480)); got > 0.101 {
		t.Errorf("10 ms after the match grew tense the bed is at %g", got)
	}
	listen(t, m, frames(tensionMS))
	if got := peak(listen(t, m, 100)); math.Abs(got-0.15) > 1e-6 {
		t.Errorf("tense the bed is at %g, want 0.15", got)
	}
	m.setLevels(Levels{Effects: 1, Ambience: 1})
	listen(t, m, frames(tensionMS)+10)
	if got := peak(listen(t, m, 100)); math.Abs(got-0.1) > 1e-6 {
		t.Errorf("calm again the bed is at %g, want 0.1", got)
	}
}

// TestAVoiceIsMadeWayFor: effects and bed step back within a quarter of a second, stay back over the breath between two
// sentences, and come back when the last one is over.
func TestAVoiceIsMadeWayFor(t *testing.T) {
	m := loud(1)
	m.lay(Rain, flat(0.1, 0))
	listen(t, m, frames(bedFadeMS)+10)
	speak := func(on bool, ms float64) (now float64) {
		m.setLevels(Levels{Effects: 1, Ambience: 1, Speaking: on})
		for range int(ms / 10) {
			now = listen(t, m, frames(10))[0]
		}
		return now
	}
	for _, step := range []struct {
		what     string
		speaking bool
		ms, want float64
	}{
		{"in a sentence", true, 250, 0.1 * wayShare}, {"in the breath after it", false, breathMS - 20, 0.1 * wayShare},
		{"in the next one", true, 250, 0.1 * wayShare}, {"after the last", false, breathMS + wayOpenMS, 0.1},
	} {
		if got := speak(step.speaking, step.ms); math.Abs(got-step.want) > 1e-4 {
			t.Errorf("%s the bed is at %.4f, want %.4f", step.what, got, step.want)
		}
	}
	plain, under := loud(2), loud(2)
	under.setLevels(Levels{Effects: 1, Speaking: true})
	plain.start(HandOff)
	listen(t, under, frames(500))
	under.start(HandOff)
	n := frames(200)
	if a, b := peak(listen(t, plain, n)), peak(listen(t, under, n)); math.Abs(b-a*wayShare) > 1e-3 {
		t.Errorf("under a voice an effect peaks at %g, alone at %g", b, a)
	}
}

// TestOneBedGoesOverIntoAnother: it comes up slowly, both are heard for a while, and the first is gone at the end.
func TestOneBedGoesOverIntoAnother(t *testing.T) {
	m := loud(1)
	m.lay(Rain, flat(0.1, 0))
	if early := listen(t, m, 48); early[47] > 0.001 {
		t.Errorf("after a millisecond the bed is at %g", early[47])
	}
	listen(t, m, frames(bedFadeMS))
	if got := peak(listen(t, m, 100)); math.Abs(got-0.1) > 1e-6 {
		t.Errorf("when it has come up the bed is at %g, want 0.1", got)
	}
	m.lay(Club, flat(0.3, 0))
	listen(t, m, frames(bedFadeMS/2))
	if got := peak(listen(t, m, 10)); math.Abs(got-0.2) > 0.002 {
		t.Errorf("half way between the beds they sum to %g, want 0.2", got)
	}
	m.lay(Rain, flat(0.1, 0))
	if len(m.beds) != 2 {
		t.Errorf("a bed that comes back while it goes is heard %d times", len(m.beds)-1)
	}
	m.lay(NoBed, layers{})
	listen(t, m, frames(bedFadeMS)+10)
	if len(m.beds) != 0 || !m.silent() {
		t.Error("a bed that was sent away is still heard")
	}
}

// TestBedsAllocateNothing keeps the collector away from the sound goroutine.
func TestBedsAllocateNothing(t *testing.T) {
	m := loud(1)
	m.lay(Club, flat(0.1, 0.1))
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
		p := newPlayer(nil)
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

// deaf is a device that does not say that it is lost while it sleeps.
type deaf struct{ machine }

func (d *deaf) Err() error {
	if d.asleep {
		return nil
	}
	return d.lost
}

// TestADeviceIsMissedThatWasLostInItsSleep, without anything that is to be heard.
func TestADeviceIsMissedThatWasLostInItsSleep(t *testing.T) {
	if !deafAsleep {
		t.Skip("here a device says so itself")
	}
	synctest.Test(t, func(t *testing.T) {
		p, d := newPlayer(nil), &deaf{}
		ended := make(chan error, 1)
		go func() { ended <- p.serve(d, loud(1)) }()
		time.Sleep(3*time.Minute + time.Second)
		synctest.Wait()
		if woken := time.Duration(d.naps) * knock; !d.asleep || woken > 3*time.Minute/20 {
			t.Errorf("with nothing to be heard the device is awake for %v of 3 min", woken)
		}
		d.lost = errors.New("pulled out")
		time.Sleep(2 * lookEvery)
		synctest.Wait()
		select {
		case err := <-ended:
			if !errors.Is(err, d.lost) {
				t.Errorf("it ends with %v", err)
			}
		default:
			t.Fatal("nobody misses it")
		}
	})
}

// TestADeviceWithoutAClockHasNoBeds: one that swallows sound as fast as it comes is soon given none.
func TestADeviceWithoutAClockHasNoBeds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPlayer(nil)
		m, d := loud(1), &machine{}
		p.SetLevels(Levels{Effects: 1, Ambience: 1})
		p.SetBed(Club)
		ended := make(chan error, 1)
		go func() { ended <- p.serve(d, m) }()
		synctest.Wait()
		swallowed := make([]byte, frames(100)*bytesPerFrame)
		for range 420 {
			time.Sleep(50 * time.Millisecond)
			for range 10 {
				_, _ = m.Read(swallowed)
			}
			synctest.Wait()
		}
		if !d.asleep || len(m.beds) != 0 {
			t.Errorf("after 21 s the device is awake (%v) with %d beds", !d.asleep, len(m.beds))
		}
		d.lost = errors.New("pulled out")
		p.Play(Place)
		<-ended
	})
}
