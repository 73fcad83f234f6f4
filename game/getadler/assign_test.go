package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// TestAssignmentsAreAllThatCanBe compares Assignments, at positions of random matches, with all orders of the
// characters held one by one against what the table has seen. The truth is always one of them.
func TestAssignmentsAreAllThatCanBe(t *testing.T) {
	rng := rand.NewPCG(5, 6)
	fewest := 720
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for g := range 40 {
			s := dealtTo(t, seats, rng)
			s.House = House{NoBluff: g%2 == 1, Misnamed: g/2%2 == 1, OwnFirst: g/4%2 == 1, AccuserOnly: g/8%2 == 1}
			var buf [mostMoves]Move
			for !s.Over() {
				seat := s.waiting.First()
				legal := Rules{}.Moves(&s, seat, buf[:0])
				s.apply(seat, legal[game.Below(rng, len(legal))], nil)
				viewer := game.Seat(game.Below(rng, seats+1))
				v := Rules{}.View(&s, viewer)
				found := Assignments(&v)
				listed := map[Assignment]bool{}
				for _, a := range found {
					listed[a] = true
				}
				if len(listed) != len(found) || !listed[s.roles] {
					t.Fatalf("%d of %d assignments differ, the truth among them: %v", len(listed), len(found), listed[s.roles])
				}
				if n := plausible(&v, Assignment{}, 0, listed); n != len(found) {
					t.Fatalf("%d assignments can be, %d were found", n, len(found))
				}
				if !v.Revealed {
					fewest = min(fewest, len(found))
				}
			}
		}
	}
	if fewest > 4 {
		t.Errorf("never fewer than %d assignments: the test hardly tests", fewest)
	}
}

// plausible counts the assignments that nothing speaks against; one of them that is not listed counts as a thousand.
func plausible(v *View, a Assignment, seat int, listed map[Assignment]bool) (n int) {
	if seat < v.Seats {
		known := v.Players[seat].Role
		for r := Adler; int(r) <= v.Seats; r++ {
			a[seat] = r
			taken := known != NoRole && known != r
			for _, other := range a[:seat] {
				taken = taken || other == r
			}
			if !taken {
				n += plausible(v, a, seat+1, listed)
			}
		}
		return n
	}
	for _, turn := range v.History[:v.Past] {
		if speaksAgainst(v, &a, &turn) {
			return 0
		}
	}
	if !listed[a] {
		return 1000
	}
	return 1
}

// speaksAgainst reports whether a turn could not have been with these characters.
func speaksAgainst(v *View, a *Assignment, t *Turn) bool {
	if v.Revealed {
		return false
	}
	switch t.Deed {
	case DeedAsk:
		r := a[t.Target]
		return t.Answered && !r.Villain() && (r.Look(t.Trait) == t.Colour) != t.Yes
	case DeedWrong:
		accused := a[t.Target]
		if v.Misnamed && !v.AccuserOnly && t.N == 1 {
			// An arrest by a villain is wrong for another reason, and costs both (H2).
			return a[t.Seat].Villain() || accused != Adler+Collins-t.Role
		}
		right := accused.Villain() && (t.Role == NoRole || t.Role == accused || v.Misnamed && !v.AccuserOnly)
		return a[t.Seat].Villain() && v.NoBluff || !a[t.Seat].Villain() && right
	default:
		return false
	}
}
