package kompromat

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheQuestionIsNotSqueezedOnALyingPhone: beside the own total, whether to go on stands in usual letters and all of
// it, and the risk on the instrument.
func TestTheQuestionIsNotSqueezedOnALyingPhone(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range [...][2]float64{{844, 390}, {740, 360}} {
			m := newMatch(t, setupOf("pe", 5))
			for _, move := range []string{"draw", "place 2", "draw"} {
				tabletest.Make(t, m, 0, move)
			}
			r := newRoom(t, lang, size[0], size[1])
			r.open(m, true)
			r.Wait(60)
			list := r.Draw()
			if _, away := r.Hot("whole"); away {
				t.Errorf("%s %v: a part of what is asked is a press away", lang, size)
			}
			for i := range list {
				it := &list[i]
				if it.Kind == display.Text && it.Font == display.Poster && r.lay().Plate.Covers(it.Box) {
					t.Errorf("%s %v: %q is narrow", lang, size, it.Text)
				}
			}
			if !slices.ContainsFunc(list, func(it display.Item) bool { return it.Face.Design == designs.Dial }) {
				t.Errorf("%s %v: no instrument shows the risk", lang, size)
			}
		}
	}
}
