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
