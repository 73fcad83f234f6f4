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

// sample is what the devices say in one tick.
type sample struct {
	// X, Y is where the mouse is, FingerX, FingerY the finger that is on the screen or leaves it in this tick.
	X, Y                    float64
	FingerX, FingerY        float64
	Finger                  bool
	Pressed, Released, Held bool
	// Second tells that the second button of the mouse went down.
	Second bool
	WheelY float64
	// Just are those of keys and buttons that went down, Down those of keys, PadDown of buttons and Stick of sticks held.
	Just, Down, PadDown, Stick Actions
	Written, Usual             Actions
	Key                        Key
	Button                     Button
	// Scroll is how many lines a stick scrolls by.
	Scroll  float64
	Runes   []rune
	Focused bool
	// Keys and Pad tell that a key or a gamepad's button was used, AnyPress that anything but the pointer went down;
	// Style is that of the gamepad in use, PadGone tells that the one used last went away.
	Keys, Pad, AnyPress bool
	Style               Style
	PadGone             bool
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
	s.Pad = s.Pad || s.Stick&^t.stick != 0
	down := s.Down | s.PadDown | s.Stick
	f := Frame{
		Pressed: s.Pressed, Released: s.Released, Held: s.Held, WheelY: s.WheelY, Scroll: s.Scroll,
		Just: s.Just, Down: down | s.Just, Written: s.Written, Usual: s.Usual | s.Stick&^t.stick,
		Key: s.Key, Button: s.Button, Runes: s.Runes, Focused: s.Focused, Style: t.last.Style,
	}
	f.Just |= s.Stick &^ t.stick
	f.Just |= t.repeats(f.Down)
	f.ByPad = f.Just & (s.PadDown | s.Stick)
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
	default:
		f.X, f.Y = s.X, s.Y
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
