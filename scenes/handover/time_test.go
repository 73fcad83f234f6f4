package handover

import (
	"testing"
	"time"

	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// timed is a curtain with a clock that the test sets.
func timed(t *testing.T) (*desk, *stagetest.Clock) {
	d := open(t)
	return d, stagetest.NewClock(d.st)
}

// TestTheCoolDownIsTime: a burst of ticks is none, a slow machine makes it no longer, and a tick that hangs no shorter.
func TestTheCoolDownIsTime(t *testing.T) {
	d, clock := timed(t)
	d.wait(questionGuard + 2)
	d.tick(confirm())
	clock.Step = 0
	if d.wait(10 * coolTicks); d.took != 0 {
		t.Error("a burst of ticks gives the screen at once")
	}
	clock.Step = 50 * time.Millisecond
	if d.wait(9); d.took != 0 {
		t.Error("the screen is given before its time")
	}
	if d.wait(3); d.took != 1 {
		t.Error("a slow machine makes the cool-down longer")
	}
	d, clock = timed(t)
	d.wait(questionGuard + 2)
	d.tick(confirm())
	clock.Stall(time.Second)
	if d.wait(1); d.took != 0 {
		t.Error("a tick that hangs gives the screen")
	}
}

// TestANewCurtainIsDeafForATime: so that a burst of ticks does not take the second half of a double press for an
// answer.
func TestANewCurtainIsDeafForATime(t *testing.T) {
	d, clock := timed(t)
	clock.Step = 0
	d.wait(4 * questionGuard)
	clock.Step = 5 * time.Millisecond
	d.tick(confirm())
	d.wait(10 * coolTicks)
	if d.took != 0 {
		t.Fatal("a press after a burst of ticks took the screen")
	}
	d.tick(confirm())
	if d.wait(5 * coolTicks); d.took != 1 {
		t.Error("the screen cannot be taken after a burst of ticks")
	}
}

// TestWhoeverComesBackSaysWhoTheyAre: the machine slept, the window lost the focus or something lay over the curtain
// after somebody had taken the screen, or had typed signs of a code.
func TestWhoeverComesBackSaysWhoTheyAre(t *testing.T) {
	for name, happens := range map[string]func(d *desk, c *stagetest.Clock){
		"the machine slept":       func(d *desk, c *stagetest.Clock) { c.Sleep(time.Hour); d.wait(1) },
		"the program was stopped": func(d *desk, c *stagetest.Clock) { c.Stall(time.Hour); d.wait(1) },
		"another window":          func(d *desk, _ *stagetest.Clock) { d.away(input.Frame{LostFocus: true}) },
		"unseen":                  func(d *desk, _ *stagetest.Clock) { d.away(input.Frame{}) },
		"a page over it": func(d *desk, _ *stagetest.Clock) {
			d.stack.Put(&under{})
			d.wait(3)
			d.stack = &d.below
			d.wait(1)
		},
	} {
		for _, id := range []string{"take", "show"} {
			d, clock := timed(t)
			d.below = *d.stack
			d.wait(questionGuard + 2)
			d.press(id)
			happens(d, clock)
			if d.wait(3 * coolTicks); d.took != 0 {
				t.Errorf("%s, %s: the screen is given to whoever comes back", name, id)
				continue
			}
			d.press(id)
			if d.wait(2 * coolTicks); d.took != 1 {
				t.Errorf("%s, %s: the screen cannot be taken any more", name, id)
			}
		}
		d := openCode(t, "1234")
		clock := stagetest.NewClock(d.st)
		d.below = *d.stack
		for _, r := range "123" {
			d.tick(input.Frame{Struck: stagetest.Struck(string(r)), Keyboard: true, AnyPress: true})
		}
		happens(d, clock)
		if d.wait(questionGuard + 2); d.hot("take").ID == "" || d.st.Private {
			t.Errorf("%s: what was typed is still there", name)
		}
	}
}

// TestADoubtIsTime: a code is given up neither by a burst of ticks nor by a press after an hour.
func TestADoubtIsTime(t *testing.T) {
	for name, c := range map[string]struct {
		step  time.Duration
		ticks int
	}{
		"a burst of ticks": {0, 10 * questionGuard}, "a slow machine": {time.Second, 7},
		"ticks on a clock that stands": {0, doubtTicks + 2},
	} {
		d := openCode(t, "1234")
		clock := stagetest.NewClock(d.st)
		d.wait(2)
		d.press("code.forgotten")
		clock.Step = c.step
		d.wait(c.ticks)
		if d.press("code.forgotten"); d.lock.forgotten != 0 {
			t.Errorf("%s: the code is given up", name)
		}
	}
}
