package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// greedy is the yardstick that takes what brings most points at once: it plays the partner of its waiting document, else
// its highest document, and agents only when it has no document left, the mole first; it banks every card at once; it
// steals what pays best. It looks at its own safe only. It draws nothing and stands on the view alone, and stays as it is:
// opponents are measured against it.
func greedy(v *topsecret.View) topsecret.Move {
	switch v.Phase {
	case topsecret.PhaseChoose:
		own := &v.Players[v.Viewer]
		if k := waits(v); k.Document() && own.Hand[k] > 0 {
			return v.Play(k)
		}
		if k := highest(v); k != topsecret.NoKind {
			return v.Play(k)
		}
		return v.Play(firstOf(v, topsecret.Mole, topsecret.Assassin, topsecret.Agent))
	case topsecret.PhaseSteal:
		return richest(v)
	case topsecret.PhaseBank:
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// highest is the most valuable document in the viewer's hand; NoKind where there is none.
func highest(v *topsecret.View) topsecret.Kind {
	for k := topsecret.Document5; k >= topsecret.Document1; k-- {
		if v.Players[v.Viewer].Hand[k] > 0 {
			return k
		}
	}
	return topsecret.NoKind
}

// firstOf is the first of those kinds that the viewer holds; NoKind where it holds none.
func firstOf(v *topsecret.View, wanted ...topsecret.Kind) topsecret.Kind {
	for _, k := range wanted {
		if v.Players[v.Viewer].Hand[k] > 0 {
			return k
		}
	}
	return topsecret.NoKind
}

// richest is the theft that brings most points with the card that waits (T11, T18); the first of equals.
func richest(v *topsecret.View) topsecret.Move {
	best, most := v.Moves[0], -1
	for _, m := range v.Moves {
		k := freshOf(v, game.Seat(m.A))
		worth := v.Value(k)
		switch waiting := waits(v); {
		case waiting == k && k.Document(), waiting == topsecret.Agent:
			worth *= 4
		case waiting.Document() && k == topsecret.Agent:
			worth = 3 * v.Value(waiting)
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}
