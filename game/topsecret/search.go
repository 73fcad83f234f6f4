package topsecret

import (
	"math/rand/v2"

	"safehouse/game"
)

// GameOver reports whether the game that is played has ended, with the match or before the next deal of a series. A
// search may read it in states that it sampled, as it may what follows.
func (s *State) GameOver() bool { return s.phase == PhaseOver || s.phase == PhaseScored }

// Points are those of a seat in this game, fines counted in.
func (s *State) Points(seat game.Seat) int { return int(s.points[seat]) - Fine*int(s.fines[seat]) }

// Reopen takes back all sealed decisions of the phase, as if no seat had decided yet.
func (s *State) Reopen() {
	switch s.phase {
	case PhaseChoose:
		for seat := range s.seats {
			if k := s.pick[seat]; k != NoKind {
				s.hand[seat] += one(k)
				s.pick[seat] = NoKind
			}
		}
	case PhaseBank:
		s.banking = 0
	default:
		return
	}
	s.waiting = s.asked
}

// Begun reports whether a seat has already made its decision of this phase, while others owe theirs.
func (s *State) Begun() bool { return s.waiting != s.asked }

// Known is a key of what the seat, which owes a decision, knows: equal for states that it cannot tell apart, and for no
// others but for rare collisions. The sealed decisions of others are not in it.
func (s *State) Known(seat game.Seat) uint64 {
	k := key(s.phase) | key(seat)<<4 | key(s.turn)<<8 | key(s.marker)<<16 | key(s.thief)<<20 | key(s.game)<<24 |
		key(s.asked)<<32
	open := s.phase == PhaseChoose
	for other := range s.seats {
		hand, pick := s.hand[other], s.pick[other]
		if open && pick != NoKind {
			hand, pick = hand+one(pick), NoKind
		}
		k = k.Mix(key(hand) | key(s.up[other][0])<<32 | key(s.up[other][1])<<40 | key(pick)<<48 | key(s.fines[other])<<56)
		k = k.Mix(key(s.points[other]))
	}
	return uint64(k.Mix(0))
}

// key is a key in the making.
type key = game.Key

// PlayGame plays random moves to the end of the game, each legal one equally likely, without listing them, and gives
// the number of decisions that seats made.
func (s *State) PlayGame(rng *rand.PCG) (decisions int) {
	for ; !s.GameOver(); decisions++ {
		seat := s.waiting.First()
		switch s.phase {
		case PhaseChoose:
			s.choose(seat, s.hand[seat].kind(game.Below(rng, s.hand[seat].kinds())), nil)
		case PhaseBank:
			s.decide(seat, game.Below(rng, 2) == 0, nil)
		case PhaseCall:
			s.answer(seat, game.Below(rng, 2) == 0, nil)
		case PhaseSteal:
			targets := s.targets(seat)
			s.steal(seat, targets.Nth(game.Below(rng, targets.Len())), nil)
			s.resolveMoles(nil)
		default:
			s.apply(seat, Move{Op: OpMarker, A: uint8(game.Below(rng, int(s.seats)))}, nil)
			decisions--
		}
	}
	return decisions
}
