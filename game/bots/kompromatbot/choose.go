// Package kompromatbot plays KOMPROMAT: three levels, and the yardsticks that they are measured against.
//
// # How a level decides
//
// It samples worlds: ways in which the cards that it cannot see may lie (belief.go). A rival's face-down cards are
// drawn without replacement from what is not shown, no attempt may be over 21 where its owner drew again (K8), and a
// world is kept as often as a player of ordinary nerve would have drawn and stopped so. In each world it tries each
// move and plays the round to its end (scene.go) by a policy for both seats (policy.go) that looks one card ahead,
// knows what each card is worth to the missions still to come (policy.go), and weighs all by what is at stake in
// chances to win the match. All moves are tried with the same dice, so that luck falls on all alike. The end of a round
// is judged by a table of chances to win (worth.go): by rounds to come, tokens of both, lead and marks left in the
// deck; it knows that the ninth token loses. Of items, those that only tell something are worth what the decision gains
// by knowing it (options.go), less what they would be worth later.
//
// Whether to draw or stop is a bluff too: the rival sees how many cards lie there and answers. Expert therefore solves
// the mission as a duel for the very position (solved.go, package duel), with the worths of its ends and the rival's
// possible decks from the worlds, and draws with the chance of the equilibrium, unless the worlds prefer an item. That
// wins about 60 % (122 games) against the same player that always does what the worlds like best. A hint does the same
// for a person, who may no longer look at cards laid earlier (K23) and draws as from all those that it cannot see: 58 %
// (260 games, 80 worlds a decision) against hints by the worlds alone.
//
// Where the match is as good as won or lost, every level plays on for points (solved.go): chances to win that are all
// alike would else leave the move to luck.
//
// This is policy improvement by rollouts (Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search,
// 1996) over determinised worlds. More than some hundred worlds for a decision gain little: what matters is the belief
// and the judge.
//
// Levels see and search alike. They differ in how sharply they choose (temperature, in points), in whether they read
// what a rival's drawing and stopping says, and in whether they remember their own face-down cards (tempers.go). A
// first card that cannot bust is followed by another without thought at every level.
//
// The package knows views, never a Match or the true State of one.
package kompromatbot

import (
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
)

// style is how an opponent thinks.
type style struct {
	// forgets reports that it does not know its own cards once it may no longer look at them.
	forgets bool
	// unsure is the share of the rival's choices to draw or stop that it takes to say nothing about the cards: at 1 it
	// does not read the rival at all.
	unsure float64
	// temperature is how unsharply it chooses, in points.
	temperature float64
	// solves reports that it draws and stops as solving the mission as a duel says.
	solves bool
	// taste is what a character likes; nil for a plain level.
	taste taste
}

// world is a scene with the cards of all attempts.
type world struct {
	scene
	laid [kompromat.Seats][kompromat.RowSize][kompromat.DeckSize]kompromat.Card
	// roll begins the dice of the world: all moves are tried with the same.
	roll uint64
}

// infoSet is what an opponent knows while it decides one move.
type infoSet struct {
	table
	style
	view   *kompromat.View
	me     game.Seat
	both   [kompromat.Seats]account
	worlds []world
	// plain are the moves that were tried in the worlds, brought is what each was worth in each of them.
	plain   []kompromat.Move
	brought [][]float64
}

// determinise looks at a view and samples that many worlds.
func determinise(ctx context.Context, v *kompromat.View, c style, samples int, rng *rand.Rand) *infoSet {
	t := &infoSet{view: v, me: v.Viewer, style: c}
	t.odds = theOdds()
	t.judge = judgeOf(kompromat.Rounds-v.Round, v.Unlaid)
	t.starter = v.Starter
	for i := range v.Row {
		t.row[i], t.marks[i] = v.Row[i].Mission, int8(v.Row[i].Counter.Marks())
	}
	for seat := range t.both {
		t.both[seat] = accountOf(v, game.Seat(seat))
	}
	var guesses [kompromat.Seats]guess
	guesses[t.me] = guessOf(v, t.me, c.forgets, 1)
	guesses[1-t.me] = guessOf(v, 1-t.me, c.forgets, c.unsure)
	d := dice{rng.Uint64()}
	t.worlds = make([]world, max(1, samples))
	for n := range t.worlds {
		if n&63 == 63 && ctx.Err() != nil {
			t.worlds = t.worlds[:n]
			break
		}
		w := &t.worlds[n]
		w.accounts = t.both
		for seat := range guesses {
			if n > 0 && guesses[seat].known {
				w.hands[seat], w.laid[seat] = t.worlds[0].hands[seat], t.worlds[0].laid[seat]
				continue
			}
			if !guesses[seat].deal(&w.hands[seat], &w.laid[seat], &d) {
				w.hands[seat] = sampleHand(v, game.Seat(seat), rng, &w.laid[seat])
			}
		}
		w.roll = d.next()
		if !v.Revealing {
			t.weigh(&w.scene)
		}
	}
	return t
}

