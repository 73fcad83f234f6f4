package getadler

import "safehouse/game"

// eliminate puts a seat out of the game (G26). Its hand is put away and stays where it was until the confrontation is
// wound up; the winner of a shoot-out may choose from it first (G25).
func eliminate(s *State, seat, by game.Seat, r Reason, o *observer) {
	if n := s.hands[seat].sum(); o != nil {
		o.Add(Event{Kind: Eliminated, Seat: seat, Other: by, Reason: r, N: int16(n), From: handPlace(seat), To: awayPlace(),
			Moved: n > 0})
	}
	s.turn().ended(r, seat)
	s.eliminated = s.eliminated.With(seat)
	s.out = s.out.Without(seat)
	s.retire(seat)
	s.fight.Shooting, s.fight.Held = false, false
	switch {
	case s.heroes()&s.living() == 0:
		finish(s, HeroesEliminated, o)
	case s.living()&s.Villains() == 0:
		finish(s, VillainsEliminated, o)
	case s.FallEnds && !s.Lives(Adler):
		finish(s, AdlerFallen, o)
	default:
		if s.roles[seat] == Adler {
			o.one(Inherited, (s.living() & s.Villains()).First())
		}
		if r == Outshot {
			askLoot(s, by, seat, o)
		} else {
			refill(s, o)
		}
	}
}

// askLoot shows the eliminated hand to the winner, who may fill its own from it.
func askLoot(s *State, winner, from game.Seat, o *observer) {
	n := min(full(s, winner)-s.hands[winner].sum(), s.hands[from].sum())
	if n <= 0 {
		refill(s, o)
		return
	}
	showHand(s, winner, from, o)
	s.owed = uint8(n)
	s.ask(PhaseLoot, winner)
}

// loot takes a card from the eliminated hand.
func loot(s *State, seat game.Seat, k Kind, o *observer) {
	from := s.loser()
	o.moved(Looted, seat, from, k, awayPlace(), handPlace(seat), game.SeatsOf(seat))
	s.pass(from, seat, k)
	if s.owed--; s.owed == 0 {
		refill(s, o)
	}
}

// unfilled are the seats that laid a card and have no full hand.
func unfilled(s *State) (set game.Seats) {
	for seat := range (s.fight.fighters() & s.living()).All() {
		if s.hands[seat].sum() < full(s, seat) {
			set = set.With(seat)
		}
	}
	return set
}

// refiller is the next seat that is to refill its hand, from the arrester clockwise; Public where all have (G25).
func refiller(s *State) game.Seat { return s.firstOf(unfilled(s), s.fight.Arrester) }

// full is the number of cards to which a seat refills.
func full(s *State, seat game.Seat) int { return s.Refill(seat == s.fight.Villain) }

// refill lets Nature draw for those who laid cards, then winds the confrontation up. The cards used in it, and the hand
// put away, are in no shuffle before that (G3, G55).
func refill(s *State, o *observer) {
	s.owed = 0
	s.phase = PhaseRefill
	if refiller(s) != game.Public {
		if stocked(s, o) {
			s.ask(PhaseRefill, game.Nature)
			return
		}
		for set := unfilled(s); set != 0; {
			seat := s.firstOf(set, s.fight.Arrester)
			o.one(NothingDrawn, seat)
			set = set.Without(seat)
		}
	}
	windUp(s, o)
}

// windUp puts the cards of the confrontation and the hand put away under the discard pile; the turn goes on to the left
// of the arrester (G27).
func windUp(s *State, o *observer) {
	o.number(Cleared, game.Public, s.fight.Cards)
	for _, l := range s.fight.Laid[:s.fight.Cards] {
		s.discard.add(l.Card)
	}
	if loser := s.loser(); loser != game.Public {
		s.putAway(loser)
	}
	s.fight.clear()
	nextTurn(s, o)
}

// midnight ends the match when the last hour is over: all turn up their characters, and the villain who is free shows a
// document or has lost (G30, G31).
func midnight(s *State, o *observer) {
	if !s.Revealed() {
		reveal(s, game.Public, o)
	}
	seat, k := proof(s)
	if k == NoKind {
		finish(s, NoDocument, o)
		return
	}
	o.card(DocumentShown, seat, game.Public, k)
	s.shown, s.shownBy = k, seat
	s.prove(seat, k)
	finish(s, DocumentKept, o)
}

// proof finds the document by which the villains win and the seat that holds it: any of the leader's (G32), with the
// ultimate mission one of the branch, of either living villain (G48). NoKind where there is none.
func proof(s *State) (game.Seat, Kind) {
	leader := s.SeatOf(s.leader())
	if !s.mission {
		for k := DocumentRAF; k.Document(); k++ {
			if s.hands[leader].of(k) > 0 {
				return leader, k
			}
		}
		return leader, NoKind
	}
	for _, r := range [...]Role{Adler, Collins} {
		if s.Lives(r) && s.hands[s.SeatOf(r)].of(s.branch) > 0 {
			return s.SeatOf(r), s.branch
		}
	}
	return leader, NoKind
}

// learnNoProof lets everyone know that the document that would have won is nowhere.
func learnNoProof(s *State) {
	for _, r := range [...]Role{Adler, Collins} {
		if !s.Lives(r) || !s.mission && r != s.leader() {
			continue
		}
		for k := DocumentRAF; k.Document(); k++ {
			if !s.mission || k == s.branch {
				s.lack(s.SeatOf(r), k)
			}
		}
	}
}

// finish ends the match. Heroes win together, eliminated or not (G26); with Adler Collins wins, eliminated or not
// (G41), and where he is eliminated she wins alone (G35).
func finish(s *State, r Reason, o *observer) {
	leader := s.leader()
	o.sideWon(s, r, leader)
	s.reason = r
	var winners game.Seats
	switch {
	case r == VillainsEliminated || r == AdlerFallen || r == NoDocument:
		winners = s.heroes()
	case leader == Collins:
		winners = game.SeatsOf(s.SeatOf(Collins))
	default:
		winners = s.Villains()
	}
	if r == NoDocument {
		learnNoProof(s)
	}
	for seat := range winners.All() {
		o.one(MatchEnded, seat)
		s.winners = s.winners.With(seat)
	}
	s.phase, s.waiting = PhaseOver, 0
}
