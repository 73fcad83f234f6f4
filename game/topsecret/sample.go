package topsecret

import (
	"math/rand/v2"

	"safehouse/game"
)

// Sample returns a state that the viewer cannot tell from the true one. Only the sealed decisions of others are drawn:
// each card that a seat may have chosen, and each banking, is equally likely.
func (Rules) Sample(v *View, rng *rand.Rand) State {
	s := State{
		seats:       uint8(v.Seats),
		called:      v.Called,
		serial:      v.Series,
		seconds:     uint8(v.Seconds),
		phase:       v.Phase,
		game:        uint8(v.Game),
		turn:        uint8(v.Turn),
		marker:      v.Marker,
		thief:       v.Thief,
		waiting:     v.ToAct,
		assassins:   uint8(v.Assassins),
		discard:     v.Discard,
		winners:     v.Winners,
		gameWinners: v.GameWinners,
	}
	s.dealt, s.turns = dealtAt(v.Seats)
	for rank := range v.Values {
		s.values[rank] = uint8(v.Values[rank] / ValueStep)
	}
	for seat := range game.Seat(v.Seats) {
		s.restore(&v.Players[seat], seat, v, rng)
	}
	switch v.Phase {
	case PhaseScored, PhaseOver, PhaseSetup:
	default:
		s.asked |= v.ToAct
	}
	return s
}

// restore writes a seat's part of the state.
func (s *State) restore(p *Player, seat game.Seat, v *View, rng *rand.Rand) {
	s.hand[seat] = tallyOf(&p.Hand)
	s.singles[seat] = tallyOf(&p.Singles)
	for rank := range Ranks {
		k := Document1 + Kind(rank)
		s.pairs[seat] += one(k) * tally(p.Pairs[rank])
		s.jokers[seat] += one(k) * tally(p.JokerPairs[rank])
	}
	s.fines[seat], s.wins[seat] = uint8(p.Fines), uint8(p.Wins)
	s.points[seat] = int32(p.Points + Fine*p.Fines)
	s.series[seat] = int32(p.Series)
	for i, c := range p.Up[:p.UpCount] {
		s.up[seat][i] = upCard(c.Card)
		if c.Fresh {
			s.up[seat][i] |= fresh
		}
	}
	if p.Chosen {
		s.asked = s.asked.With(seat)
	}
	if p.Picked {
		s.pick[seat] = p.Pick.Kind()
		if p.Pick == 0 {
			s.pick[seat] = s.hand[seat].kind(rng.IntN(s.hand[seat].kinds()))
		}
		if !p.Turned {
			s.hand[seat] -= one(s.pick[seat])
		}
	}
	if v.Phase == PhaseBank && p.Chosen && (p.Deciding == banks || p.Deciding == 0 && rng.IntN(2) == 0) {
		s.banking = s.banking.With(seat)
	}
}

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
