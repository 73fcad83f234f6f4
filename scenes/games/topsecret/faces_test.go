package topsecret

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/tabletop/tabletest"
)

// TestACardUnderItsTwinShowsNoFigure: what is left of its figure would stand beside that of the card over it and make
// another number.
func TestACardUnderItsTwinShowsNoFigure(t *testing.T) {
	for _, w := range []float64{1280, 2560} {
		r := newRoom(t, words.English, w, 720)
		r.open(newMatch(t, tabletest.Setup("pe", 1)), false)
		r.Wait(200)
		under, over := 0, 0
		items := r.Draw()
		for i := range items {
			it := &items[i]
			if it.Kind != display.CardFace || it.Face.Design != designs.Document {
				continue
			}
			twin := false
			for _, next := range items[i+1:] {
				twin = twin || next.Kind == display.CardFace && next.Face.Term == it.Face.Term &&
					!next.Box.Intersect(it.Box).Empty()
			}
			switch {
			case !twin:
				over++
				if it.Face.Value == "" {
					t.Errorf("%v: %q shows no figure", w, it.Face.Term)
				}
			default:
				under++
				if it.Face.Value != "" {
					t.Errorf("%v: %q shows %q under its twin", w, it.Face.Term, it.Face.Value)
				}
			}
		}
		if under == 0 || over == 0 {
			t.Errorf("%v: %d cards under their twins, %d over them", w, under, over)
		}
	}
}
