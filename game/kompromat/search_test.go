package kompromat_test

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// TestKnownIsOfTheSeatAlone requires the key of a decision to be that of every world which the seat cannot tell from
// it, and another at almost every other decision. Marks to come are public.
func TestKnownIsOfTheSeatAlone(t *testing.T) {
	var r kompromat.Rules
	rng := rand.New(rand.NewPCG(1, 2))
	dice := kompromat.NewDice(rand.NewPCG(3, 4))
	decisions, seen := 0, map[uint64]bool{}
	for range 20 {
		s, err := r.Start(kompromat.Seats, nil)
		if err != nil {
			t.Fatal(err)
		}
		if s.MarksLeft() != 9 {
			t.Fatalf("%d marks are to come at the start", s.MarksLeft())
		}
		for s.Settle(&dice); !s.Over(); s.Settle(&dice) {
			v := r.View(&s, s.Turn())
			world := r.Sample(&v, rng)
			if a, b := s.Known(s.Turn()), world.Known(s.Turn()); a != b {
				t.Fatalf("round %d, phase %d: the key differs in a world that looks the same", v.Round, v.Phase)
			}
			if world.MarksLeft() != s.MarksLeft() {
				t.Fatalf("%d marks are to come, in a world that looks the same %d", s.MarksLeft(), world.MarksLeft())
			}
			decisions++
			seen[s.Known(s.Turn())] = true
			r.Apply(&s, s.Turn(), s.RandomMove(&dice))
		}
	}
	if len(seen) < decisions*9/10 {
		t.Errorf("%d decisions have %d keys", decisions, len(seen))
	}
}

// TestPlayRoundStopsWhereItIsTold plays rounds with playouts that stop at 18: no attempt ends below it but where the
// deck ran out, and the next round has begun.
func TestPlayRoundStopsWhereItIsTold(t *testing.T) {
	var r kompromat.Rules
	dice := kompromat.NewDice(rand.NewPCG(5, 6))
	const stop = 36
	reached := 0
	for range 200 {
		s, err := r.Start(kompromat.Seats, nil)
		if err != nil {
			t.Fatal(err)
		}
		s.Settle(&dice)
		for range 6 {
			v := r.View(&s, s.Turn())
			m := s.RandomMove(&dice)
			if v.Phase == kompromat.PhaseMore {
				m = kompromat.Move{Op: kompromat.OpStop}
				if _, high := v.OpenTotals(); high < stop && v.Players[v.Viewer].Deck > 0 {
					m = kompromat.Move{Op: kompromat.OpDraw}
				}
			}
			r.Apply(&s, s.Turn(), m)
			s.Settle(&dice)
		}
		for seat := range game.Seat(kompromat.Seats) {
			if s.StoppedBelow(seat, stop) {
				t.Fatalf("seat %v stopped below the total", seat)
			}
			if s.StoppedBelow(seat, kompromat.Limit+1) {
				reached++
			}
		}
		if s.PlayRound(&dice, stop, 6); s.Round() != 2 || !s.Settled(1) {
			t.Fatalf("round %d is played after the first", s.Round())
		}
	}
	if reached == 0 {
		t.Error("no attempt was ended at all")
	}
}
