package stagetest

import (
	"math"

	"safehouse/render/display"
)

// restlessEvery is after how many ticks a restless player changes a setting: so seldom that much has begun in between,
// and at no beat of anything.
const restlessEvery = 41

// Restless changes speed and reduced motion again and again, in the middle of whatever is moving, as the program does
// when a setting has changed. Each time still reports whether everything has come to rest, and nothing on the screen
// may be larger than itself, or lie nowhere.
func (r *Room) Restless(still func() bool) {
	ticks, turn := 0, 0
	r.AfterTick = func() {
		if ticks++; ticks%restlessEvery != 0 {
			return
		}
		next := [...]struct {
			speed int
			still bool
		}{{50, true}, {400, false}, {100, true}, {0, true}, {100, false}, {400, true}, {50, false}, {0, false}}[turn%8]
		turn++
		r.Stage.Settings.Speed, r.Stage.Settings.ReducedMotion = next.speed, next.still
		for _, it := range r.Draw() {
			r.sound(&it)
		}
		r.Stack.Resumed()
		if !still() {
			r.T.Fatalf("tick %d: with speed %d, reduced motion %v something still moves", ticks, next.speed, next.still)
		}
		for _, it := range r.Draw() {
			r.sound(&it)
		}
	}
}

// sound requires that an item lies somewhere, and is there more or less.
func (r *Room) sound(it *display.Item) {
	r.T.Helper()
	if sum := it.Box.X + it.Box.Y + it.Box.W + it.Box.H + it.Turn + it.Scale; math.IsNaN(sum) || math.IsInf(sum, 0) {
		r.T.Fatalf("%+v lies nowhere", it)
	}
	if it.Fade < 0 || it.Fade > 1 || it.Squash < 0 || it.Squash > 1 || it.Scale < -1 || it.Kind == display.Iris &&
		it.Box.W < 0 {
		r.T.Fatalf("%+v is more than itself", it)
	}
}
