package getadlerbot_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
	"safehouse/game/words"
)

// explained asks a level for a decision with its reasons, and without them from the same stream.
type explained struct {
	t       *testing.T
	readers []words.Reader
	said    map[string]bool
}

func (e *explained) agent(l game.Level) agent {
	return func(v *getadler.View, rng *rand.Rand) getadler.Move {
		seed := rng.Uint64()
		q := bots.Question{Player: bots.OfLevel(l), Budget: bots.Budget{{Topic: "turn", Work: 8}, {Topic: "chase", Work: 8}}}
		plain := getadlerbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(seed, 1)))
		q.Why = true
		stream := rand.New(rand.NewPCG(seed, 1))
		t := getadlerbot.Choose(context.Background(), v, q, stream)
		if t.Move != plain.Move {
			e.t.Errorf("hour %d, phase %v: asked why it makes %v, else %v", v.Hour, v.Phase, t.Move, plain.Move)
		}
		if plain.Options != nil || plain.Knew != nil {
			e.t.Error("reasons are given to who did not ask")
		}
		e.check(v, &t)
		// Matches are by chance now and then, so that all kinds of positions come up.
		if rng.IntN(3) == 0 {
			return v.Moves[rng.IntN(len(v.Moves))]
		}
		return t.Move
	}
}

// check looks at one explanation.
func (e *explained) check(v *getadler.View, t *bots.Thought[getadler.Move]) {
	e.t.Helper()
	if len(t.Options) == 0 || len(t.Options) > bots.MostOptions || t.Options[0].Move != t.Move {
		e.t.Fatalf("the options of %v are %v", t.Move, t.Options)
	}
	for n, o := range t.Options {
		if !slices.Contains(v.Moves, o.Move) {
			e.t.Errorf("%v is listed and not legal", o.Move)
		}
		if n > 1 && o.Value > t.Options[n-1].Value {
			e.t.Errorf("options stand in the order %v", t.Options)
		}
		if o.Chance < 0 || o.Chance > 1 || t.Scale == bots.Wins && (o.Value < 0 || o.Value > 1) {
			e.t.Errorf("%v has the value %v and the chance %v", o.Move, o.Value, o.Chance)
		}
		e.reads(o.Says)
	}
	silent := v.Phase == getadler.PhaseMeet || v.Phase == getadler.PhaseLook
	if n := len(t.Knew); n > 4 || n == 0 && !silent {
		e.t.Errorf("phase %v: %d sentences say what it knew", v.Phase, n)
	}
	for n, l := range t.Knew {
		e.reads(l)
		if slices.Contains(t.Knew[:n], l) {
			e.t.Errorf("it says twice %v", l)
		}
	}
	if f := t.Feared; f.Says != (game.Line{}) {
		e.reads(f.Says)
		if f.Chance <= 0 || f.Chance > 1+1e-9 {
			e.t.Errorf("%v has the chance %v", f.Says.Key, f.Chance)
		}
	}
}

// reads requires words for a line in every language, and an argument for each of their placeholders.
func (e *explained) reads(l game.Line) {
	e.t.Helper()
	e.said[l.Key] = true
	for _, r := range e.readers {
		if text := r.Say(l); !r.Has(l.Key) || text == "" || strings.ContainsAny(text, "{}") {
			e.t.Errorf("%q reads %q in %s", l.Key, text, r.Lang())
		}
	}
}

// TestGetAdlerSaysWhy lets each level explain every decision of mixed games: the reasons change no choice, are well
// formed and have words, and every sentence there is words for is said at some time.
func TestGetAdlerSaysWhy(t *testing.T) {
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	e := explained{t: t, said: map[string]bool{}}
	names := []string{"Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"}
	for _, lang := range words.Languages() {
		e.readers = append(e.readers, c.In(lang, names...))
	}
	for seats := 4; seats <= game.MaxSeats; seats++ {
		for n := range 36 {
			seed := game.SeedOf(uint64(100*seats + n))
			hunt(t, seed, adlerVariants()[n%4], ring(seats, e.agent(levels[n%3]))...)
		}
	}
	for _, key := range c.Keys(words.English) {
		if strings.HasPrefix(key, "think.getadler.") && !e.said[key] {
			t.Errorf("%q was never said", key)
		}
	}
}

// TestGetAdlerReasonsLeakNothing requires the reasons to be the same in a world that the seat cannot tell from the true
// one.
func TestGetAdlerReasonsLeakNothing(t *testing.T) {
	why := bots.Question{Player: bots.OfLevel(game.Medium), Why: true}
	both := func(v *getadler.View, rng *rand.Rand) getadler.Move {
		other := getadler.Rules{}.Sample(v, rng)
		elsewhere := getadler.Rules{}.View(&other, v.Viewer)
		seed := rng.Uint64()
		here := getadlerbot.Choose(context.Background(), v, why, rand.New(rand.NewPCG(seed, 1)))
		there := getadlerbot.Choose(context.Background(), &elsewhere, why, rand.New(rand.NewPCG(seed, 1)))
		if !slices.Equal(here.Options, there.Options) || !slices.Equal(here.Knew, there.Knew) || here.Feared != there.Feared {
			t.Errorf("hour %d, phase %v: here %v, there %v", v.Hour, v.Phase, here, there)
		}
		return here.Move
	}
	for seats := 4; seats <= game.MaxSeats; seats++ {
		hunt(t, game.SeedOf(uint64(seats)), nil, ring(seats, both)...)
	}
}
