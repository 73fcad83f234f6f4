package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestThePressThatBringsTheFocusIsAnswered comes back by a press in a match in which one press plays: the folder is
// chosen, a sentence says why nothing more has happened, and the next press plays.
func TestThePressThatBringsTheFocusIsAnswered(t *testing.T) {
	r := drawn(t, stage.ConfirmShared)
	it, _ := r.Hot("mission:3")
	x, y := it.Box.Centre()
	for range 60 {
		r.Away(input.Frame{X: x, Y: y})
	}
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, Brought: true})
	r.Tick(input.Frame{X: x, Y: y, Held: true, Brought: true})
	r.Tick(input.Frame{X: x, Y: y, Released: true, Brought: true})
	r.Wait(2)
	if v := r.match.View(0); v.Phase != kompromat.PhasePlace || !r.Picked("mission:3") {
		t.Fatalf("phase %d, chosen %v", v.Phase, r.Made())
	}
	if got := r.Answer(); got != r.Stage.Say("table.brought") {
		t.Errorf("what is said of it is %q", got)
	}
	r.Wait(30)
	r.Press("mission:3")
	if v := r.match.View(0); v.Current != 2 {
		t.Errorf("the next press does not play it: phase %d", v.Phase)
	}
}
