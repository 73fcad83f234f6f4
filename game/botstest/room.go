// Package botstest holds the tests that the opponents of every game pass, as package rulestest holds those of the
// rules: a room of opponents describes itself (Room) and calls them.
//
// It knows no game and no opponent, and no words: the catalogue is given to it. It stands outside the rooms of
// opponents, since it deals matches, which none of them may.
package botstest

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/rulestest"
)

// Room is what the tests need to know of a game and its opponents.
type Room[S comparable, M game.Move, V any, E game.Event] struct {
	Rules  game.Rules[S, M, V, E]
	Choose func(context.Context, *V, bots.Question, *rand.Rand) bots.Thought[M]
	Budget func(p bots.Player, seats int) bots.Budget
	// Moves are the legal moves that a view carries.
	Moves func(v *V) []M
	// Left, where given, tells where a match is left before its end, as a series is after some games.
	Left func(v *V) bool
}

// Agent makes the moves of one seat.
type Agent[M game.Move, V any] func(v *V, rng *rand.Rand) M

// Trial says on what a test is run.
type Trial struct {
	// Tables are what is played, each in so many matches.
	Tables  []rulestest.Setting
	Matches int
	// Players are asked; nil for the three levels.
	Players []bots.Player
	// Work bounds each of their decisions; 0 for their own budgets.
	Work int
}

// longVariable is set, to anything, where tests may take minutes: then they play all their matches.
const longVariable = "SAFEHOUSE_LONG"

// Long reports whether tests may take minutes.
func Long() bool { return os.Getenv(longVariable) != "" }

// Size is how much of something a test does: the first number where it is to be quick, the second where it may take
// minutes.
func Size(quick, long int) int {
	if Long() {
		return long
	}
	return quick
}

// askedEvery is how often, in decisions, a quick test asks for one: package rulestest holds the same laws, but that of
// reasons, in hundreds of decisions of every player more.
const askedEvery = 3

// asks tells, by a number drawn, whether a decision is asked for: where tests may take minutes always.
func asks(drawn uint64) bool { return drawn%uint64(Size(askedEvery, 1)) == 0 }

// players are those who are asked.
func (t *Trial) players() []bots.Player {
	if t.Players == nil {
		return Levels()
	}
	return t.Players
}

// Levels are the players of the three levels.
func Levels() []bots.Player {
	return []bots.Player{bots.OfLevel(game.Easy), bots.OfLevel(game.Medium), bots.OfLevel(game.Expert)}
}

// Work is a budget with the same work for every kind of decision; nil, for a player's own, where that is 0.
func (r *Room[S, M, V, E]) Work(work int) bots.Budget {
	if work == 0 {
		return nil
	}
	b := slices.Clone(r.Budget(bots.OfLevel(game.Expert), game.MaxSeats))
	for i := range b {
		b[i].Work = work
	}
	return b
}

// Of is the agent that plays as a player with so much work for each decision, 0 for its own budget.
func (r *Room[S, M, V, E]) Of(p bots.Player, work int) Agent[M, V] {
	q := bots.Question{Player: p, Budget: r.Work(work)}
	return func(v *V, rng *rand.Rand) M { return r.Choose(context.Background(), v, q, rng).Move }
}

// byThumb plays by the rule of thumb, which comes to positions like those of people and costs next to nothing.
var byThumb = bots.Player{Kind: bots.Thumb}

// AtRandom makes any legal move, each equally likely.
func (r *Room[S, M, V, E]) AtRandom(v *V, rng *rand.Rand) M {
	moves := r.Moves(v)
	return moves[rng.IntN(len(moves))]
}

// Equals are an agent for each of so many seats, all the same.
func Equals[M game.Move, V any](seats int, a Agent[M, V]) []Agent[M, V] {
	return slices.Repeat([]Agent[M, V]{a}, seats)
}

// Play plays one match, an agent on every seat, and returns it at its end, or where it is left.
func (r *Room[S, M, V, E]) Play(tb testing.TB, seed game.Seed, options game.Options,
	agents ...Agent[M, V]) *game.Match[S, M, V, E] {
	tb.Helper()
	table := rulestest.Setting{Seats: len(agents), Options: options}
	return r.each(tb, table, seed, func(seat game.Seat, look func() V, rng *rand.Rand) M {
		v := look()
		return agents[seat](&v, rng)
	})
}

// each plays a match, in which decide makes all moves; look gives a new view of the seat each time.
func (r *Room[S, M, V, E]) each(
	tb testing.TB, table rulestest.Setting, seed game.Seed, decide func(seat game.Seat, look func() V, rng *rand.Rand) M,
) *game.Match[S, M, V, E] {
	tb.Helper()
	setup := game.Setup{Seed: seed, Options: table.Options, Players: make([]game.Player, table.Seats)}
	for i := range setup.Players {
		setup.Players[i] = game.Player{Computer: true, Name: "player " + string(rune('1'+i))}
	}
	m, err := game.NewMatch(r.Rules, setup, nil)
	if err != nil {
		tb.Fatal(err)
	}
	for n := 0; m.ToAct() != 0; n++ {
		seat := m.ToAct().First()
		look := func() V { return m.View(seat) }
		if v := look(); r.Left != nil && r.Left(&v) {
			break
		}
		move := decide(seat, look, bots.Stream(seed, seat, n))
		if err := m.Submit(seat, move); err != nil {
			tb.Fatalf("decision %d: seat %v makes %q: %v", n, seat, move.String(), err)
		}
	}
	return m
}

// Owed are the views of the decisions of one match among agents of a kind in which there is something to decide.
func (r *Room[S, M, V, E]) Owed(tb testing.TB, seats int, seed uint64, a Agent[M, V]) (views []V) {
	tb.Helper()
	r.Play(tb, game.SeedOf(seed), nil, Equals(seats, func(v *V, rng *rand.Rand) M {
		if len(r.Moves(v)) > 1 {
			views = append(views, *v)
		}
		return a(v, rng)
	})...)
	return views
}

// elsewhere is what the seat would see in another world that it cannot tell from the true one.
func (r *Room[S, M, V, E]) elsewhere(v V, seat game.Seat, rng *rand.Rand) V {
	world := r.Rules.Sample(&v, rng)
	return r.Rules.View(&world, seat)
}
