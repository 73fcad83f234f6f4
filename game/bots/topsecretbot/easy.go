package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// hasty is Easy at TOP SECRET: it likes documents, goes for a pair once it has begun one, and throws in an agent by mood.
// It never counts what a rival still holds. It does not blow up its own document.
func hasty(v *topsecret.View) judgement {
	var liking [kinds]float64
	switch v.Phase {
	case topsecret.PhaseChoose:
		hastyCard(v, &liking)
	case topsecret.PhaseSteal:
		liking[optionOf(v, richest(v))] = 1
	case topsecret.PhaseBank:
		hastyBank(v, &liking)
	}
	sum := 0.0
	for _, m := range v.Moves {
		sum += liking[optionOf(v, m)]
	}
	chances := liking
	for o := range chances {
		chances[o] /= sum
	}
	j := judgement{scale: bots.Liking}
	j.consider(v, &liking, &chances)
	return j
}

// hastyCard likes cards of the hand, agents the more the more of them there are.
func hastyCard(v *topsecret.View, liking *[kinds]float64) {
	own := &v.Players[v.Viewer]
	waiting := waits(v)
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		n := own.Hand[k]
		if n == 0 {
			continue
		}
		switch {
		case k == topsecret.Assassin && waiting.Document():
			liking[k] = easyOwnGoal
		case k == topsecret.Assassin || k == topsecret.Mole:
			liking[k] = easyAgentLiking * float64(n)
		case k == topsecret.Agent && waiting.Document():
			liking[k] = easyGuardLiking
		case k == topsecret.Agent:
			liking[k] = easyJokerLiking
		case k == waiting || waiting == topsecret.Agent:
			liking[k] = easyPairLiking
		case n == 2 && waiting == topsecret.NoKind:
			liking[k] = easyStartLiking
		default:
			liking[k] = easyDocumentLiking
		}
		if k.Document() {
			// What shines more is liked more.
			liking[k] *= float64(v.Value(k)) / float64(v.Values[topsecret.Ranks-1])
		}
	}
}

// hastyBank leaves a document out where its partner is at hand, more often than not.
func hastyBank(v *topsecret.View, liking *[kinds]float64) {
	own := &v.Players[v.Viewer]
	liking[optionBank] = 1
	if own.Hand[waits(v)]+own.Hand[topsecret.Agent] > 0 {
		liking[optionBank], liking[optionLeave] = 100-easyLeaves, easyLeaves
	}
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
