package topsecret

import "safehouse/game"

// sentences are the keys of what is told of each event, with the arguments in their order. Events that are not in the
// list are shown, not said. A card is named by its key, a document with its points as the argument {0} of its name.
var sentences = [eventEnd]string{
	MarkerDrawn:    "log.topsecret.marker",    // {0} seat that has the priority marker first
	GameBegan:      "log.topsecret.game",      // {0} number of the game; in a series only
	TurnBegan:      "log.topsecret.turn",      // {0} number of the turn, {1} seat that has the priority marker
	CardChosen:     "log.topsecret.chosen",    // {0} seat
	CardTurned:     "log.topsecret.turned",    // {0} seat, {1} card
	Called:         "log.topsecret.called",    // {0} seat
	Forgot:         "log.topsecret.forgot",    // {0} points of the fine, 50, {1} seat
	Exploded:       "log.topsecret.exploded",  // {0} number of assassins
	CardDestroyed:  "log.topsecret.destroyed", // {0} seat that loses it, {1} card
	CardSpared:     "log.topsecret.spared",    // {0} seat that keeps it, {1} card: a special agent or what lies under it
	CardStolen:     "log.topsecret.stolen",    // {0} thief, {1} card, {2} seat that it was taken from
	NothingToSteal: "log.topsecret.nothing",   // {0} seat whose mole found nothing
	BankChosen:     "log.topsecret.decided",   // {0} seat
	CardBanked:     "log.topsecret.banked",    // {0} points, 0 for a special agent, {1} seat, {2} card
	PairBanked:     "log.topsecret.paired",    // {0} points of the pair, doubled, {1} seat; once a pair
	CardLeft:       "log.topsecret.left",      // {0} seat, {1} card
	GameScored:     "log.topsecret.scored",    // {0} points of the game, {1} seat
	GameWon:        "log.topsecret.won",       // {0} seat
	MatchEnded:     "log.topsecret.ended",     // {0} seat that wins the series; nothing is said of a single game
}

// Sentences with a form of their own.
const (
	sayChosenOwn    = "log.topsecret.chosen.own"   // {0} seat, {1} card: for the seat itself
	sayDecidedBank  = "log.topsecret.decided.bank" // {0} seat: banks its card; for the seat itself
	sayDecidedLeave = "log.topsecret.decided.left" // {0} seat: leaves its card face up; for the seat itself
	sayScoredSeries = "log.topsecret.scored.all"   // {0} points of the game, {1} seat, {2} its score in the series
	sayWonShared    = "log.topsecret.won.shared"   // {0} seat, one of several that share the win (T28)
)

// The reasons for which a move is refused; the ruling stands beside each where it is used.
const (
	whyTurn        = "why.turn"                   // it is not this seat's turn; a key of every game
	whyOver        = "why.topsecret.over"         // the match has ended
	whyNature      = "why.topsecret.nature"       // only chance makes such a move
	whyChosen      = "why.topsecret.chosen"       // this seat has confirmed its card, which stands
	whyDecided     = "why.topsecret.decided"      // this seat has confirmed what becomes of its card
	whyAnswered    = "why.topsecret.answered"     // this seat has called «Boum!» or forgotten it
	whyHand        = "why.topsecret.hand"         // {0} number it began with, {1} card: all played, none is left
	whyAbsent      = "why.topsecret.absent"       // {0} card: not in play with so few players
	whyValue       = "why.topsecret.value"        // {0} points: no document has that value
	whyChooseFirst = "why.topsecret.choose.first" // choose a card first
	whyCallFirst   = "why.topsecret.call.first"   // call «Boum!» first
	whyStealFirst  = "why.topsecret.steal.first"  // the mole must take a card first
	whyBankFirst   = "why.topsecret.bank.first"   // bank the face-up card or leave it first
	whyPlayTime    = "why.topsecret.play.time"    // a card is played when all seats choose, not now
	whyCallTime    = "why.topsecret.call.time"    // no assassin has been turned up
	whyCallProgram = "why.topsecret.call.program" // the program says «Boum!» in this match
	whyCallNone    = "why.topsecret.call.none"    // this seat has played no assassin in this turn
	whyStealTime   = "why.topsecret.steal.time"   // no mole of this seat is in turn
	whyStealOwn    = "why.topsecret.steal.own"    // its own card
	whyStealNone   = "why.topsecret.steal.none"   // {0} seat: it has just played nothing that a mole may take
	whyStealStolen = "why.topsecret.steal.stolen" // {0} seat: its card has been stolen in this turn already
	whyStealSeat   = "why.topsecret.steal.seat"   // nobody sits there
	whyBankTime    = "why.topsecret.bank.time"    // cards are banked at the end of a turn
	whyBankNone    = "why.topsecret.bank.none"    // no card of this seat is face up
	whyBankTwo     = "why.topsecret.bank.two"     // two face-up cards are always banked
	whyBankLast    = "why.topsecret.bank.last"    // in the last turn all face-up cards are banked
)

