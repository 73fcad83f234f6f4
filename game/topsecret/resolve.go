package topsecret

import "safehouse/game"

// explode discards what is not safe (T3, T5, T6). Special agents stay, and so does the document that one was played on
// in this turn (T4): since a safe begins a turn with one card at most, that is any document with a card above it here.
func (s *State) explode(t *teller) {
	for seat := range game.Seat(s.seats) {
		if s.pick[seat] == Agent {
			s.place(seat, t)
		}
	}
	if t != nil {
		t.tell(Event{Kind: Exploded, N: int16(s.assassins)})
	}
	for seat := range game.Seat(s.seats) {
		if lowest := s.up[seat][0]; lowest.kind().Document() && s.up[seat][1] == 0 {
			if t != nil {
				t.destroyed(s, seat, lowest.card(), upPlace(seat, 0))
			}
			s.discard.add(lowest.kind())
			s.up[seat][0] = 0
		}
		if k := s.pick[seat]; k != NoKind {
			if t != nil {
				t.destroyed(s, seat, NewCard(k, seat), pickPlace(seat))
			}
			s.discard.add(k)
			s.pick[seat] = NoKind
		}
	}
	if t != nil {
		t.spared(s)
	}
	s.askBanking(t)
}

// resolveMoles lets the moles work one after the other, in seat order from the marker (T8), until one has a choice (T35).
func (s *State) resolveMoles(t *teller) {
	s.thief = game.Table
	seat := s.marker
	for range s.seats {
		if s.pick[seat] == Mole {
			s.pick[seat] = NoKind
			s.discard.add(Mole)
			if t != nil {
				t.mole(seat)
			}
			targets := s.targets(seat)
			switch targets.Len() {
			case 0:
				if t != nil {
					t.tell(Event{Kind: NothingToSteal, Seat: seat})
				}
			case 1:
				s.steal(seat, targets.First(), t)
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
	s.askBanking(t)
}

// steal gives a thief the card that another seat has just played: the highest on its safe.
func (s *State) steal(thief, from game.Seat, t *teller) {
	was, at := s.lying(from)-1, s.lying(thief)
	c := s.up[from][was]
	if t != nil {
		t.stolen(s, thief, from, c.card(), was, at)
	}
	s.up[from][was] = 0
	s.up[thief][at] = c
}
