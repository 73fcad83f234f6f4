package getadler

import (
	"slices"

	"safehouse/game"
)

// Check returns nil for a legal move and otherwise the reason. It looks at nothing that the seat may not know.
func (r Rules) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	var buf [mostMoves]Move
	if slices.Contains(r.Moves(s, seat, buf[:0]), m) {
		return nil
	}
	switch {
	case s.Over():
		return game.Refuse("", whyOver)
	case seat == game.Nature || m.Op <= OpTake || m.Op >= opEnd:
		return game.Refuse("", whyNature)
	case m.String() == game.UnknownMove:
		return game.Refuse("", whyMove)
	case s.phase == PhaseMeet && seat.Sits(int(s.seats)) && !s.waiting.Has(seat):
		return game.Refuse("", whyReady)
	case !s.waiting.Has(seat):
		return game.Refuse("", whyTurn)
	case !asked[s.phase].ops.has(m.Op):
		return game.Refuse(asked[s.phase].ruling, asked[s.phase].key)
	}
	if s.phase == PhasePlay {
		return whyNotPlay(s, seat, m)
	}
	return whyNotNow(s, m)
}

// ops is a set of operations.
type ops uint32

func opsOf(list ...Op) (set ops) {
	for _, op := range list {
		set |= 1 << op
	}
	return set
}

func (set ops) has(op Op) bool { return set&(1<<op) != 0 }

// asked are the operations that a phase asks for, and what it says, to a seat that wants another, is to be done first.
var asked = [PhaseOver + 1]struct {
	ops         ops
	key, ruling string
}{
	PhaseMeet:     {opsOf(OpReady), "why.getadler.first.ready", ""},
	PhaseExchange: {opsOf(OpGive), "why.getadler.first.exchange", "G40"},
	PhaseReturn:   {opsOf(OpGive), "why.getadler.first.return", "G40"},
	PhasePlay:     {opsOf(OpAsk, OpLook, OpSpy, OpArrest, OpDiscard), "why.getadler.first.play", "G4"},
	PhaseAnswer:   {opsOf(OpYes, OpNo), "why.getadler.first.answer", "G7"},
	PhaseLook:     {opsOf(OpSeen), "why.getadler.first.seen", "G10"},
	PhaseGive:     {opsOf(OpGive), "why.getadler.first.give", "G11"},
	PhaseReply:    {opsOf(OpReply, OpSurrender), "why.getadler.first.reply", "G16"},
	PhasePursue:   {opsOf(OpPursue, OpLetGo), "why.getadler.first.pursue", "G17"},
	PhaseShoot:    {opsOf(OpShoot, OpHold), "why.getadler.first.shoot", "G22"},
	PhaseLoot:     {opsOf(OpLoot, OpEnough), "why.getadler.first.loot", "G25"},
}

// whyNotPlay finds the reason against a play of the seat on turn.
func whyNotPlay(s *State, seat game.Seat, m Move) *game.Refusal {
	k := uses[m.Op]
	if m.Op == OpDiscard {
		k = Kind(m.A)
	}
	if s.hands[seat].of(k) == 0 {
		return game.Refuse("", whyHand, k.One())
	}
	if m.Op == OpDiscard {
		return game.Refuse("G4", whyAsk)
	}
	if r := whyNotOpen(s, seat, m); r != nil {
		return r
	}
	target := game.Seat(m.A)
	switch {
	case !target.Sits(int(s.seats)):
		return game.Refuse("", whySeat)
	case target == seat:
		return game.Refuse("", whySelf)
	case s.eliminated.Has(target):
		return game.Refuse("G12", whyEliminated, game.SeatName(target))
	}
	switch m.Op {
	case OpAsk:
		return game.Refuse("G53", whyColour)
	case OpSpy:
		return game.Refuse("G45", whyTwo)
	default:
		return whyNotArrest(s, seat, target)
	}
}

// uses are the kinds of cards that plays use; a discard names its own.
var uses = [opEnd]Kind{OpAsk: Question, OpLook: Magnifier, OpSpy: Binoculars, OpArrest: Arrest}

