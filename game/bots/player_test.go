package bots_test

import (
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

// TestPlayersAreReadBack holds the text of every kind of player against what it is read as.
func TestPlayersAreReadBack(t *testing.T) {
	for text, want := range map[string]bots.Player{
		"easy":            bots.OfLevel(game.Easy),
		"medium":          bots.OfLevel(game.Medium),
		"expert":          bots.OfLevel(game.Expert),
		"finch":           {Level: game.Easy, Character: "finch"},
		"agnes":           {Level: game.Expert, Character: "agnes"},
		"random":          {Kind: bots.Random},
		"greedy":          {Kind: bots.Greedy},
		"thumb":           {Kind: bots.Thumb},
		"ismcts:1":        {Kind: bots.ISMCTS, Iterations: 1},
		"ismcts:10000000": {Kind: bots.ISMCTS, Iterations: 10_000_000},
	} {
		if got, ok := bots.ParsePlayer(text); !ok || got != want || got.String() != text {
			t.Errorf("%q is read as %+v, %v, and written %q", text, got, ok, got.String())
		}
	}
	for _, text := range []string{
		"", "Easy", "easy ", "genius", "random:3", "thumb:", "ismcts", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:10000001",
		"ismcts:3000:1",
		"ismcts:1e3", "mcts:100",
	} {
		if got, ok := bots.ParsePlayer(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// TestBudgetsAreReadBack holds budgets against their text, and refuses what says no work.
func TestBudgetsAreReadBack(t *testing.T) {
	b := bots.Budget{{Topic: "card", Work: 4000}, {Topic: "bank", Work: 1}}
	if got := b.String(); got != "card:4000 bank:1" {
		t.Errorf("written %q", got)
	}
	back, ok := bots.ParseBudget(b.String())
	if !ok || back.String() != b.String() || back.On("card") != 4000 || back.On("bank") != 1 {
		t.Errorf("read back as %+v, %v", back, ok)
	}
	if back.On("loot") != 1 || bots.Budget(nil).On("card") != 1 {
		t.Error("a topic that is not named is given more or less work than 1")
	}
	if none, ok := bots.ParseBudget(" "); !ok || len(none) != 0 || none.String() != "" {
		t.Errorf("no topics are read as %+v, %v", none, ok)
	}
	for _, text := range []string{"card", "card:", ":3", "card:0", "card:-2", "card:x", "card:4 bank", "card:1.5"} {
		if got, ok := bots.ParseBudget(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// TestStreamsOfDecisions gives every decision of a match a stream of its own, the same each time, and none of the
// deal's.
func TestStreamsOfDecisions(t *testing.T) {
	seed := game.SeedOf(5)
	seen := map[uint64]string{}
	note := func(name string, n uint64) {
		if other, met := seen[n]; met {
			t.Errorf("%s draws what %s draws", name, other)
		}
		seen[n] = name
	}
	for n := range 20 {
		for seat := range game.Seat(game.MaxSeats) {
			first := bots.Stream(seed, seat, n).Uint64()
			if bots.Stream(seed, seat, n).Uint64() != first {
				t.Fatalf("the stream of seat %v at move %d is another the second time", seat, n)
			}
			note("a decision", first)
		}
		note("the deal", seed.Chance(n).Uint64())
	}
}
