package botstest

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// LegalFromAnywhere has each player advise at every decision of random matches, as it may when a seat is handed to the
// computer, and requires legal moves. Phase says what kind of decision a view asks for; each of the kinds named must
// come up.
func (r *Room[S, M, V, E]) LegalFromAnywhere(t *testing.T, trial Trial, phase func(v *V) int, kinds ...int) {
	for _, p := range trial.players() {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			asked := map[int]int{}
			choose := r.Of(p, trial.Work)
			advised := func(v *V, rng *rand.Rand) M {
				if asked[phase(v)] >= plenty && !asks(rng.Uint64()) {
					return r.AtRandom(v, rng)
				}
				if m := choose(v, rng); !slices.Contains(r.Moves(v), m) {
					t.Errorf("asked for a decision of kind %d, with %v, it makes %q", phase(v), r.Moves(v), m.String())
				}
				asked[phase(v)]++
				return r.AtRandom(v, rng)
			}
			for i, table := range trial.Tables {
				for n := range trial.Matches {
					r.Play(t, game.SeedOf(uint64(100*n+i)), table.Options, Equals(table.Seats, advised)...)
				}
			}
			for _, kind := range kinds {
				if asked[kind] == 0 {
					t.Errorf("no decision of kind %d was asked for", kind)
				}
			}
		})
	}
}

// plenty is how many decisions of a kind a quick test asks for before it leaves some out.
const plenty = 30

// SameMove requires a decision to depend on view, player, budget and stream alone, to leave the view as it is, and to
// be the same in a world that the seat cannot tell from the true one.
func (r *Room[S, M, V, E]) SameMove(t *testing.T, trial Trial) {
	for _, p := range trial.players() {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			choose, thumb := r.Of(p, trial.Work), r.Of(byThumb, 0)
			thrice := func(seat game.Seat, look func() V, rng *rand.Rand) M {
				if !asks(rng.Uint64()) {
					v := look()
					return thumb(&v, rng)
				}
				here, again, elsewhere := look(), look(), r.elsewhere(look(), seat, rng)
				seed := rng.Uint64()
				var made [3]M
				for i, v := range []*V{&here, &again, &elsewhere} {
					made[i] = choose(v, rand.New(rand.NewPCG(seed, 1)))
				}
				if made[0] != made[1] || made[0] != made[2] {
					t.Errorf("twice the same view gives seat %v %q and %q, another world %q", seat, made[0].String(), made[1].String(),
						made[2].String())
				}
				if kept := look(); !reflect.DeepEqual(here, kept) {
					t.Errorf("thinking changes the view of seat %v", seat)
				}
				return made[0]
			}
			for i, table := range trial.Tables {
				for n := range trial.Matches {
					r.each(t, table, game.SeedOf(uint64(100*n+i)), thrice)
				}
			}
		})
	}
}

// EndsEarly requires a decision whose context has ended before it began to be legal, and to do little of the work of
// the trial, which is far more than a test could wait for.
func (r *Room[S, M, V, E]) EndsEarly(t *testing.T, trial Trial) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, p := range trial.players() {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			q := bots.Question{Player: p, Budget: r.Work(trial.Work)}
			hurried := func(v *V, rng *rand.Rand) M {
				if !asks(rng.Uint64()) {
					return r.AtRandom(v, rng)
				}
				thought := r.Choose(ended, v, q, rng)
				if !slices.Contains(r.Moves(v), thought.Move) {
					t.Errorf("in a hurry, with %v, it makes %q", r.Moves(v), thought.Move.String())
				}
				if thought.Work > trial.Work/hurry {
					t.Errorf("in a hurry it does %d of %d", thought.Work, trial.Work)
				}
				return r.AtRandom(v, rng)
			}
			for i, table := range trial.Tables {
				for n := range trial.Matches {
					r.Play(t, game.SeedOf(uint64(100*n+i)), table.Options, Equals(table.Seats, hurried)...)
				}
			}
		})
	}
}

// hurry is the share of its work that a decision in a hurry may still do, as a divisor.
const hurry = 8
