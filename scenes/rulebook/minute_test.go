package rulebook

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestEveryGameIsToldInAMinute opens each book at its beginning: it tells the game in pictures, each with a sentence, and all of
// them are in sight at once on a usual screen.
func TestEveryGameIsToldInAMinute(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, b := range books {
			st := newStage(t, lang)
			st.Metrics = theme.Metrics{W: 1280, H: 800}
			s := New(st, b.game).(*Scene)
			if s.view != minute {
				t.Fatalf("%s opens at %v", b.game, s.view)
			}
			laid := s.layout()
			if laid.height > laid.room.panel.H {
				t.Errorf("%v, %s: the page is %v high, there is room for %v", lang, b.game, laid.height, laid.room.panel.H)
			}
			var l display.List
			s.Draw(&l)
			faces := 0
			for i := range l.Items {
				if l.Items[i].Kind == display.CardFace {
					faces++
				}
			}
			if n := len(minutes[b.game]); n < 5 || n > 7 || faces < 2*n {
				t.Errorf("%s is told in %d parts with %d faces", b.game, n, faces)
			}
		}
	}
}
