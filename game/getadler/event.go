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
	// not; with a Card, it has no such card: where N is 0 it was not asked (the quick option), and where N is 1 that is
	// for Seat only.
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

// sentence is how an event is told, parts are its arguments.
type (
	sentence = game.Sentence[Event]
	parts    = []func(e Event) game.Arg
)

// The arguments. A card is named as one of its kind, and as «a card» to those who may not know it; or as one of
// several, or as that by which one escapes and pursues.
func itsSeat(e Event) game.Arg     { return game.SeatName(e.Seat) }
func itsOther(e Event) game.Arg    { return game.SeatName(e.Other) }
func itsNumber(e Event) game.Arg   { return game.Number(int(e.N)) }
func itsHour(e Event) game.Arg     { return game.Word(HourKey(int(e.N))) }
func itsRole(e Event) game.Arg     { return e.Role.Word() }
func itsOne(e Event) game.Arg      { return e.Card.One() }
func itsSome(e Event) game.Arg     { return e.Card.Some(int(e.N)) }
func itsRide(e Event) game.Arg     { return e.Card.Ride() }
func itsQuestion(e Event) game.Arg { return game.Word(QuestionKey(e.Trait, e.Colour)) }

// sentences are what is told of each event. Events that are not in the list, or have a form of their own below, are
// shown or said otherwise.
var sentences = [eventEnd]sentence{
	BranchDrawn:   {Key: "log.getadler.branch", Args: parts{itsOne}},
	RoleDealt:     {Key: "log.getadler.dealt", Args: parts{itsSeat, itsRole}}, // For the seat itself.
	FirstDrawn:    {Key: "log.getadler.first", Args: parts{itsSeat}},
	SeatReady:     {Key: "log.getadler.ready", Args: parts{itsSeat}},
	HourBegan:     {Key: "log.getadler.hour", Args: parts{itsNumber, itsHour}},
	TurnBegan:     {Key: "log.getadler.turn", Args: parts{itsSeat}},
	TurnMissed:    {Key: "log.getadler.missed", Args: parts{itsSeat}},
	Reshuffled:    {Key: "log.getadler.shuffled", Args: parts{itsNumber}},
	CardDrawn:     {Key: "log.getadler.drew", Args: parts{itsSeat, itsOne}},
	NothingDrawn:  {Key: "log.getadler.undrawn", Args: parts{itsSeat}},
	NothingPlayed: {Key: "log.getadler.unplayed", Args: parts{itsSeat}},
	CardDiscarded: {Key: "log.getadler.discarded", Args: parts{itsSeat, itsOne}},
	Asked:         {Key: "log.getadler.asked", Args: parts{itsSeat, itsOther, itsQuestion}},
	Answered:      {Key: "log.getadler.no", Args: parts{itsSeat}},
	Looked:        {Key: "log.getadler.looked", Args: parts{itsSeat, itsOther}},
	CardSeen:      {Key: "log.getadler.seen", Args: parts{itsSeat, itsOther, itsSome}}, // For the seat itself.
	LookEnded:     {Key: "log.getadler.put", Args: parts{itsSeat}},
	// The number is that of the cards to take.
	Spied:         {Key: "log.getadler.spied", Args: parts{itsNumber, itsSeat, itsOther}},
	CardTaken:     {Key: "log.getadler.taken", Args: parts{itsSeat, itsOther, itsOne}},
	CardGiven:     {Key: "log.getadler.given", Args: parts{itsSeat, itsOther, itsOne}},
	NothingToTake: {Key: "log.getadler.bare", Args: parts{itsOther}}, // Who has no card.
	Accused:       {Key: "log.getadler.accused", Args: parts{itsSeat, itsOther}},
	WrongArrest:   {Key: "log.getadler.wrong", Args: parts{itsSeat, itsOther}},
	RightArrest:   {Key: "log.getadler.right", Args: parts{itsSeat, itsOther}},
	RoleRevealed:  {Key: "log.getadler.revealed", Args: parts{itsSeat, itsRole}},
	Confronted:    {Key: "log.getadler.confront", Args: parts{itsSeat, itsOther}},
	Replied:       {Key: "log.getadler.replied", Args: parts{itsSeat, itsOne}},
	Pursued:       {Key: "log.getadler.pursued", Args: parts{itsSeat, itsOther, itsRide}},
	LetGo:         {Key: "log.getadler.letgo", Args: parts{itsSeat, itsOther}},
	Shot:          {Key: "log.getadler.shot", Args: parts{itsNumber, itsSeat}}, // The number is that of its shots so far.
	HeldFire:      {Key: "log.getadler.held", Args: parts{itsSeat}},
	Stunned:       {Key: "log.getadler.stunned", Args: parts{itsSeat}},
	Inherited:     {Key: "log.getadler.inherited", Args: parts{itsSeat}},
	Looted:        {Key: "log.getadler.looted", Args: parts{itsSeat, itsOther, itsOne}},
	LootEnded:     {Key: "log.getadler.enough", Args: parts{itsSeat}},
	// The hand put away lies there too, and how many cards of it were left: a number would not add up.
	Cleared:       {Key: "log.getadler.cleared"},
	DocumentShown: {Key: "log.getadler.shown", Args: parts{itsSeat, itsOne}},
	MatchEnded:    {Key: "log.getadler.ended", Args: parts{itsSeat}},
}

