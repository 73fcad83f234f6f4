package tabletop_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/games/all"
	"safehouse/scenes/match"
	"safehouse/scenes/stage/stagetest"
)

// longestMatch is in how many ticks a match of computers must end.
const longestMatch = 400_000

// TestEveryDecisionIsWorkedOutAgainAsItWasMade has computers of each level play whole matches on the screen, and asks
// for every move again why it was made: it is the same one.
func TestEveryDecisionIsWorkedOutAgainAsItWasMade(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for i, g := range all.Games() {
		for level := game.Easy; level <= game.Expert; level++ {
			t.Run(fmt.Sprint(g.Name, " ", level), func(t *testing.T) {
				seed := game.SeedOf(uint64(100*i) + uint64(level))
				setup := game.Setup{Seed: seed}
				for seat := range max(g.MinSeats, min(3, g.MaxSeats)) {
					setup.Players = append(setup.Players, game.Player{Computer: true, Level: level, Name: string(rune('A' + seat))})
				}
				s, err := g.New(setup, nil)
				if err != nil {
					t.Fatal(err)
				}
				stream := func(seat game.Seat, move int) *rand.Rand { return bots.Stream(seed, seat, move) }
				r := stagetest.NewRoom(t, setter, words.English, 1280, 800)
				r.Stage.Settings.Speed = 0
				r.Enter(g.Table(r.Stage, match.Desk{Session: s, Writer: r, Bot: stream}))
				for n := 0; !s.Standing().Over; n++ {
					if n > longestMatch {
						t.Fatal("the match does not end")
					}
					r.Wait(1)
					r.Click("continue")
				}
				workedOutAgain(t, g.Game, s, r.Noted, level, stream)
				r.Stack.Close()
			})
		}
	}
}

// workedOutAgain works decisions out once more: of the strongest, which takes longest, one in four.
func workedOutAgain(t *testing.T, g catalog.Game, s game.Session, notes []record.Note, level game.Level,
	stream func(game.Seat, int) *rand.Rand) {
	t.Helper()
	decisions := record.Decisions(s.Cast().Players, s.Record(), notes)
	if len(decisions) < 10 {
		t.Fatalf("only %d decisions in %d moves", len(decisions), s.Len())
	}
	step := 1
	if level == game.Expert {
		step = 4
	}
	for i := 0; i < len(decisions); i += step {
		d := &decisions[i]
		q := bots.Question{Player: d.Player, Budget: d.Budget, Why: true}
		thought := g.ThinkAt(s, d.Began, d.Seat, q, stream(d.Seat, d.Began))(context.Background())
		if thought.Move != d.Text {
			t.Errorf("move %d of seat %v was %q, and is %q when it is worked out again from move %d on", d.Move, d.Seat, d.Text,
				thought.Move, d.Began)
		}
	}
}
