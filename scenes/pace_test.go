package scenes

import (
	"math"
	"reflect"
	"testing"
	"time"

	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// engine is the machine that a program runs on, with a clock of its own: what the engine does in a frame, as its
// internal clock does it.
type engine struct {
	at         time.Duration
	unconsumed time.Duration
	ticks      int
	// tickCost is how long a tick takes.
	tickCost time.Duration
}

func (e *engine) now() stage.Time { return stage.Time{Run: e.at} }

// frame lets a frame take its time, and then runs the ticks that the engine runs; each says whether a key was pressed.
func (e *engine) frame(p *pace, took time.Duration, pressed func() bool) {
	e.at += took
	p.frame()
	e.unconsumed = min(e.unconsumed+took, engineTicks*tickTime)
	n := max(0, int((e.unconsumed+tickTime/2)/tickTime))
	e.unconsumed -= time.Duration(n) * tickTime
	for range n {
		p.run(&input.Frame{AnyPress: pressed()}, func(*input.Frame, bool) {
			e.ticks++
			e.at += e.tickCost
		})
	}
}

func never() bool { return false }

// TestTimeIsTheGamesOwn: however long pictures take, there are sixty ticks a second, also where a key is pressed now
// and then; a frame that took a minute is no minute of the game.
func TestTimeIsTheGamesOwn(t *testing.T) {
	for _, took := range []time.Duration{2 * time.Millisecond, 7 * time.Millisecond, time.Second / 60,
		34 * time.Millisecond, 84 * time.Millisecond, 120 * time.Millisecond, 385 * time.Millisecond,
		800 * time.Millisecond} {
		for _, presses := range []bool{false, true} {
			e := &engine{at: time.Second}
			p := &pace{now: e.now}
			p.frame()
			const seconds = 20
			frames := 0
			for end := e.at + seconds*time.Second; e.at < end; frames++ {
				e.frame(p, took, func() bool { return presses && frames%5 == 0 && took < mostOwed/2 })
			}
			if wanted := seconds * 60.0; math.Abs(float64(e.ticks)-wanted) > 60 {
				t.Errorf("pictures of %v, presses %v: %d ticks in %d s", took, presses, e.ticks, seconds)
			}
			before := e.ticks
			e.frame(p, time.Minute, never)
			if n := e.ticks - before; n > int(mostOwed/tickTime)+engineTicks {
				t.Errorf("pictures of %v: after a minute's sleep %d ticks at once", took, n)
			}
		}
	}
}

// TestTicksThatTakeLongAreNoSpiral: the more a frame is behind the more ticks it would run, and the further behind the
// next.
func TestTicksThatTakeLongAreNoSpiral(t *testing.T) {
	e := &engine{at: time.Second, tickCost: 30 * time.Millisecond}
	p := &pace{now: e.now}
	p.frame()
	for range 50 {
		before := e.at
		e.frame(p, 100*time.Millisecond, never)
		if took := e.at - before; took > 100*time.Millisecond+makeUpTime+(engineTicks+1)*e.tickCost {
			t.Fatalf("a frame takes %v", took)
		}
	}
}

// TestWhatIsDescribedGoesByTicks: without a clock each update is one tick.
func TestWhatIsDescribedGoesByTicks(t *testing.T) {
	var p pace
	ticks := 0
	for range 100 {
		if p.frame() != 0 {
			t.Fatal("there is time without a clock")
		}
		p.run(&input.Frame{}, func(*input.Frame, bool) { ticks++ })
	}
	if ticks != 100 {
		t.Errorf("%d ticks in 100 updates", ticks)
	}
}

// TestAPressComesOnce: in the ticks that are made up for everything is held that was held, and nothing happens anew; in
// a frame with a press none are made up for, so that it is no hold.
func TestAPressComesOnce(t *testing.T) {
	e := &engine{at: time.Second}
	p := &pace{now: e.now}
	p.frame()
	e.at += 500 * time.Millisecond
	p.frame()
	var pressed input.Frame
	pressed.Pressed, pressed.AnyPress, pressed.Held, pressed.Just, pressed.Down = true, true, true, 1, 1
	var seen []input.Frame
	note := func(in *input.Frame, _ bool) {
		seen = append(seen, *in)
		in.Just, in.Held = 0, false // Whoever obeys a frame takes out of it what was obeyed.
	}
	p.run(&pressed, note)
	if len(seen) != 1 || !reflect.DeepEqual(seen[0].Just, input.Actions(1)) {
		t.Fatalf("a press goes into %d ticks", len(seen))
	}
	e.at += 500 * time.Millisecond
	p.frame()
	held := pressed.Again()
	held.Held, held.Down, held.WheelY, held.Runes = true, 1, 1, []rune("a")
	p.run(&held, note)
	if len(seen) < 40 {
		t.Fatalf("%d ticks of a second", len(seen))
	}
	for i, in := range seen[2:] {
		if !in.Held || in.Down != 1 || in.Pressed || in.AnyPress || in.Just != 0 || in.WheelY != 0 || in.Runes != nil {
			t.Fatalf("tick %d: %+v", i, in)
		}
	}
}
