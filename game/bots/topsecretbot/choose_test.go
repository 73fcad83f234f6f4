package topsecretbot_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/topsecret"
)

// spy makes the moves of one seat at TOP SECRET.
type spy func(v *topsecret.View, rng *rand.Rand) topsecret.Move

func anything(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	return v.Moves[rng.IntN(len(v.Moves))]
}

func spyOf(l game.Level, iterations int) spy {
	return func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
		return topsecretbot.Choose(context.Background(), v, bots.Question{Player: bots.OfLevel(l), Budget: budgetOf(iterations)}, rng).Move
	}
}

// budgetOf allows that much work on every kind of decision.
func budgetOf(work int) bots.Budget {
	return bots.Budget{{Topic: "card", Work: work}, {Topic: "loot", Work: work}, {Topic: "bank", Work: work}}
}

// variants are set-ups that differ in what a decision depends on.
func variants() []game.Options {
	return []game.Options{
		nil,
		{topsecret.OptionCalled: 1},
		{topsecret.OptionSeries: 1},
		{topsecret.OptionSeries: 1, topsecret.OptionCalled: 1, topsecret.OptionValue1: 995, topsecret.OptionValue4: 5},
	}
}

// operate plays one match and returns it at its end; it stops a series after some games.
func operate(t *testing.T, seed game.Seed, options game.Options, spies ...spy) *topsecret.Match {
	t.Helper()
	setup := game.Setup{Seed: seed, Options: options}
	for i := range spies {
		setup.Players = append(setup.Players, game.Player{Name: "spy " + strconv.Itoa(i)})
	}
	m, err := topsecret.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; m.ToAct() != 0; n++ {
		seat := m.ToAct().First()
		v := m.View(seat)
		if v.Game > 2 {
			break
		}
		move := spies[seat](&v, bots.Stream(seed, seat, n))
		if err := m.Submit(seat, move); err != nil {
			t.Fatalf("turn %d: seat %v makes %q: %v", v.Turn, seat, move, err)
		}
	}
	return m
}

// team is a table of equals.
func team(seats int, s spy) []spy { return slices.Repeat([]spy{s}, seats) }

// TestTopSecretIsLegalFromAnywhere lets each level advise at every decision of random games, and requires legal moves.
func TestTopSecretIsLegalFromAnywhere(t *testing.T) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			asked := map[topsecret.Phase]int{}
			advised := func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
				if m := spyOf(l, 30)(v, rng); !slices.Contains(v.Moves, m) {
					t.Errorf("in phase %d, with %v, it makes %q", v.Phase, v.Moves, m)
				}
				asked[v.Phase]++
				return anything(v, rng)
			}
			for seats := 2; seats <= game.MaxSeats; seats++ {
				for n, options := range variants() {
					operate(t, game.SeedOf(uint64(100+n)), options, team(seats, advised)...)
				}
			}
			for _, phase := range []topsecret.Phase{topsecret.PhaseChoose, topsecret.PhaseCall, topsecret.PhaseSteal, topsecret.PhaseBank} {
				if asked[phase] == 0 {
					t.Errorf("nothing was asked in phase %d", phase)
				}
			}
		})
	}
}

// TestTopSecretSameMove requires a decision to depend on view, level, budget and stream alone, to leave the view as it
// is, and to be the same in a world that the seat cannot tell from the true one.
func TestTopSecretSameMove(t *testing.T) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			thrice := func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
				other := topsecret.Rules{}.Sample(v, rng)
				elsewhere := topsecret.Rules{}.View(&other, v.Viewer)
				before := fmt.Sprintf("%+v", *v)
				seed := rng.Uint64()
				var made [3]topsecret.Move
				for n, view := range []*topsecret.View{v, v, &elsewhere} {
					made[n] = spyOf(l, 30)(view, rand.New(rand.NewPCG(seed, 1)))
				}
				if made[0] != made[1] || made[0] != made[2] {
					t.Errorf("turn %d: twice the same view gives %q and %q, another world %q", v.Turn, made[0], made[1], made[2])
				}
				if fmt.Sprintf("%+v", *v) != before {
					t.Error("thinking changed the view")
				}
				return made[0]
			}
			for seats := 2; seats <= game.MaxSeats; seats++ {
				operate(t, game.SeedOf(uint64(seats)), variants()[seats%len(variants())], team(seats, thrice)...)
			}
		})
	}
}

// TestTopSecretCallsAlways requires every level to call «Boum!» whenever it has an assassin on the table (T23).
func TestTopSecretCallsAlways(t *testing.T) {
	calls := 0
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		attentive := func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
			m := spyOf(l, 20)(v, rng)
			if v.Phase == topsecret.PhaseCall {
				calls++
				if m.Op != topsecret.OpCall {
					t.Errorf("%s answers an explosion with %q", l, m)
				}
			}
			return m
		}
		operate(t, game.SeedOf(1), game.Options{topsecret.OptionCalled: 1}, team(3, attentive)...)
	}
	if calls == 0 {
		t.Error("nobody was asked to call")
	}
}

// TestTopSecretCannotBeRead requires that the first card of Medium and Expert differs from match to match: who always
// begins with the same one is robbed or blown up.
func TestTopSecretCannotBeRead(t *testing.T) {
	for _, seats := range []int{2, 4} {
		m := operateFirst(t, seats)
		for l, firsts := range m {
			if len(firsts) < 3 {
				t.Errorf("%d seats: %s begins 30 matches with %v only", seats, l, firsts)
			}
		}
	}
}

