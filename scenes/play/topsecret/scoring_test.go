package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// scoredMatch plays a match by random moves until so many games are over, or the match is.
func scoredMatch(t *testing.T, setup game.Setup, games int) *topsecret.Match {
	t.Helper()
	m := newMatch(t, setup)
	rng := rand.New(rand.NewPCG(uint64(games), uint64(len(setup.Players))))
	for !m.Standing().Over {
		v := m.View(m.ToAct().First())
		if v.Game > games {
			break
		}
		if err := m.Submit(v.Viewer, usual(rng, &v)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// usual is a move that banks and calls more often than not.
func usual(rng *rand.Rand, v *topsecret.View) topsecret.Move {
	if v.Phase != topsecret.PhaseChoose && rng.IntN(3) > 0 {
		return v.Moves[0]
	}
	return v.Moves[rng.IntN(len(v.Moves))]
}

// toScore shows the match as far as the score of that game.
func (r *room) toScore(number int) {
	r.T.Helper()
	for range 1000 {
		switch {
		case r.scoring() && r.table.show.Now().Game == number:
			return
		case r.scoring():
			r.Wait(70)
			r.Click("all")
			r.Wait(70)
			r.Click("next")
		case r.Click("take"):
		default:
			r.table.Skip()
			r.Wait(1)
		}
	}
	r.T.Fatalf("there was no score of game %d", number)
}
