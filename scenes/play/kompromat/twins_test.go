package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/play/playtest"
)

// TestEverySoundIsSeen plays a match by pressing, with animations and without: whoever hears nothing misses nothing.
func TestEverySoundIsSeen(t *testing.T) {
	setter := newSetter(t)
	for _, speed := range []int{100, 0} {
		r := newRoom(t, setter, words.English, 1280, 800)
		r.Stage.Settings.Speed = speed
		m, err := kompromat.NewMatch(setupOf("pe", 3), nil)
		if err != nil {
			t.Fatal(err)
		}
		r.open(m, false)
		w := playtest.NewTwins(r.Room)
		r.AfterTick = w.Watch
		r.playOut(rand.New(rand.NewPCG(1, 2)))
		r.Wait(60)
		if len(w.Orphans) > 0 {
			t.Errorf("speed %d: sounds without a visible twin: %v", speed, w.Orphans)
		}
		kinds := 0
		for _, n := range w.Heard {
			if n > 0 {
				kinds++
			}
		}
		if kinds < 8 {
			t.Errorf("speed %d: only %d kinds of sounds were heard: %v", speed, kinds, w.Heard)
		}
	}
}
