package getadler

import (
	"slices"

	"safehouse/game"
)

// mostMoves is more than the number of moves that any seat or Nature ever has to choose from.
const mostMoves = 128

// Moves appends the legal moves of a seat to buf.
func (Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if !s.waiting.Has(seat) {
		return buf
	}
	switch s.phase {
	case PhaseDeal:
		return s.deals(buf)
	case PhaseDraw, PhaseRefill:
		return copies(OpDraw, &s.pile, Disguise, buf)
	case PhaseTake:
		return copies(OpTake, &s.hands[s.turn().target()], Disguise, buf)
	case PhaseMeet:
		return append(buf, Move{Op: OpReady})
	case PhaseExchange, PhaseReturn, PhaseGive:
		return each(OpGive, s.hands[seat].kinds(), buf)
	case PhasePlay:
		return s.plays(seat, buf)
	case PhaseAnswer:
		return s.truths(seat, buf)
	case PhaseLook:
		return append(buf, Move{Op: OpSeen})
	default:
		return s.fightMoves(seat, buf)
	}
}

// fightMoves are the moves in a confrontation.
func (s *State) fightMoves(seat game.Seat, buf []Move) []Move {
	switch s.phase {
	case PhaseReply:
		return s.escapes(buf)
	case PhasePursue:
		if s.hands[seat].of(s.escape) > 0 {
			buf = append(buf, Move{Op: OpPursue})
		}
		return append(buf, Move{Op: OpLetGo})
	case PhaseShoot:
		if s.hands[seat].of(Pistol) > 0 {
			buf = append(buf, Move{Op: OpShoot})
		}
		return append(buf, Move{Op: OpHold})
	case PhaseLoot:
		return append(each(OpLoot, s.hands[s.loser()].kinds(), buf), Move{Op: OpEnough})
	}
	return buf
}

// deals are Nature's moves before the first turn: the branch, characters, hands, the first player.
func (s *State) deals(buf []Move) []Move {
	switch {
	case s.mission && s.branch == NoKind:
		return copies(OpBranch, &s.pile, DocumentArmy, buf)
	case s.dealt < s.seats:
		for r := Adler; uint8(r) <= s.seats; r++ {
			if s.seatOf(r) == game.Public {
				buf = append(buf, Move{Op: OpRole, A: uint8(r)})
			}
		}
		return buf
	case s.drawer() != game.Public:
		return copies(OpDraw, &s.pile, Disguise, buf)
	default:
		for seat := range s.seats {
			buf = append(buf, Move{Op: OpFirst, A: seat})
		}
		return buf
	}
}

// copies appends a move for every card of a pile or hand, up to a kind: Nature draws each of them alike.
func copies(op Op, from *tally, last Kind, buf []Move) []Move {
	for k := DocumentRAF; k <= last; k++ {
		for n := range from.of(k) {
			buf = append(buf, Move{Op: op, A: uint8(k), B: uint8(n + 1)})
		}
	}
	return buf
}

// each appends a move for each kind of a set.
func each(op Op, set kindSet, buf []Move) []Move {
	for ; set != 0; set = set.rest() {
		buf = append(buf, Move{Op: op, A: uint8(set.first())})
	}
	return buf
}

// plays are the moves of the seat on turn. Every card may be discarded, but for a question before the reveal, which
// must be asked (G4); after it, questions are discarded only (G9).
func (s *State) plays(seat game.Seat, buf []Move) []Move {
	hand := &s.hands[seat]
	others := s.living().Without(seat)
	if hand.of(Question) > 0 && !s.revealed() {
		buf = s.questions(others, buf)
	}
	if hand.of(Magnifier) > 0 {
		buf = aimed(OpLook, 0, others, buf)
	}
	if hand.of(Binoculars) > 0 {
		buf = aimed(OpSpy, 1, others, buf)
		buf = aimed(OpSpy, 2, s.spiedTwice(seat)&others, buf)
	}
	if hand.of(Arrest) > 0 {
		buf = s.arrests(seat, buf)
	}
	return each(OpDiscard, s.droppable(seat), buf)
}

// droppable are the kinds of cards that a seat may discard without effect.
func (s *State) droppable(seat game.Seat) kindSet {
	set := s.hands[seat].kinds()
	if !s.revealed() {
		set &^= 1 << Question
	}
	return set
}

// aimed appends a move at every seat of a set.
func aimed(op Op, b uint8, targets game.Seats, buf []Move) []Move {
	for target := range targets.All() {
		buf = append(buf, Move{Op: op, A: uint8(target), B: b})
	}
	return buf
}

// questions are all that may be asked: colours of characters in play (G53).
func (s *State) questions(targets game.Seats, buf []Move) []Move {
	for target := range targets.All() {
		for _, q := range askable[s.seats] {
			buf = append(buf, Move{Op: OpAsk, A: uint8(target), B: uint8(q.trait), C: uint8(q.colour)})
		}
	}
	return buf
}

