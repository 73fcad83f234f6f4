package controls

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// press lets a key or a button go down as the poller tells of it with the bindings in use.
func press(r *stagetest.Room, k input.Key, b input.Button) {
	in := input.Frame{X: -1, Y: -1, Key: k, Button: b, AnyPress: true, Keyboard: true}
	if b != 0 {
		in.Just, in.Usual = r.Stage.Settings.Bindings.ButtonGives(b)
		in.ByPad, in.Device = in.Just, input.Pad
	} else {
		in.Just, in.Usual = r.Stage.Settings.Bindings.KeyGives(k, input.Modifiers{})
	}
	r.Tick(in)
	r.Wait(1)
}

// TestConfirmAndBackChangePlaces gives the button that leads back to confirming, as a player does: A leads back then,
// and the next press of B gives the choice its usual meaning back.
func TestConfirmAndBackChangePlaces(t *testing.T) {
	r, s := room(t, stagetest.NewSetter(t), words.English, 1280, 720)
	south, east := input.ParseButton("south"), input.ParseButton("east")
	s.SetFocus(buttonID(input.Confirm))
	press(r, 0, south)
	press(r, 0, east)
	text, alert := s.sentence()
	if alert || !strings.Contains(text, "changed places") {
		t.Errorf("the line says %q", text)
	}
	b := &r.Stage.Settings.Bindings
	if b.Button(input.Confirm) != east || b.Button(input.Cancel) != south {
		t.Fatalf("confirming is %v, leading back %v", b.Button(input.Confirm), b.Button(input.Cancel))
	}
	s.SetFocus("all")
	press(r, 0, east)
	if *b != (input.Bindings{}) {
		t.Error("the button that confirms now does not put all back")
	}
	press(r, 0, south)
	press(r, 0, south)
	if r.Stack.Top() == s {
		t.Error("the button that leads back now does not")
	}
}

// TestNoChoiceLocksOut chooses keys and buttons at random in the list itself. Then a player with a keyboard or a
// gamepad alone finds the way to the button that puts all back, by the arrows, presses it, and leaves.
func TestNoChoiceLocksOut(t *testing.T) {
	setter := stagetest.NewSetter(t)
	keys := []string{"Enter", "Space", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "x", "y", "l", "F1", "NumpadEnter"}
	buttons := []string{"south", "east", "west", "north", "l1", "r1", "up", "down", "left", "right", "start", "l3"}
	for seed := range uint64(12) {
		rng := rand.New(rand.NewPCG(seed, 7))
		r, s := room(t, setter, words.English, 1280, 720)
		b := &r.Stage.Settings.Bindings
		for range 25 {
			a := listed[rng.IntN(len(listed))]
			if rng.IntN(2) == 0 {
				a = listed[rng.IntN(2)]
			}
			s.ask(a, rng.IntN(2) == 1)()
			if s.wait.button {
				device(r, 0, input.ParseButton(buttons[rng.IntN(len(buttons))]))
			} else {
				device(r, input.ParseKey(keys[rng.IntN(len(keys))]), 0)
			}
			s.Resumed()
		}
		b.GiveKey(input.Language, input.ParseKey("é")) // Whatever came before, there is something to put back.
		chosen := *b
		for _, pad := range []bool{false, true} {
			s := New(r.Stage).(*Scene)
			r.Enter(&stagetest.Blank{})
			r.Enter(s)
			*b = chosen
			s.undoing = false
			leave(t, r, s, pad)
			if t.Failed() {
				t.Fatalf("seed %d, pad %v: %+v", seed, pad, chosen)
			}
		}
	}
}

// leave puts all back and leaves, with the keys or the buttons that are named on the screen and the arrows.
func leave(t *testing.T, r *stagetest.Room, s *Scene, pad bool) {
	t.Helper()
	b := &r.Stage.Settings.Bindings
	act := func(a input.Action, arrow string) {
		switch {
		case pad && arrow != "":
			press(r, 0, input.ParseButton(strings.ToLower(arrow)))
		case pad:
			press(r, 0, b.Button(a))
		case arrow != "":
			press(r, input.ParseKey("Arrow"+arrow), 0)
		default:
			press(r, b.Key(a), 0)
		}
	}
	for i := 0; i < 80 && s.Focused() != "all"; i++ {
		act(0, [...]string{"Down", "Left"}[i%2])
	}
	if s.Focused() != "all" {
		t.Errorf("the arrows lead to %q, and never to the button that puts all back", s.Focused())
	}
	act(input.Confirm, "")
	if *b != (input.Bindings{}) {
		t.Error("all is not put back")
	}
	act(input.Cancel, "")
	if r.Stack.Top() == s {
		t.Error("there is no way back")
	}
}
