package bots

import (
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// TopSecret returns a legal move for the seat whose view it is; the seat must owe a decision.
func TopSecret(v *topsecret.View, level game.Level, b Budget, rng *rand.Rand) topsecret.Move {
	// No computer forgets «Boum!» (T23).
	if call := (topsecret.Move{Op: topsecret.OpCall}); slices.Contains(v.Moves, call) {
		return call
	}
	if len(v.Moves) == 1 {
		return v.Moves[0]
	}
	// A lone special agent gains by waiting and is worth nothing in a pile (T20).
	if leave := (topsecret.Move{Op: topsecret.OpLeave}); slices.Contains(v.Moves, leave) && waits(v) == topsecret.Agent {
		return leave
	}
	switch level {
	case game.Easy:
		return hasty(v, rng)
	case game.Medium:
		return reckon(v, b.Iterations, rng)
	default:
		return foresee(v, b.Iterations*searchGames, rng)
	}
}

// waits is the kind of the card that lies lowest on the viewer's safe.
func waits(v *topsecret.View) topsecret.Kind { return v.Players[v.Viewer].Up[0].Card.Kind() }

// kindOf is the kind of card that a move plays; NoKind where it plays none.
func kindOf(v *topsecret.View, m topsecret.Move) topsecret.Kind {
	switch m.Op {
	case topsecret.OpDocument:
		for rank, value := range v.Values {
			if value == int(m.A)*topsecret.ValueStep {
				return topsecret.Document1 + topsecret.Kind(rank)
			}
		}
		return topsecret.NoKind
	case topsecret.OpAgent:
		return topsecret.Agent
	case topsecret.OpMole:
		return topsecret.Mole
	case topsecret.OpAssassin:
		return topsecret.Assassin
	default:
		return topsecret.NoKind
	}
}

// lot draws an index with a chance in proportion to its weight; where no weight is positive, any.
func lot(weights []int, rng *rand.Rand) int {
	sum := 0
	for _, w := range weights {
		sum += max(0, w)
	}
	if sum == 0 {
		return rng.IntN(len(weights))
	}
	at := rng.IntN(sum)
	for i, w := range weights {
		if at -= max(0, w); at < 0 {
			return i
		}
	}
	return len(weights) - 1
}
