package getadler

import "safehouse/game"

// EventKind says what happened.
type EventKind uint8

// The events. Seat is who did it or whom it happened to; Other the seat it was done to or with, Public where there
// is none. Cards that only some seats may know are backs (NoKind) to all others.
const (
	NoEvent EventKind = iota

	// BranchDrawn: the ultimate mission needs documents of the branch of Card (G48).
	BranchDrawn
	// RoleDealt: Seat has a character; Role for Seat only.
	RoleDealt
	// FirstDrawn: Seat is the first player.
	FirstDrawn
	// SeatReady: Seat has looked at its character and first hand.
	SeatReady
	// HourBegan: hour N of 7.
	HourBegan
	// TurnBegan: Seat is on turn. TurnMissed: Seat misses its turn (G13, G28); it is back in play after it.
	TurnBegan
	TurnMissed
	// Reshuffled: the N cards of the discard pile are the draw pile now (G3); no card is seen to travel.
	Reshuffled
	// CardDrawn: Seat drew Card (pile to hand), Card for Seat only; N is 1 while the first hands are dealt. NothingDrawn:
	// Seat could draw none (G3).
	CardDrawn
	NothingDrawn
	// NothingPlayed: Seat has no card to play (G54).
	NothingPlayed
	// CardDiscarded: Seat discarded Card without effect (hand to discard pile).
	CardDiscarded

	// Asked: Seat asked Other about Trait and Colour (a question: hand to discard pile). Answered: Seat answered Other;
	// N is 1 for yes, 2 for no.
	Asked
	Answered
	// Looked: Seat looks at the hand of Other (a magnifier: hand to discard pile). CardSeen: Seat saw N copies of Card
	// there, for Seat only. LookEnded: Seat has put it away.
	Looked
	CardSeen
	LookEnded
	// Spied: Seat uses binoculars on Other (hand to discard pile) to take N cards. CardTaken: Seat took Card at random
	// from Other (hand to hand), CardGiven: Seat gave Card to Other (hand to hand), Card for the two only. NothingToTake:
	// the hand of Other is empty (G11).
	Spied
	CardTaken
	CardGiven
	NothingToTake

	// Accused: Seat arrests Other and names Role, or nobody (arrest: hand to the confrontation's cards). WrongArrest: it
	// was wrong; both miss a turn, or where N is 1 the arrester alone (G13, H2, H8; the card goes to the discard pile).
	// RightArrest: it was right, and characters are revealed by it (G14); of arrests after the reveal it is not told.
	Accused
	WrongArrest
	RightArrest
	// RoleRevealed: Seat is Role, for everyone to see.
	RoleRevealed
	// Confronted: the villain Seat faces the hero Other, at the start and after each answered escape (G19).
	Confronted
	// Replied: the villain Seat plays Card against Other (hand to the confrontation's cards). A pistol is its first shot,
	// of which no Shot is told.
	Replied
	// Pursued: the hero Seat answers the escape of Other with Card (hand to the confrontation's cards). LetGo: Seat does
	// not; with a Card, it was not asked, because it has no such card (the quick option).
	Pursued
	LetGo
	// Shot: Seat has fired, N shots counted so far in this shoot-out (hand to the confrontation's cards; Sharpe's first
	// may count 2, G44). HeldFire: Seat does not fire; with a Card, it was not asked, as above.
	Shot
	HeldFire
	// Freed: the villain Seat is free, by Reason: NobodyAnswered, Disguised, Bombed or Drawn.
	Freed
	// Stunned: Seat misses its next turn (G28), which it did not before.
	Stunned
	// Eliminated: Seat is out of the game, by Other, for Reason: Outshot or Caught. Its hand of N cards is put
	// away unseen (hand to the hand put away).
	Eliminated
	// Inherited: Adler is out of the game, and Seat, who is Collins, plays on in his place (G35).
	Inherited
	// Looted: Seat took Card from the hand of Other, Card for Seat only (G25). LootEnded: Seat takes no more.
	Looted
	LootEnded
	// Cleared: the N cards of the confrontation, and the hand put away, lie under the discard pile.
	Cleared

	// DocumentShown: at the end the villain Seat shows Card and wins by it.
	DocumentShown
	// SideWon: the heroes (N is 1) or the villains (N is 2) have won, for Reason: VillainsEliminated, AdlerFallen,
	// NoDocument, DocumentKept or HeroesEliminated. Where time ran out, Role is the villain who decided it, Card the
	// document shown, or the one that the ultimate mission asked for in vain. MatchEnded: Seat has won, one event for each
	// winner.
	SideWon
	MatchEnded
	eventEnd
)

// Reason says why something ended as it did.
type Reason uint8

// The reasons.
const (
	NoReason Reason = iota
	// NobodyAnswered: no hero answered the escape. Disguised, Bombed: by that card. Drawn: equal shots (G22).
	NobodyAnswered
	Disguised
	Bombed
	Drawn
	// Outshot: fewer shots in a shoot-out. Caught: no usable reply (G36).
	Outshot
	Caught
	// VillainsEliminated: Adler, and Collins who played on, are out. AdlerFallen: Adler is, which is enough (H4).
	// NoDocument: the last hour ended without the document that was needed. DocumentKept: it ended with it.
	// HeroesEliminated: no hero is left (G33).
	VillainsEliminated
	AdlerFallen
	NoDocument
	DocumentKept
	HeroesEliminated
	reasonEnd
)

// Event is one thing a viewer saw; fields that a kind does not name are zero.
type Event struct {
	Kind        EventKind
	Seat, Other game.Seat
	Card        Kind
	Role        Role
	Trait       Trait
	Colour      Colour
	Reason      Reason
	N           int16
	// Place of origin and goal of a card that moved; Moved reports that they count.
	From, To game.Place
	Moved    bool
}

// The zones of the table. Hands are the base plus the seat. Pile, discard pile and hands have no order that a viewer
// could follow: Index is 0 there. ZoneFight, the cards of a confrontation, has the index of the card, 0 first.
const (
	ZonePile    game.Zone = 1
	ZoneDiscard game.Zone = 2
	ZoneFight   game.Zone = 3
	// ZoneAway is the hand of an eliminated seat while a confrontation is wound up (G55).
	ZoneAway game.Zone = 4
	ZoneHand game.Zone = 10
)

// HandOf is the seat whose hand a place is; ok is false where it is none.
func HandOf(p game.Place) (seat game.Seat, ok bool) {
	if p.Zone < ZoneHand || p.Zone >= ZoneHand+game.MaxSeats {
		return game.Public, false
	}
	return game.Seat(p.Zone - ZoneHand), true
}

// Travel reports whether a card moved, and between which places.
func (e Event) Travel() (from, to game.Place, moved bool) { return e.From, e.To, e.Moved }
