package kompromatbot_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
)

// player makes the moves of one seat.
type player func(v *kompromat.View, rng *rand.Rand) kompromat.Move

func atRandom(v *kompromat.View, rng *rand.Rand) kompromat.Move {
	return v.Moves[rng.IntN(len(v.Moves))]
}

func level(l game.Level, iterations int) player {
	return func(v *kompromat.View, rng *rand.Rand) kompromat.Move {
		return kompromatbot.Choose(context.Background(), v, bots.Question{Player: bots.OfLevel(l), Budget: allOf(iterations)}, rng).Move
	}
}

// allOf allows every kind of decision the same work.
func allOf(work int) bots.Budget {
	b := slices.Clone(kompromatbot.BudgetOf(bots.OfLevel(game.Expert), kompromat.Seats))
	for i := range b {
		b[i].Work = work
	}
	return b
}

// play plays one match and returns it at its end.
func play(t *testing.T, seed game.Seed, players [2]player) *kompromat.Match {
	t.Helper()
	setup := game.Setup{Players: []game.Player{{Name: "a"}, {Name: "b"}}, Seed: seed}
	m, err := kompromat.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var decisions [2]int
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		v := m.View(seat)
		move := players[seat](&v, bots.Stream(seed, seat, decisions[seat]))
		decisions[seat]++
		if err := m.Submit(seat, move); err != nil {
			t.Fatalf("round %d: seat %v makes %q: %v", v.Round, seat, move, err)
		}
	}
	return m
}

// contest plays games in pairs with the same seed and seats swapped, and returns the first player's share of points: a
// win 1, a draw one half. The margin is that of a 95 % interval.
func contest(t *testing.T, games int, a, b player) (share, margin float64) {
	t.Helper()
	won, early := 0.0, 0
	for n := range games {
		seat := game.Seat(n % 2)
		players := [2]player{a, b}
		if seat == 1 {
			players = [2]player{b, a}
		}
		st := play(t, game.SeedOf(uint64(n/2)), players)
		switch winners := st.Standing().Winners; {
		case winners.Has(seat):
			won++
		case winners == 0:
			won += 0.5
		}
		if v := st.View(game.Table); v.Ending == kompromat.EndNotorious {
			early++
		}
	}
	share = won / float64(games)
	t.Logf("%d games, %d ended by nine tokens", games, early)
	return share, 1.96 * math.Sqrt(share*(1-share)/float64(games))
}

// TestStrength requires the highest level to beat the lowest, and Easy to beat chance, by more than chance explains. How
// strong they are is measured by simulations, not here.
func TestStrength(t *testing.T) {
	easy, expert := level(game.Easy, 30), level(game.Expert, 40)
	for _, c := range []struct {
		name  string
		games int
		a, b  player
	}{
		{"easy against chance", 20, easy, atRandom},
		{"expert against easy", 40, expert, easy},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			share, margin := contest(t, c.games, c.a, c.b)
			t.Logf("%s: %.1f +- %.1f %%", c.name, 100*share, 100*margin)
			if share-margin <= 0.5 {
				t.Errorf("%s: %.1f +- %.1f %% is not clearly more than half", c.name, 100*share, 100*margin)
			}
		})
	}
}

// TestSameMove requires a decision to depend on view, level, budget and stream alone, and to leave the view as it is.
func TestSameMove(t *testing.T) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		t.Run(l.String(), func(t *testing.T) {
			twice := func(v *kompromat.View, rng *rand.Rand) kompromat.Move {
				copied := *v
				copied.Moves = slices.Clone(v.Moves)
				before := fmt.Sprintf("%+v", *v)
				seed := rng.Uint64()
				first := level(l, 10)(v, rand.New(rand.NewPCG(seed, 1)))
				if second := level(l, 10)(&copied, rand.New(rand.NewPCG(seed, 1))); first != second {
					t.Errorf("the same view gives %q, then %q", first, second)
				}
				if fmt.Sprintf("%+v", *v) != before {
					t.Error("thinking changed the view")
				}
				return first
			}
			for n := range uint64(2) {
				play(t, game.SeedOf(n), [2]player{twice, atRandom})
			}
		})
	}
}

// TestLegalFromAnywhere lets each level take over at every decision of random games, as it may when a seat is handed
// to the computer, and requires legal moves.
func TestLegalFromAnywhere(t *testing.T) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		t.Run(l.String(), func(t *testing.T) {
			advised := func(v *kompromat.View, rng *rand.Rand) kompromat.Move {
				if m := level(l, 5)(v, rng); !slices.Contains(v.Moves, m) {
					t.Errorf("in phase %d, with %v, it makes %q", v.Phase, v.Moves, m)
				}
				return atRandom(v, rng)
			}
			for n := range uint64(3) {
				play(t, game.SeedOf(100+n), [2]player{advised, advised})
			}
		})
	}
}

// BenchmarkDecision measures a decision that is not forced, with the default budget, over whole matches.
func BenchmarkDecision(b *testing.B) {
	for _, l := range []game.Level{game.Easy, game.Medium, game.Expert} {
		b.Run(l.String(), func(b *testing.B) {
			var views []kompromat.View
			m, err := kompromat.NewMatch(game.Setup{Players: []game.Player{{Name: "a"}, {Name: "b"}}, Seed: game.SeedOf(1)}, nil)
			if err != nil {
				b.Fatal(err)
			}
			for n := 0; m.ToAct() != 0; n++ {
				seat := m.ToAct().First()
				v := m.View(seat)
				if len(v.Moves) > 1 {
					views = append(views, v)
				}
				move := kompromatbot.Choose(context.Background(), &v, bots.Question{Player: bots.OfLevel(game.Easy)}, bots.Stream(game.SeedOf(1), seat, n)).Move
				if err := m.Submit(seat, move); err != nil {
					b.Fatal(err)
				}
			}
			slowest := time.Duration(0)
			for n := 0; b.Loop(); n++ {
				v := views[n%len(views)]
				before := time.Now()
				kompromatbot.Choose(context.Background(), &v, bots.Question{Player: bots.OfLevel(l)}, bots.Stream(game.SeedOf(2), v.Viewer, n))
				slowest = max(slowest, time.Since(before))
			}
			b.ReportMetric(float64(slowest.Milliseconds()), "ms-slowest")
		})
	}
}
