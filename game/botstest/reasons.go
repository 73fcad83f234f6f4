package botstest

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
)

// Reasons says what the reasons of a game's opponents are like.
type Reasons[V any] struct {
	Catalogue *words.Catalogue
	// Prefix begins the key of every sentence that opponents say.
	Prefix string
	// Rare are the keys of those that these matches need not come to.
	Rare []string
	// Forced, where given, tells of decisions for which no options are listed; Silent of those for which it need not be
	// said what was known.
	Forced, Silent func(v *V) bool
}

// rounding is how far chances, and sums of them, may be off.
const rounding = 1e-9

// whimEvery is how often, in decisions, a move is made by chance, so that all kinds of positions come up.
const whimEvery = 3

// Explained holds explanations to what they must be like, in any number of goroutines.
type Explained[S comparable, M game.Move, V any, E game.Event] struct {
	Reasons[V]
	room    *Room[S, M, V, E]
	readers []words.Reader
	mutex   sync.Mutex
	said    map[string]bool
}

// Explain begins a test of reasons.
func (r *Room[S, M, V, E]) Explain(reasons Reasons[V]) *Explained[S, M, V, E] {
	e := &Explained[S, M, V, E]{Reasons: reasons, room: r, said: map[string]bool{}}
	for _, lang := range words.Languages() {
		e.readers = append(e.readers, reasons.Catalogue.In(lang, "Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"))
	}
	return e
}

// SayWhy has players explain every decision of mixed matches: the reasons change no choice, are given to nobody who did
// not ask, are well formed and have words in every language, and every sentence that there is words for is said at some
// time.
func (r *Room[S, M, V, E]) SayWhy(t *testing.T, trial Trial, reasons Reasons[V]) {
	e := r.Explain(reasons)
	e.Play(t, trial)
	e.AllSaid(t)
}

// Play has players explain every decision of mixed matches, each also decided by the same stream without reasons.
func (e *Explained[S, M, V, E]) Play(t *testing.T, trial Trial) {
	players := trial.players()
	t.Run("tables", func(t *testing.T) {
		for i, table := range trial.Tables {
			t.Run(table.String(), func(t *testing.T) {
				t.Parallel()
				for n := range trial.Matches {
					// Each table begins with another player, and each round of tables as well.
					p := players[(i+i/len(players)+n)%len(players)]
					e.room.Play(t, game.SeedOf(uint64(100*n+i)), table.Options, Equals(table.Seats, e.explaining(t, p, trial.Work))...)
				}
			})
		}
	})
}

// mostUnsaid is the part of all sentences, as a divisor, that a quick test need not come to.
const mostUnsaid = 3

// AllSaid requires every sentence that there is words for to have been said; of a quick test, which plays few matches,
// most of them.
func (e *Explained[S, M, V, E]) AllSaid(t *testing.T) {
	t.Helper()
	var unsaid []string
	all := 0
	for _, key := range e.Catalogue.Keys(words.English) {
		if strings.HasPrefix(key, e.Prefix) && !slices.Contains(e.Rare, key) {
			if all++; !e.said[key] {
				unsaid = append(unsaid, key)
			}
		}
	}
	if len(unsaid) > Size(all/mostUnsaid, 0) {
		t.Errorf("of %d sentences these were never said: %q", all, unsaid)
	}
}

// explaining asks a player for a decision with its reasons, and without them from the same stream.
func (e *Explained[S, M, V, E]) explaining(t *testing.T, p bots.Player, work int) Agent[M, V] {
	plainly := bots.Question{Player: p, Budget: e.room.Work(work)}
	why := plainly
	why.Why = true
	return func(v *V, rng *rand.Rand) M {
		seed := rng.Uint64()
		thought := e.room.Choose(context.Background(), v, why, rand.New(rand.NewPCG(seed, 1)))
		if asks(seed) {
			plain := e.room.Choose(context.Background(), v, plainly, rand.New(rand.NewPCG(seed, 1)))
			if thought.Move != plain.Move {
				t.Errorf("asked why, %v makes %q, else %q", p, thought.Move.String(), plain.Move.String())
			}
			if plain.Options != nil || plain.Knew != nil {
				t.Errorf("%v gives reasons to who did not ask", p)
			}
		}
		e.Check(t, v, &thought)
		if rng.IntN(whimEvery) == 0 {
			return e.room.AtRandom(v, rng)
		}
		return thought.Move
	}
}

