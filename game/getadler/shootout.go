package getadler

import "safehouse/game"

// askShot asks one of the two whether it fires. With the quick option a hero without a pistol holds at once.
func (s *State) askShot(seat game.Seat, o *observer) {
	if s.quick && seat == s.opponent && s.hands[seat].of(Pistol) == 0 {
		s.holdFor(seat, Pistol, o)
		return
	}
	s.ask(PhaseShoot, seat)
}

// shots gives the seat's own shots and those of the one it faces, and who that is.
func (s *State) shots(seat game.Seat) (own, theirs uint8, other game.Seat) {
	if seat == s.villain {
		return s.villainShots, s.heroShots, s.opponent
	}
	return s.heroShots, s.villainShots, s.villain
}

// shoot fires a pistol. Sharpe's first counts twice where abilities are played (G44).
func (s *State) shoot(seat game.Seat, o *observer) {
	own, _, other := s.shots(seat)
	n := own + 1
	if own == 0 && s.abilities && s.roles[seat] == Sharpe {
		n = 2
	}
	o.shot(seat, other, int(n), s.nextLaid())
	s.lay(seat, Pistol)
	s.held = false
	if seat == s.villain {
		s.villainShots = n
	} else {
		s.heroShots = n
	}
	s.askShot(other, o)
}

// hold does not fire: who is behind is eliminated, two at equality end the shoot-out and free the villain (G22).
func (s *State) hold(seat game.Seat, o *observer) { s.holdFor(seat, NoKind, o) }

// holdFor does so; of a hero who is passed over, with the card that it lacks.
func (s *State) holdFor(seat game.Seat, lacks Kind, o *observer) {
	own, theirs, other := s.shots(seat)
	o.lacking(HeldFire, seat, other, lacks)
	if lacks != NoKind {
		s.learnNone(seat, lacks)
	}
	switch {
	case own < theirs:
		s.eliminate(seat, other, Outshot, o)
	case s.held:
		s.free(Drawn, o)
	default:
		s.held = true
		s.askShot(other, o)
	}
}
