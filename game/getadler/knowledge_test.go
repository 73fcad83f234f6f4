package getadler

import (
	"math/rand/v2"
	"testing"
)

// TestTracesHoldEveryWorld plays random sequences of what can happen to cards on a small table and lists all deals that
// the viewer, seat 0, cannot rule out: the traces must agree with each of them, not with the truth alone.
func TestTracesHoldEveryWorld(t *testing.T) {
	most := 0
	for seed := range uint64(1500) {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := newSmall()
		for step := range 14 {
			a, b := rng.IntN(3), rng.IntN(3)
			switch rng.IntN(10) {
			case 0, 1, 2:
				if a == 0 {
					s.shown(pileBit, 0, rng)
				} else {
					s.hidden(pileBit, a, rng)
				}
			case 3, 4:
				s.shown(a, lyingOpen, rng)
			case 5, 6:
				switch {
				case a == b:
				case a == 0 || b == 0:
					s.shown(a, b, rng)
				default:
					s.hidden(a, b, rng)
				}
			case 7:
				if a != 0 {
					s.look(a)
				}
			case 8:
				s.none(a, smallKinds[rng.IntN(len(smallKinds))])
				s.shuffle()
			case 9:
				if a == 2 {
					s.away(a)
				}
			}
			most = max(most, len(s.worlds))
			s.check(t, seed, step)
			if t.Failed() {
				return
			}
		}
	}
	if most < 40 {
		t.Errorf("at most %d deals were possible: the test hardly tests", most)
	}
}

func (s *small) check(t *testing.T, seed uint64, step int) {
	t.Helper()
	truly, truth := false, spellWorld(s.truth)
	for _, w := range s.worlds {
		truly = truly || spellWorld(w) == truth
		for k, at := range w {
			var room [placeEnd]int
			for _, p := range at {
				if p != lyingOpen {
					room[p]++
				}
			}
			var masks []Places
			for i := range int(spans[k].count) {
				if p := s.traces.at(int(spans[k].begin) + i); p != 0 {
					masks = append(masks, p)
				}
			}
			if !matches(masks, room) {
				t.Errorf("seed %d, step %d: the traces %b of %v rule out %v, which can be", seed, step, masks, k, room)
				return
			}
		}
	}
	if !truly {
		t.Fatalf("seed %d, step %d: the listing lost the truth", seed, step)
	}
}
