package getadler

import "safehouse/game"

// eligible are the heroes who are asked whether they answer an escape: the living ones who are not out (G17).
func (s *State) eligible() game.Seats {
	set := s.living() &^ s.out
	for seat := range game.Seat(s.seats) {
		if s.roles[seat].Villain() {
			set = set.Without(seat)
		}
	}
	return set
}

// askPursuer asks the next hero, from the arrester clockwise (G18); where all have let the villain go, it is free. With
// the quick option who has no such card lets go at once.
func (s *State) askPursuer(t *teller) {
	left := s.eligible() &^ s.passed
	for seat := s.arrester; left != 0; seat = s.left(seat) {
		if !left.Has(seat) {
			continue
		}
		if !s.quick || s.hands[seat].of(s.escape) > 0 {
			s.asked = seat
			s.ask(PhasePursue, seat)
			return
		}
		left = left.Without(seat)
		s.learnNone(seat, s.escape)
		s.passOn(seat, t)
	}
	s.free(NobodyAnswered, t)
}

// passOn writes down that a hero does not answer the escape.
func (s *State) passOn(seat game.Seat, t *teller) {
	s.passed = s.passed.With(seat)
	t.with(LetGo, seat, s.villain)
}

// letGo does not answer the escape.
func (s *State) letGo(seat game.Seat, t *teller) {
	s.passOn(seat, t)
	s.askPursuer(t)
}

// pursue answers the escape with the identical card and makes the hero the opponent (G19).
func (s *State) pursue(seat game.Seat, t *teller) {
	k := s.escape
	place := s.lay(seat, k)
	t.open(Pursued, seat, s.villain, k, handPlace(seat), place)
	s.escape, s.asked, s.passed = NoKind, game.Table, 0
	s.face(seat, t)
}

// askShot asks one of the two whether it fires. With the quick option a hero without a pistol holds at once.
func (s *State) askShot(seat game.Seat, t *teller) {
	if s.quick && seat == s.opponent && s.hands[seat].of(Pistol) == 0 {
		s.learnNone(seat, Pistol)
		s.hold(seat, t)
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
func (s *State) hold(seat game.Seat, t *teller) {
	own, theirs, other := s.shots(seat)
	t.with(HeldFire, seat, other)
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

// eliminate puts a seat out of the game (G26). Its hand is put away and stays where it was until the confrontation is
// wound up; the winner of a shoot-out may choose from it first (G25).
func (s *State) eliminate(seat, by game.Seat, r Reason, t *teller) {
	s.turn().ended(r, seat)
	t.eliminated(seat, by, r, s.hands[seat].sum())
	s.eliminated = s.eliminated.With(seat)
	s.out = s.out.Without(seat)
	s.known[seat] = traces{}
	s.shooting, s.held = false, false
	switch {
	case s.heroes()&s.living() == 0:
		s.finish(HeroesEliminated, t)
	case s.living()&^s.heroes() == 0:
		s.finish(VillainsEliminated, t)
	case r == Outshot:
		s.askLoot(by, seat, t)
	default:
		s.refill(t)
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
func (s *State) askLoot(winner, from game.Seat, t *teller) {
	n := min(HandSize-s.hands[winner].sum(), s.hands[from].sum())
	if n <= 0 {
		s.refill(t)
		return
	}
	s.showHand(winner, from, t)
	s.owed = uint8(n)
	s.ask(PhaseLoot, winner)
}

// loot takes a card from the eliminated hand.
func (s *State) loot(seat game.Seat, k Kind, t *teller) {
	from := s.loser()
	s.pass(from, seat, k)
	t.secret(Looted, seat, from, k, awayPlace(), handPlace(seat))
	if s.owed--; s.owed == 0 {
		s.refill(t)
	}
}

// fighters are the seats that laid a card in the confrontation.
func (s *State) fighters() game.Seats {
	var set game.Seats
	for _, l := range s.laid[:s.cards] {
		set = set.With(l.seat())
	}
	return set & s.living()
}

// refiller is the next seat that is to refill its hand, from the arrester clockwise; the Table where all have (G25).
func (s *State) refiller() game.Seat {
	set := s.fighters()
	for n, seat := s.seats, s.arrester; n > 0; n, seat = n-1, s.left(seat) {
		if set.Has(seat) && s.hands[seat].sum() < HandSize {
			return seat
		}
	}
	return game.Table
}

// refill lets Nature draw for those who laid cards, then winds the confrontation up. The cards used in it, and the hand
// put away, are in no shuffle before that (G3, G55).
func (s *State) refill(t *teller) {
	s.owed = 0
	s.phase = PhaseRefill
	if s.refiller() != game.Table {
		if s.stocked(t) {
			s.ask(PhaseRefill, game.Nature)
			return
		}
		s.tellUndrawn(t)
	}
	s.windUp(t)
}

// tellUndrawn tells of all who cannot refill, in their order.
func (s *State) tellUndrawn(t *teller) {
	set := s.fighters()
	for n, seat := s.seats, s.arrester; n > 0; n, seat = n-1, s.left(seat) {
		if set.Has(seat) && s.hands[seat].sum() < HandSize {
			t.one(NothingDrawn, seat)
		}
	}
}

// windUp puts the cards of the confrontation and the hand put away under the discard pile; the turn goes on to the left
// of the arrester (G27).
func (s *State) windUp(t *teller) {
	t.number(Cleared, game.Table, int(s.cards))
	for _, l := range s.laid[:s.cards] {
		s.discard.add(l.kind())
	}
	if loser := s.loser(); loser != game.Table {
		s.away.pour(&s.hands[loser])
		s.learnAway(loser)
	}
	s.clearFight()
	s.nextTurn(t)
}
