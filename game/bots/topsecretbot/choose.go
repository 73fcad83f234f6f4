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

// Choose decides for the seat whose view it is; the seat must owe a decision. It ends early, with any legal move, when the
// context does. It remembers nothing of the turns before. A hint (Question.Shown) needs no care here: what a rival holds follows from what was played, which the
// odds panel counts for everybody.
func Choose(ctx context.Context, v *topsecret.View, q bots.Question, rng *rand.Rand) bots.Thought[topsecret.Move] {
	return new(Memory).Choose(ctx, v, q, rng)
}

// Choose is the function of that name for a seat that remembers: Expert reads its rivals by what they have played.
func (m *Memory) Choose(ctx context.Context, v *topsecret.View, q bots.Question, rng *rand.Rand) bots.Thought[topsecret.Move] {
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
func (m *Memory) decide(ctx context.Context, v *topsecret.View, q bots.Question, rng *rand.Rand, j *judgement) bots.Thought[topsecret.Move] {
	b := q.Budget
	if b == nil {
		b = BudgetOf(q.Player, v.Seats)
	}
	switch q.Player.Kind {
	case bots.Random:
		return plainly(v.Moves[rng.IntN(len(v.Moves))])
	case bots.Greedy:
		return plainly(greedy(v))
	case bots.Thumb:
		return plainly(thumb(v, rng))
	case bots.ISMCTS:
		return bots.Searched(ctx, q.Player, v.Moves, rng, func(dice *rand.PCG) *ismcts.Game[topsecret.State, topsecret.Move] {
			return plain(v, dice, rng)
		})
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
	t := drawn(j.options, j.scale, rng)
	t.Work = j.work
	return t
}

// plainly is a thought of which nothing is told but the move.
func plainly(m topsecret.Move) bots.Thought[topsecret.Move] {
	return bots.Thought[topsecret.Move]{Move: m}
}

// obvious is the move that every level makes without weighing anything: the only one; the call that no computer forgets
// (T23); and a lone special agent is left where it lies, since it gains by waiting and is worth nothing in a pile (T20).
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
		return hasty(v)
	case game.Medium:
		return reckon(ctx, v, work, search.NewDice(rng))
	default:
		if v.Seats > topsecret.MinSeats {
			return answered(ctx, v, m, work, search.NewDice(rng))
		}
		return foresee(ctx, v, work, search.NewDice(rng))
	}
}

// waits is the kind of the card that lies lowest on the viewer's safe.
func waits(v *topsecret.View) topsecret.Kind { return v.Players[v.Viewer].Up[0].Card.Kind() }

// kindOf is the kind of card that a move plays; NoKind where it plays none.
func kindOf(v *topsecret.View, m topsecret.Move) topsecret.Kind {
	switch m.Op {
	case topsecret.OpDocument:
		for rank, value := range v.Values {
			if value == int(m.A)*topsecret.ValueStep {
				return topsecret.Document1 + topsecret.Kind(rank)
			}
		}
		return topsecret.NoKind
	case topsecret.OpAgent:
		return topsecret.Agent
	case topsecret.OpMole:
		return topsecret.Mole
	case topsecret.OpAssassin:
		return topsecret.Assassin
	default:
		return topsecret.NoKind
	}
}
