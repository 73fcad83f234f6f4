package getadler

import "safehouse/game"

// sentences are the keys of what is told of each event, with the arguments in their order. Events that are not in the
// list, or have a form of their own below, are shown or said otherwise. A card is named as one of its kind, and as «a
// card» to those who may not know it.
var sentences = [eventEnd]string{
	BranchDrawn:   "log.getadler.branch",    // {0} document of the branch
	RoleDealt:     "log.getadler.dealt",     // {0} seat, {1} character; for the seat itself
	FirstDrawn:    "log.getadler.first",     // {0} seat
	SeatReady:     "log.getadler.ready",     // {0} seat
	HourBegan:     "log.getadler.hour",      // {0} number of the hour, {1} its name
	TurnBegan:     "log.getadler.turn",      // {0} seat
	TurnMissed:    "log.getadler.missed",    // {0} seat
	Reshuffled:    "log.getadler.shuffled",  // {0} number of cards
	CardDrawn:     "log.getadler.drew",      // {0} seat, {1} card
	NothingDrawn:  "log.getadler.undrawn",   // {0} seat
	NothingPlayed: "log.getadler.unplayed",  // {0} seat
	CardDiscarded: "log.getadler.discarded", // {0} seat, {1} card
	Asked:         "log.getadler.asked",     // {0} seat, {1} seat asked, {2} the question
	Answered:      "log.getadler.no",        // {0} seat
	Looked:        "log.getadler.looked",    // {0} seat, {1} seat whose hand it is
	CardSeen:      "log.getadler.seen",      // {0} seat, {1} seat whose hand it is, {2} cards; for the seat itself
	LookEnded:     "log.getadler.put",       // {0} seat
	Spied:         "log.getadler.spied",     // {0} number of cards to take, {1} seat, {2} seat to take them from
	CardTaken:     "log.getadler.taken",     // {0} seat, {1} seat it is taken from, {2} card
	CardGiven:     "log.getadler.given",     // {0} seat, {1} seat it is given to, {2} card
	NothingToTake: "log.getadler.bare",      // {0} seat with no card
	Accused:       "log.getadler.accused",   // {0} seat, {1} seat arrested
	WrongArrest:   "log.getadler.wrong",     // {0} seat, {1} seat arrested
	RightArrest:   "log.getadler.right",     // {0} seat, {1} seat arrested
	RoleRevealed:  "log.getadler.revealed",  // {0} seat, {1} character
	Confronted:    "log.getadler.confront",  // {0} seat of the villain, {1} seat of the hero
	Replied:       "log.getadler.replied",   // {0} seat, {1} card
	Pursued:       "log.getadler.pursued",   // {0} seat, {1} seat of the villain, {2} by what
	LetGo:         "log.getadler.letgo",     // {0} seat, {1} seat of the villain
	Shot:          "log.getadler.shot",      // {0} number of its shots so far, {1} seat
	HeldFire:      "log.getadler.held",      // {0} seat
	Stunned:       "log.getadler.stunned",   // {0} seat
	Looted:        "log.getadler.looted",    // {0} seat, {1} seat whose hand it was, {2} card
	LootEnded:     "log.getadler.enough",    // {0} seat
	Cleared:       "log.getadler.cleared",   // none
	DocumentShown: "log.getadler.shown",     // {0} seat, {1} document
	MatchEnded:    "log.getadler.ended",     // {0} seat that has won
}

// Sentences with a form of their own.
const (
	sayGate   = "log.getadler.hour.gate"     // {0} number of the hour, {1} its name: arrests can be made from now on
	sayLast   = "log.getadler.hour.last"     // {0} number of the hour, {1} its name: the last one
	sayYes    = "log.getadler.yes"           // {0} seat
	sayNamed  = "log.getadler.accused.named" // {0} seat, {1} seat arrested, {2} villain named
	sayFlees  = "log.getadler.replied.by"    // {0} seat, {1} by what it tries to escape
	sayLacked = "log.getadler.won.lacked"    // {0} villain who is free, {1} document that the mission asked for (G48)
	sayLacks  = "log.getadler.lacks"         // {0} seat, {1} card: it was passed over because it has none
	sayAlone  = "log.getadler.won.alone"     // {0} Collins, who wins without Adler (G35), {1} document
)

// saidOtherwise lists them for WordKeys.
var saidOtherwise = []string{sayGate, sayLast, sayYes, sayNamed, sayFlees, sayLacked, sayLacks, sayAlone}

// freed are the sentences for a villain who got away.
var freed = [reasonEnd]string{
	NobodyAnswered: "log.getadler.freed.unfollowed", // {0} seat
	Disguised:      "log.getadler.freed.disguised",  // {0} seat
	Bombed:         "log.getadler.freed.bombed",     // {0} seat
	Drawn:          "log.getadler.freed.drawn",      // {0} seat
}

// eliminated are those for a seat that is out of the game.
var eliminated = [reasonEnd]string{
	Outshot: "log.getadler.out.outshot", // {0} seat, {1} seat that shot more often
	Caught:  "log.getadler.out.caught",  // {0} seat, {1} seat that caught it
}

