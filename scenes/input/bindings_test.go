package input

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestModifiers(t *testing.T) {
	var b Bindings
	for _, c := range []struct {
		key  Key
		with Modifiers
		want Actions
	}{
		{at(ebiten.KeyTab), Modifiers{}, set(Next)},
		{at(ebiten.KeyTab), Modifiers{shift: true}, set(Prev)},
		{at(ebiten.KeyTab), Modifiers{alt: true}, 0},
		{at(ebiten.KeyEnter), Modifiers{}, set(Confirm)},
		{at(ebiten.KeyEnter), Modifiers{alt: true}, set(FullScreen)},
		{at(ebiten.KeySpace), Modifiers{}, set(Confirm, Peek)},
		{at(ebiten.KeyF11), Modifiers{}, set(FullScreen)},
		{'a', Modifiers{command: true}, set(SelectAll)},
		{'l', Modifiers{command: true}, 0},
		{'l', Modifiers{}, set(Log)},
	} {
		if got := b.means(c.key, c.with); got != c.want {
			t.Errorf("%v with %+v gives %b, want %b", c.key, c.with, got, c.want)
		}
	}
}

func TestEveryActionHasAKeyAndAName(t *testing.T) {
	var b Bindings
	var all Actions
	names := map[string]Action{}
	for place := ebiten.Key(0); place <= ebiten.KeyMax; place++ {
		for _, with := range []Modifiers{{}, {shift: true}, {command: true}} {
			all |= b.means(new(Layout).key(place), with)
		}
	}
	for a := range ActionCount {
		if !all.Has(a) {
			t.Errorf("no key gives action %d", a)
		}
		if other, twice := names[a.String()]; twice || a.String() == "" {
			t.Errorf("actions %d and %d are both called %q", a, other, a)
		}
		names[a.String()] = a
	}
}

func TestUsuallyNothingCollides(t *testing.T) {
	var b Bindings
	for a := range ActionCount {
		if s := b.SharingKey(a); s != 0 {
			t.Errorf("%v shares a key with %b", a, s)
		}
		if s := b.SharingButton(a); s != 0 {
			t.Errorf("%v shares a button with %b", a, s)
		}
	}
}

func TestAKeyIsGivenToAnotherAction(t *testing.T) {
	var b Bindings
	b.GiveKey(Log, 'k')
	if got := b.means('k', Modifiers{}); got != set(Log) {
		t.Errorf("the new key gives %b", got)
	}
	if got := b.means('l', Modifiers{}); got != 0 {
		t.Errorf("the old key still gives %b", got)
	}
	b.GiveKey(Peek, at(ebiten.KeyTab))
	if got := b.means(at(ebiten.KeySpace), Modifiers{}); got != set(Confirm) {
		t.Errorf("the space bar gives %b, want to confirm alone", got)
	}
	if got := b.SharingKey(Peek); got != set(Next) {
		t.Errorf("Peek shares its key with %b, want Next", got)
	}
	if got := b.SharingKey(Next); got != set(Peek) {
		t.Errorf("Next shares its key with %b, want Peek", got)
	}
	b.GiveKey(Log, 'l')
	if b.Changed(Log) {
		t.Error("the usual key given back counts as a change")
	}
	b.Reset(Peek)
	if b != (Bindings{}) {
		t.Error("resetting leaves something")
	}
	b.GiveButton(Draw, buttonOf(ebiten.StandardGamepadButtonRightTop))
	if b.SharingButton(Inspect) != set(Draw) {
		t.Error("two actions on one button are not told")
	}
}

func TestActionsOfDifferentTablesMayShareAKey(t *testing.T) {
	var b Bindings
	b.GiveKey(Notebook, 's')
	if got := b.SharingKey(Notebook); got != 0 {
		t.Errorf("the notebook and stopping never meet, and yet share with %b", got)
	}
	b.GiveKey(Notebook, 'd')
	if got := b.SharingKey(Notebook); got != set(Draw) {
		t.Errorf("the notebook shares its key with %b, want the discard pile's", got)
	}
}

