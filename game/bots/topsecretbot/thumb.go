package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// thumb is the yardstick of a person who has a rule of thumb: the likeliest pair, else the highest document when rivals'
// assassins are few. In full:
//
//   - A document waits: play its partner; without one, the special agent on it.
//   - The special agent waits: play the highest document.
//   - Nothing waits: think of one card of each rival's hand, any of them equally likely. If none is an assassin, play the
//     highest document that can still become a pair, which is one held twice; without one, the highest document.
//   - If one is, play no document: an assassin where a rival's document waits, or else a mole, or else an assassin. Who has
//     neither plays the lowest document.
//   - Leave a document out where its partner or the special agent is in hand; else bank it.
//   - Steal what pays best.
//
// It stands on the view alone, and stays as it is: opponents are measured against it.
func thumb(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	own := &v.Players[v.Viewer]
	waiting := waits(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		return v.Play(thumbCard(v, waiting, rng))
	case topsecret.PhaseSteal:
		return richest(v)
	case topsecret.PhaseBank:
		if waiting == topsecret.Agent || own.Hand[waiting]+own.Hand[topsecret.Agent] > 0 {
			return topsecret.Move{Op: topsecret.OpLeave}
		}
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// thumbCard is the kind of card that the rule of thumb plays.
func thumbCard(v *topsecret.View, waiting topsecret.Kind, rng *rand.Rand) topsecret.Kind {
	own := &v.Players[v.Viewer]
	feared, exposed := false, false
	for seat := range game.Seat(v.Seats) {
		if p := &v.Players[seat]; seat != v.Viewer {
			feared = rng.IntN(p.Hand.Sum()) < p.Hand[topsecret.Assassin] || feared
			exposed = exposed || p.UpCount > 0 && p.Up[0].Card.Kind().Document()
		}
	}
	switch {
	case waiting.Document() && own.Hand[waiting] > 0:
		return waiting
	case waiting.Document() && own.Hand[topsecret.Agent] > 0:
		return topsecret.Agent
	case waiting != topsecret.Agent && feared:
		first, second := topsecret.Mole, topsecret.Assassin
		if exposed {
			first, second = second, first
		}
		if k := firstOf(v, first, second); k != topsecret.NoKind {
			return k
		}
		return firstOf(v, topsecret.Document1, topsecret.Document2, topsecret.Document3, topsecret.Document4, topsecret.Document5, topsecret.Agent)
	}
	for k := topsecret.Document5; k >= topsecret.Document1 && waiting != topsecret.Agent; k-- {
		if own.Hand[k] == 2 {
			return k
		}
	}
	if k := highest(v); k != topsecret.NoKind {
		return k
	}
	return firstOf(v, topsecret.Mole, topsecret.Assassin, topsecret.Agent)
}
