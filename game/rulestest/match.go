package rulestest

import (
	"slices"

	"safehouse/game"
)

// journal keeps the entries that a match tells it.
type journal []game.Entry

func (j *journal) Append(e game.Entry) { *j = append(*j, e) }

// checkMatch requires a Match, its journal, its record and a replay of the record to show what the kit saw. The match
// is asked when it is over, so that a later move that changed what is seen of an earlier state is found as well.
func (k *kit[S, M, V, E]) checkMatch(t *trace[S, M, V, E]) {
	var kept journal
	m, err := game.NewMatch(k.Rules, t.setup, &kept)
	if err != nil {
		k.fail("NewMatch: %v", err)
		return
	}
	for i, mv := range t.made {
		if mv.seat == game.Nature {
			continue
		}
		k.at(t.number, i)
		k.checkRefused(m, mv.seat)
		if err := m.Submit(mv.seat, mv.move); err != nil {
			k.fail("the match refuses %q: %v", mv.move.String(), err)
			return
		}
	}
	k.at(t.number, len(t.made))
	entries := make([]game.Entry, len(t.made))
	for i, mv := range t.made {
		entries[i] = game.Entry{Seat: mv.seat, Move: mv.move.String(), Sealed: mv.sealed}
	}
	if !slices.Equal(entries, []game.Entry(kept)) {
		k.fail("the journal was told other moves than were made")
	}
	if !slices.Equal(entries, m.Record()) {
		k.fail("the record has other moves than were made")
	}
	k.checkShown("match", m, t)
	for i := range k.viewers {
		k.checkTold("match", m, t, i)
	}
	replayed, err := game.Replay(k.Rules, t.setup, entries)
	if err != nil {
		k.fail("replaying the record: %v", err)
		return
	}
	k.checkShown("replay", replayed, t)
	// What is told hangs on the states, which the views have shown to be the same: of a replay it is held for one viewer.
	k.checkTold("replay", replayed, t, k.rng.IntN(len(k.viewers)))
	if err := game.Redeal(k.Rules, t.setup, entries); err != nil {
		k.fail("redealing the record: %v", err)
	}
	half := k.rng.IntN(len(entries) + 1)
	resumed, err := game.Resume(k.Rules, t.setup, entries[:half], nil)
	if err != nil {
		k.fail("resuming after %d moves: %v", half, err)
		return
	}
	for i, viewer := range k.viewers {
		if v := resumed.View(viewer); !k.same(&v, &t.views[resumed.Len()][i]) {
			k.fail("resumed after %d moves, seat %v sees something else: %s", half, viewer,
				differ(&v, &t.views[resumed.Len()][i]))
		}
	}
}

// checkRefused submits a move that is not legal and requires that nothing changes.
func (k *kit[S, M, V, E]) checkRefused(m *game.Match[S, M, V, E], seat game.Seat) {
	bad := k.known[k.rng.IntN(len(k.known))]
	if m.Check(seat, bad) == nil {
		return
	}
	before := m.Len()
	k.view = m.View(seat)
	if err := m.Submit(seat, bad); err == nil {
		k.fail("the match takes %q, which it refuses", bad.String())
	}
	if k.again = m.View(seat); m.Len() != before || !k.same(&k.view, &k.again) {
		k.fail("the refused move %q changed the match", bad.String())
	}
}

// checkShown compares all views of a match with those that the kit saw.
func (k *kit[S, M, V, E]) checkShown(what string, m *game.Match[S, M, V, E], t *trace[S, M, V, E]) {
	if m.Len() != len(t.made) {
		k.fail("the %s has %d moves, %d were made", what, m.Len(), len(t.made))
		return
	}
	for i, viewer := range k.viewers {
		for n := range t.views {
			if k.view = m.ViewAt(viewer, n); !k.same(&k.view, &t.views[n][i]) {
				k.fail("the %s shows seat %v something else after %d moves: %s", what, viewer, n, differ(&k.view, &t.views[n][i]))
				return
			}
		}
	}
}

// checkTold compares the events of a match, and the views after them, with those that the kit saw of the viewer of that
// index.
func (k *kit[S, M, V, E]) checkTold(what string, m *game.Match[S, M, V, E], t *trace[S, M, V, E], index int) {
	viewer := k.viewers[index]
	steps := m.Seen(viewer, 0)
	for n, seen := range t.seen {
		if len(seen[index]) == 0 {
			continue
		}
		if len(steps) == 0 || steps[0].Index != n || !k.sameSeen(steps[0].Seen, seen[index]) {
			k.fail("the %s tells seat %v something else of move %d", what, viewer, n)
			return
		}
		steps = steps[1:]
	}
}

// sameSeen compares two rows of events and the views after them, where they lie: views are large.
func (k *kit[S, M, V, E]) sameSeen(a, b []game.Seen[V, E]) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Event != b[i].Event || !k.same(&a[i].After, &b[i].After) {
			return false
		}
	}
	return true
}
