package getadler

import (
	"testing"

	"safehouse/game/words"
)

func TestAFrameOfAConfrontationTakesNoMemory(t *testing.T) {
	setter := newSetter(t)
	for _, f := range fightScenes(6) {
		r := newRoom(t, setter, words.French, 1280, 800)
		r.stage(f)
		r.Draw()
		n := testing.AllocsPerRun(5, func() {
			r.List.Reset()
			r.Stack.Top().Draw(&r.List)
		})
		if n != 0 {
			t.Errorf("%s: a frame takes memory %v times", f.name, n)
		}
	}
}
