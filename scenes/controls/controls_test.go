package controls

import (
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display/displaytest"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// room is a program without a window that shows the list.
func room(t *testing.T, setter *typeset.Setter, lang words.Lang, w, h float64) (*stagetest.Room, *Scene) {
	t.Helper()
	r := stagetest.NewRoom(t, setter, lang, w, h)
	s := New(r.Stage).(*Scene)
	r.Enter(&stagetest.Blank{})
	r.Enter(s)
	return r, s
}

// device presses a key or a button as the poller would tell of it to a scene that waits for any.
func device(r *stagetest.Room, k input.Key, b input.Button) {
	r.Tick(input.Frame{X: -1, Y: -1, Key: k, Button: b, AnyPress: true, Keyboard: true})
	r.Wait(1)
}

// open presses a control that may have to be scrolled into sight, by the keyboard.
func open(r *stagetest.Room, s *Scene, id string) {
	r.T.Helper()
	s.Lead(id)
	r.Key(input.Confirm)
}

func TestAKeyIsGivenAndShownAtOnce(t *testing.T) {
	r, s := room(t, stagetest.NewSetter(t), words.English, 1280, 720)
	open(r, s, keyID(input.Log))
	if !s.Grabbing() {
		t.Fatal("nothing waits for a key")
	}
	device(r, input.ParseKey("k"), 0)
	if s.Grabbing() || r.Stage.Settings.Bindings.Key(input.Log) != input.ParseKey("k") {
		t.Fatalf("the log is opened by %v", r.Stage.Settings.Bindings.Key(input.Log))
	}
	if it, ok := r.Hot(keyID(input.Log)); !ok || !strings.Contains(it.Label, "K") {
		t.Errorf("the row says %q", it.Label)
	}
	open(r, s, buttonID(input.Log))
	device(r, 0, input.ParseButton("l3"))
	if got := r.Stage.Settings.Bindings.Button(input.Log); got != input.ParseButton("l3") {
		t.Errorf("the log is opened by the button %v", got)
	}
	r.Stage.Settings.Bindings.GiveKey(input.Rules, input.ParseKey("k"))
	if s.also(input.Log) == "" || s.also(input.Rules) == "" {
		t.Error("a key that does two things is not told on both rows")
	}
	text, alert := s.sentence()
	for _, want := range []string{"K", r.Stage.Say(input.Log.Key()), r.Stage.Say(input.Rules.Key())} {
		if !alert || !strings.Contains(text, want) {
			t.Errorf("the line says %q, without %q", text, want)
		}
	}
	if link, _ := r.Hot(showID(input.Log)); link.Box.W > 0.2*r.Stage.Metrics.W {
		t.Errorf("the way to the other row leaves its name no room: %v", link.Box)
	}
	open(r, s, showID(input.Log))
	if s.Focused() != keyID(input.Rules) {
		t.Errorf("the way to the other row leads to %q", s.Focused())
	}
	open(r, s, resetID(input.Log))
	if r.Stage.Settings.Bindings.Changed(input.Log) || s.also(input.Log) != "" {
		t.Error("a row is not put back")
	}
}

// TestThereIsAWayOutOfEveryQuestion leaves each question by every device, and by time.
func TestThereIsAWayOutOfEveryQuestion(t *testing.T) {
	r, s := room(t, stagetest.NewSetter(t), words.English, 1280, 720)
	directions := input.Actions(0).With(input.Down)
	for _, id := range []string{keyID(input.Draw), buttonID(input.Draw)} {
		for name, leave := range map[string]func(){
			"Escape":  func() { device(r, input.ParseKey("Escape"), 0) },
			"a click": func() { r.Tick(input.Frame{X: 5, Y: 5, Pressed: true, Held: true, AnyPress: true}) },
			"right click": func() {
				r.Tick(input.Frame{X: 5, Y: 5, Just: input.Actions(0).With(input.Cancel),
					AnyPress: true})
			},
			"time":         func() { r.Wait(waitTicks + 1) },
			"another room": func() { r.Stack.Resumed() },
			"no focus":     func() { r.Tick(input.Frame{LostFocus: true}) },
			"the pad": func() {
				if s.wait.button {
					r.Tick(input.Frame{X: -1, Y: -1, Usual: directions, Just: directions, AnyPress: true})
				} else {
					device(r, 0, input.ParseButton("south"))
				}
			},
		} {
			open(r, s, id)
			if !s.Grabbing() {
				t.Fatalf("%s asks nothing", id)
			}
			leave()
			if s.Grabbing() {
				t.Errorf("%s: no way out by %s", id, name)
			}
			if r.Stage.Settings.Bindings != (input.Bindings{}) {
				t.Fatalf("%s: %s changed something", id, name)
			}
		}
	}
	if r.Stack.Top() != s {
		t.Error("leaving a question left the list")
	}
}

func TestAKeyThatCannotBeGivenIsRefusedWithAReason(t *testing.T) {
	r, s := room(t, stagetest.NewSetter(t), words.French, 1280, 720)
	open(r, s, keyID(input.Log))
	device(r, input.ParseKey("ShiftLeft"), 0)
	if text, alert := s.sentence(); alert {
		t.Errorf("holding Shift is refused: %q", text)
	}
	device(r, input.ParseKey("Digit4"), 0)
	if _, alert := s.sentence(); !alert || !s.Grabbing() {
		t.Error("a digit is not refused with a reason")
	}
}

// TestNobodyIsLockedOut gives the keys that confirm and lead back to other things: in the list they work as usual.
func TestNobodyIsLockedOut(t *testing.T) {
	r, s := room(t, stagetest.NewSetter(t), words.English, 1280, 720)
	b := &r.Stage.Settings.Bindings
	b.GiveKey(input.Log, input.ParseKey("Enter"))
	b.GiveKey(input.Confirm, input.ParseKey("x"))
	b.GiveButton(input.Log, input.ParseButton("south"))
	s.SetFocus("all")
	usual := input.Actions(0).With(input.Confirm)
	logged := input.Actions(0).With(input.Log)
	r.Tick(input.Frame{X: -1, Y: -1, Just: logged, Usual: usual, Key: input.ParseKey("Enter"), Keyboard: true})
	if *b != (input.Bindings{}) {
		t.Fatal("Enter, given away, does not press")
	}
	r.Tick(input.Frame{X: -1, Y: -1, Just: logged, Usual: usual, Button: input.ParseButton("south"), Keyboard: true})
	if *b == (input.Bindings{}) {
		t.Fatal("a second press does not take the reset back")
	}
	r.Tick(input.Frame{X: -1, Y: -1, Usual: input.Actions(0).With(input.Cancel), Keyboard: true})
	if r.Stack.Top() == s {
		t.Error("what usually leads back does not")
	}
}

// TestTheListIsWhole wants every action that may be given another key in the list, once, with a name.
func TestTheListIsWhole(t *testing.T) {
	r, _ := room(t, stagetest.NewSetter(t), words.French, 1280, 720)
	seen := map[input.Action]bool{}
	for _, a := range listed {
		if seen[a] || !a.Remappable() {
			t.Errorf("%v stands twice in the list, or for nothing", a)
		}
		seen[a] = true
		if !r.Stage.Catalogue.In(words.French).Has(a.Key()) {
			t.Errorf("%v has no name", a)
		}
	}
	for a := range input.ActionCount {
		if a.Remappable() && !seen[a] {
			t.Errorf("%v is not in the list", a)
		}
	}
}

// TestLayout looks at all of the list in every size, language and size of letters.
func TestLayout(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, reader := range stagetest.Readers() {
		for _, text := range []float64{1, 2} {
			reader.Text = text
			r, s := room(t, setter, reader.Lang, reader.W, reader.H)
			reader.Sit(r.Stage)
			r.Stage.Settings.Bindings.GiveKey(input.Log, input.ParseKey("d"))
			r.Stage.Settings.Bindings.GiveButton(input.Log, input.ParseButton("south"))
			for i := range listed {
				s.Lead(keyID(listed[i]))
				s.wait = wait{on: i%2 == 1, action: listed[i], button: i%4 == 3, until: r.Stage.Tick + 100}
				s.Changed()
				r.Draw()
				for _, fault := range displaytest.Find(&r.List, setter, r.Stage.Metrics.Screen()) {
					t.Errorf("%v, %v: %v", reader, listed[i], fault)
				}
				s.wait = wait{}
			}
		}
	}
}

// TestAListThatRestsBuildsNothing counts what a tick and a frame allocate.
func TestAListThatRestsBuildsNothing(t *testing.T) {
	r, _ := room(t, stagetest.NewSetter(t), words.English, 1280, 720)
	r.Wait(3)
	r.Draw()
	if n := testing.AllocsPerRun(50, func() { r.Wait(1) }); n > 1 {
		t.Errorf("a tick makes %v allocations", n)
	}
}
