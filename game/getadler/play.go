package getadler

import "safehouse/game"

// use takes a card of the seat on turn to the discard pile.
func (s *State) use(k Kind) {
	s.hands[s.current].take(k)
	s.discard.add(k)
	s.learnPlay(s.current, k)
}

// drop discards a card without effect (G4).
func (s *State) drop(k Kind, o *observer) {
	o.played(Event{Kind: CardDiscarded, Seat: s.current, Other: game.Public, Card: k}, discardPlace())
	s.use(k)
	s.turn().did(DeedDiscard, game.Public, k)
	s.nextTurn(o)
}

// question asks a seat about a colour (G7).
func (s *State) question(target game.Seat, trait Trait, c Colour, o *observer) {
	o.played(Event{Kind: Asked, Seat: s.current, Other: target, Card: Question, Trait: trait, Colour: c}, discardPlace())
	s.use(Question)
	s.turn().did(DeedAsk, target, Question)
	s.turn().asked(trait, c)
	s.ask(PhaseAnswer, target)
}

// answer takes the answer, which may be a villain's lie (G8).
func (s *State) answer(seat game.Seat, yes bool, o *observer) {
	turn := s.turn()
	o.answer(seat, s.current, turn.trait(), turn.colour(), yes)
	turn.answered(yes)
	fit := Fitting(int(s.seats), turn.trait(), turn.colour())
	if yes {
		s.answers[seat] &= fit
	} else {
		s.answers[seat] &^= fit
	}
	s.nextTurn(o)
}

// look shows a hand to the seat on turn (G10).
func (s *State) look(target game.Seat, o *observer) {
	o.played(Event{Kind: Looked, Seat: s.current, Other: target, Card: Magnifier}, discardPlace())
	s.use(Magnifier)
	s.turn().did(DeedLook, target, Magnifier)
	s.showHand(s.current, target, o)
	s.ask(PhaseLook, s.current)
}

// showHand lets a seat see the whole hand of another.
func (s *State) showHand(seat, target game.Seat, o *observer) {
	o.hand(seat, target, &s.hands[target])
	s.learnHand(seat, target)
}

// spy takes cards with binoculars (G11, G45).
func (s *State) spy(target game.Seat, n uint8, o *observer) {
	o.played(Event{Kind: Spied, Seat: s.current, Other: target, Card: Binoculars, N: int16(n)}, discardPlace())
	s.use(Binoculars)
	s.turn().did(DeedSpy, target, Binoculars)
	if s.hands[target] == (tally{}) {
		o.with(NothingToTake, s.current, target)
		s.nextTurn(o)
		return
	}
	s.turn().setN(n)
	s.owed = n
	s.ask(PhaseTake, game.Nature)
}

// take moves a card that Nature drew from the hand of the target.
func (s *State) take(k Kind, o *observer) {
	target := s.turn().target()
	o.moved(CardTaken, s.current, target, k, handPlace(target), handPlace(s.current), game.SeatsOf(s.current, target))
	s.pass(target, s.current, k)
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
func (s *State) give(seat game.Seat, k Kind, o *observer) {
	to := s.receiver(seat)
	o.moved(CardGiven, seat, to, k, handPlace(seat), handPlace(to), game.SeatsOf(seat, to))
	s.pass(seat, to, k)
	switch s.phase {
	case PhaseExchange:
		s.ask(PhaseReturn, to)
	case PhaseReturn:
		s.askPlay(o)
	default:
		if s.owed--; s.owed == 0 {
			s.nextTurn(o)
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