// TestNobodyIsLockedIn lets Escape lead back whatever is chosen, and confirming by one key with the hand need another.
func TestNobodyIsLockedIn(t *testing.T) {
	var b Bindings
	b.GiveKey(Log, at(ebiten.KeyEscape))
	b.GiveKey(Cancel, 'x')
	if got := b.means(at(ebiten.KeyEscape), Modifiers{}); got != set(Cancel) {
		t.Errorf("Escape gives %b", got)
	}
	if got := b.means('x', Modifiers{}); got != set(Cancel) {
		t.Errorf("the key chosen to lead back gives %b", got)
	}
	for _, k := range []Key{at(ebiten.KeyDigit1), at(ebiten.KeyBackspace), at(ebiten.KeyShiftLeft), at(ebiten.KeyNumpad3),
		0} {
		b.GiveKey(Rules, k)
		if b.Changed(Rules) {
			t.Errorf("%v can be given away", k)
		}
	}
	b = Bindings{}
	b.GiveKey(Confirm, 'x')
	b.GiveKey(Peek, 'x')
	if b.SharingKey(Confirm) != set(Peek) {
		t.Error("a hand that opens with the only key that confirms is not told")
	}
}

func TestBindingsComeBack(t *testing.T) {
	var b, again Bindings
	b.GiveKey(Log, 'é')
	b.GiveKey(Peek, at(ebiten.KeyF5))
	b.GiveButton(Peek, buttonOf(ebiten.StandardGamepadButtonLeftStick))
	text, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"keys":{"log":"é","peek":"F5"},"buttons":{"peek":"l3"}}`; string(text) != want {
		t.Errorf("written as %s, want %s", text, want)
	}
	if err := json.Unmarshal(text, &again); err != nil || again != b {
		t.Errorf("read back as %+v, %v", again, err)
	}
	if text, err = json.Marshal(Bindings{}); err != nil || string(text) != "{}" {
		t.Errorf("the usual keys are written as %s, %v", text, err)
	}
}

// TestWhatMeansNothingLeavesTheUsualKeys, and is named where it was given to something that this version knows.
func TestWhatMeansNothingLeavesTheUsualKeys(t *testing.T) {
	for text, want := range map[string]*WrongBindings{
		`{"keys":{"dance":"F5","log":"Anykey","rules":"Escape","mute":""}}`: {[]Action{Rules, Log, Mute}},
		`{"buttons":{"log":"turbo"}}`:                                       {[]Action{Log}}, `7`: {}, `"l"`: {}, `[1]`: {},
		`{"keys":["l"]}`:             {},
		`{"keys":{"backspace":"x"}}`: nil, `{"keys":{"dance":7}}`: nil, `null`: nil,
	} {
		b := Bindings{}
		err := json.Unmarshal([]byte(text), &b)
		wrong, _ := errors.AsType[*WrongBindings](err)
		named := wrong != nil && want != nil && slices.Equal(wrong.Actions, want.Actions)
		if b != (Bindings{}) || !named && (err != nil || want != nil) {
			t.Errorf("%s gives %+v, %v", text, b, err)
		}
	}
}

func TestEveryKeyHasATextForm(t *testing.T) {
	for place := ebiten.Key(0); place <= ebiten.KeyMax; place++ {
		if k := new(Layout).key(place); ParseKey(k.String()) != k && !strings.Contains(k.String(), "Numpad") {
			t.Errorf("%v is read back as %v", k, ParseKey(k.String()))
		}
	}
	for b := Button(0); int(b) <= len(buttonNames); b++ {
		if b.Free() && ParseButton(b.String()) != b {
			t.Errorf("%v is read back as %v", b, ParseButton(b.String()))
		}
	}
}

func TestStylesOfGamepads(t *testing.T) {
	for name, want := range map[string]Style{
		"Xbox 360 Controller": Xbox, "Generic USB Joystick": Xbox, "": Xbox,
		"Sony Interactive Entertainment Wireless Controller": PlayStation, "Wireless Controller": PlayStation,
		"Nintendo Switch Pro Controller": Nintendo,
	} {
		if got := styleOf(name); got != want {
			t.Errorf("%q has the buttons of %v, want %v", name, got, want)
		}
	}
}
