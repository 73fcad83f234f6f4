package kompromatbot

import (
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
	"safehouse/game/search"
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
		if m.Op == kompromat.OpDiscard {
			owner.tokens--
		}
		return t.afterPerfect(&w.scene, t.me, current)
	case kompromat.OpUse:
		t.use(w, m, d)
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
