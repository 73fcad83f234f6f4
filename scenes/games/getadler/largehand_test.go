package getadler

import (
	"slices"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
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

// TestWhatIsAskedStaysReadableBesideAnAnswer: in large letters the card that has been chosen is named in letters that
// are a fifth larger than the usual ones at least, while the panel says why a press does nothing with it.
func TestWhatIsAskedStaysReadableBesideAnAnswer(t *testing.T) {
	for _, window := range [...][2]float64{{1280, 800}, {960, 600}, {1920, 1080}} {
		for _, plain := range [...]bool{false, true} {
			r := newRoom(t, words.English, window[0], window[1])
			r.Stage.Settings.Speed = 0
			r.Stage.Metrics.TextScale, r.Stage.Metrics.Plain = 2, plain
			r.open(holding(t, "peee", getadler.Pistol), true)
			r.Wait(5)
			r.PressAll(r.held(func(k getadler.Kind) bool { return k == getadler.Pistol }), "seat:1")
			r.Wait(10)
			asks, usual := r.screen.table.Choice.Prompt().Head, r.Stage.Metrics
			usual.TextScale = 1
			if r.screen.table.Answer.Text() == "" || asks == "" {
				t.Fatalf("%v: nothing is answered, %q is asked", window, asks)
			}
			for _, it := range r.Draw() {
				if it.Kind == display.Text && it.Text == asks && it.Box.Y > r.lay().Panel.Y &&
					it.Size < usual.Size(display.SansBold, tabletop.HeadSize)*1.2 {
					t.Errorf("%v, plain %v: %q has letters of %.1f pixels", window, plain, asks, it.Size)
				}
			}
		}
	}
}
