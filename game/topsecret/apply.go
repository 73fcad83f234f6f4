package topsecret

import (
	"slices"

	"safehouse/game"
)

// apply is the one place where the match moves on. With an observer it also says what that one sees, each event before
// it happens. In the middle of a move nobody owes a decision: the phase is that of the decision that was made last.
func (s *State) apply(seat game.Seat, m Move, o *observer) {
	switch m.Op {
	case OpMarker:
		o.tell(Event{Kind: MarkerDrawn, Seat: game.Seat(m.A)})
		s.waiting = 0
		s.marker = game.Seat(m.A)
		o.gameBegan(s, s.game)
		s.beginTurn(s.marker, o)
	case OpDeal:
		o.gameBegan(s, s.game+1)
		s.clear()
		s.game++
		s.beginTurn(s.nextMarker(), o)
	case OpDocument, OpAgent, OpMole, OpAssassin:
		s.choose(seat, s.kindOf(m), o)
	case OpCall, OpSilence:
		s.answer(seat, m.Op == OpCall, o)
	case OpSteal:
		s.waiting = 0
		s.steal(seat, game.Seat(m.A), o)
		s.resolveMoles(o)
	case OpBank, OpLeave:
		s.decide(seat, m.Op == OpBank, o)
	}
}

// clear takes all cards back into the hands; scores, wins and the marker stay (T29).
func (s *State) clear() {
	for seat := range s.seats {
		s.hand[seat] = s.dealt
		s.singles[seat], s.pairs[seat], s.jokers[seat] = 0, 0, 0
		s.points[seat], s.fines[seat] = 0, 0
	}
	s.discard = Counts{}
	s.turn = 0
	s.gameWinners = 0
	s.phase = PhaseSetup
	s.waiting = 0
}

// nextMarker is the seat that has the priority marker next: the one on the left (T8).
func (s *State) nextMarker() game.Seat {
	if next := s.marker + 1; uint8(next) < s.seats {
		return next
	}
	return 0
}

// beginTurn gives a seat the priority marker and asks all seats for a card (T2).
func (s *State) beginTurn(marker game.Seat, o *observer) {
	o.tell(Event{Kind: TurnBegan, Seat: marker, N: int16(s.turn) + 1})
	s.turn++
	s.marker = marker
	s.assassins = 0
	s.phase = PhaseChoose
	s.asked, s.banking = 1<<s.seats-1, 0
	s.waiting = s.asked
}

// choose lays a card face down. The last seat's opens all.
func (s *State) choose(seat game.Seat, k Kind, o *observer) {
	o.chosen(s, seat, k)
	s.hand[seat] -= one(k)
	s.pick[seat] = k
	s.waiting = s.waiting.Without(seat)
	if s.waiting == 0 {
		s.turnUp(o)
	}
}

// turnUp turns all cards up where they lie. Assassins come before moles (T6). While cards are turned before an
// observer's eyes, asked are the seats whose cards still lie face down.
func (s *State) turnUp(o *observer) {
	var killers game.Seats
	for seat := range game.Seat(s.seats) {
		o.lies(s, CardTurned, seat, NewCard(s.pick[seat], seat))
		s.asked = s.asked.Without(seat)
		if s.pick[seat] == Assassin {
			killers = killers.With(seat)
		}
	}
	s.assassins = uint8(killers.Len())
	switch {
	case killers == 0:
		for seat := range game.Seat(s.seats) {
			if s.pick[seat].Loot() { // Moles never lie on a safe (T33).
				s.place(seat, o)
			}
		}
		s.resolveMoles(o)
	case s.called:
		s.phase = PhaseCall
		s.asked, s.waiting = killers, killers
	default:
		s.explode(o)
	}
}

// place lays a turned card on its owner's safe.
func (s *State) place(seat game.Seat, o *observer) {
	at := 0
	if s.up[seat][0] != 0 {
		at = 1
	}
	card := NewCard(s.pick[seat], seat)
	o.moved(s, CardPlaced, seat, card, pickPlace(seat), upPlace(seat, at))
	s.pick[seat] = NoKind
	s.up[seat][at] = upCard(card) | fresh
}

// answer takes a called «Boum!» or the fine for a forgotten one (T23); the bomb goes off when all have answered.
func (s *State) answer(seat game.Seat, called bool, o *observer) {
	o.answered(seat, called)
	if !called {
		s.fines[seat]++
	}
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.explode(o)
	}
}

// askBanking asks each seat with one face-up card what becomes of it (T12, T24). Two cards are banked in any case
// (T15), and in the last turn all are (T25).
func (s *State) askBanking(o *observer) {
	if !s.last() {
		for seat := range game.Seat(s.seats) {
			if s.lying(seat) == 1 {
				s.asked = s.asked.With(seat)
			}
		}
	}
	s.phase = PhaseBank
	if s.waiting = s.asked; s.waiting == 0 {
		s.settle(o)
	}
}

// decide takes a seat's sealed decision about its single card.
func (s *State) decide(seat game.Seat, bank bool, o *observer) {
	o.decided(seat, bank)
	if bank {
		s.banking = s.banking.With(seat)
	}
	if s.waiting = s.waiting.Without(seat); s.waiting == 0 {
		s.settle(o)
	}
}