// Check looks at one explanation: its options are legal, in order, and the first is what was made; their values lie on
// the scale and their chances sum to 1; one to four sentences say what was known; what is feared has a chance.
func (e *Explained[S, M, V, E]) Check(t *testing.T, v *V, thought *bots.Thought[M]) {
	t.Helper()
	if len(thought.Options) == 0 && e.Forced != nil && e.Forced(v) {
		return
	}
	if len(thought.Options) == 0 || len(thought.Options) > bots.MostOptions || thought.Options[0].Move != thought.Move {
		t.Fatalf("the options of %q are %v", thought.Move.String(), thought.Options)
	}
	sum := 0.0
	for i, o := range thought.Options {
		switch {
		case !slices.Contains(e.room.Moves(v), o.Move):
			t.Errorf("%q is listed and not legal", o.Move.String())
		case math.IsNaN(o.Value) || thought.Scale == bots.Wins && (o.Value < 0 || o.Value > 1):
			t.Errorf("%q has the value %v", o.Move.String(), o.Value)
		case o.Chance < 0 || o.Chance > 1:
			t.Errorf("%q has the chance %v", o.Move.String(), o.Chance)
		case i > 1 && o.Value > thought.Options[i-1].Value:
			t.Errorf("options stand in the order %v", thought.Options)
		}
		sum += o.Chance
		e.reads(t, o.Says)
	}
	// Where more moves are legal than are listed, the rest of the chance is theirs.
	cut := len(thought.Options) == bots.MostOptions && len(e.room.Moves(v)) > bots.MostOptions
	if sum > 1+rounding || sum < 1-rounding && !cut || thought.Options[0].Chance <= 0 {
		t.Errorf("the chances of %v sum to %v", thought.Options, sum)
	}
	if n := len(thought.Knew); n > bots.MostKnown || n == 0 && (e.Silent == nil || !e.Silent(v)) {
		t.Errorf("%d sentences say what it knew", n)
	}
	for i, l := range thought.Knew {
		e.reads(t, l)
		if slices.Contains(thought.Knew[:i], l) {
			t.Errorf("it says twice %v", l)
		}
	}
	if f := thought.Feared; f != (bots.Fear{}) {
		e.reads(t, f.Says)
		if f.Chance <= 0 || f.Chance > 1+1e-9 {
			t.Errorf("%v has the chance %v", f.Says.Key, f.Chance)
		}
	}
}

// reads requires words for a line in every language, and an argument for each of their placeholders.
func (e *Explained[S, M, V, E]) reads(t *testing.T, l game.Line) {
	t.Helper()
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.said[l.Key] = true
	for _, a := range l.Args {
		if a.Kind == game.ArgKey {
			e.said[a.Key] = true
		}
	}
	for _, reader := range e.readers {
		if text := reader.Say(l); !reader.Has(l.Key) || text == "" || strings.ContainsAny(text, "{}") {
			t.Errorf("%q reads %q in %s", l.Key, text, reader.Lang())
		}
	}
}

// ReasonsLeakNothing requires the reasons to be the same in a world that the seat cannot tell from the true one.
func (r *Room[S, M, V, E]) ReasonsLeakNothing(t *testing.T, trial Trial) {
	for _, p := range trial.players() {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			q, thumb := bots.Question{Player: p, Budget: r.Work(trial.Work), Why: true}, r.Of(byThumb, 0)
			both := func(seat game.Seat, look func() V, rng *rand.Rand) M {
				if !asks(rng.Uint64()) {
					v := look()
					return thumb(&v, rng)
				}
				v, other := look(), r.elsewhere(look(), seat, rng)
				seed := rng.Uint64()
				here := r.Choose(context.Background(), &v, q, rand.New(rand.NewPCG(seed, 1)))
				there := r.Choose(context.Background(), &other, q, rand.New(rand.NewPCG(seed, 1)))
				if !slices.Equal(here.Options, there.Options) || !slices.Equal(here.Knew, there.Knew) ||
					here.Feared != there.Feared {
					t.Errorf("seat %v: here %v, there %v", seat, here, there)
				}
				return here.Move
			}
			for i, table := range trial.Tables {
				for n := range trial.Matches {
					r.each(t, table, game.SeedOf(uint64(100*n+i)), both)
				}
			}
		})
	}
}
