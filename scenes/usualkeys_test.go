package scenes

import (
	"testing"

	"safehouse/scenes/controls"
	"safehouse/scenes/input"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// TestUsualKeysLeadToTheChoiceOfKeys has the usual button press on the whole way to the choice of keys and buttons,
// although the player has given it to the log; elsewhere it does what was chosen.
func TestUsualKeysLeadToTheChoiceOfKeys(t *testing.T) {
	h := newHouse(t)
	b := &h.st.Settings.Bindings
	south := input.ParseButton("south")
	b.GiveButton(input.Confirm, input.ParseButton("l3"))
	b.GiveButton(input.Log, south)
	in := &input.Frame{Button: south}
	in.Just, in.Usual = b.ButtonGives(south)
	confirm, log := input.Actions(0).With(input.Confirm), input.Actions(0).With(input.Log)
	for name, c := range map[string]struct {
		scene stage.Scene
		want  input.Actions
	}{
		"menu": {newMenu(h), confirm}, "settings": {settings.New(h.st), confirm}, "keys": {controls.New(h.st), confirm},
		"matches": {newMatches(h), log},
	} {
		a := &app{st: h.st, stack: stackOf(t, c.scene)}
		if got := a.withUsualKeys(in).Just; got != c.want {
			t.Errorf("%s: the button gives %b, want %b", name, got, c.want)
		}
	}
}
