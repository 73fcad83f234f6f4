package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// weights are how much each kind is liked, none of them negative.
type weights = regret.Chances

// draw draws a kind with a chance in proportion to its weight.
func draw(w *weights, d *search.Dice) topsecret.Kind {
	k, _ := d.Pick(w[:])
	return topsecret.Kind(k)
}

// threat is what all seats have lying in the open, in habits' units: the reason to play an assassin.
type threat struct {
	of  [game.MaxSeats]int32
	all int32
}

// threats rates each waiting document by its rank and by whether it can become a pair.
func (s *safes) threats() threat {
	var t threat
	for seat := range s.seats {
		k := s.up[seat]
		if !k.Document() {
			continue
		}
		t.of[seat] = habitLoneThreat
		if s.hands[seat].has(k) || s.hands[seat].has(topsecret.Agent) {
			t.of[seat] = habitPairThreat + int32(k.Rank())
		}
		t.all += t.of[seat]
	}
	return t
}

// habits gives how much a sensible player likes to play each kind now. It is the model that Medium has of its rivals,
// and how Expert plays thought games on where it knows nothing better.
func (s *safes) habits(seat int, t *threat, w *weights) {
	hand, up := s.hands[seat], s.up[seat]
	rivals := t.all - t.of[seat]
	guard := hand.has(topsecret.Agent)
	for k := topsecret.Document1; k <= topsecret.Document5; k++ {
		n := hand.count(k)
		rank := int32(k.Rank())
		switch {
		case n == 0:
			w[k] = 0
		case up == k:
			w[k] = habitPair
		case up == topsecret.Agent:
			w[k] = habitOnAgent + rank
		case up != topsecret.NoKind:
			w[k] = habitSpoil
		case n == 2 || guard:
			w[k] = habitStart
		default:
			w[k] = habitSingle
		}
	}
	w[topsecret.Agent], w[topsecret.Mole], w[topsecret.Assassin] = 0, 0, 0
	if guard {
		switch {
		case up.Document() && hand.has(up):
			w[topsecret.Agent] = habitGuardBeforePartner
		case up.Document():
			w[topsecret.Agent] = habitGuard + int32(up.Rank())
		default:
			w[topsecret.Agent] = habitAgentFirst[s.seats]
		}
	}
	if n := int32(hand.count(topsecret.Mole)); n > 0 {
		w[topsecret.Mole] = n * (habitMole[s.seats] + rivals*habitAlarm[s.seats]/100/habitMoleHope)
	}
	if n := int32(hand.count(topsecret.Assassin)); n > 0 {
		if up.Document() {
			w[topsecret.Assassin] = habitOwnGoal
		} else {
			w[topsecret.Assassin] = n * (habitAssassin + rivals*habitAlarm[s.seats]/100)
		}
	}
}

// keeps reports whether a player of habit leaves its single card out.
func (s *safes) keeps(seat int, d *search.Dice) bool {
	k := s.up[seat]
	switch {
	case k == topsecret.Agent:
		return true
	case s.hands[seat].has(k):
		return d.Below(100) < habitLeavesPartner
	case s.hands[seat].has(topsecret.Agent):
		return d.Below(100) < habitLeavesAgent
	default:
		return false
	}
}

// choice is the seat that a thief of habit takes from: the one where its own gain and the other's loss are most.
func (s *safes) choice(t *turn, thief int) (from int, any bool) {
	most := int32(-1 << 30)
	for seat := range s.seats {
		if t.loot(thief, seat) {
			if gain := s.swing(t, thief, seat); gain > most {
				from, most, any = seat, gain, true
			}
		}
	}
	return from, any
}

// swing is what a theft moves, in points as a player of habit sees them.
func (s *safes) swing(t *turn, thief, from int) int32 {
	k, own, theirs := t.fresh[from], s.up[thief], s.up[from]
	gain := s.worth[k]
	switch {
	case own != topsecret.NoKind:
		gain = s.pairOf(own, k) - s.worth[own]
		if own != k && own.Document() && k.Document() && s.hands[thief].has(own) {
			// The pair that was waited for is lost.
			gain -= 2 * s.worth[own]
		}
	case k == topsecret.Agent:
		gain = s.worth[topsecret.Document4]
	case s.hands[thief].has(k):
		gain *= 2
	}
	loss := s.worth[k]
	if theirs != topsecret.NoKind {
		loss = s.pairOf(theirs, k) - s.worth[theirs]
	}
	return gain + loss
}

// rob lets all moles take what habit takes.
func (s *safes) rob(t *turn) {
	for thief, any := s.next(t); any; thief, any = s.next(t) {
		if from, any := s.choice(t, thief); any {
			t.steal(thief, from)
		}
	}
}
