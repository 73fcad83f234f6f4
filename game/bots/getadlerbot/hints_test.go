package getadlerbot_test

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// TestGetAdlerHintsStand holds hints to their own estimates, and to asking nothing that follows already.
func TestGetAdlerHintsStand(t *testing.T) {
	t.Parallel()
	asked := 0
	room.HintsStand(t, botstest.Trial{Tables: tables(true), Matches: botstest.Size(8, 60), Work: 12},
		func(v *getadler.View, hint *bots.Thought[getadler.Move]) {
			if hint.Move.Op == getadler.OpAsk {
				asked++
				if idle(v, hint.Move) && hasMore(v) {
					t.Errorf("after %d turns the hint is to %v, whose answer follows already", v.Past, hint.Move)
				}
			}
		})
	if asked < 50 {
		t.Errorf("%d hints to ask: hardly anything was tested", asked)
	}
}

// TestComputersAskWhatTheyDoNotKnow wants every question of Medium and Expert to have an answer that does not follow
// from what was told: to the own seat for heroes, to everybody for villains.
func TestComputersAskWhatTheyDoNotKnow(t *testing.T) {
	t.Parallel()
	asked := 0
	for n := range botstest.Size(60, 600) {
		level := []game.Level{game.Medium, game.Expert}[n%2]
		seats := getadler.MinSeats + n%3
		computer := room.Of(bots.OfLevel(level), 4)
		room.Play(t, game.SeedOf(uint64(n)), nil, botstest.Equals(seats,
			func(v *getadler.View, rng *rand.Rand) getadler.Move {
				m := computer(v, rng)
				if m.Op == getadler.OpAsk {
					if asked++; idle(v, m) && hasMore(v) {
						t.Errorf("after %d turns %v would %v, whose answer follows already", v.Past, level, m)
					}
				}
				return m
			})...)
	}
	t.Logf("%d questions", asked)
}

// hasMore reports whether something else than a question could be played.
func hasMore(v *getadler.View) bool {
	for _, m := range v.Moves {
		if m.Op != getadler.OpAsk {
			return true
		}
	}
	return false
}

// idle reports whether the answer to a question follows already: heroes tell the truth, and a liar says what one would.
func idle(v *getadler.View, m getadler.Move) bool {
	known := *v
	if known.Players[v.Viewer].Role.Villain() {
		known.Players[v.Viewer].Role = getadler.NoRole
	}
	said := [2]bool{}
	for _, c := range getadler.Assignments(&known, nil) {
		if r := c[m.A]; !r.Villain() {
			yes := 0
			if r.Look(getadler.Trait(m.B)) == getadler.Colour(m.C) {
				yes = 1
			}
			said[yes] = true
		}
	}
	return said[0] != said[1] || !said[0]
}
