package topsecretbot_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/botstest"
	"safehouse/game/rulestest"
	"safehouse/game/topsecret"
)

// room leaves a series after two games.
var room = botstest.Room[topsecret.State, topsecret.Move, topsecret.View, topsecret.Event]{
	Rules:  topsecret.Rules{},
	Choose: new(topsecretbot.Memory).Choose,
	Budget: topsecretbot.BudgetOf,
	Moves:  func(v *topsecret.View) []topsecret.Move { return v.Moves },
	Left:   func(v *topsecret.View) bool { return v.Game > 2 },
}

type spy = botstest.Agent[topsecret.Move, topsecret.View]

// variants are set-ups that differ in what a decision depends on.
func variants() []game.Options {
	return []game.Options{
		nil,
		{topsecret.OptionCalled: 1},
		{topsecret.OptionSeries: 1},
		{topsecret.OptionSeries: 1, topsecret.OptionCalled: 1, topsecret.OptionValues[0]: 995, topsecret.OptionValues[3]: 5},
	}
}

// tables are all variants at every number of seats; one for each number of seats where few is set.
func tables(few bool) (all []rulestest.Setting) {
	for seats := topsecret.MinSeats; seats <= game.MaxSeats; seats++ {
		for n, options := range variants() {
			if !few || n == seats%len(variants()) {
				all = append(all, rulestest.Setting{Seats: seats, Options: options})
			}
		}
	}
	return all
}

func TestTopSecretIsLegalFromAnywhere(t *testing.T) {
	room.LegalFromAnywhere(t, botstest.Trial{Tables: tables(false), Matches: 1, Work: 10},
		func(v *topsecret.View) int { return int(v.Phase) },
		int(topsecret.PhaseChoose), int(topsecret.PhaseCall), int(topsecret.PhaseSteal), int(topsecret.PhaseBank))
}

func TestTopSecretSameMove(t *testing.T) {
	room.SameMove(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 10})
}

func TestTopSecretEndsEarly(t *testing.T) {
	room.EndsEarly(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 100_000})
	const iterations = 4000
	search := []bots.Player{{Kind: bots.ISMCTS, Iterations: iterations}}
	room.EndsEarly(t, botstest.Trial{Tables: tables(true), Matches: 1, Players: search, Work: iterations})
}

// TestTopSecretCallsAlways requires every level to call «Boum!» whenever it has an assassin on the table (T23).
func TestTopSecretCallsAlways(t *testing.T) {
	calls := 0
	for _, l := range botstest.Levels() {
		choose := room.Of(l, 20)
		attentive := func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
			m := choose(v, rng)
			if v.Phase == topsecret.PhaseCall {
				calls++
				if m.Op != topsecret.OpCall {
					t.Errorf("%v answers an explosion with %q", l, m)
				}
			}
			return m
		}
		room.Play(t, game.SeedOf(1), game.Options{topsecret.OptionCalled: 1}, botstest.Equals(3, attentive)...)
	}
	if calls == 0 {
		t.Error("nobody was asked to call")
	}
}

// TestTopSecretCannotBeRead requires that the first card of Medium and Expert differs from match to match: who always
// begins with the same one is robbed or blown up.
func TestTopSecretCannotBeRead(t *testing.T) {
	for _, seats := range []int{2, 4} {
		first := room.Owed(t, seats, 1, room.AtRandom)[0]
		for _, l := range []game.Level{game.Medium, game.Expert} {
			choose, firsts := room.Of(bots.OfLevel(l), 1000), map[topsecret.Move]int{}
			for n := 0; n < 15 && len(firsts) < 3; n++ {
				v := first
				firsts[choose(&v, bots.Stream(game.SeedOf(uint64(n)), 0, 0))]++
			}
			if len(firsts) < 3 {
				t.Errorf("%d seats: %s begins 15 matches with %v only", seats, l, firsts)
			}
		}
	}
}

// TestTopSecretStrength requires each level, with a small budget, to win clearly more than its share at a table that
// plays by chance, and Expert to win from the rule of thumb as well. How strong the levels are is measured by whole
// tournaments.
func TestTopSecretStrength(t *testing.T) {
	thumb := room.Of(bots.Player{Kind: bots.Thumb}, 0)
	easy, medium := room.Of(bots.OfLevel(game.Easy), 1), room.Of(bots.OfLevel(game.Medium), 20)
	expert := func(work int) spy { return room.Of(bots.OfLevel(game.Expert), work) }
	for _, c := range []struct {
		name           string
		seats, matches int
		one, others    spy
	}{
		{"easy against chance", 2, 60, easy, room.AtRandom}, {"easy against chance", 5, 60, easy, room.AtRandom},
		{"medium against chance", 2, 60, medium, room.AtRandom}, {"medium against chance", 5, 60, medium, room.AtRandom},
		{"expert against chance", 2, 24, expert(200), room.AtRandom},
		{"expert against chance", 5, 24, expert(60), room.AtRandom},
		{"expert against the rule of thumb", 2, 40, expert(1500), thumb},
	} {
		t.Run(fmt.Sprintf("%s, %d seats", c.name, c.seats), func(t *testing.T) {
			t.Parallel()
			room.WinsClearly(t, c.seats, c.matches, c.one, c.others)
		})
	}
}

func BenchmarkDecisions(b *testing.B) { room.BenchmarkDecisions(b, 2, 6) }

func BenchmarkIterations(b *testing.B) { room.BenchmarkIterations(b, 2, 4, 6) }

// BenchmarkSearch measures the search at two seats: thought games a second on one core, over the first card of a match.
func BenchmarkSearch(b *testing.B) {
	first := room.Owed(b, 2, 1, room.AtRandom)[0]
	done := 0
	for b.Loop() {
		q := bots.Question{Player: bots.OfLevel(game.Expert), Budget: room.Work(20_000)}
		done += new(topsecretbot.Memory).Choose(context.Background(), &first, q,
			bots.Stream(game.SeedOf(2), first.Viewer, done)).Work
	}
	b.ReportMetric(float64(done)/b.Elapsed().Seconds(), "iterations/s")
}

// TestTopSecretIsNeverBeatenAtTheEnd leaves series out, which go on after a game.
func TestTopSecretIsNeverBeatenAtTheEnd(t *testing.T) {
	var alone []rulestest.Setting
	for _, table := range tables(false) {
		if table.Options[topsecret.OptionSeries] == 0 {
			alone = append(alone, table)
		}
	}
	room.NeverBeaten(t, botstest.Trial{Tables: alone, Work: 60}, botstest.Size(60, 5000))
}
