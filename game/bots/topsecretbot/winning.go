package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// winning decides the last turns at two seats for winning instead of for points: ahead it takes no risks that are not
// worth it, behind it takes those that may still bring the win. Not ok where that is too early to work out, or where
// nothing can be won or lost any more: then points count.
func winning(v *topsecret.View, p *nash.Position, study *nash.Study, rng *rand.Rand) (bots.Thought[topsecret.Move], bool) {
	turns := p.Own.Hand.Sum()
	if turns > winTurns {
		return bots.Thought[topsecret.Move]{}, false
	}
	own, rival := made(v, v.Viewer), made(v, 1-v.Viewer)
	goal := nash.Goal(nash.Single)
	if v.Series {
		goal = study.Series().Goal(v.Players[v.Viewer].Series, v.Players[1-v.Viewer].Series)
	}
	end := study.Endgame(goal, v.Series, winPositions)
	switch v.Phase {
	case topsecret.PhaseChoose:
		choices, ok := end.Card(p, own, rival)
		if !ok {
			return bots.Thought[topsecret.Move]{}, false
		}
		return drawn(ofCards(v, choices, 0), bots.Wins, rng), true
	case topsecret.PhaseBank:
		choices, ok := end.Bank(p, own, rival)
		if !ok {
			return bots.Thought[topsecret.Move]{}, false
		}
		return drawn(ofBanking(choices, 0), bots.Wins, rng), true
	default:
		return bots.Thought[topsecret.Move]{}, false
	}
}

const (
	// winTurns is how many turns before the end play for the win begins at the earliest: a decision with so many cards left
	// takes some 10 ms of one core.
	winTurns = 6
	// winPositions bounds the positions worked out for a decision; a tenth of it is rarely needed.
	winPositions = 200_000
)
