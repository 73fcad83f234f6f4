package getadler

import (
	"fmt"
	"log/slog"

	"safehouse/game"
)

// State is the whole truth of a match: a plain value of counters and masks. It prints as the public view.
type State struct {
	deck
	history
	cast
	fight Confrontation

	// What stays through a match.
	abilities, mission, quick bool
	House
	branch Kind

	phase             Phase
	dealt, hour, owed uint8
	first, current    game.Seat
	waiting           game.Seats

	reason  Reason
	winners game.Seats
	shown   Kind
	shownBy game.Seat
}

// ask makes a phase that waits for one seat, or for Nature.
func (s *State) ask(p Phase, seat game.Seat) {
	s.phase = p
	s.waiting = game.SeatsOf(seat)
}

// Over reports whether the match has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Format prints the public view, whatever the verb: a log line cannot leak.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue gives the public view to a log.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }

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

// history are the turns of the match, the one that runs counted in.
type history struct {
	past  [MaxTurns]Turn
	turns uint8
}

// begin writes down that a seat's turn begins.
func (h *history) begin(hour uint8, seat game.Seat, revealed bool) {
	h.past[h.turns] = Turn{Hour: hour, Seat: seat, Target: game.Public, Revealed: revealed, Loser: game.Public}
	h.turns++
}

// turn is the turn that runs.
func (h *history) turn() *Turn { return &h.past[h.turns-1] }

// loser is the seat that was eliminated in the confrontation that runs, Public where none was.
func (h *history) loser() game.Seat {
	if h.turns == 0 {
		return game.Public
	}
	return h.turn().Loser
}

// did writes what the turn was used for, ended how its confrontation ended.
func (t *Turn) did(d Deed, target game.Seat, k Kind) { t.Deed, t.Target, t.Card = d, target, k }
func (t *Turn) ended(r Reason, loser game.Seat)      { t.End, t.Loser = r, loser }

// key takes the turn in.
func (t *Turn) key() key {
	k := key(t.Seat) | key(t.Hour)<<4 | key(t.Target)<<8 | key(t.Deed)<<12 | key(t.Role)<<16 | key(t.Card)<<20 |
		key(t.Colour)<<24 | key(t.Trait)<<28 | key(t.N)<<35 | key(t.Loser)<<40 | key(t.End)<<44
	for bit, set := range [...]bool{t.Answered, t.Yes, t.Revealed} {
		if set {
			k |= 1 << (32 + bit)
		}
	}
	return k
}
