package getadler

import (
	"fmt"
	"log/slog"

	"safehouse/game"
)

// State is the whole truth of a match: a plain value of counters and masks. It prints as the public view.
type State struct {
	hands [game.MaxSeats]tally
	// away are the cards that lie unseen under the discard pile (G56). The hand of a seat that was eliminated stays in
	// hands until its confrontation is wound up (G55).
	pile, discard, away tally
	// known is what each living seat knows of the places of cards.
	known [game.MaxSeats]traces
	past  [MaxTurns]entry
	laid  [MaxLaid]laid

	roles [game.MaxSeats]Role
	// answers are the characters that all answers of a seat are true of.
	answers [game.MaxSeats]RoleSet

	// What stays through a match.
	seats                     uint8
	abilities, mission, quick bool
	House
	branch                   Kind
	phase                    Phase
	dealt, hour, turns, owed uint8
	first, current           game.Seat
	waiting, out, eliminated game.Seats
	// attempted are the seats that have made an arrest.
	attempted      game.Seats
	shooting, held bool
	// turned are the seats whose characters lie open: nobody's, or once they are revealed everybody's, one after another.
	turned game.Seats

	// The confrontation that runs. Its seats are Public where none does.
	arrester, villain, opponent, asked game.Seat
	escape                             Kind
	// passed are the heroes who did not answer the escape, unasked those of them who were passed over.
	passed, unasked                game.Seats
	cards, villainShots, heroShots uint8

	reason  Reason
	winners game.Seats
	shown   Kind
	shownBy game.Seat
}

// laid is a card of a confrontation and the seat that laid it.
type laid uint8

func newLaid(s game.Seat, k Kind) laid { return laid(uint8(s)<<4 | uint8(k)) }
func (l laid) seat() game.Seat         { return game.Seat(l >> 4) }
func (l laid) kind() Kind              { return Kind(l & 15) }

// all is the set of the seats at the table, living that of those not eliminated.
func (s *State) all() game.Seats    { return 1<<s.seats - 1 }
func (s *State) living() game.Seats { return s.all() &^ s.eliminated }

// left is the seat on the left, which follows in the order of play.
func (s *State) left(seat game.Seat) game.Seat {
	if seat++; uint8(seat) == s.seats {
		return 0
	}
	return seat
}

// seatOf is the seat that has a character, Public where none has.
func (s *State) seatOf(r Role) game.Seat {
	for seat, role := range s.roles {
		if role == r {
			return game.Seat(seat)
		}
	}
	return game.Public
}

// lives reports whether the seat that has a character is still in the game.
func (s *State) lives(r Role) bool {
	seat := s.seatOf(r)
	return seat != game.Public && !s.eliminated.Has(seat)
}

// ask makes a phase that waits for one seat, or for Nature.
func (s *State) ask(p Phase, seat game.Seat) {
	s.phase = p
	s.waiting = game.SeatsOf(seat)
}

// turn is the turn that runs.
func (s *State) turn() *entry { return &s.past[s.turns-1] }

// loser is the seat that was eliminated in the confrontation that runs, Public where none was.
func (s *State) loser() game.Seat {
	if s.turns == 0 {
		return game.Public
	}
	return s.turn().loser()
}

// revealed reports whether characters are known to all.
func (s *State) revealed() bool { return s.turned != 0 }

// Over reports whether the match has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Format prints the public view, whatever the verb: a log line cannot leak.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue gives the public view to a log.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }

// entry is a Turn in six bytes of two halves each: hour and seat, deed and target, card and role, trait and colour,
// flags, end and loser.
type entry struct{ when, deed, card, about, flags, end uint8 }

// The flags of an entry; the two bits above them are N.
const (
	flagAnswered = 1 << iota
	flagYes
	flagRevealed
	flagsN = iota
)

func halves(high, low uint8) uint8 { return high<<4 | low }

// beginEntry makes a seat the current one and writes its turn into the history.
func (s *State) beginEntry(seat game.Seat) {
	s.current = seat
	flags := uint8(0)
	if s.revealed() {
		flags = flagRevealed
	}
	s.past[s.turns] = entry{
		when: halves(s.hour, uint8(seat)), deed: halves(uint8(NoDeed), uint8(game.Public)), flags: flags,
		end: halves(uint8(NoReason), uint8(game.Public)),
	}
	s.turns++
}

// did writes what the turn was used for.
func (e *entry) did(d Deed, target game.Seat, k Kind) {
	e.deed = halves(uint8(d), uint8(target))
	e.card = halves(uint8(k), e.card&15)
}

