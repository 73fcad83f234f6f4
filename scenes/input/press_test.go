package input

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// lasted is how long a tick of it lasts; after so many of them what is pressed has not brought the focus.
const (
	lasted       = time.Second / 60
	pointerTicks = int(pointerComes/lasted) + 1
	keyTicks     = int(keyComes/lasted) + 1
)

// desk is a window with a mouse, fingers and a focus, as an engine reports them, and what is told of its press: + for
// pressed,
// - for released, x for canceled, each with where it was and whether it may have brought the focus.
type desk struct {
	tr      tracker
	s       sample
	told    []string
	frame   Frame
	touches []touch
}

func newDesk() *desk {
	d := &desk{}
	d.s.Focused = true
	d.wait(keyTicks)
	return d
}

// tick lets one pass; edges hold for one.
func (d *desk) tick() {
	s := d.s
	s.Lasted = lasted
	s.Fingers = slices.Clone(d.touches)
	d.frame = *d.tr.next(s)
	f := &d.frame
	for _, is := range []struct {
		so   bool
		sign string
	}{{f.Pressed, "+"}, {f.Released, "-"}, {f.Canceled, "x"}} {
		if is.so {
			at := fmt.Sprintf("%s%v", is.sign, f.X)
			if f.Brought {
				at += "b"
			}
			d.told = append(d.told, at)
		}
	}
	d.s.Mouse.pressed, d.s.Mouse.released, d.s.Mouse.taken, d.s.Lost, d.s.Resized = false, false, false, false, false
	d.s.Just, d.s.Runes, d.s.AnyPress, d.s.Keys, d.s.Pad = 0, nil, false, false, false
	d.touches = slices.DeleteFunc(d.touches, func(t touch) bool { return t.gone || t.taken })
}

func (d *desk) wait(ticks int) {
	for range ticks {
		d.tick()
	}
}

func (d *desk) down(x float64) { d.s.X, d.s.Mouse.down, d.s.Mouse.pressed = x, true, true }
func (d *desk) up()            { d.s.Mouse.down, d.s.Mouse.released = false, true }
func (d *desk) focus(has bool) { d.s.Focused = has }
func (d *desk) touch(t touch)  { d.touches = append(d.touches, t) }
func (d *desk) lift(id int) {
	d.touches = slices.DeleteFunc(d.touches, func(t touch) bool { return int(t.id) == id })
}
func (d *desk) of(id int) *touch {
	return &d.touches[slices.IndexFunc(d.touches, func(t touch) bool { return int(t.id) == id })]
}
func on(id int, x float64) touch { return touch{id: ebiten.TouchID(id), x: x} }
func (d *desk) key(a Action)     { d.s.Just, d.s.AnyPress, d.s.Keys = set(a), true, true }
func (d *desk) wants(t *testing.T, name, told string) {
	t.Helper()
	d.wait(4)
	if got := strings.Join(d.told, " "); got != told {
		t.Errorf("%s: what is told is %q, want %q", name, got, told)
	}
	if d.frame.Held {
		t.Errorf("%s: something is held for ever", name)
	}
	// Whatever it was, the next press is heard.
	d.told = nil
	d.focus(true)
	d.s.Mouse.down, d.touches = false, nil
	d.wait(keyTicks)
	d.touch(on(77, 5))
	d.tick()
	d.lift(77)
	d.wait(3)
	d.down(6)
	d.tick()
	d.up()
	d.wait(3)
	if got := strings.Join(d.told, " "); got != "+5 -5 +6 -6" {
		t.Errorf("%s: after it a tap and a click are told as %q", name, got)
	}
}

