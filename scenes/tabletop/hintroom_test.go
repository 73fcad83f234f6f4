package tabletop_test

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/tabletop"
)

// TestAReasonIsLeftOutRatherThanSetInSmallLetters reads the largest letters where a hint lies across the whole panel: a
// reason that would have room only in letters much smaller than the reader's has none.
func TestAReasonIsLeftOutRatherThanSetInSmallLetters(t *testing.T) {
	smallest := 1.0
	for n := 1; ; n++ {
		b := sit(t, "pe")
		b.Stage.Metrics.TextScale, b.toy.under = 2, true
		thought := opinion()
		thought.Knew[0] = game.Say("seats.seed", game.Text(strings.Repeat(" More.", n)))
		b.advise(thought)
		b.Wait(2)
		b.press("hint")
		b.heed()
		told := false
		for _, it := range b.Draw() {
			if it.Kind == display.Text && strings.Contains(it.Text, "More.") {
				told, smallest = true, min(smallest, it.Size/b.Stage.Metrics.Size(display.Sans, tabletop.BodySize))
			}
		}
		if !told {
			break
		}
		if n == 200 {
			t.Fatal("no reason is too long to be told")
		}
	}
	if smallest < 0.6 || smallest > 0.8 {
		t.Errorf("reasons are told in letters of %v of the reader's size", smallest)
	}
}
