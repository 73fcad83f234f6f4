package tabletop_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// held is a tick in which the key for the own hand is down; pressed that in which it went down.
func held(pressed bool) input.Frame {
	in := input.Frame{X: -1, Y: -1, Down: input.Actions(0).With(input.Peek), Keyboard: true}
	if pressed {
		in.Just, in.AnyPress = input.Actions(0).With(input.Peek).With(input.Confirm), true
	}
	return in
}

// nothing leaves the settings as they are.
func nothing(*stage.Settings) {}

// seated is a match of two persons in which the first has the screen.
func seated(t *testing.T, change func(s *stage.Settings)) *bench {
	t.Helper()
	b := sit(t, "pp")
	change(&b.Stage.Settings)
	b.enter()
	return b
}

func TestTheKeyHoldsTheHandOpenOrTurnsIt(t *testing.T) {
	b := seated(t, nothing)
	b.Tick(held(true))
	if !b.HandOpen() {
		t.Error("holding does not open")
	}
	b.Wait(1)
	if b.HandOpen() {
		t.Error("letting go does not close")
	}
	if it, _ := b.Hot("peek"); it.ID == "" {
		t.Error("there is no button")
	}
	if !b.shows("Hold") {
		t.Errorf("there is written %q", b.words())
	}
	b = seated(t, func(s *stage.Settings) { s.PeekToggle = true })
	for _, want := range []bool{true, false, true} {
		b.Tick(held(true))
		b.Tick(held(false))
		b.Wait(30)
		if b.HandOpen() != want {
			t.Errorf("after a press the hand is open: %v", !want)
		}
	}
	if b.shows("Hold") {
		t.Errorf("there is written %q", b.words())
	}
	// A long press on the button turns as a short one does.
	it, _ := b.Hot("peek")
	x, y := it.Box.Centre()
	b.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	for range 3 * match.HoldTicks {
		b.Tick(input.Frame{X: x, Y: y, Held: true})
	}
	if !b.HandOpen() {
		t.Error("holding the button down closes the hand before it is let go")
	}
	b.Tick(input.Frame{X: x, Y: y, Released: true})
	if b.HandOpen() {
		t.Error("a long press does not turn the hand")
	}
}

func TestAnOpenHandClosesAfterTheTimeThatIsSet(t *testing.T) {
	for _, seconds := range []int{5, 10, 20} {
		b := seated(t, func(s *stage.Settings) { s.AutoHide = seconds })
		b.press("peek")
		b.Wait(seconds*60 - 5)
		if !b.HandOpen() {
			t.Fatalf("%d s: closed too soon", seconds)
		}
		b.Wait(10)
		if b.HandOpen() {
			t.Errorf("%d s: still open", seconds)
		}
	}
	b := seated(t, func(s *stage.Settings) { s.AutoHide = 0 })
	b.press("peek")
	b.Wait(60 * 60)
	if !b.HandOpen() {
		t.Error("the hand closed although it is to stay open")
	}
}

// TestWhateverComesBetweenClosesTheHand, and a key that is still held then opens nothing.
func TestWhateverComesBetweenClosesTheHand(t *testing.T) {
	for name, happens := range map[string]func(b *bench, in input.Frame){
		"focus": func(b *bench, in input.Frame) {
			in.LostFocus = true
			b.Stage.Tick++
			b.Stack.Update(&in)
		},
		"display": func(b *bench, in input.Frame) { b.Stage.Metrics.W, b.Stage.Metrics.H = 1600, 900; b.Tick(in) },
		"pause":   func(b *bench, in input.Frame) { b.Key(input.Cancel); b.press("resume") },
		"pad":     func(b *bench, in input.Frame) { in.PadLost = true; b.Tick(in); b.press("resume") },
	} {
		for _, toggle := range []bool{false, true} {
			b := seated(t, func(s *stage.Settings) { s.PeekToggle = toggle })
			b.Tick(held(true))
			if !b.HandOpen() {
				t.Fatalf("%s: the hand does not open", name)
			}
			happens(b, held(false))
			b.Wait(0)
			if b.HandOpen() {
				t.Errorf("%s, toggle %v: the hand stays open", name, toggle)
			}
			if name == "focus" || name == "display" {
				b.Tick(held(false))
				if b.HandOpen() {
					t.Errorf("%s, toggle %v: the key that is still held opens it again", name, toggle)
				}
			}
			b.Wait(2)
			b.Tick(held(true))
			if !b.HandOpen() {
				t.Errorf("%s, toggle %v: the hand cannot be opened again", name, toggle)
			}
		}
	}
}

