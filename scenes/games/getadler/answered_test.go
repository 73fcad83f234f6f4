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
