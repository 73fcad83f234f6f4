package handover

import (
	"reflect"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// openCode opens a curtain at which a code is asked for, and takes the screen.
func openCode(t *testing.T, code string) *desk {
	t.Helper()
	d := open(t)
	d.lock = lockOf{asks: true, code: code}
	d.wait(questionGuard)
	d.tick(confirm())
	d.wait(questionGuard)
	if d.took != 0 {
		t.Fatal("the screen was taken without a code")
	}
	return d
}

// hot is where a control stands.
func (d *desk) hot(id string) display.Item {
	for _, it := range d.frame() {
		if it.ID == id {
			return it
		}
	}
	return display.Item{}
}

// press presses a control with the pointer.
func (d *desk) press(id string) {
	x, y := d.hot(id).Box.Centre()
	d.tick(input.Frame{X: x, Y: y, Moved: true})
	d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	d.tick(input.Frame{X: x, Y: y, Released: true})
	d.wait(1)
}

// write types a code, by keys or by the pointer, and confirms it.
func (d *desk) write(code string, keys bool) {
	for _, r := range code {
		if keys {
			d.tick(input.Frame{Struck: stagetest.Struck(string(r)), Keyboard: true, AnyPress: true})
		} else {
			d.press("code:" + string(r))
		}
	}
	d.press("code.enter")
	d.wait(questionGuard)
}

func (d *desk) through() bool {
	d.wait(coolTicks + 2)
	return d.took == 1
}

func TestACodeIsChosenTwiceAndThenGiven(t *testing.T) {
	for _, keys := range []bool{false, true} {
		d := openCode(t, "")
		d.write("315", keys)
		d.write("316", keys)
		if !strings.Contains(d.said(), "different") || d.lock.code != "" {
			t.Fatalf("two different codes: %q is kept, it says %q", d.lock.code, d.said())
		}
		d.write("3151", keys)
		d.write("3151", keys)
		if d.lock.code != "3151" || !d.through() {
			t.Errorf("the code is %q, the screen was taken %d times", d.lock.code, d.took)
		}
		d = openCode(t, "3151")
		d.write("315", keys)
		if d.through() || !strings.Contains(d.said(), "not the code") {
			t.Fatalf("a wrong code took the screen, or nothing is said: %q", d.said())
		}
		d.write("3151", keys)
		if !d.through() {
			t.Error("the right code does not take the screen")
		}
	}
}

// said is what stands on the screen.
func (d *desk) said() string {
	var all []string
	for _, it := range d.frame() {
		all = append(all, it.Text)
	}
	return strings.Join(all, " ")
}

// TestACodeIsTypedWithAPadAlone goes from sign to sign with the direction pad.
func TestACodeIsTypedWithAPadAlone(t *testing.T) {
	d := openCode(t, "236")
	do := func(a input.Action) {
		d.tick(input.Frame{Just: input.Actions(0).With(a), Keyboard: true, AnyPress: true})
	}
	for _, steps := range []int{1, 2, 5} {
		for range steps {
			do(input.Right)
		}
		do(input.Confirm)
	}
	for range 20 {
		if d.hot("code.enter").Focused {
			break
		}
		do(input.Next)
	}
	do(input.Confirm)
	if !d.through() {
		t.Error("the code could not be typed")
	}
}

// TestNothingTellsACode types different codes of one length: pictures, sounds and sayings are equal at every tick in
// which nothing is pressed, by the pointer and by keys, also when it is wrong.
func TestNothingTellsACode(t *testing.T) {
	for _, keys := range []bool{false, true} {
		a, b := openCode(t, "1111"), openCode(t, "1111")
		type seen struct {
			items    []display.Item
			cues     int
			captions []string
		}
		look := func(d *desk) seen {
			d.tick(input.Frame{X: -1, Y: -1, Keyboard: true}) // Whoever looks later may use keys: the ring is shown.
			return seen{append([]display.Item(nil), d.frame()...), len(d.cues.Cues), append([]string(nil), d.captions...)}
		}
		codes := [2]string{"2365", "6411"}
		for i := range codes[0] {
			for k, d := range []*desk{a, b} {
				if keys {
					d.tick(input.Frame{Struck: stagetest.Struck(codes[k][i : i+1]), Keyboard: true, AnyPress: true})
				} else {
					d.press("code:" + codes[k][i:i+1])
				}
			}
			if !reflect.DeepEqual(look(a), look(b)) || !reflect.DeepEqual(a.cues.Cues, b.cues.Cues) {
				t.Fatalf("keys %v: after sign %d the two can be told apart", keys, i+1)
			}
		}
		for _, d := range []*desk{a, b} {
			d.press("code.enter")
			d.wait(questionGuard)
		}
		if !reflect.DeepEqual(look(a), look(b)) || !reflect.DeepEqual(a.cues.Cues, b.cues.Cues) {
			t.Errorf("keys %v: wrong codes can be told apart", keys)
		}
	}
}

// TestAPointerThatLiesOnASignShowsNothing: neither what it lies on nor what it holds down looks different.
func TestAPointerThatLiesOnASignShowsNothing(t *testing.T) {
	d := openCode(t, "111")
	d.wait(1)
	still := append([]display.Item(nil), d.frame()...)
	for _, id := range signIDs {
		x, y := d.hot(id).Box.Centre()
		d.tick(input.Frame{X: x, Y: y, Moved: true})
		for i, it := range d.frame() {
			if it != still[i] {
				t.Fatalf("the pointer on %s is seen: %+v", id, it)
			}
		}
		d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
		for i, it := range d.frame() {
			if it != still[i] {
				t.Fatalf("a press on %s is seen: %+v", id, it)
			}
		}
		d.tick(input.Frame{X: -1, Y: -1, Released: true})
	}
}

func TestAForgottenCodeIsGivenUpAndChosenAnew(t *testing.T) {
	d := openCode(t, "1111")
	d.press("code.forgotten")
	if d.lock.forgotten != 0 || !strings.Contains(d.said(), "Really") {
		t.Fatalf("one press gives the code up, or nothing asks: %q", d.said())
	}
	d.wait(doubtTicks + 2)
	d.press("code.forgotten")
	d.press("code.forgotten")
	if d.lock.forgotten != 0 {
		t.Fatal("a press after a long while, or the second half of a double press, gives the code up")
	}
	d.wait(questionGuard)
	d.press("code.forgotten")
	if d.lock.forgotten != 1 || d.lock.code != "" {
		t.Fatalf("given up %d times, the code is %q", d.lock.forgotten, d.lock.code)
	}
	d.wait(questionGuard)
	d.write("222", false)
	d.write("222", false)
	if d.lock.code != "222" || !d.through() {
		t.Errorf("the new code is %q", d.lock.code)
	}
}

func TestSignsCanBeTakenBackAndTheWayBackIsOpen(t *testing.T) {
	d := openCode(t, "321")
	for _, r := range "3345" {
		d.tick(input.Frame{Struck: stagetest.Struck(string(r)), AnyPress: true})
	}
	for range 3 {
		d.tick(input.Frame{Just: input.Actions(0).With(input.Backspace), Keyboard: true, AnyPress: true})
	}
	d.write("21", true)
	if !d.through() {
		t.Error("what was typed and taken back counts")
	}
	d = openCode(t, "")
	d.press("code.back")
	d.wait(questionGuard)
	if d.hot("take").ID == "" || d.took != 0 {
		t.Error("there is no way back from the code")
	}
}

// TestWhileACodeIsTypedEverythingMayChange: the language, the size, and whether codes are asked for.
func TestWhileACodeIsTypedEverythingMayChange(t *testing.T) {
	d := openCode(t, "321")
	d.tick(input.Frame{Struck: stagetest.Struck("3"), AnyPress: true})
	d.press("language")
	if d.st.Lang != words.French || !strings.Contains(d.said(), "Valider") && d.hot("code.enter").Label != "Valider" {
		t.Errorf("the words are %q", d.said())
	}
	d.st.Metrics.W, d.st.Metrics.H, d.st.Metrics.TextScale = 1920, 1080, 2
	d.write("21", true)
	if !d.through() {
		t.Error("what was typed before is lost")
	}
	d = openCode(t, "321")
	d.lock.asks = false
	d.wait(1)
	if !d.through() {
		t.Error("a code is asked for although none is wanted any more")
	}
	if d.st.Private {
		t.Error("the stage still counts as private")
	}
}

func TestShortCodesAreRefused(t *testing.T) {
	d := openCode(t, "11")
	d.write("11", true)
	if d.through() {
		t.Error("a code of two signs is taken")
	}
}

// TestEnterEndsACodeThatIsTyped: from three signs on, and not before; a fourth may follow.
func TestEnterEndsACodeThatIsTyped(t *testing.T) {
	for code, typed := range map[string]int{"31": 0, "315": 1, "3156": 1} {
		d := openCode(t, code)
		for _, r := range code {
			d.tick(input.Frame{Struck: stagetest.Struck(string(r)), Keyboard: true, AnyPress: true})
		}
		d.tick(input.Frame{Just: input.Actions(0).With(input.Confirm), Keyboard: true, AnyPress: true})
		if took := d.through(); took != (typed == 1) {
			t.Errorf("%q and Enter: the screen was taken: %v", code, took)
		}
	}
}
