package botstest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// How many of a match's last decisions are looked at, to how many positions one of them may lead if it is to be solved,
// in how many worlds a move must be equalled before it counts as beaten, and in how many of them it must be beaten by
// then if there is to be hope.
const (
	lastDecisions = 12
	mostNodes     = 5_000
	enoughWorlds  = 400
	firstWorlds   = 24
)

// NeverBeaten plays matches among the levels, mixed, follows their last decisions to every end in worlds drawn from
// those that the seat that owes them cannot tell from the true one, and requires Medium and Expert never to make a move
// that another one beats: one whose worst end is at least as good as the best end of the move made, in every world
// drawn, and better in some. So many positions are solved at least. The matches are played with the trial's work, the
// decisions in question made with the players' own. It logs how often Easy makes such a move.
func (r *Room[S, M, V, E]) NeverBeaten(t *testing.T, trial Trial, positions int) {
	levels := Levels()
	solved := 0
	erred := map[string]int{}
	for n := 0; solved < positions; n++ {
		table := trial.Tables[n%len(trial.Tables)]
		seated := make([]Agent[M, V], table.Seats)
		for i := range seated {
			seated[i] = r.Of(levels[(n/len(trial.Tables)+i)%len(levels)], trial.Work)
		}
		var owed []V
		var seats []game.Seat
		r.each(t, table, game.SeedOf(uint64(n)), func(seat game.Seat, look func() V, rng *rand.Rand) M {
			v := look()
			if len(r.Moves(&v)) > 1 {
				owed, seats = append(owed, v), append(seats, seat)
			}
			return seated[seat](&v, rng)
		})
		for i := max(0, len(owed)-lastDecisions); i < len(owed); i++ {
			stream := bots.Stream(game.SeedOf(uint64(n)), seats[i], i)
			end := ending[S, M, V, E]{room: r, seat: seats[i], view: owed[i], stream: stream}
			if !end.solvable() {
				continue
			}
			solved++
			for _, p := range levels {
				v := owed[i]
				made := r.Of(p, 0)(&v, bots.Stream(game.SeedOf(uint64(n)), seats[i], i))
				better, is := end.better(made)
				if !is {
					continue
				}
				erred[p.String()]++
				if p.String() != levels[0].String() {
					t.Errorf("%v, match %d, seat %v of %d, decision %d from the end: %s makes %q, which %q beats, of %v",
						table, n, seats[i], table.Seats, len(owed)-i, p, made.String(), better.String(), r.Moves(&v))
				}
			}
		}
	}
	t.Logf("%d positions solved; beaten moves of %v", solved, erred)
}

// ending is a decision near the end of a match.
type ending[S comparable, M game.Move, V any, E game.Event] struct {
	room   *Room[S, M, V, E]
	seat   game.Seat
	view   V
	stream *rand.Rand
	nodes  int
}

// solvable reports whether every move's ends can be counted in a world.
func (e *ending[S, M, V, E]) solvable() bool {
	world := e.worlds()[0]
	for _, m := range e.room.Moves(&e.view) {
		if _, _, ok := e.span(world, m); !ok {
			return false
		}
	}
	return true
}

// worlds are one world that the seat cannot tell from the true one, with each way in which those may move who owe a
// decision at the same time: what they choose does not depend on what the seat does.
func (e *ending[S, M, V, E]) worlds() []S {
	rules := e.room.Rules
	all := []S{rules.Sample(&e.view, e.stream)}
	for other := range rules.ToAct(&all[0]).Without(e.seat).All() {
		var next []S
		for _, s := range all {
			for _, m := range rules.Moves(&s, other, nil) {
				after := s
				rules.Apply(&after, other, m)
				next = append(next, after)
			}
		}
		all = next
	}
	return all
}

// better finds a move that beats the one made; false where none does, or where a world has too many ends.
func (e *ending[S, M, V, E]) better(made M) (M, bool) {
	rivals := slices.DeleteFunc(slices.Clone(e.room.Moves(&e.view)), func(m M) bool { return m == made })
	strictly := make([]bool, len(rivals))
	for seen := 0; seen < enoughWorlds && len(rivals) > 0 && (seen < firstWorlds || slices.Contains(strictly, true)); {
		for _, world := range e.worlds() {
			seen++
			_, best, ok := e.span(world, made)
			if !ok {
				rivals = nil
			}
			for i := 0; i < len(rivals); {
				worst, _, ok := e.span(world, rivals[i])
				if !ok || worst < best {
					rivals, strictly = slices.Delete(rivals, i, i+1), slices.Delete(strictly, i, i+1)
					continue
				}
				strictly[i] = strictly[i] || worst > best
				i++
			}
		}
	}
	if i := slices.Index(strictly[:len(rivals)], true); i >= 0 {
		return rivals[i], true
	}
	var none M
	return none, false
}

// span gives the worst and the best end for the seat that a move may have in a world; ok is false where there are too
// many ends to count.
func (e *ending[S, M, V, E]) span(world S, m M) (worst, best float64, ok bool) {
	e.nodes = mostNodes
	e.room.Rules.Apply(&world, e.seat, m)
	worst, best = e.ends(&world)
	return worst, best, e.nodes > 0
}

// ends gives the worst and the best end that a state may come to.
func (e *ending[S, M, V, E]) ends(s *S) (worst, best float64) {
	rules := e.room.Rules
	if e.nodes--; e.nodes <= 0 {
		return 0, 1
	}
	owing := rules.ToAct(s)
	if owing == 0 {
		won := result(rules.Standing(s), e.seat)
		return won, won
	}
	worst, best = 1, 0
	seat := owing.First()
	for _, m := range rules.Moves(s, seat, nil) {
		after := *s
		rules.Apply(&after, seat, m)
		low, high := e.ends(&after)
		worst, best = min(worst, low), max(best, high)
		if worst == 0 && best == 1 || e.nodes <= 0 {
			break
		}
	}
	return worst, best
}

// result is what an end is worth to a seat: a match that nobody wins is half of one.
func result(st game.Standing, seat game.Seat) float64 {
	switch {
	case st.Winners.Has(seat):
		return 1
	case st.Winners == 0:
		return 0.5
	}
	return 0
}
