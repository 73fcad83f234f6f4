package ui

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// ruler measures every letter as half as wide as it is high, and knows ASCII.
type ruler struct{}

func (ruler) Width(text string, _ display.Font, size float64) float64 {
	return float64(len([]rune(text))) * size / 2
}
func (ruler) LineHeight(_ display.Font, size float64) float64 { return size * 1.25 }
func (ruler) CapHeight(_ display.Font, size float64) float64  { return size * 0.7 }
func (r ruler) Wrap(text string, f display.Font, size, width float64) []string {
	n := max(int(width/(size/2)), 1)
	var lines []string
	for runes := []rune(text); len(runes) > 0; {
		k := min(n, len(runes))
		lines = append(lines, string(runes[:k]))
		runes = runes[k:]
	}
	return lines
}
func (ruler) Covers(text string, _ display.Font) bool {
	return !slices.ContainsFunc([]rune(text), func(r rune) bool { return r > 126 })
}

func newStage() (*stage.Stage, *soundtest.Recorder) {
	rec := &soundtest.Recorder{}
	return &stage.Stage{
		Metrics: theme.Metrics{W: 1920, H: 1080}, Measure: ruler{}, Sound: rec, Settings: stage.DefaultSettings(),
	}, rec
}

// grid is two rows of two controls, the last one disabled with a reason.
func grid() []Control {
	return []Control{
		{ID: "a", Label: "A", Role: display.Button, Box: display.Rect{X: 0, Y: 0, W: 100, H: 60}},
		{ID: "b", Label: "B", Role: display.Button, Box: display.Rect{X: 120, Y: 0, W: 100, H: 60}},
		{ID: "c", Label: "C", Role: display.Button, Primary: true, Box: display.Rect{X: 0, Y: 80, W: 100, H: 60}},
		{ID: "d", Label: "D", Role: display.Button, Disabled: true, Why: "Not now.",
			Box: display.Rect{X: 120, Y: 80, W: 100, H: 60}},
		{ID: "e", Label: "E", Role: display.Button, Disabled: true, Box: display.Rect{X: 240, Y: 80, W: 100, H: 60}},
	}
}

func key(as ...input.Action) *input.Frame {
	in := &input.Frame{Keyboard: true, X: -1, Y: -1}
	for _, a := range as {
		in.Just = in.Just.With(a)
	}
	return in
}

func TestThePrimaryControlHasTheFocusAtFirst(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.Update(key(), st, grid())
	if p.Focused() != "c" {
		t.Errorf("the focus is on %q", p.Focused())
	}
}

func TestArrowsFollowGeometry(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.SetFocus("a")
	for _, c := range []struct {
		way  input.Action
		want string
	}{
		{input.Right, "b"}, {input.Right, "b"}, {input.Down, "d"}, {input.Left, "c"}, {input.Up, "a"}, {input.Left, "a"},
	} {
		p.Update(key(c.way), st, grid())
		if p.Focused() != c.want {
			t.Fatalf("action %d moves the focus to %q, want %q", c.way, p.Focused(), c.want)
		}
	}
}

func TestTabGoesRoundAndPassesWhatHasNothingToSay(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.SetFocus("a")
	var order []string
	for range 4 {
		p.Update(key(input.Next), st, grid())
		order = append(order, p.Focused())
	}
	if !slices.Equal(order, []string{"b", "c", "d", "a"}) {
		t.Errorf("Tab visits %q", order)
	}
	p.Update(key(input.Prev), st, grid())
	if p.Focused() != "d" {
		t.Errorf("Shift+Tab goes to %q", p.Focused())
	}
}

func TestAPressCountsWhereItIsLetGo(t *testing.T) {
	st, rec := newStage()
	var p Page
	at := func(x, y float64, pressed, held, released bool) string {
		return p.Update(&input.Frame{X: x, Y: y, Pressed: pressed, Held: held, Released: released}, st, grid())
	}
	if got := at(10, 10, true, true, false); got != "" {
		t.Errorf("going down already activates %q", got)
	}
	if hover, _, down := p.State("a"); !hover || !down {
		t.Error("the control that is held does not look pressed")
	}
	if got := at(10, 10, false, false, true); got != "a" {
		t.Errorf("letting go activates %q, want a", got)
	}
	at(10, 10, true, true, false)
	if got := at(130, 10, false, false, true); got != "" {
		t.Errorf("letting go elsewhere activates %q", got)
	}
	if got := at(10, 10, true, false, true); got != "a" {
		t.Errorf("a tap within one tick activates %q, want a", got)
	}
	if got := rec.Take(); !slices.Equal(got, []sound.Cue{sound.Confirm, sound.Confirm}) {
		t.Errorf("cues %v", got)
	}
}

func TestAPressThatBeganBeforeThePageDoesNothing(t *testing.T) {
	st, _ := newStage()
	var p Page
	if got := p.Update(&input.Frame{X: 10, Y: 10, Released: true}, st, grid()); got != "" {
		t.Errorf("a button let go over a new page activates %q", got)
	}
}