// TestAPressOverWhichTheFocusGoesIsTakenAway has the engine report the release in every order with the loss.
func TestAPressOverWhichTheFocusGoesIsTakenAway(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(d *desk)
	}{
		{"released in the tick of the loss", func(d *desk) { d.up(); d.focus(false); d.tick() }},
		{"released a tick before the loss", func(d *desk) { d.up(); d.tick(); d.focus(false); d.tick() }},
		{"released a tick after the loss", func(d *desk) { d.focus(false); d.tick(); d.up(); d.tick() }},
		{"released long after the loss", func(d *desk) { d.focus(false); d.wait(90); d.up(); d.tick() }},
		{"never released", func(d *desk) { d.focus(false); d.wait(3); d.s.Mouse.down = false }},
		{"back before it is released", func(d *desk) {
			d.focus(false)
			d.tick()
			d.focus(true)
			d.wait(60)
			d.up()
			d.tick()
		}},
		{"gone and back within a tick", func(d *desk) { d.s.Lost = true; d.up(); d.tick() }},
		{"gone and back within a tick, still held", func(d *desk) { d.s.Lost = true; d.wait(9); d.up(); d.tick() }},
		{"the screen was turned", func(d *desk) { d.s.Resized = true; d.wait(9); d.up(); d.tick() }},
		{"taken by the system", func(d *desk) { d.s.Mouse.taken = true; d.wait(9); d.up(); d.tick() }},
	} {
		d := newDesk()
		d.down(1)
		d.wait(3)
		c.do(d)
		d.wants(t, "mouse, "+c.name, "+1 x1")
	}
	for _, c := range []struct {
		name string
		do   func(d *desk)
	}{
		{"lifted in the tick of the loss", func(d *desk) { d.lift(0); d.focus(false); d.tick() }},
		{"lifted a tick before the loss", func(d *desk) { d.lift(0); d.tick(); d.focus(false); d.tick() }},
		{"lifted after the loss", func(d *desk) { d.focus(false); d.wait(3); d.lift(0); d.tick() }},
		{"it stays for ever", func(d *desk) { d.focus(false); d.wait(3); d.focus(true); d.wait(9) }},
		{"cancelled", func(d *desk) { d.of(0).taken = true; d.tick() }},
		{"the tab was hidden", func(d *desk) { d.s.Lost = true; d.tick(); d.wait(9); d.lift(0); d.tick() }},
		{"the screen was turned", func(d *desk) {
			d.s.Resized = true
			d.tick()
			d.of(0).x = 9
			d.wait(3)
			d.lift(0)
			d.tick()
		}},
	} {
		d := newDesk()
		d.touch(on(0, 1))
		d.wait(3)
		c.do(d)
		d.wants(t, "finger, "+c.name, "+1 x1")
	}
}

// TestOneFingerCounts puts other fingers and the mouse beside it, in every way in which they come and go.
func TestOneFingerCounts(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(d *desk)
		told string
	}{
		{"a second one joins and leaves", func(d *desk) {
			d.touch(on(1, 50))
			d.wait(3)
			d.lift(1)
			d.wait(3)
			d.lift(0)
			d.tick()
		}, "+1 -1"},
		{"the first leaves while the second stays", func(d *desk) {
			d.touch(on(1, 50))
			d.wait(3)
			d.lift(0)
			d.wait(9)
			d.of(1).x = 60
			d.tick()
			d.lift(1)
			d.tick()
		}, "+1 -1"},
		{"the second stays, a third comes", func(d *desk) {
			d.touch(on(1, 50))
			d.wait(3)
			d.lift(0)
			d.wait(3)
			d.touch(on(2, 70))
			d.tick()
			d.lift(2)
			d.tick()
			d.lift(1)
		}, "+1 -1 +70 -70"},
		{"both come in one tick", func(d *desk) {
			d.lift(0)
			d.tick()
			d.tick()
			d.touch(on(3, 30))
			d.touch(on(4, 40))
			d.tick()
			d.lift(3)
			d.lift(4)
		}, "+1 -1 +30 -30"},
		{"one goes as another comes", func(d *desk) { d.lift(0); d.touch(on(1, 50)); d.wait(3); d.lift(1); d.tick() },
			"+1 -1 +50 -50"},
		{"another gets its number within a tick", func(d *desk) {
			d.of(0).gone = true
			d.touch(on(0, 50))
			d.wait(3)
			d.lift(0)
		}, "+1 -1 +50 -50"},
		{"it is cancelled and another gets its number within a tick",
			func(d *desk) { d.of(0).taken = true; d.touch(on(0, 50)); d.wait(3); d.lift(0) }, "+1 x1 +50 -50"},
		{"it is cancelled, another one stays", func(d *desk) {
			d.touch(on(1, 50))
			d.tick()
			d.of(0).taken = true
			d.wait(9)
			d.lift(1)
		}, "+1 x1"},
		{"it comes and goes within a tick", func(d *desk) {
			d.lift(0)
			d.wait(3)
			d.touch(touch{id: 0, x: 8, gone: true})
			d.tick()
		}, "+1 -1 +8 -8"},
		{"it comes and goes within a tick, twice", func(d *desk) {
			d.lift(0)
			d.wait(3)
			d.touch(touch{id: 0, x: 8, gone: true})
			d.touch(touch{id: 0, x: 9, gone: true})
			d.wait(4)
		}, "+1 -1 +8 -8 +9 -9"},
		{"it comes and is cancelled within a tick",
			func(d *desk) { d.lift(0); d.wait(3); d.touch(touch{id: 0, x: 8, taken: true}); d.tick() }, "+1 -1 +8 x8"},
		{"the mouse presses meanwhile", func(d *desk) {
			d.down(90)
			d.wait(3)
			d.up()
			d.wait(3)
			d.lift(0)
			d.tick()
		}, "+1 -1"},
		{"the mouse is pressed meanwhile and held on", func(d *desk) { d.down(90); d.wait(3); d.lift(0); d.wait(9); d.up() },
			"+1 -1"},
	} {
		d := newDesk()
		d.touch(on(0, 1))
		d.wait(3)
		c.do(d)
		d.wants(t, c.name, c.told)
	}
	d := newDesk()
	d.down(90)
	d.wait(2)
	d.touch(on(0, 1))
	d.wait(2)
	if d.frame.X != 90 || !d.frame.Held {
		t.Errorf("what the mouse holds jumps to a finger: %+v", d.frame)
	}
	d.lift(0)
	d.wait(2)
	d.up()
	d.wants(t, "a finger touches while the mouse is held", "+90 -90")
}

