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
func (s *State) askPursuer(o *observer) {
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
		s.passOver(seat, o)
	}
	s.free(NobodyAnswered, o)
}

// letGo does not answer the escape.
func (s *State) letGo(seat game.Seat, o *observer) {
	o.with(LetGo, seat, s.villain)
	s.passed = s.passed.With(seat)
	s.askPursuer(o)
}

// passOver lets a hero who has no such card let go without asking it, which tells everyone that it has none.
func (s *State) passOver(seat game.Seat, o *observer) {
	o.lacking(LetGo, seat, s.villain, s.escape)
	s.learnNone(seat, s.escape)
	s.passed, s.unasked = s.passed.With(seat), s.unasked.With(seat)
}

// pursue answers the escape with the identical card and makes the hero the opponent (G19).
func (s *State) pursue(seat game.Seat, o *observer) {
	k := s.escape
	o.open(Pursued, seat, s.villain, k, handPlace(seat), s.nextLaid())
	s.lay(seat, k)
	o.with(Confronted, s.villain, seat)
	s.escape, s.asked, s.passed, s.unasked = NoKind, game.Table, 0, 0
	s.face(seat)
}
