package bots

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
)

// Question is what an opponent is asked beside the view of its seat.
type Question struct {
	Player Player
	// Budget is the work allowed; nil for the one that is fixed for this player.
	Budget Budget
	// Why asks for the reasons as well: Options, Knew and Feared of the Thought. It changes no choice and draws nothing
	// from the stream that the choice would draw.
	Why bool
	// Study is what was worked out for this kind of match; nil where there is none, or where it is not ready.
	Study Study
	// Shown is set for a hint to a person: it is what the player would do most often.
	Shown bool
	// Forgets is set where it may rest on nothing that the one asked may no longer look at: a fact that the view marks as
	// remembered and that no count gives (K23).
	Forgets bool
}

// Scale says what the values of options are.
type Scale uint8

// The scales.
const (
	// Wins: the chance to win the match, 0 to 1; of a side for the seat's side.
	Wins Scale = iota
	// Points: expected points ahead of the best rival at the end, or of what the player reckons by.
	Points
	// Liking: the weight of a habit; it compares options and means nothing else.
	Liking
)

// Thought is an answer, and with Why what it rests on: all from the view of one seat.
type Thought[M comparable] struct {
	Move M
	// Options are the legal moves that were weighed, the one made first, then by value; at most MostOptions.
	Options []Weighed[M]
	Scale   Scale
	// Knew says what the seat knew that bears on the decision: one to four sentences, the weightiest first.
	Knew []game.Line
	// Feared is what could go wrong with the move made, with its chance; a zero Line where nothing could.
	Feared Fear
	// Work is the counted work that was done: iterations of search, worlds; 0 for habits.
	Work int
}

// MostOptions is the largest number of options that a Thought lists, MostKnown that of sentences that say what was
// known.
const MostOptions, MostKnown = 8, 4

// Weighed is one option.
type Weighed[M comparable] struct {
	Move M
	// Says names the option for a player: "play the assassin".
	Says game.Line
	// Value is its worth on the scale of the Thought; Chance is the one with which this player plays it here, 0 to 1.
	Value, Chance float64
	// Lesser reports that what is known for certain speaks for the move made, and against this one.
	Lesser bool
	// Error is the standard error of the difference between its value and that of the move made, where both are estimated
	// in worlds; 0 where they are exact.
	Error float64
}

// oftenEnough is the chance from which a move is as good as one that is made oftener: nobody mixes in what is worse.
const oftenEnough = 0.25

// AsGood is the best of the options that are as good as the move made, for all that the thought can tell: those that
// are not behind by more than the error, and those that the player mixes in; nil where the move made is better than all
// others. Nothing is as good as what is certain but what is certain too.
func (t *Thought[M]) AsGood() (as *Weighed[M]) {
	for i := range t.Options {
		o, made := &t.Options[i], &t.Options[0]
		if i == 0 || o.Lesser || o.Chance < oftenEnough && made.Value-o.Value > o.Error+exactly ||
			t.Scale == Wins && made.Value > 1-exactly && o.Value <= 1-exactly {
			continue
		}
		if as == nil || o.Chance > as.Chance {
			as = o
		}
	}
	return as
}

// exactly is how much values differ that are exact and the same, whatever their last bits.
const exactly = 1e-9

// Compared gives the options of a thought the errors of their differences from the move made.
func (t *Thought[M]) Compared(apart func(made, other M) float64) {
	for i := range t.Options {
		if o := &t.Options[i]; o.Move != t.Move {
			o.Error = apart(t.Move, o.Move)
		}
	}
}

// Sharpen gives options the chances with which a level plays them, by their values (search.Sharpen).
func Sharpen[M comparable](options []Weighed[M], temperature float64) {
	chances := make([]float64, len(options))
	for i := range options {
		chances[i] = options[i].Value
	}
	search.Sharpen(chances, temperature)
	for i, c := range chances {
		options[i].Chance = c
	}
}

// Made gives the number of the option that is made: one drawn by their chances; for a hint the likeliest, the first of
// equals.
func Made[M comparable](q Question, options []Weighed[M], rng *rand.Rand) int {
	if !q.Shown {
		return Draw(options, rng)
	}
	best := 0
	for i := range options {
		if options[i].Chance > options[best].Chance {
			best = i
		}
	}
	return best
}

