package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// TestKnownIsOfTheSeatAlone requires the key of a decision to be that of every world which the seat cannot tell from
// it, and another at almost every other decision.
func TestKnownIsOfTheSeatAlone(t *testing.T) {
	var r Rules
	source := rand.NewPCG(1, 2)
	rng := rand.New(source)
	decisions, seen := 0, map[uint64]bool{}
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for range 4 {
			s := dealtTo(t, seats, source)
			for s.Settle(source); !s.Over(); s.Settle(source) {
				seat := s.waiting.First()
				v := r.View(&s, seat)
				world := r.Sample(&v, rng)
				if s.Known(seat) != world.Known(seat) {
					t.Fatalf("%d seats, hour %d, phase %d: the key differs in a world that looks the same", seats, v.Hour, v.Phase)
				}
				decisions++
				seen[s.Known(seat)] = true
				legal := r.Moves(&s, seat, nil)
				r.Apply(&s, seat, legal[rng.IntN(len(legal))])
			}
		}
	}
	if len(seen) < decisions*9/10 {
		t.Errorf("%d decisions have %d keys", decisions, len(seen))
	}
}

// TestPlayThroughEndsAfterTheHour plays on to the end of an hour and no further.
func TestPlayThroughEndsAfterTheHour(t *testing.T) {
	rng := rand.NewPCG(1, 2)
	for hour := 1; hour <= Hours; hour++ {
		s := dealtTo(t, 5, rng)
		if s.PlayThrough(rng, hour); !s.Over() && s.HourNow() != hour+1 {
			t.Errorf("played through hour %d it is hour %d", hour, s.HourNow())
		}
		if s.Over() != (s.Won() != 0) || s.Villains().Len() != 2 || !s.Villains().Has(s.SeatOf(Adler)) {
			t.Errorf("over: %v, won by %b, villains %b", s.Over(), s.Won(), s.Villains())
		}
	}
}
