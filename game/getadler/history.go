package getadler

import "safehouse/game"

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
