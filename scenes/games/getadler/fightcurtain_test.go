package getadler

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop/tabletest"
)

// newDoubles are two persons' worlds: in the second one, the hand of a seat is another.
func newDoubles(t *testing.T, c cast, seat game.Seat, other string, moves ...seatMove) *twins {
	t.Helper()
	return twinsOf(t, func(i int) *getadler.Match {
		world := c
		if world.hands = append([]string(nil), c.hands...); i == 1 {
			world.hands[seat] = other
		}
		s := scriptOf(t, world)
		for _, m := range moves {
			s.do(m.seat, m.text)
		}
		return s.match()
	})
}

// seatMove is a move of a seat.
type seatMove struct {
	seat game.Seat
	text string
}

// chased is a cast in which the third seat may hold the card that answers.
func chased() cast { return sixHands("pppppp", nil, "", "boat bus", "boat") }

// In an open hand the card that is missing greys the button. A press on it, which only who lacks the card can make in
// vain, sounds like one on any card of the hand, and nothing of it stays once the hand is closed.
func TestAPressInVainTellsNobodyWhatIsMissing(t *testing.T) {
	moves := []seatMove{{0, "arrest 1"}, {1, "reply boat"}, {0, "letgo"}}
	d := newDoubles(t, chased(), 2, "", moves...)
	d.Curtain("the curtain")
	d.Secret("peek")
	for i, id := range []string{handIDs[0], "pursue"} {
		r := d.r[i]
		if b := r.Primary(); b.Disabled != (i == 1) {
			t.Fatalf("the button is %+v", b)
		}
		r.Press(id)
		r.Wait(tabletest.GuardTicks + 1)
	}
	if a, b := d.r[0].Cues, d.r[1].Cues; len(a) != 1 || !reflect.DeepEqual(a, b) {
		t.Errorf("a card that is read is heard as %v, a press in vain as %v", a, b)
	}
	d.Secret("peek")
	d.Wait(60, "looked, pressed and put away")
	d.Secret("peek", "letgo")
	d.Wait(200, "let go")
}

func TestFiringInVainTellsNobodyThatThereIsNoPistol(t *testing.T) {
	d := newDoubles(t, sixHands("pppppp", nil, "pistol", "pistol"), 0, "", seatMove{0, "arrest 1"},
		seatMove{1, "reply pistol"})
	d.Curtain("the curtain")
	d.Secret("peek")
	d.r[0].Press(handIDs[0])
	d.r[1].Press("shoot")
	for _, r := range d.r {
		r.Wait(tabletest.GuardTicks + 1)
	}
	if a, b := d.r[0].Cues, d.r[1].Cues; len(a) != 1 || !reflect.DeepEqual(a, b) {
		t.Errorf("a card that is read is heard as %v, a press in vain as %v", a, b)
	}
	d.Secret("peek")
	d.Wait(60, "looked, pressed and put away")
	d.Secret("peek", "hold")
	d.Wait(300, "held fire")
}
