package topsecret

import "safehouse/game"

// askBanking asks each seat with one face-up card what becomes of it (T12, T24). Two cards are banked in any case
// (T15), and in the last turn all are (T25).
func (s *State) askBanking(o *observer) {
	s.asked = 0
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
	if bank {
		s.banking = s.banking.With(seat)
	}
	if o != nil {
		o.decided(seat, bank)
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
			*up = [2]upCard{}
		case up[0] == 0:
		case s.banking.Has(seat) || s.last():
			s.bankSingle(seat, 0, o)
			up[0] = 0
		default:
			up[0] &^= fresh
			if o != nil {
				o.left(s, seat)
			}
		}
	}
	if s.last() {
		s.score(o)
		return
	}
	s.moveMarker()
	s.beginTurn(o)
}

// bankTwo puts a pair beside the ×2, other cards beside the ×1 (T16, T17).
func (s *State) bankTwo(seat game.Seat, o *observer) {
	low, high := s.up[seat][0].kind(), s.up[seat][1].kind()
	if !pair(low, high) {
		s.bankSingle(seat, 0, o)
		s.bankSingle(seat, 1, o)
		return
	}
	document := low
	if low == Agent {
		document = high
	}
	if low == high {
		s.pairs[seat] += one(document)
	} else {
		s.jokers[seat] += one(document)
	}
	// Both cards count the document's value, twice (T18).
	points := 4 * s.value(document)
	s.points[seat] += points
	if o != nil {
		o.paired(s, seat, points)
	}
}

// bankSingle puts a face-up card beside the ×1; a special agent is worth nothing there (T20).
func (s *State) bankSingle(seat game.Seat, at int, o *observer) {
	k := s.up[seat][at].kind()
	s.singles[seat] += one(k)
	s.points[seat] += s.value(k)
	if o != nil {
		o.banked(s, seat, at)
	}
}

// score ends a game: it books points and fines (T23, T37), and ends the match or leaves it to Nature to deal again.
func (s *State) score(o *observer) {
	var games [game.MaxSeats]int32
	for seat := range s.seats {
		games[seat] = s.points[seat] - Fine*int32(s.fines[seat])
		s.series[seat] += games[seat]
		if o != nil {
			o.Add(Event{Kind: GameScored, Seat: game.Seat(seat), N: int16(games[seat]), Value: s.series[seat]})
		}
	}
	s.gameWinners = s.best(&games)
	for seat := range game.Seat(s.seats) {
		if s.gameWinners.Has(seat) {
			s.wins[seat]++
			if o != nil {
				o.Add(Event{Kind: GameWon, Seat: seat, N: int16(s.gameWinners.Len())})
			}
		}
	}
	s.asked, s.waiting = 0, 0
	winners := s.gameWinners
	if s.serial {
		if winners = s.best(&s.series); !s.seriesOver(winners) {
			s.phase = PhaseScored
			s.waiting = game.SeatsOf(game.Nature)
			return
		}
	}
	s.phase = PhaseOver
	s.winners = winners
	if o != nil {
		o.ended(s)
	}
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

// seriesOver tells whether a series ends with the game that was scored: somebody has reached the goal, and one seat alone
// has the most points (T29).
func (s *State) seriesOver(leaders game.Seats) bool {
	if s.game == MaxGames {
		return true
	}
	return leaders.Len() == 1 && s.series[leaders.First()] >= SeriesGoal
}
