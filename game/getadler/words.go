package getadler

import "safehouse/game"

// sentence is how an event is told, parts are its arguments.
type (
	sentence = game.Sentence[Event]
	parts    = []func(e Event) game.Arg
)

// The arguments. A card is named as one of its kind, and as «a card» to those who may not know it; or as one of
// several, as what somebody lacks, or as that by which one escapes and pursues.
func itsSeat(e Event) game.Arg     { return game.SeatName(e.Seat) }
func itsOther(e Event) game.Arg    { return game.SeatName(e.Other) }
func itsNumber(e Event) game.Arg   { return game.Number(int(e.N)) }
func itsHour(e Event) game.Arg     { return game.Word(HourKey(int(e.N))) }
func itsRole(e Event) game.Arg     { return e.Role.Word() }
func itsOne(e Event) game.Arg      { return e.Card.One() }
func itsSome(e Event) game.Arg     { return e.Card.Some(int(e.N)) }
func itsKind(e Event) game.Arg     { return e.Card.Word() }
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
// that was passed over because it lacks a card; a mission that asked for a document in vain (G48); and Collins, who
// wins without Adler (G35).
var (
	sayGate    = sentence{Key: "log.getadler.hour.gate", Args: parts{itsNumber, itsHour}}
	sayLast    = sentence{Key: "log.getadler.hour.last", Args: parts{itsNumber, itsHour}}
	sayYes     = sentence{Key: "log.getadler.yes", Args: parts{itsSeat}}
	sayNamed   = sentence{Key: "log.getadler.accused.named", Args: parts{itsSeat, itsOther, itsRole}}
	sayAlone   = sentence{Key: "log.getadler.wrong.alone", Args: parts{itsSeat}}
	sayFlees   = sentence{Key: "log.getadler.replied.by", Args: parts{itsSeat, itsRide}}
	sayLacks   = sentence{Key: "log.getadler.lacks", Args: parts{itsSeat, itsKind}}
	sayLacked  = sentence{Key: "log.getadler.won.lacked", Args: parts{itsRole, itsOne}}
	sayWithout = sentence{Key: "log.getadler.won.alone", Args: parts{itsRole, itsOne}}
)

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
			return sayLacks
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
