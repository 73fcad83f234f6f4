package kompromat

import "safehouse/game"

// EventKind says what happened.
type EventKind uint8

// The events. Seat is who it happened to or who did it, Index the mission of the row (0 to 3), Slot the number of a
// card in an attempt.
const (
	NoEvent EventKind = iota
	// StarterDrawn: Seat starts the match.
	StarterDrawn
	// RoundBegan: round N, Seat starts; decks are shuffled.
	RoundBegan
	// MissionLaid: Mission was laid at Index; Covers reports that it lies on a counter-intelligence card.
	MissionLaid
	// CounterLaid: counter-intelligence card Mission was laid at Index.
	CounterLaid
	// SetAside: counter-intelligence card Mission was drawn as a cover and set aside.
	SetAside
	// SetAsideReturned: the cards set aside went back into the deck.
	SetAsideReturned
	// CardDrawn: Seat drew the first card of its turn; Card for Seat only.
	CardDrawn
	// CardPlacedUp: Seat laid Card face up at Index, as its first card there.
	CardPlacedUp
	// CardPlacedDown: Seat drew and laid a card face down at Index; Card for Seat only.
	CardPlacedDown
	// Stopped: Seat ended its attempt at Index.
	Stopped
	// ItemUsed: Seat used Item (at Index, where it has one).
	ItemUsed
	// CardsSeen: Seat looked at the rival's cards at Index, or has put them away (N is 0 or 1).
	CardsSeen
	// DeckLooked: Seat looks at the top N cards of its deck.
	DeckLooked
	// DeckOrdered: Seat put the binoculars' cards back.
	DeckOrdered
	// CardRemoved: card number Slot of Seat at Index was taken aside; Card for its owner under Smoke Screen only.
	CardRemoved
	// NothingRemoved: Seat left its cards as they were.
	NothingRemoved
	// TokensReturned: Seat gave back N tokens by Forged Papers.
	TokensReturned
	// RevealBegan: all have placed; missions are revealed.
	RevealBegan
	// MissionOpened: the mission at Index is in turn.
	MissionOpened
	// CardTurned: card number Slot of Seat at Index was turned up: Card.
	CardTurned
	// Declared: Seat declared N half points at Index.
	Declared
	// Adjusted: Seat's Poison Pen made its total at Index N half points.
	Adjusted
	// WentBust: Seat is over 21 at Index and takes a token.
	WentBust
	// WasPerfect: Seat has 21 at Index.
	WasPerfect
	// TokenDiscarded, TokenHeld: Seat gave back a token for its 21, or kept all.
	TokenDiscarded
	TokenHeld
	// MissionWon: Seat took Mission from Index; N is its total in half points.
	MissionWon
	// WonByCards: as MissionWon, on equal totals, with more cards.
	WonByCards
	// MissionDropped: Mission at Index was discarded, nobody won it.
	MissionDropped
	// CounterDropped: counter-intelligence card Mission under it was discarded with it.
	CounterDropped
	// MarksTaken: Seat took N tokens for the counter-intelligence card under Index.
	MarksTaken
	// Passed: Seat declined the item window; N is 1 where it declined all windows of the round.
	Passed
	// CardBack: a card went back into the deck of Seat, or of the mission deck of the table.
	CardBack
	// EquipmentBack: Seat has all equipment back and shuffled.
	EquipmentBack
	// MatchEnded: Seat won (Table: nobody); N is the Ending.
	MatchEnded
	// CardPeeked: card number Slot from the top of Seat's deck was turned for the binoculars; Card for Seat only.
	CardPeeked
	// CardSpied: card number Slot of Seat at Index was looked at by the rival through Night Vision; Card for the rival
	// only.
	CardSpied
	eventEnd
)

// Event is one thing a viewer saw; fields that a kind does not name are zero, but Mission, which names the mission at
// Index while one is there.
type Event struct {
	Kind    EventKind
	Seat    game.Seat
	Index   uint8
	Slot    uint8
	Card    Card
	Mission Mission
	Item    Item
	N       int16
	// Covers reports that a mission was laid on a counter-intelligence card.
	Covers bool
	// Place of origin and goal of a card that moved; Moved reports that they count.
	From, To game.Place
	Moved    bool
}

// The zones of the table. Those of a seat are the base plus the seat; those of an attempt ZoneAttempt + 2*mission +
// seat.
const (
	ZoneMissionDeck game.Zone = 1
	ZoneRow         game.Zone = 2
	ZoneCounter     game.Zone = 3
	ZoneAside       game.Zone = 4
	ZoneDiscard     game.Zone = 5
	ZoneDeck        game.Zone = 10
	ZoneDrawn       game.Zone = 12
	ZoneWon         game.Zone = 14
	ZoneTokens      game.Zone = 16
	ZoneRemoved     game.Zone = 18
	ZoneAttempt     game.Zone = 20
)

// Travel reports whether a card moved, and between which places.
func (e Event) Travel() (from, to game.Place, moved bool) { return e.From, e.To, e.Moved }
