package stage_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

func newStage(t *testing.T, lang words.Lang) *stage.Stage {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	return &stage.Stage{Catalogue: catalogue, Lang: lang, Settings: stage.DefaultSettings()}
}

func TestPromptsFollowTheLastDevice(t *testing.T) {
	st := newStage(t, words.French)
	for _, c := range []struct {
		device input.Device
		style  input.Style
		want   string
	}{
		{input.Keys, 0, "Entrée"}, {input.Mouse, 0, "Entrée"}, {input.Touch, 0, ""}, {input.Pad, input.Xbox, "A"},
		{input.Pad, input.PlayStation, "Croix"}, {input.Pad, input.Nintendo, "B"},
	} {
		st.Uses(&input.Frame{Device: c.device, Style: c.style})
		if got := st.Prompt(input.Confirm); got != c.want {
			t.Errorf("device %v, style %v: confirming is by %q, want %q", c.device, c.style, got, c.want)
		}
	}
}

func TestPromptsFollowBindingsAndLanguage(t *testing.T) {
	st := newStage(t, words.English)
	if got := st.HoldPrompt(input.Peek); got != "Hold Space" {
		t.Errorf("the hand opens by %q", got)
	}
	st.Settings.PeekToggle = true
	st.Lang = words.French
	if got := st.HoldPrompt(input.Peek); got != "Espace" {
		t.Errorf("the hand opens by %q, in French, with one press", got)
	}
	st.Settings.Bindings.GiveKey(input.Peek, input.ParseKey("é"))
	if got := st.Prompt(input.Peek); got != "É" {
		t.Errorf("the key given to it is called %q", got)
	}
	st.Device = input.Pad
	st.Settings.Bindings.GiveButton(input.Peek, input.ParseButton("l3"))
	if got := st.Prompt(input.Peek); got != "LS" {
		t.Errorf("the button given to it is called %q", got)
	}
	if got := st.Prompt(input.Mute); got != "" {
		t.Errorf("what no button gives is by %q", got)
	}
}

// TestAChangeOfDeviceIsDrawn wants the next frame drawn when prompts change, and none when the mouse follows a key.
func TestAChangeOfDeviceIsDrawn(t *testing.T) {
	st := newStage(t, words.English)
	for _, c := range []struct {
		device input.Device
		want   bool
	}{{input.Keys, false}, {input.Mouse, false}, {input.Pad, true}, {input.Pad, false}, {input.Touch, true},
		{input.Keys, true}} {
		before := st.Prompts()
		st.Uses(&input.Frame{Device: c.device})
		if got := st.TakeRedraw(); got != c.want || (before != st.Prompts()) != c.want {
			t.Errorf("after device %v a frame is drawn: %v, want %v", c.device, got, c.want)
		}
	}
}

// TestEveryUsualKeyAndButtonHasWords lets no prompt show the engine's name of a key.
func TestEveryUsualKeyAndButtonHasWords(t *testing.T) {
	for _, lang := range words.Languages() {
		st := newStage(t, lang)
		reader := st.Catalogue.In(lang)
		var usual input.Bindings
		for a := range input.ActionCount {
			k := usual.Key(a)
			if name := k.String(); len(name) > 3 && !reader.Has("keys."+name) {
				t.Errorf("%s: no words for the key %q", lang, name)
			}
		}
		for i := range ebiten.StandardGamepadButtonMax + 1 {
			b := input.Button(i + 1)
			for style := range input.StyleCount {
				st.PadStyle = style
				if b.Free() && st.ButtonName(b) == "" {
					t.Errorf("%s: no words for the button %v of %v", lang, b, style)
				}
			}
		}
	}
}

// TestDigitsAreNamedForTheKeyboardAlone names no key for who has none in hand.
func TestDigitsAreNamedForTheKeyboardAlone(t *testing.T) {
	st := newStage(t, words.English)
	for device, want := range map[input.Device]bool{input.Keys: true, input.Mouse: true, input.Touch: false,
		input.Pad: false} {
		if st.Device = device; st.KeyCaps() != want {
			t.Errorf("device %v: keys are named: %v", device, !want)
		}
	}
}

// TestAKeyIsCalledByWhatStandsOnIt, as far as there are letters for that.
func TestAKeyIsCalledByWhatStandsOnIt(t *testing.T) {
	st := newStage(t, words.English)
	st.Measure = stagetest.NewSetter(t)
	var keys input.Layout
	for sign, want := range map[rune]string{'в': "В", 'ж': "Ж", 'ก': "D", 'd': "D"} {
		keys.Read(func(place ebiten.Key) string {
			if place == ebiten.KeyD {
				return string(sign)
			}
			return ""
		})
		st.Types(keys)
		if got := st.Prompt(input.Draw); got != want {
			t.Errorf("where %c stands, drawing is by %q, want %q", sign, got, want)
		}
	}
	if !st.TakeRedraw() {
		t.Error("a keyboard with other signs is not shown")
	}
}
