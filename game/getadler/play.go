package getadler

import "safehouse/game"

// use takes a card of the seat on turn to the discard pile.
func (s *State) use(k Kind) {
	s.hands[s.current].take(k)
	s.discard.add(k)
	s.learnPlay(s.current, k)
}

// drop discards a card without effect (G4).
func (s *State) drop(k Kind, t *teller) {
	s.use(k)
	s.turn().did(DeedDiscard, game.Table, k)
	t.open(CardDiscarded, s.current, game.Table, k, handPlace(s.current), discardPlace())
	s.nextTurn(t)
}

// question asks a seat about a colour (G7).
func (s *State) question(target game.Seat, trait Trait, c Colour, t *teller) {
	s.use(Question)
	s.turn().did(DeedAsk, target, Question)
	s.turn().asked(trait, c)
	t.question(s.current, target, trait, c)
	s.ask(PhaseAnswer, target)
}

// answer takes the answer, which may be a villain's lie (G8).
func (s *State) answer(seat game.Seat, yes bool, t *teller) {
	turn := s.turn()
	turn.answered(yes)
	fit := Fitting(int(s.seats), turn.trait(), turn.colour())
	if yes {
		s.answers[seat] &= fit
	} else {
		s.answers[seat] &^= fit
	}
	t.answer(seat, s.current, turn.trait(), turn.colour(), yes)
	s.nextTurn(t)
}

// look shows a hand to the seat on turn (G10).
func (s *State) look(target game.Seat, t *teller) {
	s.use(Magnifier)
	s.turn().did(DeedLook, target, Magnifier)
	t.open(Looked, s.current, target, Magnifier, handPlace(s.current), discardPlace())
	s.showHand(s.current, target, t)
	s.ask(PhaseLook, s.current)
}

// showHand lets a seat see the whole hand of another.
func (s *State) showHand(seat, target game.Seat, t *teller) {
	s.learnHand(seat, target)
	t.hand(seat, target, &s.hands[target])
}

// spy takes cards with binoculars (G11, G45).
func (s *State) spy(target game.Seat, n uint8, t *teller) {
	s.use(Binoculars)
	s.turn().did(DeedSpy, target, Binoculars)
	t.spied(s.current, target, int(n))
	if s.hands[target] == (tally{}) {
		t.with(NothingToTake, s.current, target)
		s.nextTurn(t)
		return
	}
	s.turn().setN(n)
	s.owed = n
	s.ask(PhaseTake, game.Nature)
}

// take moves a card that Nature drew from the hand of the target.
func (s *State) take(k Kind, t *teller) {
	target := s.turn().target()
	s.pass(target, s.current, k)
	t.passed(CardTaken, s.current, target, k, handPlace(target), handPlace(s.current))
	if s.owed--; s.owed == 0 {
		s.owed = s.turn().n()
		s.ask(PhaseGive, s.current)
	}
}

// pass moves a card from hand to hand, unseen by all but the two.
func (s *State) pass(from, to game.Seat, k Kind) {
	s.hands[from].take(k)
	s.hands[to].add(k)
	s.learnPass(from, to, k)
}

// give pays for what binoculars took (G11), and moves the cards of Collins's exchange (G40).
func (s *State) give(seat game.Seat, k Kind, t *teller) {
	to := s.receiver(seat)
	s.pass(seat, to, k)
	t.passed(CardGiven, seat, to, k, handPlace(seat), handPlace(to))
	switch s.phase {
	case PhaseExchange:
		s.ask(PhaseReturn, to)
	case PhaseReturn:
		s.askPlay(t)
	default:
		if s.owed--; s.owed == 0 {
			s.nextTurn(t)
		}
	}
}

// receiver is the seat that a card goes to which a seat gives.
func (s *State) receiver(seat game.Seat) game.Seat {
	switch {
	case s.phase == PhaseGive:
		return s.turn().target()
	case seat == s.current:
		return s.seatOf(Adler)
	default:
		return s.current
	}
}
