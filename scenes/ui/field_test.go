package ui

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

func typed(f *Field, st *stage.Stage, text string) (refused bool) {
	_, refused = f.Update(&input.Frame{Runes: []rune(text)}, st, true)
	return refused
}

func TestAFieldTakesWhatTheFaceCanShow(t *testing.T) {
	st, _ := newStage()
	f := Field{Max: 4}
	if typed(&f, st, "Ana") || f.Text != "Ana" {
		t.Fatalf("typing gives %q", f.Text)
	}
	if !typed(&f, st, "\u2603") || f.Text != "Ana" {
		t.Errorf("a letter without a glyph gives %q", f.Text)
	}
	if !typed(&f, st, "\t") || f.Text != "Ana" {
		t.Errorf("a control letter gives %q", f.Text)
	}
	if !typed(&f, st, "is") || f.Text != "Anai" {
		t.Errorf("a text too long gives %q", f.Text)
	}
}

func TestTheCaretMoves(t *testing.T) {
	st, _ := newStage()
	var f Field
	f.Set("Agent")
	for _, a := range []input.Action{input.Left, input.Left, input.Backspace} {
		f.Update(key(a), st, true)
	}
	typed(&f, st, "x")
	if f.Text != "Agxnt" {
		t.Errorf("text %q", f.Text)
	}
	f.Update(key(input.Delete), st, true)
	f.Update(key(input.Home), st, true)
	f.Update(key(input.Backspace), st, true)
	typed(&f, st, "!")
	f.Update(key(input.End), st, true)
	f.Update(key(input.Delete), st, true)
	typed(&f, st, "?")
	if f.Text != "!Agxt?" {
		t.Errorf("text %q", f.Text)
	}
}

func TestAFieldWithoutTheFocusHearsNothing(t *testing.T) {
	st, _ := newStage()
	var f Field
	if changed, _ := f.Update(&input.Frame{Runes: []rune("abc")}, st, false); changed || f.Text != "" {
		t.Errorf("text %q", f.Text)
	}
}

func TestSpaceWritesAndEnterConfirms(t *testing.T) {
	st, _ := newStage()
	field := []Control{{ID: "name", Label: "Name", Role: display.TextField, Box: display.Rect{W: 100, H: 60}}}
	var p Page
	if got := p.Update(key(input.Confirm, input.Peek), st, field); got != "" {
		t.Errorf("the space bar activates %q", got)
	}
	if got := p.Update(key(input.Confirm), st, field); got != "name" {
		t.Errorf("Enter activates %q", got)
	}
}

func TestASelectedTextIsReplacedByTyping(t *testing.T) {
	st, _ := newStage()
	for _, c := range []struct {
		name string
		do   func(f *Field)
		want string
	}{
		{"typing", func(f *Field) { typed(f, st, "Ina") }, "Ina"},
		{"deleting", func(f *Field) { f.Update(key(input.Backspace), st, true) }, ""},
		{"a letter without a glyph", func(f *Field) { typed(f, st, "\u2603") }, "Agent"},
		{"going to the front", func(f *Field) { f.Update(key(input.Home), st, true); typed(f, st, "!") }, "!Agent"},
		{"going to the end", func(f *Field) { f.Update(key(input.Right), st, true); typed(f, st, "!") }, "Agent!"},
		{"selecting again", func(f *Field) {
			f.Update(key(input.End), st, true)
			f.Update(key(input.SelectAll), st, true)
			typed(f, st, "Bo")
		}, "Bo"},
	} {
		f := Field{Max: 8}
		f.Set("Agent")
		f.SelectAll(st)
		if c.do(&f); f.Text != c.want {
			t.Errorf("%s gives %q, want %q", c.name, f.Text, c.want)
		}
	}
}

