package stage

import (
	"context"
	"math"
	"runtime"
	"time"
)

// TicksPerSecond is how many ticks a second has on a machine that keeps up.
const TicksPerSecond = 60

// TickTime is how long so many ticks last there.
func TickTime(n int) time.Duration { return time.Duration(n) * time.Second / TicksPerSecond }

// Ticks and time part where a machine sleeps, is slow, or makes up for what it missed. What moves is counted in ticks.
// What keeps a secret, what asks whether one is sure and what must be called in time is counted in time, by a Moment.
const (
	// standstill is how long a program may make no tick before nobody knows any more who looks on: the machine slept.
	standstill = 2 * time.Second
	// longestTick is what a tick counts for at most where somebody is to do something in time, longestLook where somebody
	// is to see something first: in a longer one nobody could.
	longestTick = 500 * time.Millisecond
	longestLook = 100 * time.Millisecond
)

// Time is what two clocks say. Wall runs on while the machine sleeps, and jumps where somebody sets it; Run never goes
// back, but stands still while some machines sleep.
type Time struct{ Wall, Run time.Duration }

// SystemClock is a Clock by what the system's says; without one there is none.
func SystemClock(system func() time.Time) func() Time {
	if system == nil {
		return nil
	}
	began := system()
	return func() Time {
		now := system()
		return Time{Wall: time.Duration(now.UnixNano()), Run: now.Sub(began)}
	}
}

// timing is what a stage knows of time: what the clocks said in this tick, how long the one before lasted, and how long
// there has been something to see.
type timing struct {
	begun         bool
	now           Time
	lasted, awake time.Duration
}

// Moment is when something happened, in every way in which time is counted. The zero value is long ago.
type Moment struct {
	was   bool
	tick  int
	at    Time
	awake time.Duration
}

// Advance begins a tick. It reports whether the program stood still before it for so long that somebody else may look
// on: that counts as a loss of the focus.
func (s *Stage) Advance() (stood bool) {
	s.Tick++
	if s.Clock == nil {
		return false
	}
	t, now := &s.time, s.Clock()
	if t.begun {
		t.lasted = max(0, now.Run-t.now.Run)
		if stood = max(t.lasted, now.Wall-t.now.Wall) > standstill; stood {
			t.lasted = 0
		}
		t.lasted = min(t.lasted, longestTick)
		t.awake += min(t.lasted, longestLook)
	}
	t.begun, t.now = true, now
	return stood
}

// Moment is the present one.
func (s *Stage) Moment() Moment {
	return Moment{was: true, tick: s.Tick, at: s.time.now, awake: s.time.awake}
}

// Lasted is how long the tick that ends in this one lasted for the player: nothing where the program stood still.
func (s *Stage) Lasted() time.Duration {
	if s.Clock == nil {
		return TickTime(s.Tick) - TickTime(s.Tick-1)
	}
	return s.time.lasted
}

// AtLeast is how long ago a moment is for certain, for what must not end too soon: many ticks in no time are no time,
// and neither is one long tick, nor sleep.
func (s *Stage) AtLeast(m Moment) time.Duration {
	switch {
	case !m.was:
		return math.MaxInt64
	case s.Clock == nil:
		return TickTime(s.Tick - m.tick)
	}
	return s.time.awake - m.awake
}

// AtMost is how long ago a moment may be, for what must not last too long: by whatever has counted most. A clock that
// is set back keeps nothing open, nor does one that stands still.
func (s *Stage) AtMost(m Moment) time.Duration {
	if !m.was {
		return math.MaxInt64
	}
	return max(TickTime(s.Tick-m.tick), s.time.now.Run-m.at.Run, s.time.now.Wall-m.at.Wall)
}

// Behind is work that goes on behind a page, no more than a step of it in a tick, so that no frame waits for it and
// that the page goes on where there is but one thread.
type Behind struct {
	ticks, over chan struct{}
	stop        context.CancelFunc
}

// Begin begins work, which rests after each of its steps and ends soon after its context does.
func (b *Behind) Begin(work func(ctx context.Context, rest func())) {
	ctx, stop := context.WithCancel(context.Background())
	ticks, over := make(chan struct{}, 1), make(chan struct{})
	*b = Behind{ticks, over, stop}
	go func() {
		defer close(over)
		work(ctx, func() {
			select {
			case <-ticks:
			case <-ctx.Done():
			}
		})
	}()
}

// Busy reports that there is work of whose end nobody was told.
func (b *Behind) Busy() bool { return b.over != nil }

// Tick lets a tick pass; it reports whether the work has ended in it. Where ticks do not wait for the clock, this one
// waits for all of the work.
func (b *Behind) Tick(wait bool) (ended bool) {
	for b.Busy() {
		select {
		case b.ticks <- struct{}{}:
		default:
		}
		select {
		case <-b.over:
			b.over = nil
			return true
		default:
			if !wait {
				return false
			}
			runtime.Gosched()
		}
	}
	return false
}

// End has no work go on.
func (b *Behind) End() {
	if b.stop != nil {
		b.stop()
	}
	b.over = nil
}