// won are those for the side that has won.
var won = [reasonEnd]string{
	VillainsEliminated: "log.getadler.won.villains", // none
	HeroesEliminated:   "log.getadler.won.heroes",   // none
	NoDocument:         "log.getadler.won.none",     // {0} villain who is free
	DocumentKept:       "log.getadler.won.kept",     // {0} villain who is free, {1} document
}

// rides are the keys of how one escapes and pursues: "by bus".
var rides = [kindEnd]string{
	EscapeBus: "ride.bus", EscapeBike: "ride.bike", EscapeCar: "ride.car", EscapeMetro: "ride.metro", EscapeBoat: "ride.boat",
}

// Ride says by what a card of the kind, an escape, lets one escape.
func (k Kind) Ride() game.Arg { return game.Word(rides[k]) }

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said. It names no card and no
// character that the event does not.
func (e Event) Say() game.Line {
	key := sentences[e.Kind]
	who, other, n := game.SeatName(e.Seat), game.SeatName(e.Other), game.Number(int(e.N))
	switch e.Kind {
	case FirstDrawn, SeatReady, TurnBegan, TurnMissed, NothingDrawn, NothingPlayed, LookEnded, Stunned, LootEnded,
		MatchEnded:
		return game.Say(key, who)
	case BranchDrawn:
		return game.Say(key, e.Card.One())
	case Reshuffled:
		return game.Say(key, n)
	case Cleared:
		// The hand put away lies there too, and how many cards of it were left: a number would not add up.
		return game.Say(key)
	case RoleDealt:
		if e.Role == NoRole {
			return game.Line{}
		}
		return game.Say(key, who, e.Role.Word())
	case RoleRevealed:
		return game.Say(key, who, e.Role.Word())
	case LetGo, HeldFire:
		return e.sayPassed(who, other)
	case CardDrawn, CardDiscarded, DocumentShown:
		if e.Kind == CardDrawn && e.N != 0 {
			return game.Line{}
		}
		return game.Say(key, who, e.Card.One())
	case Answered:
		if e.N == answeredYes {
			key = sayYes
		}
		return game.Say(key, who)
	case Asked:
		return game.Say(key, who, other, game.Word(QuestionKey(e.Trait, e.Colour)))
	case CardSeen:
		if e.Card == NoKind {
			return game.Line{}
		}
		return game.Say(key, who, other, e.Card.Some(int(e.N)))
	case Spied:
		return game.Say(key, n, who, other)
	case CardTaken, CardGiven, Looted:
		return game.Say(key, who, other, e.Card.One())
	case NothingToTake:
		return game.Say(key, other)
	case Looked, WrongArrest, RightArrest, Confronted:
		return game.Say(key, who, other)
	case Shot:
		return game.Say(key, n, who)
	default:
		return e.sayTurningPoint(who, other)
	}
}

// sayPassed says that a hero does not answer: of one who was not asked, that it cannot.
func (e Event) sayPassed(who, other game.Arg) game.Line {
	switch {
	case e.Card != NoKind:
		return game.Say(sayLacks, who, e.Card.Word())
	case e.Kind == LetGo:
		return game.Say(sentences[LetGo], who, other)
	}
	return game.Say(sentences[HeldFire], who)
}

// sayTurningPoint gives the sentences that have several forms.
func (e Event) sayTurningPoint(who, other game.Arg) game.Line {
	key := sentences[e.Kind]
	switch e.Kind {
	case HourBegan:
		switch e.N {
		case Gate:
			key = sayGate
		case Hours:
			key = sayLast
		}
		return game.Say(key, game.Number(int(e.N)), game.Word(HourKey(int(e.N))))
	case Accused:
		if e.Role != NoRole {
			return game.Say(sayNamed, who, other, e.Role.Word())
		}
		return game.Say(key, who, other)
	case Replied:
		if e.Card.Escape() {
			return game.Say(sayFlees, who, e.Card.Ride())
		}
		return game.Say(key, who, e.Card.One())
	case Pursued:
		return game.Say(key, who, other, e.Card.Ride())
	case Freed:
		return game.Say(freed[e.Reason], who)
	case Eliminated:
		return game.Say(eliminated[e.Reason], who, other)
	case SideWon:
		return e.sayWon()
	}
	return game.Line{}
}

// sayWon says who has won and why. Role is the villain who decided it by being free at the end, Card the document that
// it showed or, where it had none, the one that the ultimate mission asked for.
func (e Event) sayWon() game.Line {
	switch {
	case e.Reason == NoDocument && e.Card != NoKind:
		return game.Say(sayLacked, e.Role.Word(), e.Card.One())
	case e.Reason == NoDocument:
		return game.Say(won[e.Reason], e.Role.Word())
	case e.Reason == DocumentKept && e.Role == Collins:
		return game.Say(sayAlone, e.Role.Word(), e.Card.One())
	case e.Reason == DocumentKept:
		return game.Say(won[e.Reason], e.Role.Word(), e.Card.One())
	default:
		return game.Say(won[e.Reason])
	}
}

// answeredYes is the N of an Answered event for yes.
const answeredYes = 1
