// Package getadlerbot plays GET ADLER!: three levels, and the yardsticks that they are measured against.
//
// # How a level decides
//
// It believes: every cast of characters that the view allows has its chance, 24, 120 or 720 of them less what its own
// character rules out (belief.go). Heroes' answers are true; a villain answers as the hero whom it imitates would, now
// and then as itself. What is thrown away and held are weak signs, by tables that were counted from self-play and
// tempered, so that no cast ever dies of them (belief.go). Hands are dealt in agreement with what is known of each
// card (deal.go).
//
// It tries: every sensible move is played in worlds drawn from that belief, by quick policies of both sides to the end
// of the match (explore.go, worths.go); the policies were fitted by an evolution strategy over whole worlds. A move
// leaves habit only where it is better by more than chance explains. Confrontations are solved over the hand belief for
// heroes (solver.go); villains answer questions so that the heroes believe as little as can be (hidden.go).
//
// Worlds know all hands alike, so that looking into one would be worth nothing in them: an Expert villain counts it on
// top (explore.go). What the heroes hold decides its confrontations: villains who were told it after the reveal won
// 76.0 % of 300 matches against greedy heroes of four seats, and those who were not 64.0 % of the same deals. An Expert
// villain therefore also thinks of heroes' hands as heroes hoard, by tables fitted to what they held (tuning.go).
//
// This is policy improvement by rollouts (Tesauro and Galperin 1996) over determinised worlds, with the joint belief
// over roles of DeepRole (Serrino et al. 2019). Search over information sets alone is no better than rules at hidden
// roles; the plain search among the yardsticks shows it.
//
// Levels see alike. They differ in how sharply they choose by the worth of moves, in how many turns they remember, and
// in how much they read of weak signs: Expert all, Medium a quarter, Easy nothing (tuning.go).
//
// At five seats finding the villains is not what heroes lack: Experts who were told the whole cast from the start won
// 40.5 ± 6.8 % of 200 matches against greedy villains, and those who had to find it out 37.5 ± 6.7 % of the same deals;
// at six seats those who were told won 63.0 ± 6.7 %. The rest is lost in the chase, where both villains must be caught
// (G35).
//
// The package knows views, never a Match or the true State of one.
package getadlerbot

import (
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
	"safehouse/game/search/ismcts"
)

// Choose decides for the seat whose view it is; the seat must owe a decision. It ends early, with any legal move, when
// the context does.
func Choose(ctx context.Context, v *getadler.View, q bots.Question, rng *rand.Rand) thought {
	b := q.Budget
	if b == nil {
		b = BudgetOf(q.Player, v.Seats)
	}
	if t, is := bots.Yardstick(ctx, q.Player, v.Moves, rng,
		func() getadler.Move { return greedy(v) }, func() getadler.Move { return thumb(v) },
		func(dice *rand.PCG) *ismcts.Game[getadler.State, getadler.Move] { return plain(v, dice) }); is {
		return t
	}
	s := infoSetAt(v, q.Player, rng)
	if s.asked = q; q.Shown {
		// A bluff is a whim; for a hint it has to prove itself in worlds.
		s.style.bluff = 0
	}
	t := s.decide(ctx, b)
	if q.Why {
		s.explain(&t)
	} else {
		t.Options = nil
	}
	return t
}

// The kinds of decisions that are budgeted.
const (
	// topicTurn is a turn before the reveal, topicChase one after it.
	topicTurn  = "turn"
	topicChase = "chase"
	// topicAnswer is a villain's answer to a question.
	topicAnswer = "answer"
	// topicGive is a card given after binoculars and in Collins's exchange, and one taken from an eliminated hand.
	topicGive = "give"
	// topicFight is a reply to an arrest, the pursuit of an escape, and a shot.
	topicFight = "fight"
)

// topicOf is the topic of a decision of the phase.
func topicOf(v *getadler.View) string {
	switch v.Phase {
	case getadler.PhaseAnswer:
		return topicAnswer
	case getadler.PhaseExchange, getadler.PhaseReturn, getadler.PhaseGive, getadler.PhaseLoot:
		return topicGive
	case getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot:
		return topicFight
	case getadler.PhasePlay:
		if v.Revealed {
			return topicChase
		}
	}
	return topicTurn
}

// BudgetOf is the budget of a player at a table of that many seats: worlds to be thought of, for each topic.
func BudgetOf(p bots.Player, _ int) bots.Budget {
	if p.Kind != bots.Levelled {
		return nil
	}
	return bots.Even(worldsOf[p.Level], topicTurn, topicChase, topicGive, topicFight)
}

// option is a move that was weighed: its value on the scale of the decision, and the chance with which it is made here.
type option = bots.Weighed[getadler.Move]

// thought is a decision. Its work is the number of worlds thought of.
type thought = bots.Thought[getadler.Move]

// plainly is a decision for which nothing was weighed.
func plainly(m getadler.Move) thought { return thought{Move: m, Scale: bots.Liking} }

// mind is what a seat sees and who it is, and what it makes of that: whom it believes where, and the worlds that it
// thinks of.
type mind struct {
	view  *getadler.View
	me    int
	role  getadler.Role
	style style
	rng   *rand.Rand

	belief   suspicion
	evidence evidence
	// questions are the inquiries of the belief, once they were weighed.
	questions []option
}

// infoSet is one decision at GET ADLER!: what the seat has in mind, and what it is asked. A belief alone is asked
// nothing.
type infoSet struct {
	mind
	level game.Level
	asked bots.Question
}

// infoSetAt is what a player of a level makes of a view.
func infoSetAt(v *getadler.View, p bots.Player, rng *rand.Rand) *infoSet {
	role := v.Players[v.Viewer].Role
	s := &infoSet{level: p.Level, mind: mind{view: v, me: int(v.Viewer), role: role, rng: rng,
		style: styleOf(p.Level, role, v.Seats)}}
	if temper := tempers[p.Character]; temper != nil {
		temper(&s.style)
	}
	s.believe()
	return s
}

// decide decides as the level does.
func (s *infoSet) decide(ctx context.Context, b bots.Budget) thought {
	switch topic := topicOf(s.view); {
	case len(s.view.Moves) == 1:
		return plainly(s.view.Moves[0])
	case topic == topicAnswer:
		return s.answer()
	case topic == topicFight && s.level == game.Expert && !s.role.Villain():
		// A villain weighs which cards a reply costs it, which whole worlds tell better than the leaves of a solved fight:
		// with these, Expert villains lost 45 and not 38 of 100 matches to greedy heroes of four seats.
		return s.confronted(min(fightWorlds, b.On(topic)))
	default:
		return s.explore(ctx, b.On(topic))
	}
}

// legal reports whether the move is one of the view's.
func (s *mind) legal(m getadler.Move) bool { return slices.Contains(s.view.Moves, m) }

// moves lists the legal moves of one kind.
func moves(v *getadler.View, op getadler.Op) (list []getadler.Move) {
	for _, m := range v.Moves {
		if m.Op == op {
			list = append(list, m)
		}
	}
	return list
}

// habit is what the seat does without a search: before the reveal by what it believes, after it by the policies of the
// chase, which know only what the seat itself may know.
func (s *infoSet) habit() getadler.Move {
	var m getadler.Move
	switch {
	case s.view.Revealed || s.view.Phase != getadler.PhasePlay:
		m = s.determinise(s.belief.likeliest()).habit(s.me, s.rng)
	case s.role.Villain():
		m = s.lieLow()
	default:
		m = s.investigate()
	}
	if !s.legal(m) {
		return s.view.Moves[0]
	}
	return m
}
