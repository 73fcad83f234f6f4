package catalog_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

func setupFor(g catalog.Game, seats int) game.Setup {
	return game.Setup{Players: make([]game.Player, seats), Options: game.Options{}, Seed: game.SeedOf(1)}
}

func TestGamesAreFoundByName(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range catalog.Games() {
		if got, ok := catalog.Find(g.Name); !ok || got.Name != g.Name || seen[g.Name] {
			t.Errorf("%q is found as %q, %v", g.Name, got.Name, ok)
		}
		seen[g.Name] = true
	}
	if _, ok := catalog.Find("bridge"); ok {
		t.Error("a game that nobody wrote was found")
	}
}

// TestRangesAreThoseOfTheRules starts each game at the bounds of seats and options, and refuses it just outside.
func TestRangesAreThoseOfTheRules(t *testing.T) {
	for _, g := range catalog.Games() {
		for seats := 1; seats <= game.MaxSeats; seats++ {
			_, err := g.New(setupFor(g, seats), nil)
			if fits := seats >= g.MinSeats && seats <= g.MaxSeats; fits != (err == nil) {
				t.Errorf("%s with %d seats: %v", g.Name, seats, err)
			}
		}
		for _, o := range g.Options {
			for value, fits := range map[int]bool{o.Min - 1: false, o.Min: true, o.Default: true, o.Max: true, o.Max +
				1: false} {
				setup := setupFor(g, g.MinSeats)
				setup.Options[o.Key] = value
				if _, err := g.New(setup, nil); fits != (err == nil) {
					t.Errorf("%s with %s = %d: %v", g.Name, o.Key, value, err)
				}
			}
		}
	}
}

// TestThinkDecidesFromTheViewItTook has each level decide, and holds the decision against one that was taken before
// the match went on.
func TestThinkDecidesFromTheViewItTook(t *testing.T) {
	for _, g := range catalog.Games() {
		setup := setupFor(g, g.MinSeats)
		s, err := g.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 12 && s.ToAct() != 0; n++ {
			seat := s.ToAct().First()
			level := game.Level(n % 3)
			legal := s.MoveTexts(seat)
			think := func() func() string {
				q := bots.Question{Player: bots.OfLevel(level)}
				decide := g.Think(s, seat, q, bots.Stream(setup.Seed, seat, s.Len()))
				return func() string { return decide(context.Background()).Move }
			}
			now, later := think(), think()
			move := now()
			if !slices.Contains(legal, move) {
				t.Fatalf("%s decides %q of %q", level, move, legal)
			}
			if err := s.SubmitText(seat, move); err != nil {
				t.Fatal(err)
			}
			if again := later(); again != move {
				t.Errorf("%s decided %q, and %q after the match had gone on", level, move, again)
			}
		}
	}
}

// TestResumeStopsAtAnIllegalMove gives the match before the move, and its number.
func TestResumeStopsAtAnIllegalMove(t *testing.T) {
	g := catalog.Games()[0]
	entries := []game.Entry{{Seat: game.Nature, Move: "first 0", Sealed: true}, {Seat: 0, Move: "draw"}}
	s, err := g.Resume(setupFor(g, 2), entries, nil)
	wrong, ok := errors.AsType[*game.ReplayError](err)
	if !ok || wrong.Index != 1 || s == nil || s.Len() != 1 {
		t.Errorf("error %v", err)
	}
	if s, err := g.Replay(setupFor(g, 1), nil); s != nil || err == nil {
		t.Errorf("a match for one: %v, %v", s, err)
	}
}