// operateFirst counts the first cards of 30 matches by level.
func operateFirst(t *testing.T, seats int) map[game.Level]map[topsecret.Move]int {
	t.Helper()
	setup := game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(1)}
	for i := range setup.Players {
		setup.Players[i].Name = strconv.Itoa(i)
	}
	m, err := topsecret.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0)
	firsts := map[game.Level]map[topsecret.Move]int{game.Medium: {}, game.Expert: {}}
	for n := range 30 {
		for l := range firsts {
			firsts[l][spyOf(l, 1000)(&v, bots.Stream(game.SeedOf(uint64(n)), 0, 0))]++
		}
	}
	return firsts
}

// duel plays games of one spy against a table of others, the seat moving on with every game, and returns its share of
// wins, a shared win in parts, with the margin of a 95 % interval.
func duel(t *testing.T, seats, games int, one, others spy) (share, margin float64) {
	t.Helper()
	won, squares := 0.0, 0.0
	for n := range games {
		seat := game.Seat(n % seats)
		spies := team(seats, others)
		spies[seat] = one
		st := operate(t, game.SeedOf(uint64(n/seats)), nil, spies...).Standing()
		if st.Winners.Has(seat) {
			part := 1 / float64(st.Winners.Len())
			won += part
			squares += part * part
		}
	}
	n := float64(games)
	share = won / n
	return share, 1.96 * math.Sqrt(max(0, squares/n-share*share)/n)
}

// TestTopSecretStrength requires each level, with a small budget, to win clearly more than its share at a table that plays
// by chance, and Expert at one of the rule of thumb as well. How strong the levels are is measured by whole tournaments.
func TestTopSecretStrength(t *testing.T) {
	thumb := func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
		return topsecretbot.Choose(context.Background(), v, bots.Question{Player: bots.Player{Kind: bots.Thumb}}, rng).Move
	}
	easy, medium, expert := spyOf(game.Easy, 1), spyOf(game.Medium, 20), spyOf(game.Expert, 1500)
	for _, c := range []struct {
		name         string
		seats, games int
		one, others  spy
	}{
		{"easy against chance", 2, 60, easy, anything}, {"easy against chance", 5, 60, easy, anything},
		{"medium against chance", 2, 60, medium, anything}, {"medium against chance", 5, 60, medium, anything},
		{"expert against chance", 2, 40, expert, anything}, {"expert against chance", 5, 40, expert, anything},
		{"expert against the rule of thumb", 2, 60, expert, thumb},
	} {
		t.Run(fmt.Sprintf("%s, %d seats", c.name, c.seats), func(t *testing.T) {
			t.Parallel()
			share, margin := duel(t, c.seats, c.games, c.one, c.others)
			t.Logf("%.1f +- %.1f %% of the wins in %d games, the fair share being %.1f %%", 100*share, 100*margin, c.games, 100/float64(c.seats))
			if share-margin <= 1/float64(c.seats) {
				t.Errorf("%.1f +- %.1f %% is not clearly more than the fair share", 100*share, 100*margin)
			}
		})
	}
}

// BenchmarkTopSecret measures decisions that are not forced, with the default budget, over a whole match.
func BenchmarkTopSecret(b *testing.B) {
	for _, seats := range []int{2, 6} {
		for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
			b.Run(fmt.Sprintf("%s/%d", l, seats), func(b *testing.B) {
				views := choices(b, seats)
				var took []time.Duration
				for n := 0; b.Loop(); n++ {
					v := views[n%len(views)]
					before := time.Now()
					topsecretbot.Choose(context.Background(), &v, bots.Question{Player: bots.OfLevel(l)}, bots.Stream(game.SeedOf(2), v.Viewer, n))
					took = append(took, time.Since(before))
				}
				slices.Sort(took)
				b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms-p50")
				b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "ms-p99")
			})
		}
	}
}

// BenchmarkSearch measures the search at two seats: thought games a second on one core, over the first cards of a match.
func BenchmarkSearch(b *testing.B) {
	const games = 20_000
	views := choices(b, 2)
	done := 0
	for b.Loop() {
		q := bots.Question{Player: bots.OfLevel(game.Expert), Budget: budgetOf(games)}
		t := topsecretbot.Choose(context.Background(), &views[0], q, bots.Stream(game.SeedOf(2), views[0].Viewer, done))
		done += t.Work
	}
	b.ReportMetric(float64(done)/b.Elapsed().Seconds(), "iterations/s")
}

// choices are the views of a match of Easy players in which there was something to decide.
func choices(b *testing.B, seats int) (views []topsecret.View) {
	setup := game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(1)}
	for i := range setup.Players {
		setup.Players[i].Name = strconv.Itoa(i)
	}
	m, err := topsecret.NewMatch(setup, nil)
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; m.ToAct() != 0; n++ {
		seat := m.ToAct().First()
		v := m.View(seat)
		if len(v.Moves) > 1 {
			views = append(views, v)
		}
		if err := m.Submit(seat, spyOf(game.Easy, 1)(&v, bots.Stream(setup.Seed, seat, n))); err != nil {
			b.Fatal(err)
		}
	}
	return views
}
