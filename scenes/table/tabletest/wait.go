package tabletest

import (
	"math/rand/v2"

	"safehouse/scenes/input"
)

const (
	// longestWait is how long one person may be made to wait in a turn, in ticks, whatever is pressed: 1.2 s.
	longestWait = 72
	// longestMatch is in how many ticks a match must end whose player waits for nothing.
	longestMatch = 60 * 600
)

// Hurries plays a match to its end and presses whenever something is shown: no person is kept waiting by it.
func (s *Seated) Hurries() {
	s.T.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	waited, shown := 0, 0
	for presses := 0; !s.Scoring(); presses++ {
		if presses > longestMatch {
			s.T.Fatal("the match does not end")
		}
		if !s.Table.Busy() {
			if s.Answer(rng) != "" {
				waited = 0
				continue
			}
			s.Wait(1)
			continue
		}
		shown++
		s.Tick(input.Frame{X: -1, Y: -1, AnyPress: true, Keyboard: true, Just: input.Actions(0).With(input.Confirm)})
		if s.Table.Busy() {
			waited++
		}
		if waited > longestWait {
			s.T.Fatalf("one person waits for more than %d ticks in a turn, whatever is pressed", longestWait)
		}
	}
	if shown == 0 {
		s.T.Error("nothing was shown")
	}
}
