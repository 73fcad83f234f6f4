package rulestest

import (
	"slices"

	"safehouse/game"
)

// freshEvery is how often, in plies, a viewer's second world is drawn anew although it is still alike: later views
// are sampled too, not only those after a parting.
const freshEvery = 4

// furtherTried is the number of moves tried in the second world besides the one it goes on with.
const furtherTried = 3

// walk leads, for each viewer, a second world beside the true one.
type walk[S comparable, M game.Move, V any, E game.Event] struct {
	*kit[S, M, V, E]
	worlds []S
	alike  []bool
	// after, moves, told, events and seen are for what is tried and not kept.
	after        S
	moves        []M
	told, events []E
	seen, middle V
}

func (k *kit[S, M, V, E]) newWalk() *walk[S, M, V, E] {
	return &walk[S, M, V, E]{kit: k, worlds: make([]S, len(k.viewers)), alike: make([]bool, len(k.viewers))}
}

// arrive draws second worlds where they are missing and requires all that a viewer has at hand to be equal in both.
func (w *walk[S, M, V, E]) arrive(s *S, views []V) {
	for i, viewer := range w.viewers {
		if !w.alike[i] || w.rng.IntN(freshEvery) == 0 {
			w.seen = w.Rules.View(s, viewer)
			w.worlds[i] = w.Rules.Sample(&w.seen, w.rng)
			w.alike[i] = true
			w.tally.samples++
			if !w.same(&w.seen, &views[i]) {
				w.fail("Sample changes the view it is given (seat %v)", viewer)
			}
			if w.Conserve != nil {
				if err := w.Conserve(&w.worlds[i]); err != nil {
					w.fail("a sample for seat %v is not conserved: %v", viewer, err)
				}
			}
		}
		w.compare(s, &w.worlds[i], i, &views[i])
	}
}

// compare compares all that the viewer of that index has at hand.
func (w *walk[S, M, V, E]) compare(s, world *S, index int, view *V) {
	viewer := w.viewers[index]
	if w.seen = w.Rules.View(world, viewer); !w.same(&w.seen, view) {
		w.fail("leak: seat %v's view of a sampled world differs from that of the true one at %s", viewer,
			differ(&w.seen, view))
	}
	if w.moves = w.Rules.Moves(world, viewer, w.moves[:0]); !slices.Equal(w.legal[index], w.moves) {
		w.fail("leak: seat %v's legal moves differ in a sampled world", viewer)
	}
	if w.Rules.ToAct(s) != w.Rules.ToAct(world) {
		w.fail("leak: who is to act differs in a world that seat %v cannot tell from the true one", viewer)
	}
	if w.Rules.Standing(s) != w.Rules.Standing(world) {
		w.fail("leak: the standing differs in a world that seat %v cannot tell from the true one", viewer)
	}
}

// step lets the second worlds follow a move of the true one.
func (w *walk[S, M, V, E]) step(seat game.Seat, m M, after *S, views []V, seen [][]game.Seen[V, E]) {
	for i, viewer := range w.viewers {
		w.alike[i] = w.follow(&w.worlds[i], seat, m, viewer, &views[i], seen[i])
		switch {
		case !w.alike[i]:
			w.tally.parted++
		case w.worlds[i] != *after:
			w.tally.alike++
		}
	}
}

