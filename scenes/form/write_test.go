package form

import (
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// TestAHeldButtonCountsOn counts once for a press, then on in its own time, and no more when it is let go.
func TestAHeldButtonCountsOn(t *testing.T) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	st := &stage.Stage{
		Catalogue: catalogue, Measure: setter, Lang: words.English, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1280, H: 720},
	}
	counted := 0
	var p Page
	p = New(st, func() *Sheet {
		all := p.NewSheet("")
		more := Item{Control: ui.Control{ID: "more", Label: "+", Role: display.Button}, Count: func() { counted++ }}
		all.Option(Option{Label: "Number", Lines: [][]Item{{more}}})
		return all
	})
	p.SetFocus("more")
	still := input.Frame{X: -1, Y: -1, Focused: true, Keyboard: true}
	held := still
	held.Down = held.Down.With(input.Confirm)
	pressed := held
	pressed.Just = pressed.Just.With(input.Confirm)
	want := func(when string, n int) {
		t.Helper()
		if counted != n {
			t.Fatalf("%s it has counted %d times, want %d", when, counted, n)
		}
	}
	p.Update(&pressed)
	want("pressed", 1)
	for range stepDelay {
		p.Update(&held)
	}
	want("held for a moment", 1)
	for range 3 * stepEvery {
		p.Update(&held)
	}
	want("held on", 4)
	p.Update(&still)
	p.Update(&still)
	want("let go", 4)
	p.Update(&pressed)
	want("pressed again", 5)
}
