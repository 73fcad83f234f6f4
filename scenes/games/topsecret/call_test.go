package topsecret

import (
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// calling is a table at which those seats have just played an assassin, and the others a mole, and «Boum!» is called.
func calling(t *testing.T, kinds string, assassins ...game.Seat) *room {
	t.Helper()
	return callingIn(t, newMatch(t, tabletest.Setup(kinds, 2, topsecret.OptionCalled)), kinds, assassins...)
}

// callingIn is the same after what was played in a match.
func callingIn(t *testing.T, m *topsecret.Match, kinds string, assassins ...game.Seat) *room {
	t.Helper()
	for seat := range game.Seat(len(kinds)) {
		text := "play mole"
		if game.SeatsOf(assassins...).Has(seat) {
			text = "play assassin"
		}
		tabletest.Make(t, m, seat, text)
	}
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	return r
}

// seconds is the time of a match whose option was not touched.
const seconds = topsecret.DefaultSeconds * stage.TicksPerSecond

func (r *room) fines(seat game.Seat) int { return r.match.View(game.Public).Players[seat].Fines }

func TestTheTimeForBoumIsRealTimeWhateverTheSpeed(t *testing.T) {
	for _, speed := range []int{0, 50, 100, 400} {
		r := calling(t, "pe", 0)
		r.Stage.Settings.Speed = speed
		r.Wait(seconds - 1)
		if r.match.View(0).Phase != topsecret.PhaseCall {
			t.Fatalf("speed %d: the time is over early", speed)
		}
		r.Wait(2)
		if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(0) != 1 {
			t.Errorf("speed %d: phase %d, %d fines after the time", speed, v.Phase, r.fines(0))
		}
	}
}

func TestBoumIsCalledByButtonOrKey(t *testing.T) {
	for name, press := range map[string]func(r *room){
		"button": func(r *room) { r.Click(callIDs[0]) },
		"Enter":  func(r *room) { r.Key(input.Confirm) },
		"Space":  func(r *room) { r.Key(input.Confirm, input.Peek) },
	} {
		r := calling(t, "pe", 0)
		r.Wait(seconds / 2)
		press(r)
		if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(0) != 0 {
			t.Errorf("%s: phase %d, %d fines", name, v.Phase, r.fines(0))
		}
	}
}

func TestComputersNeverForget(t *testing.T) {
	r := calling(t, "pe", 1)
	r.Wait(10 * seconds)
	if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(1) != 0 {
		t.Errorf("phase %d, %d fines", v.Phase, r.fines(1))
	}
}

func TestEachOfSeveralPersonsHasAKeyAndABoard(t *testing.T) {
	r := calling(t, "ppp", 0, 1, 2)
	r.Wait(20)
	if button := r.Primary(); button.ID != "" {
		t.Errorf("one button for all: %+v", button)
	}
	r.Tick(input.Frame{X: -1, Y: -1, Struck: []input.Key{callKeys[1]}, AnyPress: true, Keyboard: true})
	r.Wait(1)
	if got := r.match.ToAct(); got != game.SeatsOf(0, 2) {
		t.Fatalf("after the key of seat 1, %b owe a call", got)
	}
	if !r.Click(callIDs[0]) {
		t.Fatal("a board cannot be pressed")
	}
	if got := r.match.ToAct(); got != game.SeatsOf(2) {
		t.Fatalf("after the board of seat 0, %b owe a call", got)
	}
	r.Wait(3 * seconds)
	for seat, want := range []int{0, 0, 1} {
		if got := r.fines(game.Seat(seat)); got != want {
			t.Errorf("seat %d has %d fines, want %d", seat, got, want)
		}
	}
}

// silence counts the ticks that the table lies open until the time is over; step lets one pass.
func (r *room) silence(t *testing.T, what string, step func(n int)) (ticks int) {
	t.Helper()
	for n := range 10 * seconds {
		if r.match.View(0).Phase != topsecret.PhaseCall {
			return ticks
		}
		if _, on := r.Stack.Top().(*tabletop.Scene); on && !r.Busy() {
			ticks++
		}
		step(n)
	}
	t.Fatalf("%s: the time is never over", what)
	return 0
}

// TestTheTimeGoesOnAfterAnInterruption where it stood, whatever it was and however often it comes.
func TestTheTimeGoesOnAfterAnInterruption(t *testing.T) {
	over := func(id string, shut input.Action) func(r *room, _ *stagetest.Clock) {
		return func(r *room, _ *stagetest.Clock) {
			r.Press(id)
			r.Wait(2 * seconds)
			r.Key(shut)
		}
	}
	for name, interrupt := range map[string]func(r *room, c *stagetest.Clock){
		"the window loses the focus": func(r *room, _ *stagetest.Clock) {
			r.Away(input.Frame{X: -1, Y: -1, LostFocus: true})
			for range 2 * seconds {
				r.Away(input.Frame{X: -1, Y: -1})
			}
		},
		"the pause":             over("menu", input.Cancel),
		"what was played, open": over("discard", input.Cancel),
		"something is looked up": func(r *room, _ *stagetest.Clock) {
			r.Stage.Reading = true
			r.Wait(2 * seconds)
			r.Stage.Reading = false
		},
		"a page over the table": func(r *room, _ *stagetest.Clock) {
			below := *r.Stack
			r.Stack.Put(&stagetest.Blank{})
			r.Wait(2 * seconds)
			r.Stack = &below
		},
		"the machine sleeps":      func(_ *room, c *stagetest.Clock) { c.Sleep(time.Hour) },
		"the program is stopped":  func(_ *room, c *stagetest.Clock) { c.Stall(time.Hour) },
		"the clock is set":        func(_ *room, c *stagetest.Clock) { c.Sleep(-time.Hour) },
		"another's seat is given": func(r *room, _ *stagetest.Clock) { r.Reseat(1, true, game.Expert) },
		"the language, the size": func(r *room, _ *stagetest.Clock) {
			r.Stage.Lang, r.Stage.Metrics.W = words.French, 1600
			r.Stack.Resumed()
		},
	} {
		for _, before := range []int{5, seconds / 2, seconds - 40} {
			r := callingIn(t, piled(t, "pppe", topsecret.OptionCalled), "pppe", 0)
			clock := stagetest.NewClock(r.Stage)
			r.Wait(before)
			for range 3 {
				interrupt(r, clock)
			}
			if r.match.View(0).Phase != topsecret.PhaseCall {
				t.Errorf("%s: somebody lost points to it", name)
				continue
			}
			// To press what begins or ends it takes some ticks of the table's.
			rest := r.silence(t, name, func(int) { r.Wait(1) })
			if most := seconds - before + 5; rest > most || rest < most-40 {
				t.Errorf("%s after %d ticks: %d are left of %d", name, before, rest, seconds)
			}
		}
	}
}

// TestNoKeyGainsTime: the time is over after as many ticks, whatever is pressed in each of them.
func TestNoKeyGainsTime(t *testing.T) {
	r := calling(t, "ppp", 0, 1)
	want := r.silence(t, "nothing", func(int) { r.Wait(1) })
	for a := range input.ActionCount {
		r := calling(t, "ppp", 0, 1)
		got := r.silence(t, a.String(), func(n int) {
			in := input.Frame{X: -1, Y: -1, Keyboard: true}
			if n%2 == 0 {
				in.Just, in.Down, in.AnyPress = input.Actions(0).With(a), input.Actions(0).With(a), true
			}
			r.Tick(in)
		})
		if got < want-1 || got > want+1 {
			t.Errorf("%s: the time is over after %d ticks, otherwise after %d", a, got, want)
		}
	}
	for name, frame := range map[string]input.Frame{
		"clicks": {X: 3, Y: 3, Pressed: true, Held: true, AnyPress: true}, "the wheel": {X: 600, Y: 400, WheelY: 1},
		"letters": {X: -1, Y: -1, Struck: stagetest.Struck("zq1"), AnyPress: true, Keyboard: true},
	} {
		r := calling(t, "ppp", 0, 1)
		if got := r.silence(t, name, func(int) { r.Tick(frame) }); got < want-1 || got > want+1 {
			t.Errorf("%s: the time is over after %d ticks, otherwise after %d", name, got, want)
		}
	}
}

// TestAnothersCallGainsNoTime: while it is shown the time stands, and then it goes on for those who still owe theirs.
func TestAnothersCallGainsNoTime(t *testing.T) {
	r := calling(t, "ppp", 0, 1)
	r.Wait(seconds - 30)
	r.Tick(input.Frame{X: -1, Y: -1, Struck: []input.Key{callKeys[1]}, AnyPress: true, Keyboard: true})
	left := 0
	r.silence(t, "another's call", func(int) {
		if r.Wait(1); !r.Busy() {
			left++
		}
	})
	if left > 32 || r.fines(0) != 1 || r.fines(1) != 0 {
		t.Errorf("after another's call %d ticks are left; fines %d and %d", left, r.fines(0), r.fines(1))
	}
}

// TestTheTimeForBoumIsTheClocks: a slow machine gives no more of it, a burst of ticks takes none, and what was pressed
// before it was over is in time even where it arrives with the tick that ends it.
func TestTheTimeForBoumIsTheClocks(t *testing.T) {
	for step, ticks := range map[time.Duration]int{
		100 * time.Millisecond: 30, 400 * time.Millisecond: 8, 5 * time.Millisecond: 600,
	} {
		r := calling(t, "pe", 0)
		clock := stagetest.NewClock(r.Stage)
		r.Wait(1)
		clock.Step = step
		if got := r.silence(t, step.String(), func(int) { r.Wait(1) }); got < ticks-2 || got > ticks+3 {
			t.Errorf("ticks of %v: the time is over after %d, want %d", step, got, ticks)
		}
	}
	r := calling(t, "pe", 0)
	clock := stagetest.NewClock(r.Stage)
	r.Wait(seconds - 10)
	clock.Step = 0
	r.Wait(10 * seconds)
	if r.match.View(0).Phase != topsecret.PhaseCall {
		t.Error("a burst of ticks takes the time away")
	}
	clock.Step = 400 * time.Millisecond
	if r.Key(input.Confirm); r.fines(0) != 0 || r.match.View(0).Phase == topsecret.PhaseCall {
		t.Error("what was pressed in time comes too late")
	}
}
