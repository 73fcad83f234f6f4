package topsecret

import "safehouse/game"

// teller collects what one viewer sees of a move. Whatever it is given, it writes down only what that viewer may know.
type teller struct {
	viewer game.Seat
	out    []Event
}

func (t *teller) tell(e Event) { t.out = append(t.out, e) }

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
func (t *teller) moved(s *State, e Event, c Card, from, to game.Place) {
	e.Card, e.Value = c, s.value(c.Kind())
	e.From, e.To, e.Moved = from, to, true
	t.tell(e)
}

// gameBegan tells of a new game, with its number in a series.
func (t *teller) gameBegan(s *State) {
	e := Event{Kind: GameBegan, N: int16(s.game)}
	if s.serial {
		e.Value = 1
	}
	t.tell(e)
}

// chosen tells of a card laid face down, which only its owner sees.
func (t *teller) chosen(s *State, seat game.Seat) {
	var c Card
	if t.viewer == seat {
		c = NewCard(s.pick[seat], seat)
	}
	t.moved(s, Event{Kind: CardChosen, Seat: seat}, c, handPlace(seat), pickPlace(seat))
}

func (t *teller) turned(s *State, seat game.Seat) {
	t.tell(Event{Kind: CardTurned, Seat: seat, Card: NewCard(s.pick[seat], seat), Value: s.value(s.pick[seat])})
}

func (t *teller) placed(s *State, seat game.Seat, c Card, at int) {
	t.moved(s, Event{Kind: CardPlaced, Seat: seat}, c, pickPlace(seat), upPlace(seat, at))
}

func (t *teller) answered(seat game.Seat, called bool) {
	if called {
		t.tell(Event{Kind: Called, Seat: seat})
		return
	}
	t.tell(Event{Kind: Forgot, Seat: seat, N: Fine})
}

func (t *teller) destroyed(s *State, seat game.Seat, c Card, from game.Place) {
	t.moved(s, Event{Kind: CardDestroyed, Seat: seat}, c, from, discardPlace())
}

// spared tells of all that still lies on the safes after an explosion.
func (t *teller) spared(s *State) {
	for seat := range game.Seat(s.seats) {
		for _, c := range s.up[seat][:s.lying(seat)] {
			t.tell(Event{Kind: CardSpared, Seat: seat, Card: c.card(), Value: s.value(c.kind())})
		}
	}
}

func (t *teller) mole(seat game.Seat) {
	t.tell(Event{Kind: MolePlayed, Seat: seat, Card: NewCard(Mole, seat), From: pickPlace(seat), To: discardPlace(), Moved: true})
}

func (t *teller) stolen(s *State, thief, from game.Seat, c Card, was, at int) {
	t.moved(s, Event{Kind: CardStolen, Seat: thief, Other: from}, c, upPlace(from, was), upPlace(thief, at))
}

// decided tells of a sealed decision, which only its seat sees.
func (t *teller) decided(seat game.Seat, bank bool) {
	e := Event{Kind: BankChosen, Seat: seat}
	switch {
	case t.viewer != seat:
	case bank:
		e.N = banks
	default:
		e.N = leaves
	}
	t.tell(e)
}

func (t *teller) banked(s *State, seat game.Seat, at int) {
	t.moved(s, Event{Kind: CardBanked, Seat: seat}, s.up[seat][at].card(), upPlace(seat, at), singlesPlace(seat))
}

func (t *teller) paired(s *State, seat game.Seat, points int32) {
	for at, c := range s.up[seat] {
		t.tell(Event{Kind: PairBanked, Seat: seat, Card: c.card(), Value: points, N: int16(at), From: upPlace(seat, at),
			To: pairsPlace(seat), Moved: true})
	}
}

func (t *teller) left(s *State, seat game.Seat) {
	c := s.up[seat][0]
	t.tell(Event{Kind: CardLeft, Seat: seat, Card: c.card(), Value: s.value(c.kind())})
}

func (t *teller) ended(s *State) {
	n := int16(0)
	if s.serial {
		n = 1
	}
	for seat := range game.Seat(s.seats) {
		if s.winners.Has(seat) {
			t.tell(Event{Kind: MatchEnded, Seat: seat, N: n})
		}
	}
}
