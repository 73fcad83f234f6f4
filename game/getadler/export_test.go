package getadler

import (
	"fmt"
	"math/bits"
	"slices"

	"safehouse/game"
)

// Lean are the rules with so few cards that the pile is shuffled again and again, often in the middle of a
// confrontation, and that at times there is nothing to draw (G3, G54, G55).
type Lean struct{ Rules }

// leanPile is the number of cards in the pile once the hands are dealt.
const leanPile = 1

// Start takes cards out of the game, always one of the most frequent.
func (Lean) Start(seats int, options game.Options) (State, error) {
	s, err := Rules{}.Start(seats, options)
	if err != nil {
		return s, err
	}
	left := leanCards(seats)
	s.pile = tallyOf(&left)
	for seat := range seats {
		s.known[seat] = traces{}
		for k := DocumentRAF; k < kindEnd; k++ {
			s.known[seat].open(k, left[k])
		}
	}
	return s, nil
}

func leanCards(seats int) Counts {
	left := CardsOf(seats)
	for left.Sum() > seats*HandSize+leanPile {
		most := DocumentRAF
		for k := most; k < kindEnd; k++ {
			if left[k] > left[most] {
				most = k
			}
		}
		left[most]--
	}
	return left
}

// Conserved tells what is wrong with a state: cards lost, or a seat that knows what is not so. ConservedLean does so
// for the lean game.
func Conserved(s *State) error     { return conserved(s, s.CardsOf(int(s.seats))) }
func ConservedLean(s *State) error { return conserved(s, leanCards(int(s.seats))) }

func conserved(s *State, full Counts) error {
	all := s.pile.counts()
	add := func(t *tally) {
		for k, n := range t.counts() {
			all[k] += n
		}
	}
	add(&s.discard)
	add(&s.away)
	for seat := range s.hands {
		add(&s.hands[seat])
	}
	for _, l := range s.fight.Laid[:s.fight.Cards] {
		all[l.Card]++
	}
	if all != full {
		return fmt.Errorf("the table holds %v, not %v", all, full)
	}
	for viewer := range game.Seat(s.seats) {
		if s.eliminated.Has(viewer) {
			continue
		}
		for k := DocumentRAF; k < kindEnd; k++ {
			if err := agrees(s, viewer, k); err != nil {
				return err
			}
		}
	}
	return nil
}

// agrees reports whether the traces of a seat and the truth agree for one kind: whether every copy can be given a
// label.
func agrees(s *State, viewer game.Seat, k Kind) error {
	lo, hi := int(spans[k].begin), int(spans[k].begin+spans[k].count)
	var room [placeEnd]int
	for seat := range game.Seat(s.seats) {
		room[seat] = s.hands[seat].of(k)
	}
	room[pileBit], room[awayBit] = s.pile.of(k), s.away.of(k)
	var copies [mostCopies]Places
	masks := copies[:0]
	for i := lo; i < hi; i++ {
		p := s.known[viewer].at(i)
		if p != 0 {
			masks = append(masks, p)
		}
		if p&InHand(viewer) != 0 && p != InHand(viewer) {
			return fmt.Errorf("seat %v does not know its own hand", viewer)
		}
	}
	if !matches(masks, room) {
		return fmt.Errorf("seat %v knows of %v: %b, which %v is not", viewer, k, slices.Clone(masks), room)
	}
	return nil
}

// mostCopies is the largest number of cards of a kind.
const mostCopies = 16

// matches reports whether there is a way to put each label at one of its places so that every place gets as many as it
// has.
func matches(masks []Places, room [placeEnd]int) bool {
	total := 0
	for _, n := range room {
		total += n
	}
	f := fitting{room: room}
	for _, m := range masks {
		if m.count() != 1 {
			f.masks[f.labels], f.at[f.labels] = m, unplaced
			f.labels++
			continue
		}
		// Most labels have one place.
		p := bits.TrailingZeros8(uint8(m))
		if f.room[p]--; f.room[p] < 0 {
			return false
		}
	}
	for i := range f.labels {
		var tried Places
		if !f.seat(i, &tried) {
			return false
		}
	}
	return total == len(masks)
}

// fitting puts labels with more than one place at one of them.
type fitting struct {
	labels int
	masks  [mostCopies]Places
	// at is the place of each label, room what each place can still take.
	at   [mostCopies]int
	room [placeEnd]int
}

// unplaced is the place of a label that has none yet.
const unplaced = -1

// seat finds a place for a label, for which others may have to move where there is no room; places that were tried for
// it are not tried again.
func (f *fitting) seat(i int, tried *Places) bool {
	for left := f.masks[i] &^ *tried; left != 0; left &= left - 1 {
		if p := bits.TrailingZeros8(uint8(left)); f.room[p] > 0 {
			f.room[p]--
			f.at[i] = p
			return true
		}
	}
	for left := f.masks[i] &^ *tried; left != 0; left &= left - 1 {
		p := bits.TrailingZeros8(uint8(left))
		if *tried&(1<<p) != 0 {
			continue
		}
		*tried |= 1 << p
		for j := range f.labels {
			if f.at[j] == p && f.seat(j, tried) {
				f.at[i] = p
				return true
			}
		}
	}
	return false
}
