package tabletop

import (
	"testing"

	"safehouse/render/sound"
)

// TestTheBedGrowsTenseAsTheGameSays: within bounds, whatever a game says of a match that has not begun; and it is calm
// over the score, and where a game says nothing.
func TestTheBedGrowsTenseAsTheGameSays(t *testing.T) {
	says, part := 0.0, Playing
	tb := &Table{Skin: &Skin{Bed: sound.Rain}}
	tb.game.Part = func() Part { return part }
	heard := func(want float64) {
		t.Helper()
		if bed, tension := tb.Bed(); bed != sound.Rain || tension != want {
			t.Errorf("%v is at tension %v, want %v", bed, tension, want)
		}
	}
	heard(0)
	tb.game.Tension = func() float64 { return says }
	for _, c := range [...]struct{ says, want float64 }{{0.4, 0.4}, {-0.2, 0}, {1.3, 1}} {
		says = c.says
		heard(c.want)
	}
	part = Scoring
	heard(0)
}
