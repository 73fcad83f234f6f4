package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The axes and buttons of which the tests speak.
const (
	leftX  = ebiten.StandardGamepadAxisLeftStickHorizontal
	leftY  = ebiten.StandardGamepadAxisLeftStickVertical
	rightY = ebiten.StandardGamepadAxisRightStickVertical
	south  = ebiten.StandardGamepadButtonRightBottom
	// trigger opens the own hand.
	trigger = ebiten.StandardGamepadButtonFrontBottomRight
)

// bench is gamepads in the hands of a test, and what becomes of them.
type bench struct {
	pads    pads
	tracker tracker
	now     []pad
	away    bool
}

// plug connects a gamepad that is as the test makes it.
func (h *bench) plug(name string, as ...func(*pad)) *pad {
	raw := pad{id: ebiten.GamepadID(len(h.now)), name: name, model: name, known: true}
	for _, make := range as {
		make(&raw)
	}
	h.now = append(h.now, raw)
	return &h.now[len(h.now)-1]
}

// tick lets a tick pass.
func (h *bench) tick() *Frame {
	var b Bindings
	s := sample{Frame: Frame{Focused: true}}
	h.pads.take(&s, h.now, h.away, &b)
	return h.tracker.next(s)
}

// quiet lets ticks pass in which nothing may be done, and no gamepad be named.
func (h *bench) quiet(t *testing.T, why string, ticks int) {
	t.Helper()
	for i := range ticks {
		if f := h.tick(); f.Just != 0 || f.Down != 0 || f.Scroll != 0 || f.AnyPress || f.Device == Pad || f.Button != 0 {
			t.Fatalf("%s: tick %d: just %b, down %b, scroll %v, device %v", why, i, f.Just, f.Down, f.Scroll, f.Device)
		}
	}
}

// resting is a bench that has been without gamepads for a while.
func resting() *bench {
	h := new(bench)
	h.tick()
	return h
}

// TestWhatLeansDoesNothing connects gamepads whose sticks, triggers and buttons are somewhere from the beginning, creep
// away, or shiver where they lean, and leaves them so.
func TestWhatLeansDoesNothing(t *testing.T) {
	for _, v := range []float64{-1, -0.7, -0.45, -0.1, 0.1, 0.35, 0.65, 0.8, 1} {
		h := resting()
		h.plug("leaning", func(p *pad) {
			for i := range p.axes {
				p.axes[i] = v
			}
			for i := range p.buttons {
				p.buttons[i] = max(0, v)
			}
		})
		h.quiet(t, "leaning", 5*stuckTicks)
		for i := range 2000 {
			for axis := range h.now[0].axes {
				h.now[0].axes[axis] = min(max(v+[...]float64{0, 0.03, -0.03, 0.04}[i%4], -1), 1)
			}
			h.quiet(t, "shivering", 1)
		}
	}
	h := resting()
	p := h.plug("creeping")
	for range 2000 {
		p.axes[leftY] = min(p.axes[leftY]+creep/2, 1)
		p.axes[rightY] = p.axes[leftY]
		h.quiet(t, "creeping", 1)
	}
}

// TestALeaningStickCountsAgainstWhereItRests: it is pushed to both sides from there, as far as there is a way to go.
func TestALeaningStickCountsAgainstWhereItRests(t *testing.T) {
	for _, rest := range []float64{-0.65, -0.3, 0, 0.3, 0.65} {
		for end, want := range map[float64]Action{-1: Up, 1: Down} {
			h := resting()
			p := h.plug("pad")
			p.axes[leftY] = rest
			h.quiet(t, "resting", leanTicks+2)
			p.axes[leftY] = end
			f := h.tick()
			if !f.Just.Has(want) || !f.ByPad.Has(want) || f.Device != Pad || !f.Down.Has(want) {
				t.Errorf("from %v to %v: just %b, device %v", rest, end, f.Just, f.Device)
			}
			p.axes[leftY] = rest
			if f := h.tick(); f.Down != 0 {
				t.Errorf("back at %v: %b is held", rest, f.Down)
			}
			p.axes[leftY] = 0
			for range 50 {
				if f := h.tick(); f.Down != 0 || f.Just != 0 {
					t.Errorf("from %v to the middle: %b", rest, f.Down)
				}
			}
			p.axes[leftY] = end
			if f := h.tick(); !f.Just.Has(want) {
				t.Errorf("from the middle, after %v, to %v: %b", rest, end, f.Just)
			}
		}
	}
}

// TestWhatIsHeldWhileAGamepadIsConnectedCountsOnceItWasLetGo, be it for a short time or a long one.
func TestWhatIsHeldWhileAGamepadIsConnectedCountsOnceItWasLetGo(t *testing.T) {
	for _, ticks := range []int{1, leanTicks / 2, 3 * leanTicks, 2 * stuckTicks} {
		h := resting()
		p := h.plug("pad")
		hold := func(v float64) { p.axes[leftX], p.axes[rightY], p.buttons[south], p.buttons[trigger] = v, v, v, v }
		hold(1)
		h.quiet(t, "held", ticks)
		hold(0)
		h.quiet(t, "let go", 10)
		hold(1)
		if f := h.tick(); !f.Just.Has(Right) || !f.Just.Has(Confirm) || !f.Down.Has(Peek) || f.Scroll == 0 {
			t.Errorf("after %d ticks: %b, scrolling by %v", ticks, f.Just, f.Scroll)
		}
	}
}

