package kompromat

import "safehouse/game"

// sentences are the keys of what is told of each event, with the arguments in their order. Events that are not in
// the list are shown, not said.
var sentences = [eventEnd]string{
	StarterDrawn:     "log.kompromat.starter",      // {0} seat
	RoundBegan:       "log.kompromat.round",        // {0} number of the round, {1} seat that starts it
	MissionLaid:      "log.kompromat.laid",         // {0} mission, {1} number of its place, 1 to 4
	CounterLaid:      "log.kompromat.counter",      // {0} number of exclamation marks, {1} number of its place
	SetAside:         "log.kompromat.aside",        // {0} number of exclamation marks
	SetAsideReturned: "log.kompromat.aside.back",   // {0} number of cards
	CardDrawn:        "log.kompromat.drew",         // {0} seat
	CardPlacedUp:     "log.kompromat.up",           // {0} seat, {1} card, {2} mission, {3} its number in the row
	CardPlacedDown:   "log.kompromat.down",         // {0} seat, {1} mission
	Stopped:          "log.kompromat.stopped",      // {0} seat, {1} mission
	ItemUsed:         "log.kompromat.used",         // {0} seat, {1} item
	CardsSeen:        "log.kompromat.seen",         // {0} seat that looks, {1} mission; only when it begins to look
	DeckLooked:       "log.kompromat.looked",       // {0} number of cards, {1} seat
	DeckOrdered:      "log.kompromat.ordered",      // {0} seat
	CardRemoved:      "log.kompromat.removed",      // {0} owner of the card, {1} mission
	NothingRemoved:   "log.kompromat.kept",         // {0} seat, {1} mission
	TokensReturned:   "log.kompromat.returned",     // {0} number of tokens, {1} seat
	RevealBegan:      "log.kompromat.reveal",       // none
	MissionOpened:    "log.kompromat.opened",       // {0} mission, {1} number of its place
	CardTurned:       "log.kompromat.turned",       // {0} seat, {1} card
	Declared:         "log.kompromat.declared",     // {0} seat, {1} total, {2} mission
	Adjusted:         "log.kompromat.adjusted",     // {0} seat, {1} new total, {2} mission
	WentBust:         "log.kompromat.bust",         // {0} seat, {1} total, {2} mission
	WasPerfect:       "log.kompromat.perfect",      // {0} seat, {1} mission
	TokenDiscarded:   "log.kompromat.discarded",    // {0} seat
	TokenHeld:        "log.kompromat.held",         // {0} seat
	MissionWon:       "log.kompromat.won",          // {0} seat, {1} mission, {2} total
	WonByCards:       "log.kompromat.won.cards",    // {0} seat, {1} mission, {2} total, which both have
	MissionDropped:   "log.kompromat.dropped",      // {0} mission
	MarksTaken:       "log.kompromat.marks",        // {0} number of tokens, {1} seat
	Passed:           "log.kompromat.passed",       // {0} seat
	EquipmentBack:    "log.kompromat.back",         // {0} seat
	MatchEnded:       "log.kompromat.ended.points", // {0} seat that won
}

// Sentences with a form of their own.
const (
	sayDrewOwn = "log.kompromat.drew.own" // {0} seat, {1} card: for the seat itself
	sayCovers  = "log.kompromat.covers"   // {0} mission, {1} number of its place: laid on counter-intelligence
	sayUsedAt  = "log.kompromat.used.at"  // {0} seat, {1} item, {2} mission
	sayDone    = "log.kompromat.done"     // {0} seat: declined all windows of this round
)

// endings are the last sentences.
var endings = [endingEnd]string{
	EndPoints:        "log.kompromat.ended.points",    // {0} seat that won
	EndTokens:        "log.kompromat.ended.tokens",    // {0} seat that won
	EndDraw:          "log.kompromat.ended.draw",      // none
	EndNotorious:     "log.kompromat.ended.notorious", // {0} seat that won
	EndBothNotorious: "log.kompromat.ended.both",      // none
}

// The reasons for which a move is refused; the ruling stands beside each where it is used.
const (
	whyTurn          = "why.turn"                          // it is not this seat's turn; a key of every game
	whyOver          = "why.kompromat.over"                // the match has ended
	whyNature        = "why.kompromat.nature"              // only chance makes such a move
	whyForced        = "why.kompromat.forced"              // {0} lowest total: over 21, only stop is left
	whyEmpty         = "why.kompromat.empty"               // no card left: only stop is left
	whyNothingYet    = "why.kompromat.stop.nothing"        // nothing placed this turn: draw first
	whyPlaceFirst    = "why.kompromat.place.first"         // the card drawn must be placed first
	whyNothingDrawn  = "why.kompromat.place.nothing"       // no card to place: draw first
	whyPlaceOpen     = "why.kompromat.place.open"          // further cards go to the mission begun
	whyTried         = "why.kompromat.place.tried"         // {0} mission: already attempted
	whyNoSuchMission = "why.kompromat.place.none"          // there is no such mission
	whyNoItem        = "why.kompromat.item.none"           // {0} item: not held, or used
	whyNotNow        = "why.kompromat.item.window"         // {0} item: not usable at this moment
	whyNoEffect      = "why.kompromat.item.effect"         // {0} item: would have no effect
	whyNoEffectAt    = "why.kompromat.item.effect.mission" // {0} item, {1} mission: no face-down card there
	whyPenTotal      = "why.kompromat.pen.total"           // no declared total at this mission
	whyPapers        = "why.kompromat.papers"              // {0} number asked for, {1} tokens held: two at most
	whySeenFirst     = "why.kompromat.seen.first"          // put the cards away first
	whyOrderFirst    = "why.kompromat.order.first"         // put the deck's cards back first
	whyOrderCount    = "why.kompromat.order.count"         // {0} number of cards to order
	whySmokeFirst    = "why.kompromat.smoke.first"         // remove a card or keep all first
	whyRemoveUp      = "why.kompromat.remove.up"           // the face-up card always stays
	whyRemoveNone    = "why.kompromat.remove.none"         // there is no such face-down card
	whyNothingLooked = "why.kompromat.nothing.open"        // no item is at work that this move would end
	whyDeclareFirst  = "why.kompromat.declare.first"       // value the 1/11 cards first
	whyDeclareCount  = "why.kompromat.declare.count"       // {0} number of 1/11 cards here
	whyDeclareNone   = "why.kompromat.declare.none"        // no total is to be declared now
	whyPerfectFirst  = "why.kompromat.perfect.first"       // give a token back or keep all first
	whyPerfectNone   = "why.kompromat.perfect.none"        // needs 21 and a token, when missions are revealed
	whyWindow        = "why.kompromat.window.first"        // use an item or decline first
	whyNoWindow      = "why.kompromat.window.none"         // nothing is asked that could be declined
)

