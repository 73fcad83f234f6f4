package ui

import (
	"slices"
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

func catalogue(t *testing.T) *words.Catalogue {
	t.Helper()
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// listening is a stage with ears.
func listening(t *testing.T) (*stage.Stage, *[]stage.Saying) {
	t.Helper()
	st, _ := newStage()
	st.Catalogue, st.Lang = catalogue(t), words.English
	var said []stage.Saying
	st.Hear = func(s stage.Saying) { said = append(said, s) }
	return st, &said
}

func textsOf(said *[]stage.Saying) (texts []string) {
	for _, s := range *said {
		texts = append(texts, s.Text)
	}
	*said = nil
	return texts
}

func TestTheFocusIsSaid(t *testing.T) {
	st, said := listening(t)
	var p Page
	cs := grid()
	cs[1].Key = "F1"
	p.Update(key(), st, cs)
	p.Update(key(), st, cs)
	p.SetFocus("a")
	p.Update(key(), st, cs)
	p.Update(key(input.Right), st, cs)
	p.SetFocus("d")
	p.Update(key(), st, cs)
	want := []string{"C, button", "A, button", "B, button, key F1", "D, button, not available: Not now."}
	if got := textsOf(said); !slices.Equal(got, want) {
		t.Errorf("said %q, not %q", got, want)
	}
	// What a pointer does is seen by who uses it.
	mouse := &input.Frame{X: 10, Y: 10, Moved: true, Pressed: true, Held: true}
	p.Update(mouse, st, cs)
	if got := textsOf(said); len(got) != 0 {
		t.Errorf("a pointer is answered with %q", got)
	}
	st.Hear = nil
	if n := testing.AllocsPerRun(10, func() { p.SetFocus("a"); p.Update(key(input.Next), st, cs) }); n != 0 {
		t.Errorf("with nobody listening a tick takes %v allocations", n)
	}
}

func TestWhatIsSetIsSaidWhenItChanges(t *testing.T) {
	st, said := listening(t)
	var p Page
	cs := []Control{
		{ID: "v", Label: "Volume", Heard: Heard{Value: "50 %"}, Role: display.Slider, Box: display.Rect{W: 100, H: 60}},
		{ID: "m", Label: "On", Heard: Heard{Aloud: "Sound: On"},
			Role: display.Choice, Box: display.Rect{Y: 80, W: 100, H: 60}},
		{ID: "o", Label: "Odds", Role: display.Toggle, Box: display.Rect{Y: 160, W: 100, H: 60}},
	}
	p.Update(key(), st, cs)
	cs[0].Value = "60 %"
	p.Update(key(), st, cs)
	p.Update(key(input.Down), st, cs)
	cs[1].Checked = true
	p.Update(key(), st, cs)
	p.Update(key(input.Down), st, cs)
	cs[2].Checked = true
	p.Update(key(), st, cs)
	want := []string{"Volume, slider, 50 %", "60 %", "Sound: On, choice, not chosen", "chosen", "Odds, switch, off", "on"}
	if got := textsOf(said); !slices.Equal(got, want) {
		t.Errorf("said %q, not %q", got, want)
	}
}

// TestASecretIsNotSaidUnasked: in an open hand of one of several persons the focus is told in words that anybody may
// hear, and a hand of several cards sounds like a hand of one.
func TestASecretIsNotSaidUnasked(t *testing.T) {
	st, said := listening(t)
	cs := grid()
	for i := range cs[:4] {
		cs[i].Secret, cs[i].Public = true, "A card of your own"
	}
	st.Private, st.Settings.Voice = true, true
	var p Page
	p.Update(key(), st, cs)
	for range 3 {
		p.Update(key(input.Next), st, cs)
	}
	p.SetFocus("d")
	p.Update(key(input.Confirm), st, cs)
	want := []string{"A card of your own", "The explanation is on the screen; V reads it aloud."}
	if got := textsOf(said); !slices.Equal(got, want) {
		t.Errorf("said %q, not %q", got, want)
	}
	st.Settings.Voice = false
	if got := st.Withheld(); got != "The explanation is on the screen." {
		t.Errorf("without a voice a key is said to read aloud: %q", got)
	}
	if got := p.Spoken(st, cs); got != "D, button, not available: Not now." {
		t.Errorf("who asks is told %q", got)
	}
	st.Private = false
	p.SetFocus("a")
	p.Update(key(), st, cs)
	if got := textsOf(said); !slices.Equal(got, []string{"A, button"}) {
		t.Errorf("one person alone is told %q", got)
	}
}
