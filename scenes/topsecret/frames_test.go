package topsecret

import (
	"testing"

	"safehouse/game/words"
)

// memory is how often a frame takes memory when it is drawn again.
func (r *room) memory() float64 {
	return testing.AllocsPerRun(5, func() {
		r.List.Reset()
		r.Stack.Top().Draw(&r.List)
	})
}

// Frames are drawn again and again: once drawn, nothing of them is made anew, so that no collection of garbage makes
// a card stutter.
func TestAFrameThatAsksAPersonTakesNoMemory(t *testing.T) {
	setter := newSetter(t)
	for _, c := range companies {
		for _, s := range situations(t, c.kinds, c.options...) {
			r := newRoom(t, setter, words.French, 1024, 640)
			r.bring(s)
			r.Draw()
			if n := r.memory(); n != 0 && !r.scoring() {
				t.Errorf("%s, %s: a frame takes memory %v times", c.kinds, s.name, n)
			}
		}
	}
}