// values gives what each move is worth in each world.
func (t *infoSet) values(moves []kompromat.Move) [][]float64 {
	all := make([][]float64, len(moves))
	for i, m := range moves {
		all[i] = make([]float64, len(t.worlds))
		for n := range t.worlds {
			w := t.worlds[n]
			all[i][n] = t.mine(t.try(&w, m, &dice{w.roll}))
		}
	}
	return all
}

// apart is the standard error of the difference between what two moves are worth. What an item tells is worth the
// difference between moves that were tried: it is known no better than these.
func (t *infoSet) apart(made, other kompromat.Move) float64 {
	a, b := slices.Index(t.plain, made), slices.Index(t.plain, other)
	if a >= 0 && b >= 0 {
		return search.Apart(t.brought[a], t.brought[b])
	}
	even := make([]float64, len(t.worlds))
	for n := range even {
		even[n] = mean(t.brought[max(a, b, 0)])
	}
	return search.Apart(t.brought[max(a, b, 0)], even)
}

// mine is the viewer's chance to win, by that of the first seat.
func (t *infoSet) mine(first float64) float64 {
	if t.me == 1 {
		return 1 - first
	}
	return first
}

// mean is the mean of values.
func mean(values []float64) float64 {
	sum := 0.0
	for _, x := range values {
		sum += x
	}
	return sum / float64(len(values))
}

// try makes the move in a world and gives the first seat's chance to win.
func (t *infoSet) try(w *world, m kompromat.Move, d *dice) float64 {
	h, owner, current := &w.hands[t.me], &w.accounts[t.me], t.view.Current
	switch m.Op {
	case kompromat.OpDraw:
		if current >= 0 {
			h.at[current].add(h.draw(d))
		}
		return t.playOn(&w.scene, t.me, current, d)
	case kompromat.OpPlace:
		h.at[m.A].add(t.view.Drawn.Card)
		return t.playOn(&w.scene, t.me, int(m.A), d)
	case kompromat.OpStop:
		return t.pass(&w.scene, t.me, d)
	case kompromat.OpOrder:
		seen := h.top
		for i, from := range []byte(kompromat.Orders[m.A]) {
			h.top[i] = seen[from-'1']
		}
	case kompromat.OpRemove:
		h.at[t.view.FocusMission].remove(w.laid[t.me][t.view.FocusMission][m.A])
	case kompromat.OpDeclare:
		a := &h.at[current]
		a.fixed, a.total = true, a.low+m.A*kompromat.WildExtra
	case kompromat.OpDiscard, kompromat.OpHold:
		w.late = game.SeatsOf(0, 1) // A 21 is asked about once the windows of its mission are over (K17).
		if m.Op == kompromat.OpDiscard {
			owner.tokens--
		}
		return t.afterPerfect(&w.scene, t.me, current)
	case kompromat.OpUse:
		t.use(w, m, d)
	case kompromat.OpPass, kompromat.OpDone:
		if t.view.Phase == kompromat.PhaseAfter {
			w.late = w.late.With(t.me)
			if t.view.Declined > 0 {
				w.late = w.late.With(1 - t.me)
			}
		}
	}
	if t.view.Revealing {
		return t.resolve(&w.scene, current)
	}
	return t.playOn(&w.scene, t.me, current, d)
}

// use uses an item in a world.
func (t *infoSet) use(w *world, m kompromat.Move, d *dice) {
	item := kompromat.Item(m.A)
	w.accounts[t.me].items &^= 1 << item
	switch item {
	case kompromat.ForgedPapers:
		w.accounts[t.me].tokens -= int8(m.B)
	case kompromat.PoisonPen:
		a := &w.hands[t.me].at[t.view.Current]
		a.total = uint8(max(0, int(a.total)+4*int(m.B)-2))
	case kompromat.StunGun:
		down := t.down(1-t.me, int(m.B))
		slot := down[d.throw(uint64(len(down)))]
		w.hands[1-t.me].at[m.B].remove(w.laid[1-t.me][m.B][slot])
	}
}

