package kompromat

import (
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/stage/stagetest"
)

// TestTheWordsOnARowAreOfOneSize holds it of all names, and of all words beside points, in every size of the screen.
func TestTheWordsOnARowAreOfOneSize(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, lang := range words.Languages() {
		for _, size := range [][3]float64{{640, 480, 1}, {1024, 640, 1}, {1280, 800, 1}, {1280, 800, 2}, {1920, 1080, 2},
			{2560, 1080, 2}, {800, 1000, 1}, {412, 915, 2}} {
			told := 0
			for seed := range uint64(8) {
				r := newRoom(t, lang, size[0], size[1])
				r.Stage.Metrics.TextScale = size[2]
				m := newMatch(t, setupOf("pe", seed))
				r.open(m, true)
				r.Wait(60)
				least, most, small, large := 1e9, 0.0, 1e9, 0.0
				for _, card := range r.Draw() {
					if card.Kind != display.CardFace || card.Face.Design != designs.Folder {
						continue
					}
					for _, it := range faces.Lay(nil, card.Face, card.Box, r.Stage.Metrics, setter) {
						if it.Kind == display.Text && it.Text == card.Face.Note {
							least, most, told = min(least, it.Size), max(most, it.Size), told+1
						}
						if it.Kind == display.Text && strings.HasPrefix(card.Face.Title, it.Text) {
							small, large = min(small, it.Size), max(large, it.Size)
						}
					}
				}
				if large > small*1.03 {
					t.Errorf("%s, %v, seed %d: names are %.1f to %.1f pixels high", lang, size, seed, small, large)
				}
				if most > least*1.001 {
					t.Errorf("%s, %v, seed %d: they are %.1f to %.1f pixels high", lang, size, seed, least, most)
				}
			}
			if told == 0 && size[0] > 800 {
				t.Errorf("%s, %v: no words stand beside any points", lang, size)
			}
		}
	}
}
