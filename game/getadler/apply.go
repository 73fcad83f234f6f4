package getadler

import "safehouse/game"

// apply is the one place where the match moves on. With an observer it also says what that one sees.
func (s *State) apply(seat game.Seat, m Move, o *observer) {
	switch m.Op {
	case OpBranch:
		s.drawBranch(Kind(m.A), o)
	case OpRole:
		s.dealRole(Role(m.A), o)
	case OpFirst:
		s.drawFirst(game.Seat(m.A), o)
	case OpDraw:
		s.draw(Kind(m.A), o)
	case OpTake:
		s.take(Kind(m.A), o)
	case OpReady:
		s.ready(seat, o)
	case OpAsk:
		s.question(game.Seat(m.A), Trait(m.B), Colour(m.C), o)
	case OpLook:
		s.look(game.Seat(m.A), o)
	case OpSpy:
		s.spy(game.Seat(m.A), m.B, o)
	case OpArrest:
		s.arrest(game.Seat(m.A), Role(m.B), o)
	case OpDiscard:
		s.drop(Kind(m.A), o)
	case OpYes, OpNo:
		s.answer(seat, m.Op == OpYes, o)
	case OpSeen:
		o.with(LookEnded, seat, s.turn().target())
		s.nextTurn(o)
	case OpGive:
		s.give(seat, Kind(m.A), o)
	case OpReply:
		s.reply(Kind(m.A), o)
	case OpSurrender:
		s.surrender(o)
	case OpPursue:
		s.pursue(seat, o)
	case OpLetGo:
		s.letGo(seat, o)
	case OpShoot:
		s.shoot(seat, o)
	case OpHold:
		s.hold(seat, NoKind, o)
	case OpLoot:
		s.loot(seat, Kind(m.A), o)
	case OpEnough:
		o.with(LootEnded, seat, s.loser())
		s.refill(o)
	}
}

// nextTurn passes the turn on to the left until a seat plays, and ends the match after the last hour (G2).
func (s *State) nextTurn(o *observer) {
	s.phase = PhaseDraw
	for seat := s.left(s.current); ; seat = s.left(seat) {
		if seat == s.first {
			if s.hour == Hours {
				s.midnight(o)
				s.current = seat
				return
			}
			s.beginHour(o)
		}
		if s.beginTurn(seat, o) {
			return
		}
	}
}

func (s *State) beginHour(o *observer) {
	o.number(HourBegan, game.Public, int(s.hour)+1)
	s.hour++
}

// beginTurn begins the turn of a seat. It gives false where there is none to play: eliminated seats have no turns
// (G26), and one that is out comes back by missing this one (G13).
func (s *State) beginTurn(seat game.Seat, o *observer) bool {
	if s.eliminated.Has(seat) {
		return false
	}
	if s.out.Has(seat) {
		o.one(TurnMissed, seat)
		s.beginEntry(seat)
		s.out = s.out.Without(seat)
		s.turn().did(DeedMissed, game.Public, NoKind)
		return false
	}
	o.one(TurnBegan, seat)
	s.beginEntry(seat)
	if s.stocked(o) {
		s.ask(PhaseDraw, game.Nature)
		return true
	}
	o.one(NothingDrawn, s.current)
	s.afterDraw(o)
	return true
}

// afterDraw asks for Collins's exchange where there is one (G40), else for the play.
func (s *State) afterDraw(o *observer) {
	if s.revealed() && s.roles[s.current] == Collins && s.lives(Adler) && s.hands[s.current] != (tally{}) &&
		s.hands[s.seatOf(Adler)] != (tally{}) {
		s.ask(PhaseExchange, s.current)
		return
	}
	s.askPlay(o)
}

// askPlay asks for the play; who has no card has had its turn (G54).
func (s *State) askPlay(o *observer) {
	if s.hands[s.current] != (tally{}) {
		s.ask(PhasePlay, s.current)
		return
	}
	o.one(NothingPlayed, s.current)
	s.turn().did(DeedNothing, game.Public, NoKind)
	s.nextTurn(o)
}

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
	s.known[seat].seen(uint(target), &s.hands[target])
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

// drawBranch shows the branch of the ultimate mission; the document goes back (G48).
func (s *State) drawBranch(k Kind, o *observer) {
	o.card(BranchDrawn, game.Public, game.Public, k)
	s.branch = k
}

// dealRole gives the next seat its character.
func (s *State) dealRole(r Role, o *observer) {
	seat := game.Seat(s.dealt)
	o.role(RoleDealt, seat, r, game.SeatsOf(seat))
	s.roles[seat] = r
	s.dealt++
}

// drawFirst chooses the first player (G1); then everybody looks at what was dealt.
func (s *State) drawFirst(seat game.Seat, o *observer) {
	o.one(FirstDrawn, seat)
	s.first, s.current = seat, seat
	s.phase, s.waiting = PhaseMeet, s.all()
}

// ready puts a seat's first look away. The last one lets the first turn begin.
func (s *State) ready(seat game.Seat, o *observer) {
	o.one(SeatReady, seat)
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.beginHour(o)
		s.phase = PhaseDraw
		s.beginTurn(s.first, o)
	}
}

// drawer is the seat that is to draw: while hands are dealt the first without a full one, then the seat on turn, and
// in a refill the next in order; Public where none is.
func (s *State) drawer() game.Seat {
	switch s.phase {
	case PhaseDeal:
		for seat := range game.Seat(s.seats) {
			if s.hands[seat].sum() < HandSize {
				return seat
			}
		}
		return game.Public
	case PhaseRefill:
		return s.refiller()
	default:
		return s.current
	}
}

// draw gives the drawer a card of the pile.
func (s *State) draw(k Kind, o *observer) {
	seat := s.drawer()
	o.drew(seat, k, s.phase == PhaseDeal)
	s.pile.take(k)
	s.hands[seat].add(k)
	s.learnDraw(seat, k)
	switch s.phase {
	case PhaseDraw:
		s.afterDraw(o)
	case PhaseRefill:
		s.refill(o)
	}
}

// stocked reports whether a card can be drawn; if the pile is empty, the discard pile is shuffled first (G3).
func (s *State) stocked(o *observer) bool {
	if s.pile != (tally{}) {
		return true
	}
	n := s.discard.sum() + s.away.sum()
	if n == 0 {
		return false
	}
	o.number(Reshuffled, game.Public, n)
	s.learnShuffle()
	s.pile.pour(&s.discard)
	s.pile.pour(&s.away)
	return true
}
