package topsecret

import "safehouse/game"

// EventKind says what happened.
type EventKind uint8

// The events. Seat is who did it or whom it happened to.
const (
	NoEvent EventKind = iota
	// MarkerDrawn: Seat has the priority marker first.
	MarkerDrawn
	// GameBegan: game N of the series, with a Value of 1, or the only game, with a Value of 0; everybody has a full hand
	// again.
	GameBegan
	// TurnBegan: turn N; Seat has the priority marker.
	TurnBegan
	// CardChosen: Seat laid a card face down (hand to pick); Card for Seat only.
	CardChosen
	// CardTurned: Seat's chosen card was turned up where it lay: Card. Here, and wherever no other meaning is given, Value
	// is a document's points.
	CardTurned
	// CardPlaced: the card turned goes onto Seat's safe (pick to face-up area), a document or special agent only: moles
	// and assassins never lie there (T33).
	CardPlaced
	// Called: Seat called «Boum!» in time. Forgot: it did not and is fined N points at scoring (T23).
	Called
	Forgot
	// Exploded: N assassins blew up all that is not safe.
	Exploded
	// CardDestroyed: Card of Seat went to the discard pile, from the face-up area, or from where it was turned: special
	// agents alone are placed before an explosion. The assassins go the same way.
	CardDestroyed
	// CardSpared: Card of Seat stays: a special agent, or the document under one; Other is not used.
	CardSpared
	// MolePlayed: Seat's mole is in turn (in T8 order) and goes to the discard pile (T33).
	MolePlayed
	// CardStolen: Seat took Card, which Other had just played.
	CardStolen
	// NothingToSteal: Seat's mole found nothing (T7, T30).
	NothingToSteal
	// BankChosen: Seat has decided about its single card; N for Seat only: 1 banks it, 2 leaves it.
	BankChosen
	// CardBanked: Card of Seat went face down to the ×1 pile; Value is its points there, 0 for a special agent.
	CardBanked
	// PairBanked: Card, the lower of a pair, of Seat went to the ×2 pile; Value is the points of the whole pair, N the
	// number of the card in it (0 or 1): two such events follow each other.
	PairBanked
	// CardLeft: Card of Seat stays face up.
	CardLeft
	// GameScored: Seat has N points in the game that ended, fines counted in; Value is its score in the series.
	GameScored
	// GameWon: Seat has the most points of the game; one event for each of the N seats that share the win (T28).
	GameWon
	// MatchEnded: Seat won the match; one event for each that shares the win. N is 1 for a series.
	MatchEnded
	eventEnd
)

// Event is one thing a viewer saw; fields that a kind does not name are zero.
type Event struct {
	Kind EventKind
	Seat game.Seat
	// Other is the seat that a card was stolen from; Public where there is none.
	Other game.Seat
	Card  Card
	Value int32
	N     int16
	// Place of origin and goal of a card that moved; Moved reports that they count.
	From, To game.Place
	Moved    bool
}

// The zones of the table; each seat has its own: the base plus the seat. A hand, a pick and the piles have no order
// that a viewer could follow: Index is 0 there. ZoneUp has the index of the card, 0 below.
const (
	ZoneDiscard game.Zone = 1
	ZoneHand    game.Zone = 10
	ZonePick    game.Zone = 20
	ZoneUp      game.Zone = 30
	ZoneSingles game.Zone = 40
	ZonePairs   game.Zone = 50
)

// Travel reports whether a card moved, and between which places.
func (e Event) Travel() (from, to game.Place, moved bool) { return e.From, e.To, e.Moved }
