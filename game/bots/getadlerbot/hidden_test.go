package getadlerbot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// TestWhoHoldsNothingButIdleQuestionsAsksOne: a question whose answer follows already is passed over for another move,
// but before the reveal a question that is played must be asked (G4), so a hand of nothing else leaves them all to
// choose from.
func TestWhoHoldsNothingButIdleQuestionsAsksOne(t *testing.T) {
	room := botstest.Room[getadler.State, getadler.Move, getadler.View, getadler.Event]{
		Rules: getadler.Rules{}, Moves: func(v *getadler.View) []getadler.Move { return v.Moves },
	}
	met := 0
	for n := range 40 {
		ask := func(v *getadler.View, rng *rand.Rand) getadler.Move {
			s := infoSetAt(v, bots.Player{Level: game.Medium}, rng)
			known := s.deduced()
			var idle []getadler.Move
			for _, m := range moves(v, getadler.OpAsk) {
				if foregone(v, &known, m) {
					idle = append(idle, m)
				}
			}
			if len(idle) == 0 {
				return v.Moves[rng.IntN(len(v.Moves))]
			}
			met++
			listed := func() (list []getadler.Move) {
				for _, o := range s.inquiries(&s.belief) {
					list = append(list, o.Move)
				}
				return list
			}
			for _, m := range listed() {
				if slices.Contains(idle, m) && slices.ContainsFunc(v.Moves,
					func(m getadler.Move) bool { return m.Op != getadler.OpAsk }) {
					t.Fatalf("%v is weighed, whose answer follows, among %v", m, v.Moves)
				}
			}
			alone := *v
			alone.Moves, s.view = idle, &alone
			if got := listed(); !slices.Equal(got, idle) {
				t.Fatalf("of a hand that allows only %v it weighs %v", idle, got)
			}
			return v.Moves[rng.IntN(len(v.Moves))]
		}
		room.Play(t, game.SeedOf(uint64(n)), nil, botstest.Equals(4, ask)...)
	}
	if met < 20 {
		t.Errorf("such a question was met %d times", met)
	}
}
