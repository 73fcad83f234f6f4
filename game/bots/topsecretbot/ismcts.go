package topsecretbot

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/ismcts"
	"safehouse/game/topsecret"
)

// plainReach is the lead, in documents of mean value, from which more counts nothing for the plain search: a yardstick
// shares no number with the levels, so that it stays what it is.
const plainReach = 8

// searched decides by the plain search to the end of the game. Since seats decide at the same time, it is decoupled UCT.
func searched(ctx context.Context, v *topsecret.View, iterations int, rng *rand.Rand) bots.Thought[topsecret.Move] {
	if len(v.Moves) == 1 {
		return bots.Thought[topsecret.Move]{Move: v.Moves[0]}
	}
	g := &plainGame{me: v.Viewer, seats: v.Seats, dice: rand.NewPCG(rng.Uint64(), rng.Uint64())}
	for _, value := range v.Values {
		g.reach += plainReach * value / len(v.Values)
	}
	g.now = topsecret.Rules{}.Sample(v, rng)
	g.now.Reopen()
	options, done := ismcts.Search(ctx, g, iterations, g.dice)
	return ismcts.Thought(options, v.Moves, done)
}

// plainGame is the rest of a game as the search sees it. Nothing of it is hidden but what is chosen at the same time, and
// that is chosen anew in every world.
type plainGame struct {
	now   topsecret.State
	me    game.Seat
	seats int
	reach int
	dice  *rand.PCG
}

func (g *plainGame) Deal(s *topsecret.State) { *s = g.now }

func (g *plainGame) Turn(s *topsecret.State) game.Seat {
	if s.GameOver() {
		return ismcts.Ended
	}
	asked := topsecret.Rules{}.ToAct(s)
	if asked.Has(g.me) {
		return g.me
	}
	return asked.First()
}

func (g *plainGame) Together(s *topsecret.State) bool { return s.Begun() }

func (g *plainGame) Known(s *topsecret.State) uint64 { return s.Known(g.Turn(s)) }

func (g *plainGame) Moves(s *topsecret.State, buf []topsecret.Move) []topsecret.Move {
	return topsecret.Rules{}.Moves(s, g.Turn(s), buf)
}

func (g *plainGame) Make(s *topsecret.State, m topsecret.Move) {
	topsecret.Rules{}.Apply(s, g.Turn(s), m)
}

func (g *plainGame) Play(s *topsecret.State) { s.PlayGame(g.dice) }

// Values are by the lead over the best of the others.
func (g *plainGame) Values(s *topsecret.State, values *[game.MaxSeats]int32) {
	for seat := range g.seats {
		best := -1 << 30
		for other := range g.seats {
			if other != seat {
				best = max(best, s.Points(game.Seat(other)))
			}
		}
		lead := s.Points(game.Seat(seat)) - best
		lead = max(-g.reach, min(g.reach, lead))
		values[seat] = int32((lead + g.reach) * (ismcts.One / 2) / g.reach)
	}
}
