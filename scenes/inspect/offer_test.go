package inspect

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games/kompromat/designs"
)

// TestTheButtonOfAFolderCoversNoLetterOfIt presses each mission on the table, in every size of the screen.
func TestTheButtonOfAFolderCoversNoLetterOfIt(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, m := range looks {
			x := newMatchOf(t, "kompromat", "pe", lang, m)
			k, folders := x.inspector, 0
			for range 40 {
				for _, it := range x.draw() {
					if it.Kind != display.CardFace || it.Face.Design != designs.Folder {
						continue
					}
					folders++
					k.picked.name, k.picked.on = nameOf(&it.Face), true
					k.picked.x, k.picked.y = it.Box.Centre()
					button, _ := k.offered()
					for _, part := range faces.Lay(nil, it.Face, it.Box, m, setter) {
						place := part.Box
						if part.Kind == display.Text {
							place = k.ink(&part)
						}
						if over := place.Intersect(button); part.Kind == display.Text && over.W > 1 && over.H > place.H*lineSlack {
							t.Errorf("%s at %v: the button of %q covers %q by %.0f pixels", lang, m, it.Face.Title, part.Text, over.W)
						}
					}
				}
				k.picked.on = false
				if t.Failed() || folders >= 4 {
					break
				}
				x.goOn()
			}
			if folders == 0 {
				t.Errorf("%s at %v: no folder lies on the table", lang, m)
			}
		}
	}
}

// lineSlack is the share of a line in which none of its letters stands.
const lineSlack = 0.2