// whyNotOpen finds the reason against a play at whomever.
func whyNotOpen(s *State, seat game.Seat, m Move) *game.Refusal {
	villain := s.roles[seat].Villain()
	switch {
	case m.Op == OpAsk && s.Revealed():
		return game.Refuse("G9", whyRevealed)
	case m.Op == OpArrest && s.hour < Gate:
		return game.Refuse("G6", whyGate, game.Word(HourKey(Gate)))
	case m.Op == OpArrest && villain && s.Revealed():
		return game.Refuse("G5", whyVillain)
	case m.Op == OpArrest && villain && s.NoBluff:
		return game.Refuse("G5", whyBluff)
	default:
		return nil
	}
}

// whyNotArrest finds the reason against a seat's arrest of another in play.
func whyNotArrest(s *State, seat, target game.Seat) *game.Refusal {
	switch {
	case s.Revealed() && !s.roles[target].Villain():
		return game.Refuse("G15", whyHero, game.SeatName(target))
	case naming(s, seat):
		return game.Refuse("G38", whyName)
	default:
		return game.Refuse("G38", whyUnnamed)
	}
}

// whyNotNow finds the reason against a decision that is asked for now, but not so.
func whyNotNow(s *State, m Move) *game.Refusal {
	k := Kind(m.A)
	switch m.Op {
	case OpYes, OpNo:
		return game.Refuse("G7", whyTruth)
	case OpPursue:
		return game.Refuse("G17", whyPursue, s.escape.One())
	case OpShoot:
		return game.Refuse("", whyHand, Pistol.One())
	case OpSurrender:
		return game.Refuse("G16", whySurrender)
	case OpReply:
		return whyNotReply(s, k)
	case OpLoot:
		return game.Refuse("G25", whyLoot, k.One())
	default:
		return game.Refuse("", whyHand, k.One())
	}
}

// whyNotReply finds the reason against a villain's reply.
func whyNotReply(s *State, k Kind) *game.Refusal {
	switch {
	case !k.Reply():
		return game.Refuse("G16", whyReply, k.One())
	case s.hands[s.villain].of(k) == 0:
		return game.Refuse("", whyHand, k.One())
	case k == Disguise:
		return game.Refuse("G46", whyTownsend)
	default:
		return game.Refuse("G47", whyTarasov)
	}
}

// The reasons for which a move is refused; the ruling stands beside each where it is used.
const (
	whyTurn       = "why.turn"                // it is not this seat's turn; a key of every game
	whyOver       = "why.getadler.over"       // the match has ended
	whyNature     = "why.getadler.nature"     // only chance makes such a move
	whyReady      = "why.getadler.ready"      // this seat has looked at what it was dealt; others have not yet
	whyMove       = "why.getadler.move"       // there is no such move
	whyHand       = "why.getadler.hand"       // {0} one card: there is none in the hand
	whySeat       = "why.getadler.seat"       // nobody sits there
	whySelf       = "why.getadler.self"       // a card is played on others, not on oneself
	whyEliminated = "why.getadler.eliminated" // {0} seat: it is out of the game
	whyAsk        = "why.getadler.ask"        // before the reveal a question is asked, not discarded
	whyRevealed   = "why.getadler.revealed"   // after the reveal questions are discarded, not asked
	whyColour     = "why.getadler.colour"     // no character in play has that colour there
	// only Gold takes two cards, once revealed, with abilities, of two or more
	whyTwo     = "why.getadler.two"
	whyGate    = "why.getadler.gate"    // {0} hour: no arrests before it
	whyVillain = "why.getadler.villain" // villains arrest nobody after the reveal; they may discard the card
	whyBluff   = "why.getadler.bluff"   // villains arrest nobody in this match (option)
	whyHero    = "why.getadler.hero"    // {0} seat: a hero, as all know; only a villain is arrested
	whyName    = "why.getadler.name"    // an arrest must name Adler or Collins now
	// an arrest names nobody: it is the first, or all is revealed, or four play
	whyUnnamed   = "why.getadler.unnamed"
	whyTruth     = "why.getadler.truth"          // a hero tells the truth
	whyReply     = "why.getadler.reply"          // {0} one card: no reply to an arrest
	whyTownsend  = "why.getadler.reply.townsend" // Townsend sees through a disguise
	whyTarasov   = "why.getadler.reply.tarasov"  // Tarasov defuses a bomb
	whySurrender = "why.getadler.surrender"      // who can reply must
	whyPursue    = "why.getadler.pursue"         // {0} one card: only the identical one answers the escape
	whyLoot      = "why.getadler.loot"           // {0} one card: not in the hand that is left
)
