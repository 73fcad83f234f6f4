package kompromat

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
)

// TestThePanelOfASmallScreenGrowsWithTheReadersLetters: floors alone decide there how large letters are, but what is
// asked and its answers have room for more; nothing of it is in the narrow face.
func TestThePanelOfASmallScreenGrowsWithTheReadersLetters(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		sizes := map[string][2]float64{}
		for i, scale := range []float64{1, 2} {
			r := newRoom(t, lang, 412, 915)
			r.Stage.Metrics.TextScale = scale
			m := newMatch(t, setupOf("pe", 5))
			r.open(m, true)
			r.Wait(60)
			r.Choose(missionIDs[0])
			r.Choose("place")
			r.Wait(400)
			r.Skip()
			r.Wait(60)
			for _, it := range r.Draw() {
				if f := r.lay(); it.Kind == display.Text && it.Box.Y >= f.Text.Y-1 && it.Font != display.Typewriter {
					both := sizes[it.Text]
					both[i] = it.Size
					sizes[it.Text] = both
				}
			}
		}
		larger := 0
		for text, both := range sizes {
			if both[0] > 0 && both[1] > both[0]*1.2 {
				larger++
			}
			if both[1] > 0 && both[1] < both[0] {
				t.Errorf("%s: %q became smaller: %v", lang, text, both)
			}
		}
		if larger < 2 {
			t.Errorf("%s: the panel did not grow: %v", lang, sizes)
		}
	}
}

// TestTheQuestionOfASharedScreenIsInTheUsualFace: a row for looking at the cards leaves it room for two lines.
func TestTheQuestionOfASharedScreenIsInTheUsualFace(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, scale := range []float64{1, 2} {
			r := newRoom(t, lang, 412, 915)
			r.Stage.Metrics.TextScale = scale
			r.open(newMatch(t, setupOf("pp", 5)), true)
			r.Wait(60)
			r.Click("take")
			r.Wait(60)
			if !r.CanPeek() {
				t.Fatalf("%s: no cards can be looked at: %s", lang, r.Panel())
			}
			for _, it := range r.Draw() {
				if it.Kind == display.Text && it.Font == display.Poster && it.Box.Y >= r.lay().Text.Y-1 {
					t.Errorf("%s, %v: %q stands in the narrow face", lang, scale, it.Text)
				}
			}
		}
	}
}
