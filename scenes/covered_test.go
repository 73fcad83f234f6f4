package scenes

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/inspect"
	"safehouse/scenes/stage/stagetest"
)

// covering is a scene that shows the clock, until something to press lies over it.
type covering struct {
	stagetest.Blank
	covered bool
}

func (s *covering) Draw(l *display.List) {
	box := display.Rect{X: 100, Y: 100, W: 200, H: 200}
	l.Add(display.Item{Kind: display.Named, Box: box, Face: display.Face{Term: "getadler:hour"}})
	if s.covered {
		l.Fill(box, display.Colour{A: 255}, 0)
		l.Hot(box, display.Access{ID: "trait:eyes"})
	}
}

// TestAPressIsForWhatCoversTheRest: what has come over the clock since the last frame gets the press.
func TestAPressIsForWhatCoversTheRest(t *testing.T) {
	for _, covered := range []bool{false, true} {
		h, s := newHouse(t), &covering{}
		a := &app{st: h.st, stack: stackOf(t, s), inspector: inspect.New(h.st, rooms), launcher: h}
		tick := func(in input.Frame) {
			in.X, in.Y = 200, 200
			a.look(&in)
			a.inspector.Settle(a.stack.Top())
		}
		tick(input.Frame{})
		a.record()
		if s.covered = covered; covered {
			h.st.Redraw()
		}
		tick(input.Frame{Pressed: true, Held: true, AnyPress: true})
		tick(input.Frame{Released: true})
		if h.st.Reading == covered {
			t.Errorf("covered %v: the clock is looked at: %v", covered, h.st.Reading)
		}
	}
}
