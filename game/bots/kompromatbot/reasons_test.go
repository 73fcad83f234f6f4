package kompromatbot_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
)

// TestReasonsChangeNothing requires the same move with and without reasons, the options to be legal moves with the one
// made first and chances that sum to 1 at most, and something known to be named.
func TestReasonsChangeNothing(t *testing.T) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		t.Run(l.String(), func(t *testing.T) {
			asked := func(v *kompromat.View, rng *rand.Rand) kompromat.Move {
				seed := rng.Uint64()
				q := bots.Question{Player: bots.OfLevel(l), Budget: allOf(12)}
				plain := kompromatbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(seed, 1)))
				q.Why = true
				thought := kompromatbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(seed, 1)))
				if plain.Move != thought.Move {
					t.Errorf("asked why, it makes %q instead of %q", thought.Move, plain.Move)
				}
				if len(thought.Options) > 0 {
					wellFounded(t, v, &thought)
				}
				return plain.Move
			}
			for n := range uint64(3) {
				play(t, game.SeedOf(40+n), [2]player{asked, atRandom})
			}
		})
	}
}

// wellFounded checks the reasons of one decision.
func wellFounded(t *testing.T, v *kompromat.View, thought *bots.Thought[kompromat.Move]) {
	t.Helper()
	if thought.Options[0].Move != thought.Move {
		t.Errorf("the first option is %q, the move %q", thought.Options[0].Move, thought.Move)
	}
	sum := 0.0
	for i, o := range thought.Options {
		if !v.Legal(o.Move) || o.Value < 0 || o.Value > 1 || math.IsNaN(o.Value) || o.Says.Key == "" {
			t.Errorf("option %q is worth %v and called %q", o.Move, o.Value, o.Says.Key)
		}
		if i > 1 && o.Value > thought.Options[i-1].Value {
			t.Errorf("options are not in the order of their worth: %v", thought.Options)
		}
		sum += o.Chance
	}
	if sum > 1+1e-9 || thought.Options[0].Chance <= 0 {
		t.Errorf("the chances are %v", thought.Options)
	}
	if len(thought.Knew) == 0 || len(thought.Knew) > 4 {
		t.Errorf("%d sentences are said to be known", len(thought.Knew))
	}
	if f := thought.Feared; f.Chance < 0 || f.Chance > 1 || f.Says.Key != "" && f.Chance == 0 {
		t.Errorf("it fears %v", f)
	}
}
