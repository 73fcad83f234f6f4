package getadler

import "safehouse/game"

// teller collects what one viewer sees of a move. Whatever it is given, it writes down only what that viewer may know.
// A nil teller collects nothing.
type teller struct {
	viewer game.Seat
	out    []Event
}

// The places of cards.
func pilePlace() game.Place            { return game.Place{Zone: ZonePile} }
func discardPlace() game.Place         { return game.Place{Zone: ZoneDiscard} }
func awayPlace() game.Place            { return game.Place{Zone: ZoneAway} }
func handPlace(s game.Seat) game.Place { return game.Place{Zone: ZoneHand + game.Zone(s)} }
func fightPlace(at int) game.Place     { return game.Place{Zone: ZoneFight, Index: uint8(at)} }

func (t *teller) add(e Event) { t.out = append(t.out, e) }

// one tells of a seat, with of two, number of a number, card of an open card that does not move.
func (t *teller) one(kind EventKind, seat game.Seat) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: game.Table})
	}
}

func (t *teller) with(kind EventKind, seat, other game.Seat) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: other})
	}
}

// lacking tells that a seat does not answer another; with a card, that it was passed over because it has none.
func (t *teller) lacking(kind EventKind, seat, other game.Seat, k Kind) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: other, Card: k})
	}
}

func (t *teller) number(kind EventKind, seat game.Seat, n int) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: game.Table, N: int16(n)})
	}
}

func (t *teller) card(kind EventKind, seat game.Seat, k Kind) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: game.Table, Card: k})
	}
}

func (t *teller) reason(kind EventKind, seat, other game.Seat, r Reason) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: other, Reason: r})
	}
}

// role tells of a character, for the seats that may know it and, once all may, for the Table.
func (t *teller) role(kind EventKind, seat game.Seat, r Role, knowing game.Seats) {
	if t == nil {
		return
	}
	e := Event{Kind: kind, Seat: seat, Other: game.Table}
	if kind == RoleRevealed || knowing.Has(t.viewer) {
		e.Role = r
	}
	t.add(e)
}

// open tells of a card that everyone sees move.
func (t *teller) open(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place) {
	if t != nil {
		t.add(Event{Kind: kind, Seat: seat, Other: other, Card: k, From: from, To: to, Moved: true})
	}
}

// secret tells of a card that only the seat itself sees, passed of one that two seats see.
func (t *teller) secret(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place) {
	t.moved(kind, seat, other, k, from, to, game.SeatsOf(seat))
}

func (t *teller) passed(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place) {
	t.moved(kind, seat, other, k, from, to, game.SeatsOf(seat, other))
}

func (t *teller) moved(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place, knowing game.Seats) {
	if t == nil {
		return
	}
	if !knowing.Has(t.viewer) {
		k = NoKind
	}
	t.add(Event{Kind: kind, Seat: seat, Other: other, Card: k, From: from, To: to, Moved: true})
}

// drew tells of a card that only the seat itself sees; N is 1 while the first hands are dealt.
func (t *teller) drew(seat game.Seat, k Kind, dealing bool) {
	if t == nil {
		return
	}
	t.secret(CardDrawn, seat, game.Table, k, pilePlace(), handPlace(seat))
	if dealing {
		t.out[len(t.out)-1].N = 1
	}
}

// question tells what was asked, with the card that was played for it.
func (t *teller) question(seat, target game.Seat, trait Trait, c Colour) {
	if t != nil {
		t.add(Event{Kind: Asked, Seat: seat, Other: target, Card: Question, Trait: trait, Colour: c, From: handPlace(seat),
			To: discardPlace(), Moved: true})
	}
}

// The N of Answered for no; that for yes is answeredYes.
const answeredNo = 2

func (t *teller) answer(seat, asker game.Seat, trait Trait, c Colour, yes bool) {
	if t == nil {
		return
	}
	e := Event{Kind: Answered, Seat: seat, Other: asker, Trait: trait, Colour: c, N: answeredNo}
	if yes {
		e.N = answeredYes
	}
	t.add(e)
}

// hand shows the seat what it sees of another's hand.
func (t *teller) hand(seat, target game.Seat, hand *tally) {
	if t == nil || t.viewer != seat {
		return
	}
	for k := DocumentRAF; k < kindEnd; k++ {
		if n := hand.of(k); n > 0 {
			t.add(Event{Kind: CardSeen, Seat: seat, Other: target, Card: k, N: int16(n)})
		}
	}
}

func (t *teller) spied(seat, target game.Seat, n int) {
	if t != nil {
		t.add(Event{Kind: Spied, Seat: seat, Other: target, Card: Binoculars, N: int16(n), From: handPlace(seat),
			To: discardPlace(), Moved: true})
	}
}

func (t *teller) accused(seat, target game.Seat, named Role, place game.Place) {
	if t != nil {
		t.add(Event{Kind: Accused, Seat: seat, Other: target, Card: Arrest, Role: named, From: handPlace(seat), To: place,
			Moved: true})
	}
}

func (t *teller) shot(seat, other game.Seat, n int, place game.Place) {
	if t != nil {
		t.add(Event{Kind: Shot, Seat: seat, Other: other, Card: Pistol, N: int16(n), From: handPlace(seat), To: place,
			Moved: true})
	}
}

// eliminated tells of a seat that is out, and of its hand of n cards that is put away.
func (t *teller) eliminated(seat, by game.Seat, r Reason, n int) {
	if t != nil {
		t.add(Event{Kind: Eliminated, Seat: seat, Other: by, Reason: r, N: int16(n), From: handPlace(seat), To: awayPlace(),
			Moved: n > 0})
	}
}

// The N of SideWon.
const (
	heroesWon   = 1
	villainsWon = 2
)

// sideWon tells which side has won; of a match that went the whole time also which villain is free, and the document
// that it showed or that its mission asked for.
func (t *teller) sideWon(s *State, r Reason, leader Role) {
	if t == nil {
		return
	}
	e := Event{Kind: SideWon, Seat: game.Table, Other: game.Table, Reason: r, N: heroesWon}
	if r == DocumentKept || r == HeroesEliminated {
		e.N = villainsWon
	}
	switch r {
	case DocumentKept:
		e.Role, e.Card = leader, s.shown
	case NoDocument:
		e.Role, e.Card = leader, s.branch
	}
	t.add(e)
}
