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
		s, _ := look(v)
		var likes weights
		s.moods(int(v.Viewer), &likes)
		for k, n := range likes {
			liking[k] = float64(n)
		}
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

// moods gives how much Easy likes to play each kind: agents the more the more of them there are.
func (s *safes) moods(seat int, likes *weights) {
	hand, up := s.hands[seat], s.up[seat]
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		n := hand.count(k)
		if n == 0 {
			continue
		}
		switch {
		case k == topsecret.Assassin && up.Document():
			likes[k] = easyOwnGoal
		case k == topsecret.Assassin || k == topsecret.Mole:
			likes[k] = easyAgentLiking[s.seats] * int32(n)
		case k == topsecret.Agent && up.Document():
			likes[k] = easyGuardLiking
		case k == topsecret.Agent:
			likes[k] = easyJokerLiking
		case k == up || up == topsecret.Agent:
			likes[k] = easyPairLiking
		case n == 2 && up == topsecret.NoKind:
			likes[k] = easyStartLiking
		default:
			likes[k] = easyDocumentLiking
		}
		if k.Document() {
			// What shines more is liked more.
			likes[k] = max(1, likes[k]*s.worth[k]/s.worth[topsecret.Document5])
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
