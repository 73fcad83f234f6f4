package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/table/tabletest"
)

// TestEverythingOnTheTableHasANameAndARole plays matches by pressing: at every moment all that can be pressed or read has
// words and a role, no two controls read alike, and the line that says what is asked is known as such.
func TestEverythingOnTheTableHasANameAndARole(t *testing.T) {
	setter := newSetter(t)
	for i, kinds := range []string{"pe", "pp", "ee"} {
		lang := words.Languages()[i%len(words.Languages())]
		t.Run(kinds, func(t *testing.T) {
			m, err := kompromat.NewMatch(setupOf(kinds, 5), nil)
			if err != nil {
				t.Fatal(err)
			}
			r := newRoom(t, setter, lang, 1280, 800)
			r.Stage.Settings.Speed = 400
			names := tabletest.Names{T: t, Prompted: true}
			names.Watch(r.Room, kinds, 7)
			r.open(m, false)
			r.playOut(rand.New(rand.NewPCG(3, 4)))
			r.Wait(600)
			if names.Seen < 300 {
				t.Errorf("only %d controls were seen", names.Seen)
			}
		})
	}
}
