package topsecret

import "safehouse/game"

// View builds, from nothing, what the viewer may know.
func (r Rules) View(s *State, viewer game.Seat) View {
	if !viewer.Sits(int(s.seats)) {
		viewer = game.Public
	}
	v := View{
		Viewer:      viewer,
		Seats:       int(s.seats),
		LowestOut:   s.dealt.of(Document1) == 0,
		Series:      s.serial,
		Called:      s.called,
		Seconds:     int(s.seconds),
		Phase:       s.phase,
		ToAct:       s.waiting,
		Game:        int(s.game),
		Turn:        int(s.turn),
		Turns:       int(s.turns),
		Marker:      s.marker,
		Thief:       s.thief,
		Assassins:   int(s.assassins),
		Discard:     s.discard,
		Over:        s.Over(),
		Winners:     s.winners,
		GameWinners: s.gameWinners,
	}
	for rank := range v.Values {
		v.Values[rank] = int(s.values[rank]) * ValueStep
	}
	if s.thief != game.Public {
		v.Targets = s.targets(s.thief)
	}
	if s.phase == PhaseBank {
		v.Bankers = s.asked
	}
	for seat := range game.Seat(s.seats) {
		s.see(&v.Players[seat], viewer, seat)
	}
	if viewer != game.Public {
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

// see writes what the viewer knows of a seat. Nothing is hidden but sealed choices: what everybody has left and what
// lies in the piles follows from the cards that all have seen (T26).
func (s *State) see(p *Player, viewer, seat game.Seat) {
	*p = Player{
		Hand:     s.hand[seat].counts(),
		HandKnow: Remembered,
		Chosen:   s.asked.Has(seat) && !s.waiting.Has(seat),
		UpCount:  s.lying(seat),
		Singles:  s.singles[seat].counts(),
		Fines:    int(s.fines[seat]),
		Points:   int(s.points[seat]) - Fine*int(s.fines[seat]),
		Series:   int(s.series[seat]),
		Wins:     int(s.wins[seat]),
	}
	if viewer == seat {
		p.HandKnow = Shown
	}
	s.seePick(p, viewer, seat)
	if s.phase == PhaseBank && viewer == seat && p.Chosen {
		p.Deciding = leaves
		if s.banking.Has(seat) {
			p.Deciding = banks
		}
	}
	for i, c := range s.up[seat] {
		if c != 0 {
			p.Up[i] = UpCard{Card: c.card(), Fresh: c&fresh != 0, Stolen: c.home() != seat}
		}
	}
	p.PilesKnow = Remembered
	if viewer == seat || s.phase == PhaseScored || s.phase == PhaseOver {
		p.PilesKnow = Shown
	}
	p.SinglesCount = p.Singles.Sum()
	for rank := range Ranks {
		k := Document1 + Kind(rank)
		p.Pairs[rank], p.JokerPairs[rank] = s.pairs[seat].of(k), s.jokers[seat].of(k)
		p.PairsCount += 2 * (p.Pairs[rank] + p.JokerPairs[rank])
	}
}

// seePick writes what the viewer knows of the card that a seat has chosen. While it lies face down it counts as in the
// hand for everyone: that a card is gone would tell which.
func (s *State) seePick(p *Player, viewer, seat game.Seat) {
	k := s.pick[seat]
	if k == NoKind {
		return
	}
	p.Picked = true
	p.Turned = s.phase != PhaseChoose || !s.asked.Has(seat)
	if !p.Turned {
		p.Hand[k]++
	}
	if p.Turned || viewer == seat {
		p.Pick = NewCard(k, seat)
	}
}

// observer collects what one viewer sees of a move. A nil observer collects nothing.
type observer struct{ game.Observer[State, Event] }

func (o *observer) tell(e Event) {
	if o != nil {
		o.Add(e)
	}
}

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
	o.tell(Event{Kind: kind, Seat: seat, Card: c, Value: s.value(c.Kind()), From: from, To: to, Moved: true})
}

// lies tells of a card that lies where it is.
func (o *observer) lies(s *State, kind EventKind, seat game.Seat, c Card) {
	o.tell(Event{Kind: kind, Seat: seat, Card: c, Value: s.value(c.Kind())})
}

// gameBegan tells of a new game, with its number in a series.
func (o *observer) gameBegan(s *State, number uint8) {
	e := Event{Kind: GameBegan, N: int16(number)}
	if s.serial {
		e.Value = 1
	}
	o.tell(e)
}

// chosen tells of a card laid face down, which only its owner sees.
func (o *observer) chosen(s *State, seat game.Seat, k Kind) {
	var c Card
	if o != nil && o.Viewer == seat {
		c = NewCard(k, seat)
	}
	o.moved(s, CardChosen, seat, c, handPlace(seat), pickPlace(seat))
}

func (o *observer) answered(seat game.Seat, called bool) {
	if called {
		o.tell(Event{Kind: Called, Seat: seat})
		return
	}
	o.tell(Event{Kind: Forgot, Seat: seat, N: Fine})
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
	case o == nil || o.Viewer != seat:
	case bank:
		e.N = banks
	default:
		e.N = leaves
	}
	o.tell(e)
}

// paired tells of the card of a pair that lay at a place, 0 or 1.
func (o *observer) paired(seat game.Seat, c upCard, at int, points int32) {
	o.tell(Event{Kind: PairBanked, Seat: seat, Card: c.card(), Value: points, N: int16(at), From: upPlace(seat, at),
		To: pairsPlace(seat), Moved: true})
}

// ended tells of the winners of the match, one after the other.
func (o *observer) ended(s *State, winners game.Seats) {
	n := int16(0)
	if s.serial {
		n = 1
	}
	for seat := range winners.All() {
		o.tell(Event{Kind: MatchEnded, Seat: seat, N: n})
		s.winners = s.winners.With(seat)
	}
}
