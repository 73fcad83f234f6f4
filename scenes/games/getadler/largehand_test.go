package getadler

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheHandIsNoSmallerInLargerLetters: what is asked, faces and things on the table make way before the own cards do,
// and the name of each is read in letters that are no smaller.
func TestTheHandIsNoSmallerInLargerLetters(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, lang := range words.Languages() {
		for _, size := range [][2]float64{{1280, 800}, {1280, 720}, {1920, 1080}, {960, 600}, {640, 480}, {412, 915},
			{360, 640}} {
			for _, kinds := range []string{"peee", "peeee", "peeeee"} {
				var wide, letters [3]float64
				for i, text := range [...]float64{1, 1.5, 2} {
					r := newRoom(t, lang, size[0], size[1])
					r.Stage.Metrics.TextScale = text
					r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
					r.Wait(60)
					card := r.screen.layout.card
					wide[i] = card.W
					face := r.screen.pictures.face(face{kind: 1, letters: r.screen.layout.letters})
					for _, it := range faces.Lay(nil, face, card, r.Stage.Metrics, setter) {
						if it.Kind == display.Text {
							letters[i] = max(letters[i], it.Size)
						}
					}
				}
				small := size[0] >= 960 && (letters[1] < letters[0]*1.2 || letters[2] < letters[0]*1.4)
				if small || slices.Min(wide[:]) < wide[0] || slices.Min(letters[:]) < letters[0] {
					t.Errorf("%s at %v, %d seats: cards are %.0f pixels wide in each size of letters, their names %.1f", lang, size,
						len(kinds), wide, letters)
				}
			}
		}
	}
}
