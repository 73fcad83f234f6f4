package topsecretbot_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/topsecret"
)

// TestTopSecretHintsStand holds hints to their own estimates.
func TestTopSecretHintsStand(t *testing.T) {
	t.Parallel()
	room.HintsStand(t, botstest.Trial{Tables: tables(true), Matches: botstest.Size(1, 40), Work: 120}, nil)
}

// TestBankingIsByTheOwnCount wants Medium and Expert to bank, or to leave, what is worth more to win, or as much within
// the error.
func TestBankingIsByTheOwnCount(t *testing.T) {
	for _, level := range []game.Level{game.Medium, game.Expert} {
		banked := 0
		q := bots.Question{Player: bots.OfLevel(level), Budget: room.Work(40), Why: true}
		for n := range botstest.Size(30, 200) {
			room.Play(t, game.SeedOf(uint64(n)), nil, botstest.Equals(topsecret.MinSeats+1+n%4,
				func(v *topsecret.View, rng *rand.Rand) topsecret.Move {
					if v.Phase != topsecret.PhaseBank || rng.IntN(8) == 0 {
						return room.AtRandom(v, rng)
					}
					made := room.Choose(context.Background(), v, q, rng)
					for _, o := range made.Options[1:] {
						if banked++; made.Scale == bots.Wins && o.Value-made.Options[0].Value > o.Error {
							t.Errorf("%v would %v, worth %.3f, and not %v, worth %.3f, give or take %.3f", level, made.Move,
								made.Options[0].Value, o.Move, o.Value, o.Error)
						}
					}
					return made.Move
				})...)
		}
		if banked < 100 {
			t.Errorf("%d decisions by %v: hardly anything was tested", banked, level)
		}
	}
}
