package kompromat

import "safehouse/game"

// Turn is the seat that owes a decision when Nature owes none and the match is not over.
func (s *State) Turn() game.Seat { return s.turn }

// Round is the round that is played, 1 to Rounds; 0 before the starter is drawn.
func (s *State) Round() int { return int(s.round) }

// RandomMove draws one of the legal moves of the seat that owes a decision, each equally likely, without listing
// them where that can be helped.
func (s *State) RandomMove(d *Dice) Move {
	me := &s.side[s.turn]
	switch {
	case s.step == stepMore && me.items&itemsInTurn == 0:
		if forced(s) || d.Throw(2) == 0 {
			return Move{Op: OpStop}
		}
		return Move{Op: OpDraw}
	case s.step == stepPlace && allowed(s)&me.items == 0:
		return Move{Op: OpPlace, A: d.one(uint32(^me.tried&(1<<RowSize-1)), RowSize)}
	case s.step == stepDraw && me.items&itemsInTurn == 0:
		return Move{Op: OpDraw}
	}
	var buf [mostMoves]Move
	moves := Rules{}.Moves(s, s.turn, buf[:0])
	return moves[d.Throw(len(moves))]
}

// PlayRandom plays random moves to the end of the match and gives the number of decisions that seats made.
func (s *State) PlayRandom(d *Dice) (decisions int) {
	for {
		s.Settle(d)
		if s.Over() {
			return decisions
		}
		s.apply(s.RandomMove(d), nil)
		decisions++
	}
}
