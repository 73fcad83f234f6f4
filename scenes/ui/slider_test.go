package ui

import (
	"math"
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// percent is a per cent in steps of five.
var percent = Slider{Most: 100, Step: 5}

func volumeControl() Control {
	return Control{
		ID: "volume", Label: "Volume", Heard: Heard{Value: "50 %"}, Role: display.Slider, Quiet: true,
		Box: display.Rect{X: 100, Y: 200, W: 500, H: 60},
	}
}

func TestKeysMoveASliderThatHasTheFocus(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	for _, test := range []struct {
		name    string
		slider  Slider
		key     input.Action
		focused bool
		from    int
		want    int
	}{
		{"a per cent goes by five", percent, input.Right, true, 50, 55},
		{"and back", percent, input.Left, true, 50, 45},
		{"a step of its own", Slider{Least: 100, Most: 200, Step: 10}, input.Right, true, 100, 110},
		{"it ends below", Slider{Least: -100, Most: 100, Step: 30}, input.Left, true, -90, -100},
		{"it ends above", percent, input.Right, true, 98, 100},
		{"Home", Slider{Least: 100, Most: 200, Step: 10}, input.Home, true, 150, 100},
		{"End", Slider{Least: 100, Most: 200, Step: 10}, input.End, true, 150, 200},
		{"up and down are the focus's", percent, input.Up, true, 50, 50},
		{"without the focus", percent, input.Right, false, 50, 50},
	} {
		if got := test.slider.Update(key(test.key), st, &c, test.focused, test.from); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

func TestThePointerMovesASlider(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	s := percent
	line := sliderLine(st, c.Box)
	at := func(share float64) *input.Frame { return &input.Frame{X: line.X + share*line.W, Y: 230} }
	in := at(0.25)
	in.Pressed, in.Held = true, true
	if got := s.Update(in, st, &c, false, 50); got != 25 || !s.Held() {
		t.Errorf("a press at a quarter gives %d, held %v", got, s.Held())
	}
	in = at(2)
	in.Y, in.Held = 900, true
	if got := s.Update(in, st, &c, false, 25); got != 100 {
		t.Errorf("dragging far beyond the end, and off the line, gives %d", got)
	}
	// The text grows and moves the line away under the pointer: the number does not jump.
	c.Box.X += 400
	in = at(0.52)
	in.Held = true
	if got := s.Update(in, st, &c, false, 100); got != 50 {
		t.Errorf("where the line was, its middle gives %d", got)
	}
	in = at(0.6)
	in.Released = true
	if got := s.Update(in, st, &c, false, 50); got != 60 || s.Held() {
		t.Errorf("letting go at 60 gives %d, held %v", got, s.Held())
	}
	in = at(0.1)
	if got := s.Update(in, st, &c, false, 60); got != 60 {
		t.Errorf("a pointer that only passes gives %d", got)
	}
}

func TestAPressBesideASliderIsNotIts(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	s := percent
	in := &input.Frame{X: 300, Y: 100, Pressed: true, Held: true}
	s.Update(in, st, &c, false, 50)
	in = &input.Frame{X: 300, Y: 230, Held: true}
	if got := s.Update(in, st, &c, false, 50); got != 50 || s.Held() {
		t.Errorf("a drag that began elsewhere gives %d", got)
	}
}

func TestASliderThatIsDisabledStays(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	c.Disabled = true
	s := percent
	if got := s.Update(key(input.Right), st, &c, true, 50); got != 50 {
		t.Errorf("a key gives %d", got)
	}
	if got := s.Update(&input.Frame{X: 110, Y: 230, Pressed: true, Held: true}, st, &c, true, 50); got != 50 {
		t.Errorf("a press gives %d", got)
	}
}

// TestTheFocusLeavesASliderByUpAndDown: left and right stay with it.
func TestTheFocusLeavesASliderByUpAndDown(t *testing.T) {
	st, _ := newStage()
	cs := grid()
	cs[0].Role = display.Slider
	for way, want := range map[input.Action]string{input.Right: "a", input.Left: "a", input.Down: "c", input.Next: "b"} {
		var p Page
		p.SetFocus("a")
		if p.Update(key(way), st, cs); p.Focused() != want {
			t.Errorf("action %d takes the focus to %q, want %q", way, p.Focused(), want)
		}
	}
}

// TestASliderShowsItsValue looks for the words, and for a knob that follows the number.
func TestASliderShowsItsValue(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	s := percent
	var p Page
	knob := func(value int) float64 {
		var l display.List
		s.Draw(&l, st, &c, &p, value)
		said := false
		x := -1.0
		for _, it := range l.Items {
			said = said || it.Kind == display.Text && it.Text == "50 %"
			if it.Kind == display.Fill && it.Box.W == knobWide(st.Metrics) {
				x = it.Box.X
			}
			if it.Box.X < c.Box.X || it.Box.X+it.Box.W > c.Box.X+c.Box.W {
				t.Errorf("at %d something lies outside of the box: %+v", value, it.Box)
			}
		}
		if !said || x < 0 {
			t.Fatalf("at %d the words or the knob are missing", value)
		}
		return x
	}
	if a, b, c := knob(0), knob(50), knob(100); a >= b || b >= c {
		t.Errorf("the knob goes over %v, %v, %v", a, b, c)
	}
}

func TestTabsAreNamedAndOneIsOpen(t *testing.T) {
	st, _ := newStage()
	cs := Tabs(st, display.Rect{W: 600, H: 60}, "tab", "b",
		[]Choice{{ID: "a", Label: "Alpha"}, {ID: "b", Label: "Beta", Icon: display.IconGear}})
	for i, want := range []Control{{ID: "tab.a", Label: "Alpha"}, {ID: "tab.b", Label: "Beta", Checked: true}} {
		if c := cs[i]; c.ID != want.ID || c.Label != want.Label || c.Checked != want.Checked || c.Role != display.TabRole {
			t.Errorf("tab %d is %+v", i, c)
		}
	}
	var p Page
	p.SetFocus("tab.a")
	if p.Update(key(input.Confirm), st, cs) != "tab.a" {
		t.Error("a tab cannot be pressed")
	}
	var l display.List
	DrawTabs(&l, st, &p, cs)
	p.Draw(&l, st, cs)
	texts, places := 0, 0
	for _, it := range l.Items {
		switch it.Kind {
		case display.Text:
			texts++
		case display.Hot:
			places++
		}
	}
	if texts != 2 || places != 2 {
		t.Errorf("%d names and %d places are drawn", texts, places)
	}
}

// TestADragThatIsTakenAwayMovesNothing drags a slider and a panel, and has the press taken away.
func TestADragThatIsTakenAwayMovesNothing(t *testing.T) {
	st, _ := newStage()
	c := volumeControl()
	s := percent
	line := sliderLine(st, c.Box)
	at := func(share float64, change func(*input.Frame)) *input.Frame {
		in := &input.Frame{X: line.X + share*line.W, Y: 230}
		change(in)
		return in
	}
	taken := func(in *input.Frame) { in.Canceled = true }
	value := s.Update(at(0.25, down), st, &c, false, 52)
	if value = s.Update(at(0.75, held), st, &c, false, value); value != 75 {
		t.Fatalf("the slider does not move: %d", value)
	}
	if value = s.Update(at(0.8, taken), st, &c, false, value); value != 52 || s.Held() {
		t.Errorf("taken away it is %d, held %v", value, s.Held())
	}
	if value = s.Update(at(0.9, func(*input.Frame) {}), st, &c, false, 60); value != 60 {
		t.Errorf("after it, it goes to %d", value)
	}

	panel := Scroll{Offset: 100}
	box := display.Rect{W: 500, H: 500}
	turn := func(y float64, change func(*input.Frame)) {
		in := &input.Frame{X: 10, Y: y}
		change(in)
		panel.Update(in, st, box, 2000, true)
		// What keys do to the same panel in the same tick lets go of nothing.
		panel.Turn(0, st, box, 2000)
	}
	turn(300, down)
	if turn(200, held); panel.Offset != 200 {
		t.Fatalf("the panel does not move: %v", panel.Offset)
	}
	if turn(150, taken); panel.Offset != 100 {
		t.Errorf("taken away it stands at %v", panel.Offset)
	}
	if turn(50, held); panel.Offset != 100 {
		t.Errorf("after it, it goes to %v", panel.Offset)
	}
}

// TestTheNumberOfASliderStandsInOneLine wants it to be one text in every width that a slider has on a small screen.
func TestTheKnobOfASliderIsSeenOnASmallScreen(t *testing.T) {
	st, _ := newStage()
	for _, scale := range []float64{1, 2} {
		st.Metrics = theme.Metrics{W: 412, H: 915, TextScale: scale}
		c := volumeControl()
		c.Box = display.Rect{X: 20, Y: 200, W: 370, H: 46}
		var l display.List
		s := percent
		s.Draw(&l, st, &c, &Page{}, 50)
		line, _ := sliderParts(st, c.Box)
		found := false
		for _, it := range l.Items {
			x, _ := it.Box.Centre()
			found = found || it.Kind == display.Fill && it.Box.W >= 12 && it.Box.W < it.Box.H && math.Abs(x-line.X-line.W/2) < 1
		}
		if !found {
			t.Errorf("at %v there is no knob of 12 pixels in the middle of %v", scale, line)
		}
	}
}

func TestTheNumberOfASliderStandsInOneLine(t *testing.T) {
	st, _ := newStage()
	for _, wide := range []float64{140, 174, 220, 500} {
		c := volumeControl()
		c.Box.W, c.Value = wide, sliderLongest
		var l display.List
		percent.Draw(&l, st, &c, &Page{}, 100)
		if !slices.ContainsFunc(l.Items, func(it display.Item) bool { return it.Text == sliderLongest }) {
			t.Errorf("in %v pixels the number is broken", wide)
		}
	}
}
