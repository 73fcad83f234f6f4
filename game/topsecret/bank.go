package topsecret

import "safehouse/game"

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
	if o != nil {
		o.decided(seat, bank)
	}
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
			if o != nil {
				o.lies(s, CardLeft, seat, up[0].card())
			}
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
	if o != nil {
		o.paired(seat, both[0], 0, points)
	}
	if low == high {
		s.pairs[seat] += one(document)
	} else {
		s.jokers[seat] += one(document)
	}
	s.points[seat] += points
	s.up[seat] = [2]upCard{}
	if o != nil {
		// The piles know pairs: the second card went with the first.
		o.paired(seat, both[1], 1, points)
	}
}

// bankSingle puts a face-up card beside the ×1; a special agent is worth nothing there (T20).
func (s *State) bankSingle(seat game.Seat, c upCard, at int, o *observer) {
	if o != nil {
		o.moved(s, CardBanked, seat, c.card(), upPlace(seat, at), singlesPlace(seat))
	}
	k := c.kind()
	s.singles[seat] += one(k)
	s.points[seat] += s.value(k)
}

// score ends a game: it books points and fines (T23, T37), and ends the match or leaves it to Nature to deal again.
func (s *State) score(o *observer) {
	var games [game.MaxSeats]int32
	for seat := range s.seats {
		games[seat] = s.points[seat] - Fine*int32(s.fines[seat])
		if o != nil {
			o.Add(Event{Kind: GameScored, Seat: game.Seat(seat), N: int16(games[seat]), Value: s.series[seat] + games[seat]})
		}
		s.series[seat] += games[seat]
	}
	winners := s.best(&games)
	for seat := range winners.All() {
		if o != nil {
			o.Add(Event{Kind: GameWon, Seat: seat, N: int16(winners.Len())})
		}
		s.wins[seat]++
		s.gameWinners = s.gameWinners.With(seat)
	}
	s.asked, s.waiting = 0, 0
	if s.serial {
		if winners = s.best(&s.series); !s.seriesOver(winners) {
			s.phase = PhaseScored
			s.waiting = game.SeatsOf(game.Nature)
			return
		}
	}
	if o != nil {
		o.ended(s, winners)
	}
	s.phase = PhaseOver
	s.winners = winners
}

// best are the seats with the most points.
func (s *State) best(points *[game.MaxSeats]int32) game.Seats {
	var set game.Seats
	most := points[0]
	for seat := range game.Seat(s.seats) {
		switch {
		case points[seat] > most:
			most = points[seat]
			set = game.SeatsOf(seat)
		case points[seat] == most:
			set = set.With(seat)
		}
	}
	return set
}

// seriesOver reports whether a series ends with the game that was scored: somebody has reached the goal, and one seat
// alone has the most points (T29).
func (s *State) seriesOver(leaders game.Seats) bool {
	if s.game == MaxGames {
		return true
	}
	return leaders.Len() == 1 && s.series[leaders.First()] >= SeriesGoal
}
