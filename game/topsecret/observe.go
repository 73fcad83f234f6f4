package topsecret

import "safehouse/game"

// observer collects what one viewer sees of a move.
type observer struct{ game.Observer[State, Event] }

// The places of a seat.
func handPlace(s game.Seat) game.Place    { return game.Place{Zone: ZoneHand + game.Zone(s)} }
func pickPlace(s game.Seat) game.Place    { return game.Place{Zone: ZonePick + game.Zone(s)} }
func singlesPlace(s game.Seat) game.Place { return game.Place{Zone: ZoneSingles + game.Zone(s)} }
func pairsPlace(s game.Seat) game.Place   { return game.Place{Zone: ZonePairs + game.Zone(s)} }
func discardPlace() game.Place            { return game.Place{Zone: ZoneDiscard} }

func upPlace(s game.Seat, at int) game.Place {
	return game.Place{Zone: ZoneUp + game.Zone(s), Index: uint8(at)}
}

// moved tells of a card that moved; a document's points are added.
func (o *observer) moved(s *State, kind EventKind, seat game.Seat, c Card, from, to game.Place) {
	o.Add(Event{Kind: kind, Seat: seat, Card: c, Value: s.value(c.Kind()), From: from, To: to, Moved: true})
}

// lies tells of a card that lies where it is.
func (o *observer) lies(s *State, kind EventKind, seat game.Seat, c Card) {
	o.Add(Event{Kind: kind, Seat: seat, Card: c, Value: s.value(c.Kind())})
}

// gameBegan tells of a new game, with its number in a series.
func (o *observer) gameBegan(s *State, number uint8) {
	e := Event{Kind: GameBegan, N: int16(number)}
	if s.serial {
		e.Value = 1
	}
	o.Add(e)
}

// chosen tells of a card laid face down, which only its owner sees.
func (o *observer) chosen(s *State, seat game.Seat, k Kind) {
	var c Card
	if o.Viewer == seat {
		c = NewCard(k, seat)
	}
	o.moved(s, CardChosen, seat, c, handPlace(seat), pickPlace(seat))
}

func (o *observer) answered(seat game.Seat, called bool) {
	if called {
		o.Add(Event{Kind: Called, Seat: seat})
		return
	}
	o.Add(Event{Kind: Forgot, Seat: seat, N: Fine})
}

func (o *observer) destroyed(s *State, seat game.Seat, c Card, from game.Place) {
	o.moved(s, CardDestroyed, seat, c, from, discardPlace())
}

// spared tells of all that still lies on the safes after an explosion.
func (o *observer) spared(s *State) {
	for seat := range game.Seat(s.seats) {
		for _, c := range s.up[seat][:s.lying(seat)] {
			o.lies(s, CardSpared, seat, c.card())
		}
	}
}

// decided tells of a sealed decision, which only its seat sees.
func (o *observer) decided(seat game.Seat, bank bool) {
	e := Event{Kind: BankChosen, Seat: seat}
	switch {
	case o.Viewer != seat:
	case bank:
		e.N = banks
	default:
		e.N = leaves
	}
	o.Add(e)
}

// paired tells of the card of a pair that lay at a place, 0 or 1.
func (o *observer) paired(seat game.Seat, c upCard, at int, points int32) {
	o.Add(Event{Kind: PairBanked, Seat: seat, Card: c.card(), Value: points, N: int16(at), From: upPlace(seat, at),
		To: pairsPlace(seat), Moved: true})
}

// ended tells of the winners of the match, one after the other.
func (o *observer) ended(s *State, winners game.Seats) {
	n := int16(0)
	if s.serial {
		n = 1
	}
	for seat := range winners.All() {
		o.Add(Event{Kind: MatchEnded, Seat: seat, N: n})
		s.winners = s.winners.With(seat)
	}
}
