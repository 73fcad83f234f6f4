package scenes

import (
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// byPad is a press of a gamepad.
func byPad(a input.Action) *input.Frame {
	in := press(a)
	in.ByPad, in.Device = in.Just, input.Pad
	return in
}

// TestNamesAreGoodNames wants every name of every language to be short enough for the seat, and none twice.
func TestNamesAreGoodNames(t *testing.T) {
	h := newHouse(t)
	for _, lang := range words.Languages() {
		h.st.Lang = lang
		s := newNames(h, h.draft(&rooms[0]), 0).(*names)
		seen := map[string]bool{}
		for _, name := range s.names() {
			if n := len([]rune(name)); n < 3 || n > game.MaxName || seen[name] || ui.Clean(name) != name {
				t.Errorf("%s: %q is no name to pick", lang, name)
			}
			seen[name] = true
		}
	}
}

// TestANameIsPickedByGamepad names a player without a keyboard.
func TestANameIsPickedByGamepad(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		h := newHouse(t)
		s := newSetup(h, g).(*setup)
		s.draft.seatQuickly(together)
		s.Resumed()
		stack := stackOf(t, s)
		s.SetFocus(id("name", 0))
		stack.Update(byPad(input.Right))
		if s.Focused() != id("names", 0) {
			t.Fatalf("%s: beside the name there is %q", g.Name, s.Focused())
		}
		stack.Update(byPad(input.Confirm))
		list, ok := stack.Top().(*names)
		if !ok {
			t.Fatalf("%s: no list of names opens", g.Name)
		}
		stack.Update(byPad(input.Right))
		stack.Update(byPad(input.Confirm))
		if stack.Top() != s || s.draft.all[0].player().Name != list.names()[1] {
			t.Fatalf("%s: the player is called %q, want %q", g.Name, s.draft.all[0].player().Name, list.names()[1])
		}
		// On the field itself a gamepad opens the list too, and finds the name of the other player taken.
		s.SetFocus(id("name", 1))
		stack.Update(byPad(input.Confirm))
		list, ok = stack.Top().(*names)
		if !ok {
			t.Fatalf("%s: confirming on a name opens no list", g.Name)
		}
		list.SetFocus(id("pick", 1))
		stack.Update(byPad(input.Confirm))
		if stack.Top() != list || list.Refusal() == "" {
			t.Errorf("%s: two players may have one name", g.Name)
		}
		stack.Update(byPad(input.Cancel))
		if stack.Top() != s {
			t.Errorf("%s: no way back from the list", g.Name)
		}
	}
}

// TestEnterOnANameGoesOn keeps what the keyboard had: no list comes between two names.
func TestEnterOnANameGoesOn(t *testing.T) {
	h := newHouse(t)
	s := newSetup(h, &rooms[0]).(*setup)
	s.draft.seatQuickly(together)
	s.Resumed()
	stack := stackOf(t, s)
	s.SetFocus(id("name", 0))
	stack.Update(press(input.Confirm))
	if stack.Top() != s || s.Focused() != id("name", 1) {
		t.Errorf("Enter on a name leads to %q", s.Focused())
	}
}

// TestValuesAreCountedWithoutDigits counts a document's value up by a gamepad: once for a press, and on while it is
// held.
func TestValuesAreCountedWithoutDigits(t *testing.T) {
	h := newHouse(t)
	d := h.draft(secret(t))
	writesValues(t, h, d, "")
	s := newOptions(h, d).(*optionsPage)
	s.SetFocus(id("more", 4))
	before := value(d, 5)
	s.Update(byPad(input.Confirm))
	if got := value(d, 5); got != before+topsecret.ValueStep {
		t.Fatalf("a press counts %d to %d", before, got)
	}
	held := still()
	held.Down = held.Down.With(input.Confirm)
	for range 60 {
		s.Update(held)
	}
	counted := value(d, 5)
	if counted < before+3*topsecret.ValueStep {
		t.Errorf("held on for a second it counts %d to %d", before, counted)
	}
	s.Update(still())
	s.Update(still())
	if got := value(d, 5); got != counted {
		t.Errorf("let go it counts on to %d", got)
	}
	s.SetFocus(id("less", 0))
	for range 30 {
		s.Update(byPad(input.Confirm))
		s.Update(still())
	}
	if got := value(d, 1); got != topsecret.MinValue {
		t.Errorf("counted down the value is %d, want %d", got, topsecret.MinValue)
	}
}