func TestAHushedRefusalSoundsLikeAnyPress(t *testing.T) {
	st, rec := newStage()
	cs := grid()
	for i := range cs {
		cs[i].Hushed = true
	}
	var p Page
	p.SetFocus("d")
	if p.Update(key(input.Confirm), st, cs); p.Refusal() != "Not now." {
		t.Errorf("refusal %q", p.Refusal())
	}
	if got := rec.Take(); !slices.Equal(got, []sound.Cue{sound.Tick}) {
		t.Errorf("heard %v", got)
	}
}

func TestADisabledControlSaysWhy(t *testing.T) {
	st, rec := newStage()
	var said []string
	st.Catalogue, st.Lang = catalogue(t), words.English
	st.Hear = func(s stage.Saying) {
		if s.Occasion == stage.Refused {
			said = append(said, s.Text)
		}
	}
	var p Page
	p.SetFocus("d")
	if got := p.Update(key(input.Confirm), st, grid()); got != "" {
		t.Fatalf("a disabled control was activated: %q", got)
	}
	if p.Refusal() != "Not now." || !slices.Equal(said, []string{"Not now."}) {
		t.Errorf("refusal %q, captions %q", p.Refusal(), said)
	}
	if got := rec.Take(); !slices.Equal(got, []sound.Cue{sound.Refused}) {
		t.Errorf("cues %v", got)
	}
	st.TakeRedraw()
	shaken := false
	for range st.Ticks(shakeMS) {
		st.Tick++
		p.Update(key(), st, grid())
		shaken = shaken || p.shake(st, "d") != 0
	}
	if !shaken || !st.TakeRedraw() {
		t.Error("a refused control does not shake")
	}
	st.Tick += refusalTicks
	p.Update(key(), st, grid())
	if p.Refusal() != "" {
		t.Error("the reason stays for ever")
	}
}

func TestNoShakeWhereAnimationsAreOff(t *testing.T) {
	st, _ := newStage()
	st.Settings.Speed = 0
	var p Page
	p.SetFocus("d")
	p.Update(key(input.Confirm), st, grid())
	st.Tick++
	if p.shake(st, "d") != 0 {
		t.Error("a control shakes with animations off")
	}
	if p.Refusal() == "" {
		t.Error("the reason is missing")
	}
}

func TestTheRingIsForTheKeyboard(t *testing.T) {
	st, _ := newStage()
	var p Page
	borders := func(in *input.Frame) (n int) {
		p.Update(in, st, grid())
		var l display.List
		p.Draw(&l, st, grid())
		for _, it := range l.Items {
			if it.Kind == display.Border && (it.Colour == theme.Focus || it.Colour == theme.FocusInner) && it.Box.X < 0 {
				n++
			}
		}
		return n
	}
	if n := borders(key()); n != 2 {
		t.Errorf("the ring has %d lines, want two tones", n)
	}
	if n := borders(&input.Frame{X: 500, Y: 500}); n != 0 {
		t.Error("the ring shows while the mouse is used")
	}
}

func TestEveryControlIsInTheList(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.Update(key(), st, grid())
	var l display.List
	p.Draw(&l, st, grid())
	var ids []string
	for _, it := range l.Items {
		if it.Kind == display.Hot {
			ids = append(ids, it.ID)
			if it.Label == "" || it.Role == display.NoRole {
				t.Errorf("%q has label %q and role %d", it.ID, it.Label, it.Role)
			}
		}
	}
	if !slices.Equal(ids, []string{"a", "b", "c", "d", "e"}) {
		t.Errorf("places %q", ids)
	}
}

func TestNothingIsDrawnAnewWhereNothingChanged(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.Update(key(), st, grid())
	st.TakeRedraw()
	p.Update(key(), st, grid())
	if st.TakeRedraw() {
		t.Error("a quiet tick asks for a redraw")
	}
}

func TestFocusGoesOnWhereItsControlVanishes(t *testing.T) {
	st, _ := newStage()
	var p Page
	p.SetFocus("b")
	p.Update(key(), st, grid()[2:])
	if p.Focused() != "c" {
		t.Errorf("the focus is on %q", p.Focused())
	}
}

func TestWhatIsAskedHasTheFocusAsSoonAsItIsThere(t *testing.T) {
	st, _ := newStage()
	all := grid()
	for i := range all {
		all[i].Primary = all[i].ID == "d"
	}
	var p Page
	p.SetFocus("b")
	none := []Control{all[0]}
	p.Update(&input.Frame{}, st, none)
	if got := p.Focused(); got != "a" {
		t.Fatalf("nothing else is there and %q has the focus", got)
	}
	p.Update(&input.Frame{}, st, all)
	if got := p.Focused(); got != "b" {
		t.Errorf("what had the focus is there again and %q has it", got)
	}
	p.SetFocus("gone")
	p.Update(&input.Frame{}, st, none)
	p.Update(&input.Frame{}, st, all)
	if got := p.Focused(); got != "d" {
		t.Errorf("the primary control is there and %q has the focus", got)
	}
	p.SetFocus("gone")
	p.Update(&input.Frame{}, st, none)
	p.Update(key(input.Confirm), st, none)
	p.Update(&input.Frame{}, st, all)
	if got := p.Focused(); got != "a" {
		t.Errorf("the first control was pressed and %q has the focus", got)
	}
}

