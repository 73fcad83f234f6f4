package getadler

// The reasons for which a move is refused; the ruling stands beside each where it is used.
const (
	whyTurn       = "why.turn"                    // it is not this seat's turn; a key of every game
	whyOver       = "why.getadler.over"           // the match has ended
	whyNature     = "why.getadler.nature"         // only chance makes such a move
	whyReady      = "why.getadler.ready"          // this seat has looked at what it was dealt; others have not yet
	whyMove       = "why.getadler.move"           // there is no such move
	whyHand       = "why.getadler.hand"           // {0} one card: there is none in the hand
	whySeat       = "why.getadler.seat"           // nobody sits there
	whySelf       = "why.getadler.self"           // a card is played on others, not on oneself
	whyEliminated = "why.getadler.eliminated"     // {0} seat: it is out of the game
	whyAsk        = "why.getadler.ask"            // before the reveal a question is asked, not discarded
	whyRevealed   = "why.getadler.revealed"       // after the reveal questions are discarded, not asked
	whyColour     = "why.getadler.colour"         // no character in play has that colour there
	whyTwo        = "why.getadler.two"            // only Gold takes two cards, once revealed, with abilities, of two or more
	whyGate       = "why.getadler.gate"           // {0} hour: no arrests before it
	whyVillain    = "why.getadler.villain"        // villains arrest nobody after the reveal; they may discard the card
	whyBluff      = "why.getadler.bluff"          // villains arrest nobody in this match (option)
	whyHero       = "why.getadler.hero"           // {0} seat: a hero, as all know; only a villain is arrested
	whyName       = "why.getadler.name"           // an arrest must name Adler or Collins now
	whyUnnamed    = "why.getadler.unnamed"        // an arrest names nobody: it is the first, or all is revealed, or four play
	whyTruth      = "why.getadler.truth"          // a hero tells the truth
	whyReply      = "why.getadler.reply"          // {0} one card: no reply to an arrest
	whyTownsend   = "why.getadler.reply.townsend" // Townsend sees through a disguise
	whyTarasov    = "why.getadler.reply.tarasov"  // Tarasov defuses a bomb
	whySurrender  = "why.getadler.surrender"      // who can reply must
	whyPursue     = "why.getadler.pursue"         // {0} one card: only the identical one answers the escape
	whyLoot       = "why.getadler.loot"           // {0} one card: not in the hand that is left
)

// reasons lists them for WordKeys.
var reasons = []string{
	whyTurn, whyOver, whyNature, whyReady, whyMove, whyHand, whySeat, whySelf, whyEliminated, whyAsk, whyRevealed,
	whyColour, whyTwo, whyGate, whyVillain, whyBluff, whyHero, whyName, whyUnnamed, whyTruth, whyReply,
	whyTownsend, whyTarasov, whySurrender, whyPursue, whyLoot,
}
