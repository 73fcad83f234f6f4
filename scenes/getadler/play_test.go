package getadler

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/words"
)

func TestAWholeMatchIsPlayedByPressing(t *testing.T) {
	setter := newSetter(t)
	for _, kinds := range []string{"pppp", "ppppp", "pppppp", "peee", "epeep", "eeee"} {
		t.Run(kinds, func(t *testing.T) {
			r := newRoom(t, setter, words.English, 1280, 800)
			r.Stage.Settings.Speed = 400
			r.open(newMatch(t, setupOf(kinds, 3)), false)
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			for _, c := range r.Captions {
				if strings.Contains(c, "[") {
					t.Errorf("a caption without words: %q", c)
				}
			}
			if len(r.Captions) < 60 {
				t.Errorf("%d captions of a whole match", len(r.Captions))
			}
			for _, it := range r.Draw() {
				if strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") {
					t.Errorf("no words for %q %q", it.Text, it.Label)
				}
			}
		})
	}
}
