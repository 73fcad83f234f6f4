package input

// Key repeat, in ticks: the first repeat comes after repeatDelay, the next ones every repeatEvery.
const (
	repeatDelay = 24
	repeatEvery = 4
)

// repeating are the actions that a held key repeats.
const repeating = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right | 1<<Next | 1<<Prev | 1<<Backspace | 1<<Delete |
	1<<PageUp | 1<<PageDown)

// Without returns the set with a taken out.
func (s Actions) Without(a Action) Actions { return s &^ (1 << a) }

// sample is what the devices say in one tick: a frame as it is before anything is known of the ticks before. X, Y is where
// the mouse is, Just what went down of keys and buttons, Down what is held of keys.
type sample struct {
	Frame
	// FingerX, FingerY is where the finger is that is on the screen or leaves it in this tick.
	FingerX, FingerY float64
	Finger           bool
	// Second tells that the second button of the mouse went down.
	Second bool
	// PadDown are the actions of buttons, Stick those of sticks that are held.
	PadDown, Stick Actions
	// Keys and Pad tell that a key or a gamepad's button was used, PadGone that the gamepad used last went away.
	Keys, Pad, PadGone bool
}

// tracker turns samples into frames: it knows what was before.
type tracker struct {
	last           Frame
	mouseX, mouseY float64
	stick          Actions
	held           [ActionCount]int
	started        bool
}

func (t *tracker) next(s sample) *Frame {
	pushed := s.Stick &^ t.stick
	s.Pad = s.Pad || pushed != 0
	f := s.Frame
	f.Down |= s.PadDown | s.Stick | s.Just
	f.Usual |= pushed
	f.Just |= pushed | t.repeats(f.Down)
	f.ByPad = f.Just & (s.PadDown | s.Stick)
	f.Style = t.last.Style
	mouse := t.started && (s.X != t.mouseX || s.Y != t.mouseY) || !s.Finger && (s.Pressed || s.Second || s.WheelY != 0)
	t.point(&f, &s, mouse)
	if t.started {
		f.Moved = f.X != t.last.X || f.Y != t.last.Y
		f.LostFocus = t.last.Focused && !s.Focused
	}
	f.AnyPress = s.AnyPress || s.Pressed || f.Just&^t.last.Down != 0
	t.device(&f, &s, mouse)
	t.last, t.started = f, true
	t.mouseX, t.mouseY, t.stick = s.X, s.Y, s.Stick
	return &t.last
}

// point says where the pointer is. A finger that has left the screen stays where it was, until the mouse is used: there is
// nothing that it points at any more.
func (t *tracker) point(f *Frame, s *sample, mouse bool) {
	switch {
	case s.Finger:
		f.X, f.Y, f.Touch = s.FingerX, s.FingerY, true
	case t.last.Touch && !mouse:
		f.X, f.Y, f.Touch = t.last.X, t.last.Y, true
	}
}

// device says what was used last, and whether the ring is shown. The second button of the mouse does not hide it.
func (t *tracker) device(f *Frame, s *sample, mouse bool) {
	f.Device, f.Keyboard = t.last.Device, t.last.Keyboard
	switch {
	case s.Pad:
		f.Device, f.Keyboard, f.Style = Pad, true, s.Style
	case s.Keys:
		f.Device, f.Keyboard = Keys, true
	case s.Finger:
		f.Device, f.Keyboard = Touch, false
	case mouse:
		f.Device = Mouse
		f.Keyboard = f.Keyboard && !f.Moved && !s.Pressed
	}
	if s.PadGone && t.last.Device == Pad {
		f.Device, f.PadLost = Keys, true
	}
}

// repeats gives the actions that their keys, held long enough, repeat in this tick.
func (t *tracker) repeats(down Actions) Actions {
	var again Actions
	for a := range ActionCount {
		if !down.Has(a) {
			t.held[a] = 0
			continue
		}
		t.held[a]++
		if n := t.held[a] - repeatDelay; repeating.Has(a) && n > 0 && (n-1)%repeatEvery == 0 {
			again = again.With(a)
		}
	}
	return again
}
