package getadler

import (
	"fmt"

	"safehouse/game"
)

// Conserved tells what is wrong with a state: cards lost, or a seat that knows what is not so.
func Conserved(s *State) error {
	full := CardsOf(int(s.seats))
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
	for _, l := range s.laid[:s.cards] {
		all[l.kind()]++
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

// agrees tells whether the traces of a seat and the truth agree for one kind: whether every copy can be given a label.
func agrees(s *State, viewer game.Seat, k Kind) error {
	lo, hi := int(spans[k].begin), int(spans[k].begin+spans[k].count)
	var room [placeEnd]int
	for seat := range game.Seat(s.seats) {
		room[seat] = s.hands[seat].of(k)
	}
	room[pileBit], room[awayBit] = s.pile.of(k), s.away.of(k)
	var masks []Places
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
		return fmt.Errorf("seat %v knows of %v: %b, which %v is not", viewer, k, masks, room)
	}
	return nil
}

// matches tells whether there is a way to put each label at one of its places so that every place gets as many as it
// has.
func matches(masks []Places, room [placeEnd]int) bool {
	total := 0
	for _, n := range room {
		total += n
	}
	at := make([]int, len(masks))
	for i := range at {
		at[i] = -1
	}
	var seat func(i int, tried *Places) bool
	seat = func(i int, tried *Places) bool {
		for p := range placeEnd {
			if masks[i]&^*tried&(1<<p) == 0 {
				continue
			}
			*tried |= 1 << p
			if room[p] > 0 {
				room[p]--
				at[i] = p
				return true
			}
			for j := range at {
				if at[j] == p && seat(j, tried) {
					at[i] = p
					return true
				}
			}
		}
		return false
	}
	for i := range masks {
		var tried Places
		if !seat(i, &tried) {
			return false
		}
	}
	return total == len(masks)
}
