package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot/nash"
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

// exact decides at two seats from the solved game: by the mix that no rival can gain on. Not ok where there is no study
// of this game that is ready, or nothing to decide that it knows. Options are listed whether or not they were asked
// for, without their sentences, and are worth expected points ahead at the end of the game.
//
// The last turns are decided for winning instead of for points: ahead it takes no risks that are not worth it, behind
// it takes those that may still bring the win. Where that is too much to work out, or where nothing can be won or lost
// any more, points count.
func exact(v *topsecret.View, q bots.Question, rng *rand.Rand) (bots.Thought[topsecret.Move], bool) {
	study, p, knows := studied(v, q.Study)
	if !knows || len(v.Moves) < 2 {
		return bots.Thought[topsecret.Move]{}, false
	}
	own, rival := made(v, v.Viewer), made(v, 1-v.Viewer)
	if p.Own.Hand.Sum() <= winTurns {
		goal := nash.Goal(nash.Single)
		if v.Series {
			goal = study.Series().Goal(v.Players[v.Viewer].Series, v.Players[1-v.Viewer].Series)
		}
		end := study.Endgame(goal, v.Series, winPositions)
		choices, ok := due(v.Phase, func() (nash.Cards, bool) { return end.Card(&p, own, rival) },
			func() (nash.Banking, bool) { return end.Bank(&p, own, rival) })
		if ok {
			return drawn(q, v, weighed(v, &choices, 0), bots.Wins, rng), true
		}
	}
	choices, ok := due(v.Phase, func() (nash.Cards, bool) { return study.Card(&p), true },
		func() (nash.Banking, bool) { return study.Bank(&p), true })
	if !ok {
		return bots.Thought[topsecret.Move]{}, false
	}
	return drawn(q, v, weighed(v, &choices, float64(own-rival)), bots.Points, rng), true
}

// studied gives the study of this game and the position as the viewer sees it, where the study is ready and knows that.
func studied(v *topsecret.View, known bots.Study) (study *nash.Study, p nash.Position, knows bool) {
	study, have := known.(*nash.Study)
	if !have || v.Seats != 2 || !study.Fits(v.Values) || !study.Ready() {
		return nil, p, false
	}
	p = facing(v)
	return study, p, study.Knows(&p)
}

// facing is the position of two seats as the viewer sees it. Two cards on a safe are as good as banked (T15).
func facing(v *topsecret.View) nash.Position {
	side := func(p *topsecret.Player) nash.Side {
		s := nash.Side{Hand: p.Hand}
		if p.UpCount == 1 {
			s.Up = p.Up[0].Card.Kind()
		}
		return s
	}
	return nash.Position{Own: side(&v.Players[v.Viewer]), Rival: side(&v.Players[1-v.Viewer])}
}

// made are the points that a seat has, with those of two cards on its safe.
func made(v *topsecret.View, seat game.Seat) int {
	s, _ := look(v)
	return int(s.points[seat])
}

// due are the choices of the decision that a phase asks for, by option; not ok where the solved game has none.
func due(phase topsecret.Phase, card func() (nash.Cards, bool), bank func() (nash.Banking, bool)) (choices nash.Cards,
	ok bool) {
	switch phase {
	case topsecret.PhaseChoose:
		return card()
	case topsecret.PhaseBank:
		b, ok := bank()
		choices[optionBank], choices[optionLeave] = b.Bank, b.Leave
		return choices, ok
	}
	return choices, false
}

// weighed are the moves of a view with their choices; more is added to their values.
func weighed(v *topsecret.View, choices *nash.Cards, more float64) (options []bots.Weighed[topsecret.Move]) {
	for _, m := range v.Moves {
		c := choices[optionOf(v, m)]
		options = append(options, bots.Weighed[topsecret.Move]{Move: m, Value: c.Value + more, Chance: c.Chance})
	}
	return options
}

// drawn makes one of the options, as far as the player's taste has it, and puts it first.
func drawn(q bots.Question, v *topsecret.View, options []bots.Weighed[topsecret.Move], scale bots.Scale,
	rng *rand.Rand) bots.Thought[topsecret.Move] {
	bots.Lean(options, leaning(q.Player, v))
	made := bots.Made(q, options, rng)
	options[0], options[made] = options[made], options[0]
	return bots.Thought[topsecret.Move]{Move: options[0].Move, Options: options, Scale: scale}
}

const (
	// winTurns is how many turns before the end play for the win begins at the earliest: a decision with so many cards
	// left takes some 10 ms of one core.
	winTurns = 6
	// winPositions bounds the positions worked out for a decision; a tenth of it is rarely needed.
	winPositions = 200_000
)
