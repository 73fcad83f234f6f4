package topsecretbot_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// explained asks a player for a decision with its reasons, and without them from the same stream.
type explained struct {
	t       *testing.T
	readers []words.Reader
	said    map[string]bool
}

func (e *explained) spy(p bots.Player) spy {
	return func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
		seed := rng.Uint64()
		q := bots.Question{Player: p, Budget: budgetOf(30)}
		plain := topsecretbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(seed, 1)))
		q.Why = true
		t := topsecretbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(seed, 1)))
		if t.Move != plain.Move {
			e.t.Errorf("turn %d: asked why %v makes %q, else %q", v.Turn, p, t.Move, plain.Move)
		}
		if plain.Options != nil || plain.Knew != nil {
			e.t.Error("reasons are given to who did not ask")
		}
		e.check(v, &t)
		// Matches are by chance now and then, so that all kinds of positions come up.
		if rng.IntN(3) == 0 {
			return anything(v, rng)
		}
		return t.Move
	}
}

// check looks at one explanation.
func (e *explained) check(v *topsecret.View, t *bots.Thought[topsecret.Move]) {
	e.t.Helper()
	if len(t.Options) == 0 || len(t.Options) > bots.MostOptions || t.Options[0].Move != t.Move {
		e.t.Fatalf("the options of %v are %v", t.Move, t.Options)
	}
	sum := 0.0
	for n, o := range t.Options {
		if !slices.Contains(v.Moves, o.Move) {
			e.t.Errorf("%q is listed and not legal", o.Move)
		}
		if n > 1 && o.Value > t.Options[n-1].Value {
			e.t.Errorf("options stand in the order %v", t.Options)
		}
		if o.Chance < 0 || t.Scale == bots.Wins && (o.Value < 0 || o.Value > 1) {
			e.t.Errorf("%q has the value %v and the chance %v", o.Move, o.Value, o.Chance)
		}
		sum += o.Chance
		e.reads(o.Says)
	}
	if sum < 0.999 || sum > 1.001 {
		e.t.Errorf("the chances of %v sum to %v", t.Options, sum)
	}
	if n := len(t.Knew); n == 0 || n > 4 {
		e.t.Errorf("phase %v: %d sentences say what it knew", v.Phase, n)
	}
	for n, l := range t.Knew {
		e.reads(l)
		if slices.Contains(t.Knew[:n], l) {
			e.t.Errorf("it says twice %v", l)
		}
	}
	if f := t.Feared; f != (bots.Fear{}) {
		e.reads(f.Says)
		if f.Chance <= 0 || f.Chance > 1 {
			e.t.Errorf("%v has the chance %v", f.Says.Key, f.Chance)
		}
	}
}

// reads requires words for a line in every language, and an argument for each of their placeholders.
func (e *explained) reads(l game.Line) {
	e.t.Helper()
	e.said[l.Key] = true
	for _, a := range l.Args {
		if a.Kind == game.ArgKey {
			e.said[a.Key] = true
		}
	}
	for _, r := range e.readers {
		if text := r.Say(l); !r.Has(l.Key) || text == "" || strings.ContainsAny(text, "{}") {
			e.t.Errorf("%q reads %q in %s", l.Key, text, r.Lang())
		}
	}
}

// TestTopSecretSaysWhy lets levels and yardsticks explain every decision of mixed games: the reasons change no choice, are
// well formed and have words, and every sentence there is words for is said at some time.
func TestTopSecretSaysWhy(t *testing.T) {
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	e := explained{t: t, said: map[string]bool{}}
	for _, lang := range words.Languages() {
		e.readers = append(e.readers, c.In(lang, "Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"))
	}
	players := []bots.Player{bots.OfLevel(game.Easy), bots.OfLevel(game.Medium), bots.OfLevel(game.Expert), {Kind: bots.Thumb}, {Kind: bots.Random}}
	for n := range 40 {
		seats := 2 + n%5
		operate(t, game.SeedOf(uint64(n)), variants()[n%4], team(seats, e.spy(players[n/5%len(players)]))...)
	}
	for _, key := range c.Keys(words.English) {
		if strings.HasPrefix(key, "think.topsecret.") && !e.said[key] {
			t.Errorf("%q was never said", key)
		}
	}
}
