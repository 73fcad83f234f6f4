package getadler

import "safehouse/game"

// clearFight ends the confrontation: its seats are nobody.
func (s *State) clearFight() {
	s.arrester, s.villain, s.opponent, s.asked = game.Public, game.Public, game.Public, game.Public
	s.escape, s.passed, s.unasked = NoKind, 0, 0
	s.cards, s.villainShots, s.heroShots = 0, 0, 0
	s.shooting, s.held = false, false
	s.laid = [MaxLaid]laid{}
}

// lay puts a card of a hand to those of the confrontation.
func (s *State) lay(seat game.Seat, k Kind) {
	s.hands[seat].take(k)
	s.learnPlay(seat, k)
	s.laid[s.cards] = newLaid(seat, k)
	s.cards++
}

// nextLaid is the place of the next card of the confrontation.
func (s *State) nextLaid() game.Place { return fightPlace(int(s.cards)) }

// arrest accuses a seat. The first attempt names nobody and is right for either villain; a named one is right for that
// villain only (G38). A villain's own is a bluff and always wrong (G5).
func (s *State) arrest(target game.Seat, named Role, o *observer) {
	o.played(Event{Kind: Accused, Seat: s.current, Other: target, Card: Arrest, Role: named}, s.nextLaid())
	s.lay(s.current, Arrest)
	s.attempted = s.attempted.With(s.current)
	s.turn().accused(target, named)
	accused := s.roles[target]
	if s.roles[s.current].Villain() || !accused.Villain() || named != NoRole && named != accused {
		s.wrong(target, o)
		return
	}
	if !s.revealed() {
		o.with(RightArrest, s.current, target)
		s.turn().judged(DeedRight)
		s.reveal(o)
	}
	o.with(Confronted, target, s.current)
	s.turn().judged(DeedRight) // One after the reveal needs no other word.
	s.arrester, s.villain = s.current, target
	s.face(s.current)
}

// wrong sends accuser and accused out for their next turn (G13), by house rules the accuser alone: where a hero has the
// right player under the wrong name (H2), or always (H8).
func (s *State) wrong(target game.Seat, o *observer) {
	out, alone := game.SeatsOf(s.current, target), uint8(0)
	if s.AccuserOnly || s.Misnamed && s.roles[target].Villain() && !s.roles[s.current].Villain() {
		out, alone = game.SeatsOf(s.current), 1
	}
	if o != nil {
		o.Add(Event{
			Kind: WrongArrest, Seat: s.current, Other: target, Card: Arrest, N: int16(alone), From: fightPlace(0),
			To: discardPlace(), Moved: true,
		})
	}
	s.turn().judged(DeedWrong)
	s.turn().setN(alone)
	s.clearFight()
	s.discard.add(Arrest)
	s.out |= out
	s.nextTurn(o)
}

// reveal turns up all characters, one after another (G14).
func (s *State) reveal(o *observer) {
	for seat := range game.Seat(s.seats) {
		o.role(RoleRevealed, seat, s.roles[seat], s.all())
		s.turned = s.turned.With(seat)
	}
}

// face makes a hero the opponent, to whom the villain owes a reply (G19).
func (s *State) face(hero game.Seat) {
	s.opponent = hero
	s.ask(PhaseReply, s.villain)
}

// replies are the kinds that are a reply to the opponent: Townsend sees through a disguise (G46), Tarasov defuses a
// bomb (G47), where abilities are played.
func (s *State) replies() kindSet {
	const all = 1<<kindEnd - 1<<EscapeBus
	switch opponent := s.roles[s.opponent]; {
	case s.abilities && opponent == Townsend:
		return all &^ (1 << Disguise)
	case s.abilities && opponent == Tarasov:
		return all &^ (1 << Bomb)
	default:
		return all
	}
}

// reply plays the villain's card.
func (s *State) reply(k Kind, o *observer) {
	o.played(Event{Kind: Replied, Seat: s.villain, Other: s.opponent, Card: k}, s.nextLaid())
	s.lay(s.villain, k)
	switch {
	case k.Escape():
		s.escape = k
		s.askPursuer(o)
	case k == Pistol:
		s.shooting, s.villainShots = true, 1
		s.askShot(s.opponent, o)
	case k == Bomb:
		s.stun(o)
		s.free(Bombed, o)
	default:
		s.free(Disguised, o)
	}
}

// surrender is being caught without a usable reply: everyone knows now that there was none (G16, G36).
func (s *State) surrender(o *observer) {
	for set := s.replies(); set != 0; set = set.rest() {
		s.learnNone(s.villain, set.first())
	}
	s.eliminate(s.villain, s.opponent, Caught, o)
}

// stun lets every living hero miss a turn (G28), but Tarasov, whom a bomb played against a colleague does not reach
// (G47).
func (s *State) stun(o *observer) {
	heroes := s.eligible()
	for seat := range heroes.All() {
		if !s.abilities || s.roles[seat] != Tarasov {
			o.one(Stunned, seat)
			s.out = s.out.With(seat)
		}
	}
}

// free lets the villain go.
func (s *State) free(r Reason, o *observer) {
	if o != nil {
		o.Add(Event{Kind: Freed, Seat: s.villain, Other: s.opponent, Reason: r})
	}
	s.shooting, s.held = false, false
	s.escape, s.asked = NoKind, game.Public
	s.turn().ended(r, game.Public)
	s.refill(o)
}

// eligible are the heroes who are asked whether they answer an escape: the living ones who are not out (G17).
func (s *State) eligible() game.Seats { return s.heroes() & s.living() &^ s.out }

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
	o.card(LetGo, seat, s.villain, s.escape)
	s.learnNone(seat, s.escape)
	s.passed, s.unasked = s.passed.With(seat), s.unasked.With(seat)
}

// pursue answers the escape with the identical card and makes the hero the opponent (G19).
func (s *State) pursue(seat game.Seat, o *observer) {
	k := s.escape
	o.played(Event{Kind: Pursued, Seat: seat, Other: s.villain, Card: k}, s.nextLaid())
	s.lay(seat, k)
	o.with(Confronted, s.villain, seat)
	s.escape, s.asked, s.passed, s.unasked = NoKind, game.Public, 0, 0
	s.face(seat)
}

// askShot asks one of the two whether it fires. With the quick option a hero without a pistol holds at once.
func (s *State) askShot(seat game.Seat, o *observer) {
	if s.quick && seat == s.opponent && s.hands[seat].of(Pistol) == 0 {
		s.hold(seat, Pistol, o)
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
func (s *State) shoot(seat game.Seat, o *observer) {
	own, _, other := s.shots(seat)
	n := own + 1
	if own == 0 && s.abilities && s.roles[seat] == Sharpe {
		n = 2
	}
	o.played(Event{Kind: Shot, Seat: seat, Other: other, Card: Pistol, N: int16(n)}, s.nextLaid())
	s.lay(seat, Pistol)
	s.held = false
	if seat == s.villain {
		s.villainShots = n
	} else {
		s.heroShots = n
	}
	s.askShot(other, o)
}

// hold does not fire: who is behind is eliminated, two at equality end the shoot-out and free the villain (G22). Of a
// hero who is passed over, it is with the card that it lacks.
func (s *State) hold(seat game.Seat, lacks Kind, o *observer) {
	own, theirs, other := s.shots(seat)
	o.card(HeldFire, seat, other, lacks)
	if lacks != NoKind {
		s.learnNone(seat, lacks)
	}
	switch {
	case own < theirs:
		s.eliminate(seat, other, Outshot, o)
	case s.held:
		s.free(Drawn, o)
	default:
		s.held = true
		s.askShot(other, o)
	}
}
