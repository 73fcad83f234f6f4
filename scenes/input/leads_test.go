package input

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestConfirmAndCancelChangePlaces(t *testing.T) {
	south, east := buttonOf(ebiten.StandardGamepadButtonRightBottom), buttonOf(ebiten.StandardGamepadButtonRightRight)
	var b Bindings
	if !b.GiveButton(Confirm, east) || b.Button(Confirm) != east || b.Button(Cancel) != south {
		t.Fatalf("given B, confirming is %v and leading back %v", b.Button(Confirm), b.Button(Cancel))
	}
	if b.Reset(Cancel); b != (Bindings{}) {
		t.Errorf("one put back leaves %+v", b)
	}
	b.GiveKey(Cancel, 'x')
	if !b.GiveKey(Confirm, 'x') || b.Key(Confirm) != 'x' || b.Key(Cancel) != at(ebiten.KeyEnter) {
		t.Errorf("given X, confirming is %v and leading back %v", b.Key(Confirm), b.Key(Cancel))
	}
	if b.Reset(Confirm); b.Key(Confirm) != at(ebiten.KeyEnter) || b.Key(Cancel) != 'x' {
		t.Errorf("put back, confirming is %v and leading back %v", b.Key(Confirm), b.Key(Cancel))
	}
	b = Bindings{}
	if b.GiveKey(Cancel, at(ebiten.KeyEnter)) || b != (Bindings{}) {
		t.Errorf("Enter is given away although Escape cannot be had in exchange: %+v", b)
	}
	if b.GiveKey(Confirm, at(ebiten.KeyArrowUp)) || b.GiveButton(Cancel, buttonOf(ebiten.StandardGamepadButtonLeftTop)) ||
		b != (Bindings{}) {
		t.Errorf("a direction is given away: %+v", b)
	}
}

// TestWhatLeadsComesFirst gives a press that confirms or leads back to other actions too: it does not do them.
func TestWhatLeadsComesFirst(t *testing.T) {
	var b Bindings
	east := buttonOf(ebiten.StandardGamepadButtonRightRight)
	for _, a := range []Action{Rules, Inspect, Peek, Menu, Next, Up} {
		b.GiveButton(a, east)
		b.GiveKey(a, at(ebiten.KeyNumpadEnter))
	}
	if got := b.ofButton(east); got != set(Cancel) {
		t.Errorf("the button that leads back gives %b", got)
	}
	if got := b.ofKey(at(ebiten.KeyNumpadEnter)); got != set(Confirm) {
		t.Errorf("the key that confirms gives %b", got)
	}
	if b.SharingButton(Rules)&set(Cancel) == 0 {
		t.Error("what is never done is not told")
	}
}

func TestSettingsThatLockOutAreHealed(t *testing.T) {
	for text, want := range map[string]Bindings{
		`{"buttons":{"confirm":"east"}}`:                 {},
		`{"buttons":{"confirm":"west","cancel":"west"}}`: {},
		`{"keys":{"cancel":"Enter"}}`:                    {},
		`{"keys":{"confirm":"x","cancel":"x"}}`:          {},
		`{"keys":{"confirm":"ArrowDown"}}`:               {},
		`{"buttons":{"cancel":"up"}}`:                    {},
		`{"buttons":{"confirm":"east","cancel":"south"}}`: {Buttons: [ActionCount]Button{Confirm: ParseButton("east"),
			Cancel: ParseButton("south")}},
	} {
		var b Bindings
		if err := json.Unmarshal([]byte(text), &b); err != nil || b != want {
			t.Errorf("%s is read as %+v, %v", text, b, err)
		}
	}
}

// TestNoAssignmentsLockOut gives keys and buttons to actions at random. After each, a player with only a keyboard or
// only a gamepad can confirm, lead back and move in every direction where keys and buttons are chosen, and confirm and
// lead back everywhere.
func TestNoAssignmentsLockOut(t *testing.T) {
	var keys []Key
	for place := ebiten.Key(0); place <= ebiten.KeyMax; place++ {
		keys = append(keys, new(Layout).key(place))
	}
	telling := []Key{at(ebiten.KeyEnter), at(ebiten.KeySpace), at(ebiten.KeyTab), at(ebiten.KeyArrowUp),
		at(ebiten.KeyArrowDown), 'x', at(ebiten.KeyNumpadEnter)}
	buttons := len(buttonNames)
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		var b Bindings
		for step := range 40 {
			a := Action(r.IntN(int(ActionCount)))
			if r.IntN(3) == 0 {
				a = []Action{Confirm, Cancel}[r.IntN(2)]
			}
			switch r.IntN(5) {
			case 0:
				b.Reset(a)
			case 1:
				b.GiveKey(a, keys[r.IntN(len(keys))])
			case 2:
				b.GiveKey(a, telling[r.IntN(len(telling))])
			default:
				b.GiveButton(a, Button(1+r.IntN(buttons)))
			}
			checkWays(t, &b, keys)
			if t.Failed() {
				t.Fatalf("seed %d, step %d: %+v", seed, step, b)
			}
		}
	}
}

// checkWays wants a key and a button for all that it takes to change keys and buttons.
func checkWays(t *testing.T, b *Bindings, keys []Key) {
	t.Helper()
	var byKey, byButton, keySure, buttonSure Actions
	alone := func(all Actions, set Actions) Actions {
		if set&leading == leading {
			t.Errorf("one press confirms and leads back")
		}
		if set&leading != 0 && set&moving != 0 {
			t.Errorf("one press leads and moves: %b", set)
		}
		return all | set
	}
	for _, k := range keys {
		just, usual := b.KeyGives(k, Modifiers{})
		byKey, keySure = alone(byKey, just), alone(keySure, usual)
	}
	for x := Button(1); int(x) <= len(buttonNames); x++ {
		just, usual := b.ButtonGives(x)
		byButton, buttonSure = alone(byButton, just), alone(buttonSure, usual)
	}
	for name, set := range map[string]Actions{"key": byKey & leading, "button": byButton & leading,
		"sure key": keySure & leading, "sure button": buttonSure & leading} {
		if set != leading {
			t.Errorf("by %s only %b can be given", name, set)
		}
	}
	if keySure&directions != directions || buttonSure&directions != directions {
		t.Errorf("not every direction can be given: %b, %b", keySure&directions, buttonSure&directions)
	}
	for name, set := range map[string]Actions{"key": first(b.ofKey(b.Key(Confirm)), false),
		"button": b.ofButton(b.Button(Confirm))} {
		if set != Actions(0).With(Confirm) {
			t.Errorf("the %s named for confirming gives %b", name, set)
		}
	}
}