// follow makes, in a second world, a move that looks to the viewer like the true one, and reports whether there was
// any. Every move it tries is held to the law: events and views tell the same, after every event.
func (w *walk[S, M, V, E]) follow(world *S, seat game.Seat, m M, viewer game.Seat, view *V,
	truth []game.Seen[V, E]) bool {
	w.told = eventsOf(truth, w.told[:0])
	told := w.told
	candidates := append(w.moves[:0], m)
	if seat != viewer {
		candidates = w.Rules.Moves(world, seat, w.moves[:0])
		w.rng.Shuffle(len(candidates), func(i, j int) { candidates[i], candidates[j] = candidates[j], candidates[i] })
	}
	w.moves = candidates
	var next S
	found, further := false, 0
	for _, c := range candidates {
		w.after = *world
		w.Rules.Apply(&w.after, seat, c)
		w.seen = w.Rules.View(&w.after, viewer)
		sameView := w.same(&w.seen, view)
		if !w.observeAlike(world, seat, c, viewer, truth) {
			w.fail(
				"leak: seat %v is told the same of %q and %q by seat %v as far as %+v, "+
					"and its view after that event shows a difference at %s",
				viewer, m.String(), c.String(), seat, told[len(w.events)-1], differ(&w.seen, &truth[len(w.events)-1].After))
			return false
		}
		events, sameTold := w.events, slices.Equal(told, w.events)
		switch {
		case sameView && !sameTold && w.forgotten(told, events):
			continue
		case sameView && !sameTold:
			w.fail("leak: seat %v is told differently of %q and %q by seat %v, and its view keeps no difference", viewer,
				m.String(), c.String(), seat)
			return false
		case sameTold && !sameView:
			w.fail("leak: seat %v is told the same of %q and %q by seat %v, and its view shows a difference at %s",
				viewer, m.String(), c.String(), seat, differ(&w.seen, view))
			return false
		case sameView && !found:
			next, found = w.after, true
		}
		if further++; found && further > furtherTried {
			break
		}
	}
	if found {
		*world = next
	}
	return found
}

// observeAlike gathers in w.events what a viewer is told of a move in a second world. As long as it is told what it is
// told in the true one, its views in the middle of the move must not differ; where they do it stops there. A view is in
// the middle of a move where another event follows in both worlds: that a move ends in one of them only is told by the
// event that follows in the other.
func (w *walk[S, M, V, E]) observeAlike(world *S, seat game.Seat, m M, viewer game.Seat, truth []game.Seen[V, E]) bool {
	w.events = w.events[:0]
	alike, differs := true, false
	w.Rules.Observe(world, seat, m, viewer, func(e E, after *S) {
		n := len(w.events)
		if differs || alike && n > 0 && n < len(truth) && !w.same(&w.middle, &truth[n-1].After) {
			w.seen, differs = w.middle, true
			return
		}
		w.events = append(w.events, e)
		alike = alike && n < len(truth) && truth[n].Event == e
		if alike && n < len(truth)-1 {
			w.middle = w.Rules.View(after, viewer)
		}
	})
	return !differs
}

// forgotten reports whether what two moves tell is worth nothing after either of them.
func (k *kit[S, M, V, E]) forgotten(a, b []E) bool {
	return k.Forgets != nil && slices.ContainsFunc(a, k.Forgets) && slices.ContainsFunc(b, k.Forgets)
}

// checkSamplePlaysOn plays a world sampled at a random move to its end: a sample must have a future.
func (k *kit[S, M, V, E]) checkSamplePlaysOn(t *trace[S, M, V, E]) {
	ply := k.rng.IntN(len(t.states))
	viewer := k.rng.IntN(len(k.viewers))
	k.at(t.number, ply)
	s := k.Rules.Sample(&t.views[ply][viewer], k.rng)
	for n := ply; ; n++ {
		toAct := k.Rules.ToAct(&s)
		if toAct == 0 {
			return
		}
		if n > k.Bound {
			k.fail("a sample for seat %v does not end within the bound", k.viewers[viewer])
			return
		}
		seat := k.pickSeat(toAct)
		moves := k.Rules.Moves(&s, seat, nil)
		if len(moves) == 0 {
			k.fail("a sample for seat %v leaves seat %v without a move", k.viewers[viewer], seat)
			return
		}
		k.Rules.Apply(&s, seat, moves[k.rng.IntN(len(moves))])
		if k.Conserve != nil {
			if err := k.Conserve(&s); err != nil {
				k.fail("a sample for seat %v, played on, is not conserved: %v", k.viewers[viewer], err)
				return
			}
		}
	}
}
