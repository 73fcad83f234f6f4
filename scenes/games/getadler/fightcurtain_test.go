package getadler

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
)

// doubles are two rooms with the same match but for the hand of one seat, given the same input.
type doubles struct {
	t *testing.T
	r [2]*room
}

// newDoubles are two persons' worlds: in the second one, the hand of a seat is another.
func newDoubles(t *testing.T, c cast, seat game.Seat, other string, moves ...seatMove) *doubles {
	t.Helper()
	d := &doubles{t: t}
	for i := range d.r {
		hands := append([]string(nil), c.hands...)
		if i == 1 {
			hands[seat] = other
		}
		world := c
		world.hands = hands
		s := scriptOf(t, world)
		for _, m := range moves {
			s.do(m.seat, m.text)
		}
		d.r[i] = newRoom(t, words.French, 1280, 800)
		d.r[i].open(s.match(), true)
	}
	return d
}

// seatMove is a move of a seat.
type seatMove struct {
	seat game.Seat
	text string
}

// tick ticks both and requires them to look and sound alike.
func (d *doubles) tick(in input.Frame, what string) {
	d.t.Helper()
	var seen [2][]display.Item
	for i, r := range d.r {
		r.Tick(in)
		seen[i] = append([]display.Item(nil), r.Draw()...)
	}
	a, b := d.r[0], d.r[1]
	for i := range min(len(seen[0]), len(seen[1])) {
		if seen[0][i] != seen[1][i] {
			d.t.Fatalf("%s, tick %d: the screens differ at item %d:\n%+v\n%+v", what, a.Stage.Tick, i, seen[0][i], seen[1][i])
		}
	}
	if len(seen[0]) != len(seen[1]) {
		d.t.Fatalf("%s: the screens differ in length", what)
	}
	if !reflect.DeepEqual(a.Cues, b.Cues) || !reflect.DeepEqual(a.Captions, b.Captions) {
		d.t.Fatalf("%s: sounds or captions differ:\n%q\n%q", what, a.Captions, b.Captions)
	}
	if ta, tb := a.Stack.Top().Title(), b.Stack.Top().Title(); ta != tb {
		d.t.Fatalf("%s: titles differ: %q, %q", what, ta, tb)
	}
}

func (d *doubles) wait(n int, what string) {
	d.t.Helper()
	for range n {
		d.tick(input.Frame{X: -1, Y: -1}, what)
	}
}

func (d *doubles) click(id string) {
	d.t.Helper()
	it, ok := d.r[0].Hot(id)
	if !ok {
		d.t.Fatalf("no %q on the screen", id)
	}
	x, y := it.Box.Centre()
	d.tick(input.Frame{X: x, Y: y, Moved: true}, id)
	d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, id)
	d.tick(input.Frame{X: x, Y: y, Released: true}, id)
}

// secret presses controls in both, unseen, and forgets what was heard and said.
func (d *doubles) secret(ids ...string) {
	d.t.Helper()
	for _, r := range d.r {
		for _, id := range ids {
			if !r.Click(id) {
				d.t.Fatalf("%q cannot be pressed", id)
			}
			r.Wait(guardTicks + 1)
		}
		r.Cues, r.Captions = nil, nil
	}
}

// curtain brings both through the curtain to a person whose cards lie face down.
func (d *doubles) curtain(what string) {
	d.t.Helper()
	d.wait(tabletop.DeafTicks, what)
	d.click("take")
	d.wait(tabletop.DeafTicks, what+", cards face down")
}

// chased is a cast in which the third seat may hold the card that answers.
func chased() cast { return sixHands("pppppp", nil, "", "boat bus", "boat") }

// In an open hand the card that is missing greys the button. A press on it, which only who lacks the card can make in
// vain, sounds like one on any card of the hand, and nothing of it stays once the hand is closed.
func TestAPressInVainTellsNobodyWhatIsMissing(t *testing.T) {
	moves := []seatMove{{0, "arrest 1"}, {1, "reply boat"}, {0, "letgo"}}
	d := newDoubles(t, chased(), 2, "", moves...)
	d.curtain("the curtain")
	d.secret("peek")
	for i, id := range []string{handIDs[0], "pursue"} {
		r := d.r[i]
		if b := r.Primary(); b.Disabled != (i == 1) {
			t.Fatalf("the button is %+v", b)
		}
		r.Press(id)
		r.Wait(guardTicks + 1)
	}
	if a, b := d.r[0].Cues, d.r[1].Cues; len(a) != 1 || !reflect.DeepEqual(a, b) {
		t.Errorf("a card that is read is heard as %v, a press in vain as %v", a, b)
	}
	d.secret("peek")
	d.wait(60, "looked, pressed and put away")
	d.secret("peek", "letgo")
	d.wait(200, "let go")
}

func TestFiringInVainTellsNobodyThatThereIsNoPistol(t *testing.T) {
	d := newDoubles(t, sixHands("pppppp", nil, "pistol", "pistol"), 0, "", seatMove{0, "arrest 1"},
		seatMove{1, "reply pistol"})
	d.curtain("the curtain")
	d.secret("peek")
	d.r[0].Press(handIDs[0])
	d.r[1].Press("shoot")
	for _, r := range d.r {
		r.Wait(guardTicks + 1)
	}
	if a, b := d.r[0].Cues, d.r[1].Cues; len(a) != 1 || !reflect.DeepEqual(a, b) {
		t.Errorf("a card that is read is heard as %v, a press in vain as %v", a, b)
	}
	d.secret("peek")
	d.wait(60, "looked, pressed and put away")
	d.secret("peek", "hold")
	d.wait(300, "held fire")
}
