package getadler

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheTitlesOfAHandAreOfOneSize holds it in every size of the screen, whatever cards lie in the hand: titles keep
// their face and size as cards come and go.
func TestTheTitlesOfAHandAreOfOneSize(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, lang := range words.Languages() {
		for _, size := range [][3]float64{{844, 390, 1}, {915, 412, 1}, {1024, 640, 1}, {1280, 800, 1}, {1280, 800, 2},
			{1920, 1080, 1}, {1920, 1080, 2}, {2560, 1080, 1}, {2560, 1080, 2}, {800, 1000, 1}, {800, 1000, 2}} {
			least, most, n, fonts := 1e9, 0.0, 0, map[display.Font]bool{}
			for seed := range uint64(4) {
				r := newRoom(t, lang, size[0], size[1])
				r.Stage.Metrics.TextScale = size[2]
				r.open(newMatch(t, tabletest.Setup("peee", seed)), true)
				r.Wait(60)
				for _, card := range r.Draw() {
					if card.Kind != display.CardFace || card.Face.Design != designs.ActionCard {
						continue
					}
					for _, it := range faces.Lay(nil, card.Face, card.Box, r.Stage.Metrics, setter) {
						if it.Kind == display.Text && (it.Font == display.Plate || it.Font == display.Poster) {
							least, most, n, fonts[it.Font] = min(least, it.Size), max(most, it.Size), n+1, true
						}
					}
				}
			}
			if n == 0 || most > least*1.001 || len(fonts) != 1 {
				t.Errorf("%s, %v: %d titles of %.1f to %.1f pixels in %d faces", lang, size, n, least, most, len(fonts))
			}
		}
	}
}
