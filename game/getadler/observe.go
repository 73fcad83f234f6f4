package getadler

import "safehouse/game"

// observer collects what one viewer sees of a move. A nil observer collects nothing.
type observer struct{ game.Observer[State, Event] }

// The places of cards.
func pilePlace() game.Place            { return game.Place{Zone: ZonePile} }
func discardPlace() game.Place         { return game.Place{Zone: ZoneDiscard} }
func awayPlace() game.Place            { return game.Place{Zone: ZoneAway} }
func handPlace(s game.Seat) game.Place { return game.Place{Zone: ZoneHand + game.Zone(s)} }
func fightPlace(at int) game.Place     { return game.Place{Zone: ZoneFight, Index: uint8(at)} }

// one tells of a seat, with of two, number of a number.
func (o *observer) one(kind EventKind, seat game.Seat) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: game.Public})
	}
}

func (o *observer) with(kind EventKind, seat, other game.Seat) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: other})
	}
}

// card tells of a card, known to all, that does not move.
func (o *observer) card(kind EventKind, seat, other game.Seat, k Kind) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: other, Card: k})
	}
}

func (o *observer) number(kind EventKind, seat game.Seat, n int) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: game.Public, N: int16(n)})
	}
}

// role tells of a character, for the seats that may know it and, once all may, for Public.
func (o *observer) role(kind EventKind, seat game.Seat, r Role, knowing game.Seats) {
	if o == nil {
		return
	}
	e := Event{Kind: kind, Seat: seat, Other: game.Public}
	if kind == RoleRevealed || knowing.Has(o.Viewer) {
		e.Role = r
	}
	o.Add(e)
}

// played tells of a card that everyone sees leave the hand of its seat.
func (o *observer) played(e Event, to game.Place) {
	if o != nil {
		e.From, e.To, e.Moved = handPlace(e.Seat), to, true
		o.Add(e)
	}
}

// moved tells of a card that only some seats see move.
func (o *observer) moved(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place, knowing game.Seats) {
	if o == nil {
		return
	}
	if !knowing.Has(o.Viewer) {
		k = NoKind
	}
	o.Add(Event{Kind: kind, Seat: seat, Other: other, Card: k, From: from, To: to, Moved: true})
}

// drew tells of a card that only the seat itself sees; N is 1 while the first hands are dealt.
func (o *observer) drew(seat game.Seat, k Kind, dealing bool) {
	if o == nil {
		return
	}
	e := Event{Kind: CardDrawn, Seat: seat, Other: game.Public, From: pilePlace(), To: handPlace(seat), Moved: true}
	if o.Viewer == seat {
		e.Card = k
	}
	if dealing {
		e.N = 1
	}
	o.Add(e)
}

// The N of Answered for no; that for yes is answeredYes.
const answeredNo = 2

func (o *observer) answer(seat, asker game.Seat, trait Trait, c Colour, yes bool) {
	if o == nil {
		return
	}
	e := Event{Kind: Answered, Seat: seat, Other: asker, Trait: trait, Colour: c, N: answeredNo}
	if yes {
		e.N = answeredYes
	}
	o.Add(e)
}

// hand shows the seat what it sees of another's hand.
func (o *observer) hand(seat, target game.Seat, hand *tally) {
	if o == nil || o.Viewer != seat {
		return
	}
	for k := DocumentRAF; k < kindEnd; k++ {
		if n := hand.of(k); n > 0 {
			o.Add(Event{Kind: CardSeen, Seat: seat, Other: target, Card: k, N: int16(n)})
		}
	}
}

// The N of SideWon.
const (
	heroesWon   = 1
	villainsWon = 2
)

// sideWon tells which side has won; of a match that went the whole time also which villain is free, and the document
// that it showed or that its mission asked for.
func (o *observer) sideWon(s *State, r Reason, leader Role) {
	if o == nil {
		return
	}
	e := Event{Kind: SideWon, Seat: game.Public, Other: game.Public, Reason: r, N: heroesWon}
	if r == DocumentKept || r == HeroesEliminated {
		e.N = villainsWon
	}
	switch r {
	case DocumentKept:
		e.Role, e.Card = leader, s.shown
	case NoDocument:
		e.Role, e.Card = leader, s.branch
	}
	o.Add(e)
}