// TestTheMouseIsOnePressAtATime has the engine report edges that come together, or not at all.
func TestTheMouseIsOnePressAtATime(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(d *desk)
		told string
	}{
		{"down and up within a tick", func(d *desk) {
			d.down(1)
			d.s.Mouse.released = true
			d.tick()
			d.s.Mouse.down = false
			d.tick()
		}, "+1 -1"},
		{"up and down within a tick", func(d *desk) {
			d.down(1)
			d.wait(2)
			d.s.Mouse.released, d.s.Mouse.pressed = true, true
			d.wait(3)
			d.up()
		}, "+1 -1 +1 -1"},
		{"that it went up was never heard", func(d *desk) { d.down(1); d.wait(2); d.down(7); d.wait(2); d.up() },
			"+1 x7 +7 -7"},
	} {
		d := newDesk()
		c.do(d)
		d.wants(t, c.name, c.told)
	}
}

// TestThePressThatBringsTheFocusSaysSo has the press come with the focus, before it and after it.
func TestThePressThatBringsTheFocusSaysSo(t *testing.T) {
	for _, c := range []struct {
		name          string
		before, after int
		told          string
	}{
		{"with the focus", 0, 0, "+1b -1b"}, {"shortly before it", 2, 0, "+1b -1b"}, {"long before it", 40, 0, "+1b -1b"},
		{"shortly after it", 0, 3, "+1b -1b"}, {"in the time of a double press", 0, pointerTicks - 1, "+1b -1b"},
		{"long after it", 0, pointerTicks, "+1 -1"},
	} {
		d := newDesk()
		d.focus(false)
		d.wait(60)
		if c.before > 0 {
			d.down(1)
			d.wait(c.before)
		}
		d.focus(true)
		if c.before == 0 {
			d.wait(c.after)
			d.down(1)
		}
		d.wait(2)
		d.up()
		d.wants(t, c.name, c.told)
		if d = newDesk(); c.before > 0 {
			continue
		}
		d.focus(false)
		d.wait(60)
		d.focus(true)
		d.wait(c.after)
		d.touch(on(0, 1))
		d.wait(2)
		d.lift(0)
		d.wants(t, "a finger, "+c.name, c.told)
	}
	for after, brings := range map[int]bool{0: true, 3: true, keyTicks - 1: true, keyTicks: false} {
		d := newDesk()
		d.focus(false)
		d.wait(9)
		d.focus(true)
		d.wait(after)
		if d.key(Confirm); true {
			d.tick()
		}
		if d.frame.Brought != brings || d.frame.AnyPress == brings || !d.frame.Just.Has(Confirm) {
			t.Errorf("a key %d ticks after the focus: %+v", after, d.frame)
		}
	}
}

