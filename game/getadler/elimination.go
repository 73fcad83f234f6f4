package getadler

import "safehouse/game"

// eliminate puts a seat out of the game (G26). Its hand is put away and stays where it was until the confrontation is
// wound up; the winner of a shoot-out may choose from it first (G25).
func (s *State) eliminate(seat, by game.Seat, r Reason, o *observer) {
	o.eliminated(seat, by, r, s.hands[seat].sum())
	s.turn().ended(r, seat)
	s.eliminated = s.eliminated.With(seat)
	s.out = s.out.Without(seat)
	s.known[seat] = traces{}
	s.shooting, s.held = false, false
	switch {
	case s.heroes()&s.living() == 0:
		s.finish(HeroesEliminated, o)
	case s.living()&^s.heroes() == 0:
		s.finish(VillainsEliminated, o)
	case r == Outshot:
		s.askLoot(by, seat, o)
	default:
		s.refill(o)
	}
}

// heroes are the seats of the heroes, eliminated ones counted in.
func (s *State) heroes() game.Seats {
	set := s.all()
	for seat := range game.Seat(s.seats) {
		if s.roles[seat].Villain() {
			set = set.Without(seat)
		}
	}
	return set
}

// askLoot shows the eliminated hand to the winner, who may fill its own from it.
func (s *State) askLoot(winner, from game.Seat, o *observer) {
	n := min(HandSize-s.hands[winner].sum(), s.hands[from].sum())
	if n <= 0 {
		s.refill(o)
		return
	}
	s.showHand(winner, from, o)
	s.owed = uint8(n)
	s.ask(PhaseLoot, winner)
}

// loot takes a card from the eliminated hand.
func (s *State) loot(seat game.Seat, k Kind, o *observer) {
	from := s.loser()
	o.secret(Looted, seat, from, k, awayPlace(), handPlace(seat))
	s.pass(from, seat, k)
	if s.owed--; s.owed == 0 {
		s.refill(o)
	}
}
