package getadler

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/stage/stagetest"
)

// acrossPhones are windows of phones that are held across.
var acrossPhones = [...][2]float64{{844, 390}, {915, 412}, {740, 360}, {640, 360}}

// TestTheNotebookIsWholeOnAPhoneHeldAcross opens it where it has least height. All three suspects of a table of four
// are in sight at once, whole and without a bar, while few have answered; where there are more, or one has answered
// much, at least two or three of them are, and nothing runs under the bar.
func TestTheNotebookIsWholeOnAPhoneHeldAcross(t *testing.T) {
	for _, kinds := range [...]string{"peee", "peeee", "peeeee"} {
		for _, size := range acrossPhones {
			for _, lang := range [...]words.Lang{words.English, words.French} {
				for _, turns := range [...]int{4, 8} {
					t.Run(fmt.Sprintf("%d in %s at %v, %d turns", len(kinds), lang, size, turns), func(t *testing.T) {
						r := newRoom(t, lang, size[0], size[1])
						r.Stage.Settings.Speed = 0
						r.open(midway(t, kinds, 3, turns), true)
						r.Wait(5)
						r.letter('n')
						r.Wait(60)
						r.Draw()
						bars := stagetest.MustLeaveBars(t, &r.List, r.Stage.Measure.(displaytest.Measurer))
						if len(kinds) == 4 && turns == 4 && bars > 0 {
							t.Error("three suspects are not in sight at once")
						}
						whole := 0
						for i := range r.List.Items {
							it := &r.List.Items[i]
							if it.Kind == display.Hot && strings.HasPrefix(it.ID, "mark:") && strings.HasSuffix(it.ID, ":gold") &&
								it.Box.H >= 35 {
								whole++
							}
						}
						if least := 3 - turns/8; whole < least {
							t.Errorf("only %d suspects are in sight", whole)
						}
					})
				}
			}
		}
	}
}
