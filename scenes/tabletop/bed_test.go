package tabletop

import (
	"testing"

	"safehouse/render/sound"
)

// tense is a room that says how tense its match is.
type tense struct {
	Room
	says float64
	part Part
}

func (t *tense) Part() Part       { return t.part }
func (t *tense) Tension() float64 { return t.says }

// TestTheBedGrowsTenseAsTheGameSays: within bounds, whatever a game says of a match that has not begun; and it is calm
// over the score, and where a game says nothing.
func TestTheBedGrowsTenseAsTheGameSays(t *testing.T) {
	room := &tense{}
	tb := &Table{Skin: &Skin{Bed: sound.Rain}, room: room}
	heard := func(want float64) {
		t.Helper()
		if bed, tension := tb.Bed(); bed != sound.Rain || tension != want {
			t.Errorf("%v is at tension %v, want %v", bed, tension, want)
		}
	}
	heard(0)
	for _, c := range [...]struct{ says, want float64 }{{0.4, 0.4}, {-0.2, 0}, {1.3, 1}} {
		room.says = c.says
		heard(c.want)
	}
	room.part = Scoring
	heard(0)
	if (Base{}).Tension() != 0 {
		t.Error("a game that says nothing is not calm")
	}
}
