package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// TestKnownIsOfTheSeatAlone requires the key of a decision to be that of every world which the seat cannot tell from
// it, of the world in which no seat has decided yet as well, and another at almost every other decision.
func TestKnownIsOfTheSeatAlone(t *testing.T) {
	var r Rules
	rng := rand.New(rand.NewPCG(1, 2))
	decisions, seen := 0, map[uint64]bool{}
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for n := range 6 {
			s := start(t, seats, game.Options{OptionCalled: n % 2})
			for !s.Over() {
				seat := s.waiting.First()
				legal := r.Moves(&s, seat, nil)
				if seat != game.Nature {
					v := r.View(&s, seat)
					world := r.Sample(&v, rng)
					open := world
					open.Reopen()
					if k := s.Known(seat); k != world.Known(seat) || k != open.Known(seat) {
						t.Fatalf("%d seats, turn %d, phase %d: the key differs in a world that looks the same", seats, v.Turn, v.Phase)
					}
					if open.Begun() && v.Phase != PhaseCall {
						t.Fatalf("phase %d: some seats have still decided", v.Phase)
					}
					decisions++
					seen[s.Known(seat)] = true
				}
				r.Apply(&s, seat, legal[rng.IntN(len(legal))])
			}
		}
	}
	if len(seen) < decisions*9/10 {
		t.Errorf("%d decisions have %d keys", decisions, len(seen))
	}
}

// TestPlayGameEndsTheGame plays from anywhere to the end of the game and no further, in a series as well.
func TestPlayGameEndsTheGame(t *testing.T) {
	rng := rand.NewPCG(1, 2)
	for n := range 20 {
		s := start(t, 2+n%5, game.Options{OptionSeries: n % 2})
		decisions := s.PlayGame(rng)
		if !s.GameOver() || s.game != 1 || decisions < int(s.turns)*int(s.seats) {
			t.Errorf("game %d after %d decisions, over: %v", s.game, decisions, s.GameOver())
		}
		for seat := range game.Seat(s.seats) {
			if s.Points(seat) != int(s.series[seat]) {
				t.Errorf("seat %v has %d points, scored were %d", seat, s.Points(seat), s.series[seat])
			}
		}
	}
}
