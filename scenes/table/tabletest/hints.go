package tabletest

import "math/rand/v2"

const (
	// hintsLeast is the number of decisions that must have been seen, or a test looked at nothing; hintPresses is the
	// number of presses that it plays.
	hintsLeast, hintPresses = 20, 260
)

// OffersHints plays at random and wants the button for a hint at every decision of a person whose hand lies open, whatever
// has been chosen for it so far. A page that sums up what others did takes it away while it is shown.
func (s *Seated) OffersHints(open func() bool) {
	s.T.Helper()
	rng, asked := rand.New(rand.NewPCG(1, 2)), 0
	for n := 0; n < hintPresses && !s.Scoring(); n++ {
		if _, recap := s.Hot("recap"); s.Table.Mine() && open() && !s.Table.Busy() && !recap {
			asked++
			if _, there := s.Hot("hint"); !there {
				s.T.Fatalf("press %d: nothing gives a hint", n)
			}
		}
		if s.Answer(rng) == "" {
			s.Wait(10)
		}
	}
	if asked < hintsLeast {
		s.T.Errorf("only %d decisions were seen", asked)
	}
}
