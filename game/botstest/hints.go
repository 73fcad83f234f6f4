package botstest

import (
	"context"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// HintsStand asks for a hint at every decision of mixed matches: the move that it names is better than every other by
// more than the error of the estimate, or another is named that is as good. Look, where given, looks at each.
func (r *Room[S, M, V, E]) HintsStand(t *testing.T, trial Trial, look func(v *V, hint *bots.Thought[M])) {
	t.Helper()
	q := bots.Question{Player: bots.OfLevel(game.Expert), Budget: r.Work(trial.Work), Why: true, Shown: true}
	asked, alike := 0, 0
	for i, table := range trial.Tables {
		for n := range trial.Matches {
			p := trial.players()[(i+n)%len(trial.players())]
			r.Play(t, game.SeedOf(uint64(100*n+i)), table.Options, Equals(table.Seats, func(v *V, rng *rand.Rand) M {
				whim := rng.IntN(whimEvery) == 0
				if len(r.Moves(v)) == 1 {
					return r.Moves(v)[0]
				}
				hint := r.Choose(context.Background(), v, q, rand.New(rand.NewPCG(1, uint64(asked))))
				if asked++; holds(t, &hint) {
					alike++
				}
				if look != nil {
					look(v, &hint)
				}
				switch {
				case whim:
					return r.AtRandom(v, rng)
				case p == q.Player:
					// What it would do itself takes as long to find out again.
					return hint.Move
				}
				return r.Of(p, trial.Work)(v, rng)
			})...)
		}
	}
	t.Logf("of %d hints %d name two moves", asked, alike)
	if asked < 500 || alike == 0 || alike == asked {
		t.Errorf("of %d hints %d name two moves: hardly anything was tested", asked, alike)
	}
}

// holds holds a hint to what its options say, and reports whether it names a second move.
func holds[M game.Move](t *testing.T, hint *bots.Thought[M]) bool {
	t.Helper()
	as := hint.AsGood()
	for i := range hint.Options {
		made, o := &hint.Options[0], &hint.Options[i]
		if o.Error < 0 || o.Error > 0 && hint.Scale == bots.Liking {
			t.Errorf("%q has an error of %v", o.Move.String(), o.Error)
		}
		if i > 0 && as == nil && made.Value-o.Value <= o.Error {
			t.Errorf("%q is told to do, worth %v, and %q is worth %v, give or take %v", made.Move.String(), made.Value,
				o.Move.String(), o.Value, o.Error)
		}
		if made.Chance < o.Chance {
			t.Errorf("%q is told to do, which is done less often than %q", made.Move.String(), o.Move.String())
		}
	}
	return as != nil
}
