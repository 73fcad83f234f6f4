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

// sentence is how an event is told, parts are its arguments.
type (
	sentence = game.Sentence[Event]
	parts    = []func(e Event) game.Arg
)

// The arguments: the seat, the other one, the card, the number and the points. A document is named with its points as
// the argument {0} of its name.
func itsSeat(e Event) game.Arg   { return game.SeatName(e.Seat) }
func itsOther(e Event) game.Arg  { return game.SeatName(e.Other) }
func itsCard(e Event) game.Arg   { return e.Card.Kind().Word(int(e.Value)) }
func itsLoss(e Event) game.Arg   { return e.Card.Kind().loss(int(e.Value)) }
func itsNumber(e Event) game.Arg { return game.Number(int(e.N)) }
func itsValue(e Event) game.Arg  { return game.Number(int(e.Value)) }

// sentences are what is told of each event. Events that are not in the list are shown, not said.
var sentences = [eventEnd]sentence{
	MarkerDrawn:    {Key: "log.topsecret.marker", Args: parts{itsSeat}},
	GameBegan:      {Key: "log.topsecret.game", Args: parts{itsNumber}},
	TurnBegan:      {Key: "log.topsecret.turn", Args: parts{itsNumber, itsSeat}},
	CardChosen:     {Key: "log.topsecret.chosen", Args: parts{itsSeat}},
	CardTurned:     {Key: "log.topsecret.turned", Args: parts{itsSeat, itsCard}},
	Called:         {Key: "log.topsecret.called", Args: parts{itsSeat}},
	Forgot:         {Key: "log.topsecret.forgot", Args: parts{itsNumber, itsSeat}},
	Exploded:       {Key: "log.topsecret.exploded", Args: parts{itsNumber}},
	CardDestroyed:  {Key: "log.topsecret.destroyed", Args: parts{itsSeat, itsLoss}},
	CardSpared:     {Key: "log.topsecret.spared", Args: parts{itsSeat, itsCard}},
	CardStolen:     {Key: "log.topsecret.stolen", Args: parts{itsSeat, itsCard, itsOther}},
	NothingToSteal: {Key: "log.topsecret.nothing", Args: parts{itsSeat}},
	BankChosen:     {Key: "log.topsecret.decided", Args: parts{itsSeat}},
	CardBanked:     {Key: "log.topsecret.banked", Args: parts{itsValue, itsSeat, itsCard}},
	PairBanked:     {Key: "log.topsecret.paired", Args: parts{itsValue, itsSeat}},
	CardLeft:       {Key: "log.topsecret.left", Args: parts{itsSeat, itsCard}},
	GameScored:     {Key: "log.topsecret.scored", Args: parts{itsNumber, itsSeat}},
	GameWon:        {Key: "log.topsecret.won", Args: parts{itsSeat}},
	MatchEnded:     {Key: "log.topsecret.ended", Args: parts{itsSeat}},
}

// Sentences of events that are told in several ways: what the seat itself chose and decided, a game of a series, with
// the score in it, and a win that several share (T28).
var (
	sayChosenOwn    = sentence{Key: "log.topsecret.chosen.own", Args: parts{itsSeat, itsCard}}
	sayDecidedBank  = sentence{Key: "log.topsecret.decided.bank", Args: parts{itsSeat}}
	sayDecidedLeave = sentence{Key: "log.topsecret.decided.left", Args: parts{itsSeat}}
	sayScoredSeries = sentence{Key: "log.topsecret.scored.all", Args: parts{itsNumber, itsSeat, itsValue}}
	sayWonShared    = sentence{Key: "log.topsecret.won.shared", Args: parts{itsSeat}}
)

// cardKeys are the keys of the cards' names, in the singular.
var cardKeys = [kindEnd]string{
	NoKind:    "card.back",
	Document1: "card.document", Document2: "card.document", Document3: "card.document", // {0} its points
	Document4: "card.document", Document5: "card.document",
	Agent:    "card.agent",
	Mole:     "card.mole",
	Assassin: "card.assassin",
}

// Key is the message key of the kind's name; that of a document takes its points as {0}.
func (k Kind) Key() string { return cardKeys[k] }

// Word names cards of the kind; points are those of a document and of no meaning for others.
func (k Kind) Word(points int) game.Arg {
	if k.Document() {
		return game.WordOf(k.Key(), points)
	}
	return game.Word(k.Key())
}

// loss names a card of the kind as what somebody loses: with an article where the language wants one, since documents
// and moles have not the same.
func (k Kind) loss(points int) game.Arg {
	if k == Mole {
		return game.Word("lost.mole")
	}
	return game.WordOf("lost.document", points)
}

// Word names cards of a kind, a document with the points that it has in this match.
func (v *View) Word(k Kind) game.Arg { return k.Word(v.Value(k)) }

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said.
func (e Event) Say() game.Line { return e.sentence().Of(e) }

// sentence is how the event is told. Nothing is said of the assassins that go, of the only game of a match and of its
// end, and a pair is told of once.
func (e Event) sentence() sentence {
	switch {
	case e.Kind == GameBegan && e.Value == 0, e.Kind == CardDestroyed && e.Card.Kind() == Assassin,
		e.Kind == PairBanked && e.N == 0, e.Kind == MatchEnded && e.N == 0:
		return sentence{}
	case e.Kind == CardChosen && e.Card != 0:
		return sayChosenOwn
	case e.Kind == BankChosen && e.N == banks:
		return sayDecidedBank
	case e.Kind == BankChosen && e.N == leaves:
		return sayDecidedLeave
	case e.Kind == GameScored && e.Value != int32(e.N):
		return sayScoredSeries
	case e.Kind == GameWon && e.N > 1:
		return sayWonShared
	}
	return sentences[e.Kind]
}

// banks and leaves are a sealed banking decision in an Event and a View.
const (
	banks  = 1
	leaves = 2
)
