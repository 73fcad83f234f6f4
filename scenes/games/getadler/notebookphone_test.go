package getadler

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
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

// TestAQuestionLeavesTheHandInSight builds a question on upright phones: the hand lies whole under what is chosen from.
// Where there is no room for both, as where many stand opposite or the phone is held across, it is said how the cards
// come back.
func TestAQuestionLeavesTheHandInSight(t *testing.T) {
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {844, 390}, {740, 360}} {
		for i, lang := range [...]words.Lang{words.English, words.French, words.English, words.French} {
			r := newRoom(t, lang, size[0], size[1])
			r.Stage.Settings.Speed = 0
			r.open(holding(t, [...]string{"peee", "peeee"}[i/2], getadler.Question), true)
			r.Wait(5)
			r.PressAll(r.held(func(k getadler.Kind) bool { return k == getadler.Question }), "seat:1")
			r.Wait(30)
			r.Draw()
			l := r.lay()
			if !r.building() || l.Builder.Empty() {
				t.Fatalf("%v: no question is built", size)
			}
			if l.Held == 0 {
				if size[1] > 900 || size[1] > size[0] && i < 2 {
					t.Errorf("%s at %v: the hand is out of sight", lang, size)
				}
				if says := r.Stage.Say("builder.under"); !r.Tells(says) && !r.Has("whole") {
					t.Errorf("%s at %v: the cards are out of sight, and %q is not said", lang, size, says)
				}
				continue
			}
			for i, card := range l.Cards[:l.Held] {
				if tabletest.Meet(card, l.Builder) || !tabletest.Inside(r.Stage.Metrics.Screen(), card) {
					t.Errorf("%s at %v: card %d at %.0f is covered by %.0f", lang, size, i, card, l.Builder)
				}
			}
		}
	}
}