// reasons lists the refusals for WordKeys.
var reasons = []string{whyTurn, whyOver, whyNature, whyChosen, whyDecided, whyAnswered, whyHand, whyAbsent, whyValue,
	whyChooseFirst, whyCallFirst, whyStealFirst, whyBankFirst, whyPlayTime, whyCallTime, whyCallProgram, whyCallNone,
	whyStealTime, whyStealOwn, whyStealNone, whyStealStolen, whyStealSeat, whyBankTime, whyBankNone, whyBankTwo, whyBankLast}

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

// Word names cards of a kind, a document with the points that it has in this match.
func (v *View) Word(k Kind) game.Arg { return k.Word(v.Value(k)) }

// WordKeys lists every message key that the rules may give to a screen, each once: sentences, refusals and cards.
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
	add(sayChosenOwn, sayDecidedBank, sayDecidedLeave, sayScoredSeries, sayWonShared)
	add(reasons...)
	add(cardKeys[:]...)
	return keys
}

// Say gives the sentence for log, captions and speech; the zero Line where nothing is said.
func (e Event) Say() game.Line {
	key := sentences[e.Kind]
	who, n := game.SeatName(e.Seat), game.Number(int(e.N))
	card := e.Card.Kind().Word(int(e.Value))
	switch e.Kind {
	case MarkerDrawn, Called, NothingToSteal, GameWon, MatchEnded:
		switch {
		case e.Kind == GameWon && e.N > 1:
			key = sayWonShared
		case e.Kind == MatchEnded && e.N == 0:
			return game.Line{}
		}
		return game.Say(key, who)
	case GameBegan, Exploded:
		if e.Kind == GameBegan && e.Value == 0 {
			return game.Line{}
		}
		return game.Say(key, n)
	case TurnBegan, Forgot:
		return game.Say(key, n, who)
	case CardChosen:
		if e.Card != 0 {
			return game.Say(sayChosenOwn, who, card)
		}
		return game.Say(key, who)
	case CardTurned, CardDestroyed, CardSpared, CardLeft:
		if e.Kind == CardDestroyed && e.Card.Kind() == Assassin {
			return game.Line{}
		}
		return game.Say(key, who, card)
	case CardStolen:
		return game.Say(key, who, card, game.SeatName(e.Other))
	case BankChosen:
		switch e.N {
		case banks:
			key = sayDecidedBank
		case leaves:
			key = sayDecidedLeave
		}
		return game.Say(key, who)
	case CardBanked:
		return game.Say(key, game.Number(int(e.Value)), who, card)
	case PairBanked:
		if e.N == 0 {
			return game.Line{}
		}
		return game.Say(key, game.Number(int(e.Value)), who)
	case GameScored:
		if e.Value != int32(e.N) {
			return game.Say(sayScoredSeries, n, who, game.Number(int(e.Value)))
		}
		return game.Say(key, n, who)
	}
	return game.Line{}
}

// banks and leaves are a sealed banking decision in an Event and a View.
const (
	banks  = 1
	leaves = 2
)
