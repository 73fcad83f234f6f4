package getadler

import "safehouse/game"

// mostMoves is more than the number of moves that any seat or Nature ever has to choose from.
const mostMoves = 128

// Moves appends the legal moves of a seat to buf.
func (Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if !s.waiting.Has(seat) {
		return buf
	}
	switch s.phase {
	case PhaseDeal:
		return deals(s, buf)
	case PhaseDraw, PhaseRefill:
		return copies(OpDraw, &s.pile, Disguise, buf)
	case PhaseTake:
		return copies(OpTake, &s.hands[s.turn().Target], Disguise, buf)
	case PhaseMeet:
		return append(buf, Move{Op: OpReady})
	case PhaseExchange, PhaseReturn, PhaseGive:
		return each(OpGive, s.hands[seat].kinds(), buf)
	case PhasePlay:
		return plays(s, seat, buf)
	case PhaseAnswer:
		return truths(s, seat, buf)
	case PhaseLook:
		return append(buf, Move{Op: OpSeen})
	default:
		return fightMoves(s, seat, buf)
	}
}

// fightMoves are the moves in a confrontation.
func fightMoves(s *State, seat game.Seat, buf []Move) []Move {
	switch s.phase {
	case PhaseReply:
		return escapes(s, buf)
	case PhasePursue:
		if s.hands[seat].of(s.fight.Escape) > 0 {
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
func deals(s *State, buf []Move) []Move {
	switch {
	case s.mission && s.branch == NoKind:
		return copies(OpBranch, &s.pile, DocumentArmy, buf)
	case s.dealt < s.seats:
		for r := Adler; uint8(r) <= s.seats; r++ {
			if s.SeatOf(r) == game.Public {
				buf = append(buf, Move{Op: OpRole, A: uint8(r)})
			}
		}
		return buf
	case drawer(s) != game.Public:
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
func plays(s *State, seat game.Seat, buf []Move) []Move {
	hand := &s.hands[seat]
	others := s.living().Without(seat)
	if hand.of(Question) > 0 && !s.Revealed() {
		buf = questions(s, others, buf)
	}
	if hand.of(Magnifier) > 0 {
		buf = aimed(OpLook, 0, others, buf)
	}
	if hand.of(Binoculars) > 0 {
		buf = aimed(OpSpy, 1, others, buf)
		buf = aimed(OpSpy, 2, spiedTwice(s, seat)&others, buf)
	}
	if hand.of(Arrest) > 0 {
		buf = arrests(s, seat, buf)
	}
	return each(OpDiscard, droppable(s, seat), buf)
}

// droppable are the kinds of cards that a seat may discard without effect.
func droppable(s *State, seat game.Seat) kindSet {
	set := s.hands[seat].kinds()
	if !s.Revealed() {
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
func questions(s *State, targets game.Seats, buf []Move) []Move {
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
func spiedTwice(s *State, seat game.Seat) (set game.Seats) {
	if !s.abilities || !s.Revealed() || s.roles[seat] != Gold {
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
func arrests(s *State, seat game.Seat, buf []Move) []Move {
	villain := s.roles[seat].Villain()
	switch {
	case s.hour < Gate || villain && (s.Revealed() || s.NoBluff):
		return buf
	case s.Revealed():
		return aimed(OpArrest, uint8(NoRole), s.living()&s.Villains(), buf)
	}
	others := s.living().Without(seat)
	if !naming(s, seat) {
		return aimed(OpArrest, uint8(NoRole), others, buf)
	}
	return aimed(OpArrest, uint8(Collins), others, aimed(OpArrest, uint8(Adler), others, buf))
}

// naming reports whether an arrest of the seat must name a villain: at five and six seats, after the first attempt,
// before the reveal (G38); by the house rule after the seat's own first (H1).
func naming(s *State, seat game.Seat) bool {
	return s.seats > MinSeats && !s.Revealed() && s.Bound(s.attempted, seat)
}

// truths are the answers to a question: a hero has the true one only (G7).
func truths(s *State, seat game.Seat, buf []Move) []Move {
	turn := s.turn()
	r := s.roles[seat]
	truth := r.Look(turn.Trait) == turn.Colour
	if truth || r.Villain() {
		buf = append(buf, Move{Op: OpYes})
	}
	if !truth || r.Villain() {
		buf = append(buf, Move{Op: OpNo})
	}
	return buf
}

// escapes are the villain's replies to an arrest; without a usable one it can only surrender (G16).
func escapes(s *State, buf []Move) []Move {
	usable := s.hands[s.fight.Villain].kinds() & replies(s)
	if usable == 0 {
		return append(buf, Move{Op: OpSurrender})
	}
	return each(OpReply, usable, buf)
}
