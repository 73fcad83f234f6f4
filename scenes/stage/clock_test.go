package stage_test

import (
	"math"
	"testing"
	"time"

	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// TestTicksAndTimeMayPart counts a minute's ticks in every way in which they and time can part.
func TestTicksAndTimeMayPart(t *testing.T) {
	const ticks = 60
	for name, c := range map[string]struct {
		step        time.Duration
		meanwhile   func(c *stagetest.Clock)
		least, most time.Duration
		stood       bool
	}{
		"they keep up": {step: stage.TickTime(1), least: time.Second, most: time.Second},
		"the machine is slow": {step: 90 * time.Millisecond, least: 5400 * time.Millisecond,
			most: 5400 * time.Millisecond},
		"ticks come in a burst": {least: 0, most: time.Second},
		"one tick is long": {meanwhile: func(c *stagetest.Clock) { c.Stall(time.Second) },
			least: 100 * time.Millisecond, most: time.Second},
		"the program was stopped": {meanwhile: func(c *stagetest.Clock) { c.Stall(time.Hour) }, most: time.Hour,
			stood: true},
		"the machine slept": {meanwhile: func(c *stagetest.Clock) { c.Sleep(time.Hour) }, most: time.Hour,
			stood: true},
		"the clock is set back": {step: stage.TickTime(1), meanwhile: func(c *stagetest.Clock) { c.Sleep(-time.Hour) },
			least: time.Second, most: time.Second},
		"the clock is set forward": {step: stage.TickTime(1), meanwhile: func(c *stagetest.Clock) { c.Sleep(time.Hour) },
			least: time.Second, most: time.Hour, stood: true},
	} {
		st := &stage.Stage{}
		clock := stagetest.NewClock(st)
		clock.Step = c.step
		st.Advance()
		m, lasted, stood := st.Moment(), time.Duration(0), false
		for n := range ticks {
			if c.meanwhile != nil && n == ticks/2 {
				c.meanwhile(clock)
			}
			stood = st.Advance() || stood
			lasted += st.Lasted()
		}
		near := func(got, want time.Duration) bool { return max(got-want, want-got) <= 20*time.Millisecond }
		if least, most := st.AtLeast(m), st.AtMost(m); !near(least, c.least) || most < c.most || most > c.most+time.Second ||
			stood != c.stood {
			t.Errorf("%s: from %v to %v ago, stood still: %v", name, least, most, stood)
		}
		if !c.stood && lasted > st.AtMost(m) || c.stood && lasted > time.Second {
			t.Errorf("%s: the ticks lasted %v", name, lasted)
		}
	}
}

// TestWithoutAClockTimeGoesByTicks, and what never was is long ago either way.
func TestWithoutAClockTimeGoesByTicks(t *testing.T) {
	st := &stage.Stage{}
	for range 7 {
		st.Advance()
	}
	m := st.Moment()
	var lasted time.Duration
	for range 90 {
		st.Advance()
		lasted += st.Lasted()
	}
	if want := 1500 * time.Millisecond; st.AtLeast(m) != want || st.AtMost(m) != want || lasted != want {
		t.Errorf("90 ticks are from %v to %v, and last %v", st.AtLeast(m), st.AtMost(m), lasted)
	}
	if never := (stage.Moment{}); st.AtLeast(never) != math.MaxInt64 || st.AtMost(never) != math.MaxInt64 {
		t.Error("what never was is not long ago")
	}
}
