package getadler

import "safehouse/game"

// eliminate puts a seat out of the game (G26). Its hand is put away and stays where it was until the confrontation is
// wound up; the winner of a shoot-out may choose from it first (G25).
func (s *State) eliminate(seat, by game.Seat, r Reason, o *observer) {
	if n := s.hands[seat].sum(); o != nil {
		o.Add(Event{Kind: Eliminated, Seat: seat, Other: by, Reason: r, N: int16(n), From: handPlace(seat), To: awayPlace(),
			Moved: n > 0})
	}
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
	case s.FallEnds && !s.lives(Adler):
		s.finish(AdlerFallen, o)
	default:
		if s.roles[seat] == Adler {
			o.one(Inherited, (s.living() &^ s.heroes()).First())
		}
		if r == Outshot {
			s.askLoot(by, seat, o)
		} else {
			s.refill(o)
		}
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
	n := min(s.full(winner)-s.hands[winner].sum(), s.hands[from].sum())
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
	o.moved(Looted, seat, from, k, awayPlace(), handPlace(seat), game.SeatsOf(seat))
	s.pass(from, seat, k)
	if s.owed--; s.owed == 0 {
		s.refill(o)
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

// refiller is the next seat that is to refill its hand, from the arrester clockwise; Public where all have (G25).
func (s *State) refiller() game.Seat {
	for seat := range s.unfilled {
		return seat
	}
	return game.Public
}

// unfilled gives the seats that laid a card and have no full hand, from the arrester clockwise.
func (s *State) unfilled(yield func(game.Seat) bool) {
	set := s.fighters()
	for n, seat := s.seats, s.arrester; n > 0; n, seat = n-1, s.left(seat) {
		if set.Has(seat) && s.hands[seat].sum() < s.full(seat) && !yield(seat) {
			return
		}
	}
}

// full is the number of cards to which a seat refills.
func (s *State) full(seat game.Seat) int { return s.Refill(seat == s.villain) }

// refill lets Nature draw for those who laid cards, then winds the confrontation up. The cards used in it, and the hand
// put away, are in no shuffle before that (G3, G55).
func (s *State) refill(o *observer) {
	s.owed = 0
	s.phase = PhaseRefill
	if s.refiller() != game.Public {
		if s.stocked(o) {
			s.ask(PhaseRefill, game.Nature)
			return
		}
		for seat := range s.unfilled {
			o.one(NothingDrawn, seat)
		}
	}
	s.windUp(o)
}

// windUp puts the cards of the confrontation and the hand put away under the discard pile; the turn goes on to the left
// of the arrester (G27).
func (s *State) windUp(o *observer) {
	o.number(Cleared, game.Public, int(s.cards))
	for _, l := range s.laid[:s.cards] {
		s.discard.add(l.kind())
	}
	if loser := s.loser(); loser != game.Public {
		s.away.pour(&s.hands[loser])
		s.learnAway(loser)
	}
	s.clearFight()
	s.nextTurn(o)
}

// midnight ends the match when the last hour is over: all turn up their characters, and the villain who is free shows a
// document or has lost (G30, G31).
func (s *State) midnight(o *observer) {
	if !s.revealed() {
		s.reveal(o)
	}
	seat, k := s.proof()
	if k == NoKind {
		s.finish(NoDocument, o)
		return
	}
	o.card(DocumentShown, seat, game.Public, k)
	s.shown, s.shownBy = k, seat
	s.learnHeld(seat, k)
	s.finish(DocumentKept, o)
}

// leader is the villain who must survive: Adler, after him Collins (G35).
func (s *State) leader() Role {
	if s.lives(Adler) {
		return Adler
	}
	return Collins
}

// proof finds the document by which the villains win and the seat that holds it: any of the leader's (G32), with the
// ultimate mission one of the branch, of either living villain (G48). NoKind where there is none.
func (s *State) proof() (game.Seat, Kind) {
	leader := s.seatOf(s.leader())
	if !s.mission {
		for k := DocumentRAF; k.Document(); k++ {
			if s.hands[leader].of(k) > 0 {
				return leader, k
			}
		}
		return leader, NoKind
	}
	for _, r := range [...]Role{Adler, Collins} {
		if s.lives(r) && s.hands[s.seatOf(r)].of(s.branch) > 0 {
			return s.seatOf(r), s.branch
		}
	}
	return leader, NoKind
}

// learnNoProof lets everyone know that the document that would have won is nowhere.
func (s *State) learnNoProof() {
	for _, r := range [...]Role{Adler, Collins} {
		if !s.lives(r) || !s.mission && r != s.leader() {
			continue
		}
		for k := DocumentRAF; k.Document(); k++ {
			if !s.mission || k == s.branch {
				s.learnNone(s.seatOf(r), k)
			}
		}
	}
}

// finish ends the match. Heroes win together, eliminated or not (G26); with Adler Collins wins, eliminated or not
// (G41), and where he is eliminated she wins alone (G35).
func (s *State) finish(r Reason, o *observer) {
	leader := s.leader()
	o.sideWon(s, r, leader)
	s.reason = r
	var winners game.Seats
	switch {
	case r == VillainsEliminated || r == AdlerFallen || r == NoDocument:
		winners = s.heroes()
	case leader == Collins:
		winners = game.SeatsOf(s.seatOf(Collins))
	default:
		winners = s.all() &^ s.heroes()
	}
	if r == NoDocument {
		s.learnNoProof()
	}
	for seat := range winners.All() {
		o.one(MatchEnded, seat)
		s.winners = s.winners.With(seat)
	}
	s.phase, s.waiting = PhaseOver, 0
}
