package getadler

import (
	"testing"

	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAnAnswerIsReadBeforeItGoes: presses on the place where one has asked show the answer at once, and it stays until
// one that comes when nothing moves any more.
func TestAnAnswerIsReadBeforeItGoes(t *testing.T) {
	for _, speed := range []int{0, 100, 400} {
		r := building(t, "peee")
		r.Stage.Settings.Speed = speed
		r.Click("trait:hat")
		r.Click("colour:brown")
		r.Wait(tabletest.GuardTicks)
		r.Click("act")
		x, y := r.lay().Primary.Centre()
		press := func() {
			r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
			r.Tick(input.Frame{X: x, Y: y, Released: true})
		}
		for range 200 {
			if press(); r.now().said.answer != "" {
				break
			}
			r.Wait(4)
			if r.now().said.answer != "" { // It is being given.
				press()
				break
			}
		}
		r.Wait(60)
		if said := r.now().said; said.answer == "" || !r.Waits() {
			t.Errorf("speed %v: %v is left of the answer after a press that hurries it on", speed, said)
		}
		press()
		if r.Wait(60); r.now().said.asker == 0 {
			t.Errorf("speed %v: a second press does not go on", speed)
		}
	}
}

// TestWhoIsAskedCanOpenTheNotebook: in a window in which the answers take its place on the table, a button leads to it.
func TestWhoIsAskedCanOpenTheNotebook(t *testing.T) {
	for _, size := range [][2]float64{{640, 480}, {600, 960}, {412, 915}, {844, 390}, {960, 600}, {1280, 800}} {
		r := at(t, "peee", "answer")
		r.Stage.Metrics.W, r.Stage.Metrics.H = size[0], size[1]
		r.Wait(30)
		if r.screen.ask.choices[0].ID == "" {
			t.Fatalf("%v: nothing is asked", size)
		}
		if !r.Click("notebook") {
			t.Errorf("%v: there is no way to the notebook", size)
		} else if r.Wait(30); !r.reads() {
			t.Errorf("%v: the way to the notebook does not open it", size)
		}
	}
}
