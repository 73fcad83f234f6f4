package kompromatbot

import (
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game/bots"
	"safehouse/game/kompromat"
	"safehouse/game/search/ismcts"
)

// Choose decides for the seat whose view it is; the seat must owe a decision. It ends early, with any legal move, when the
// context does.
func Choose(ctx context.Context, v *kompromat.View, q bots.Question, rng *rand.Rand) bots.Thought[kompromat.Move] {
	b := q.Budget
	if b == nil {
		b = BudgetOf(q.Player, kompromat.Seats)
	}
	switch q.Player.Kind {
	case bots.Random:
		return bots.Thought[kompromat.Move]{Move: random(v, rng)}
	case bots.Greedy:
		return bots.Thought[kompromat.Move]{Move: greedy(v)}
	case bots.Thumb:
		return bots.Thought[kompromat.Move]{Move: thumb(v)}
	case bots.ISMCTS:
		return bots.Searched(ctx, q.Player, v.Moves, rng, func(dice *rand.PCG) *ismcts.Game[kompromat.State, kompromat.Move] {
			return restOfRound(v, dice)
		})
	default:
		return levelled(ctx, v, q, b.On(topicOf(v.Phase)), rng)
	}
}

// levelled decides as a level does.
func levelled(ctx context.Context, v *kompromat.View, q bots.Question, work int, rng *rand.Rand) bots.Thought[kompromat.Move] {
	// Items are better kept until a decision hangs on them: a turn begins with a card.
	if len(v.Moves) == 1 || v.Phase == kompromat.PhaseDraw {
		return bots.Thought[kompromat.Move]{Move: v.Moves[0]}
	}
	c := characters[q.Player.Level]
	c.forgets = c.forgets || q.Shown
	if v.Phase == kompromat.PhaseMore && think(ctx, v, c, 1, rng).drawsAnyhow() {
		thought := bots.Thought[kompromat.Move]{Move: kompromat.Move{Op: kompromat.OpDraw}, Scale: bots.Wins, Work: 1}
		if q.Why {
			t := think(ctx, v, c, work, rng)
			options := t.weighed()
			t.only(options, thought.Move)
			t.explain(&thought, options)
		}
		return thought
	}
	t := think(ctx, v, c, work, rng)
	options := t.weighed()
	t.chances(options)
	t.forPoints(options)
	made := bots.Draw(options, rng)
	thought := bots.Thought[kompromat.Move]{Move: options[made].Move, Scale: bots.Wins, Work: len(t.worlds)}
	if q.Why {
		t.explain(&thought, options)
	}
	return thought
}

// drawsAnyhow tells whether drawing needs no thought: no card can bust, and looking one card ahead speaks for it.
func (t *thinker) drawsAnyhow() bool {
	if t.settled = t.decided(); t.settled {
		t.weigh(&t.worlds[0].scene)
	}
	s := &t.worlds[0].scene
	a := &s.hands[t.me].at[t.view.Current]
	return a.low <= surelyDraws && a.best() <= surelyDraws && t.drawsOn(s, t.me, t.view.Current)
}

// only notes that a move was made without a choice.
func (t *thinker) only(options []option, made kompromat.Move) {
	for i := range options {
		if options[i].Move == made {
			options[i].Chance = 1
		}
	}
}

// The kinds of decisions that are budgeted apart.
const (
	// topicMission is the choice of a mission for the card drawn.
	topicMission = "mission"
	// topicCard is drawing again or stopping.
	topicCard = "card"
	// topicItem is the use of items, at the beginning of a turn, in the windows, and what an item asks.
	topicItem = "item"
	// topicTotal is the value of 1/11 cards, and the token that a 21 may give back.
	topicTotal = "total"
)

// topicOf is the topic of the decision that a phase asks for.
func topicOf(p kompromat.Phase) string {
	switch p {
	case kompromat.PhasePlace:
		return topicMission
	case kompromat.PhaseMore, kompromat.PhaseForced:
		return topicCard
	case kompromat.PhaseDeclare, kompromat.PhasePerfect:
		return topicTotal
	default:
		return topicItem
	}
}

// BudgetOf is the budget of a player at a table of that many seats: sampled worlds for the levels, iterations for a
// search.
func BudgetOf(p bots.Player, _ int) bots.Budget {
	budget := bots.Budget{{Topic: topicMission, Work: 1}, {Topic: topicCard, Work: 1}, {Topic: topicItem, Work: 1}, {Topic: topicTotal, Work: 1}}
	switch p.Kind {
	case bots.ISMCTS:
		for i := range budget {
			budget[i].Work = p.Iterations
		}
	case bots.Levelled:
		budget = slices.Clone(budgets[p.Level])
	}
	return budget
}

// has tells whether the move is legal now.
func has(v *kompromat.View, m kompromat.Move) bool { return slices.Contains(v.Moves, m) }

// use is the use of an item; at is the mission, the number of tokens or the pen's sign.
func use(item kompromat.Item, at int) kompromat.Move {
	return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(at)}
}
