package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// outcome are the chances of all seats to win the match, in parts of certain.
type outcome [game.MaxSeats]int32

// last solves the last turns of a game: every joint choice of cards, every theft and every joint banking is followed to the
// end, and wherever seats choose at once they come to an equilibrium by matching their regrets over all joint choices
// (Hart and Mas-Colell 2000). Nothing is sampled and nothing is guessed. At the choice that is due rivals may be read:
// then they play as they were read in a part of all cases.
type last struct {
	goal goal
	// read is how rivals play at the choice that is due, in parts of one; nil where all are taken for equals.
	read *[game.MaxSeats][kinds]int32
	// sure is in how many of a hundred cases they play so.
	sure *[game.MaxSeats]int32
	// ends is the number of ends that were looked at.
	ends int
}

// fits tells whether so little is left that it can be solved.
func (p *position) fits() bool { return p.seats > topsecret.MinSeats && p.turns <= solveTurns[p.seats] }

// table solves a table between two turns; choice is how it comes out.
func (l *last) table(s *safes) (choice simultaneous) {
	if s.turns == 0 {
		l.ends++
		l.goal.chances(s, (*[game.MaxSeats]int32)(&choice.value))
		return choice
	}
	read, sure := l.read, l.sure
	l.read, l.sure = nil, nil
	for seat := range s.seats {
		m := &choice.minds[seat]
		for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
			if s.hands[seat].has(k) {
				m.allow(int(k), 1)
			}
		}
	}
	choice.solve(s.seats, read, sure, func(picks *[game.MaxSeats]int8) outcome {
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
func (l *last) thefts(s *safes, t *turn) outcome {
	now, left := *s, *t
	for thief, any := now.next(&left); any; thief, any = now.next(&left) {
		var best outcome
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
	choice := l.banking(&now)
	return choice.value
}

// banking solves who leaves a single card out, and goes on with the next turn.
func (l *last) banking(s *safes) (choice simultaneous) {
	for seat := range s.seats {
		// A special agent gains by waiting (T20).
		if s.turns > 1 && s.up[seat].Document() {
			choice.minds[seat].allow(optionBank, 1)
			choice.minds[seat].allow(optionLeave, 1)
		}
	}
	choice.solve(s.seats, nil, nil, func(picks *[game.MaxSeats]int8) outcome {
		now := *s
		for seat := range now.seats {
			if picks[seat] == optionBank {
				now.bank(seat)
			}
		}
		now.pass()
		next := l.table(&now)
		return next.value
	})
	return choice
}

// solved decides by solving what is left.
func (a *answer) solved() (values, chances [kinds]float64, ends int) {
	l := last{goal: a.goal}
	var choice simultaneous
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
		var read [game.MaxSeats][kinds]int32
		var sure [game.MaxSeats]int32
		for seat := range a.seats {
			if seat != a.me {
				sure[seat] = a.reading(seat, &read[seat])
			}
		}
		l.read, l.sure = &read, &sure
		choice = l.table(&a.safes)
		for seat := range a.seats {
			a.likes[seat][wayEqual] = asPlayed(&choice.played[seat], &a.likes[seat][wayEqual])
		}
	}
	for o, n := range choice.shares(a.me) {
		chances[o] = float64(n) / one
		values[o] = float64(choice.brought[a.me][o]) / certain
	}
	return values, chances, l.ends
}

// reading gives how a rival plays if it is no equal, in parts of one, and in how many of a hundred cases it is none.
func (a *answer) reading(seat int, read *[kinds]int32) (sure int32) {
	var all [kinds]int64
	known := int64(0)
	for w := range wayEqual {
		likes := &a.likes[seat][w]
		sum := int64(0)
		for _, n := range likes {
			sum += int64(n)
		}
		for k, n := range likes {
			all[k] += int64(n) * a.beliefs[seat][w] / sum
		}
		known += a.beliefs[seat][w]
	}
	for k, n := range all {
		read[k] = int32(n * one / known)
	}
	return int32(known * (100 - equalsAtLeast) / (known + a.beliefs[seat][wayEqual]))
}