// settle banks everything at once and ends the turn.
func (s *State) settle(o *observer) {
	for seat := range game.Seat(s.seats) {
		switch up := &s.up[seat]; {
		case up[1] != 0:
			s.bankTwo(seat, o)
		case up[0] == 0:
		case s.banking.Has(seat) || s.last():
			s.bankSingle(seat, up[0], 0, o)
			up[0] = 0
		default:
			o.lies(s, CardLeft, seat, up[0].card())
			up[0] &^= fresh
		}
	}
	if s.last() {
		s.score(o)
		return
	}
	s.beginTurn(s.nextMarker(), o)
}

// bankTwo puts a pair beside the ×2, other cards beside the ×1 (T16, T17).
func (s *State) bankTwo(seat game.Seat, o *observer) {
	both := s.up[seat]
	low, high := both[0].kind(), both[1].kind()
	if !pair(low, high) {
		s.bankSingle(seat, both[0], 0, o)
		s.up[seat] = [2]upCard{both[1]}
		s.bankSingle(seat, both[1], 1, o)
		s.up[seat][0] = 0
		return
	}
	document := low
	if low == Agent {
		document = high
	}
	// Both cards count the document's value, twice (T18).
	points := 4 * s.value(document)
	o.paired(seat, both[0], 0, points)
	if low == high {
		s.pairs[seat] += one(document)
	} else {
		s.jokers[seat] += one(document)
	}
	s.points[seat] += points
	s.up[seat] = [2]upCard{}
	// The piles know pairs: the second card went with the first.
	o.paired(seat, both[1], 1, points)
}

// bankSingle puts a face-up card beside the ×1; a special agent is worth nothing there (T20).
func (s *State) bankSingle(seat game.Seat, c upCard, at int, o *observer) {
	o.moved(s, CardBanked, seat, c.card(), upPlace(seat, at), singlesPlace(seat))
	k := c.kind()
	s.singles[seat] += one(k)
	s.points[seat] += s.value(k)
}

// score ends a game: it books points and fines (T23, T37), and ends the match or leaves it to Nature to deal again.
func (s *State) score(o *observer) {
	var games [game.MaxSeats]int32
	for seat := range s.seats {
		games[seat] = s.points[seat] - Fine*int32(s.fines[seat])
		o.tell(Event{Kind: GameScored, Seat: game.Seat(seat), N: int16(games[seat]), Value: s.series[seat] + games[seat]})
		s.series[seat] += games[seat]
	}
	winners := best(games[:s.seats])
	for seat := range winners.All() {
		o.tell(Event{Kind: GameWon, Seat: seat, N: int16(winners.Len())})
		s.wins[seat]++
		s.gameWinners = s.gameWinners.With(seat)
	}
	s.asked, s.waiting = 0, 0
	if s.serial {
		// A series ends where one seat alone has the most points and has reached the goal (T29).
		winners = best(s.series[:s.seats])
		if s.game < MaxGames && (winners.Len() > 1 || s.series[winners.First()] < SeriesGoal) {
			s.phase = PhaseScored
			s.waiting = game.SeatsOf(game.Nature)
			return
		}
	}
	o.ended(s, winners)
	s.phase = PhaseOver
	s.winners = winners
}

// best are the seats with the most points.
func best(points []int32) (seats game.Seats) {
	most := slices.Max(points)
	for seat, n := range points {
		if n == most {
			seats = seats.With(game.Seat(seat))
		}
	}
	return seats
}

// explode discards what is not safe (T3, T5, T6). Special agents stay, and so does the document that one was played on
// in this turn (T4): since a safe begins a turn with one card at most, that is any document with a card above it here.
func (s *State) explode(o *observer) {
	for seat := range game.Seat(s.seats) {
		if s.pick[seat] == Agent {
			s.place(seat, o)
		}
	}
	o.tell(Event{Kind: Exploded, N: int16(s.assassins)})
	s.asked = 0
	for seat := range game.Seat(s.seats) {
		if lowest := s.up[seat][0]; lowest.kind().Document() && s.up[seat][1] == 0 {
			o.destroyed(s, seat, lowest.card(), upPlace(seat, 0))
			s.discard[lowest.kind()]++
			s.up[seat][0] = 0
		}
		if k := s.pick[seat]; k != NoKind {
			o.destroyed(s, seat, NewCard(k, seat), pickPlace(seat))
			s.discard[k]++
			s.pick[seat] = NoKind
		}
	}
	o.spared(s)
	s.askBanking(o)
}

// resolveMoles lets the moles work one after the other, in seat order from the marker (T8), until one has a choice
// (T35).
func (s *State) resolveMoles(o *observer) {
	s.thief, s.asked = game.Public, 0
	seat := s.marker
	for range s.seats {
		if s.pick[seat] == Mole {
			o.moved(s, MolePlayed, seat, NewCard(Mole, seat), pickPlace(seat), discardPlace())
			s.pick[seat] = NoKind
			s.discard[Mole]++
			targets := s.targets(seat)
			switch targets.Len() {
			case 0:
				o.tell(Event{Kind: NothingToSteal, Seat: seat})
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
	o.tell(Event{Kind: CardStolen, Seat: thief, Other: from, Card: c.card(), Value: s.value(c.kind()),
		From: upPlace(from, was), To: upPlace(thief, at), Moved: true})
	s.up[from][was] = 0
	s.up[thief][at] = c
}
