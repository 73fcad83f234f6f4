package ui

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
)

// finger is a tick of a finger at a place.
func finger(x, y float64, change func(*input.Frame)) *input.Frame {
	in := &input.Frame{X: x, Y: y, Touch: true, Focused: true, Device: input.Touch}
	if change != nil {
		change(in)
	}
	return in
}

func down(in *input.Frame)    { in.Pressed, in.Held, in.AnyPress = true, true, true }
func held(in *input.Frame)    { in.Held = true }
func release(in *input.Frame) { in.Released = true }

// column are two controls under one another, in a panel that scrolls or not.
func column(scrolled bool) []Control {
	return []Control{
		{ID: "a", Role: display.Button, Box: display.Rect{X: 0, Y: 0, W: 100, H: 100}, Moves: Moves{Scrolled: scrolled}},
		{ID: "b", Role: display.Button, Box: display.Rect{X: 0, Y: 120, W: 100, H: 100}, Moves: Moves{Scrolled: scrolled}},
	}
}

// TestAFingerPressesAndPoints wants a touch to look pressed, to press, and to stay pointed at, until another touch.
func TestAFingerPressesAndPoints(t *testing.T) {
	st, _ := newStage()
	var p Page
	cs := column(false)
	p.Update(finger(50, 50, down), st, cs)
	if hover, _, pressed := p.State("a"); !hover || !pressed {
		t.Error("what a finger holds does not look pressed")
	}
	if got := p.Update(finger(50, 50, release), st, cs); got != "a" {
		t.Errorf("a finger that lets go presses %q", got)
	}
	p.Update(finger(50, 50, nil), st, cs)
	if hover, _, _ := p.State("a"); !hover {
		t.Error("what was touched last is not pointed at")
	}
	p.Update(finger(50, 150, down), st, cs)
	p.Update(finger(50, 50, held), st, cs)
	if _, _, pressed := p.State("b"); pressed {
		t.Error("a finger that slid off still presses")
	}
	if got := p.Update(finger(50, 50, release), st, cs); got != "" {
		t.Errorf("a finger that slid off presses %q", got)
	}
	if hover, _, _ := p.State("b"); !hover {
		t.Error("the last touch is forgotten")
	}
	p.Update(&input.Frame{X: 500, Y: 500, Moved: true}, st, cs)
	if hover, _, _ := p.State("b"); hover {
		t.Error("a mouse elsewhere leaves the touch pointed at")
	}
}

// TestAFreshPageIsNotPointedAt keeps a finger that lies where it touched another screen from pointing at anything here.
func TestAFreshPageIsNotPointedAt(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.Update(finger(50, 50, nil), st, column(false))
	if hover, _, _ := p.State("a"); hover {
		t.Error("a control is pointed at that no finger touched")
	}
}

// TestDraggingAListPressesNothing drags a panel by one of its rows, which follows the finger.
func TestDraggingAListPressesNothing(t *testing.T) {
	st, _ := newStage()
	for _, scrolled := range []bool{true, false} {
		var p Page
		cs := column(scrolled)
		p.Update(finger(50, 20, down), st, cs)
		p.Update(finger(50, 80, held), st, cs)
		want := "a"
		if scrolled {
			want = ""
		}
		if got := p.Update(finger(50, 80, release), st, cs); got != want {
			t.Errorf("in a panel that scrolls: %v; letting go presses %q, want %q", scrolled, got, want)
		}
	}
}

// TestAPressThatIsTakenAwayPressesNothing has the press of a button and of a card on its way taken: what had the focus
// has it again, and what was touched before is pointed at.
func TestAPressThatIsTakenAwayPressesNothing(t *testing.T) {
	st, _ := newStage()
	taken := func(in *input.Frame) { in.Canceled = true }
	for _, carries := range []bool{false, true} {
		var p Page
		cs := column(false)
		cs[1].Carries = carries
		p.Update(finger(50, 50, down), st, cs)
		p.Update(finger(50, 50, release), st, cs)
		p.Update(finger(50, 150, down), st, cs)
		p.Update(finger(150, 190, held), st, cs)
		if id, _, _ := p.Carried(finger(150, 190, held)); (id == "b") != carries {
			t.Fatalf("carried is %q", id)
		}
		if got := p.Update(finger(50, 150, taken), st, cs); got != "" {
			t.Errorf("it presses %q", got)
		}
		dropped, _ := p.Dropped()
		id, _, _ := p.Carried(finger(50, 150, nil))
		_, _, pressed := p.State("b")
		hover, _, _ := p.State("a")
		if dropped != "" || id != "" || pressed || !hover || p.Focused() != "a" {
			t.Errorf("dropped %q, carried %q, pressed %v, a pointed at %v, focus %q", dropped, id, pressed, hover, p.Focused())
		}
		if got := p.Update(finger(50, 150, release), st, cs); got != "" {
			t.Errorf("what comes after it presses %q", got)
		}
	}
}

// TestAPointerSeeksWhatItIsLedTo: not what it presses, nor what comes under it, however a hand trembles on it, but what
// it comes to from elsewhere, be it the same again.
func TestAPointerSeeksWhatItIsLedTo(t *testing.T) {
	st, _ := newStage()
	for _, c := range []struct {
		what string
		then func(p *Page, mouse func(x float64, change func(*input.Frame)))
	}{
		{"its own press", func(p *Page, mouse func(float64, func(*input.Frame))) {
			mouse(50, down)
			mouse(50, release)
		}},
		{"what happened", func(p *Page, _ func(float64, func(*input.Frame))) { p.Happened() }},
	} {
		var p Page
		cs := column(false)
		mouse := func(x float64, change func(*input.Frame)) {
			in := &input.Frame{X: x, Y: 50, Moved: true, Focused: true}
			if change != nil {
				change(in)
			}
			p.Update(in, st, cs)
		}
		mouse(300, nil)
		if mouse(50, nil); !p.Sought("a") {
			t.Fatal("what the pointer is led to is not sought")
		}
		c.then(&p, mouse)
		cs = nil // What is shown takes all away for a while.
		mouse(51, nil)
		for x := 52.0; x < 60; x += 2 {
			if mouse(x, nil); p.Sought("a") {
				t.Errorf("after %s a hand that trembles seeks what the pointer rests on", c.what)
			}
			cs = column(false)
		}
		mouse(300, nil)
		if mouse(50, nil); !p.Sought("a") {
			t.Errorf("after %s what the pointer comes back to is not sought", c.what)
		}
	}
}