// code types a code at the curtain by the keys.
func (b *bench) code(signs string) {
	b.T.Helper()
	for _, r := range signs {
		b.Tick(input.Frame{X: -1, Y: -1, Struck: stagetest.Struck(string(r)), Keyboard: true, AnyPress: true})
	}
	b.press("code.enter")
	b.Wait(20)
}

// say presses that one is the person whom the curtain names.
func (b *bench) sayWho() {
	b.T.Helper()
	for range 300 {
		if b.curtain() {
			break
		}
		b.Wait(1)
	}
	b.Wait(20)
	b.press("take")
	b.Wait(20)
}

// TestCodesAreAskedForAtTheCurtain chooses one, gives it, forgets it, turns the setting off and on, and resumes.
func TestCodesAreAskedForAtTheCurtain(t *testing.T) {
	b := sit(t, "pp")
	b.Stage.Settings.SeatCodes = true
	b.sayWho()
	b.code("1234")
	b.code("1234")
	b.Wait(60)
	if b.Holder() != 0 {
		t.Fatal("a chosen code does not give the screen")
	}
	kept := b.Noted[0]
	if kept.Kind != record.NoteCode || !kept.Sealed || kept.Seat != 0 || strings.Contains(kept.Text, "1234") {
		t.Errorf("the record has %+v", kept)
	}
	b.press("card:1")
	b.press("pick")
	b.sayWho()
	b.code("666")
	b.code("666")
	b.Wait(60)
	if other := b.Noted[slices.IndexFunc(b.Noted, func(n record.Note) bool {
		return n.Kind == record.NoteCode &&
			n.Seat == 1
	})]; other.Text == kept.Text {
		t.Error("two codes have one hash")
	}
	b.press("card:1")
	b.press("pick")
	b.sayWho()
	b.code("4321")
	if !b.curtain() {
		t.Fatal("a wrong code gives the screen")
	}
	b.code("1234")
	b.Wait(60)
	if b.Holder() != 0 {
		t.Fatal("the right code does not give the screen")
	}
	notes, moves := slices.Clone(b.Noted), []game.Entry{{Seat: 0, Move: "pick 1"}, {Seat: 1, Move: "pick 1"}}

	// A seat that was given away and taken back has the code that was chosen.
	b.give("seat0.easy", "seat0.person")
	b.sayWho()
	b.press("code.forgotten")
	b.Wait(20)
	if _, gives := b.Hot("code.forgotten"); !gives || len(b.Captions) > 0 &&
		strings.Contains(b.Captions[len(b.Captions)-1], "has forgotten") {
		t.Error("one press gives the code up")
	}
	b.press("code.forgotten")
	const said = "A has forgotten the code and chooses a new one."
	if !slices.Contains(b.Captions, said) {
		t.Errorf("captions %q", b.Captions)
	}
	b.Wait(20)
	b.code("555")
	b.code("555")
	b.Wait(60)
	if text := b.logged(); !strings.Contains(text, said) || strings.Contains(text, "555") {
		t.Errorf("the log has %q", text)
	}

	// Killed: the codes come back with the match, and the screen is nobody's.
	r := bare(t)
	r.Stage.Settings.SeatCodes = true
	r.play("pp", notes, moves...)
	r.sayWho()
	r.code("1111")
	if !r.curtain() {
		t.Error("after a break any code gives the screen")
	}
	r.code("1234")
	r.Wait(60)
	if r.Holder() != 0 {
		t.Error("after a break the code is another one")
	}
	r = bare(t)
	r.Stage.Settings.SeatCodes = true
	r.play("pp", b.Noted, moves...)
	if text := r.logged(); !strings.Contains(text, "You have forgotten your code and choose a new one.") {
		t.Errorf("after a break the curtain tells %q", text)
	}
	r.sayWho()
	r.code("555")
	r.Wait(60)
	if r.Holder() != 0 {
		t.Error("after a break the code is not the one chosen last")
	}
}