// TestAStickHasPlay: one that shivers where a press begins is one press.
func TestAStickHasPlay(t *testing.T) {
	h := resting()
	p := h.plug("pad")
	h.tick()
	presses := 0
	for i := range 20 {
		p.axes[leftX] = pushOn + [...]float64{0.02, -0.02}[i%2]
		if h.tick().Just.Has(Right) {
			presses++
		}
	}
	if presses != 1 {
		t.Errorf("shivering at %v are %d presses", pushOn, presses)
	}
	p.axes[leftX] = -1
	if f := h.tick(); !f.Just.Has(Left) || f.Down.Has(Right) {
		t.Errorf("to the other side at once: %b, held %b", f.Just, f.Down)
	}
}

// TestAButtonMayBeHeldForLong, as a trigger is to look at a hand; a stick that stays longer than anybody holds it is
// stuck.
func TestAButtonMayBeHeldForLong(t *testing.T) {
	h := resting()
	p := h.plug("pad")
	h.tick()
	p.buttons[trigger], p.axes[leftY] = 1, 0.9
	for i := range 3 * stuckTicks {
		f := h.tick()
		if !f.Down.Has(Peek) {
			t.Fatalf("the trigger is let go of after %d ticks", i)
		}
		if want := i < stuckTicks; f.Down.Has(Down) != want && (i < stuckTicks-2 || i > stuckTicks+2) {
			t.Fatalf("after %d ticks the stick is held: %v", i, !want)
		}
	}
}

// TestATriggerThatRestsHalfPressedCounts against that, and one of which nothing was heard yet does nothing when it is.
func TestATriggerThatRestsHalfPressedCounts(t *testing.T) {
	h := resting()
	p := h.plug("pad")
	p.buttons[trigger] = 0.5
	h.quiet(t, "half pressed", leanTicks+2)
	p.buttons[trigger] = 1
	if f := h.tick(); !f.Down.Has(Peek) {
		t.Error("a trigger that rests half pressed is dead")
	}
	h = resting()
	p = h.plug("pad")
	p.buttons[trigger] = 0.5
	h.quiet(t, "unheard of", 30)
	p.buttons[trigger] = 0
	h.quiet(t, "heard of", 30)
}

// TestAGamepadThatLeansTakesNothingFromTheOneInUse, nor is it missed when it goes.
func TestAGamepadThatLeansTakesNothingFromTheOneInUse(t *testing.T) {
	h := resting()
	h.plug("DualSense", func(p *pad) { p.axes[leftY], p.axes[rightY], p.buttons[south] = -0.9, 0.8, 1 })
	h.plug("Xbox")
	h.quiet(t, "two", 10)
	h.now[1].buttons[south] = 1
	if f := h.tick(); f.Device != Pad || f.Style != Xbox || !f.Just.Has(Confirm) {
		t.Fatalf("device %v, style %v, %b", f.Device, f.Style, f.Just)
	}
	h.now[1].buttons[south] = 0
	for range 3 * stuckTicks {
		if f := h.tick(); f.Style != Xbox || f.Just != 0 || f.Scroll != 0 {
			t.Fatalf("the one that leans takes it: style %v, %b, %v", f.Style, f.Just, f.Scroll)
		}
	}
	h.now[0].axes[leftX] = 1
	if f := h.tick(); f.Style != PlayStation || !f.Just.Has(Right) {
		t.Errorf("the other one is used, and the style is %v", f.Style)
	}
	h.now[0].axes[leftX] = 0
	xbox := h.now[1]
	h.now = h.now[:1]
	if h.tick().PadLost {
		t.Error("one that was laid aside is missed")
	}
	h.now = append(h.now, xbox)
	h.tick()
	h.now[1].buttons[south] = 1
	h.tick()
	h.now = h.now[:1]
	if f := h.tick(); !f.PadLost {
		t.Error("the one in use is not missed")
	}
	h.now[0] = pad{id: 0, name: "Switch", model: "Switch", known: true}
	h.now[0].buttons[south] = 1
	if f := h.tick(); f.Just != 0 || f.PadLost {
		t.Errorf("another one in the place of one that is gone is taken for it: %b", f.Just)
	}
}

// TestAGamepadIsDeafWhileTheWindowIsAway and what is pressed there is not pressed on coming back.
func TestAGamepadIsDeafWhileTheWindowIsAway(t *testing.T) {
	h := resting()
	p := h.plug("pad")
	h.tick()
	h.away = true
	p.buttons[south], p.axes[rightY] = 1, 1
	var b Bindings
	var s sample
	h.pads.take(&s, h.now, true, &b)
	if s.Just != 0 || s.Scroll != 0 || s.Pad {
		t.Errorf("away: %b, scrolling by %v", s.Just, s.Scroll)
	}
	s = sample{}
	if h.pads.take(&s, h.now, false, &b); s.Just != 0 {
		t.Errorf("back: %b", s.Just)
	}
}

// TestAnUnknownGamepadIsToldOnce for each model, however often it comes, and nothing is told of what is none.
func TestAnUnknownGamepadIsToldOnce(t *testing.T) {
	unknown := func(p *pad) { p.known, p.buttons[south], p.axes[leftY] = false, 1, 1 }
	h := resting()
	h.plug("Acme", unknown)
	if f := h.tick(); !f.PadStrange || f.Just != 0 || f.Device == Pad {
		t.Errorf("told %v, %b, device %v", f.PadStrange, f.Just, f.Device)
	}
	for range 3 {
		if h.tick().PadStrange {
			t.Error("it is told again")
		}
		came := h.now
		h.now = nil
		h.tick()
		h.now = came
		if h.tick().PadStrange {
			t.Error("it is told again when it comes again")
		}
	}
	h.plug("Bolt", unknown)
	if !h.tick().PadStrange {
		t.Error("another one is not told")
	}
	h.plug("ELAN Touchpad", unknown)
	h.plug("Sony DualSense Motion Sensors", unknown)
	if h.tick().PadStrange {
		t.Error("a touchpad is told of as a gamepad")
	}
}