func (e *entry) asked(t Trait, c Colour)      { e.about = halves(uint8(t), uint8(c)) }
func (e *entry) setN(n uint8)                 { e.flags |= n << flagsN }
func (e *entry) ended(r Reason, by game.Seat) { e.end = halves(uint8(r), uint8(by)) }

// accused writes that a seat was arrested and named, judged what came of it.
func (e *entry) accused(target game.Seat, named Role) {
	e.deed, e.card = halves(uint8(NoDeed), uint8(target)), halves(uint8(Arrest), uint8(named))
}

func (e *entry) judged(d Deed) { e.deed = halves(uint8(d), e.deed&15) }

func (e *entry) answered(yes bool) {
	e.flags |= flagAnswered
	if yes {
		e.flags |= flagYes
	}
}

func (e *entry) target() game.Seat { return game.Seat(e.deed & 15) }
func (e *entry) trait() Trait      { return Trait(e.about >> 4) }
func (e *entry) colour() Colour    { return Colour(e.about & 15) }
func (e *entry) n() uint8          { return e.flags >> flagsN }
func (e *entry) loser() game.Seat  { return game.Seat(e.end & 15) }

// turn spells the entry out.
func (e *entry) turn() Turn {
	return Turn{
		Hour: e.when >> 4, Seat: game.Seat(e.when & 15), Deed: Deed(e.deed >> 4), Target: e.target(),
		Card: Kind(e.card >> 4), Role: Role(e.card & 15), Trait: e.trait(), Colour: e.colour(),
		Answered: e.flags&flagAnswered != 0, Yes: e.flags&flagYes != 0, Revealed: e.flags&flagRevealed != 0,
		N: e.n(), End: Reason(e.end >> 4), Loser: e.loser(),
	}
}

// entryOf packs what turn spells out.
func entryOf(t *Turn) entry {
	e := entry{
		when: halves(t.Hour, uint8(t.Seat)), deed: halves(uint8(t.Deed), uint8(t.Target)),
		card: halves(uint8(t.Card), uint8(t.Role)), about: halves(uint8(t.Trait), uint8(t.Colour)),
		end: halves(uint8(t.End), uint8(t.Loser)),
	}
	if t.Answered {
		e.answered(t.Yes)
	}
	if t.Revealed {
		e.flags |= flagRevealed
	}
	e.setN(t.N)
	return e
}

// House are the house rules of a match, all of them off where it is played as printed (rulings 2.4).
type House struct {
	// OwnFirst: everybody's own first arrest names nobody (H1).
	OwnFirst bool
	// Misnamed: who arrests the right player under the wrong name misses a turn alone (H2).
	Misnamed bool
	// FallEnds: the heroes win as soon as Adler is eliminated (H4).
	FallEnds bool
	// NoBluff: villains never arrest (H5).
	NoBluff bool
	// OneBomb: the second bomb stays in the box (H6).
	OneBomb bool
	// SmallRefill: a villain who got away refills to five (H7).
	SmallRefill bool
	// AccuserOnly: a wrong arrest costs the accuser alone a turn (H8).
	AccuserOnly bool
}

// smallHand is the hand to which a villain refills who got away (H7).
const smallHand = 5

// CardsOf gives the number of cards of each kind in a match of that many seats.
func (h *House) CardsOf(seats int) Counts {
	c := CardsOf(seats)
	if h.OneBomb {
		c[Bomb] = 1
	}
	return c
}

// Refill is the number of cards to which a seat refills after a confrontation, the villain of it or a hero.
func (h *House) Refill(villain bool) int {
	if villain && h.SmallRefill {
		return smallHand
	}
	return HandSize
}

// Bound reports whether a seat must name a villain, by the seats that have attempted an arrest.
func (h *House) Bound(attempted game.Seats, seat game.Seat) bool {
	return attempted.Has(seat) || attempted != 0 && !h.OwnFirst
}

// Tells says that everybody sees whether a wrong arrest was of the right player under the wrong name: the accused does
// not miss a turn then, and does otherwise (H2).
func (h *House) Tells() bool { return h.Misnamed && !h.AccuserOnly }

// Denies reports whether a wrong arrest cannot have been between these two characters. A villain's own is always wrong,
// so that it says nothing of the accused (G5).
func (h *House) Denies(t *Turn, arrester, accused Role) bool {
	switch {
	case t.N == 1 && h.Tells():
		return arrester.Villain() || !accused.Villain() || accused == t.Role
	case arrester.Villain():
		return h.NoBluff
	default:
		return accused.Villain() && (t.Role == NoRole || t.Role == accused || h.Tells())
	}
}
