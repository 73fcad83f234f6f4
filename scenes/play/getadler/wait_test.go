package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
)

// longestWait is how long one person may be made to wait in a turn, in ticks, whatever is pressed: 1.2 s.
const longestWait = 72

// A person who presses whenever something is shown is never kept waiting by it: any press ends it.
func TestAnyPressEndsWhatIsShown(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.open(newMatch(t, setupOf("peeee", 3)), false)
	rng := rand.New(rand.NewPCG(1, 2))
	waited, shown := 0, 0
	for presses := 0; !r.scoring(); presses++ {
		if presses > 60*600 {
			t.Fatal("the match does not end")
		}
		if !r.table.Busy() {
			if r.answer(rng) != "" {
				waited = 0
				continue
			}
			r.Wait(1)
			continue
		}
		shown++
		r.Tick(input.Frame{X: -1, Y: -1, AnyPress: true, Keyboard: true, Just: input.Actions(0).With(input.Confirm)})
		if r.table.Busy() {
			waited++
		}
		if waited > longestWait {
			t.Fatalf("one person waits for more than %d ticks in a turn, whatever is pressed", longestWait)
		}
	}
	if shown == 0 {
		t.Error("nothing was shown")
	}
}