// topic is what a question is about.
type topic struct {
	trait  Trait
	colour Colour
}

// askable are, by number of seats, the topics of questions (G53).
var askable = askableTable()

func askableTable() (table [game.MaxSeats + 1][]topic) {
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for trait := range traitEnd {
			for c := Brown; c < colourEnd; c++ {
				if Fitting(seats, trait, c) != 0 {
					table[seats] = append(table[seats], topic{trait, c})
				}
			}
		}
	}
	return table
}

// spiedTwice are the seats from which Gold may take two cards, once characters are revealed (G43, G45).
func (s *State) spiedTwice(seat game.Seat) (set game.Seats) {
	if !s.abilities || !s.revealed() || s.roles[seat] != Gold {
		return 0
	}
	for other := range game.Seat(s.seats) {
		if s.hands[other].sum() >= 2 {
			set = set.With(other)
		}
	}
	return set
}

// arrests are those that a seat may make: from the fourth hour (G6); before the reveal of anybody, naming a villain
// where that is asked (G38); after it heroes arrest living villains (G5, G15).
func (s *State) arrests(seat game.Seat, buf []Move) []Move {
	villain := s.roles[seat].Villain()
	switch {
	case s.hour < Gate || villain && (s.revealed() || s.NoBluff):
		return buf
	case s.revealed():
		return aimed(OpArrest, uint8(NoRole), s.living()&^s.heroes(), buf)
	}
	others := s.living().Without(seat)
	if !s.naming(seat) {
		return aimed(OpArrest, uint8(NoRole), others, buf)
	}
	return aimed(OpArrest, uint8(Collins), others, aimed(OpArrest, uint8(Adler), others, buf))
}

// naming reports whether an arrest of the seat must name a villain: at five and six seats, after the first attempt,
// before the reveal (G38); by the house rule after the seat's own first (H1).
func (s *State) naming(seat game.Seat) bool {
	return s.seats > MinSeats && !s.revealed() && s.Bound(s.attempted, seat)
}

// truths are the answers to a question: a hero has the true one only (G7).
func (s *State) truths(seat game.Seat, buf []Move) []Move {
	turn := s.turn()
	r := s.roles[seat]
	truth := r.Look(turn.trait()) == turn.colour()
	if truth || r.Villain() {
		buf = append(buf, Move{Op: OpYes})
	}
	if !truth || r.Villain() {
		buf = append(buf, Move{Op: OpNo})
	}
	return buf
}

// escapes are the villain's replies to an arrest; without a usable one it can only surrender (G16).
func (s *State) escapes(buf []Move) []Move {
	usable := s.hands[s.villain].kinds() & s.replies()
	if usable == 0 {
		return append(buf, Move{Op: OpSurrender})
	}
	return each(OpReply, usable, buf)
}

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
		return s.whyNotPlay(seat, m)
	}
	return s.whyNotNow(m)
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
func (s *State) whyNotPlay(seat game.Seat, m Move) *game.Refusal {
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
	if r := s.whyNotOpen(seat, m); r != nil {
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
		return s.whyNotArrest(seat, target)
	}
}

// uses are the kinds of cards that plays use; a discard names its own.
var uses = [opEnd]Kind{OpAsk: Question, OpLook: Magnifier, OpSpy: Binoculars, OpArrest: Arrest}

// whyNotOpen finds the reason against a play at whomever.
func (s *State) whyNotOpen(seat game.Seat, m Move) *game.Refusal {
	villain := s.roles[seat].Villain()
	switch {
	case m.Op == OpAsk && s.revealed():
		return game.Refuse("G9", whyRevealed)
	case m.Op == OpArrest && s.hour < Gate:
		return game.Refuse("G6", whyGate, game.Word(HourKey(Gate)))
	case m.Op == OpArrest && villain && s.revealed():
		return game.Refuse("G5", whyVillain)
	case m.Op == OpArrest && villain && s.NoBluff:
		return game.Refuse("G5", whyBluff)
	default:
		return nil
	}
}

// whyNotArrest finds the reason against a seat's arrest of another in play.
func (s *State) whyNotArrest(seat, target game.Seat) *game.Refusal {
	switch {
	case s.revealed() && !s.roles[target].Villain():
		return game.Refuse("G15", whyHero, game.SeatName(target))
	case s.naming(seat):
		return game.Refuse("G38", whyName)
	default:
		return game.Refuse("G38", whyUnnamed)
	}
}

// whyNotNow finds the reason against a decision that is asked for now, but not so.
func (s *State) whyNotNow(m Move) *game.Refusal {
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
		return s.whyNotReply(k)
	case OpLoot:
		return game.Refuse("G25", whyLoot, k.One())
	default:
		return game.Refuse("", whyHand, k.One())
	}
}

// whyNotReply finds the reason against a villain's reply.
func (s *State) whyNotReply(k Kind) *game.Refusal {
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
