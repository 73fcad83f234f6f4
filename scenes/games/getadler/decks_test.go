package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestWhatIsLeftInTheDrawPileIsAsMuchAsLiesThere, with what was put away unseen, all through matches that are played at
// random.
func TestWhatIsLeftInTheDrawPileIsAsMuchAsLiesThere(t *testing.T) {
	away := 0
	for seed := range uint64(6) {
		m, _ := tabletest.NewMatch(t, getadler.Rules{}, tabletest.Setup("pppeee"[:4+seed%3], seed))
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		rng := rand.New(rand.NewPCG(seed, 1))
		for !m.Standing().Over {
			if v := m.View(game.Public); v.Fight.Cards == 0 {
				_, left := r.screen.LeftIn(0)
				away += v.Away
				if len(left) != v.Pile+v.Away {
					t.Fatalf("seed %d: %d cards are told of, %d and %d lie there", seed, len(left), v.Pile, v.Away)
				}
			}
			moves := m.View(m.ToAct().First()).Moves
			tabletest.Make(t, m, m.ToAct().First(), moves[rng.IntN(len(moves))].String())
		}
	}
	if away == 0 {
		t.Error("nothing was ever put away")
	}
}