func TestTheCaretIsInSightAtOnce(t *testing.T) {
	st, _ := newStage()
	control := Control{ID: "name", Note: "Write a name", Role: display.TextField, Box: display.Rect{W: 400, H: 60}}
	carets := func(f *Field) (n int) {
		var l display.List
		f.Draw(&l, st, &control, true)
		for _, it := range l.Items {
			if it.Kind == display.Fill && it.Box.W < 10 {
				n++
			}
		}
		return n
	}
	for tick := range 3 * blinkTicks {
		st.Tick = tick
		var f Field
		f.Enter(st)
		if carets(&f) != 1 {
			t.Fatalf("at tick %d a field that was just entered shows no caret", tick)
		}
		st.Tick += blinkTicks
		if f.Update(key(), st, true); carets(&f) != 0 {
			t.Fatal("the caret does not blink")
		}
		if typed(&f, st, "a"); carets(&f) != 1 {
			t.Fatal("typing does not bring the caret back")
		}
	}
}

func TestAnEmptyFieldSaysWhatToDo(t *testing.T) {
	st, _ := newStage()
	var f Field
	var l display.List
	f.Draw(&l, st, &Control{Note: "Write a name", Box: display.Rect{W: 400, H: 60}}, false)
	if len(l.Items) != 1 || l.Items[0].Text != "Write a name" {
		t.Errorf("it shows %+v", l.Items)
	}
}

// TestAGamepadLeavesAField lets its directions move the focus, where those of the keys move the caret.
func TestAGamepadLeavesAField(t *testing.T) {
	st, _ := newStage()
	cs := []Control{
		{ID: "field", Role: display.TextField, Box: display.Rect{X: 0, Y: 0, W: 100, H: 40}},
		{ID: "beside", Role: display.Button, Box: display.Rect{X: 120, Y: 0, W: 100, H: 40}},
	}
	var p Page
	var f Field
	f.Set("Agent")
	p.SetFocus("field")
	p.Update(key(input.Right), st, cs)
	if p.Focused() != "field" {
		t.Fatal("a key moves the focus out of a text")
	}
	pad := key(input.Right)
	pad.ByPad = pad.Just
	p.Update(pad, st, cs)
	if p.Focused() != "beside" {
		t.Error("a gamepad is trapped in a text")
	}
	pad = key(input.Left)
	pad.ByPad = pad.Just
	f.Update(pad, st, true)
	typed(&f, st, "!")
	if f.Text != "Agent!" {
		t.Errorf("a gamepad moved the caret: %q", f.Text)
	}
}

// TestWhatIsPutTogetherStandsInTheTextAtOnce: a dead key, a word of a phone that changes its mind, and one that is left
// half done by going away.
func TestWhatIsPutTogetherStandsInTheTextAtOnce(t *testing.T) {
	st, _ := newStage()
	var f Field
	f.Set("Ren")
	tick := func(composing, done string) {
		f.Update(&input.Frame{Composing: []rune(composing), Runes: []rune(done)}, st, true)
	}
	for _, step := range []struct{ composing, done, want string }{
		{"'", "", "Ren'"}, {"", "a", "Rena"},
		{"e", "", "Renae"}, {"eo", "", "Renaeo"}, {"e o", "", "Renae o"}, {"", "et", "Renaet"},
		{"x\u2603y", "", "Renaetxy"}, {"z", "", "Renaetz"},
	} {
		if tick(step.composing, step.done); f.Text != step.want {
			t.Fatalf("composing %q, done %q: %q, want %q", step.composing, step.done, f.Text, step.want)
		}
	}
	f.Enter(st) // The focus was elsewhere meanwhile.
	if tick("", ""); f.Text != "Renaetz" {
		t.Errorf("coming back takes away what was written: %q", f.Text)
	}
	f.Max = 8
	if tick("abc", ""); f.Text != "Renaetza" {
		t.Errorf("beyond its length the text is %q", f.Text)
	}
	if tick("", ""); f.Text != "Renaetz" {
		t.Errorf("what was taken back leaves %q", f.Text)
	}
}

// TestNamesThatLookAlikeAreOne: an accent that the keyboard writes apart from its letter belongs to it, and the space
// around a name is none of it.
func TestNamesThatLookAlikeAreOne(t *testing.T) {
	for _, name := range [...]string{"Zo\u00e9", "Zoe\u0301", " Zoe\u0301 "} {
		if got := Clean(name); got != "Zo\u00e9" {
			t.Errorf("%q is kept as %q", name, got)
		}
	}
}