// Draw gives the number of one of the options, drawn by their chances.
func Draw[M comparable](options []Weighed[M], rng *rand.Rand) int {
	chances := make([]float64, len(options))
	for i := range options {
		chances[i] = options[i].Chance
	}
	return search.Draw(chances, rng)
}

// Surely gives the option of a move that is made without a choice all of the chance.
func Surely[M comparable](options []Weighed[M], made M) {
	for i := range options {
		if options[i].Move == made {
			options[i].Chance = 1
		}
	}
}

// Listed are options as a Thought lists them, with what they are called. Where the move made was not weighed it is put
// before them.
func Listed[M comparable](made M, options []Weighed[M], says func(M) game.Line) []Weighed[M] {
	list := slices.Clone(options)
	first := Weighed[M]{Move: made, Chance: 1}
	if at := slices.IndexFunc(list, func(o Weighed[M]) bool { return o.Move == made }); at >= 0 {
		first = list[at]
		list = slices.Delete(list, at, at+1)
	}
	slices.SortStableFunc(list, func(a, b Weighed[M]) int { return cmp.Compare(b.Value, a.Value) })
	list = slices.Insert(list, 0, first)
	list = list[:min(len(list), MostOptions)]
	for i := range list {
		list[i].Says = says(list[i].Move)
	}
	return list
}

// Yardstick is the answer of a player of no level, as its game says what is greedy and what goes by a rule of thumb; is
// reports whether the player is one. That of an ISMCTS player is the move that the plain search tried most often, the
// first of equals, or the first of the legal moves where it ended before it tried any. The decision is made for the
// search where there is one, with dice drawn from the stream.
func Yardstick[S any, M comparable](
	ctx context.Context, p Player, moves []M, rng *rand.Rand, greedy, thumb func() M,
	decision func(dice *rand.PCG) *ismcts.Game[S, M],
) (t Thought[M], is bool) {
	switch {
	case p.Kind == Levelled:
		return t, false
	case p.Kind == Random:
		return Thought[M]{Move: moves[rng.IntN(len(moves))]}, true
	case p.Kind == Greedy:
		return Thought[M]{Move: greedy()}, true
	case p.Kind == Thumb:
		return Thought[M]{Move: thumb()}, true
	case len(moves) == 1:
		return Thought[M]{Move: moves[0]}, true
	}
	dice := rand.NewPCG(rng.Uint64(), rng.Uint64())
	options, done := ismcts.Search(ctx, decision(dice), p.Iterations, dice)
	slices.SortStableFunc(options, func(a, b ismcts.Option[M]) int { return b.Tried - a.Tried })
	t = Thought[M]{Move: moves[0], Scale: Wins, Work: done}
	for _, o := range options[:min(len(options), MostOptions)] {
		t.Options = append(t.Options, Weighed[M]{Move: o.Move, Value: o.Value})
	}
	if len(options) > 0 {
		t.Move, t.Options[0].Chance = options[0].Move, 1
	}
	return t, true
}

// Fear is a danger and its chance, 0 to 1, as the seat saw it. Says has the chance as an argument of its own.
type Fear struct {
	Says   game.Line
	Chance float64
}

// Percent is a chance as players read it, in whole per cent.
func Percent(chance float64) game.Arg { return game.Percent(int(math.Round(100 * chance))) }

// Danger is a Fear whose first argument is its chance.
func Danger(key string, chance float64, args ...game.Arg) Fear {
	return Fear{Says: game.Say(key, append([]game.Arg{Percent(chance)}, args...)...), Chance: chance}
}

// Study is what is worked out once for a kind of match and serves every decision in it, by every seat and in every
// match of that kind. It holds nothing that a seat may not know. Decisions that come before it is ready do without. It
// is an interface because a screen keeps it without knowing which game it is of.
type Study interface {
	// Kind names the kind of match: two studies of one kind are the same.
	Kind() string
	// Work does the work, in any goroutine; it ends early with the context's error. A second call waits for the first, or
	// goes on where it was ended.
	Work(ctx context.Context) error
	// Ready tells, at any time and from any goroutine, whether the work is done.
	Ready() bool
}