// TestAButtonUnderThePointerIsBrighter has a skin whose letters are dark: what were laid over a button in that colour
// would make it look as if it could not be pressed.
func TestAButtonUnderThePointerIsBrighter(t *testing.T) {
	dark := theme.Wear{Text: theme.CutInk}
	for _, c := range []Control{{Primary: true}, {}, {Checked: true}} {
		st, _ := newStage()
		c.ID, c.Label, c.Role, c.Box = "a", "A", display.Button, display.Rect{W: 200, H: 60}
		var p Page
		p.Update(&input.Frame{X: 10, Y: 10, Moved: true}, st, []Control{c})
		k := p.colours(st, &c)
		light := dark.Of(k.shade, false)
		over := k.head.Towards(light.Alpha(1), float64(light.A)/255)
		if theme.Luminance(over) <= theme.Luminance(k.head) {
			t.Errorf("primary %v, chosen %v: under the pointer it is %v, else %v", c.Primary, c.Checked, over, k.head)
		}
	}
}

// TestAKeyStandsOnAKeyCap keeps "21" and the key "2" apart, and lets the key go before the words are cut.
func TestAKeyStandsOnAKeyCap(t *testing.T) {
	st, _ := newStage()
	var p Page
	texts := func(width float64) (words []string, caps int) {
		c := Control{ID: "21", Label: "Declare 21", Key: "2", Icon: display.IconCheck, Role: display.Button}
		c.Box = display.Rect{W: width, H: 76}
		var l display.List
		p.Draw(&l, st, []Control{c})
		for _, it := range l.Items {
			if it.Kind == display.Text {
				words = append(words, it.Text)
			}
			if it.Kind == display.Border && it.Box.W < width/2 {
				caps++
			}
		}
		return words, caps
	}
	need := Need(st, &Control{Label: "Declare 21", Key: "2", Icon: display.IconCheck})
	if got, caps := texts(need); !slices.Equal(got, []string{"Declare 21", "2"}) || caps != 1 {
		t.Errorf("with room for all it shows %q and %d key caps", got, caps)
	}
	if got, caps := texts(need * 0.45); len(got) != 1 || caps != 0 {
		t.Errorf("without room it shows %q and %d key caps", got, caps)
	}
}

// TestAKeyPressesNothingThatIsNotSeenToHaveTheFocus: while a pointer is in use no ring is shown. A key that confirms
// then presses the primary control, and where there is none it shows the ring first.
func TestAKeyPressesNothingThatIsNotSeenToHaveTheFocus(t *testing.T) {
	st, _ := newStage()
	aim := &input.Frame{Moved: true, X: 150, Y: 20}
	var p Page
	p.Update(key(), st, grid())
	p.SetFocus("a")
	p.Update(aim, st, grid())
	if pressed := p.Update(key(input.Confirm), st, grid()); pressed != "c" {
		t.Errorf("over another control, the key presses %q, want the primary control", pressed)
	}
	p.Update(&input.Frame{Moved: true, Pressed: true, Released: true, X: 10, Y: 20}, st, grid())
	p.GoBack(grid())
	p.Update(key(), st, grid())
	if _, ring, _ := p.State("c"); !ring {
		t.Error("after a press, a key that goes back does not show what the key that confirms presses")
	}
	if pressed := p.Update(key(input.Confirm), st, grid()); pressed != "c" {
		t.Errorf("after a press and a key that goes back, the key that confirms presses %q", pressed)
	}
	field := grid()
	field[0].Role = display.TextField
	p.SetFocus("a")
	p.Update(aim, st, field)
	if pressed := p.Update(key(input.Confirm), st, field); pressed != "a" {
		t.Errorf("while a text field is written in, the key presses %q", pressed)
	}
	bare := grid()
	bare[2].Primary = false
	p = Page{}
	p.Update(key(), st, bare)
	p.SetFocus("a")
	p.Update(aim, st, bare)
	if pressed := p.Update(key(input.Confirm), st, bare); pressed != "" {
		t.Errorf("without a primary control, the key presses %q", pressed)
	}
	if _, ring, _ := p.State("a"); !ring {
		t.Error("the ring is not shown")
	}
	if pressed := p.Update(key(input.Confirm), st, bare); pressed != "a" {
		t.Errorf("with the ring shown, the key presses %q", pressed)
	}
}
