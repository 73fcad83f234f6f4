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

// sentence is how an event is told, parts are its arguments.
type (
	sentence = game.Sentence[Event]
	parts    = []func(e Event) game.Arg
)

// The arguments: the seat, the mission, its number in the row or that of its place, 1 to 4, the card, the item, a
// number, a total and the exclamation marks of a counter-intelligence card.
func itsSeat(e Event) game.Arg    { return game.SeatName(e.Seat) }
func itsMission(e Event) game.Arg { return game.Word(e.Mission.Key()) }
func itsPlace(e Event) game.Arg   { return game.Number(int(e.Index) + 1) }
func itsCard(e Event) game.Arg    { return game.Word(e.Card.Key()) }
func itsItem(e Event) game.Arg    { return game.Word(e.Item.Key()) }
func itsNumber(e Event) game.Arg  { return game.Number(int(e.N)) }
func itsTotal(e Event) game.Arg   { return game.Halves(int(e.N)) }
func itsMarks(e Event) game.Arg   { return game.Number(e.Mission.Marks()) }

// sentences are what is told of each event. Events that are not in the list are shown, not said.
var sentences = [eventEnd]sentence{
	StarterDrawn:     {Key: "log.kompromat.starter", Args: parts{itsSeat}},
	RoundBegan:       {Key: "log.kompromat.round", Args: parts{itsNumber, itsSeat}},
	MissionLaid:      {Key: "log.kompromat.laid", Args: parts{itsMission, itsPlace}},
	CounterLaid:      {Key: "log.kompromat.counter", Args: parts{itsMarks, itsPlace}},
	SetAside:         {Key: "log.kompromat.aside", Args: parts{itsMarks}},
	SetAsideReturned: {Key: "log.kompromat.aside.back", Args: parts{itsNumber}},
	CardDrawn:        {Key: "log.kompromat.drew", Args: parts{itsSeat}},
	CardPlacedUp:     {Key: "log.kompromat.up", Args: parts{itsSeat, itsCard, itsMission, itsPlace}},
	CardPlacedDown:   {Key: "log.kompromat.down", Args: parts{itsSeat, itsMission}},
	Stopped:          {Key: "log.kompromat.stopped", Args: parts{itsSeat, itsMission}},
	ItemUsed:         {Key: "log.kompromat.used", Args: parts{itsSeat, itsItem}},
	CardsSeen:        {Key: "log.kompromat.seen", Args: parts{itsSeat, itsMission}}, // Only when the seat begins to look.
	DeckLooked:       {Key: "log.kompromat.looked", Args: parts{itsNumber, itsSeat}},
	DeckOrdered:      {Key: "log.kompromat.ordered", Args: parts{itsSeat}},
	// The seat is the owner of the card.
	CardRemoved:    {Key: "log.kompromat.removed", Args: parts{itsSeat, itsMission}},
	NothingRemoved: {Key: "log.kompromat.kept", Args: parts{itsSeat, itsMission}},
	TokensReturned: {Key: "log.kompromat.returned", Args: parts{itsNumber, itsSeat}},
	RevealBegan:    {Key: "log.kompromat.reveal"},
	MissionOpened:  {Key: "log.kompromat.opened", Args: parts{itsMission, itsPlace}},
	CardTurned:     {Key: "log.kompromat.turned", Args: parts{itsSeat, itsCard}},
	Declared:       {Key: "log.kompromat.declared", Args: parts{itsSeat, itsTotal, itsMission}},
	Adjusted:       {Key: "log.kompromat.adjusted", Args: parts{itsSeat, itsTotal, itsMission}},
	WentBust:       {Key: "log.kompromat.bust", Args: parts{itsSeat, itsTotal, itsMission}},
	WasPerfect:     {Key: "log.kompromat.perfect", Args: parts{itsSeat, itsMission}},
	TokenDiscarded: {Key: "log.kompromat.discarded", Args: parts{itsSeat}},
	TokenHeld:      {Key: "log.kompromat.held", Args: parts{itsSeat}},
	MissionWon:     {Key: "log.kompromat.won", Args: parts{itsSeat, itsMission, itsTotal}},
	// The total is that of both.
	WonByCards:     {Key: "log.kompromat.won.cards", Args: parts{itsSeat, itsMission, itsTotal}},
	MissionDropped: {Key: "log.kompromat.dropped", Args: parts{itsMission}},
	MarksTaken:     {Key: "log.kompromat.marks", Args: parts{itsNumber, itsSeat}},
	Passed:         {Key: "log.kompromat.passed", Args: parts{itsSeat}},
	EquipmentBack:  {Key: "log.kompromat.back", Args: parts{itsSeat}},
}

// Sentences of events that are told in several ways: what the seat itself drew, a mission laid on counter-intelligence,
// an item used at a mission, all windows of the round declined.
var (
	sayDrewOwn = sentence{Key: "log.kompromat.drew.own", Args: parts{itsSeat, itsCard}}
	sayCovers  = sentence{Key: "log.kompromat.covers", Args: parts{itsMission, itsPlace}}
	sayUsedAt  = sentence{Key: "log.kompromat.used.at", Args: parts{itsSeat, itsItem, itsMission}}
	sayDone    = sentence{Key: "log.kompromat.done", Args: parts{itsSeat}}
)

// endings are the last sentences, with the seat that won.
var endings = [endingEnd]sentence{
	EndPoints:        {Key: "log.kompromat.ended.points", Args: parts{itsSeat}},
	EndTokens:        {Key: "log.kompromat.ended.tokens", Args: parts{itsSeat}},
	EndDraw:          {Key: "log.kompromat.ended.draw"},
	EndNotorious:     {Key: "log.kompromat.ended.notorious", Args: parts{itsSeat}},
	EndBothNotorious: {Key: "log.kompromat.ended.both"},
}

// kinds are the keys of the kinds of missions.
var kinds = [CounterIntelligence + 1]string{
	Target: "kind.target", Code: "kind.code", Document: "kind.document", ItemCard: "kind.item",
	CounterIntelligence: "kind.counter",
}

// Key is the message key of the kind's name.
func (k Kind) Key() string { return kinds[k] }

// Key is the message key of the item's name, which is that of its card.
func (i Item) Key() string {
	for m := Mission(1); m <= MissionCount; m++ {
		if i != NoItem && m.Item() == i {
			return m.Key()
		}
	}
	return ""
}

// Key is the message key of the card's name: "card.7", "card.half", "card.wild", "card.back". Cards of equal value
// have the same.
func (c Card) Key() string { return equipment[c].key }

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said. It never names a card
// that its player may not look at later (K23).
func (e Event) Say() game.Line { return e.sentence().Of(e) }

// sentence is how the event is told.
func (e Event) sentence() sentence {
	switch {
	case e.Kind == MissionLaid && e.Covers:
		return sayCovers
	case e.Kind == CardDrawn && e.Card != 0:
		return sayDrewOwn
	case e.Kind == ItemUsed && e.Mission != 0:
		return sayUsedAt
	case e.Kind == CardsSeen && e.N != 0:
		return sentence{}
	case e.Kind == Passed && e.N != 0:
		return sayDone
	case e.Kind == MatchEnded:
		return endings[e.N]
	}
	return sentences[e.Kind]
}