// TestAWindowWithoutAFocusIsPlayed has a system that gives no window the focus: the first press alone may be what
// brings it.
func TestAWindowWithoutAFocusIsPlayed(t *testing.T) {
	d := &desk{}
	d.wait(keyTicks)
	for range 2 {
		d.down(1)
		d.wait(2)
		d.up()
		d.wait(keyTicks)
	}
	if got := strings.Join(d.told, " "); got != "+1b -1b +1 -1" {
		t.Errorf("what is told is %q", got)
	}
	d.s.PadDown, d.s.Just = set(Peek), set(Peek)
	d.tick()
	if !d.frame.Down.Has(Peek) {
		t.Error("the gamepad is not heard")
	}
}

// TestWhatIsHeldWhileTheFocusGoesIsPressedAnew holds keys, a button and a stick.
func TestWhatIsHeldWhileTheFocusGoesIsPressedAnew(t *testing.T) {
	for name, hold := range map[string]func(s *sample, acts Actions){
		"a key":    func(s *sample, acts Actions) { s.Down = acts },
		"a button": func(s *sample, acts Actions) { s.PadDown = acts },
		"a stick":  func(s *sample, acts Actions) { s.Stick = acts },
	} {
		d := newDesk()
		hold(&d.s, set(Down))
		d.wait(3)
		if !d.frame.Down.Has(Down) {
			t.Fatalf("%s is not held", name)
		}
		d.focus(false)
		for range 4 * repeatDelay {
			if d.tick(); d.frame.Down != 0 || d.frame.Just != 0 {
				t.Fatalf("%s is held on without the focus", name)
			}
		}
		d.focus(true)
		for range 4 * repeatDelay {
			if d.tick(); d.frame.Down != 0 || d.frame.Just != 0 {
				t.Fatalf("%s is held on when the focus is back", name)
			}
		}
		hold(&d.s, 0)
		d.wait(2)
		hold(&d.s, set(Down))
		if d.wait(2); !d.frame.Down.Has(Down) {
			t.Errorf("%s is dead after it", name)
		}
	}
	d := newDesk()
	d.focus(false)
	d.tick()
	d.s.Stick = set(Left)
	if d.tick(); d.frame.Just != 0 || d.frame.Device == Pad {
		t.Error("a stick that is pushed without the focus moves it")
	}
	d = newDesk()
	d.focus(false)
	d.key(Confirm)
	if d.tick(); d.frame.Just != 0 || d.frame.AnyPress {
		t.Error("a key that goes down as the focus goes presses something")
	}
}

// TestEveryPressHasOneEnd has everything happen at random: each press is told, held and ended once, and none over which
// the focus went is let go of.
func TestEveryPressHasOneEnd(t *testing.T) {
	chance := rand.New(rand.NewPCG(10, 7))
	ended := [2]int{}
	for range 400 {
		d := newDesk()
		open, lost := false, false
		for range 120 {
			switch chance.IntN(14) {
			case 0, 1:
				d.down(chance.Float64())
			case 2, 3:
				d.up()
			case 4:
				d.focus(!d.s.Focused)
			case 5, 6:
				d.touch(on(chance.IntN(3), chance.Float64()))
			case 7, 8:
				d.lift(chance.IntN(3))
			case 9:
				if len(d.touches) > 0 {
					d.touches[chance.IntN(len(d.touches))].taken = true
				}
			case 10:
				if len(d.touches) > 0 {
					d.touches[chance.IntN(len(d.touches))].gone = true
				}
			case 11:
				d.s.Lost = chance.IntN(4) == 0
			}
			d.tick()
			f := &d.frame
			lost = open && (lost || f.LostFocus)
			switch {
			case f.Pressed && (open || !f.Held || f.Released || f.Canceled), (f.Released || f.Canceled) &&
				(!open || f.Held || f.Pressed),
				f.Released && f.Canceled, f.Held && !open && !f.Pressed, open && !f.Held && !f.Released && !f.Canceled:
				t.Fatalf("a press that is no press: open %v, %+v", open, f)
			case f.Released && lost:
				t.Fatalf("the focus went, and it is let go of: %+v", f)
			}
			if f.Released {
				ended[0]++
			} else if f.Canceled {
				ended[1]++
			}
			open = open && f.Held || f.Pressed
		}
	}
	if ended[0] < 500 || ended[1] < 500 {
		t.Errorf("only %v presses were let go of and taken away", ended)
	}
}
