package getadler

import "safehouse/game"

// clear ends the confrontation: its seats are nobody.
func (c *Confrontation) clear() {
	*c = Confrontation{Arrester: game.Public, Villain: game.Public, Opponent: game.Public, Asked: game.Public}
}

// next is the place of the next card of the confrontation.
func (c *Confrontation) next() game.Place { return fightPlace(c.Cards) }

// fighters are the seats that laid a card.
func (c *Confrontation) fighters() game.Seats {
	var set game.Seats
	for _, l := range c.Laid[:c.Cards] {
		set = set.With(l.Seat)
	}
	return set
}

// shots gives the seat's own shots and those of the one it faces, and who that is.
func (c *Confrontation) shots(seat game.Seat) (own, theirs int, other game.Seat) {
	if seat == c.Villain {
		return c.VillainShots, c.HeroShots, c.Opponent
	}
	return c.HeroShots, c.VillainShots, c.Villain
}

// lay puts a card of a hand to those of the confrontation.
func lay(s *State, seat game.Seat, k Kind) {
	s.play(seat, k)
	s.fight.Laid[s.fight.Cards] = Laid{seat, k}
	s.fight.Cards++
}

// arrest accuses a seat. The first attempt names nobody and is right for either villain; a named one is right for that
// villain only (G38). A villain's own is a bluff and always wrong (G5).
func arrest(s *State, target game.Seat, named Role, o *observer) {
	o.played(Event{Kind: Accused, Seat: s.current, Other: target, Card: Arrest, Role: named}, s.fight.next())
	lay(s, s.current, Arrest)
	s.attempted = s.attempted.With(s.current)
	turn := s.turn()
	turn.Target, turn.Card, turn.Role = target, Arrest, named
	accused := s.roles[target]
	if s.roles[s.current].Villain() || !accused.Villain() || named != NoRole && named != accused {
		wrong(s, target, o)
		return
	}
	if !s.Revealed() {
		o.with(RightArrest, s.current, target)
		turn.Deed = DeedRight
		reveal(s, target, o)
	}
	o.with(Confronted, target, s.current)
	turn.Deed = DeedRight // One after the reveal needs no other word.
	s.fight.Arrester, s.fight.Villain = s.current, target
	face(s, s.current)
}

// wrong sends accuser and accused out for their next turn (G13), by house rules the accuser alone: where a hero has the
// right player under the wrong name (H2), or always (H8).
func wrong(s *State, target game.Seat, o *observer) {
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
	s.turn().Deed, s.turn().N = DeedWrong, alone
	s.fight.clear()
	s.discard.add(Arrest)
	s.out |= out
	nextTurn(s, o)
}

// reveal turns up all characters, one after another (G14): that of who was arrested, if anybody was, then those of the
// villains and of the heroes.
func reveal(s *State, arrested game.Seat, o *observer) {
	show := func(seat game.Seat) {
		o.role(RoleRevealed, seat, s.roles[seat], s.all())
		s.turned = s.turned.With(seat)
	}
	if arrested.Sits(int(s.seats)) {
		show(arrested)
	}
	for _, villains := range [...]bool{true, false} {
		for seat := range game.Seat(s.seats) {
			if seat != arrested && s.roles[seat].Villain() == villains {
				show(seat)
			}
		}
	}
}

// face makes a hero the opponent, to whom the villain owes a reply (G19).
func face(s *State, hero game.Seat) {
	s.fight.Opponent = hero
	s.ask(PhaseReply, s.fight.Villain)
}

// replies are the kinds that are a reply to the opponent: Townsend sees through a disguise (G46), Tarasov defuses a
// bomb (G47), where abilities are played.
func replies(s *State) kindSet {
	const all = 1<<kindEnd - 1<<EscapeBus
	switch opponent := s.roles[s.fight.Opponent]; {
	case s.abilities && opponent == Townsend:
		return all &^ (1 << Disguise)
	case s.abilities && opponent == Tarasov:
		return all &^ (1 << Bomb)
	default:
		return all
	}
}

// reply plays the villain's card.
func reply(s *State, k Kind, o *observer) {
	o.played(Event{Kind: Replied, Seat: s.fight.Villain, Other: s.fight.Opponent, Card: k}, s.fight.next())
	lay(s, s.fight.Villain, k)
	switch {
	case k.Escape():
		s.fight.Escape = k
		askPursuer(s, o)
	case k == Pistol:
		s.fight.Shooting, s.fight.VillainShots = true, 1
		askShot(s, s.fight.Opponent, o)
	case k == Bomb:
		stun(s, o)
		free(s, Bombed, o)
	default:
		free(s, Disguised, o)
	}
}

