package topsecret

import "safehouse/game"

// explode discards what is not safe (T3, T5, T6). Special agents stay, and so does the document that one was played on
// in this turn (T4): since a safe begins a turn with one card at most, that is any document with a card above it here.
func (s *State) explode(o *observer) {
	for seat := range game.Seat(s.seats) {
		if s.pick[seat] == Agent {
			s.place(seat, o)
		}
	}
	if o != nil {
		o.Add(Event{Kind: Exploded, N: int16(s.assassins)})
	}
	s.asked = 0
	for seat := range game.Seat(s.seats) {
		if lowest := s.up[seat][0]; lowest.kind().Document() && s.up[seat][1] == 0 {
			if o != nil {
				o.destroyed(s, seat, lowest.card(), upPlace(seat, 0))
			}
			s.discard.add(lowest.kind())
			s.up[seat][0] = 0
		}
		if k := s.pick[seat]; k != NoKind {
			if o != nil {
				o.destroyed(s, seat, NewCard(k, seat), pickPlace(seat))
			}
			s.discard.add(k)
			s.pick[seat] = NoKind
		}
	}
	if o != nil {
		o.spared(s)
	}
	s.askBanking(o)
}

// resolveMoles lets the moles work one after the other, in seat order from the marker (T8), until one has a choice
// (T35).
func (s *State) resolveMoles(o *observer) {
	s.thief, s.asked = game.Public, 0
	seat := s.marker
	for range s.seats {
		if s.pick[seat] == Mole {
			if o != nil {
				o.moved(s, MolePlayed, seat, NewCard(Mole, seat), pickPlace(seat), discardPlace())
			}
			s.pick[seat] = NoKind
			s.discard.add(Mole)
			targets := s.targets(seat)
			switch targets.Len() {
			case 0:
				if o != nil {
					o.Add(Event{Kind: NothingToSteal, Seat: seat})
				}
			case 1:
				s.steal(seat, targets.First(), o)
			default:
				s.phase = PhaseSteal
				s.thief = seat
				s.asked = game.SeatsOf(seat)
				s.waiting = s.asked
				return
			}
		}
		if seat++; uint8(seat) == s.seats {
			seat = 0
		}
	}
	s.askBanking(o)
}

// steal gives a thief the card that another seat has just played: the highest on its safe.
func (s *State) steal(thief, from game.Seat, o *observer) {
	was, at := s.lying(from)-1, s.lying(thief)
	c := s.up[from][was]
	if o != nil {
		o.Add(Event{Kind: CardStolen, Seat: thief, Other: from, Card: c.card(), Value: s.value(c.kind()),
			From: upPlace(from, was), To: upPlace(thief, at), Moved: true})
	}
	s.up[from][was] = 0
	s.up[thief][at] = c
}
