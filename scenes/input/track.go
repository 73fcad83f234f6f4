package input

import "time"

// How far a stick or a trigger is pushed from where it rests, as a share of the way that it has: it counts as a press
// from pushOn on until it is back at pushOff, and scrolls from scrollOn on until scrollOff. At its end it scrolls by
// scrollLines a tick.
const (
	pushOn      = 0.6
	pushOff     = 0.45
	scrollOn    = 0.3
	scrollOff   = 0.2
	scrollLines = 0.35
)

// Where a stick rests: anywhere within restNear of its middle, or where it has stayed, within stillWithin, for
// leanTicks before it was ever seen at rest, and for stuckTicks after that: nobody holds one so long. It follows a
// stick that creeps by creep a tick. leastRoom is the least way that is left to one that leans.
const (
	restNear    = 0.2
	stillWithin = 0.05
	leanTicks   = 60
	stuckTicks  = 10 * 60
	creep       = 0.001
	leastRoom   = 0.3
)

// Key repeat, in ticks: the first repeat comes after repeatDelay, the next ones every repeatEvery.
const (
	repeatDelay = 24
	repeatEvery = 4
)

// What is pressed so long after the window got the focus may be what brought it: with the pointer or a gamepad for the
// time of a double press, with a key for the longest after which a key that is still held is said to be pressed once
// more. In a long tick nobody sees that the window has come.
const (
	pointerComes = 400 * time.Millisecond
	keyComes     = 750 * time.Millisecond
	longestTick  = 100 * time.Millisecond
)

// repeating are the actions that a held key repeats.
const repeating = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right | 1<<Next | 1<<Prev | 1<<Backspace | 1<<Delete |
	1<<PageUp | 1<<PageDown)

// Without returns the set with a taken out.
func (s Actions) Without(a Action) Actions { return s &^ (1 << a) }

// sample is what the devices say in one tick: a frame as it is before anything is known of the ticks before. X, Y is
// where the mouse is, Just what went down of keys and buttons, Down what is held of keys.
type sample struct {
	Frame
	// Mouse is the first button of the mouse, Fingers those on the screen, in the order in which they came.
	Mouse   button
	Fingers []touch
	// Lost reports that the focus went in this tick, be it back by now or not, or that the program stood still; Resized
	// that the screen is another one than in the tick before: what lay under the pointer lies elsewhere. Lasted is how
	// long the tick lasted.
	Lost, Resized bool
	Lasted        time.Duration
	// Rescaled reports that the screen has another number of pixels than in the tick before: what is elsewhere by that
	// alone has not moved.
	Rescaled bool
	// Second reports that the second button of the mouse went down.
	Second bool
	// PadDown are the actions of buttons, Stick those of sticks that are held.
	PadDown, Stick Actions
	// Keys and Pad report that a key or a gamepad's button was used, PadGone that the gamepad used last went away.
	Keys, Pad, PadGone bool
}

// tracker turns samples into frames: it knows what was before.
type tracker struct {
	last           Frame
	mouseX, mouseY float64
	stick          Actions
	held           [ActionCount]int
	started        bool
	tick           int
	press          press
	arrival        arrival
	// void are the actions that were held while the focus went, or without it: they count once they are pressed anew.
	void Actions
}

func (t *tracker) next(s sample) *Frame {
	t.tick++
	if s.Rescaled {
		t.mouseX, t.mouseY = s.X, s.Y
		if !t.last.Touch {
			t.last.X, t.last.Y = s.X, s.Y
		}
	}
	went := t.started && (s.Lost || t.last.Focused && !s.Focused)
	if !t.started {
		t.arrival.since = keyComes // No press waited for the program to open its window.
	}
	t.arrival.follow(&s, t.started && !t.last.Focused, went)
	if went {
		s.dropPresses()
	}
	pushed := s.Stick &^ t.stick
	if t.arrival.away {
		pushed = 0
	}
	s.Pad = s.Pad || pushed != 0
	f := s.Frame
	f.LostFocus = went
	f.Down |= s.PadDown | s.Stick | s.Just
	t.leave(&f, &s)
	f.Usual |= pushed
	f.Just |= pushed | t.repeats(f.Down)
	f.ByPad = f.Just & (s.PadDown | s.Stick)
	f.Style = t.last.Style
	mouse := t.started && (s.X != t.mouseX || s.Y != t.mouseY) || s.Second || s.WheelY != 0
	t.point(&f, &s, mouse)
	f.Moved = t.started && (f.X != t.last.X || f.Y != t.last.Y)
	f.AnyPress = !f.Brought && (s.AnyPress || f.Pressed || f.Just&^t.last.Down != 0)
	t.device(&f, &s, mouse || f.Pressed)
	t.last, t.started = f, true
	t.mouseX, t.mouseY, t.stick = s.X, s.Y, s.Stick
	return &t.last
}

// dropPresses takes out of a tick what was pressed in it: where the focus goes at the same time nobody knows which was
// first.
func (s *sample) dropPresses() {
	s.Just, s.Usual, s.Written, s.Key, s.Button, s.Struck, s.Runes, s.Composing = 0, 0, 0, 0, 0, nil, nil, nil
	s.AnyPress, s.Keys, s.Pad, s.Second = false, false, false, false
}

// leave takes out of what is held down what was held while the focus went. A gamepad is heard without the focus too, by
// another program perhaps.
func (t *tracker) leave(f *Frame, s *sample) {
	switch {
	case f.LostFocus:
		t.void = f.Down
	case t.arrival.away:
		t.void |= s.PadDown | s.Stick
	}
	t.void &= f.Down &^ s.Just
	f.Down &^= t.void
}

// point says where the pointer is and what is told of its press. A finger that has left the screen stays where it was,
// until the mouse is used: there is nothing that it points at any more.
func (t *tracker) point(f *Frame, s *sample, mouse bool) {
	if t.last.Touch && !mouse {
		f.X, f.Y, f.Touch = t.last.X, t.last.Y, true
	}
	t.press.gather(s, t.tick, func() bool { return t.arrival.comes(s.Focused, pointerComes) })
	t.press.tell(f, t.tick, f.LostFocus || s.Resized)
	if f.Pressed || f.Held || f.Released || f.Canceled {
		f.Touch = t.press.touch
	}
	if s.AnyPress || len(s.Runes) > 0 {
		within := pointerComes
		if s.Keys {
			within = keyComes
		}
		f.Brought = t.arrival.comes(s.Focused, within) || f.Brought
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
	case f.Touch && (f.Pressed || f.Held || f.Released || f.Canceled):
		f.Device, f.Keyboard = Touch, false
	case mouse:
		f.Device = Mouse
		f.Keyboard = f.Keyboard && !f.Moved && !f.Pressed
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