// Sentences of events that are told in several ways: the hour from which arrests can be made, and the last one; a yes;
// an arrest that names a villain, and one that costs the arrester alone a turn (H2, H8); a reply by an escape; a seat
// that lets go, or holds fire, because it lacks a card; a mission that asked for a document in vain (G48); and Collins,
// who wins without Adler (G35).
var (
	sayGate    = sentence{Key: "log.getadler.hour.gate", Args: parts{itsNumber, itsHour}}
	sayLast    = sentence{Key: "log.getadler.hour.last", Args: parts{itsNumber, itsHour}}
	sayYes     = sentence{Key: "log.getadler.yes", Args: parts{itsSeat}}
	sayNamed   = sentence{Key: "log.getadler.accused.named", Args: parts{itsSeat, itsOther, itsRole}}
	sayAlone   = sentence{Key: "log.getadler.wrong.alone", Args: parts{itsSeat}}
	sayFlees   = sentence{Key: "log.getadler.replied.by", Args: parts{itsSeat, itsRide}}
	sayUnable  = sentence{Key: "log.getadler.letgo.lacks", Args: parts{itsSeat, itsOther, itsOne}}
	sayUnarmed = sentence{Key: "log.getadler.held.lacks", Args: parts{itsSeat, itsOne}}
	sayLacked  = sentence{Key: "log.getadler.won.lacked", Args: parts{itsRole, itsOne}}
	sayWithout = sentence{Key: "log.getadler.won.alone", Args: parts{itsRole, itsOne}}
)

// lacking are the sentences for a seat that does not do what it has no card for.
var lacking = [eventEnd]sentence{LetGo: sayUnable, HeldFire: sayUnarmed}

// outcomes are the sentences for a villain who got away, for a seat that is out of the game, and for the side that has
// won, which name the villain who decided it by being free at the end and the document that was shown.
var outcomes = [reasonEnd]sentence{
	NobodyAnswered:     {Key: "log.getadler.freed.unfollowed", Args: parts{itsSeat}},
	Disguised:          {Key: "log.getadler.freed.disguised", Args: parts{itsSeat}},
	Bombed:             {Key: "log.getadler.freed.bombed", Args: parts{itsSeat}},
	Drawn:              {Key: "log.getadler.freed.drawn", Args: parts{itsSeat}},
	Outshot:            {Key: "log.getadler.out.outshot", Args: parts{itsSeat, itsOther}},
	Caught:             {Key: "log.getadler.out.caught", Args: parts{itsSeat, itsOther}},
	VillainsEliminated: {Key: "log.getadler.won.villains"},
	AdlerFallen:        {Key: "log.getadler.won.fallen"},
	HeroesEliminated:   {Key: "log.getadler.won.heroes"},
	NoDocument:         {Key: "log.getadler.won.none", Args: parts{itsRole}},
	DocumentKept:       {Key: "log.getadler.won.kept", Args: parts{itsRole, itsOne}},
}

// rides are the keys of how one escapes and pursues: "by bus".
var rides = [kindEnd]string{
	EscapeBus: "ride.bus", EscapeBike: "ride.bike", EscapeCar: "ride.car", EscapeMetro: "ride.metro",
	EscapeBoat: "ride.boat",
}

// Ride says by what a card of the kind, an escape, lets one escape.
func (k Kind) Ride() game.Arg { return game.Word(rides[k]) }

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said. It names no card and no
// character that the event does not.
func (e Event) Say() game.Line { return e.sentence().Of(e) }

// sentence is how the event is told. Of what others are dealt, of the first hands and of what others see nothing is
// said.
func (e Event) sentence() sentence {
	switch e.Kind {
	case RoleDealt, CardDrawn, CardSeen:
		if e.Kind == RoleDealt && e.Role == NoRole || e.Kind == CardDrawn && e.N != 0 || e.Kind == CardSeen &&
			e.Card == NoKind {
			return sentence{}
		}
	case HourBegan:
		switch e.N {
		case Gate:
			return sayGate
		case Hours:
			return sayLast
		}
	case Answered:
		if e.N == answeredYes {
			return sayYes
		}
	case Accused:
		if e.Role != NoRole {
			return sayNamed
		}
	case WrongArrest:
		if e.N != 0 {
			return sayAlone
		}
	case Replied:
		if e.Card.Escape() {
			return sayFlees
		}
	case LetGo, HeldFire:
		if e.Card != NoKind {
			return lacking[e.Kind]
		}
	case SideWon:
		switch {
		case e.Reason == NoDocument && e.Card != NoKind:
			return sayLacked
		case e.Reason == DocumentKept && e.Role == Collins:
			return sayWithout
		}
		return outcomes[e.Reason]
	case Freed, Eliminated:
		return outcomes[e.Reason]
	}
	return sentences[e.Kind]
}

// answeredYes is the N of an Answered event for yes.
const answeredYes = 1
