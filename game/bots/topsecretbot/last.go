package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// last solves the last turns of a game: every joint choice of cards, every theft and every joint banking is followed to
// the end, and wherever seats choose at once they come to an equilibrium by matching their regrets over all joint
// choices (Hart and Mas-Colell 2000). Nothing is sampled and nothing is guessed. At the choice that is due rivals may
// be read: then they play as they were read in a part of all cases.
type last struct {
	goal goal
	// read is how rivals play at the choice that is due; nil where all are taken for equals.
	read *regret.Reading
	// ends is the number of ends that were looked at.
	ends int
	// banked is what became of tables on which single cards are left or banked: joint choices often lead to the same one.
	banked map[safes]outcome
}

// outcome is what all seats get from a table on, and how many ends that rests on.
type outcome struct {
	value regret.Outcome
	ends  int
}

// fits reports whether so little is left that it can be solved.
func (p *position) fits() bool { return p.seats > topsecret.MinSeats && p.turns <= solveTurns[p.seats] }

// table solves a table between two turns; choice is how it comes out.
func (l *last) table(s *safes) (choice regret.Joint) {
	if s.turns == 0 {
		l.ends++
		l.goal.chances(s, (*[game.MaxSeats]int32)(&choice.Value))
		return choice
	}
	read := l.read
	l.read = nil
	for seat := range s.seats {
		learner := &choice.Learners[seat]
		for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
			if s.hands[seat].has(k) {
				learner.Allow(int(k), searchPrior)
			}
		}
	}
	choice.Solve(s.seats, solveRounds, read, func(picks *[game.MaxSeats]int8) regret.Outcome {
		now, t := *s, turn{}
		for seat := range s.seats {
			t.picks[seat] = topsecret.Kind(picks[seat])
		}
		now.reveal(&t)
		return l.thefts(&now, &t)
	})
	return choice
}

// thefts lets the moles that are to come take what is best for them, one after the other, and goes on.
func (l *last) thefts(s *safes, t *turn) regret.Outcome {
	now, left := *s, *t
	for thief, any := now.next(&left); any; thief, any = now.next(&left) {
		var best regret.Outcome
		found := false
		for from := range now.seats {
			if left.loot(thief, from) {
				then := left
				then.steal(thief, from)
				if o := l.thefts(&now, &then); !found || o[thief] > best[thief] {
					best, found = o, true
				}
			}
		}
		if found {
			return best
		}
	}
	now.settle(&left)
	known, found := l.banked[now]
	if !found {
		before := l.ends
		known.value = l.banking(&now).Value
		known.ends, l.ends = l.ends-before, before
		if l.banked == nil {
			l.banked = map[safes]outcome{}
		}
		l.banked[now] = known
	}
	l.ends += known.ends
	return known.value
}

// banking solves who leaves a single card out, and goes on with the next turn.
func (l *last) banking(s *safes) (choice regret.Joint) {
	for seat := range s.seats {
		// A special agent gains by waiting (T20).
		if s.turns > 1 && s.up[seat].Document() {
			choice.Learners[seat].Allow(optionBank, searchPrior)
			choice.Learners[seat].Allow(optionLeave, searchPrior)
		}
	}
	choice.Solve(s.seats, solveRounds, nil, func(picks *[game.MaxSeats]int8) regret.Outcome {
		now := *s
		for seat := range now.seats {
			if picks[seat] == optionBank {
				now.bank(seat)
			}
		}
		now.pass()
		next := l.table(&now)
		return next.Value
	})
	return choice
}

// solved decides by solving what is left.
func (a *answer) solved() (values, chances [kinds]float64, ends int) {
	l := last{goal: a.goal}
	var choice regret.Joint
	switch a.asked {
	case askedLoot:
		best := 0
		for from := range a.seats {
			if !a.open.loot(a.me, from) {
				continue
			}
			then := a.open
			then.steal(a.me, from)
			values[from+1] = float64(l.thefts(&a.safes, &then)[a.me]) / certain
			if best == 0 || values[from+1] > values[best] {
				best = from + 1
			}
		}
		chances[best] = 1
		return values, chances, l.ends
	case askedBank:
		choice = l.banking(&a.safes)
	default:
		l.read = &regret.Reading{}
		for seat := range a.seats {
			if seat != a.me {
				l.read.Sure[seat] = a.reading(seat, &l.read.Mix[seat])
			}
		}
		choice = l.table(&a.safes)
		for seat := range a.seats {
			a.likes[seat][styleEqual] = asPlayed(&choice.Played[seat], &a.likes[seat][styleEqual])
		}
	}
	for o, n := range choice.Played[a.me].Shares() {
		chances[o] = float64(n) / regret.One
		values[o] = float64(choice.Brought[a.me][o]) / certain
	}
	return values, chances, l.ends
}

// reading gives how a rival plays if it is no equal, in parts of one, and in how many of a hundred cases it is none.
func (a *answer) reading(seat int, read *weights) (sure int32) {
	var all [kinds]int64
	known := int64(0)
	for w := range styleEqual {
		likes := &a.likes[seat][w]
		sum := search.Sum(likes[:])
		for k, n := range likes {
			all[k] += int64(n) * a.beliefs[seat][w] / sum
		}
		known += a.beliefs[seat][w]
	}
	for k, n := range all {
		read[k] = int32(n * regret.One / known)
	}
	return int32(known * (100 - equalsAtLeast) / (known + a.beliefs[seat][styleEqual]))
}
