package getadler

import "safehouse/game"

// named says what each part of the table is that is no open card: outside a confrontation, which has parts of its own.
func (b *brush) named() {
	if !b.lay.opt.Open {
		b.Names(b.lay.Hand, "table.hand")
		b.Names(b.lay.Own, "table.hand")
	}
	if !b.lay.taken() {
		b.Names(b.lay.Clock, "getadler.hour")
		b.Names(b.lay.Hour, "getadler.hour")
		b.Names(b.lay.Pile, "getadler.pile")
		b.Names(b.lay.Discard, "getadler.discard")
	}
	for seat := range game.Seat(b.v.Seats) {
		p, lay := &b.v.Players[seat], &b.lay.Suspects[seat]
		b.Names(lay.Box, "getadler.suspect")
		if p.Eliminated {
			continue
		}
		b.Names(lay.Backs, "getadler.held")
		b.Names(lay.Count, "getadler.held")
		if p.Out {
			b.Names(lay.State, "getadler.stunned")
		}
		if hover, focus, _ := b.t.table.Page.State(seatIDs[seat]); !hover && !focus && b.t.book.strips(b.v, seat) {
			// Of one who is pointed at the legend says it.
			b.Names(lay.Strip, "getadler.letters")
		}
	}
}
