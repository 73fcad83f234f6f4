// Package ismcts is a plain multi-observer Monte Carlo tree search over information sets (Cowling, Powley and
// Whitehouse, "Information Set Monte Carlo Tree Search", 2012), with a set number of iterations. It is a yardstick: it
// knows no game, and nothing is tuned in it to any. Each iteration draws a world that the searching seat cannot tell
// from the true one and plays it on. A seat that decides looks at the node of what it knows itself, and takes the move
// with the highest upper confidence bound among those that are legal in this world, or one that it has not tried; from
// the first move that was not tried before, the world is played on by the game's own simple policy to a horizon, and
// every seat's value there goes to the moves that led to it.
//
// Where seats decide at the same time, their nodes know nothing of each other's choices, so that the same search is
// decoupled UCT.
//
// All sums are whole numbers, and the bounds are reckoned without fused operations: the same stream gives the same
// search on every machine.
package ismcts

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
)

// One is the value of a match that is won; 0 is that of one that is lost.
const One = 1 << 16

// Ended is given by Game.Turn where nobody decides any more before the horizon.
const Ended = game.Public

// Game is one decision of a game as the search sees it: S is a world, a plain value; M a move.
type Game[S any, M comparable] struct {
	// Deal makes the world one that the searching seat cannot tell from the true one, at the searched decision.
	Deal func(world *S)
	// Turn is the seat that decides now, or Ended. At the searched decision it is the searching seat.
	Turn func(world *S) game.Seat
	// Together reports whether the seat in turn decides at the same time as the one that decided last; nil for never.
	Together func(world *S) bool
	// Known is a key of what the seat in turn knows: equal for worlds that it cannot tell apart.
	Known func(world *S, seat game.Seat) uint64
	// Moves appends the legal moves of the seat in turn.
	Moves func(world *S, seat game.Seat, buf []M) []M
	// Make makes a move of the seat in turn, and what chance owes after it.
	Make func(world *S, seat game.Seat, m M)
	// Play plays the world on to the horizon by a simple policy.
	Play func(world *S)
	// Values gives what the horizon is worth to each seat, 0 to One.
	Values func(world *S, values *[game.MaxSeats]int32)
}

// Worlds is a Deal of sampled worlds, each of which serves that many iterations: sampling may cost as much as playing
// on.
func Worlds[S any](iterations int, sample func() S) func(world *S) {
	var now S
	left := 0
	return func(world *S) {
		if left == 0 {
			now, left = sample(), iterations
		}
		left--
		*world = now
	}
}

// Asked is a Turn by the rules: of the seats that owe a decision the searching one comes first. Nobody decides beyond
// the horizon.
func Asked[S any](searching game.Seat, beyond func(world *S) bool,
	toAct func(world *S) game.Seats) func(world *S) game.Seat {
	return func(world *S) game.Seat {
		if beyond(world) {
			return Ended
		}
		asked := toAct(world)
		if asked.Has(searching) {
			return searching
		}
		return asked.First()
	}
}

// Option is a move at the searched decision: how often it was tried, and its mean value, 0 to 1.
type Option[M comparable] struct {
	Move  M
	Tried int
	Value float64
}

// look is the number of iterations after which the search asks whether it is to end early.
const look = 256

// mostNodes bounds the memory of a search: no node is added beyond it.
const mostNodes = 1 << 19

// Search searches with that many iterations, or fewer where the context ends before. It gives the options at the
// decision in the order in which Moves lists them, and the number of iterations done.
func Search[S any, M comparable](ctx context.Context, g *Game[S, M], iterations int,
	dice rand.Source) (options []Option[M], done int) {
	t := newTree[M](min(iterations, mostNodes))
	s := running[S, M]{game: g, tree: t, dice: dice}
	for ; done < iterations; done++ {
		if done%look == 0 && ctx.Err() != nil {
			break
		}
		s.iterate()
	}
	return t.options(), done
}

// running is a search that runs.
type running[S any, M comparable] struct {
	game  *Game[S, M]
	tree  *tree[M]
	dice  rand.Source
	world S
	moves []M
	// trail are the moves taken in this iteration while it was in the tree.
	trail  []step
	values [game.MaxSeats]int32
}

// step is a move that a seat took in the tree.
type step struct {
	edge int32
	seat game.Seat
}

// iterate plays one world and learns from it.
func (s *running[S, M]) iterate() {
	s.game.Deal(&s.world)
	s.trail = s.trail[:0]
	inside := true
	for {
		seat := s.game.Turn(&s.world)
		if seat == Ended {
			break
		}
		if !inside && (s.game.Together == nil || !s.game.Together(&s.world)) {
			s.game.Play(&s.world)
			break
		}
		s.moves = s.game.Moves(&s.world, seat, s.moves[:0])
		at := 0
		if len(s.moves) > 1 {
			edge, which, tried := s.tree.choose(s.game.Known(&s.world, seat), s.moves, s.dice)
			at, inside = which, inside && tried
			if edge >= 0 {
				s.trail = append(s.trail, step{edge, seat})
			}
		}
		s.game.Make(&s.world, seat, s.moves[at])
	}
	s.game.Values(&s.world, &s.values)
	for _, st := range s.trail {
		e := &s.tree.edges[st.edge]
		e.tried++
		e.sum += int64(s.values[st.seat])
	}
}
