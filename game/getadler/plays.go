package getadler

import "safehouse/game"

// use takes a card of the seat on turn to the discard pile.
func (s *State) use(k Kind) {
	s.play(s.current, k)
	s.discard.add(k)
}

// drop discards a card without effect (G4).
func drop(s *State, k Kind, o *observer) {
	o.played(Event{Kind: CardDiscarded, Seat: s.current, Other: game.Public, Card: k}, discardPlace())
	s.use(k)
	s.turn().did(DeedDiscard, game.Public, k)
	nextTurn(s, o)
}

// question asks a seat about a colour (G7).
func question(s *State, target game.Seat, trait Trait, c Colour, o *observer) {
	o.played(Event{Kind: Asked, Seat: s.current, Other: target, Card: Question, Trait: trait, Colour: c}, discardPlace())
	s.use(Question)
	s.turn().did(DeedAsk, target, Question)
	s.turn().Trait, s.turn().Colour = trait, c
	s.ask(PhaseAnswer, target)
}

// answer takes the answer, which may be a villain's lie (G8).
func answer(s *State, seat game.Seat, yes bool, o *observer) {
	turn := s.turn()
	o.answer(seat, s.current, turn.Trait, turn.Colour, yes)
	turn.Answered, turn.Yes = true, yes
	fit := Fitting(int(s.seats), turn.Trait, turn.Colour)
	if yes {
		s.answers[seat] &= fit
	} else {
		s.answers[seat] &^= fit
	}
	nextTurn(s, o)
}

// look shows a hand to the seat on turn (G10).
func look(s *State, target game.Seat, o *observer) {
	o.played(Event{Kind: Looked, Seat: s.current, Other: target, Card: Magnifier}, discardPlace())
	s.use(Magnifier)
	s.turn().did(DeedLook, target, Magnifier)
	showHand(s, s.current, target, o)
	s.ask(PhaseLook, s.current)
}

// showHand lets a seat see the whole hand of another.
func showHand(s *State, seat, target game.Seat, o *observer) {
	o.hand(seat, target, &s.hands[target])
	s.show(seat, target)
}

// spy takes cards with binoculars (G11, G45).
func spy(s *State, target game.Seat, n uint8, o *observer) {
	o.played(Event{Kind: Spied, Seat: s.current, Other: target, Card: Binoculars, N: int16(n)}, discardPlace())
	s.use(Binoculars)
	s.turn().did(DeedSpy, target, Binoculars)
	if s.hands[target] == (tally{}) {
		o.with(NothingToTake, s.current, target)
		nextTurn(s, o)
		return
	}
	s.turn().N = n
	s.owed = n
	s.ask(PhaseTake, game.Nature)
}

// take moves a card that Nature drew from the hand of the target.
func take(s *State, k Kind, o *observer) {
	target := s.turn().Target
	o.moved(CardTaken, s.current, target, k, handPlace(target), handPlace(s.current), game.SeatsOf(s.current, target))
	s.pass(target, s.current, k)
	if s.owed--; s.owed == 0 {
		s.owed = s.turn().N
		s.ask(PhaseGive, s.current)
	}
}

// give pays for what binoculars took (G11), and moves the cards of Collins's exchange (G40).
func give(s *State, seat game.Seat, k Kind, o *observer) {
	to := receiver(s, seat)
	o.moved(CardGiven, seat, to, k, handPlace(seat), handPlace(to), game.SeatsOf(seat, to))
	s.pass(seat, to, k)
	switch s.phase {
	case PhaseExchange:
		s.ask(PhaseReturn, to)
	case PhaseReturn:
		askPlay(s, o)
	default:
		if s.owed--; s.owed == 0 {
			nextTurn(s, o)
		}
	}
}

// receiver is the seat that a card goes to which a seat gives.
func receiver(s *State, seat game.Seat) game.Seat {
	switch {
	case s.phase == PhaseGive:
		return s.turn().Target
	case seat == s.current:
		return s.SeatOf(Adler)
	default:
		return s.current
	}
}
