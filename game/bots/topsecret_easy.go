package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// hasty is Easy at TOP SECRET: it likes documents, wants a pair when it sees one, and throws in an agent by mood. It
// never looks at what a rival waits for or still holds, and takes what shines. It does not blow up its own document.
func hasty(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	switch v.Phase {
	case topsecret.PhaseChoose:
		return hastyCard(v, rng)
	case topsecret.PhaseSteal:
		return hastyLoot(v)
	case topsecret.PhaseBank:
		return hastyBank(v, rng)
	default:
		return v.Moves[0]
	}
}

// hastyCard plays a card by liking, each copy in the hand counting.
func hastyCard(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	own := &v.Players[v.Viewer]
	waiting := waits(v)
	weights := make([]int, len(v.Moves))
	for n, m := range v.Moves {
		k := kindOf(v, m)
		weight := 0
		switch {
		case k == topsecret.Assassin && waiting.Document():
		case k == topsecret.Assassin || k == topsecret.Mole:
			weight = easyAgentLiking
		case k == topsecret.Agent && waiting.Document():
			weight = easyGuardLiking
		case k == topsecret.Agent:
			weight = easyAgentLiking
		case k == waiting || waiting == topsecret.Agent:
			weight = easyPairLiking
		default:
			weight = easyDocumentLiking
		}
		weights[n] = weight * own.Hand[k]
	}
	return v.Moves[lot(weights, rng)]
}

// hastyBank leaves a document out where its partner is at hand, as often as not.
func hastyBank(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	own := &v.Players[v.Viewer]
	if own.Hand[waits(v)]+own.Hand[topsecret.Agent] > 0 && rng.IntN(100) < easyLeaves {
		return topsecret.Move{Op: topsecret.OpLeave}
	}
	return topsecret.Move{Op: topsecret.OpBank}
}

// hastyLoot takes what makes a pair with its own card, or else the most points.
func hastyLoot(v *topsecret.View) topsecret.Move {
	best, most := v.Moves[0], -1
	for _, m := range v.Moves {
		k := freshOf(v, game.Seat(m.A))
		worth := v.Value(k)
		if waits(v) == k {
			worth *= 4
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}

// freshOf is the kind of the card that a seat has just played and still has (T7); NoKind where there is none.
func freshOf(v *topsecret.View, seat game.Seat) topsecret.Kind {
	p := &v.Players[seat]
	for _, up := range p.Up[:p.UpCount] {
		if up.Fresh && !up.Stolen {
			return up.Card.Kind()
		}
	}
	return topsecret.NoKind
}
