// Package ismcts is a plain multi-observer Monte Carlo tree search over information sets (Cowling, Powley and Whitehouse,
// "Information Set Monte Carlo Tree Search", 2012), with a set number of iterations. It is a yardstick: it knows no game,
// and nothing is tuned in it to any. Each iteration draws a world that the searching seat cannot tell from the true one
// and plays it on. A seat that decides looks at the node of what it knows itself, and takes the move with the highest
// upper confidence bound among those that are legal in this world, or one that it has not tried; from the first move
// that was not tried before, the world is played on by the game's own simple policy to a horizon, and every seat's value
// there goes to the moves that led to it.
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
const Ended = game.Table

// Game is one decision of a game as the search sees it: S is a world, a plain value; M a move.
type Game[S any, M comparable] interface {
	// Deal makes the world one that the searching seat cannot tell from the true one, at the searched decision.
	Deal(world *S)
	// Turn is the seat that decides now, or Ended. At the searched decision it is the searching seat.
	Turn(world *S) game.Seat
	// Together tells whether that seat decides at the same time as the one that decided last.
	Together(world *S) bool
	// Known is a key of what the seat that decides knows: equal for worlds that it cannot tell apart.
	Known(world *S) uint64
	// Moves appends the legal moves of the seat that decides.
	Moves(world *S, buf []M) []M
	// Make makes a move of the seat that decides, and what chance owes after it.
	Make(world *S, m M)
	// Play plays the world on to the horizon by a simple policy.
	Play(world *S)
	// Values gives what the horizon is worth to each seat, 0 to One.
	Values(world *S, values *[game.MaxSeats]int32)
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
func Search[S any, M comparable](ctx context.Context, g Game[S, M], iterations int, dice rand.Source) (options []Option[M], done int) {
	t := newTree[M](min(iterations, mostNodes))
	s := search[S, M]{game: g, tree: t, dice: dice}
	for ; done < iterations; done++ {
		if done%look == 0 && ctx.Err() != nil {
			break
		}
		s.iterate()
	}
	return t.options(), done
}

// search is a search that runs.
type search[S any, M comparable] struct {
	game  Game[S, M]
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
func (s *search[S, M]) iterate() {
	s.game.Deal(&s.world)
	s.trail = s.trail[:0]
	inside := true
	for {
		seat := s.game.Turn(&s.world)
		if seat == Ended {
			break
		}
		if !inside && !s.game.Together(&s.world) {
			s.game.Play(&s.world)
			break
		}
		s.moves = s.game.Moves(&s.world, s.moves[:0])
		at := 0
		if len(s.moves) > 1 {
			edge, which, tried := s.tree.choose(s.game.Known(&s.world), s.moves, s.dice)
			at, inside = which, inside && tried
			if edge >= 0 {
				s.trail = append(s.trail, step{edge, seat})
			}
		}
		s.game.Make(&s.world, s.moves[at])
	}
	s.game.Values(&s.world, &s.values)
	for _, st := range s.trail {
		e := &s.tree.edges[st.edge]
		e.tried++
		e.sum += int64(s.values[st.seat])
	}
}
