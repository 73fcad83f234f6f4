package rulebook

import (
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

func open(t *testing.T, lang words.Lang) (*Scene, *stage.Stage) {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	st := &stage.Stage{
		Catalogue: catalogue, Measure: setter, Lang: lang, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1024, H: 640},
	}
	return New(st, "kompromat").(*Scene), st
}

func press(a input.Action) *input.Frame {
	return &input.Frame{Just: input.Actions(0).With(a), Keyboard: true, X: -1, Y: -1}
}

func TestEveryWordOfTheRulesCanBeRead(t *testing.T) {
	for _, lang := range words.Languages() {
		s, _ := open(t, lang)
		panel, _ := s.panel()
		var all strings.Builder
		for range 400 {
			var l display.List
			s.Draw(&l)
			for _, it := range l.Items {
				if it.Kind == display.Text && it.Clip == panel && it.Box.Y >= panel.Y && it.Box.Y+it.Box.H <= panel.Y+panel.H {
					all.WriteString(it.Text + " ")
				}
			}
			s.Update(press(input.Down))
		}
		read := strings.Join(strings.Fields(all.String()), " ")
		if len(s.sections()) < 10 {
			t.Fatalf("%s: %d sections", lang, len(s.sections()))
		}
		for _, sec := range s.sections() {
			if !strings.Contains(read, sec.head) {
				t.Errorf("%s: %q never comes into sight", lang, sec.head)
			}
			for _, word := range strings.Fields(sec.text) {
				if len(word) > 3 && !strings.Contains(read, strings.TrimSuffix(word, "-")) && !strings.Contains(word, "-") {
					t.Errorf("%s: %q never comes into sight", lang, word)
				}
			}
		}
	}
}

func TestTheRulesCloseByEscAndByTheirOwnKey(t *testing.T) {
	for _, a := range []input.Action{input.Cancel, input.Rules, input.Confirm} {
		s, _ := open(t, words.English)
		s.page.SetFocus("done")
		if s.Update(press(a)) != stage.Pop() {
			t.Errorf("action %d does not close them", a)
		}
	}
}
