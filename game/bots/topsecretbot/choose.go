// Package topsecretbot plays TOP SECRET: three levels, and the yardsticks that they are measured against.
//
// Nothing is hidden in this game but what rivals choose at the same moment. A fixed way of playing is read and
// punished, so choices are drawn by chance from a mix.
//
// # Two seats
//
// Expert plays the solved game (package nash): the equilibrium of the lead in points, and from six cards left the
// equilibrium of the chance to win the game, or the series (last.go). Until the study is ready it searches by thought
// games (search.go): simultaneous-move Monte Carlo search in which every seat has a learner by regret matching for each
// situation, and the mean of what the learner at the root played is what is played (Hart and Mas-Colell 2000; Lanctot,
// Lisý and Winands 2014).
//
// # Three to six seats
//
// Expert reads its rivals (belief.go): for each of them it keeps the chances of a few ways of playing (styles.go), one
// of which is to search as a plain search does (trials.go), and another to be an equal, by Bayes' rule from the cards
// that were turned before everybody. Who sits at one table is thought likely to play alike, so that what one rival
// plays tells of the others too. Then it matches its regrets over many worlds in which rivals play as they were read,
// equals by matching regrets of their own, and all options are played on for two turns and judged by fitted outlooks of
// winning (answer.go, outlook.go). It plays the mean of what it played in the worlds. The last turns, as many as can be
// laid out whole, are solved instead of sampled: every joint choice is followed to the end, and regrets are matched
// over all of them (last.go, package regret).
//
// Medium looks one turn ahead at what its rivals must still hold and are used to playing (medium.go). Easy follows its
// likings (medium.go). All levels see the same.
//
// The package knows views and the events that a seat was told of, never a Match or the true State of one.
package topsecretbot

import (
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
	"safehouse/game/topsecret"
)

// Choose decides for the seat whose view it is; the seat must owe a decision. It ends early, with any legal move, when
// the context does. Expert reads its rivals by what they have played, as far as the seat remembers it. A hint
// (Question.Shown) keeps no secret here: what a rival holds follows from what was played, which the odds panel counts
// for everybody.
func (m *Memory) Choose(ctx context.Context, v *topsecret.View, q bots.Question,
	rng *rand.Rand) bots.Thought[topsecret.Move] {
	var j judgement
	t := m.decide(ctx, v, q, rng, &j)
	if q.Why {
		if t.Scale != bots.Liking {
			j.solve(v, q.Study)
		}
		explain(&t, v, &j)
	} else {
		t.Options = nil
	}
	return t
}

// decide makes the move. It leaves what it thinks of rivals in the judgement.
func (m *Memory) decide(ctx context.Context, v *topsecret.View, q bots.Question, rng *rand.Rand,
	j *judgement) bots.Thought[topsecret.Move] {
	b := q.Budget
	if b == nil {
		b = BudgetOf(q.Player, v.Seats)
	}
	if t, is := bots.Yardstick(ctx, q.Player, v.Moves, rng,
		func() topsecret.Move { return greedy(v) }, func() topsecret.Move { return thumb(v, rng) },
		func(dice *rand.PCG) *ismcts.Game[topsecret.State, topsecret.Move] { return plain(v, dice, rng) }); is {
		return t
	}
	if q.Player.Level == game.Expert {
		// Even what is obvious to others has exceptions that it knows: a special agent that waits is in the way of another.
		if t, known := exact(v, q, rng); known {
			return t
		}
	}
	if sole, clear := obvious(v); clear {
		return plainly(sole)
	}
	*j = m.judge(ctx, v, q.Player.Level, b.On(topicOf(v.Phase)), rng)
	if v.Phase == topsecret.PhaseBank && j.scale == bots.Wins {
		j.settle(v)
	}
	t := drawn(q, v, j.options, j.scale, rng)
	if j.apart != nil {
		t.Compared(func(made, other topsecret.Move) float64 { return j.apart(optionOf(v, made), optionOf(v, other)) })
	}
	t.Work = j.work
	return t
}

// plainly is a thought of which nothing is told but the move.
func plainly(m topsecret.Move) bots.Thought[topsecret.Move] {
	return bots.Thought[topsecret.Move]{Move: m}
}

// obvious is the move that every level makes without weighing anything: the only one; the call that no computer forgets
// (T23); and a lone special agent is left where it lies, since it gains by waiting and is worth nothing in a pile
// (T20).
func obvious(v *topsecret.View) (m topsecret.Move, clear bool) {
	if len(v.Moves) == 1 {
		return v.Moves[0], true
	}
	if call := (topsecret.Move{Op: topsecret.OpCall}); slices.Contains(v.Moves, call) {
		return call, true
	}
	if leave := (topsecret.Move{Op: topsecret.OpLeave}); slices.Contains(v.Moves, leave) && waits(v) == topsecret.Agent {
		return leave, true
	}
	return topsecret.Move{}, false
}

// judge weighs the options as a level does.
func (m *Memory) judge(ctx context.Context, v *topsecret.View, level game.Level, work int, rng *rand.Rand) judgement {
	switch level {
	case game.Easy:
		return easy(v)
	case game.Medium:
		return medium(ctx, v, work, search.NewDice(rng))
	default:
		if v.Seats > topsecret.MinSeats {
			return answered(ctx, v, m, work, search.NewDice(rng))
		}
		return searched(ctx, v, work, search.NewDice(rng))
	}
}

// waits is the kind of the card that lies lowest on the viewer's safe.
func waits(v *topsecret.View) topsecret.Kind { return v.Players[v.Viewer].Up[0].Card.Kind() }

// The kinds of decisions that are budgeted.
const (
	// topicCard is the card that is played, topicLoot what a mole takes, topicBank whether a card is banked.
	topicCard = "card"
	topicLoot = "loot"
	topicBank = "bank"
)

// topicOf is the topic of a decision of the phase.
func topicOf(p topsecret.Phase) string {
	switch p {
	case topsecret.PhaseSteal:
		return topicLoot
	case topsecret.PhaseBank:
		return topicBank
	default:
		return topicCard
	}
}

// BudgetOf is the budget of a player at a table of that many seats, 2 to 6: worlds that Medium and Expert look
// at, thought games of Expert at two seats. Others need none.
func BudgetOf(p bots.Player, seats int) bots.Budget {
	switch {
	case p.Is(game.Medium):
		return bots.Even(mediumWorlds, topicCard, topicLoot, topicBank)
	case p.Is(game.Expert) && seats == topsecret.MinSeats:
		return append(bots.Even(searchGames, topicCard), bots.Even(searchGamesLater, topicLoot, topicBank)...)
	case p.Is(game.Expert):
		return bots.Even(answerWorlds, topicCard, topicLoot, topicBank)
	default:
		return nil
	}
}