// surrender is being caught without a usable reply: everyone knows now that there was none (G16, G36).
func surrender(s *State, o *observer) {
	for set := replies(s); set != 0; set = set.rest() {
		s.lack(s.fight.Villain, set.first())
	}
	eliminate(s, s.fight.Villain, s.fight.Opponent, Caught, o)
}

// stun lets every living hero miss a turn (G28), but Tarasov, whom a bomb played against a colleague does not reach
// (G47).
func stun(s *State, o *observer) {
	heroes := s.eligible()
	for seat := range heroes.All() {
		if !s.abilities || s.roles[seat] != Tarasov {
			o.one(Stunned, seat)
			s.out = s.out.With(seat)
		}
	}
}

// free lets the villain go.
func free(s *State, r Reason, o *observer) {
	if o != nil {
		o.Add(Event{Kind: Freed, Seat: s.fight.Villain, Other: s.fight.Opponent, Reason: r})
	}
	s.fight.Shooting, s.fight.Held = false, false
	s.fight.Escape, s.fight.Asked = NoKind, game.Public
	s.turn().ended(r, game.Public)
	refill(s, o)
}

// askPursuer asks the next hero, from the arrester clockwise (G18); where all have let the villain go, it is free. With
// the quick option who has no such card lets go at once.
func askPursuer(s *State, o *observer) {
	for left := s.eligible() &^ s.fight.Passed; left != 0; {
		seat := s.firstOf(left, s.fight.Arrester)
		if !s.quick || s.hands[seat].of(s.fight.Escape) > 0 {
			s.fight.Asked = seat
			s.ask(PhasePursue, seat)
			return
		}
		left = left.Without(seat)
		passOver(s, seat, o)
	}
	free(s, NobodyAnswered, o)
}

// letGo does not answer the escape.
func letGo(s *State, seat game.Seat, o *observer) {
	o.unable(LetGo, seat, s.fight.Villain, s.fight.Escape, &s.hands[seat])
	s.fight.Passed = s.fight.Passed.With(seat)
	askPursuer(s, o)
}

// passOver lets a hero who has no such card let go without asking it, which tells everyone that it has none.
func passOver(s *State, seat game.Seat, o *observer) {
	o.card(LetGo, seat, s.fight.Villain, s.fight.Escape)
	s.lack(seat, s.fight.Escape)
	s.fight.Passed, s.fight.Unasked = s.fight.Passed.With(seat), s.fight.Unasked.With(seat)
}

// pursue answers the escape with the identical card and makes the hero the opponent (G19).
func pursue(s *State, seat game.Seat, o *observer) {
	k := s.fight.Escape
	o.played(Event{Kind: Pursued, Seat: seat, Other: s.fight.Villain, Card: k}, s.fight.next())
	lay(s, seat, k)
	o.with(Confronted, s.fight.Villain, seat)
	s.fight.Escape, s.fight.Asked, s.fight.Passed, s.fight.Unasked = NoKind, game.Public, 0, 0
	face(s, seat)
}

// askShot asks one of the two whether it fires. With the quick option a hero without a pistol holds at once.
func askShot(s *State, seat game.Seat, o *observer) {
	if s.quick && seat == s.fight.Opponent && s.hands[seat].of(Pistol) == 0 {
		hold(s, seat, Pistol, o)
		return
	}
	s.ask(PhaseShoot, seat)
}

// shoot fires a pistol. Sharpe's first counts twice where abilities are played (G44).
func shoot(s *State, seat game.Seat, o *observer) {
	own, _, other := s.fight.shots(seat)
	n := own + 1
	if own == 0 && s.abilities && s.roles[seat] == Sharpe {
		n = 2
	}
	o.played(Event{Kind: Shot, Seat: seat, Other: other, Card: Pistol, N: int16(n)}, s.fight.next())
	lay(s, seat, Pistol)
	s.fight.Held = false
	if seat == s.fight.Villain {
		s.fight.VillainShots = n
	} else {
		s.fight.HeroShots = n
	}
	askShot(s, other, o)
}

// hold does not fire: who is behind is eliminated, two at equality end the shoot-out and free the villain (G22). Of a
// hero who is passed over, it is with the card that it lacks.
func hold(s *State, seat game.Seat, lacks Kind, o *observer) {
	own, theirs, other := s.fight.shots(seat)
	if lacks == NoKind {
		o.unable(HeldFire, seat, other, Pistol, &s.hands[seat])
	} else {
		o.card(HeldFire, seat, other, lacks)
		s.lack(seat, lacks)
	}
	switch {
	case own < theirs:
		eliminate(s, seat, other, Outshot, o)
	case s.fight.Held:
		free(s, Drawn, o)
	default:
		s.fight.Held = true
		askShot(s, other, o)
	}
}
