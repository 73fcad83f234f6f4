package input

// Key repeat, in ticks: the first repeat comes after repeatDelay, the next ones every repeatEvery.
const (
	repeatDelay = 24
	repeatEvery = 4
)

// repeating are the actions that a held key repeats.
const repeating = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right | 1<<Next | 1<<Prev | 1<<Backspace | 1<<Delete)

// Without returns the set with a taken out.
func (s Actions) Without(a Action) Actions { return s &^ (1 << a) }

// sample is what the devices say in one tick.
type sample struct {
	X, Y                    float64
	Pressed, Released, Held bool
	Touch                   bool
	WheelY                  float64
	Just, Down              Actions
	Runes                   []rune
	Focused                 bool
	// Keys tells that a key or a pad was used, AnyPress that anything but the pointer went down.
	Keys, AnyPress bool
}

// tracker turns samples into frames: it knows what was before.
type tracker struct {
	last    Frame
	held    [ActionCount]int
	started bool
}

func (t *tracker) next(s sample) *Frame {
	f := Frame{
		X: s.X, Y: s.Y, Touch: s.Touch, Pressed: s.Pressed, Released: s.Released, Held: s.Held, WheelY: s.WheelY,
		Just: s.Just, Down: s.Down | s.Just, Runes: s.Runes, Focused: s.Focused,
	}
	f.Just |= s.Down &^ t.last.Down
	f.Just |= t.repeats(f.Down)
	if t.started {
		f.Moved = s.X != t.last.X || s.Y != t.last.Y
		f.LostFocus = t.last.Focused && !s.Focused
	}
	f.AnyPress = s.AnyPress || s.Pressed || f.Just&^t.last.Down != 0
	switch {
	case s.Keys || f.Just != 0 && !s.Pressed && !f.Moved && s.Just != cancelOnly:
		f.Keyboard = true
	case f.Moved || s.Pressed:
		f.Keyboard = false
	default:
		f.Keyboard = t.last.Keyboard
	}
	t.last, t.started = f, true
	return &t.last
}

// cancelOnly may come from the pointer's second button, which does not bring the ring back; the Escape key counts as
// a key by itself.
const cancelOnly = Actions(1 << Cancel)

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
