package getadler

import "safehouse/game"

// clearFight ends the confrontation: its seats are nobody.
func (s *State) clearFight() {
	s.arrester, s.villain, s.opponent, s.asked = game.Table, game.Table, game.Table, game.Table
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
	o.accused(s.current, target, named, s.nextLaid())
	s.lay(s.current, Arrest)
	s.attempted = true
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

// wrong sends accuser and accused out for their next turn (G13).
func (s *State) wrong(target game.Seat, o *observer) {
	o.open(WrongArrest, s.current, target, Arrest, fightPlace(0), discardPlace())
	s.turn().judged(DeedWrong)
	s.clearFight()
	s.discard.add(Arrest)
	s.out = s.out.With(s.current).With(target)
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
	o.open(Replied, s.villain, s.opponent, k, handPlace(s.villain), s.nextLaid())
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
	for seat := range game.Seat(s.seats) {
		r := s.roles[seat]
		if r.Villain() || s.eliminated.Has(seat) || s.out.Has(seat) || s.abilities && r == Tarasov {
			continue
		}
		o.one(Stunned, seat)
		s.out = s.out.With(seat)
	}
}

// free lets the villain go.
func (s *State) free(r Reason, o *observer) {
	o.reason(Freed, s.villain, s.opponent, r)
	s.shooting, s.held = false, false
	s.escape, s.asked = NoKind, game.Table
	s.turn().ended(r, game.Table)
	s.refill(o)
}
