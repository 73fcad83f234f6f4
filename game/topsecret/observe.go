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
func (o *observer) moved(s *State, e Event, c Card, from, to game.Place) {
	e.Card, e.Value = c, s.value(c.Kind())
	e.From, e.To, e.Moved = from, to, true
	o.Add(e)
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
	o.moved(s, Event{Kind: CardChosen, Seat: seat}, c, handPlace(seat), pickPlace(seat))
}

func (o *observer) turned(s *State, seat game.Seat) {
	o.Add(Event{Kind: CardTurned, Seat: seat, Card: NewCard(s.pick[seat], seat), Value: s.value(s.pick[seat])})
}

func (o *observer) placed(s *State, seat game.Seat, c Card, at int) {
	o.moved(s, Event{Kind: CardPlaced, Seat: seat}, c, pickPlace(seat), upPlace(seat, at))
}

func (o *observer) answered(seat game.Seat, called bool) {
	if called {
		o.Add(Event{Kind: Called, Seat: seat})
		return
	}
	o.Add(Event{Kind: Forgot, Seat: seat, N: Fine})
}

func (o *observer) destroyed(s *State, seat game.Seat, c Card, from game.Place) {
	o.moved(s, Event{Kind: CardDestroyed, Seat: seat}, c, from, discardPlace())
}

// spared tells of all that still lies on the safes after an explosion.
func (o *observer) spared(s *State) {
	for seat := range game.Seat(s.seats) {
		for _, c := range s.up[seat][:s.lying(seat)] {
			o.Add(Event{Kind: CardSpared, Seat: seat, Card: c.card(), Value: s.value(c.kind())})
		}
	}
}

func (o *observer) mole(seat game.Seat) {
	o.Add(Event{Kind: MolePlayed, Seat: seat, Card: NewCard(Mole, seat), From: pickPlace(seat), To: discardPlace(), Moved: true})
}

func (o *observer) stolen(s *State, thief, from game.Seat, c Card, was, at int) {
	o.moved(s, Event{Kind: CardStolen, Seat: thief, Other: from}, c, upPlace(from, was), upPlace(thief, at))
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

func (o *observer) banked(s *State, seat game.Seat, c upCard, at int) {
	o.moved(s, Event{Kind: CardBanked, Seat: seat}, c.card(), upPlace(seat, at), singlesPlace(seat))
}

// paired tells of the card of a pair that lay at a place, 0 or 1.
func (o *observer) paired(seat game.Seat, c upCard, at int, points int32) {
	o.Add(Event{Kind: PairBanked, Seat: seat, Card: c.card(), Value: points, N: int16(at), From: upPlace(seat, at),
		To: pairsPlace(seat), Moved: true})
}

func (o *observer) left(s *State, seat game.Seat) {
	c := s.up[seat][0]
	o.Add(Event{Kind: CardLeft, Seat: seat, Card: c.card(), Value: s.value(c.kind())})
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
