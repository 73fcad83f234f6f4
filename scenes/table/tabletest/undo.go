package tabletest

import (
	"fmt"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/scenes/input"
)

const (
	// takenLeast is the number of choices that must have been taken back, or a test looked at nothing; backMost is more
	// steps than any choice has.
	takenLeast = 5
	backMost   = 6
)

// TakesBack plays at random and takes choices back by the way, so many of three: what is known is as it was, and after a
// move there is nothing to take back. View is what a seat sees of the match.
func (s *Seated) TakesBack(presses, often int, view func(game.Seat) any) {
	s.T.Helper()
	known := func() string {
		text := fmt.Sprint(s.Match.Len())
		for seat := range game.Seat(s.Match.Standing().Seats) {
			text += fmt.Sprint(view(seat), s.Match.Lines(seat, 0))
		}
		return text
	}
	rng := rand.New(rand.NewPCG(4, 2))
	taken := 0
	for n := 0; n < presses && !s.Scoring(); n++ {
		moves := s.Match.Len()
		if s.Answer(rng) == "" {
			s.Wait(4)
		}
		if s.Match.Len() > moves && s.Table.Undoable() {
			s.T.Fatal("a move can be taken back")
		}
		if !s.Table.Undoable() || s.Table.Busy() || rng.IntN(3) >= often {
			continue
		}
		before := known()
		for steps := 0; s.Table.Undoable(); steps++ {
			if steps%2 == 1 {
				s.Key(input.Cancel)
			} else if !s.Click("back") {
				s.T.Fatalf("press %d: no button takes the choice back", n)
			}
			if steps > backMost {
				s.T.Fatalf("press %d: the choice is never taken back", n)
			}
		}
		if after := known(); after != before {
			s.T.Fatalf("taking a choice back changed what is known:\n%s\n%s", before, after)
		}
		taken++
	}
	if taken < takenLeast {
		s.T.Errorf("only %d choices were taken back", taken)
	}
}