// down lists the numbers of the cards of a seat that lie face down at a mission.
func (t *infoSet) down(seat game.Seat, mission int) (slots []int) {
	a := &t.view.Row[mission].Attempts[seat]
	for slot := 1; slot < a.Count; slot++ {
		if !a.Cards[slot].Removed && !a.Cards[slot].Up {
			slots = append(slots, slot)
		}
	}
	return slots
}

// option is a move that was weighed.
type option = bots.Weighed[kompromat.Move]

// perPoint is what one point of lead is worth now, in chance to win.
func (t *infoSet) perPoint() float64 {
	if t.judge.settled {
		return settledPoint
	}
	ahead, behind := t.both, t.both
	ahead[t.me].points++
	behind[t.me].points--
	if t.after == 0 {
		return lastPoint
	}
	gain := t.win(&ahead) - t.win(&behind)
	if t.me == 1 {
		gain = -gain
	}
	return max(gain/2, leastPoint)
}

// Choose decides for the seat whose view it is; the seat must owe a decision. It ends early, with any legal move, when
// the context does.
func Choose(ctx context.Context, v *kompromat.View, q bots.Question, rng *rand.Rand) bots.Thought[kompromat.Move] {
	b := q.Budget
	if b == nil {
		b = BudgetOf(q.Player, kompromat.Seats)
	}
	if t, is := bots.Yardstick(ctx, q.Player, v.Moves, rng,
		func() kompromat.Move { return greedy(v) }, func() kompromat.Move { return thumb(v) },
		func(dice *rand.PCG) *ismcts.Game[kompromat.State, kompromat.Move] { return restOfRound(v, dice) }); is {
		return t
	}
	return levelled(ctx, v, q, b.On(topicOf(v.Phase)), rng)
}

// levelled decides as a level does.
func levelled(ctx context.Context, v *kompromat.View, q bots.Question, work int,
	rng *rand.Rand) bots.Thought[kompromat.Move] {
	// Items are better kept until a decision hangs on them: a turn begins with a card.
	if len(v.Moves) == 1 || v.Phase == kompromat.PhaseDraw {
		return bots.Thought[kompromat.Move]{Move: v.Moves[0]}
	}
	c := styleOf(q.Player)
	c.forgets = c.forgets || q.Forgets
	if v.Phase == kompromat.PhaseMore && determinise(ctx, v, c, 1, rng).drawsAnyhow() {
		thought := bots.Thought[kompromat.Move]{Move: kompromat.Move{Op: kompromat.OpDraw}, Scale: bots.Wins, Work: 1}
		if q.Why {
			t := determinise(ctx, v, c, work, rng)
			options := t.weighed()
			bots.Surely(options, thought.Move)
			t.explain(&thought, options)
		}
		return thought
	}
	t := determinise(ctx, v, c, work, rng)
	options := t.weighed()
	t.chances(options)
	t.forPoints(options)
	bots.Lean(options, t.leaning())
	made := bots.Made(q, options, rng)
	thought := bots.Thought[kompromat.Move]{Move: options[made].Move, Scale: bots.Wins, Work: len(t.worlds)}
	if q.Why {
		t.explain(&thought, options)
	}
	return thought
}

// drawsAnyhow reports whether drawing needs no thought: no card can bust, and looking one card ahead speaks for it.
func (t *infoSet) drawsAnyhow() bool {
	if t.settled = t.decided(); t.settled {
		t.weigh(&t.worlds[0].scene)
	}
	s := &t.worlds[0].scene
	a := &s.hands[t.me].at[t.view.Current]
	return a.low <= surelyDraws && a.best() <= surelyDraws && t.drawsOn(s, t.me, t.view.Current)
}

// The kinds of decisions that are budgeted apart.
const (
	// topicMission is the choice of a mission for the card drawn, and whether an item is used first.
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
	work := 1
	switch p.Kind {
	case bots.ISMCTS:
		work = p.Iterations
	case bots.Levelled:
		work = worldsOf[p.Level]
	}
	b := bots.Even(work, topicMission, topicCard, topicItem, topicTotal)
	if p.Is(game.Expert) {
		b[len(b)-1].Work = totalWorlds
	}
	return b
}

// has reports whether the move is legal now.
func has(v *kompromat.View, m kompromat.Move) bool { return slices.Contains(v.Moves, m) }

// use is the use of an item; at is the mission, the number of tokens or the pen's sign.
func use(item kompromat.Item, at int) kompromat.Move {
	return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(at)}
}
