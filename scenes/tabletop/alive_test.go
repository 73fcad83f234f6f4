package tabletop_test

import (
	"strconv"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// holds are the ways in which a hand is held open: what is pressed, and what then is held without a sign of life.
var holds = map[string]func(b *bench) (press, hold, release input.Frame){
	"the key": func(*bench) (press, hold, release input.Frame) {
		return held(true), held(false), input.Frame{X: -1, Y: -1, Keyboard: true}
	},
	"a pad's trigger": func(*bench) (press, hold, release input.Frame) {
		press, hold, release = held(true), held(false), input.Frame{X: -1, Y: -1, Keyboard: true, Device: input.Pad}
		press.Just, press.Device, hold.Device = input.Actions(0).With(input.Peek), input.Pad, input.Pad
		return press, hold, release
	},
	"the mouse":              holdsButton(false),
	"a finger":               holdsButton(true),
	"the key, another typed": typed,
}

// holdsButton holds the button down with the mouse or a finger.
func holdsButton(touch bool) func(b *bench) (press, hold, release input.Frame) {
	return func(b *bench) (press, hold, release input.Frame) {
		it, _ := b.Hot("peek")
		x, y := it.Box.Centre()
		at := input.Frame{X: x, Y: y, Touch: touch}
		press, hold, release = at, at, at
		press.Pressed, press.Held, press.AnyPress, hold.Held, release.Released = true, true, true, true, true
		return press, hold, release
	}
}

// typed holds the key while a direction of a stick is held as well: a second belief proves no more than one.
func typed(b *bench) (press, hold, release input.Frame) {
	press, hold, release = held(true), held(false), input.Frame{X: -1, Y: -1, Keyboard: true}
	hold.Down = hold.Down.With(input.Left).With(input.Confirm)
	return press, hold, release
}

// longest is how long a hand may lie open on a belief, where the setting has it close after so many seconds.
func longest(autoHide int) int {
	if autoHide == 0 {
		return 20 * stage.TicksPerSecond
	}
	return autoHide * stage.TicksPerSecond
}

// TestABeliefIsNoSignOfLife: what is only held keeps a hand open no longer than the setting says, and not for ever
// where it says never. Afterwards it opens nothing until it is let go, and then opens as ever.
func TestABeliefIsNoSignOfLife(t *testing.T) {
	for name, how := range holds {
		for _, seconds := range []int{0, 5, 10, 20} {
			b := seated(t, func(s *stage.Settings) { s.AutoHide = seconds })
			name := name + ", " + strconv.Itoa(seconds) + " s"
			press, hold, release := how(b)
			opens := func() bool {
				b.Tick(press)
				for range 2 * match.HoldTicks {
					b.Tick(hold)
				}
				return b.HandOpen()
			}
			if !opens() {
				t.Fatalf("%s: the hand does not open", name)
			}
			for range longest(seconds) - 3*match.HoldTicks {
				b.Tick(hold)
			}
			if !b.HandOpen() {
				t.Fatalf("%s: the hand closes too soon", name)
			}
			for range 4 * match.HoldTicks {
				b.Tick(hold)
			}
			for range 200 {
				if b.Tick(hold); b.HandOpen() {
					t.Fatalf("%s: the hand lies open on a belief", name)
				}
			}
			b.Tick(release)
			b.Wait(2)
			if b.HandOpen() {
				t.Errorf("%s: letting go opens the hand", name)
			}
			if !opens() {
				t.Errorf("%s: the hand cannot be opened again", name)
			}
		}
	}
}

// TestASignOfLifeKeepsTheHandOpen: the character of a key that the system repeats, another press, a movement, a turn of
// the wheel; with the key held and with the hand turned over.
func TestASignOfLifeKeepsTheHandOpen(t *testing.T) {
	signs := map[string]func(in *input.Frame, tick int){
		"repeats of the system": func(in *input.Frame, _ int) { in.Runes = []rune{' '} },
		"a press":               func(in *input.Frame, _ int) { in.AnyPress = true },
		"a movement":            func(in *input.Frame, tick int) { in.X, in.Y, in.Moved = float64(tick%7), 3, true },
		"the wheel":             func(in *input.Frame, _ int) { in.WheelY = 0.5 },
	}
	for name, sign := range signs {
		for _, toggle := range []bool{false, true} {
			b := seated(t, func(s *stage.Settings) { s.PeekToggle = toggle })
			b.Tick(held(true))
			for tick := range 60 * 60 {
				in := held(false)
				if tick%120 == 0 {
					sign(&in, tick)
				}
				b.Tick(in)
			}
			if !b.HandOpen() {
				t.Errorf("%s, toggle %v: the hand of somebody who is there closes", name, toggle)
			}
		}
	}
}

// TestAnOpenHandClosesByTheClock: whatever the ticks do meanwhile, with every setting, be it held open or turned over.
func TestAnOpenHandClosesByTheClock(t *testing.T) {
	for name, c := range map[string]struct {
		happens func(c *stagetest.Clock)
		ticks   int
		never   bool // It closes as well where it never closes by itself.
	}{
		"the machine slept":          {func(c *stagetest.Clock) { c.Sleep(time.Minute) }, 1, true},
		"it slept for a moment":      {func(c *stagetest.Clock) { c.Sleep(3 * time.Second) }, 1, true},
		"the program was stopped":    {func(c *stagetest.Clock) { c.Stall(time.Minute) }, 1, true},
		"the machine is slow":        {func(c *stagetest.Clock) { c.Step = 100 * time.Millisecond }, 102, false},
		"the clock was set back":     {func(c *stagetest.Clock) { c.Sleep(-24 * time.Hour) }, 602, false},
		"the clock stands still":     {func(c *stagetest.Clock) { c.Step = 0 }, 602, false},
		"it is set back and is slow": {func(c *stagetest.Clock) { c.Sleep(-time.Hour); c.Step = time.Second }, 11, false},
	} {
		for _, seconds := range []int{0, 10} {
			for _, toggle := range []bool{false, true} {
				b := seated(t, func(s *stage.Settings) { s.PeekToggle, s.AutoHide = toggle, seconds })
				clock := stagetest.NewClock(b.Stage)
				b.Wait(2)
				if b.Tick(held(true)); !b.HandOpen() {
					t.Fatalf("%s: the hand does not open", name)
				}
				c.happens(clock)
				for range c.ticks {
					b.Tick(held(false))
				}
				if closes := seconds > 0 || c.never; closes && b.HandOpen() {
					t.Errorf("%s, %d s, toggle %v: the hand lies open", name, seconds, toggle)
				}
				b.Tick(held(false))
				b.Wait(1)
				if b.Tick(held(true)); seconds > 0 && !b.HandOpen() {
					t.Errorf("%s, %d s, toggle %v: the hand cannot be opened again", name, seconds, toggle)
				}
			}
		}
	}
}

// TestAHandIsNotLeftOpenByAHoldOnASlowMachine: a press of a second is a hold, however few ticks it had.
func TestAHandIsNotLeftOpenByAHoldOnASlowMachine(t *testing.T) {
	b := seated(t, nothing)
	clock := stagetest.NewClock(b.Stage)
	press, hold, release := holdsButton(false)(b)
	b.Wait(2)
	clock.Step = 200 * time.Millisecond
	b.Tick(press)
	for range 4 {
		b.Tick(hold)
	}
	if !b.HandOpen() {
		t.Error("holding the button down for most of a second opens nothing")
	}
	b.Tick(release)
	if b.Wait(1); b.HandOpen() {
		t.Error("letting go leaves the hand open")
	}
}

// TestAnswersAreOfTheirTime: a burst of ticks does not end the moment in which a question is deaf, and two presses that
// lie seconds apart are no double press, however few ticks lie between them.
func TestAnswersAreOfTheirTime(t *testing.T) {
	play := func(s *stage.Settings) { s.Confirm = stage.ConfirmAlways }
	b := seated(t, play)
	clock := stagetest.NewClock(b.Stage)
	b.press("peek")
	clock.Step = time.Second / 2
	b.Press("card:2")
	b.Press("card:2")
	if b.match.Len() != 0 {
		t.Error("two presses that lie two seconds apart play a card as a double press does")
	}
	clock.Step = stage.TickTime(1)
	b.Wait(60)
	b.Press("card:3")
	b.Press("card:3")
	if b.match.Len() != 1 {
		t.Error("a double press plays nothing")
	}
	b = sit(t, "pe")
	play(&b.Stage.Settings)
	clock = stagetest.NewClock(b.Stage)
	b.Wait(60)
	b.press("card:2")
	b.press("pick")
	b.answer(1)
	for b.until(2, 300); b.Busy(); {
		b.Wait(1)
	}
	clock.Step = 0
	b.Wait(200)
	b.Press("card:2")
	if b.Press("pick"); b.match.Len() != 2 || b.toy.chosen() != 2 {
		t.Error("a burst of ticks ends the moment in which a question is deaf")
	}
}

// TestWhatIsHeldOpensNothingThatItDidNotOpen: while the key stays down the pause, a page that the program lays over the
// table, or the curtain comes between. The cards are closed in the first picture afterwards, and stay so until the key
// is pressed anew.
func TestWhatIsHeldOpensNothingThatItDidNotOpen(t *testing.T) {
	hold := func(b *bench, ticks int, just ...input.Action) {
		for range ticks {
			in := held(false)
			for _, a := range just {
				in.Just, in.AnyPress = in.Just.With(a), true
			}
			b.Tick(in)
			just = nil
		}
	}
	for name, between := range map[string]func(b *bench){
		"the pause": func(b *bench) {
			hold(b, 20, input.Cancel)
			hold(b, 1, input.Cancel)
		},
		"a page": func(b *bench) {
			b.Stack.Put(&passing{})
			hold(b, 20)
			hold(b, 1, input.Cancel)
		},
		"the curtain": func(b *bench) {
			b.Reseat(2, true, game.Easy)
			hold(b, 30)
			hold(b, 40, input.Confirm)
		},
	} {
		for _, toggle := range []bool{false, true} {
			b := sit(t, "ppp")
			b.Stage.Settings.PeekToggle, b.Stage.Settings.AutoHide = toggle, 0
			b.enter()
			if b.Tick(held(true)); !b.HandOpen() {
				t.Fatalf("%s: the hand does not open", name)
			}
			between(b)
			if _, on := b.Stack.Top().(*tabletop.Scene); !on {
				t.Fatalf("%s: the table is not on top", name)
			}
			for n := range 60 {
				if b.HandOpen() {
					t.Fatalf("%s, toggle %v: the hand lies open %d ticks later", name, toggle, n)
				}
				hold(b, 1)
			}
			b.Wait(2)
			if b.Tick(held(true)); !b.HandOpen() {
				t.Errorf("%s, toggle %v: the hand cannot be opened again", name, toggle)
			}
		}
	}
}

// TestAPressInTheFirstTickOpensTheHand: what is pressed anew once the table is back was not held before.
func TestAPressInTheFirstTickOpensTheHand(t *testing.T) {
	b := seated(t, func(*stage.Settings) {})
	cancel := input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Cancel), AnyPress: true}
	b.Tick(cancel)
	b.Wait(20)
	b.Tick(cancel)
	if _, on := b.Stack.Top().(*tabletop.Scene); !on {
		t.Fatal("the pause does not close")
	}
	if b.Tick(held(true)); !b.HandOpen() {
		t.Error("the hand does not open")
	}
}

// passing is a page that a key closes.
type passing struct{ stagetest.Blank }

func (*passing) Update(in *input.Frame) stage.Change {
	if in.Just.Has(input.Cancel) {
		return stage.Pop()
	}
	return stage.Stay()
}