// reasons lists the refusals for WordKeys.
var reasons = []string{whyTurn, whyOver, whyNature, whyForced, whyEmpty, whyNothingYet, whyPlaceFirst, whyNothingDrawn,
	whyPlaceOpen, whyTried, whyNoSuchMission, whyNoItem, whyNotNow, whyNoEffect, whyNoEffectAt, whyPenTotal, whyPapers,
	whySeenFirst, whyOrderFirst, whyOrderCount, whySmokeFirst, whyRemoveUp, whyRemoveNone, whyNothingLooked, whyDeclareFirst,
	whyDeclareCount, whyDeclareNone, whyPerfectFirst, whyPerfectNone, whyWindow, whyNoWindow}

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
func (c Card) Key() string {
	switch {
	case c == 0:
		return "card.back"
	case c.Wild():
		return "card.wild"
	case c.Low() == 1:
		return "card.half"
	default:
		return cardNumbers[c.Low()/2]
	}
}

// cardNumbers are the keys of the cards that are worth their number.
var cardNumbers = [...]string{2: "card.2", 3: "card.3", 4: "card.4", 5: "card.5", 6: "card.6", 7: "card.7", 8: "card.8",
	9: "card.9", 10: "card.10"}

// WordKeys lists every message key that the rules may give to a screen, each once: sentences, refusals, missions,
// kinds and cards.
func WordKeys() []string {
	var keys []string
	have := map[string]bool{"": true}
	add := func(more ...string) {
		for _, k := range more {
			if !have[k] {
				have[k] = true
				keys = append(keys, k)
			}
		}
	}
	add(sentences[:]...)
	add(sayDrewOwn, sayCovers, sayUsedAt, sayDone)
	add(endings[:]...)
	add(reasons...)
	for _, m := range missions {
		add(m.key)
	}
	add(kinds[:]...)
	for c := range Card(DeckSize + 1) {
		add(c.Key())
	}
	return keys
}

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said. It never names a card
// that its player may not look at later (K23).
func (e Event) Say() game.Line {
	key := sentences[e.Kind]
	who, what := game.SeatName(e.Seat), game.Word(e.Mission.Key())
	at, n := game.Number(int(e.Index)+1), game.Number(int(e.N))
	switch e.Kind {
	case StarterDrawn, DeckOrdered, TokenDiscarded, TokenHeld, Passed, EquipmentBack:
		if e.Kind == Passed && e.N != 0 {
			key = sayDone
		}
		return game.Say(key, who)
	case RoundBegan, DeckLooked, TokensReturned, MarksTaken:
		return game.Say(key, n, who)
	case MissionLaid:
		if e.Covers {
			key = sayCovers
		}
		return game.Say(key, what, at)
	case CounterLaid:
		return game.Say(key, game.Number(e.Mission.Marks()), at)
	case SetAside:
		return game.Say(key, game.Number(e.Mission.Marks()))
	case SetAsideReturned:
		return game.Say(key, n)
	case CardDrawn:
		if e.Card != 0 {
			return game.Say(sayDrewOwn, who, game.Word(e.Card.Key()))
		}
		return game.Say(key, who)
	case CardPlacedUp:
		return game.Say(key, who, game.Word(e.Card.Key()), what, game.Number(int(e.Index)+1))
	case CardTurned:
		return game.Say(key, who, game.Word(e.Card.Key()))
	case ItemUsed:
		item := game.Word(e.Item.Key())
		if e.Mission != 0 {
			return game.Say(sayUsedAt, who, item, what)
		}
		return game.Say(key, who, item)
	case CardsSeen:
		if e.N != 0 {
			return game.Line{}
		}
		return game.Say(key, who, what)
	case CardPlacedDown, Stopped, CardRemoved, NothingRemoved, WasPerfect:
		return game.Say(key, who, what)
	case RevealBegan:
		return game.Say(key)
	case MissionOpened:
		return game.Say(key, what, at)
	case Declared, Adjusted, WentBust:
		return game.Say(key, who, game.Halves(int(e.N)), what)
	case MissionWon, WonByCards:
		return game.Say(key, who, what, game.Halves(int(e.N)))
	case MissionDropped:
		return game.Say(key, what)
	case MatchEnded:
		if e.Seat == game.Table {
			return game.Say(endings[e.N])
		}
		return game.Say(endings[e.N], who)
	}
	return game.Line{}
}
