package input

import "testing"

func set(as ...Action) Actions {
	var s Actions
	for _, a := range as {
		s = s.With(a)
	}
	return s
}

func TestHeldDirectionsRepeat(t *testing.T) {
	var tr tracker
	var at []int
	for tick := range repeatDelay + 3*repeatEvery {
		s := sample{Frame: Frame{Down: set(Down, Confirm)}}
		if tick == 0 {
			s.Just = s.Down
		}
		f := tr.next(s)
		if f.Just.Has(Down) {
			at = append(at, tick)
		}
		if tick > 0 && f.Just.Has(Confirm) {
			t.Fatalf("Confirm repeats at tick %d: a held key would press on and on", tick)
		}
	}
	if len(at) != 4 || at[0] != 0 || at[1] != repeatDelay || at[2]-at[1] != repeatEvery {
		t.Errorf("Down came at ticks %v", at)
	}
}

func TestAPushedStickIsOnePress(t *testing.T) {
	var tr tracker
	tr.next(sample{})
	if !tr.next(sample{Stick: set(Right)}).Just.Has(Right) {
		t.Error("pushing the stick is no press")
	}
	if tr.next(sample{Stick: set(Right)}).Just != 0 {
		t.Error("holding the stick presses again at once")
	}
}

func TestRingFollowsTheLastDevice(t *testing.T) {
	var tr tracker
	tr.next(sample{Frame: Frame{X: 5, Y: 5}})
	if !tr.next(sample{Frame: Frame{X: 5, Y: 5, Just: set(Next)}, Keys: true}).Keyboard {
		t.Error("a key does not show the ring")
	}
	if !tr.next(sample{Frame: Frame{X: 5, Y: 5}}).Keyboard {
		t.Error("the ring goes away by itself")
	}
	if tr.next(sample{Frame: Frame{X: 9, Y: 5}}).Keyboard {
		t.Error("the ring stays when the mouse moves")
	}
	if tr.next(sample{Frame: Frame{X: 9, Y: 5, Just: set(Cancel), AnyPress: true}, Second: true}).Keyboard {
		t.Error("a right click shows the ring")
	}
}

func TestLosingTheFocusIsToldOnce(t *testing.T) {
	var tr tracker
	if tr.next(sample{}).LostFocus {
		t.Error("a window that never had the focus lost it")
	}
	tr.next(sample{Frame: Frame{Focused: true}})
	if !tr.next(sample{}).LostFocus {
		t.Error("losing the focus is not told")
	}
	if tr.next(sample{}).LostFocus {
		t.Error("losing the focus is told twice")
	}
}

func TestTheLastDeviceIsTold(t *testing.T) {
	var tr tracker
	at := sample{Frame: Frame{X: 5, Y: 5}}
	step := func(change func(*sample)) *Frame {
		s := at
		change(&s)
		at.X, at.Y = s.X, s.Y
		return tr.next(s)
	}
	if f := step(func(*sample) {}); f.Device != Keys {
		t.Errorf("before anything was used the device is %v, want the keys", f.Device)
	}
	if f := step(func(s *sample) { s.X = 9 }); f.Device != Mouse {
		t.Error("a mouse that moves is not told")
	}
	if f := step(func(s *sample) { s.Button, s.Pad, s.Style = 1, true, PlayStation }); f.Device != Pad ||
		f.Style != PlayStation {
		t.Error("a button is not told")
	}
	if f := step(func(*sample) {}); f.Device != Pad || f.Style != PlayStation {
		t.Error("a gamepad that rests is forgotten")
	}
	if f := step(func(s *sample) { s.Fingers = []touch{{id: 1, x: 40}} }); f.Device != Touch || !f.Touch || f.X != 40 {
		t.Error("a finger is not told")
	}
	for range 3 {
		if f := step(func(*sample) {}); f.Device != Touch || !f.Touch || f.X != 40 || f.Moved {
			t.Error("a finger that left jumps to where the mouse lies")
		}
	}
	if f := step(func(s *sample) { s.Second = true; s.Just = set(Cancel) }); f.Device != Mouse || f.Touch || f.X != 9 {
		t.Error("the second button of the mouse is not told")
	}
	if f := step(func(s *sample) { s.Stick = set(Down) }); f.Device != Pad || !f.ByPad.Has(Down) {
		t.Error("a stick is not told")
	}
	if f := step(func(s *sample) { s.Keys, s.Just = true, set(Down) }); f.Device != Keys || f.ByPad.Has(Down) {
		t.Error("a key is not told")
	}
}

func TestAGamepadThatGoesAwayIsToldWhereItWasInUse(t *testing.T) {
	var tr tracker
	tr.next(sample{Frame: Frame{Button: 1}, Pad: true})
	if f := tr.next(sample{PadGone: true}); !f.PadLost || f.Device != Keys {
		t.Error("the gamepad in use went away, and nobody is told")
	}
	if f := tr.next(sample{}); f.PadLost {
		t.Error("it is told twice")
	}
	tr.next(sample{Frame: Frame{Button: 1}, Pad: true})
	tr.next(sample{Keys: true})
	if tr.next(sample{PadGone: true}).PadLost {
		t.Error("a gamepad that was laid aside is missed")
	}
}
