package getadler

import "safehouse/game"

// askShot asks one of the two whether it fires. With the quick option a hero without a pistol holds at once.
func (s *State) askShot(seat game.Seat, t *teller) {
	if s.quick && seat == s.opponent && s.hands[seat].of(Pistol) == 0 {
		s.learnNone(seat, Pistol)
		s.holdFor(seat, Pistol, t)
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
func (s *State) shoot(seat game.Seat, t *teller) {
	place := s.lay(seat, Pistol)
	s.held = false
	switch {
	case seat == s.villain:
		s.villainShots++
	case s.abilities && s.heroShots == 0 && s.roles[seat] == Sharpe:
		s.heroShots = 2
	default:
		s.heroShots++
	}
	own, _, other := s.shots(seat)
	t.shot(seat, other, int(own), place)
	s.askShot(other, t)
}

// hold does not fire: who is behind is eliminated, two at equality end the shoot-out and free the villain (G22).
func (s *State) hold(seat game.Seat, t *teller) { s.holdFor(seat, NoKind, t) }

// holdFor does so; of a hero who is passed over, with the card that it lacks.
func (s *State) holdFor(seat game.Seat, lacks Kind, t *teller) {
	own, theirs, other := s.shots(seat)
	t.lacking(HeldFire, seat, other, lacks)
	switch {
	case own < theirs:
		s.eliminate(seat, other, Outshot, t)
	case s.held:
		s.free(Drawn, t)
	default:
		s.held = true
		s.askShot(other, t)
	}
}
