package getadler

import "safehouse/game"

// clearFight ends the confrontation: its seats are nobody.
func (s *State) clearFight() {
	s.arrester, s.villain, s.opponent, s.asked = game.Table, game.Table, game.Table, game.Table
	s.escape, s.passed = NoKind, 0
	s.cards, s.villainShots, s.heroShots = 0, 0, 0
	s.shooting, s.held = false, false
	s.laid = [MaxLaid]laid{}
}

// lay puts a card of a hand to those of the confrontation and gives its place there.
func (s *State) lay(seat game.Seat, k Kind) game.Place {
	s.hands[seat].take(k)
	s.learnPlay(seat, k)
	s.laid[s.cards] = newLaid(seat, k)
	s.cards++
	return fightPlace(int(s.cards) - 1)
}

// arrest accuses a seat. The first attempt names nobody and is right for either villain; a named one is right for that
// villain only (G38). A villain's own is a bluff and always wrong (G5).
func (s *State) arrest(target game.Seat, named Role, o *observer) {
	place := s.lay(s.current, Arrest)
	o.accused(s.current, target, named, place)
	s.attempted = true
	s.turn().named(named)
	accused := s.roles[target]
	if s.roles[s.current].Villain() || !accused.Villain() || named != NoRole && named != accused {
		s.wrong(target, o)
		return
	}
	s.turn().did(DeedRight, target, Arrest)
	if !s.revealed {
		o.with(RightArrest, s.current, target)
		s.reveal(o)
	}
	s.arrester, s.villain = s.current, target
	s.face(s.current, o)
}

// wrong sends accuser and accused out for their next turn (G13).
func (s *State) wrong(target game.Seat, o *observer) {
	s.turn().did(DeedWrong, target, Arrest)
	s.clearFight()
	s.discard.add(Arrest)
	s.out = s.out.With(s.current).With(target)
	o.open(WrongArrest, s.current, target, Arrest, fightPlace(0), discardPlace())
	s.nextTurn(o)
}

// reveal turns up all characters (G14).
func (s *State) reveal(o *observer) {
	s.revealed = true
	for seat := range game.Seat(s.seats) {
		o.role(RoleRevealed, seat, s.roles[seat], s.all())
	}
}

// face makes a hero the opponent, to whom the villain owes a reply (G19).
func (s *State) face(hero game.Seat, o *observer) {
	s.opponent = hero
	o.with(Confronted, s.villain, hero)
	s.ask(PhaseReply, s.villain)
}

// replies are the kinds that are a reply to the opponent: Townsend sees through a disguise (G46), Tarasov defuses a bomb
// (G47), where abilities are played.
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

// usable are the kinds of cards of the villain that it can reply with.
func (s *State) usable() kindSet {
	return s.hands[s.villain].kinds() & s.replies()
}

// reply plays the villain's card.
func (s *State) reply(k Kind, o *observer) {
	place := s.lay(s.villain, k)
	o.open(Replied, s.villain, s.opponent, k, handPlace(s.villain), place)
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
	for seat := range game.Seat(s.seats) {
		r := s.roles[seat]
		if r.Villain() || s.eliminated.Has(seat) || s.out.Has(seat) || s.abilities && r == Tarasov {
			continue
		}
		s.out = s.out.With(seat)
		o.one(Stunned, seat)
	}
}

// free lets the villain go.
func (s *State) free(r Reason, o *observer) {
	s.shooting, s.held = false, false
	s.escape, s.asked = NoKind, game.Table
	s.turn().ended(r, game.Table)
	o.reason(Freed, s.villain, s.opponent, r)
	s.refill(o)
}
