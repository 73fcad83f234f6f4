package getadler

import "safehouse/game"

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
	o.card(DocumentShown, seat, k)
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
	case r == VillainsEliminated || r == NoDocument:
		winners = s.heroes()
	case leader == Collins:
		winners = game.SeatsOf(s.seatOf(Collins))
	default:
		winners = s.all() &^ s.heroes()
	}
	if r == NoDocument {
		s.learnNoProof()
	}
	for seat := range game.Seat(s.seats) {
		if winners.Has(seat) {
			o.one(MatchEnded, seat)
			s.winners = s.winners.With(seat)
		}
	}
	s.phase, s.waiting = PhaseOver, 0
}
