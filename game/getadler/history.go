package getadler

import "safehouse/game"

// history are the turns of the match, the one that runs counted in.
type history struct {
	past  [MaxTurns]entry
	turns uint8
}

// begin writes down that a seat's turn begins.
func (h *history) begin(hour uint8, seat game.Seat, revealed bool) {
	flags := uint8(0)
	if revealed {
		flags = flagRevealed
	}
	h.past[h.turns] = entry{
		when: halves(hour, uint8(seat)), deed: halves(uint8(NoDeed), uint8(game.Public)), flags: flags,
		end: halves(uint8(NoReason), uint8(game.Public)),
	}
	h.turns++
}

// turn is the turn that runs.
func (h *history) turn() *entry { return &h.past[h.turns-1] }

// loser is the seat that was eliminated in the confrontation that runs, Public where none was.
func (h *history) loser() game.Seat {
	if h.turns == 0 {
		return game.Public
	}
	return h.turn().loser()
}

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
