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
		discard:     pileOf(&v.Discard),
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
